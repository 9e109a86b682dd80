import { isWideLanguage } from '../../../text/wide-language.ts';
import { countShared } from '../../../text/word-overlap.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { hasWord, isIdeographic } from '../knowledge/has-word.ts';
import { listPeople, speaksOfOthers, speaksOfPeople, speaksOfUnnamed } from '../knowledge/people-words.ts';
import { type Chain, originOf, type Selection } from '../knowledge/select.ts';

type Origin = NonNullable<ReturnType<typeof originOf>>;
type Sheet = NonNullable<Origin['entry']['sheet']>;

/** Words that any title may add without asking for another thing. */
const looseWide =
  /现状|使用|问题|困境|对策|原因|成因|策略|路径|优化|改进|提升|研究|分析|建议|影响因素|影响|措施|防治|防控|治理|管理|发展|建设|服务|实施|应用|情况|调查|机制|模式|体系|探讨|探析|思考|存在|工作|为什么|为何|如何|怎样|越来越|缓解|破解|解决|完善|增多|增加|减少|下降|上升|偏低|难|低|差|认定|规制|效力|标准|责任|法律|构成|界定|适用|立法|司法|判断|传播|推广|企业|我国|中国|背景|视角|视域|时代|过程|[的与及和、中下里对其在]|の|と|における|問題|課題|対策|現状|要因|原因|理由|背景|支援|あり方|在り方|への|増え?(?:加|ている)?|減(?:少|っている)?/gu;
const looseLatin = new Set(
  `the a an of and or in on at for to with by from its their as current state situation problems problem challenges issues causes cause remedies solutions
  measures strategies strategy factors factor study analysis research case development management improvement de del la el los las un una y o en para por con su
  sus como problemas causas soluciones medidas estrategias factores estudio análisis desarrollo gestión mejora caso`.split(
    /\s+/u,
  ),
);

/** What may be left of a matter once all that its sheet knows is taken away: a third of 新能源汽车购买意愿 is too much. */
const mostLeft = 0.34;
const mostAskedLeft = 0.67;
const mostOwnerLeft = 0.67;
const mostLeftToOthers = 0.67;
const shortestNamed = 4;
const shortestHead = 2;
/** 制度 in 分级诊疗制度: what ends a name without naming another thing. */
const looseHead =
  /(?:犯罪|制度|艺术|教学|经济|行业|产业|技术|文化|活动|课程|项目|政策|教育|市场|纠纷|案件|群体|行为|現象|政策|制度|教育|産業|経済|活動|業務)$/u;

/** The words of a sheet by which a title or a fact may speak of it. */
const wordsOf = ({ entry, callers }: Origin, { names, same, within, says }: Sheet): string[] => [
  ...new Set([...callers, ...entry.about, ...names, ...same, ...within, ...says.map(([first = '']) => first)]),
];

/** Where in a text the words stand, and the parts of those that stand in it torn apart. */
function coverWide(text: string, words: readonly string[]): boolean[] {
  const covered = [...text].map(() => false);
  const cover = (word: string): void => {
    for (let at = text.indexOf(word); at >= 0 && word; at = text.indexOf(word, at + 1))
      covered.fill(true, at, at + word.length);
  };
  for (const word of words.flatMap((one) => one.split(' & '))) {
    cover(word);
    if (!text.includes(word)) for (const part of listTornParts(text, word)) cover(part);
  }
  for (const found of text.matchAll(looseWide)) covered.fill(true, found.index, found.index + found[0].length);
  return covered;
}

/** The two halves of a word that a text holds, in whichever order: 高校快递 under 快递配送——以某高校为例. */
function listTornParts(text: string, word: string): string[] {
  for (let cut = 2; isIdeographic(word) && cut <= word.length - 2; cut += 1) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every((part) => text.includes(part))) return parts;
  }
  return [];
}

interface Left {
  share: number;
  isHeadLeft: boolean;
}

