import { currentLocale } from './i18n.ts';

export function formatDateTime(iso: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium' }).format(new Date(iso));
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(currentLocale()).format(value);
}

/** Money travels as integer fen; people read yuan. */
export function formatFen(amountFen: number): string {
  return new Intl.NumberFormat(currentLocale(), { style: 'currency', currency: 'CNY' }).format(amountFen / 100);
}
