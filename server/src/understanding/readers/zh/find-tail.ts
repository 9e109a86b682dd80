import { widthOf } from '../mask-spans.ts';
import { askingHead, headAtEnd, modifierAtEnd, thingLike, weakModifierAtEnd } from './lexicon/aspects.ts';

const joiner = /(?:以及其?|及其?|与其?|和其?|、|，|并|或)$/u;
const factorsNext = /^(?:其)?(?:影响因素|危险因素|驱动因素|相关因素)/u;
/** A strategy of business is a thing that a firm has; one of teaching or of prevention is asked for. */
const strategy =
  /(?:营销|定价|品牌|竞争|融资|投资|经营|国际化|市场|多元化|并购|扩张)(?:策略|战略)$|(?:商业|盈利|运营|经营|养老|融资)模式$/u;
/** What cannot end an object, since the word behind it says what is done with it: 自我|管理行为 is torn apart. */
const boundAtEnd = /(?:自我|自主|自身|情绪|时间|目标|个人信息|健康|体重|血糖|血压|疼痛|症状|疾病|慢性病)$/u;
const dealtWith = /^(?:管理|护理|控制|调节|训练|教育|评价)$/u;
/** 专业发展|困境: what grows is named by its growth. */
const growing = /(?:专业|职业|生涯|身心|认知|语言|社会性|人格|道德|高质量|可持续)$/u;
/** 信用风险|评估: which risk it is belongs to the risk. */
const riskAtEnd = /(?:信用|财务|融资|投资|经营|市场|操作|流动性|法律|税务|审计|汇率|违约|债务|安全|跌倒|感染)$/u;
const mostModifiers = 2;
const mostNouns = 6;
/** An object of fewer signs than this takes back a modifier that would leave it so short. */
const fullObject = 3;

/** Where one noun of asking with its modifiers may begin, the most modifiers last; empty where none ends the text. */
function listStarts(text: string, isLast = false): { starts: number[]; isThing: boolean } {
  const head = headAtEnd.exec(text)?.[0];
  if (!head || (isLast && /^(?:分析|研究)$/u.test(head))) return { starts: [], isThing: false };
  const bare = text.length - head.length;
  const isOfRisk = /^风险(?=..)/u.test(head) && riskAtEnd.test(text.slice(0, bare));
  if (isOfRisk) return { starts: [bare + 2], isThing: false };
  const starts = [bare];
  const modifierBefore = askingHead.test(head) ? weakModifierAtEnd : modifierAtEnd;
  while (starts.length <= mostModifiers) {
    const start = starts.at(-1) ?? 0;
    const modifier = modifierBefore.exec(text.slice(0, start))?.[0];
    if (!modifier) break;
    if (dealtWith.test(modifier) && boundAtEnd.test(text.slice(0, start - modifier.length))) break;
    if (modifier === '发展' && growing.test(text.slice(0, start - modifier.length))) break;
    starts.push(start - modifier.length);
  }
  const isThing = thingLike.test(head) || strategy.test(text);
  return isThing && strategy.test(text) ? { starts: starts.slice(0, 1), isThing } : { starts, isThing };
}

export interface Tail {
  /** Where the words of asking begin. */
  start: number;
  /** Whether they are one noun that may as well be part of the object: 物流配送模式. */
  isThing: boolean;
}

/** The words of asking at the end of a compound: 数学学习兴趣|培养策略, 融合教育|现状与对策. */
export function findTail(text: string): Tail | null {
  let starts: number[] = [];
  let isThing = false;
  let before: number[] = [];
  for (let nouns = 0; nouns < mostNouns; nouns += 1) {
    const next = nouns === 0 ? listStarts(text, true) : followJoiner(text, starts);
    if (next.starts.length === 0) break;
    before = starts;
    starts = next.starts;
    isThing = next.isThing;
    if (nouns > 0 && isThing && factorsNext.test(text.slice(before.at(-1)))) {
      // 服药依从性及影响因素: the factors of a thing leave the thing to the object.
      const start = text.slice(0, before.at(-1)).replace(joiner, '').length;
      return { start, isThing: false };
    }
    if (nouns > 0) isThing = false;
  }
  if (starts.length === 0) return null;
  const roomBefore = (at: number): number => widthOf(text.slice(0, at));
  const start =
    starts.findLast((at) => roomBefore(at) >= fullObject) ?? starts.findLast((at) => roomBefore(at) >= 2) ?? 0;
  return { start, isThing: isThing && start === starts[0] };
}

/** A further noun before the one found, joined to it at whichever of its starts a joiner stands before. */
function followJoiner(text: string, starts: readonly number[]): ReturnType<typeof listStarts> {
  for (const start of starts) {
    const link = joiner.exec(text.slice(0, start))?.[0];
    if (!link) continue;
    const found = listStarts(text.slice(0, start - link.length));
    if (found.starts.length > 0) return found;
  }
  // 离职原因及管理对策: what stands between a joiner and a noun of asking belongs to the noun.
  const start = starts.at(-1) ?? 0;
  const modifier = (modifierAtEnd.exec(text.slice(0, start)) ??
    /(?:控制|管控|整治|处置)$/u.exec(text.slice(0, start)))?.[0];
  const link = modifier && joiner.exec(text.slice(0, start - modifier.length))?.[0];
  return modifier && link
    ? listStarts(text.slice(0, start - modifier.length - link.length))
    : { starts: [], isThing: false };
}
