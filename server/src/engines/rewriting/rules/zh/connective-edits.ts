import type { Edit } from '../../edit.ts';
import { type Clause, type Sentence, textOf, type ZhParagraph } from './zh-paragraph.ts';

const connective = (start: number, end: number, text: string, safety: number): Edit => ({
  ...{ start, end, text, safety },
  rule: 'CONNECTIVE',
});

/** What only says that more follows: without it the sentences still stand side by side. */
const adding = /^(?:此外|另外|除此之外|与此同时|同时|再者)，/u;

function dropAdding({ text, sentences }: ZhParagraph): Edit[] {
  return sentences.slice(1).flatMap((sentence) => {
    const said = adding.exec(text.slice(sentence.start, sentence.end))?.[0];
    if (!said || sentence.end - sentence.start - said.length < 8) return [];
    const addsAgain = /^[^，]*[也还亦]/u.test(text.slice(sentence.start + said.length, sentence.end));
    return [connective(sentence.start, sentence.start + said.length, '', addsAgain ? 0.9 : 0.82)];
  });
}

const light = /^(?:因此|然而|同时|此外|另外|目前|因而)，(?=[\p{Script=Han}\uE000-\uF8FF])/u;

/** A connective may lean on what follows without a pause. */
function dropPause({ text, sentences }: ZhParagraph): Edit[] {
  return sentences.flatMap((sentence) => {
    const said = light.exec(text.slice(sentence.start, sentence.end))?.[0];
    const at = sentence.start + (said?.length ?? 0);
    // Before another pause of its own it would run on.
    const runsOn = (sentence.clauses[1]?.end ?? 0) - at < 8 && (sentence.clauses[1]?.mark ?? '') !== '';
    return said && !runsOn ? [connective(at - 1, at, '', 0.87)] : [];
  });
}

const chained =
  /^并(?=为|对|通过|采用|结合|利用|运用|与|将|在此基础上|分析|探讨|比较|讨论|提出|总结|揭示|验证|观察|检测|记录|评估|评价|提高|提升|降低|减少|改善|促进|增强|给出|指出|考察|进一步)/u;

/** Of two things that were done one after the other, the second needs no “并”. */
function dropChaining({ text, sentences }: ZhParagraph): Edit[] {
  return sentences.flatMap(({ clauses }) =>
    clauses.slice(1).flatMap((clause, index) => {
      const before = clauses[index];
      const isPlain = before?.mark === '，' && before.end - before.start > 5;
      return isPlain && chained.test(text.slice(clause.start, clause.end))
        ? [connective(clause.start, clause.start + 1, '', 0.86)]
        : [];
    }),
  );
}

/** What announces an end or a detail that the reader sees anyway. */
const announcing = /^(?:综上所述|综上|总之|总而言之|总的来说|总体而言)，/u;
const detailing = /^(?:具体而言|具体来说|具体来看)，/u;

function dropAnnouncing({ text, sentences }: ZhParagraph): Edit[] {
  return sentences.slice(1).flatMap((sentence, index) => {
    const isLast = index === sentences.length - 2;
    const said = (isLast ? announcing : detailing).exec(text.slice(sentence.start, sentence.end))?.[0];
    return said ? [connective(sentence.start, sentence.start + said.length, '', 0.8)] : [];
  });
}

/** “因此，本文……”: the writer first. */
const writerBehind = /^(?<so>因此|因而)，(?<who>本文|本研究|我们|笔者)(?=[\p{Script=Han}])(?!的|结果)/u;

function moveBehindWriter({ text, sentences }: ZhParagraph): Edit[] {
  return sentences.flatMap(({ start, end }) => {
    const said = writerBehind.exec(text.slice(start, end));
    const { so = '', who = '' } = said?.groups ?? {};
    return said ? [connective(start, start + said[0].length, `${who}${so}`, 0.84)] : [];
  });
}

/** “不仅……，而且……”: the second half says by itself that it adds something. */
const pairs = [
  {
    first: /不仅仅(?!是因)|不仅(?!仅|如此|限于|局限|止|因为|是因)|不但(?!如此)/u,
    second: /^(?:而且|并且|还|也|更|亦|同时)/u,
  },
  { first: /既(?!然|有|定|往|成|得|是)/u, second: /^(?:又|也)/u },
] as const;

function recastPairs(paragraph: ZhParagraph): Edit[] {
  return paragraph.sentences.flatMap(({ clauses }) =>
    clauses.flatMap((clause, index): Edit[] => {
      const next = clauses[index + 1];
      if (!next || clause.mark !== '，') return [];
      return pairs.flatMap(({ first, second }) => recastPair(paragraph, clause, next, first, second));
    }),
  );
}

