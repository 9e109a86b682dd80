import type { Language, Localized } from '@yanmo/contract/languages';
import type { OwnFactKind } from '../paper/own-fact.ts';
import { isUnnamed } from './lay-out-sheet.ts';
import type { Computed, MaterialTable, Valued } from './material.ts';

interface Words {
  range(name: string, count: number, least: string, most: string): string;
  share(name: string, total: number, first: string, count: number, percent: string): string;
  also(label: string, count: number, percent: string): string;
  /** `by`: how much, where that can be said. */
  rise(name: string, from: string, first: string, to: string, last: string, by: string | null): string;
  fall(name: string, from: string, first: string, to: string, last: string, by: string | null): string;
  still(name: string, from: string, to: string, value: string): string;
  ends(name: string, by: string, high: string, most: string, low: string, least: string): string;
  each(name: string, pairs: string): string;
  part(name: string, label: string, percent: string): string;
  /** By how much of itself something rose or fell; of percentages, by how many points. */
  more(share: string): string;
  less(share: string): string;
  pointsMore(value: string): string;
  pointsLess(value: string): string;
  joint: string;
}

/** Between a unit and the word behind it there is no blank, between a digit and that word there is one. */
const join = (value: string, word: string): string => `${value}${/[\d%]$/u.test(value) ? ' ' : ''}${word}`;

const behind = (by: string | null, joint: string): string => (by === null ? '' : `${joint}${by}`);

