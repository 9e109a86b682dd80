import { IconCertificateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { readCertificateNumber } from '@yanmo/contract/certificate-number';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { certificateQuery } from './certificate-query.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CertificateSkeleton } from './certificate-skeleton.tsx';
import { NumberForm } from './number-form.tsx';
import classes from './verify-page.module.css';

/** For whoever holds a printed report, mostly by its code: no login, and nothing of the text. */
export default function VerifyPage() {
  const { t } = useTranslation(['verify', 'shell']);
  const asked = useParams().number ?? '';
  const read = readCertificateNumber(asked);
  return (
    <div className={classes.page}>
      <PageHeading title={t('shell:routes.verify.title')} tagline={t('shell:routes.verify.describe')} />
      {'number' in read ? (
        <Verified key={read.number} number={read.number} />
      ) : (
        <Sheet>
          <NumberForm key={asked} asked={asked} />
          <ul className={classes.points}>
            <li>{t('points.says')}</li>
            <li>{t('points.hides')}</li>
            <li>{t('points.same')}</li>
          </ul>
        </Sheet>
      )}
    </div>
  );
}

function Verified({ number }: { number: string }) {
  const { t } = useTranslation('verify');
  const { data, error, isFetching, refetch } = useQuery(certificateQuery(number));
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <>
      <Sheet>
        {data ? (
          <CertificateSheet certificate={data} />
        ) : isUnknown ? (
          <Unknown number={number} />
        ) : error && !isFetching ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <CertificateSkeleton />
        )}
      </Sheet>
      <section className={classes.another} aria-label={t('another')}>
        <h2>{t('another')}</h2>
        {/* One that is unknown may be one sign off. */}
        <NumberForm key={String(isUnknown)} asked={isUnknown ? number : ''} />
      </section>
    </>
  );
}

function Unknown({ number }: { number: string }) {
  const { t } = useTranslation('verify');
  return (
    <div role="alert">
      <EmptyState
        icon={IconCertificateOff}
        title={t('unknown.title')}
        text={t('unknown.text', { number })}
        points={[t('unknown.read'), t('unknown.ours')]}
      />
    </div>
  );
}
