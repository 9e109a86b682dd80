import type { OverviewFigures } from '@yanmo/contract/operator';
import { formatFen, formatNumber, formatPercent } from '../../../lib/format.ts';

export type MeasureName =
  | 'revenue'
  | 'margin'
  | 'orders'
  | 'paid'
  | 'conversion'
  | 'refunded'
  | 'commission'
  | 'cost'
  | 'delivered'
  | 'failed';

interface Measure {
  valueIn: (figures: OverviewFigures) => number;
  format: (value: number) => string;
}

const money = (valueIn: Measure['valueIn']): Measure => ({ valueIn, format: (value) => formatFen(Math.round(value)) });
const count = (valueIn: Measure['valueIn']): Measure => ({ valueIn, format: (value) => formatNumber(value) });

export const measures: Readonly<Record<MeasureName, Measure>> = {
  revenue: money(({ revenue }) => revenue),
  margin: money(({ margin }) => margin),
  orders: count(({ orders }) => orders),
  paid: count(({ paid }) => paid),
  /** Of the orders that were made, those that were paid; a day may have more paid ones than it has new ones. */
  conversion: {
    valueIn: ({ orders, paid }) => (orders === 0 ? 0 : Math.min(100, (paid / orders) * 100)),
    format: (value) => formatPercent(value, 1),
  },
  refunded: money(({ refunded }) => refunded),
  commission: money(({ commission }) => commission),
  cost: money(({ cost }) => cost),
  delivered: count(({ delivered }) => delivered),
  failed: count(({ failed }) => failed),
};

export const measureNames = Object.keys(measures) as MeasureName[];