/** How much of the matter nothing is known of, and whether its head is among that. */
function leftOfSigns(matter: string, text: string, words: readonly string[]): Left {
  const at = text.indexOf(matter);
  const covered = at < 0 ? coverWide(matter, words) : coverWide(text, words).slice(at, at + matter.length);
  return {
    share: covered.filter((isCovered) => !isCovered).length / Math.max(1, covered.length),
    isHeadLeft: !looseHead.test(matter) && covered.slice(-shortestHead).every((isCovered) => !isCovered),
  };
}

function leftOfWords(matter: string, words: readonly string[]): Left {
  const stem = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word.replace(/s$/u, ''));
  const known = new Set(
    words
      .flatMap((word) =>
        word
          .toLowerCase()
          .replace(/\*/gu, '')
          .split(/[^\p{L}]+/u),
      )
      .map(stem),
  );
  const tokens = matter
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !looseLatin.has(word));
  const isLeft = tokens.map((token) => !known.has(stem(token)));
  return {
    share: isLeft.filter(Boolean).length / Math.max(1, tokens.length),
    isHeadLeft: isLeft.length > 0 && isLeft.every(Boolean),
  };
}

/** What is asked of the object belongs to the matter; places, cases and people do not: a sheet need not know them. */
function listMatters({ object, aspect, isAspectNamed, bearing, contexts }: TitleUnderstanding): string[] {
  const bare = (text: string): string =>
    contexts
      .filter(({ kind }) => kind === 'place' || kind === 'case' || kind === 'time' || kind === 'population')
      .reduce((rest, context) => rest.replace(context.text, ' '), text)
      .trim();
  return [object, ...(isAspectNamed && !bearing ? [aspect] : [])].map(bare).filter(Boolean);
}

/** Whether a sheet is of the title's own size: what it does not know of the matter is little, and not its head. */
function isOfSize(origin: Origin, sheet: Sheet, title: TitleUnderstanding, others: readonly string[]): boolean {
  const text = title.text.toLowerCase();
  const people = listPeople(text).own.flatMap((group) => group.words);
  const own = [...wordsOf(origin, sheet), ...people];
  const [object = '', aspect = ''] = listMatters(title);
  const left = (matter: string, words: readonly string[] = [...own, ...others]): Left =>
    isWideLanguage(title.language) ? leftOfSigns(matter.toLowerCase(), text, words) : leftOfWords(matter, words);
  const ofObject = left(object);
  // Of two subjects that make up a title each is at least a good part of it.
  if (left(object, own).share > mostLeftToOthers) return false;
  // 县级图书馆员工激励: whose it is need not be known where the thing is named whole.
  const isNamed = origin.callers.some((word) => word.length >= shortestNamed && object.toLowerCase().endsWith(word));
  return (
    ofObject.share <= (isNamed ? mostOwnerLeft : mostLeft) &&
    !ofObject.isHeadLeft &&
    (aspect === '' || left(aspect).share <= mostAskedLeft)
  );
}

/** A word that names one side of a subject stands in the title, or in other words that mean the same. */
const isInTitle = (word: string, text: string, { names, same, says }: Sheet): boolean =>
  hasWord(text, word) ||
  listTornParts(text, word).length > 0 ||
  names.includes(word) ||
  same.includes(word) ||
  says.some(([first = '', ...others]) => hasWord(text, first) && others.includes(word));

/** How many sides that the title names a chain is of: by its name twice as much as by what it says. */
function countSides(chain: Chain, { said }: Origin, { says }: Sheet, text: string): number {
  const name = chain.problem.toLowerCase();
  const whole = said.toLowerCase();
  return says
    .filter(([first = '']) => hasWord(text, first))
    .map((row) => (row.some((word) => hasWord(name, word)) ? 2 : row.some((word) => hasWord(whole, word)) ? 1 : 0))
    .reduce<number>((sum, each) => sum + each, 0);
}

