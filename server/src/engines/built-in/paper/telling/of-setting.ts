import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../../text/wide-language.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { hasWord } from '../../knowledge/has-word.ts';
import type { Source } from '../pool.ts';
import type { ToldFact } from './told-fact.ts';

interface Asked {
  understanding: TitleUnderstanding;
  language: Language;
}

/** Who has or houses a thing: 小学 in 农村小学家校合作, 企业 in 新能源汽车企业营销策略. */
const bearer =
  /(?:企业|公司|集团|小学|中学|初中|高中|学校|高校|大学|院校|幼儿园|医院|科室|病房|社区|街道|平台|机构|城市|乡镇|县域|农村|乡村|村|村小|家庭|行业|产业|门店|店|超市|酒店|工厂|工地|景区|博物馆|图书馆|地区|小学校|中学校|学校|大学|病院|企業|会社|地域|自治体|農村|都市|店舗|家庭)$/u;
/** Whose a thing is, if not that of a place: 课外阅读 in 留守儿童课外阅读. */
const holder =
  /(?:学生|儿童|幼儿|青少年|子女|教师|老师|老年人|老人|患者|病人|居民|农民|村民|员工|职工|护士|女性|妇女|母亲|家长|児童|生徒|高齢者|教師|教員|看護師|従業員|住民)$/u;
/** 家校 in 家校合作: the half by which a name tells itself from the next. */
const shortestHalved = 4;

const isWhose = (before: string): boolean => bearer.test(before) || holder.test(before);

/** Words by which the title calls for a sheet, each part of such as ask for two. */
const callersOf = ({ entry }: Source, text: string): string[] =>
  entry.about.filter((word) => hasWord(text, word)).flatMap((word) => word.toLowerCase().split(' & '));

const listMatters = ({ object, bearing, sides, aspect, isAspectNamed }: TitleUnderstanding): string[] =>
  [
    ...(bearing ? [bearing.cause, bearing.outcome, bearing.through ?? '', bearing.under ?? ''] : [object]),
    ...(sides ?? []),
    ...(isAspectNamed && !bearing ? [aspect] : []),
  ]
    .map((text) => text.toLowerCase())
    .filter(Boolean);

/** What of a title's matter the sheets know by its last word, where what stands before that only says whose it is. */
const findLast = (matters: readonly string[], callers: readonly string[]): string[] =>
  callers.filter((word) =>
    matters.some((matter) => matter.endsWith(word) && (matter === word || isWhose(matter.slice(0, -word.length)))),
  );

/** 留守儿童 in 农村小学留守儿童心理健康教育: where the sheets know no more of the matter, those whom it is about come before where they are. */
const findHoused = (text: string, callers: readonly string[]): string[] =>
  callers.filter((word) => {
    const before = text.slice(0, Math.max(0, text.indexOf(word)));
    return !bearer.test(word) && callers.some((other) => bearer.test(other) && before.includes(other));
  });

function findHeads(matters: readonly string[], callers: readonly string[], text: string): string[] {
  const last = findLast(matters, callers);
  return last.length > 0 ? last : findHoused(text, callers);
}

/** What is told together as `group` by a source of what is known. */
type IsOfSetting = (source: Source, group: string) => boolean;

/** Words by which the title calls for each sheet. */
function listCallers(facts: readonly ToldFact[], text: string): Map<string, Set<string>> {
  const sheets = new Map<string, Set<string>>();
  for (const { proposition } of facts) {
    const { source } = proposition ?? {};
    const id = source?.entry.sheet?.id;
    if (!source || id === undefined) continue;
    const own = sheets.get(id) ?? new Set<string>();
    for (const word of callersOf(source, text)) own.add(word);
    sheets.set(id, own);
  }
  return sheets;
}

/** What the sheets know the matter of a title by, behind whose it is and where: 课外阅读 in 农村小学留守儿童课外阅读. */
export function listHeads(facts: readonly ToldFact[], { understanding, language }: Asked): string[] {
  if (!isWideLanguage(language)) return [];
  const callers = [...listCallers(facts, understanding.text.toLowerCase()).values()].flatMap((words) => [...words]);
  return findLast(listMatters(understanding), [...new Set(callers)]);
}

/**
 * Whether something is known of the title's setting alone: its sheet is called for by where a thing is or whose it is, another sheet knows the thing, and
 * what is told with it does not speak of that. That teachers leave village schools is no trouble of how these work with parents.
 */
export function openSetting(facts: readonly ToldFact[], { understanding, language }: Asked): IsOfSetting {
  const text = understanding.text.toLowerCase();
  const isWide = isWideLanguage(language);
  const sheets = listCallers(facts, text);
  const matters = listMatters(understanding);
  const all = [...new Set([...sheets.values()].flatMap((words) => [...words]))];
  const heads = isWide
    ? findHeads(matters, all, text)
    : all.filter((word) => matters.some((matter) => hasWord(matter, word)));
  if (heads.length === 0) return () => false;
  const isOfMatter = (words: ReadonlySet<string>): boolean => heads.some((head) => words.has(head));
  const away = new Set([...sheets].flatMap(([id, words]) => (words.size > 0 && !isOfMatter(words) ? [id] : [])));
  const names = heads.flatMap((head) =>
    isWide && head.length >= shortestHalved ? [head, head.slice(0, Math.ceil(head.length / 2))] : [head],
  );
  const speaking = new Set(
    facts.flatMap(({ group, term, clause }) => {
      const said = `${term} ${clause}`.toLowerCase();
      return names.some((name) => hasWord(said, name)) ? [group] : [];
    }),
  );
  return ({ entry }, group) => away.has(entry.sheet?.id ?? '') && !speaking.has(group);
}
