import type { Language, Localized } from '@yanmo/contract/languages';
import type { ChartPlan, Measure } from './chart-plan.ts';
import type { TimeTicks } from './ticks.ts';

const locales: Localized = { zh: 'zh-CN', en: 'en-US', es: 'es-ES', ja: 'ja-JP' };

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 }).format(value);

/** Values of one chart with one number of digits, two at most: 80.90 beside 76.38. */
export function formatAlike(values: readonly number[], language: Language): (value: number) => string {
  const digitsOf = (value: number): number => (Math.round(value * 100) / 100).toString().split('.')[1]?.length ?? 0;
  const digits = values.reduce((most, value) => Math.max(most, digitsOf(value)), 0);
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return (value) => format.format(value);
}

export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** Ticks of one axis have one number of digits: 0.5, 1.0, 1.5. */
export function formatTicks(values: readonly number[], step: number, language: Language): string[] {
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const isLong = values.some((value) => Math.abs(value) >= 1e7);
  const settings: Intl.NumberFormatOptions =
    digits > 6
      ? { notation: 'scientific', maximumFractionDigits: 2 }
      : isLong
        ? { notation: 'compact', maximumFractionDigits: 2 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = new Intl.NumberFormat(locales[language], { ...settings, signDisplay: 'negative' });
  return values.map((value) => format.format(value));
}

export function formatTime(timeMs: number, unit: TimeTicks['unit'], language: Language): string {
  const parts: Intl.DateTimeFormatOptions =
    unit === 'year'
      ? { year: 'numeric' }
      : unit === 'month'
        ? { year: 'numeric', month: 'short' }
        : { month: 'short', day: 'numeric' };
  return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(timeMs);
}

const texts = {
  source: {
    zh: '数据来源：{file}',
    en: 'Source: {file}',
    es: 'Fuente: {file}',
    ja: '出典：{file}',
  },
  rows: { zh: '共 {n} 行数据', en: '{n} rows of data', es: '{n} filas de datos', ja: 'データ {n} 行' },
  leftOut: {
    zh: '其中 {n} 行缺少所需数值，未计入',
    en: '{n} of them lack a value and are left out',
    es: 'a {n} de ellas les falta un valor y no se cuentan',
    ja: 'うち {n} 行は値が欠けているため除外',
  },
  count: { zh: '数量', en: 'Count', es: 'Frecuencia', ja: '件数' },
  mean: { zh: '{name}（均值）', en: '{name} (mean)', es: '{name} (media)', ja: '{name}（平均）' },
  sum: { zh: '{name}（合计）', en: '{name} (total)', es: '{name} (total)', ja: '{name}（合計）' },
  unit: { zh: '{name}（{unit}）', en: '{name} ({unit})', es: '{name} ({unit})', ja: '{name}（{unit}）' },
  across: {
    zh: '按{category}划分的{name}',
    en: '{name} by {category}',
    es: '{name} por {category}',
    ja: '{category}別の{name}',
  },
  share: {
    zh: '{category}的构成',
    en: 'Shares of {category}',
    es: 'Distribución de {category}',
    ja: '{category}の構成',
  },
  spread: { zh: '{name}的分布', en: 'Distribution of {name}', es: 'Distribución de {name}', ja: '{name}の分布' },
  relation: {
    zh: '{x}与{y}的关系',
    en: '{y} against {x}',
    es: '{y} en función de {x}',
    ja: '{x}と{y}の関係',
  },
  course: {
    zh: '{name}随{along}的变化',
    en: '{name} over {along}',
    es: '{name} según {along}',
    ja: '{along}による{name}の推移',
  },
  list: { zh: '、', en: ', ', es: ', ', ja: '、' },
  comma: { zh: '，', en: '; ', es: '; ', ja: '、' },
  end: { zh: '。', en: '.', es: '.', ja: '。' },
} as const satisfies Record<string, Localized>;

export function say(
  key: keyof typeof texts,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  return texts[key][language].replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
}

/** The name of a measured quantity, as it stands at an axis. */
export function measureName(name: string, measure: Measure, unit: string, language: Language): string {
  if (measure === 'count') return say('count', language);
  const measured = measure === 'mean' || measure === 'sum' ? say(measure, language, { name }) : name;
  return unit ? say('unit', language, { name: measured, unit }) : measured;
}

/** What the caption says, before the source. */
export function chartTitle(plan: ChartPlan, language: Language): string {
  const join = (names: readonly string[]): string => names.join(say('list', language));
  switch (plan.kind) {
    case 'bar':
      return say('across', language, {
        category: plan.category,
        name: measureName(plan.value ?? '', plan.measure, '', language),
      });
    case 'grouped-bar': {
      const name = plan.measure === 'count' ? say('count', language) : join(plan.values);
      const category = plan.series ? join([plan.category, plan.series]) : plan.category;
      return say('across', language, { category, name });
    }
    case 'line':
      return say('course', language, { name: join(plan.values), along: plan.along });
    case 'scatter':
      return say('relation', language, { x: plan.x, y: plan.y });
    case 'histogram':
      return say('spread', language, { name: plan.value });
    case 'pie':
      return say('share', language, { category: plan.category });
  }
}

/** Where the data come from, and what of them is not shown. */
export function chartNote(fileName: string, rows: number, leftOut: number, language: Language): string {
  const count = (n: number): Record<string, string> => ({ n: formatNumber(n, language) });
  const parts = [say('source', language, { file: fileName }), say('rows', language, count(rows))];
  if (leftOut > 0) parts.push(say('leftOut', language, count(leftOut)));
  return parts.join(say('comma', language)) + say('end', language);
}
