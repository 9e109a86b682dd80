import { Button } from '@mantine/core';
import { IconArrowRight, IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Rates, Reduction } from '@yanmo/contract/reductions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getReductionPackUrl } from '../../../domain/orders/pack-url.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { formatNumber, formatPercent, joinSentences } from '../../../lib/format.ts';
import { showError, showSuccess } from '../../../lib/notify.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { isAtWork, reductionKey, removeFiles } from '../api.ts';
import { RateFigure } from '../measuring/rate-figure.tsx';
import { PromiseOutcome } from './promise-outcome.tsx';
import classes from './reduction-summary.module.css';

/** What it came to, whether the promise was kept, and the files. */
export function ReductionSummary({ reduction }: { reduction: Reduction }) {
  const { t } = useTranslation(['rewriting', 'shell']);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { rates, whole, promise, out_trade_no: number, is_by_hand, is_tracked, cleaned } = reduction;
  const download = useMutation({
    mutationFn: async () => downloadFile(await getReductionPackUrl(number), 'REDUCTION'),
    onError: showError,
  });
  const remove = useMutation({
    mutationFn: () => removeFiles(reduction.reduce_key),
    onSuccess: () => showSuccess(t('files.removed')),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: reductionKey(number) }),
  });
  return (
    <div className={classes.summary}>
      <Sheet width="wide" label={t('result.label')}>
        <div className={classes.rates}>
          {rates.before ? (
            <Rate label={t(whole ? 'result.beforeChosen' : 'result.before')} rates={rates.before} />
          ) : null}
          {rates.before && rates.after ? (
            <IconArrowRight className={classes.arrow} size={28} stroke={1.25} aria-hidden="true" />
          ) : null}
          {rates.after ? (
            <Rate
              label={t(whole ? 'result.afterChosen' : 'result.after')}
              rates={rates.after}
              promised={promise?.aigc_rate_maximum ?? null}
            />
          ) : null}
        </div>
        <PromiseOutcome reduction={reduction} />
        {whole ? <WholeNote whole={whole} /> : null}
        {is_by_hand ? <p className={classes.note}>{t('result.byHand')}</p> : null}
        {cleaned > 0 ? <p className={classes.note}>{t('measured.cleaned', { count: cleaned })}</p> : null}
        <div className={classes.actions}>
          <Button
            size="md"
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
            loading={download.isPending}
            disabled={isAtWork(reduction)}
            onClick={() => download.mutate()}
          >
            {t('files.download')}
          </Button>
          <Button
            size="md"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden="true" />}
            loading={remove.isPending}
            onClick={() => setIsAsking(true)}
          >
            {t('files.remove')}
          </Button>
        </div>
        <p className={classes.note}>{t(is_tracked ? 'files.holdsTracked' : 'files.holds')}</p>
      </Sheet>
      <ConfirmBox
        opened={isAsking}
        title={t('files.removeTitle')}
        confirmLabel={t('files.removeConfirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate();
        }}
      >
        {t('files.removeText')}
      </ConfirmBox>
    </div>
  );
}

/** What the figures above are of, and what the whole text measures. */
function WholeNote({ whole: { paragraphs, chosen, rates } }: { whole: NonNullable<Reduction['whole']> }) {
  const { t } = useTranslation('rewriting');
  const { before, after } = rates;
  const said = before &&
    after && {
      ...{ before: formatPercent(before.aigc ?? 0, 1), after: formatPercent(after.aigc ?? 0, 1) },
      repeatedBefore: formatPercent(before.repetition, 1),
      repeatedAfter: formatPercent(after.repetition, 1),
    };
  const hasRate = typeof before?.aigc === 'number' && typeof after?.aigc === 'number';
  return (
    <p className={classes.note}>
      {joinSentences(
        t('result.whole', { all: formatNumber(paragraphs), chosen: formatNumber(chosen) }),
        said && t(hasRate ? 'result.wholeAigc' : 'result.wholeRepetition', said),
      )}
    </p>
  );
}

function Rate({ label, rates, promised = null }: { label: string; rates: Rates; promised?: number | null }) {
  const { t } = useTranslation('rewriting');
  return (
    <div>
      <RateFigure
        size="medium"
        label={label}
        rate={rates.aigc}
        interval={rates.interval}
        verdict={rates.verdict}
        noVerdict={rates.no_verdict}
        promised={promised}
      />
      <p className={classes.repetition}>{t('result.repetition', { rate: formatPercent(rates.repetition, 1) })}</p>
    </div>
  );
}
