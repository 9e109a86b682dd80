import { isWideLanguage } from '../../../text/wide-language.ts';
import { countShared, listPieces } from '../../../text/word-overlap.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { type Chain, listCallers, originOf, type Selection } from '../knowledge/select.ts';
import { chooseChains } from './choose-chains.ts';
import { isFurthered, nameBearer } from './furthered.ts';

/** Words that say nothing of the matter: what two titles have in common by them is chance. */
const loose =
  /服务|管理|建设|发展|问题|质量|控制|改造|教育|教学|学生|农村|小学|社区|城市|实施|工作|经济|消费|社会|企业|中国/gu;

/** How much of a matter the words that called for a sheet name: all of 欺凌, a third of 施工质量控制 where the word is 施工. */
function shareNamed(words: readonly string[], matter: string, isWide: boolean): number {
  const whole = matter.toLowerCase();
  const named = words
    .flatMap((word) => word.toLowerCase().split(' & '))
    .filter((word) => whole.includes(word) || word.includes(whole))
    .sort((one, other) => other.length - one.length);
  if (named.some((word) => word.includes(whole))) return 1;
  const rest = named.reduce((left, word) => left.replace(word, ' '), whole);
  const size = (text: string): number =>
    isWide ? text.replace(/\s/gu, '').length : text.split(/\s+/u).filter(Boolean).length;
  return 1 - size(rest) / Math.max(1, size(whole));
}

/** What is asked of an object belongs to its name here: 中小企业融资 is what 中小企业的融资困境 is about. */
const asked = /(?:的?(?:现状|问题|困境|对策|原因|成因|策略|路径|优化|研究|分析|建议|影响因素|[与及和、]))+$/u;

/** How far what is known of a sheet's subject is known of the title's. */
function shareOf(chain: Chain, { language, object, aspect, isAspectNamed, bearing }: TitleUnderstanding): number {
  const isWide = isWideLanguage(language);
  const whole = isAspectNamed && !bearing ? `${object}${isWide ? '' : ' '}${aspect.replace(asked, '')}`.trim() : object;
  const matters = [object, whole, ...(bearing ? [bearing.outcome] : [])];
  return Math.max(...matters.map((matter) => shareNamed(listCallers(chain), matter, isWide)));
}

/** Of a subject that is wider than the title, what speaks of the title's own things. */
const speaksOf = ({ problem, cause }: Chain, own: string): boolean =>
  countShared(`${problem} ${cause}`.replace(loose, ' '), own) > 0;

/** 结构安全: a side that names a matter of its own; what is known of the thing alone says nothing of it. */
function findOwnSide({ language, aspect, isAspectNamed, bearing, text }: TitleUnderstanding): string | null {
  if (!isAspectNamed || bearing || language !== 'zh') return null;
  const side = aspect.replace(asked, '').replace(loose, '');
  return side.length >= 2 && text.includes(side) && !/[与和及、]/u.test(side) ? side : null;
}

/** Troubles, causes and answers of another subject that shares a word with the title are left out. */
const isOfSide = (chain: Chain, side: string): boolean =>
  countShared(`${chain.problem} ${chain.cause} ${chain.measure}`, side) > 0 ||
  shareNamed(listCallers(chain), side, true) > 0.4;

/** 双减背景下的课后服务: what is known of the background is told as far as it speaks of the thing that stands before it. */
function listBackground({ language, contexts, object }: TitleUnderstanding): string[] {
  if (language !== 'zh') return [];
  return contexts.flatMap(({ kind, text }) =>
    (kind === 'setting' || kind === 'policy') && !object.includes(text) ? [text] : [],
  );
}

/** 作业设计 is spoken of wherever 作业 is. */
const listPairs = (text: string): string[] =>
  [...text].map((sign, at, all) => sign + (all[at + 1] ?? '')).filter((pair) => /^\p{Script=Han}{2}$/u.test(pair));

function speaksOfObject(chain: Chain, { object }: TitleUnderstanding): boolean {
  const said = `${chain.problem} ${chain.cause} ${chain.measure}`;
  return (
    listCallers(chain).some((word) => object.includes(word) && said.includes(word)) ||
    listPairs(object.replace(loose, ' ')).some((pair) => said.includes(pair))
  );
}

const grams = (text: string, isWide: boolean): string[] =>
  isWide
    ? [...text].slice(1).map((sign, at) => [...text][at] + sign)
    : text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3);

/** 内容单薄 beside 内容单一: one trouble in two wordings is told once. */
function withoutTwins(chains: readonly Chain[], isWide: boolean): Chain[] {
  const kept: Chain[] = [];
  for (const chain of chains) {
    const own = new Set(grams(chain.problem, isWide));
    const isTwin = kept.some(({ problem }) => {
      if (problem === chain.problem) return false;
      const other = new Set(grams(problem, isWide));
      const shared = [...own].filter((gram) => other.has(gram)).length;
      return shared / Math.max(1, Math.min(own.size, other.size)) >= 0.75 && own.size >= 3;
    });
    if (!isTwin) kept.push(chain);
  }
  return kept;
}

