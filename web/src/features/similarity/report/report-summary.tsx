import { Button } from '@mantine/core';
import { IconCertificate, IconDownload, IconSparkles, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SimilarityRates, SimilarityReport } from '@yanmo/contract/similarity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rewriteMarkedPath, verifyPath } from '../../../domain/papers/paper-links.ts';
import { useOpenFeatures } from '../../../domain/site/home-info.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { formatDateTime, formatList, formatNumber, formatPercent, joinSentences } from '../../../lib/format.ts';
import { showError, showSuccess, showWarning } from '../../../lib/notify.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { getPdfUrl, removeText, reportKey } from '../api.ts';
import { kindOf } from './marks.ts';
import classes from './report-summary.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What the check came to: one figure and what it means, the others beside it, and what can be done with it. */
export function ReportSummary({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation('similarity');
  const { rates } = report;
  return (
    <div className={classes.summary}>
      <Sheet width="wide" label={t('summary.label')}>
        {rates ? <Figures report={report} rates={rates} /> : null}
        <Scope report={report} />
        <Actions report={report} />
      </Sheet>
    </div>
  );
}

/** Common phrases are found and not counted. */
function nothingKey({ matches }: SimilarityReport) {
  const isCommon = matches.some((match) => match.layer === 'COPY' && match.is_common && !match.is_in_references);
  return isCommon ? 'meaning.common' : 'meaning.none';
}

function Figures({ report, rates }: { report: SimilarityReport; rates: SimilarityRates }) {
  const { t } = useTranslation('similarity');
  const { rate } = report;
  const shown = (value: number) => (rate === null ? '—' : formatPercent(value, 1));
  return (
    <div className={classes.figures}>
      <div className={classes.headline}>
        <p className={classes.label}>{t('rate.headline')}</p>
        <p className={classes.figure}>{shown(rates.headline)}</p>
        <p className={classes.meaning}>
          {joinSentences(
            rate === null
              ? t('meaning.uncompared')
              : rate === 0
                ? t(nothingKey(report))
                : rate < 1
                  ? t('meaning.few')
                  : t('meaning.some', { share: formatNumber(Math.round(rate)) }),
            rate !== null && t('meaning.counted'),
          )}
        </p>
      </div>
      <dl className={classes.others}>
        {(['without_quotations', 'with_references', 'inside'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`rate.${name}`)}</dt>
            <dd>{name === 'inside' ? formatPercent(rates.inside, 1) : shown(rates[name])}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.hint}>
        <p className={classes.label}>{t('rate.paraphrase')}</p>
        <p className={classes.second}>{shown(rates.paraphrase)}</p>
        <p className={classes.note}>{t('meaning.paraphrase')}</p>
      </div>
    </div>
  );
}

/** With what it was compared, when and by which method. */
function Scope({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation('similarity');
  const { compared_with, cleaned, measured_at, method, version, earlier_versions, is_cut } = report;
  const among = compared_with.map(({ among: kind, texts }) =>
    t(`counted.${kind}`, { count: texts, texts: formatNumber(texts) }),
  );
  return (
    <div className={classes.scope}>
      <p>
        {joinSentences(
          among.length > 0 && t('scope.compared', { list: formatList(among) }),
          cleaned > 0 && t('scope.cleaned', { count: cleaned }),
          is_cut && t('scope.cut'),
        )}
      </p>
      {earlier_versions.length > 0 ? (
        <p>
          {t('scope.earlier', { list: formatList(earlier_versions.map(({ title }) => t('scope.title', { title }))) })}
        </p>
      ) : null}
      <p>
        {joinSentences(
          measured_at !== null && t('scope.measured', { time: formatDateTime(measured_at), method, version }),
          t('scope.limits'),
        )}
      </p>
    </div>
  );
}

function Actions({ report }: { report: SimilarityReport }) {
  const { t } = useTranslation(['similarity', 'shell']);
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  // What is quoted stays, and what is anybody's may: without a copy nothing would be chosen there.
  const isCopied = report.matches.some((match) => kindOf(match) === 'COPY');
  const canRewrite = useOpenFeatures().includes('REDUCE_AIGC') && !report.is_removed && isCopied;
  const { out_trade_no: number, certificate_number: certificate } = report;
  const download = useMutation({
    mutationFn: () => getPdfUrl(number),
    onSuccess: (url) => (url ? downloadFile(url, 'REPORT') : showWarning(t('action.noPdf'))),
    onError: showError,
  });
  const remove = useMutation({
    mutationFn: () => removeText(report.file_back_key),
    onSuccess: () => showSuccess(t('remove.done')),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: reportKey(number) }),
  });
  return (
    <>
      <div className={classes.actions}>
        {report.pdf_url ? (
          <Button
            size="md"
            leftSection={<IconDownload {...icon} />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('action.pdf')}
          </Button>
        ) : null}
        {canRewrite ? (
          <Button
            component={Link}
            to={rewriteMarkedPath(number)}
            size="md"
            variant="light"
            leftSection={<IconSparkles {...icon} />}
          >
            {t('action.rewrite')}
          </Button>
        ) : null}
        {report.is_removed ? null : (
          <Button
            size="md"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash {...icon} />}
            loading={remove.isPending}
            onClick={() => setIsAsking(true)}
          >
            {t('remove.button')}
          </Button>
        )}
      </div>
      {certificate ? (
        <p className={classes.certificate}>
          <IconCertificate size={20} stroke={1.5} aria-hidden="true" />
          <span>
            {t('certificate.number')} <Link to={verifyPath(certificate)}>{certificate}</Link>
          </span>
          <span className={classes.note}>{t('certificate.text')}</span>
        </p>
      ) : null}
      <ConfirmBox
        opened={isAsking}
        title={t('remove.title')}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          remove.mutate();
        }}
      >
        {t('remove.text')}
      </ConfirmBox>
    </>
  );
}
