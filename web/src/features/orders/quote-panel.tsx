import { Button, Checkbox, Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ExtraService, extraServices, type PayType } from '@yanmo/contract/codes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProduct, useCatalogue } from '../../domain/orders/catalogue.ts';
import { CouponChoice } from '../../domain/orders/coupon-choice.tsx';
import { couponMayFit } from '../../domain/orders/coupon-fit.ts';
import type { OrderWish } from '../../domain/orders/order-overlay.ts';
import { ordersKey } from '../../domain/orders/orders-key.ts';
import { quoteQuery, useUsableCoupons } from '../../domain/orders/quote.ts';
import { QuoteLines } from '../../domain/orders/quote-lines.tsx';
import { useCodeLabel, usePromisedRate } from '../../domain/site/global-code.ts';
import { useMoneyAction } from '../../domain/wallet/use-money-action.ts';
import { ApiError } from '../../lib/api.ts';
import { formatFen, formatPercent } from '../../lib/format.ts';
import { showInfo, showWarning } from '../../lib/notify.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { getOrder, type OrderBody, orderedOutlineQuery, paperOptionsQuery, placeOrder } from './api.ts';
import { DialogSkeleton } from './dialog-skeleton.tsx';
import { FormatChoice } from './format-choice.tsx';
import { InterviewNote } from './interview-note.tsx';
import { canPay } from './order-rules.ts';
import { OrderedOutline } from './ordered-outline.tsx';
import { chooseFormat, type PaperFormat, rememberFormat } from './paper-format.ts';
import classes from './quote-panel.module.css';
import { isForWantOfKnowledge, QuoteRefused } from './quote-refused.tsx';
import { useSharingQuestion } from './sharing-question.tsx';
import { showPayError } from './show-pay-error.ts';
import { SourcesNote } from './sources-note.tsx';
import { WishesNote } from './wishes-note.tsx';

interface QuotePanelProps {
  wish: OrderWish;
  onOrdered: (outTradeNo: string) => void;
  /** To the outline, where something is to be mended first. */
  onLeave: () => void;
}

