import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './certificate-sheet.module.css';

export function CertificateSkeleton() {
  const { t } = useTranslation('verify');
  return (
    <div className={classes.certificate} role="status" aria-label={t('loading')}>
      <div className={classes.head}>
        <Skeleton height={36} width={36} />
        <div>
          <Skeleton height={14} width={96} mb={10} />
          <Skeleton height={22} width={240} maw="100%" />
        </div>
      </div>
      <Skeleton height={72} width={200} />
      <Skeleton height={16} width="80%" />
      <Skeleton height={60} />
      <Skeleton height={120} />
    </div>
  );
}