function recastPair(paragraph: ZhParagraph, clause: Clause, next: Clause, first: RegExp, second: RegExp): Edit[] {
  const own = textOf(paragraph, clause);
  const then = textOf(paragraph, next);
  const begun = first.exec(own);
  const added = second.exec(then);
  if (!begun || !added || /不是|并非|不再/u.test(own)) return [];
  const start = clause.start + begun.index;
  const end = start + begun[0].length;
  if (!paragraph.isBoundary(start) || !paragraph.isBoundary(end)) return [];
  const rest = paragraph.text.slice(end, clause.end);
  if (rest.length < 2) return [];
  // “不仅是甲，还……” denies that it is this alone; “是甲，也是乙” says both.
  if (/^是/u.test(rest) && !/^(?:更|也|还|亦|而且|并且)是/u.test(then)) return [];
  // “更” compares with what “不仅” named, and “又” asks for its “既”.
  const kept = { 更: '也', 又: '也', 而且: '并且', 亦: '也' }[added[0]] ?? added[0];
  if (added[0] === '更' && !/^更(?:能|是|为|有|可|要|在|应)/u.test(then)) return [];
  if (kept === '也' && then.startsWith(`${added[0]}也`)) return [];
  if (added[0] === kept) return [connective(start, end, '', 0.9)];
  const behind = next.start + added[0].length;
  return [connective(start, behind, `${rest}，${kept}`, added[0] === '更' ? 0.75 : 0.86)];
}

/** “虽然……，但……”: “但” alone sets one against the other. */
function dropConceding(paragraph: ZhParagraph): Edit[] {
  return paragraph.sentences.flatMap(({ start, clauses: [clause, next] }) => {
    if (!clause || !next || clause.mark !== '，') return [];
    const said = /^(?:虽然|尽管)/u.exec(textOf(paragraph, clause))?.[0];
    if (!said || !/^(?:但|然而|不过|可是|却)/u.test(textOf(paragraph, next))) return [];
    return [connective(start, start + said.length, '', 0.88)];
  });
}

const firstly = /^(?:首先|第一)，/u;
const secondly = /^(?:其次|第二)，/u;
const thirdly = /^(?:再次|再者|第三)，/u;
const lastly = /^(?:最后)，/u;
/** Steps of a procedure keep their numbers. */
const procedure = /步骤|流程|然后|随后|接着|之后/u;

/** “首先……其次……最后” at the heads of sentences, taken away together or loosened one by one. */
function loosenCounting({ text, sentences }: ZhParagraph): Edit[] {
  const headOf = (sentence: Sentence | undefined, head: RegExp): string | undefined =>
    sentence && head.exec(text.slice(sentence.start, sentence.end))?.[0];
  return sentences.flatMap((sentence, index): Edit[] => {
    const first = headOf(sentence, firstly);
    if (!first) return [];
    const items = [{ sentence, head: first }];
    for (const later of sentences.slice(index + 1)) {
      const wanted = items.length === 1 ? [secondly] : [thirdly, lastly];
      const head = wanted.map((kind) => headOf(later, kind)).find(Boolean);
      if (head) items.push({ sentence: later, head });
    }
    const final = items.at(-1);
    if (items.length < 2 || !final) return [];
    const end = final.sentence.start + final.head.length;
    if (procedure.test(text.slice(sentence.start, final.sentence.end))) return [];
    const edits: Edit[] = [];
    for (const item of items.slice(1)) {
      const other = /^(?:其次|第二)/u.test(item.head) ? '再者，' : item.head === '最后，' ? '另外，' : undefined;
      if (other && item.head.startsWith('第') === false)
        edits.push(connective(item.sentence.start, item.sentence.start + item.head.length, other, 0.7));
    }
    let whole = '';
    let from = sentence.start;
    for (const item of items) {
      whole += text.slice(from, item.sentence.start);
      from = item.sentence.start + item.head.length;
    }
    edits.push(connective(sentence.start, end, whole, 0.72));
    return edits;
  });
}

/** Connectives that stand at the head of every sentence, dropped or made lighter where the sense is plain without them. */
export function offerConnectiveEdits(paragraph: ZhParagraph): Edit[] {
  return [
    ...dropAdding(paragraph),
    ...dropPause(paragraph),
    ...dropChaining(paragraph),
    ...dropAnnouncing(paragraph),
    ...moveBehindWriter(paragraph),
    ...recastPairs(paragraph),
    ...dropConceding(paragraph),
    ...loosenCounting(paragraph),
  ];
}
