import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFen, formatPercent } from '../../lib/format.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useAgentTerms } from './api.ts';
import { ApplicationState } from './application-state.tsx';
import { ApplyForm } from './apply-form.tsx';
import classes from './partner-page.module.css';

const steps = ['apply', 'share', 'earn', 'withdraw'] as const;
const rules = ['share', 'refunds', 'wallet', 'private', 'suspension'] as const;

/** What an agent gets, how it works, and the application for it. */
export default function PartnerPage() {
  const { t } = useTranslation(['agents', 'shell']);
  const { data: terms, error, refetch } = useAgentTerms();
  const status = terms?.application?.status ?? null;
  const client = useQueryClient();
  useEffect(() => {
    // What the account may do has changed with the approval; menus and gates ask again.
    if (status === 'ACTIVE') void client.invalidateQueries({ queryKey: ['user'] });
  }, [client, status]);
  const mayApply = status === null || status === 'REJECTED';

  return (
    <>
      <PageHeading title={t('shell:routes.toPromotion.title')} tagline={t('shell:routes.toPromotion.describe')} />
      <div className={classes.page}>
        <Sheet width="wide" label={t('partner.get')}>
          <p className={classes.lead}>
            {terms ? (
              t('partner.lead', { percent: formatPercent(terms.commission_percent) })
            ) : (
              <Skeleton component="span" height={24} width="80%" />
            )}
          </p>
          <ol className={classes.steps}>
            {steps.map((step, index) => (
              <li key={step}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h2>{t(`partner.steps.${step}.title`)}</h2>
                  <p>
                    {t(`partner.steps.${step}.text`, {
                      percent: formatPercent(terms?.commission_percent ?? 0),
                      minimum: formatFen(terms?.withdrawal_minimum ?? 0),
                      suffix: terms?.site_suffix ?? '',
                    })}
                  </p>
                </div>
              </li>
            ))}
          </ol>
          <h2 className={classes.heading}>{t('partner.rulesTitle')}</h2>
          <ul className={classes.rules}>
            {rules.map((rule) => (
              <li key={rule}>{t(`partner.rules.${rule}`)}</li>
            ))}
          </ul>
        </Sheet>
        <Sheet width="wide" label={t('apply.title')}>
          {terms ? (
            <>
              {terms.application ? (
                <ApplicationState application={terms.application} suffix={terms.site_suffix} />
              ) : null}
              {mayApply ? <ApplyForm suffix={terms.site_suffix} previous={terms.application} /> : null}
            </>
          ) : error ? (
            <LoadFailed message={error.message} onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-label={t('shell:loading')}>
              <Skeleton height={28} width="50%" />
              {['sub_domain', 'name', 'contact', 'note'].map((field) => (
                <Skeleton key={field} height={56} mt="md" />
              ))}
            </div>
          )}
        </Sheet>
      </div>
    </>
  );
}
