import { Alert, Button, Loader } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Amendment, SectionText } from '@yanmo/contract/paper-text';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffSheets } from '../../../domain/texts/diff-sheets.tsx';
import { showError } from '../../../lib/notify.ts';
import { showUndo } from '../../../ui/show-undo.ts';
import { type PaperText, paperTextKey } from '../reading/api.ts';
import { amendmentQuery, decideAmendment, placeAmendment, placeSection } from './api.ts';
import { numberSources, showCitations } from './citation-tokens.ts';
import classes from './proposal-view.module.css';
import { useRestore } from './use-restore.ts';

interface ProposalViewProps {
  paper: PaperText;
  section: SectionText;
  amendment: Amendment;
  /** The engine could not do it. */
  onFailed: (amendment: Amendment) => void;
}

/** A change that was asked for: while it is made, and then beside what stands now. */
export function ProposalView({ paper, section, amendment, onFailed }: ProposalViewProps) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  const { out_trade_no: outTradeNo } = paper;
  const isWorking = amendment.state === 'WORKING';
  const { data: asked, error } = useQuery({ ...amendmentQuery(amendment.id), enabled: isWorking });

  const cancel = useMutation({
    mutationFn: async () => await decideAmendment(amendment.id, false),
    onSuccess: ({ amendment: dismissed }) => placeAmendment(client, outTradeNo, dismissed),
    onError: showError,
  });

  const settle = useEffectEvent((ended: Amendment) => {
    if (ended.state === 'FAILED') onFailed(ended);
    placeAmendment(client, outTradeNo, ended);
    void client.invalidateQueries({ queryKey: [...paperTextKey, outTradeNo] });
  });
  useEffect(() => {
    if (isWorking && asked && asked.state !== 'WORKING') settle(asked);
  }, [isWorking, asked]);

  if (!isWorking) return <Decision paper={paper} section={section} amendment={amendment} />;
  return (
    <section aria-label={t('proposal.label')}>
      <blockquote className={classes.wish}>{amendment.instruction}</blockquote>
      <div className={classes.working} role="status">
        <Loader size="sm" />
        <div>
          <p>{t('proposal.working')}</p>
          <p className={classes.note}>{error ? error.message : t('proposal.mayLeave')}</p>
        </div>
        <Button variant="subtle" color="gray" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('proposal.cancel')}
        </Button>
      </div>
    </section>
  );
}

function Decision({ paper, section, amendment }: Omit<ProposalViewProps, 'onFailed'>) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  const { out_trade_no: outTradeNo } = paper;
  const restore = useRestore(outTradeNo);
  const sources = numberSources(paper.references);
  const isStale = section.text !== null && section.text.version !== amendment.base_version;
  const decide = useMutation({
    mutationFn: async (accept: boolean) => await decideAmendment(amendment.id, accept),
    onSuccess: ({ amendment: decided, section: newest }) => {
      placeAmendment(client, outTradeNo, decided);
      if (decided.state !== 'ACCEPTED') return;
      placeSection(client, outTradeNo, newest);
      showUndo({
        text: t('proposal.accepted', { version: newest.text?.version ?? 0 }),
        label: t('undo'),
        onUndo: () => restore.mutate({ sectionId: section.id, version: amendment.base_version }),
      });
    },
    onError: (error) => {
      showError(error);
      void client.invalidateQueries({ queryKey: [...paperTextKey, outTradeNo] });
    },
  });

  /** One letter decides, so that it is heard only from within: pressed anywhere else it is meant for something else. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || decide.isPending) return;
    if (event.key === 'a' && !isStale) decide.mutate(true);
    if (event.key === 'd') decide.mutate(false);
  }
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isBusyElsewhere()) region.current?.focus({ preventScroll: true });
  }, []);

  return (
    <section ref={region} aria-label={t('proposal.label')} tabIndex={-1} onKeyDown={onKeyDown}>
      <blockquote className={classes.wish}>{amendment.instruction}</blockquote>
      {isStale ? (
        <Alert color="warn" variant="light" role="alert" mb="sm">
          {t('proposal.stale')}
        </Alert>
      ) : null}
      <DiffSheets
        diff={amendment.diff ?? []}
        showWords={(text) => showCitations(text, sources)}
        language={paper.language}
        before={t('mark.version', { version: amendment.base_version })}
        after={t('proposal.after')}
      />
      <div className={classes.decide}>
        <Button
          leftSection={<IconCheck size={18} stroke={1.5} aria-hidden="true" />}
          loading={decide.isPending && decide.variables}
          disabled={isStale || decide.isPending}
          aria-keyshortcuts="a"
          onClick={() => decide.mutate(true)}
        >
          {t('proposal.accept')} <kbd className={classes.key}>A</kbd>
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={18} stroke={1.5} aria-hidden="true" />}
          loading={decide.isPending && !decide.variables}
          disabled={decide.isPending}
          aria-keyshortcuts="d"
          onClick={() => decide.mutate(false)}
        >
          {t('proposal.dismiss')} <kbd className={classes.key}>D</kbd>
        </Button>
        <p className={classes.note}>{t('proposal.nothingLost')}</p>
      </div>
    </section>
  );
}

/** Whoever types or is in a dialog when the proposal comes stays there; it is reached by the keyboard as all else is. */
function isBusyElsewhere(): boolean {
  return document.activeElement?.closest('input, textarea, select, [role="dialog"], [role="menu"]') != null;
}
