import { Button, Checkbox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@yanmo/contract/language-choice';
import { verdictUnits } from '@yanmo/contract/measuring';
import { type ReductionMode, reductionUnits } from '@yanmo/contract/reductions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../../domain/orders/catalogue.ts';
import { CouponChoice } from '../../../domain/orders/coupon-choice.tsx';
import { couponMayFit } from '../../../domain/orders/coupon-fit.ts';
import { openCashier } from '../../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../../domain/orders/orders-key.ts';
import { quoteQuery, useUsableCoupons } from '../../../domain/orders/quote.ts';
import { QuoteLines } from '../../../domain/orders/quote-lines.tsx';
import { useMoneyAction } from '../../../domain/wallet/use-money-action.ts';
import { useWallet } from '../../../domain/wallet/wallet.ts';
import { formatNumber } from '../../../lib/format.ts';
import { showError, showInfo } from '../../../lib/notify.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import classes from '../../../ui/side-card.module.css';
import { placeReduction } from '../api.ts';
import { type Choice, wishOf } from '../choosing/choice.ts';
import type { Draft } from '../use-draft.ts';
import { PromiseNote } from './promise-note.tsx';
import { quoteAfterMs } from './quote-after.ts';

interface OrderFormProps {
  draft: Draft;
  /** Of what is chosen. */
  units: number;
  /** Null where nobody has chosen: all of it. */
  choice: Choice | null;
  /** How much is chosen is not known yet. */
  isCounting: boolean;
  language: Language;
  onChange: (change: Partial<Draft>) => void;
  onPaid: (outTradeNo: string) => void;
}

/** What most want comes first. */
const offeredModes: readonly ReductionMode[] = ['BOTH', 'AIGC', 'REPETITION'];
/** What is still to be done, and not wrong. */
const calm: ReadonlySet<string> = new Set(['empty', 'counting', 'choiceEmpty']);
const ordered = { orderType: 'REDUCE_AIGC_ONCE', isReduceAigc: false, additionalServices: [] } as const;

/** How it is to be rewritten, what that costs, and the order. */
export function OrderForm({ draft, units, choice, isCounting, language, onChange, onPaid }: OrderFormProps) {
  const { t } = useTranslation(['rewriting', 'orders']);
  const client = useQueryClient();
  const { data: catalogue } = useCatalogue();
  const { data: wallet } = useWallet();
  const { data: coupons } = useUsableCoupons();
  const [couponId, setCouponId] = useState<string | null>(null);
  const place = useMoneyAction(placeReduction);
  const press = useOnePress(() => requireLogin(() => void submit()));

  /** What reads as a machine's can be told in these languages alone. */
  const hasDetector = language === 'zh' || language === 'en';
  const wanted = draft.mode ?? 'BOTH';
  const mode: ReductionMode = hasDetector ? wanted : 'REPETITION';
  const isPart = choice?.isPart ?? false;
  const problem = isCounting ? 'counting' : problemOf(units, choice);
  const fitting = (coupons ?? []).filter((coupon) => couponMayFit(coupon, ordered));
  const usedCoupon = fitting.some(({ id }) => id === couponId) ? couponId : null;
  const isSold = catalogue === undefined || findProduct(catalogue, 'REDUCE_AIGC_ONCE') !== null;
  const [quotedUnits] = useDebouncedValue(units, quoteAfterMs);
  const quote = useQuery({
    ...quoteQuery({
      order_type: 'REDUCE_AIGC_ONCE',
      word_count: quotedUnits,
      ...(usedCoupon ? { coupon_id: usedCoupon } : {}),
    }),
    enabled: problem === null && quotedUnits > 0 && isSold,
  });
  /** The price of what lies on the page, and of nothing earlier. */
  const isQuoted = quote.data !== undefined && !quote.isPlaceholderData && !quote.error && quotedUnits === units;

  async function submit() {
    const chosen = choice && wishOf(choice, draft.copied, mode);
    try {
      const { out_trade_no } = await place.mutateAsync({
        ...(draft.file ? { file_key: draft.file.fileKey } : { text: draft.text }),
        ...(chosen ? { chosen } : {}),
        mode,
        language,
        is_tracked: draft.isTracked,
        ...(usedCoupon ? { coupon_id: usedCoupon } : {}),
      });
      await client.invalidateQueries({ queryKey: ordersKey });
      if ((await openCashier(out_trade_no)) === 'PAID') onPaid(out_trade_no);
      else showInfo(t('order.unpaid'));
    } catch (error) {
      showError(error);
    }
  }

  return (
    <section className={classes.card} aria-labelledby="order-title">
      <h2 className={classes.title} id="order-title">
        {t('order.title')}
      </h2>
      <p className={classes.text}>{t('order.text')}</p>
      <ChoiceCards
        legend={t('order.mode')}
        value={mode}
        onChange={(chosen) => onChange({ mode: chosen })}
        minimumWidth={260}
        choices={offeredModes.map((value) => ({
          value,
          title: t(`mode.${value}.name`),
          text: t(`mode.${value}.text`),
          isDisabled: value !== 'REPETITION' && !hasDetector,
        }))}
      />
      {hasDetector ? null : <p className={classes.note}>{t('order.languages')}</p>}
      <Checkbox
        checked={draft.isTracked}
        onChange={(event) => onChange({ isTracked: event.currentTarget.checked })}
        label={t('order.tracked')}
        description={t('order.trackedText')}
      />
      <CouponChoice coupons={fitting} value={usedCoupon} onChange={setCouponId} />
      {problem ? (
        <p className={classes.note} data-problem={calm.has(problem) ? undefined : true}>
          {t(`order.${problem}`, {
            minimum: formatNumber(reductionUnits.minimum),
            maximum: formatNumber(problem === 'wholeLong' ? reductionUnits.whole : reductionUnits.maximum),
          })}
        </p>
      ) : !isSold ? null : quote.error ? (
        <LoadFailed message={quote.error.message} onRetry={() => void quote.refetch()} />
      ) : (
        <>
          <QuoteLines quote={quote.data ?? null} language={language} isStale={!isQuoted} />
          <p className={classes.note}>
            {isPart && choice
              ? t('order.chosen', {
                  chosen: formatNumber(choice.keys.size),
                  all: formatNumber(choice.of.paragraphs),
                })
              : t('order.counted')}
          </p>
        </>
      )}
      {wallet && wallet.characters > 0 && problem === null ? (
        <p className={classes.note}>
          {t(wallet.characters >= units ? 'order.characters' : 'order.charactersShort', {
            characters: formatNumber(wallet.characters),
          })}
        </p>
      ) : null}
      <Button
        size="md"
        fullWidth
        disabled={problem !== null || !isQuoted || !isSold}
        loading={place.isPending}
        onClick={press}
      >
        {t('order.submit')}
      </Button>
      {isSold ? null : <p className={classes.note}>{t('order.notSold')}</p>}
      {mode === 'REPETITION' ? null : (
        <PromiseNote isPart={isPart} isTooShort={units > 0 && hasDetector && units < verdictUnits[language]} />
      )}
    </section>
  );
}

function problemOf(units: number, choice: Choice | null) {
  const isPart = choice?.isPart ?? false;
  if (units === 0) return isPart ? 'choiceEmpty' : 'empty';
  if (units < reductionUnits.minimum) return isPart ? 'choiceShort' : 'tooShort';
  if (choice && choice.of.units > reductionUnits.whole) return 'wholeLong';
  return units > reductionUnits.maximum ? 'tooLong' : null;
}