/** How far a trouble's name leads from the title: it names nothing else, a side that the title does not name, or another matter or other people. */
type Tier = 0 | 1 | 2;

interface Ranked {
  chain: Chain;
  answers: Chain[];
  /** How many sides that the title names it is of. */
  sides: number;
  tier: Tier;
  /** The title names the subject of its sheet, and not one side of it alone. */
  isOfWhole: boolean;
  near: number;
}

function tierOf(name: string, { entry }: Origin, sheet: Sheet, text: string): Tier {
  const isElse = (word: string): boolean => word !== '' && hasWord(name, word) && !isInTitle(word, text, sheet);
  if (entry.about.some((word) => isElse(word)) || speaksOfUnnamed(name, listPeople(text))) return 2;
  return sheet.says.some(([first = '']) => isElse(first)) ? 1 : 0;
}

function rankChain({ chain, answers }: Selection['known'][number], text: string): Ranked | null {
  const origin = originOf(chain);
  const sheet = origin?.entry.sheet;
  if (!origin || !sheet) return null;
  const name = chain.problem.toLowerCase();
  const people = listPeople(text);
  if (speaksOfOthers(name, people)) return null;
  const called = origin.callers.filter((word) => hasWord(name, word)).length;
  // The subject's own words stand in every trouble of it; the others tell one from the next.
  const rest = [...origin.callers, ...sheet.names].reduce(
    (left, word) => left.replaceAll(word.toLowerCase(), ' '),
    text,
  );
  return {
    ...{ chain, answers },
    sides: countSides(chain, origin, sheet, text) + (speaksOfPeople(name, people) ? 2 : 0),
    tier: tierOf(name, origin, sheet, text),
    isOfWhole: [...sheet.names, ...sheet.same].some((word) => hasWord(text, word.toLowerCase())),
    near:
      Math.min(called, 1) * 0.5 +
      countShared(chain.problem, rest) * 1.5 +
      countShared(`${chain.cause} ${chain.measure}`, rest) * 0.5 +
      countShared(chain.problem, text) * 0.1,
  };
}

/** Chains that were chosen for a title: nobody need ask again whether they are of its matter. */
const fitting = new WeakSet<Chain>();
export const isFitting = (chain: Chain): boolean => fitting.has(chain);

const fewest = 2;
const usual = 3;
const most = 4;

interface Chosen {
  chains: Chain[];
  answered: Chain[];
  /** How many of the first are of the side that the title names. */
  own: number;
}

/**
 * Those of the title's own side first, then those that are named for nothing else. Another side makes up what is wanting to the usual number, another
 * matter what is wanting to the fewest. Of a sheet of which the title names one side alone, what is not near that side counts as another.
 */
function keepOwnSide(ranked: readonly Ranked[]): Ranked[] {
  const sorted = ranked
    .map((one) =>
      one.tier === 0 && !one.isOfWhole && one.sides === 0 && one.near < 0.5 ? { ...one, tier: 1 as Tier } : one,
    )
    .toSorted((one, other) => other.sides + other.near - one.sides - one.near);
  const own = sorted.filter(({ tier, sides }) => tier < 2 && sides >= 2);
  const straight = sorted.filter((one) => one.tier === 0 && !own.includes(one));
  const beside = sorted.filter((one) => one.tier === 1 && !own.includes(one));
  const kept = [...own, ...straight];
  const made = kept.length < usual ? [...kept, ...beside].slice(0, usual) : kept;
  const other = sorted.filter((one) => one.tier === 2);
  return made.length < fewest ? [...made, ...other].slice(0, made.length > 0 ? fewest : usual) : made;
}

