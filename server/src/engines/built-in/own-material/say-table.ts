import type { Language, Localized } from '@yanmo/contract/languages';
import type { OwnFactKind } from '../paper/own-fact.ts';
import type { Computed, MaterialTable, Valued } from './material.ts';

interface Words {
  range(name: string, count: number, least: string, most: string): string;
  share(name: string, total: number, first: string, count: number, percent: string): string;
  also(label: string, count: number, percent: string): string;
  rise(name: string, from: string, first: string, to: string, last: string, by: string): string;
  fall(name: string, from: string, first: string, to: string, last: string, by: string): string;
  still(name: string, from: string, to: string, value: string): string;
  ends(name: string, by: string, high: string, most: string, low: string, least: string): string;
  each(name: string, pairs: string): string;
  part(name: string, label: string, percent: string): string;
  times(ratio: string): string;
  points(value: string): string;
  joint: string;
}

/** Clauses of what is computed: nothing is said of why, and nothing of what was not counted. */
const words: Localized<Words> = {
  zh: {
    range: (name, count, least, most) => `“${name}”共有 ${count} 个有效值，最小为 ${least}，最大为 ${most}`,
    share: (name, total, first, count, percent) =>
      `在“${name}”一项的 ${total} 条有效记录中，“${first}”有 ${count} 条，占 ${percent}`,
    also: (label, count, percent) => `“${label}”有 ${count} 条，占 ${percent}`,
    rise: (name, from, first, to, last, by) => `${name}由 ${from}的 ${first} 升至 ${to}的 ${last}，${by}`,
    fall: (name, from, first, to, last, by) => `${name}由 ${from}的 ${first} 降至 ${to}的 ${last}，${by}`,
    still: (name, from, to, value) => `${name}在 ${from}与 ${to}均为 ${value}`,
    ends: (name, by, high, most, low, least) =>
      `按${by}看，${name}以${high}最高，为 ${most}，以${low}最低，为 ${least}`,
    each: (name, pairs) => `${name}方面，${pairs}`,
    part: (name, label, percent) => `${label}的${name}占各项合计的 ${percent}`,
    times: (ratio) => `变动幅度为 ${ratio}`,
    points: (value) => `相差 ${value} 个百分点`,
    joint: '，',
  },
  en: {
    range: (name, count, least, most) => `the ${count} valid values of “${name}” range from ${least} to ${most}`,
    share: (name, total, first, count, percent) =>
      `of ${total} valid records of “${name}”, ${count} are “${first}” (${percent})`,
    also: (label, count, percent) => `${count} are “${label}” (${percent})`,
    rise: (name, from, first, to, last, by) => `${name} rose from ${first} in ${from} to ${last} in ${to}, ${by}`,
    fall: (name, from, first, to, last, by) => `${name} fell from ${first} in ${from} to ${last} in ${to}, ${by}`,
    still: (name, from, to, value) => `${name} was ${value} both in ${from} and in ${to}`,
    ends: (name, by, high, most, low, least) =>
      `by ${by}, ${name} is highest for ${high}, at ${most}, and lowest for ${low}, at ${least}`,
    each: (name, pairs) => `as to ${name}, the values are ${pairs}`,
    part: (name, label, percent) => `${label} accounts for ${percent} of ${name} in all`,
    times: (ratio) => `a change of ${ratio}`,
    points: (value) => `a difference of ${value} percentage points`,
    joint: ', and ',
  },
  es: {
    range: (name, count, least, most) => `los ${count} valores válidos de «${name}» van de ${least} a ${most}`,
    share: (name, total, first, count, percent) =>
      `de los ${total} registros válidos de «${name}», ${count} son «${first}» (${percent})`,
    also: (label, count, percent) => `${count} son «${label}» (${percent})`,
    rise: (name, from, first, to, last, by) => `${name} pasó de ${first} en ${from} a ${last} en ${to}, ${by}`,
    fall: (name, from, first, to, last, by) => `${name} bajó de ${first} en ${from} a ${last} en ${to}, ${by}`,
    still: (name, from, to, value) => `${name} fue de ${value} tanto en ${from} como en ${to}`,
    ends: (name, by, high, most, low, least) =>
      `por ${by}, ${name} alcanza su valor más alto en ${high}, con ${most}, y el más bajo en ${low}, con ${least}`,
    each: (name, pairs) => `en cuanto a ${name}, los valores son ${pairs}`,
    part: (name, label, percent) => `${label} reúne el ${percent} del total de ${name}`,
    times: (ratio) => `una variación del ${ratio}`,
    points: (value) => `una diferencia de ${value} puntos porcentuales`,
    joint: ', y ',
  },
  ja: {
    range: (name, count, least, most) => `「${name}」の有効値は ${count} 件で、最小は ${least}、最大は ${most} である`,
    share: (name, total, first, count, percent) =>
      `「${name}」の有効な ${total} 件のうち、「${first}」は ${count} 件で ${percent} を占める`,
    also: (label, count, percent) => `「${label}」は ${count} 件で ${percent} を占める`,
    rise: (name, from, first, to, last, by) => `${name}は ${from} の ${first} から ${to} の ${last} へ増え、${by}`,
    fall: (name, from, first, to, last, by) => `${name}は ${from} の ${first} から ${to} の ${last} へ減り、${by}`,
    still: (name, from, to, value) => `${name}は ${from} も ${to} も ${value} である`,
    ends: (name, by, high, most, low, least) =>
      `${by}別に見ると、${name}は${high}が ${most} で最も高く、${low}が ${least} で最も低い`,
    each: (name, pairs) => `${name}は、${pairs}である`,
    part: (name, label, percent) => `${label}の${name}は全体の ${percent} を占める`,
    times: (ratio) => `変化率は ${ratio} である`,
    points: (value) => `差は ${value} ポイントである`,
    joint: '、',
  },
};

