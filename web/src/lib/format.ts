import { currentLocale } from './i18n.ts';

/** The one place where figures and dates become words; every page writes them the same way. */

/** Making one takes a hundred times as long as using it, and a list has hundreds of figures. */
const made = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => Format): Format {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found as Format;
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = currentLocale();
  // One that is kept would stay in the zone in which it was made, and travellers' clocks change.
  const zone = options.timeZone ?? new Date().getTimezoneOffset();
  return keep(`date ${locale} ${zone} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options));
}

export function formatDateTime(iso: string): string {
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

export function formatDate(iso: string): string {
  return dateFormat({ dateStyle: 'medium' }).format(new Date(iso));
}

/** A day of the calendar, which is the same everywhere. */
export function formatDay(day: string): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** The day on which something was certified: printed with the site's own calendar, whatever clock the reader has. */
export function formatSiteDay(iso: string): string {
  return dateFormat({ dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(new Date(iso));
}

export function formatNumber(value: number, maximumFractionDigits = 3): string {
  return numberFormat({ maximumFractionDigits }).format(value);
}

/** For a field in which a number is typed: what stands between its thousands and before its decimals. */
export function numberSigns(): { thousandSeparator: string; decimalSeparator: string } {
  const signOf = (type: string) =>
    numberFormat({})
      .formatToParts(12_345.6)
      .find((part) => part.type === type)?.value ?? '';
  return { thousandSeparator: signOf('group'), decimalSeparator: signOf('decimal') };
}

/** 20 is twenty percent, as on the wire; the sign stands where the language wants it. */
export function formatPercent(percent: number, maximumFractionDigits = 0): string {
  return numberFormat({ style: 'percent', maximumFractionDigits }).format(percent / 100);
}

/** Sentences of one paragraph, those that there are: Chinese and Japanese put no blank between them. */
export function joinSentences(...sentences: (string | null | false)[]): string {
  return sentences.filter(Boolean).join(/^(?:zh|ja)/u.test(currentLocale()) ? '' : ' ');
}

/** "one, two and three", in the manner of the language. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale()).format(items);
}

/** "one, two or three". */
export function formatChoice(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(items);
}

/** Money travels as integer fen; people read yuan. */
export function formatFen(amountFen: number): string {
  return numberFormat({ style: 'currency', currency: 'CNY' }).format(amountFen / 100);
}

/** As it stands beside an amount that is typed: ¥ alone is another money in Japanese. */
export function currencySign(): string {
  const parts = numberFormat({ style: 'currency', currency: 'CNY' }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? '¥';
}

/** Grouped always: left to itself Spanish groups from five digits on, and 8000 would stand above 12.000. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const locale = currentLocale();
  return keep(
    `number ${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locale, { ...options, useGrouping: 'always' }),
  );
}