/** Of troubles so many of which hold a word, it tells none from another. */
const mostHolding = 0.5;
const fewestNearest = 2;
const fewestNamed = 2;
/** As many as an outline names, whichever of them comes first in it. */
const mostNamed = 4;
const ofLoose = 0.4;

/**
 * 老年患者跌倒: where two or more troubles are named by the title's own rarer words, those of other sides of the subject are left out; of one alone the
 * others stand behind it.
 */
function keepNearest(chains: readonly Chain[], title: string): Chain[] {
  const names = chains.map(({ problem }) => listPieces(problem));
  const own = listPieces(title.replace(loose, ' '));
  const telling = [...listPieces(title)].filter((piece) => {
    const holding = names.filter((pieces) => pieces.has(piece)).length;
    return holding > 0 && holding <= chains.length * mostHolding;
  });
  const nearness = (at: number): number =>
    telling.reduce((sum, piece) => sum + (names[at]?.has(piece) ? (own.has(piece) ? 1 : ofLoose) : 0), 0);
  const ranked = chains
    .map((chain, at) => ({ chain, near: nearness(at) }))
    .toSorted((one, other) => other.near - one.near);
  const nearest = ranked.filter(({ near }) => near >= 1);
  return (nearest.length >= fewestNearest ? nearest : ranked).slice(0, mostNamed).map(({ chain }) => chain);
}

/** 农村电商物流 is logistics: of what else its name holds, troubles are told as far as they speak of it. */
function keepOfHead(chains: readonly Chain[], { language, object }: TitleUnderstanding): Chain[] {
  if (language !== 'zh' && language !== 'ja') return [...chains];
  const heads = new Set(
    chains.flatMap((chain) => listCallers(chain)).filter((word) => word.length > 1 && object.endsWith(word)),
  );
  if (heads.size === 0 || [...heads].some((head) => head === object)) return [...chains];
  const isOfHead = (chain: Chain): boolean => {
    const said = `${chain.problem} ${chain.cause} ${chain.measure}`;
    return listCallers(chain).some((word) => heads.has(word)) || [...heads].some((head) => said.includes(head));
  };
  const kept = chains.filter(isOfHead);
  return kept.length >= fewestNearest ? kept : [...chains];
}

const fewestTold = 2;

/** By the whole of a matter; where too little is known of that, by what does it. */
export function keepChains(selection: Selection, title: TitleUnderstanding): Selection {
  const whole = keepOf(selection, title);
  return isFurthered(title) && whole.ofSubject.length < fewestTold ? keepOf(selection, nameBearer(title)) : whole;
}

function keepOf(selection: Selection, title: TitleUnderstanding): Selection {
  const own = title.text.replace(loose, ' ');
  const side = findOwnSide(title);
  const background = listBackground(title);
  const isOfTitle = (chain: Chain): boolean =>
    !listCallers(chain).some((word) => background.some((text) => text.includes(word))) || speaksOfObject(chain, title);
  // What a sheet that the title does not call for knows of its people is no trouble of its matter, unless it is named so.
  const isOfOtherSheet = (chain: Chain): boolean =>
    originOf(chain)?.entry.sheet !== undefined &&
    listCallers(chain).length === 0 &&
    countShared(chain.problem, title.object) < fewestNamed;
  const keepNear = (all: readonly Chain[]): Chain[] => {
    const chains = all.filter((chain) => !isOfOtherSheet(chain));
    const near = chains.filter((chain) => speaksOf(chain, own));
    const isLoose = near.length < 2 && title.kind !== 'relation-test';
    return chains.filter((chain) => near.includes(chain) || shareOf(chain, title) > (isLoose ? 0.45 : 0.6));
  };
  const keepOwn = (chains: readonly Chain[]): Chain[] => {
    const told = chains.filter(isOfTitle);
    // Of what is known of the very thing, one trouble alone makes no chapter: then the background is told with it.
    const isScant = told.length === 1 && chains.some((chain) => listCallers(chain).includes(title.object));
    return isScant ? [...chains] : told;
  };
  const keep = (chains: readonly Chain[]): Chain[] => {
    const kept = keepNear(chains);
    const called = background.length > 0 ? keepOwn(kept) : kept;
    const told = side === null ? called : called.filter((chain) => isOfSide(chain, side));
    return withoutTwins(told, isWideLanguage(title.language));
  };
  const chosen = chooseChains(
    selection.known.filter(({ chain }) => isOfTitle(chain)),
    title,
  );
  const choose = (chains: readonly Chain[]): Chain[] => keepNearest(keepOfHead(keep(chains), title), title.text);
  const chains = keep(selection.chains);
  return {
    ...selection,
    chains,
    near: {
      ...selection.near,
      chains: Math.min(selection.near.chains, chains.length),
      ...(chosen ? { subject: chosen.own } : {}),
    },
    ofSubject: chosen?.chains ?? choose(selection.ofSubject),
    answered: chosen?.answered ?? choose(selection.answered),
  };
}