/** Clauses of what is computed: nothing is said of why, and nothing of what was not counted. */
const words: Localized<Words> = {
  zh: {
    range: (name, count, least, most) => `“${name}”共有 ${count} 个有效值，最小为 ${least}，最大为 ${most}`,
    share: (name, total, first, count, percent) =>
      `在“${name}”一项的 ${total} 条有效记录中，“${first}”有 ${count} 条，占 ${percent}`,
    also: (label, count, percent) => `“${label}”有 ${count} 条，占 ${percent}`,
    rise: (name, from, first, to, last, by) =>
      `${name}由 ${from}的 ${join(first, '升至')} ${to}的 ${last}${behind(by, '，')}`,
    fall: (name, from, first, to, last, by) =>
      `${name}由 ${from}的 ${join(first, '降至')} ${to}的 ${last}${behind(by, '，')}`,
    still: (name, from, to, value) => `${name}在 ${from}与 ${to}均为 ${value}`,
    ends: (name, by, high, most, low, least) =>
      `${by === '' ? '' : `各${by}中，`}${name}以${high}最高，为 ${most}，以${low}最低，为 ${least}`,
    each: (name, pairs) => `${name}方面，${pairs}`,
    part: (name, label, percent) => `${label}的${name}占各项合计的 ${percent}`,
    more: (share) => `增长 ${share}`,
    less: (share) => `下降 ${share}`,
    pointsMore: (value) => `上升 ${value} 个百分点`,
    pointsLess: (value) => `下降 ${value} 个百分点`,
    joint: '，',
  },
  en: {
    range: (name, count, least, most) => `the ${count} valid values of “${name}” range from ${least} to ${most}`,
    share: (name, total, first, count, percent) =>
      `of ${total} valid records of “${name}”, ${count} are “${first}” (${percent})`,
    also: (label, count, percent) => `${count} are “${label}” (${percent})`,
    rise: (name, from, first, to, last, by) =>
      `${name} rose from ${first} in ${from} to ${last} in ${to}${behind(by, ', ')}`,
    fall: (name, from, first, to, last, by) =>
      `${name} fell from ${first} in ${from} to ${last} in ${to}${behind(by, ', ')}`,
    still: (name, from, to, value) => `${name} was ${value} both in ${from} and in ${to}`,
    ends: (name, _by, high, most, low, least) =>
      `the highest value of “${name}” is that of ${high} (${most}), the lowest that of ${low} (${least})`,
    each: (name, pairs) => `as to ${name}, the values are ${pairs}`,
    part: (name, label, percent) => `${label} accounts for ${percent} of “${name}” in all`,
    more: (share) => `an increase of ${share}`,
    less: (share) => `a decrease of ${share}`,
    pointsMore: (value) => `an increase of ${value} percentage points`,
    pointsLess: (value) => `a decrease of ${value} percentage points`,
    joint: ', and ',
  },
  es: {
    range: (name, count, least, most) => `los ${count} valores válidos de «${name}» van de ${least} a ${most}`,
    share: (name, total, first, count, percent) =>
      `de los ${total} registros válidos de «${name}», ${count} son «${first}» (${percent})`,
    also: (label, count, percent) => `${count} son «${label}» (${percent})`,
    rise: (name, from, first, to, last, by) =>
      `${name} pasó de ${first} en ${from} a ${last} en ${to}${behind(by, ', ')}`,
    fall: (name, from, first, to, last, by) =>
      `${name} bajó de ${first} en ${from} a ${last} en ${to}${behind(by, ', ')}`,
    still: (name, from, to, value) => `${name} fue de ${value} tanto en ${from} como en ${to}`,
    ends: (name, _by, high, most, low, least) =>
      `el valor más alto de «${name}» es el de ${high} (${most}) y el más bajo el de ${low} (${least})`,
    each: (name, pairs) => `en cuanto a ${name}, los valores son ${pairs}`,
    part: (name, label, percent) => `${label} reúne el ${percent} del total de «${name}»`,
    more: (share) => `un aumento del ${share}`,
    less: (share) => `un descenso del ${share}`,
    pointsMore: (value) => `un aumento de ${value} puntos porcentuales`,
    pointsLess: (value) => `un descenso de ${value} puntos porcentuales`,
    joint: ', y ',
  },
  ja: {
    range: (name, count, least, most) => `「${name}」の有効値は ${count} 件で、最小は ${least}、最大は ${most} である`,
    share: (name, total, first, count, percent) =>
      `「${name}」の有効な ${total} 件のうち、「${first}」は ${count} 件で ${percent} を占める`,
    also: (label, count, percent) => `「${label}」は ${count} 件で ${percent} を占める`,
    rise: (name, from, first, to, last, by) =>
      `${name}は ${from}の ${join(first, 'から')} ${to}の ${join(last, 'へ')}${by === null ? '増えた' : `増え、${by}`}`,
    fall: (name, from, first, to, last, by) =>
      `${name}は ${from}の ${join(first, 'から')} ${to}の ${join(last, 'へ')}${by === null ? '減った' : `減り、${by}`}`,
    still: (name, from, to, value) => `${name}は ${from}も ${to}も ${value} である`,
    ends: (name, by, high, most, low, least) =>
      `${by === '' ? '' : `${by}別に見ると、`}${name}は${high}が ${most} で最も高く、${low}が ${least} で最も低い`,
    each: (name, pairs) => `${name}は、${pairs}である`,
    part: (name, label, percent) => `${label}の${name}は全体の ${percent} を占める`,
    more: (share) => `増加率は ${share} である`,
    less: (share) => `減少率は ${share} である`,
    pointsMore: (value) => `上昇幅は ${value} ポイントである`,
    pointsLess: (value) => `低下幅は ${value} ポイントである`,
    joint: '、',
  },
};

/** Without the dust of binary fractions; as many digits as were given. */
export const printNumber = (value: number): string => String(Number(value.toPrecision(12)));

const before = /^[$€£¥￥]$/u;
const withUnit = (value: number, unit: string): string =>
  before.test(unit)
    ? `${value < 0 ? '-' : ''}${unit}${printNumber(Math.abs(value))}`
    : `${printNumber(value)}${unit === '' || unit === '%' ? unit : ` ${unit}`}`;

const percentOf = (part: number, whole: number): string => `${Number(((100 * part) / whole).toFixed(1))}%`;

const year = /(?:19|20)\d{2}/u;

const isPercent = (unit: string, name: string): boolean => /[%％]/u.test(`${unit}${name}`);
/**
 * What has no zero to be measured from, or is a part of something already: twice the temperature is not twice as warm, and of a rate
 * nobody can tell whether it is written in hundredths.
 */
