import { Skeleton } from '@mantine/core';
import type { Quote, QuoteLine } from '@yanmo/contract/catalogue';
import { type ExtraService, extraServices } from '@yanmo/contract/codes';
import { companionUnits } from '@yanmo/contract/companion-length';
import type { Language } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { formatFen, formatList, formatNumber } from '../../lib/format.ts';
import { useCodeLabel } from '../site/global-code.ts';
import classes from './quote-lines.module.css';

const isExtra = (code: QuoteLine['code']): code is ExtraService =>
  (extraServices as readonly QuoteLine['code'][]).includes(code);

interface QuoteLinesProps {
  quote: Quote | null;
  /** Of what is priced by its length: some are counted in characters, others in words. */
  language: Language;
  isStale: boolean;
}

/** The price as on a receipt: every line, what they come to, what is due now, how long it takes. */
export function QuoteLines({ quote, language, isStale }: QuoteLinesProps) {
  const { t } = useTranslation(['orders', 'shell']);
  const labelOf = useCodeLabel();
  if (!quote) return <Skeleton height={140} role="status" aria-label={t('shell:loading')} />;
  const nameOf = (code: QuoteLine['code']) => (code === 'COUPON' ? t('quote.coupon') : labelOf('order_types', code));
  /** Of a document that goes with a paper: what it comes to, and beside that the length that its price is for. */
  const extraLength = (code: QuoteLine['code'], units: number): string | null => {
    const usual = isExtra(code) ? companionUnits(code, language) : null;
    if (usual === null) return null;
    const numbers = { units: formatNumber(units), usual: formatNumber(usual) };
    return t(`quote.${units < usual ? 'extraShorter' : 'extra'}.${language}`, numbers);
  };
  return (
    <div className={classes.quote} aria-busy={isStale} aria-live="polite">
      <table className={classes.lines}>
        <caption>{t('quote.title')}</caption>
        <tbody>
          {quote.lines.map(({ code, units, unit_price, amount }) => (
            <tr key={code}>
              <th scope="row">
                {nameOf(code)}
                {units !== null && unit_price !== null ? (
                  <span>
                    {t(`quote.per1000.${language}`, { units: formatNumber(units), price: formatFen(unit_price) })}
                  </span>
                ) : null}
                {units !== null && unit_price === null ? <span>{extraLength(code, units)}</span> : null}
              </th>
              <td data-saves={amount < 0 || undefined}>{formatFen(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('quote.total')}</th>
            <td>{formatFen(quote.discounted_price)}</td>
          </tr>
          {quote.deposit === null ? null : (
            <tr>
              <th scope="row">{t('quote.deposit')}</th>
              <td>{formatFen(quote.pay_amount)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {quote.deposit === null ? null : (
        <p className={classes.note}>
          {t('quote.restLater', { amount: formatFen(quote.discounted_price - quote.pay_amount) })}
        </p>
      )}
      {quote.length && quote.length.units < quote.length.wanted ? (
        <p className={classes.note}>
          {t(`quote.shorter.${language}`, {
            units: formatNumber(quote.length.units),
            wanted: formatNumber(quote.length.wanted),
          })}{' '}
          {quote.length.sections.kept < quote.length.sections.wanted
            ? `${t('quote.merged', quote.length.sections)} `
            : ''}
          {t('quote.longer')}
        </p>
      ) : null}
      {quote.length && quote.length.unknown.length > 0 ? (
        <p className={classes.note}>{t('quote.unknown', { list: formatList(quote.length.unknown) })}</p>
      ) : null}
      {quote.length?.seldom.map(({ term, percent }) => (
        <p key={term} className={classes.note}>
          {t('quote.seldom', { term, percent: formatNumber(percent) })}
        </p>
      ))}
      {quote.length?.unlinked ? <p className={classes.note}>{t('quote.unlinked', quote.length.unlinked)}</p> : null}
      <p className={classes.note}>{t('quote.minutes', { count: quote.estimated_minutes })}</p>
      <MeasuredTime quote={quote} />
    </div>
  );
}

/** What such papers really took here; of a paper that nothing of the kind was written before, that nobody knows yet. */
function MeasuredTime({ quote: { lines, measured_seconds: seconds } }: { quote: Quote }) {
  const { t } = useTranslation('orders');
  if (!lines.some(({ code }) => code.startsWith('PAPER_'))) return null;
  return (
    <p className={classes.note}>
      {seconds === null
        ? t('quote.unmeasured')
        : seconds < 90
          ? t('quote.measuredSeconds', { count: seconds })
          : t('quote.measuredMinutes', { count: Math.ceil(seconds / 60) })}
    </p>
  );
}
