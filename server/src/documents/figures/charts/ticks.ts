/** Round numbers that cover the values: 1, 2 or 5 times a power of ten apart. */
export interface Ticks {
  values: number[];
  least: number;
  most: number;
  step: number;
}

export function roundTicks(least: number, most: number, about = 5): Ticks {
  const span = most - least || Math.abs(most) || 1;
  const step = roundStep(span / about);
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  // Multiplied, not added up: 0.1 + 0.2 is no tick.
  const values = Array.from({ length: last - first + 1 }, (_, index) => exact((first + index) * step));
  return { values, least: values[0] ?? 0, most: values.at(-1) ?? 1, step };
}

/** Below this, a power of ten is no longer exact, and a step could come out as zero. */
const leastStep = 1e-290;

export function roundStep(wanted: number): number {
  const raw = Math.max(wanted, leastStep);
  const power = 10 ** Math.floor(Math.log10(raw));
  const share = raw / power;
  return exact((share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10) * power);
}

/** Without the dust of binary fractions. */
const exact = (value: number): number => Number(value.toPrecision(12));

const dayMs = 86_400_000;

export interface TimeTicks {
  values: number[];
  unit: 'year' | 'month' | 'day';
}

/** First days of years, months or weeks, as many as the axis can name. */
export function timeTicks(least: number, most: number, maximum: number): TimeTicks {
  const from = new Date(least);
  const to = new Date(most);
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  if (months > 18) {
    const years = to.getUTCFullYear() - from.getUTCFullYear();
    const step = Math.max(1, roundStep(years / maximum));
    const first =
      from.getTime() === Date.UTC(from.getUTCFullYear(), 0, 1) ? from.getUTCFullYear() : from.getUTCFullYear() + 1;
    const start = step === 1 ? first : Math.ceil(first / step) * step;
    return { unit: 'year', values: series(start, to.getUTCFullYear(), step, (year) => Date.UTC(year, 0, 1)) };
  }
  if (months >= 2) {
    const step = [1, 2, 3, 6].find((each) => months / each <= maximum) ?? 6;
    const first = from.getUTCFullYear() * 12 + from.getUTCMonth() + (from.getUTCDate() > 1 ? 1 : 0);
    const last = to.getUTCFullYear() * 12 + to.getUTCMonth();
    return {
      unit: 'month',
      values: series(first, last, step, (month) => Date.UTC(Math.floor(month / 12), month % 12, 1)),
    };
  }
  const days = Math.round((most - least) / dayMs);
  const step = [1, 2, 5, 7, 10, 14].find((each) => days / each <= maximum) ?? 14;
  return { unit: 'day', values: series(0, days, step, (day) => least + day * dayMs) };
}

function series(from: number, to: number, step: number, timeOf: (index: number) => number): number[] {
  const values: number[] = [];
  for (let index = from; index <= to; index += step) values.push(timeOf(index));
  return values;
}
