import type { Edit } from '../../edit.ts';
import { isSpan, type Sentence, textOf, type ZhParagraph } from './zh-paragraph.ts';

const longestWhole = 84;
const longestClauses = 5;

/** Heads of a second sentence that may lean on the first behind a comma: what it is, and what it becomes. */
const joints: readonly (readonly [RegExp, string, number])[] = [
  [/^这(?=表明|说明|意味着|为|使得|使|与|有助于|不仅|也|既)/u, '，这', 0.9],
  [/^(?=这(?:一|些|种))/u, '，', 0.84],
  [/^(?:因此|所以)，?/u, '，因此', 0.9],
  [/^因而，?/u, '，因而', 0.9],
  [/^然而，/u, '，但', 0.88],
  [/^但是?，?(?!凡)/u, '，但', 0.9],
  [/^(?:同时|与此同时)，/u, '，同时', 0.86],
  [/^其中，/u, '，其中', 0.9],
  [/^其(?![中次他它实余间])/u, '，其', 0.82],
  [/^此外，/u, '；此外，', 0.84],
];
const writer = /^(?:本文|本研究|本论文|我们|笔者|该(?:方法|模型|系统|研究|理论|制度|政策|技术|平台|框架|算法|文))/u;
const bare = /^(?:是|为|的|与|和|及|等|之|作为|由)/u;
/** What is aimed at, and what is done: joined, the second would be aimed at too. */
const aimed = /旨在|意在|目的|拟(?!合)|计划|希望|将/u;

function joinSentences(paragraph: ZhParagraph, one: Sentence, two: Sentence): Edit[] {
  const first = textOf(paragraph, one);
  const second = textOf(paragraph, two);
  const isNear = one.end + one.stop.length === two.start;
  if (!isNear || one.stop !== '。' || two.stop !== '。' || two.end - one.start > longestWhole) return [];
  if (/[；：]/u.test(first + second) || two.clauses.length + one.clauses.length > longestClauses) return [];
  const place = { start: one.end, rule: 'MERGE' } as const;
  for (const [head, joint, safety] of joints) {
    const said = head.exec(second)?.[0];
    if (said === undefined) continue;
    const twice = joint.includes('但')
      ? /但|然而|却|虽/u.test(first)
      : first.includes(`，${joint.slice(1) || second[0]}`);
    return twice ? [] : [{ ...place, end: two.start + said.length, text: joint, safety }];
  }
  return joinByWriter(paragraph, two, first, second).map((edit) => ({ ...place, ...edit }));
}

/** “本文收集了……。本文比较了……。” */
function joinByWriter({ isBoundary }: ZhParagraph, two: Sentence, first: string, second: string) {
  const who = writer.exec(first)?.[0];
  if (!who || who !== writer.exec(second)?.[0] || aimed.test(first) || /[并且]/u.test(first)) return [];
  const rest = second.slice(who.length);
  const end = two.start + who.length;
  if (bare.test(rest) || isSpan(rest[0]) || bare.test(first.slice(who.length)) || !isBoundary(end)) return [];
  return [{ end, text: /^(?:还|也|同时|并|则|进而|进一步)/u.test(rest) ? '，' : '，并', safety: 0.84 }];
}

/** Short sentences, joined where the second leans on the first. */
export const offerMergeEdits = (paragraph: ZhParagraph): Edit[] =>
  paragraph.sentences.flatMap((sentence, index) => {
    const next = paragraph.sentences[index + 1];
    return next ? joinSentences(paragraph, sentence, next) : [];
  });
