import { Button, CloseButton } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconChevronDown, IconChevronUp, IconReload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReducedParagraph, Reduction } from '@yanmo/contract/reductions';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { showError, showInfo } from '../../../lib/notify.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { choosePart, reductionKey, rewriteAgain } from '../api.ts';
import classes from './change-bar.module.css';
import { isChanged } from './reduced-parts.ts';

interface ChangeBarProps {
  outTradeNo: string;
  paragraph: ReducedParagraph | null;
  part: number | null;
  changeCount: number;
  /** Only what is delivered. */
  canChange: boolean;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** At the foot of the sheets: from change to change, and what can be done with the one that was chosen. */
export function ChangeBar({ outTradeNo, paragraph, part, changeCount, canChange, onStep, onClose }: ChangeBarProps) {
  const { t } = useTranslation(['rewriting', 'shell']);
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <IconButton icon={IconChevronUp} label={t('change.previous')} onClick={() => onStep(-1)} />
        <IconButton icon={IconChevronDown} label={t('change.next')} onClick={() => onStep(1)} />
        <span className={classes.count}>{t('sheets.changes', { count: changeCount })}</span>
      </div>
      {paragraph ? (
        <>
          <Actions key={paragraph.reduce_key} {...{ outTradeNo, paragraph, part, canChange }} />
          <CloseButton aria-label={t('shell:action.close')} onClick={onClose} />
        </>
      ) : (
        <p className={classes.hint}>{t('change.hint')}</p>
      )}
    </div>
  );
}

type ActionsProps = Pick<ChangeBarProps, 'outTradeNo' | 'part' | 'canChange'> & { paragraph: ReducedParagraph };

function Actions({ outTradeNo, paragraph, part, canChange }: ActionsProps) {
  const { t } = useTranslation('rewriting');
  const client = useQueryClient();
  const queryKey = reductionKey(outTradeNo);
  const { reduce_key, parts, tries_left, state } = paragraph;
  const choice = useMutation({
    mutationFn: (wish: { part?: number; accept: boolean }) => choosePart(outTradeNo, { reduce_key, ...wish }),
    onSuccess: (changed) =>
      client.setQueryData<Reduction>(queryKey, (before) => before && withParagraph(before, changed)),
    onError: (error) => {
      showError(error);
      // Another tab, or the server, may have gone on meanwhile.
      void client.invalidateQueries({ queryKey });
    },
  });
  const again = useMutation({
    mutationFn: () => rewriteAgain(reduce_key),
    onSuccess: () => showInfo(t('change.again')),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const pressAgain = useOnePress(() => again.mutate());
  const chosen = part === null ? null : (parts[part] ?? null);
  const changed = parts.filter(isChanged);
  if (!canChange) return <p className={classes.hint}>{t('change.later')}</p>;
  if (changed.length === 0 && tries_left === 0) return <p className={classes.hint}>{t('change.nothing')}</p>;
  return (
    <div className={classes.actions}>
      {chosen && part !== null ? (
        <Button
          size="sm"
          variant="filled"
          loading={choice.isPending}
          leftSection={chosen.is_accepted ? <IconArrowBackUp {...icon} /> : <IconCheck {...icon} />}
          onClick={() => choice.mutate({ part, accept: !chosen.is_accepted })}
        >
          {t(chosen.is_accepted ? 'change.undo' : 'change.accept')}
        </Button>
      ) : null}
      {changed.some(({ is_accepted }) => is_accepted) ? (
        <Button size="sm" variant="default" loading={choice.isPending} onClick={() => choice.mutate({ accept: false })}>
          {t('change.undoParagraph')}
        </Button>
      ) : null}
      {changed.some(({ is_accepted }) => !is_accepted) ? (
        <Button size="sm" variant="default" loading={choice.isPending} onClick={() => choice.mutate({ accept: true })}>
          {t('change.acceptParagraph')}
        </Button>
      ) : null}
      {state === 'REWRITTEN' || state === 'LEFT' ? (
        <Button
          size="sm"
          variant="default"
          disabled={tries_left === 0}
          loading={again.isPending}
          leftSection={<IconReload {...icon} />}
          onClick={pressAgain}
        >
          {t('change.rewrite', { left: formatNumber(tries_left) })}
        </Button>
      ) : null}
    </div>
  );
}

function withParagraph(reduction: Reduction, changed: ReducedParagraph): Reduction {
  return {
    ...reduction,
    paragraphs: reduction.paragraphs.map((one) => (one.reduce_key === changed.reduce_key ? changed : one)),
  };
}
