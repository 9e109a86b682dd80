import { Alert, Button, Loader, Textarea } from '@mantine/core';
import { IconCheck, IconEdit, IconRotate, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { amendLimits } from '@yanmo/contract/amending';
import { type KeyboardEvent, type MouseEvent, type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffSheets } from '../../domain/texts/diff-sheets.tsx';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Answer } from './answer.tsx';
import { type AmendChange, type AmendFile, changeQuery, type Decided } from './api.ts';
import { AskAgain } from './ask-again.tsx';
import classes from './change-view.module.css';
import { type KeptWords, useKeptWords } from './kept-words.ts';
import { Passage } from './passage.tsx';
import { Said } from './said.tsx';
import { useDecisions } from './use-decisions.ts';

/** Letters that decide; heard by the workspace, wherever in it the focus is. */
export interface ChangeKeys {
  press: (event: KeyboardEvent<HTMLElement>) => void;
}

interface ChangeViewProps {
  file: AmendFile;
  change: AmendChange;
  kept: KeptWords;
  keys: Ref<ChangeKeys>;
  /** It is decided: the next one, please. */
  onDecided: () => void;
  /** What was decided could not be done. */
  onRefused: () => void;
}

/** One comment: what it says, the words that it is about, the new ones, and what can be done. */
export function ChangeView({ file, change, kept, keys, onDecided, onRefused }: ChangeViewProps) {
  const { t } = useTranslation('comments');
  const { key, language } = file;
  const { id, proposal, trouble, comment } = change;
  const [edited, setEdited] = useKeptWords(kept, `${id} text`);
  const [typedReply, setReply] = useKeptWords(kept, `${id} reply`);
  const reply = typedReply ?? change.reply ?? '';
  const hasReply = comment !== null && reply.trim() !== (change.reply ?? '');
  const shown = useQuery({ ...changeQuery(key, change), enabled: proposal !== null && proposal.diff === null });
  const diff = proposal?.diff ?? shown.data?.proposal?.diff ?? null;
  const { state, settle, savedReply, ask } = useDecisions(key, change, {
    // What was typed meanwhile is not what was sent.
    onHeard: ({ reply: sent }) => {
      if (sent !== undefined && kept.get(`${id} reply`)?.trim() === sent) setReply(null);
    },
    onRefused({ decision, text }) {
      if (text !== undefined) setEdited(text);
      if (decision !== 'ANSWER') onRefused();
    },
  });
  const mayChange = trouble === null && state !== 'ACCEPTED' && state !== 'WORKING' && !ask.isPending;
  const isGood = proposal !== null && !proposal.is_stale;
  const mayAccept = state === 'PROPOSED' && isGood && !ask.isPending;
  const isDecided = state === 'ACCEPTED' || state === 'DISMISSED';
  const current = change.passage.map(({ text }) => text).join('\n\n');
  const edit = () => setEdited(state === 'PROPOSED' && isGood ? proposal.text : current);

  /** With the answer that was typed and not saved yet: it would be lost with the page. */
  function decide(decided: Decided) {
    settle({ ...decided, ...(hasReply ? { reply: reply.trim() } : {}) });
    if (decided.decision === 'UNDO') return;
    setEdited(null);
    onDecided();
  }
  /** The second press of a double click would meet the next comment. */
  const once = (decided: Decided) => (event: MouseEvent) => {
    if (event.detail < 2) decide(decided);
  };

  useImperativeHandle(keys, () => ({
    press(event) {
      if (edited !== null || event.repeat) return;
      const deeds: Record<string, (() => void) | false> = {
        a: mayAccept && (() => decide({ decision: 'ACCEPT' })),
        d: !isDecided && (() => decide({ decision: 'DISMISS' })),
        u: isDecided && (() => decide({ decision: 'UNDO' })),
        e: mayChange && edit,
      };
      const deed = deeds[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    },
  }));

  return (
    <section className={classes.view} aria-label={t('view.label')} tabIndex={-1}>
      {comment ? <Said comment={comment} /> : null}
      {change.instruction === null ? null : (
        <blockquote className={classes.wish}>
          <span className={classes.note}>{t('view.wish')}</span> {change.instruction}
        </blockquote>
      )}
      {trouble === null ? null : (
        <Alert color="warn" variant="light" mb="sm">
          {t(`trouble.${trouble}`)}
        </Alert>
      )}
      {change.heading === null ? null : <p className={classes.place}>{change.heading}</p>}
      {change.passage.length === 0 ? null : edited !== null ? (
        <Sheet width="wide">
          <Textarea
            label={t('view.byHand')}
            description={change.passage.length > 1 ? t('view.paragraphs', { count: change.passage.length }) : null}
            autosize
            minRows={5}
            maxLength={amendLimits.text}
            lang={language}
            value={edited}
            // It is there because somebody asked to write.
            autoFocus
            onChange={(event) => setEdited(event.currentTarget.value)}
          />
        </Sheet>
      ) : diff && isGood ? (
        <DiffSheets diff={diff} language={language} before={t('diff.before')} after={t('diff.after')} />
      ) : (
        <Sheet width="wide">
          <Passage passage={change.passage} language={language} />
        </Sheet>
      )}
      {state === 'WORKING' || ask.isPending ? (
        <p className={classes.working} role="status">
          <Loader size="sm" /> {t('view.working')}
        </p>
      ) : null}
      {proposal?.is_stale && state === 'PROPOSED' ? (
        <Alert color="warn" variant="light" role="alert" mt="sm">
          {t('view.stale')}
        </Alert>
      ) : null}
      {proposal && proposal.lost.length > 0 && edited === null ? (
        <Alert color="warn" variant="light" mt="sm">
          {t('view.lost', { what: proposal.lost.join(' · ') })}
        </Alert>
      ) : null}
      {state === 'FAILED' && change.error && !ask.isPending ? (
        <Alert color="warn" variant="light" role="alert" mt="sm">
          {change.error.message}
          {change.say === null ? null : <p className={classes.say}>{change.say}</p>}
        </Alert>
      ) : null}
      {ask.error && !ask.isPending ? <BuyCharacters refusal={ask.error} /> : null}
      <div className={classes.decide}>
        {edited !== null ? (
          <>
            <Button
              disabled={edited.trim() === current}
              onClick={once({ decision: 'ACCEPT', text: edited, version: change.version })}
            >
              {edited.trim() === '' ? t('view.removeAll') : t('view.save')}
            </Button>
            <Button variant="default" onClick={() => setEdited(null)}>
              {t('view.cancel')}
            </Button>
          </>
        ) : (
          <>
            {mayAccept ? (
              <Button
                leftSection={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}
                aria-keyshortcuts="a"
                onClick={once({ decision: 'ACCEPT' })}
              >
                {t('view.accept')} <kbd className={classes.key}>A</kbd>
              </Button>
            ) : null}
            {(mayChange || ask.isPending) && !mayAccept ? (
              <Button loading={ask.isPending} onClick={() => ask.mutate(undefined)}>
                {state === 'OPEN' ? t('view.propose') : t('view.again')}
              </Button>
            ) : null}
            {mayChange ? (
              <Button
                variant="default"
                leftSection={<IconEdit size={18} stroke={1.5} aria-hidden="true" />}
                aria-keyshortcuts="e"
                onClick={edit}
              >
                {t('view.edit')} <kbd className={classes.key}>E</kbd>
              </Button>
            ) : null}
            {isDecided ? (
              <Button
                variant="default"
                leftSection={<IconRotate size={18} stroke={1.5} aria-hidden="true" />}
                aria-keyshortcuts="u"
                onClick={once({ decision: 'UNDO' })}
              >
                {t('view.undo')} <kbd className={classes.key}>U</kbd>
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<IconX size={18} stroke={1.5} aria-hidden="true" />}
                aria-keyshortcuts="d"
                onClick={once({ decision: 'DISMISS' })}
              >
                {t('view.dismiss')} <kbd className={classes.key}>D</kbd>
              </Button>
            )}
          </>
        )}
      </div>
      {mayChange && edited === null ? (
        <AskAgain isBusy={ask.isPending} engine={file.engine} onAsk={(instruction) => ask.mutate(instruction)} />
      ) : null}
      {comment ? (
        <Answer
          reply={change.reply}
          typed={reply}
          isBusy={savedReply === reply.trim()}
          onType={setReply}
          onAnswer={() => settle({ decision: 'ANSWER', reply: reply.trim() })}
        />
      ) : null}
    </section>
  );
}
