import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yanmo/contract/language-choice';
import { checkUnits, isCompared } from '@yanmo/contract/similarity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../../domain/orders/catalogue.ts';
import { CouponChoice } from '../../../domain/orders/coupon-choice.tsx';
import { couponMayFit } from '../../../domain/orders/coupon-fit.ts';
import { openCashier } from '../../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../../domain/orders/orders-key.ts';
import { quoteQuery, useUsableCoupons } from '../../../domain/orders/quote.ts';
import { QuoteLines } from '../../../domain/orders/quote-lines.tsx';
import { sendToCheck } from '../../../domain/texts/send-for-check.ts';
import { useMoneyAction } from '../../../domain/wallet/use-money-action.ts';
import { formatNumber } from '../../../lib/format.ts';
import { showError, showInfo } from '../../../lib/notify.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import classes from '../../../ui/side-card.module.css';
import { comparedCountsQuery } from '../api.ts';
import type { Draft, Sent } from '../use-draft.ts';
import { ComparedChoice } from './compared-choice.tsx';

interface CheckFormProps {
  draft: Draft;
  units: number;
  language: Language;
  /** A file is on its way: what lay there before is not what is meant. */
  isReading: boolean;
  onChange: (change: Partial<Draft>) => void;
  onPaid: (outTradeNo: string) => void;
}

const quoteAfterMs = 400;
const orderType = 'PLAGIARISM_CHECK';
const ordered = { orderType, isReduceAigc: false, additionalServices: [] } as const;

/** With what it is to be compared, what that costs, and the order. */
export function CheckForm({ draft, units, language, isReading, onChange, onPaid }: CheckFormProps) {
  const { t } = useTranslation(['similarity', 'orders']);
  const client = useQueryClient();
  const { data: catalogue } = useCatalogue();
  const { data: coupons } = useUsableCoupons();
  /** Undefined: nobody has chosen; the first that was made for this is taken. */
  const [wantedCoupon, setWantedCoupon] = useState<string | null>();
  const place = useMoneyAction(sendToCheck);
  const press = useOnePress(() => requireLogin(() => void submit()));
  const { text, file, among, sent } = draft;
  const session = useSession();
  const { data: counts } = useQuery(comparedCountsQuery(session?.loginId ?? null));
  const chosen = counts?.filter((count) => among.includes(count.among)) ?? [];
  const isEmpty = chosen.length > 0 && !isCompared(chosen);
  // Whoever is not logged in may have something of their own.
  const isRefused = isEmpty && session !== null;

  const { minimum, maximum } = checkUnits;
  const problem =
    units === 0
      ? 'empty'
      : units < minimum
        ? 'tooShort'
        : units > maximum
          ? 'tooLong'
          : among.length === 0
            ? 'nothingToCompare'
            : null;
  const fitting = (coupons ?? []).filter((coupon) => couponMayFit(coupon, ordered));
  const own = fitting.find(({ kind }) => kind === orderType);
  const couponId = wantedCoupon === undefined ? (own?.id ?? null) : wantedCoupon;
  const usedCoupon = fitting.find(({ id }) => id === couponId) ?? null;
  const covered = usedCoupon?.max_characters ?? null;
  const isSold = catalogue === undefined || findProduct(catalogue, orderType) !== null;
  const [quotedUnits] = useDebouncedValue(units, quoteAfterMs);
  const quote = useQuery({
    ...quoteQuery({
      order_type: orderType,
      word_count: quotedUnits,
      ...(usedCoupon ? { coupon_id: usedCoupon.id } : {}),
    }),
    enabled: (problem === null || problem === 'nothingToCompare') && quotedUnits > 0 && isSold,
  });
  /** The price of what lies on the page, and of nothing earlier. */
  const isQuoted = quote.data !== undefined && !quote.isPlaceholderData && !quote.error && quotedUnits === units;

  async function send(): Promise<Sent> {
    const isAsBefore = sent?.among.length === among.length && among.every((one) => sent.among.includes(one));
    if (sent && isAsBefore) return sent;
    const body = file ? { file_key: file.key } : { text };
    const read = { ...(await place.mutateAsync({ ...body, compare_with: [...among] })), among };
    onChange({ sent: read });
    await client.invalidateQueries({ queryKey: ordersKey });
    return read;
  }

  async function submit() {
    try {
      const read = await send();
      // Dearer than what was named: that is to be seen before it is paid.
      if (read.characters > units) return showInfo(t('order.recounted', { units: formatNumber(read.characters) }));
      const outcome = await openCashier(read.out_trade_no, { couponId: usedCoupon?.id });
      if (outcome === 'PAID') onPaid(read.out_trade_no);
      else showInfo(t('order.unpaid'));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <section className={classes.card} aria-labelledby="check-title">
      <h2 className={classes.title} id="check-title">
        {t('order.title')}
      </h2>
      <p className={classes.text}>{t('order.text')}</p>
      <ComparedChoice counts={counts} isEmpty={isEmpty} value={among} onChange={(next) => onChange({ among: next })} />
      <CouponChoice coupons={fitting} value={usedCoupon?.id ?? null} onChange={setWantedCoupon} />
      {covered !== null && units > 0 && usedCoupon?.kind === orderType ? (
        <p className={classes.note}>
          {t(units > covered ? 'order.couponPart' : 'order.couponAll', { characters: formatNumber(covered) })}
        </p>
      ) : null}
      {problem ? (
        <p className={classes.note} data-problem={problem === 'empty' ? undefined : true}>
          {t(`order.${problem}`, { minimum: formatNumber(minimum), maximum: formatNumber(maximum) })}
        </p>
      ) : !isSold || isRefused ? null : quote.error ? (
        <LoadFailed message={quote.error.message} onRetry={() => void quote.refetch()} />
      ) : (
        <>
          <QuoteLines quote={quote.data ?? null} language={language} isStale={!isQuoted} />
          <p className={classes.note}>{t('order.counted')}</p>
        </>
      )}
      <Button
        size="md"
        fullWidth
        disabled={problem !== null || !isQuoted || !isSold || isRefused || isReading}
        loading={place.isPending}
        onClick={press}
      >
        {t('order.submit')}
      </Button>
      {isSold ? null : <p className={classes.note}>{t('order.notSold')}</p>}
      <details className={classes.more}>
        <summary>{t('limits.title')}</summary>
        <ul>
          <li>{t('limits.provider')}</li>
          <li>{t('limits.library')}</li>
          <li>{t('limits.paraphrase')}</li>
          <li>{t('limits.kept')}</li>
        </ul>
      </details>
    </section>
  );
}
