import { cutSentences } from '../../../../text/sentences.ts';
import { trimSpan } from '../../../../text/span.ts';
import type { Edit, OfferEdits } from '../../edit.ts';

/** Connectives at the head of a sentence, with what may take their place; nothing where they may go. */
const connectives: readonly (readonly [string, readonly (readonly [string, number])[]])[] = [
  [
    'また、',
    [
      ['', 0.85],
      ['加えて、', 0.85],
    ],
  ],
  [
    'さらに、',
    [
      ['', 0.8],
      ['加えて、', 0.85],
    ],
  ],
  ['加えて、', [['', 0.75]]],
  [
    'その上、',
    [
      ['加えて、', 0.85],
      ['また、', 0.85],
    ],
  ],
  ['しかし、', [['だが、', 0.8]]],
  ['しかしながら、', [['しかし、', 0.95]]],
  [
    'したがって、',
    [
      ['そのため、', 0.8],
      ['よって、', 0.85],
    ],
  ],
  [
    '従って、',
    [
      ['そのため、', 0.8],
      ['よって、', 0.85],
    ],
  ],
  [
    'それゆえ、',
    [
      ['そのため、', 0.85],
      ['よって、', 0.85],
    ],
  ],
  ['そのため、', [['このため、', 0.9]]],
  ['このように、', [['以上のように、', 0.75]]],
  ['つまり、', [['すなわち、', 0.9]]],
  ['たとえば、', [['一例を挙げると、', 0.85]]],
  ['例えば、', [['一例を挙げると、', 0.85]]],
  ['一方、', [['他方、', 0.85]]],
  ['一方で、', [['他方で、', 0.85]]],
  ['具体的には、', [['より具体的にいえば、', 0.7]]],
  ['まず第一に、', [['まず、', 0.95]]],
  ['まず初めに、', [['まず、', 0.95]]],
  ['次に、', [['続いて、', 0.85]]],
  ['同様に、', [['同じように、', 0.9]]],
  ['特に、', [['とりわけ、', 0.9]]],
  ['実際、', [['実際に、', 0.85]]],
  ['近年、', [['ここ数年、', 0.7]]],
  ['現代社会において、', [['今日の社会では、', 0.8]]],
];
/** “だが” and its like belong to plain style. */
const plainOnly = new Set(['だが、', 'よって、', '加えて、']);
const polite = /(?:です|ます|ました|でした|ません|でしょう)。/u;

function offerConnectives(text: string, start: number, isPolite: boolean): Edit[] {
  const found = connectives.find(([connective]) => text.startsWith(connective));
  if (!found || text.length - found[0].length < 8) return [];
  const [connective, replacements] = found;
  return replacements.flatMap(([to, safety]): Edit[] =>
    isPolite && plainOnly.has(to)
      ? []
      : [{ start, end: start + connective.length, text: to, rule: 'CONNECTIVE', safety }],
  );
}

/** Words that lean on what stands before them, that say no, or that make the clause part of another. */
const leaning =
  /[こそあ][のれ]|これ|それ|その|この|同[じ様]|前者|後者|両者|彼|彼女|自ら|自身|ここ|そこ|そう|こう|ない|なく|なかっ|ず|ません|ぬ|のみ|だけ|しか|と(?:述べ|指摘|考え|主張|言|い[うえわ]|さ)|「|」|『|』|（|）/u;
/** “Xため、Y。”: a reason, where what comes before is in the past or a state; an aim is no reason. */
const reason =
  /^(?<clause>[^、。]{6,40}(?:ている|ていた|であった|である|た|高い|低い|多い|少ない|大きい|小さい))ため、(?<main>[^、。]{8,60})。$/u;
const plainEnd = /(?:た|ている|である|いる|ある)$/u;
const politeEnd = /(?:ました|ています|ます|です)$/u;
/** The sentence behind would lean on the reason instead of on what it explains. */
const leaningStart =
  /^(?:[こそ][のれうこ]|また|さらに|加えて|しかし|だが|したがって|従って|よって|一方|つまり|すなわち|例えば|たとえば|特に|実際|なお|ただし|同様)/u;

/** “Xため、Y。” as “Y。これは、Xためである。” */
function offerReasons(text: string, start: number, next: string, isPolite: boolean): Edit[] {
  const { clause, main } = reason.exec(text)?.groups ?? {};
  if (
    !clause ||
    !main ||
    leaning.test(clause) ||
    leaning.test(main) ||
    leaningStart.test(clause) ||
    leaningStart.test(next)
  )
    return [];
  if (!(isPolite ? politeEnd : plainEnd).test(main)) return [];
  const close = isPolite ? 'ためです。' : 'ためである。';
  return [
    { start, end: start + text.length, text: `${main}。これは、${clause}${close}`, rule: 'CLAUSE_ORDER', safety: 0.8 },
  ];
}

/** Japanese has connectives and the order of clauses alone. */
export const offerJaEdits: OfferEdits = (paragraph) => {
  const isPolite = polite.test(paragraph);
  const spans = cutSentences(paragraph).map((span) => trimSpan(paragraph, span));
  return spans
    .flatMap(({ start, end }, at) => {
      const sentence = paragraph.slice(start, end);
      const next = paragraph.slice(spans[at + 1]?.start, spans[at + 1]?.end ?? 0);
      if (!sentence.endsWith('。')) return [];
      return [...offerConnectives(sentence, start, isPolite), ...offerReasons(sentence, start, next, isPolite)];
    })
    .sort((one, other) => one.start - other.start || one.end - other.end || (one.text < other.text ? -1 : 1));
};