/** 短视频对容貌焦虑的影响及引导: what is to be mended is what is acted on, and not what else goes wrong with what acts. */
function listOfOutcome(known: Selection['known'], { bearing }: TitleUnderstanding): Selection['known'] {
  const outcome = bearing?.outcome.toLowerCase() ?? '';
  if (outcome === '') return [];
  return known.filter(({ chain }) => {
    const origin = originOf(chain);
    const sheet = origin?.entry.sheet;
    if (!origin || !sheet) return false;
    const words = [...origin.callers, ...sheet.names, ...sheet.same];
    return hasWord(chain.problem.toLowerCase(), outcome) || words.some((word) => hasWord(outcome, word.toLowerCase()));
  });
}

/** 农村电商物流 is logistics: of what else its name holds, troubles are told as far as they speak of it. */
function keepOfHead(known: Selection['known'], { language, object }: TitleUnderstanding): Selection['known'] {
  if (!isWideLanguage(language)) return known;
  const callersOf = ({ chain }: Selection['known'][number]): readonly string[] => originOf(chain)?.callers ?? [];
  const heads = known.flatMap(callersOf).filter((word) => word.length > 2 && object.endsWith(word));
  const [head] = heads.toSorted((one, other) => other.length - one.length);
  if (head === undefined) return known;
  const isOfHead = (one: Selection['known'][number]): boolean =>
    callersOf(one).some((word) => heads.includes(word)) ||
    [head.slice(0, 2), head.slice(-2)].some((half) => originOf(one.chain)?.said.includes(half));
  return known.filter(isOfHead);
}

/** 教师流失 is what a title on 乡村教师流失 asks for; what goes wrong with a 数字鸿沟 is not the 数字鸿沟. */
function isThing(name: string, { object, language }: TitleUnderstanding): boolean {
  const tail = isWideLanguage(language) ? object.slice(-shortestHead) : (object.split(/\s+/u).at(-1) ?? object);
  return hasWord(name.toLowerCase(), tail.toLowerCase());
}

/** The first cause of each trouble before the second of any: causes of one trouble alone are not those of the matter. */
function inTurn(lists: readonly (readonly Chain[])[]): Chain[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/**
 * Troubles from the sheets of the title's own subject: those of the side that it names, then those of the whole; of other sides none.
 * Null where no sheet is of the title's size, or too little would be left.
 */
export function chooseChains(known: Selection['known'], title: TitleUnderstanding): Chosen | null {
  const text = title.text.toLowerCase();
  const sized = new Map<string, boolean>();
  const called = [...new Set(known.flatMap(({ chain }) => originOf(chain)?.callers ?? []))];
  const isFit = (chain: Chain): boolean => {
    const origin = originOf(chain);
    const sheet = origin?.entry.sheet;
    if (!origin || !sheet || origin.callers.length === 0) return false;
    const found = sized.get(sheet.id) ?? isOfSize(origin, sheet, title, called);
    sized.set(sheet.id, found);
    return found;
  };
  const ofOutcome = listOfOutcome(known, title);
  const isParted = ofOutcome.length > 0 && ofOutcome.length < known.length;
  const asked = isParted
    ? ofOutcome
    : keepOfHead(
        known.filter(({ chain }) => isFit(chain)),
        title,
      );
  const ranked = asked.flatMap((one) => rankChain(one, text) ?? []);
  const chosen = keepOwnSide(ranked).slice(0, most);
  const best = chosen[0]?.sides ?? 0;
  const ofBest = chosen.filter(({ sides }) => best > 0 && sides === best);
  // What brings one trouble about does not bring about the next, unless the title asks for that very trouble.
  const isAlone = ofBest.length < fewest && !ofBest.some(({ chain }) => isThing(chain.problem, title));
  const answering = isAlone || ofBest.flatMap(({ answers }) => answers).length < fewest ? chosen : ofBest;
  const answered = inTurn(answering.map(({ answers }) => answers));
  if (answered.length < fewest) return null;
  for (const chain of [...chosen.map((one) => one.chain), ...answered]) fitting.add(chain);
  return {
    chains: chosen.map(({ chain }) => chain),
    answered,
    own: best > 0 ? chosen.filter(({ sides }) => sides === best).length : chosen.length,
  };
}
