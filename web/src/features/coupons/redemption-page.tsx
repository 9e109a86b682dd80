import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Redeemed } from '@yanmo/contract/coupons';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimNotes } from '../../domain/growth/claim-notes.tsx';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { redeemCode } from './api.ts';
import { CodeField } from './code-field.tsx';
import { codeLength, findCodeProblem } from './code-text.ts';
import { CouponList } from './coupon-list.tsx';
import { RedeemedResult } from './redeemed-result.tsx';
import classes from './redemption-page.module.css';

export default function RedemptionPage() {
  const { t } = useTranslation(['coupons', 'shell']);
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [redeemed, setRedeemed] = useState<Redeemed | null>(null);
  const redeem = useMoneyAction(redeemCode);
  const send = useOnePress(sendOnce);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (redeem.isPending) return;
    if (code.length < codeLength) {
      setError(t('code.tooShort', { count: codeLength - code.length }));
      return;
    }
    if (!findCodeProblem(code)) send();
  }

  async function sendOnce() {
    setRedeemed(null);
    setError(null);
    try {
      const result = await redeem.mutateAsync(code);
      setRedeemed(result);
      setCode('');
      // It may have given money or a coupon, and both are shown in several places.
      await client.invalidateQueries();
    } catch (failure) {
      setError(explain(failure));
    }
  }

  function explain(failure: unknown): string {
    if (!(failure instanceof ApiError)) return t('shell:error.unknown');
    if (failure.status === 429 && failure.retryAfterSeconds !== null) {
      return t('code.wait', { count: Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)) });
    }
    return failure.findFieldMessage('code') ?? failure.message;
  }

  return (
    <>
      <PageHeading title={t('shell:routes.redemption.title')} tagline={t('shell:routes.redemption.describe')} />
      <Sheet width="wide" label={t('code.label')}>
        <form onSubmit={submit} noValidate>
          <CodeField
            code={code}
            error={error}
            onChange={(text) => {
              setCode(text);
              setError(null);
            }}
          >
            <Button type="submit" size="lg" loading={redeem.isPending}>
              {t('code.submit')}
            </Button>
          </CodeField>
        </form>
        <div role="status">{redeemed ? <RedeemedResult redeemed={redeemed} /> : null}</div>
      </Sheet>
      <section className={classes.own} aria-labelledby="own-coupons">
        <h2 id="own-coupons">{t('shell:names.coupons')}</h2>
        <ClaimNotes />
        <CouponList />
      </section>
    </>
  );
}