/** Without the dust of binary fractions; as many digits as were given. */
export const printNumber = (value: number): string => String(Number(value.toPrecision(12)));

const before = /^[$€£¥￥]$/u;
const withUnit = (value: number, unit: string): string =>
  before.test(unit)
    ? `${unit}${printNumber(value)}`
    : `${printNumber(value)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

const percentOf = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(1))}%`;

const year = /(?:19|20)\d{2}/u;

const isShare = (unit: string, name: string): boolean => unit === '%' || /[%％]|百分比|占比|比例/u.test(name);

/** 件数（万件） is called 件数 in a sentence, and its values have the unit; 件数（2024） are those of a year. */
function readName(column: string, unit: string): { name: string; unit: string } {
  const found = /^(.{1,50}?)\s*[（(]([^（）()]{1,12})[）)]$/u.exec(column);
  if (!found?.[1] || !found[2] || unit !== '' || year.test(found[2])) return { name: column, unit };
  return { name: found[1], unit: found[2] };
}

/** Values that a sentence can hold. */
const mostNamed = 6;
const pairJoint: Localized = { zh: '、', en: ', ', es: ', ', ja: '、' };
const pair = (language: Language, { label, value }: Valued, unit: string): string =>
  language === 'zh' || language === 'ja' ? `${label}为 ${withUnit(value, unit)}` : `${label} ${withUnit(value, unit)}`;
const pairJa = ({ label, value }: Valued, unit: string): string => `${label}が ${withUnit(value, unit)}`;

/** 2019 is 2019 年 where a sentence says it, 2019-03 is 2019 年 3 月. */
function timeIn(label: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/u.exec(label) ?? [];
  if (!year || (language !== 'zh' && language !== 'ja')) return label;
  return `${year} 年${month ? ` ${Number(month)} 月` : ''}${day ? ` ${Number(day)} 日` : ''}`;
}

function sayOne(computed: Computed, language: Language): string[] {
  const say = words[language];
  switch (computed.kind) {
    case 'RANGE': {
      const { name, unit } = readName(computed.column, computed.unit);
      return [say.range(name, computed.count, withUnit(computed.least, unit), withUnit(computed.most, unit))];
    }
    case 'SHARES': {
      const [first, ...others] = computed.counts;
      if (!first) return [];
      const told = others
        .slice(0, 3)
        .map(({ label, value }) => say.also(label, value, percentOf(value, computed.total)));
      const opening = say.share(
        computed.column,
        computed.total,
        first.label,
        first.value,
        percentOf(first.value, computed.total),
      );
      return [[opening, ...told].join(say.joint)];
    }
    case 'SERIES': {
      const { name, unit } = readName(computed.column, computed.unit);
      const values = computed.values.map(({ label, value }) => ({ label: timeIn(label, language), value }));
      const [first, last] = [values[0], values.at(-1)];
      if (!first || !last) return [];
      const [from, to] = [withUnit(first.value, unit), withUnit(last.value, unit)];
      if (first.value === last.value) return [say.still(name, first.label, last.label, from)];
      const by = isShare(unit, name)
        ? say.points(printNumber(Math.abs(last.value - first.value)))
        : first.value > 0
          ? say.times(percentOf(Math.abs(last.value - first.value), first.value))
          : null;
      const tell = last.value > first.value ? say.rise : say.fall;
      const change = by === null ? [] : [tell(name, first.label, from, last.label, to, by)];
      return [...change, ...sayEach(name, unit, values, language)];
    }
    case 'VALUES': {
      const { name, unit } = readName(computed.column, computed.unit);
      const sorted = computed.values.toSorted((one, other) => other.value - one.value);
      const [high, low] = [sorted[0], sorted.at(-1)];
      if (!high || !low || high.value === low.value) return sayEach(name, unit, computed.values, language);
      const total = computed.values.reduce((sum, { value }) => sum + value, 0);
      return [
        say.ends(name, computed.by, high.label, withUnit(high.value, unit), low.label, withUnit(low.value, unit)),
        ...(computed.isCount && total > 0 ? [say.part(name, high.label, percentOf(high.value, total))] : []),
        ...sayEach(name, unit, computed.values, language),
      ];
    }
  }
}

/** What stands between the ends, where there is little of it. */
function sayEach(name: string, unit: string, values: readonly Valued[], language: Language): string[] {
  if (values.length < 3 || values.length > mostNamed) return [];
  const pairs = values.map((one) => (language === 'ja' ? pairJa(one, unit) : pair(language, one, unit)));
  return [words[language].each(name, pairs.join(pairJoint[language]))];
}

/** What a table comes to, as clauses of the paper's language. */
export function sayTable({ computed }: MaterialTable, language: Language): { kind: OwnFactKind; text: string }[] {
  return computed.flatMap((one) => sayOne(one, language).map((text) => ({ kind: 'figure' as const, text })));
}
