import type { Edit } from '../../edit.ts';
import { type Sentence, textOf, type ZhParagraph } from './zh-paragraph.ts';

const longEnough = 36;
const shortestHalf = 12;

/** A clause that only says when, how or why: what it leads to follows. */
const leading =
  /^(?:由于|因为?|当|随着|通过|为|为了|除|除了|鉴于|基于|在|对|对于|与|和|同|针对|经|经过|从|按|按照|根据|依据|以|围绕|结合|相较|相比|作为|其中|例如|如|比如|尤其|特别是|一旦|每当|近年来|目前|此外|同时)|(?:时|后|前|下|中|上|方面|来看|而言|来说|表明|显示|发现|认为|指出|相比|以来|为例|是)$/u;
/** Pairs of which the second half may not stand alone, and lists that one word governs. */
const paired =
  /不仅|不但|不只|虽|尽管|既(?!往|有|定)|如果|若(?!干)|即使|即便|只有|只要|无论|不论|一方面|与其|除非|一旦|倘若|假如|每当|例如|[，：]如(?![果何今])|包括|一是/u;
/** Questions in a row that the end of the sentence sums up. */
const asked = /是否|如何|怎样|能否|哪些|究竟|何种/u;
const counted = /[（(]\s*[\d一二三四五\uE000-\uF8FF]\s*[)）]|①/u;

interface Head {
  head: RegExp;
  /** What takes the place of the comma, and of the head where it changes. */
  text: string;
  safety: number;
  /** Whether the clause before must show a verb: what follows speaks of its subject. */
  needsVerb?: boolean;
}

/** Clauses that begin anew. */
const anew: readonly Head[] = [
  {
    head: /^这(?=表明|说明|意味着|也|不仅|既|使|与|为|是|一(?:结果|发现|结论|现象|过程|变化|趋势|特征|差异|方法|思路))/u,
    text: '。这',
    safety: 0.92,
  },
  {
    head: /^(?=(?:研究|实验|试验|分析|调查|检验|仿真|测试|回归)?结果(?:表明|显示|证实|发现|说明))/u,
    text: '。',
    safety: 0.93,
  },
  { head: /^(?=因此|因而|所以|由此可见|然而|但是|不过)/u, text: '。', safety: 0.86 },
  {
    head: /^但(?!凡|能|可|仍|也|未|不|会|有|对|与|并|却|难|需|要|尚|还|是|均|在|无|没|已|被|为|使|将|加|提|降|减|增|改|促|抑|缺|显|具|存|引|导|造)/u,
    text: '。但',
    safety: 0.82,
  },
  { head: /^(?=同时，|此外|另外|与此同时，)/u, text: '。', safety: 0.85 },
  { head: /^其中，?/u, text: '。其中，', safety: 0.84, needsVerb: true },
  { head: /^其(?![中次他它实余间])/u, text: '。其', safety: 0.8, needsVerb: true },
  { head: /^该/u, text: '。该', safety: 0.82, needsVerb: true },
  { head: /^而(?=[^，]{2,16}则)/u, text: '。', safety: 0.82, needsVerb: true },
  // “这种……就……” may still belong to a condition.
  { head: /^(?=这(?:些|种)(?![^，]{0,14}[就便才则会]))/u, text: '。', safety: 0.75, needsVerb: true },
];
const verb = /[是了被可能会受占呈]|为|具有|发挥|存在|成为|导致|属于|参与|影响|需要|面临|包含|高于|低于|优于|缺乏/u;
/** “水稻作为主粮，其……”, “因其……，该……”: a topic, no sentence. */
const topic = /作为|因|凭借|以其|由于|[：、]$/u;
/** Where the sentence opens so, all before the cut may be what it leads to. */
const opening = /^(?:随着|当|由于|因为|通过|为了|在)/u;

/** What was said, and done, may be taken up by “这”. */
const taken: readonly (readonly [RegExp, number])[] = [
  [/^(?:表明|说明|提示|意味着)(?!了)/u, 0.86],
  [/^有(?:助|利)于/u, 0.84],
  [/^(?:也)?为[^，]{2,40}(?:提供|奠定|打下|带来|创造|开辟)了/u, 0.84],
];
const planned = /旨在|意在|以期|希望|计划|拟(?!合)|将|目的|目标|力图|试图|可|能|应|需/u;

function takeUp(before: string, after: string): Omit<Head, 'head'> | undefined {
  const safety = taken.find(([head]) => head.test(after))?.[1];
  const isDone = /了|显著|高于|低于|优于|存在|具有/u.test(before) && !planned.test(before) && !before.startsWith('这');
  return safety !== undefined && isDone ? { text: '。这', safety } : undefined;
}

function splitSentence(paragraph: ZhParagraph, sentence: Sentence): Edit[] {
  const { start, end, clauses } = sentence;
  const whole = textOf(paragraph, sentence);
  if (end - start < longEnough || whole.includes('：') || paired.test(whole)) return [];
  return clauses.slice(0, -1).flatMap((clause, index): Edit[] => {
    const next = clauses[index + 1];
    if (!next || clause.end - start < shortestHalf || end - next.start < shortestHalf) return [];
    const last = textOf(paragraph, clause);
    const after = paragraph.text.slice(next.start, end);
    if (clause.mark === '；') {
      const hangs = counted.test(whole) || /^(?:而|则|且|或|并)/u.test(after);
      return hangs ? [] : [{ start: clause.end, end: next.start, text: '。', rule: 'SPLIT', safety: 0.92 }];
    }
    if (clause.mark !== '，' || leading.test(last) || asked.test(last)) return [];
    const known = anew.find(({ head }) => head.test(after));
    const before = whole.slice(0, clause.end - start);
    if (known?.needsVerb && (!verb.test(last) || topic.test(last) || opening.test(whole))) return [];
    const { text, safety } = known ?? takeUp(before, after) ?? { text: '', safety: 0 };
    if (text === '') return [];
    const head = known?.head.exec(after)?.[0] ?? '';
    return [{ start: clause.end, end: next.start + head.length, text, rule: 'SPLIT', safety }];
  });
}

/** Long sentences, parted where something begins anew. */
export const offerSplitEdits = (paragraph: ZhParagraph): Edit[] =>
  paragraph.sentences.flatMap((sentence) => splitSentence(paragraph, sentence));
