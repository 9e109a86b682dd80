import { Alert, Button, Loader, Textarea } from '@mantine/core';
import { IconCheck, IconEdit, IconRotate, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { amendLimits } from '@yanmo/contract/amending';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { showError } from '../../lib/notify.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Answer } from './answer.tsx';
import {
  type AmendChange,
  type AmendFile,
  changeQuery,
  type Decided,
  decide,
  fileQuery,
  placeChanges,
  propose,
} from './api.ts';
import { AskAgain } from './ask-again.tsx';
import classes from './change-view.module.css';
import { Passage, PassageDiff } from './passage.tsx';

interface ChangeViewProps {
  file: AmendFile;
  change: AmendChange;
  onNext: () => void;
}

/** One comment: what it says, the words that it is about, the new ones, and what can be done. */
export function ChangeView({ file, change, onNext }: ChangeViewProps) {
  const { t } = useTranslation('comments');
  const client = useQueryClient();
  const { key, language } = file;
  const { state, proposal, trouble, comment } = change;
  const [edited, setEdited] = useState<string | null>(null);
  const shown = useQuery({ ...changeQuery(key, change), enabled: proposal !== null && proposal.diff === null });
  const diff = proposal?.diff ?? shown.data?.proposal?.diff ?? null;
  const onError = (error: Error) => {
    showError(error);
    void client.invalidateQueries({ queryKey: fileQuery(key).queryKey });
  };
  // What is decided goes out one by one, in the order in which it was asked for.
  const scope = { id: `amending ${key}` };
  const settle = useMutation({
    scope,
    mutationFn: async (decided: Decided) => await decide(key, change.id, decided),
    onSuccess: ({ change: fresh, others }, { decision }) => {
      placeChanges(client, key, [fresh, ...others]);
      setEdited(null);
      if (decision === 'ACCEPT' || decision === 'DISMISS') onNext();
    },
    onError,
  });
  /** Apart from the decision: whoever accepts while the answer is on its way is not left unheard. */
  const answer = useMutation({
    scope,
    mutationFn: async (reply: string) => await decide(key, change.id, { decision: 'ANSWER', reply }),
    onSuccess: ({ change: fresh, others }) => placeChanges(client, key, [fresh, ...others]),
    onError,
  });
  const ask = useMutation({
    mutationFn: async (instruction: string | undefined) => await propose(key, change.id, instruction),
    onSuccess: (fresh) => placeChanges(client, key, [fresh]),
    onError,
  });
  const isBusy = settle.isPending || ask.isPending;
  const mayChange = trouble === null && state !== 'ACCEPTED' && state !== 'WORKING';
  const mayAccept = state === 'PROPOSED' && proposal !== null && !proposal.is_stale;
  const isDecided = state === 'ACCEPTED' || state === 'DISMISSED';
  const current = change.passage.map(({ text }) => text).join('\n\n');
  const edit = () => setEdited(state === 'PROPOSED' && proposal && !proposal.is_stale ? proposal.text : current);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, [role="dialog"]') !== null;
    if (isTyping || isBusy || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const deeds: Record<string, (() => void) | false> = {
      a: mayAccept && (() => settle.mutate({ decision: 'ACCEPT' })),
      d: !isDecided && (() => settle.mutate({ decision: 'DISMISS' })),
      u: isDecided && (() => settle.mutate({ decision: 'UNDO' })),
      e: mayChange && edit,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  return (
    <section className={classes.view} aria-label={t('view.label')} tabIndex={-1} onKeyDown={onKeyDown}>
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
      {change.passage.length === 0 ? null : (
        <Sheet width="wide">
          {change.heading === null ? null : <p className={classes.note}>{change.heading}</p>}
          {edited !== null ? (
            <Textarea
              label={t('view.byHand')}
              description={change.passage.length > 1 ? t('view.paragraphs', { count: change.passage.length }) : null}
              autosize
              minRows={5}
              maxLength={amendLimits.text}
              lang={language}
              value={edited}
              data-autofocus
              onChange={(event) => setEdited(event.currentTarget.value)}
            />
          ) : diff && proposal && !proposal.is_stale ? (
            <PassageDiff diff={diff} language={language} />
          ) : (
            <Passage passage={change.passage} language={language} />
          )}
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
      <div className={classes.decide}>
        {edited !== null ? (
          <>
            <Button
              loading={settle.isPending}
              disabled={edited.trim() === current}
              onClick={() => settle.mutate({ decision: 'ACCEPT', text: edited, version: change.version })}
            >
              {edited.trim() === '' ? t('view.removeAll') : t('view.save')}
            </Button>
            <Button variant="default" disabled={settle.isPending} onClick={() => setEdited(null)}>
              {t('view.cancel')}
            </Button>
          </>
        ) : (
          <>
            {mayAccept ? (
              <Button
                leftSection={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}
                loading={settle.isPending && settle.variables.decision === 'ACCEPT'}
                disabled={isBusy}
                aria-keyshortcuts="a"
                onClick={() => settle.mutate({ decision: 'ACCEPT' })}
              >
                {t('view.accept')} <kbd className={classes.key}>A</kbd>
              </Button>
            ) : null}
            {mayChange && !mayAccept ? (
              <Button loading={ask.isPending} disabled={isBusy} onClick={() => ask.mutate(undefined)}>
                {state === 'OPEN' ? t('view.propose') : t('view.again')}
              </Button>
            ) : null}
            {mayChange ? (
              <Button
                variant="default"
                leftSection={<IconEdit size={18} stroke={1.5} aria-hidden="true" />}
                disabled={isBusy}
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
                loading={settle.isPending && settle.variables.decision === 'UNDO'}
                disabled={isBusy}
                aria-keyshortcuts="u"
                onClick={() => settle.mutate({ decision: 'UNDO' })}
              >
                {t('view.undo')} <kbd className={classes.key}>U</kbd>
              </Button>
            ) : (
              <Button
                variant="default"
                leftSection={<IconX size={18} stroke={1.5} aria-hidden="true" />}
                loading={settle.isPending && settle.variables.decision === 'DISMISS'}
                disabled={isBusy}
                aria-keyshortcuts="d"
                onClick={() => settle.mutate({ decision: 'DISMISS' })}
              >
                {t('view.dismiss')} <kbd className={classes.key}>D</kbd>
              </Button>
            )}
          </>
        )}
      </div>
      {mayChange && edited === null ? (
        <AskAgain isBusy={isBusy} engine={file.engine} onAsk={(instruction) => ask.mutate(instruction)} />
      ) : null}
      {comment ? (
        <Answer reply={change.reply} isBusy={answer.isPending} onAnswer={(reply) => answer.mutate(reply)} />
      ) : null}
    </section>
  );
}

/** The day that the file names, if it names one. */
function dayOf(at: string | null): string | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : formatDate(new Date(time).toISOString());
}

function Said({ comment }: { comment: NonNullable<AmendChange['comment']> }) {
  const { t } = useTranslation('comments');
  return (
    <div className={classes.thread}>
      {[comment, ...comment.replies].map(({ author, at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a remark is its place in the thread
        <blockquote key={index} className={classes.remark} data-reply={index > 0 || undefined}>
          <p className={classes.note}>
            {[author ?? t('change.nobody'), dayOf(at)].filter((one) => one !== null).join(' · ')}
          </p>
          <p className={classes.words}>{text || t('change.silent')}</p>
        </blockquote>
      ))}
      {comment.is_resolved ? <p className={classes.note}>{t('view.wasResolved')}</p> : null}
    </div>
  );
}
