import type { ContextKind, TitleUnderstanding } from '../../../understanding/title-reading.ts';

export const findContext = ({ contexts }: TitleUnderstanding, ...kinds: readonly ContextKind[]): string | null =>
  contexts.find(({ kind }) => kinds.includes(kind))?.text ?? null;

/** 支气管哮喘患儿 and 家长 side by side are one group: the parents of those children. */
export function findPopulation({ contexts, text, bearing, language }: TitleUnderstanding): string | null {
  const groups = contexts
    .filter(({ kind }) => kind === 'population')
    .map(({ text: group }) => group)
    // 小学校 has pupils, but no voice of its own.
    .filter((group) => language !== 'ja' || !/(?:学校|大学|高校|企業|病院|施設|自治体|地域|園)$/u.test(group))
    // 小学英语 is a subject, and nobody is asked.
    .filter(
      (group) =>
        language !== 'zh' || !/(?:英语|语文|数学|物理|化学|历史|地理|生物|政治|体育|音乐|美术|科学)$/u.test(group),
    );
  // Those are asked in whom the effect shows.
  const shown = bearing && groups.find((group) => text.includes(group + bearing.outcome));
  if (shown) return shown;
  // 脑卒中 is had by 脑卒中偏瘫患者, who are the ones that are treated.
  const named = language === 'zh' && groups[0] ? /^.{2,12}?患者/u.exec(text.slice(text.indexOf(groups[0])))?.[0] : null;
  if (named) return named;
  const [first = null, second] = groups;
  return first !== null && second && text.includes(first + second) ? first + second : first;
}