/** What is ordered, every line of what it costs, and the order itself. */
export default function QuotePanel({ wish, onOrdered, onLeave }: QuotePanelProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const labelOf = useCodeLabel();
  const promisedRate = usePromisedRate();
  const client = useQueryClient();
  const catalogue = useCatalogue();
  const outline = useQuery(orderedOutlineQuery(wish.key1));
  const { data: coupons } = useUsableCoupons();
  const [payType, setPayType] = useState<PayType>('PAY_ALL');
  const [services, setServices] = useState<readonly ExtraService[]>(wish.additionalServices ?? []);
  const [couponId, setCouponId] = useState<string | null>(null);
  const [chosenFormat, setChosenFormat] = useState<PaperFormat | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const place = useMoneyAction(placeOrder);
  const press = useOnePress(submit);

  const isPaper = wish.orderType.startsWith('PAPER_');
  const sharing = useSharingQuestion(isPaper);
  const isReduceAigc = wish.isReduceAigc ?? false;
  const language = outline.data?.language ?? 'en';
  const { data: formats } = useQuery({
    ...paperOptionsQuery(language),
    enabled: isPaper && outline.data !== undefined,
  });
  const format = chosenFormat ?? (formats ? chooseFormat(language, formats) : null);
  const ordered = { orderType: wish.orderType, isReduceAigc, additionalServices: services };
  const fitting = (coupons ?? []).filter((coupon) => couponMayFit(coupon, ordered));
  const usedCoupon = fitting.some(({ id }) => id === couponId) ? couponId : null;
  const quote = useQuery(
    quoteQuery({
      order_type: wish.orderType,
      pay_type: payType,
      key1: wish.key1,
      is_reduce_aigc: isReduceAigc ? 'true' : 'false',
      additional_service: services.join(','),
      ...(usedCoupon ? { coupon_id: usedCoupon } : {}),
    }),
  );

  const failure = (catalogue.data ? null : catalogue.error) ?? (outline.data ? null : outline.error);
  if (failure) {
    const retry = () => void Promise.all([catalogue.refetch(), outline.refetch()]);
    return <LoadFailed message={failure.message} onRetry={retry} />;
  }
  if (!catalogue.data || !outline.data) return <DialogSkeleton label={t('shell:loading')} />;

  const hasStages = findProduct(catalogue.data, `${wish.orderType}_STAGES`) !== null;
  const addOns = isPaper ? extraServices.filter((code) => findProduct(catalogue.data, code)) : [];
  const hasReduction = isPaper && findProduct(catalogue.data, 'REDUCE_AIGC') !== null;

  async function submit() {
    const body: OrderBody = {
      key1: wish.key1,
      order_type: wish.orderType,
      pay_type: payType,
      is_reduce_aigc: isReduceAigc,
      additional_service: [...services],
      // Where the formats could not be asked for, the server takes the usual one.
      ...(format ? { template_id: format.template, citation_style: format.style } : {}),
      ...(usedCoupon ? { coupon_id: usedCoupon } : {}),
    };
    try {
      const { out_trade_no } = await place.mutateAsync(body);
      sharing.tell();
      await client.invalidateQueries({ queryKey: ordersKey });
      if (out_trade_no) onOrdered(out_trade_no);
      else showWarning(t('panel.noNumber'));
    } catch (error) {
      const open = error instanceof ApiError && error.status === 409 ? await findOpenOrder(wish) : null;
      if (!open) return showPayError(error);
      showInfo(t('panel.openOrder'));
      onOrdered(open);
    }
  }

  const isRefused = isForWantOfKnowledge(quote.error);
  const deposit = t('panel.depositPercent', { percent: formatPercent(catalogue.data.deposit_percent) });
  return (
    <div className={classes.panel}>
      <div className={classes.choices}>
        <OrderedOutline orderType={wish.orderType} form={outline.data} />
        {hasStages ? (
          <ChoiceCards
            legend={t('panel.payType')}
            value={payType}
            onChange={setPayType}
            choices={[
              { value: 'PAY_ALL', title: labelOf('pay_types', 'PAY_ALL'), text: t('panel.allText') },
              { value: 'PAY_STAGES', title: labelOf('pay_types', 'PAY_STAGES'), text: deposit },
            ]}
          />
        ) : null}
        {formats && format ? (
          <FormatChoice
            options={formats}
            value={format}
            onChange={(next) => {
              setChosenFormat(next);
              rememberFormat(language, next);
            }}
          />
        ) : null}
        {addOns.length > 0 ? (
          <Checkbox.Group
            label={t('panel.addOns')}
            value={[...services]}
            onChange={(chosen) => setServices(extraServices.filter((code) => chosen.includes(code)))}
          >
            <div className={classes.addOns}>
              {addOns.map((code) => (
                <Checkbox key={code} value={code} label={addOnLabel(code)} />
              ))}
            </div>
          </Checkbox.Group>
        ) : null}
        {hasReduction ? (
          <Switch
            checked={isReduceAigc}
            aria-disabled="true"
            onChange={() => showWarning(t('panel.reduceLocked'))}
            label={t('panel.reduce', { rate: formatPercent(promisedRate) })}
            description={t('panel.reduceLocked')}
          />
        ) : null}
        <CouponChoice coupons={fitting} value={usedCoupon} onChange={setCouponId} />
        {sharing.question}
      </div>
      <div className={classes.reckoning}>
        {quote.error && !quote.data ? null : (
          <QuoteLines quote={quote.data ?? null} language={outline.data.language} isStale={quote.isPlaceholderData} />
        )}
        {quote.error ? (
          <QuoteRefused
            error={quote.error}
            key1={wish.key1}
            onRetry={() => void quote.refetch()}
            onLeave={onLeave}
            onWithout={(extra) => setServices(services.filter((code) => code !== extra))}
          />
        ) : null}
        {isPaper && !isRefused ? <InterviewNote key1={wish.key1} onLeave={onLeave} /> : null}
        {isPaper ? <WishesNote wishes={outline.data.wishes ?? []} /> : null}
        {isPaper && !isRefused ? (
          <SourcesNote key1={wish.key1} onLeave={onLeave} onGoOn={() => submitButton.current?.focus()} />
        ) : null}
        <Button
          size="md"
          fullWidth
          data-autofocus
          ref={submitButton}
          disabled={!quote.data || quote.isPlaceholderData || quote.error !== null}
          loading={place.isPending}
          onClick={press}
        >
          {t('panel.submit')}
        </Button>
        <p className={classes.note}>{t('panel.fixed')}</p>
      </div>
    </div>
  );

  function addOnLabel(code: ExtraService): string {
    const price = findProduct(catalogue.data, code)?.price ?? null;
    return price === null ? labelOf('order_types', code) : `${labelOf('order_types', code)} · ${formatFen(price)}`;
  }
}

/** One order of a kind is open for an outline at a time; whoever ordered otherwise before goes on with that one. */
async function findOpenOrder({ key1, orderType }: OrderWish): Promise<string | null> {
  try {
    const order = await getOrder(key1);
    const isSame = order.order_type === orderType || order.order_type === `${orderType}_STAGES`;
    return isSame && canPay(order) ? order.out_trade_no : null;
  } catch {
    // The refusal that led here is what the person is told.
    return null;
  }
}