const hasNoShare =
  /率|比|速|百分|指数|系数|得分|评分|分数|满意度|温|酸碱|\bph\b|℃|°|平均点|指標|\b(?:rates?|ratio|share|percent\p{L}*|index|scores?|temperature|degrees)\b|(?<!\p{L})(?:tasa|proporción|porcentaje|índice|puntuación|temperatura|grados)(?!\p{L})/iu;

/** 件数（万件） is called 件数 in a sentence, and its values have the unit; 件数（2024） are those of a year. */
function readName(column: string, unit: string, language?: Language): { name: string; unit: string } {
  const call = (name: string): string => (language === undefined ? name : callIn(name, language));
  const found = /^(.{1,50}?)\s*[（(]([^（）()]{1,12})[）)]$/u.exec(column);
  if (!found?.[1] || !found[2] || unit !== '' || year.test(found[2])) return { name: call(column), unit };
  return { name: call(found[1]), unit: found[2] };
}

/** A name in Latin words stands apart from the signs around it. */
function callIn(name: string, language: Language): string {
  if (!/^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Ll}{2}/u.test(name)) return name;
  return language === 'zh' ? `“${name}”` : language === 'ja' ? `「${name}」` : name;
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

function sayChange(
  from: number,
  to: number,
  { unit, name }: { unit: string; name: string },
  say: Words,
): string | null {
  const by = Math.abs(to - from);
  if (isPercent(unit, name)) return (to > from ? say.pointsMore : say.pointsLess)(printNumber(by));
  if (from <= 0 || to < 0 || hasNoShare.test(`${name} ${unit}`)) return null;
  return (to > from ? say.more : say.less)(percentOf(by, from));
}

const and: Localized = { zh: '和', en: ' and ', es: ' y ', ja: 'と' };
/** Whoever has a value; null where it is held by too many to be named. */
function nameAt(end: number, values: readonly Valued[], language: Language): string | null {
  const held = values.filter(({ value }) => value === end).map(({ label }) => label);
  return held.length > 2 ? null : held.join(and[language]);
}

/** `isShown`: all its values stand in a table beside it, and are not said once more. */
function sayOne(computed: Computed, language: Language, isShown: boolean): string[] {
  const say = words[language];
  const listed = (name: string, unit: string, values: readonly Valued[]): string[] =>
    isShown ? [] : sayEach(name, unit, values, language);
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
      const { name, unit } = readName(computed.column, computed.unit, language);
      const values = computed.values.map(({ label, value }) => ({ label: timeIn(label, language), value }));
      const [first, last] = [values[0], values.at(-1)];
      if (!first || !last) return [];
      const [from, to] = [withUnit(first.value, unit), withUnit(last.value, unit)];
      if (first.value === last.value) return [say.still(name, first.label, last.label, from)];
      const change = last.value > first.value ? say.rise : say.fall;
      const by = sayChange(first.value, last.value, { unit, name: computed.column }, say);
      return [change(name, first.label, from, last.label, to, by), ...listed(name, unit, values)];
    }
    case 'VALUES': {
      const { name, unit } = readName(computed.column, computed.unit, language);
      const all = computed.values.map(({ value }) => value);
      const [least, most] = [Math.min(...all), Math.max(...all)];
      const [high, low] = [most, least].map((end) => nameAt(end, computed.values, language));
      const total = all.reduce((sum, value) => sum + value, 0);
      const by = isUnnamed(computed.by, language) ? '' : computed.by;
      const isOne = all.filter((value) => value === most).length === 1;
      return [
        ...(high && low && most > least
          ? [say.ends(name, by, high, withUnit(most, unit), low, withUnit(least, unit))]
          : []),
        ...(computed.isCount && isOne && high && total > 0 ? [say.part(name, high, percentOf(most, total))] : []),
        ...listed(name, unit, computed.values),
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
export function sayTable(
  { computed }: MaterialTable,
  language: Language,
  { isShown = false }: { isShown?: boolean } = {},
): { kind: OwnFactKind; text: string }[] {
  return computed.flatMap((one) => sayOne(one, language, isShown).map((text) => ({ kind: 'figure' as const, text })));
}
