import { type Language, languages } from '@yanmo/contract/languages';
import { type Wish, wishKinds } from '@yanmo/contract/understanding';
import { writeOutlineAtOnce } from '../../../server/src/engines/built-in/outline/write-outline.ts';
import type { OutlineRequest } from '../../../server/src/engines/engine.ts';
import { understandAtOnce } from '../../../server/src/engines/understand-at-once.ts';
import { findUnmet } from '../../../server/src/understanding/wishes/find-unmet.ts';
import type { Figure } from '../figure.ts';
import { type HeardWish, parseReading, type WantedReading } from './heard-wish.ts';
import { notTunedOn } from './not-tuned-on.ts';
import { tunedOn } from './tuned-on.ts';

const titles: Record<Language, string> = {
  zh: '连锁餐饮企业员工流失问题与对策研究',
  en: 'Staff turnover in chain restaurants: problems and remedies',
  es: 'La rotación del personal en las cadenas de restauración: problemas y soluciones',
  ja: '外食チェーンにおける離職問題の現状と対策',
};

const piecesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{P}\s]+/gu, ' ')
    .replace(/\b(?:the|an?|el|la|los|las|un|una)\s/gu, '')
    .match(/[\p{Script=Han}\u3040-\u30ff]|[\p{L}\p{N}]+/gu) ?? [];

/** Whether two names are the same but for a sign or two: a word of asking that clings to one of them is a fault. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const [first, second] = [piecesOf(one), piecesOf(other)];
  const shared = first.filter((piece) => second.includes(piece)).length;
  return first.length + second.length > 0 && (2 * shared) / (first.length + second.length) >= 0.8;
}

const isEnd = ({ kind, position }: { kind: string; position?: string | undefined }): boolean =>
  position !== undefined && (kind === 'ORDER' || kind === 'CHAPTER');

function isWanted(read: Wish['read_as'], wanted: WantedReading): boolean {
  // "End with recommendations" is an order and a chapter at once.
  if (read.kind !== wanted.kind && !(isEnd(read) && isEnd(wanted))) return false;
  if (wanted.kind === 'WRITING') return true;
  if (read.chapter !== wanted.chapter || read.position !== wanted.position || read.bound !== wanted.bound) return false;
  if (wanted.what === '') return true;
  const isStraight = isSame(read.what, wanted.what) && isSame(read.other, wanted.other);
  const isTurned = wanted.kind === 'COMPARISON' && isSame(read.what, wanted.other);
  return isStraight || (isTurned && isSame(read.other, wanted.what));
}

interface Heard {
  wish: HeardWish;
  isRight: boolean;
  isMet: boolean;
  wishes: readonly Wish[];
  kinds: { kind: string; isFound: boolean }[];
}

function hear(wish: HeardWish): Heard {
  const { language, text } = wish;
  const request: OutlineRequest = {
    ...{ title: titles[language], language, field: 'management', type: 'thesis', wordCount: 12_000 },
    ...{ level: 'UNDERGRADUATE', keywords: [], works: [], variant: 0, extraRequirements: text },
  };
  const { wishes } = understandAtOnce(request, 'BUILT_IN');
  const wanted = wish.read.map(parseReading);
  const reads = wishes.map(({ read_as }) => read_as);
  const found = wanted.map((one) => reads.some((read) => isWanted(read, one)));
  const isAsked = (read: Wish['read_as']): boolean => read.kind !== 'WRITING' && read.kind !== 'UNKNOWN';
  const isAdded = reads.some((read) => isAsked(read) && !wanted.some((one) => isWanted(read, one)));
  return {
    ...{ wish, wishes },
    isRight: !isAdded && found.every(Boolean),
    isMet: findUnmet(writeOutlineAtOnce(request), wishes).length === 0,
    kinds: wanted.map(({ kind }, index) => ({ kind, isFound: found[index] === true })),
  };
}

const share = (part: number, whole: number): string => `${part} of ${whole} (${Math.round((part / whole) * 100)} %)`;
const countBy = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): string =>
  `${items.filter(isCounted).length}/${items.length}`;

function measure(name: string, set: readonly HeardWish[], isTold: boolean): Figure[] {
  const heard = set.map(hear);
  for (const { wish, isRight, isMet, wishes } of isTold ? heard : []) {
    if (isRight && isMet) continue;
    const read = wishes.map(({ read_as, why_not }) => `${JSON.stringify(read_as)}${why_not ? ` ${why_not}` : ''}`);
    console.log(
      `  ${isRight ? 'not met' : 'misread'}: ${wish.text} — ${wish.read.join('; ')}\n      ${read.join('; ')}`,
    );
  }
  const right = heard.filter(({ isRight }) => isRight);
  const bySpeech = languages.map(
    (language) =>
      `${language} ${countBy(
        heard.filter(({ wish }) => wish.language === language),
        ({ isRight }) => isRight,
      )}`,
  );
  const single = heard.flatMap(({ kinds }) => kinds);
  const byKind = wishKinds.flatMap((kind) => {
    const some = single.filter((one) => one.kind === kind);
    return some.length > 0 ? [`${kind.toLowerCase()} ${countBy(some, ({ isFound }) => isFound)}`] : [];
  });
  console.log(`  ${name}: ${bySpeech.join(', ')}; ${byKind.join(', ')}`);
  const met = right.filter(({ isMet }) => isMet).length;
  return [
    {
      name: `wishes in students' words read whole, ${name}`,
      value: share(right.length, heard.length),
      bar: '80 %',
      isMet: right.length / heard.length >= 0.8,
    },
    {
      name: `of these shown by the outline, ${name}`,
      value: share(met, right.length),
      bar: '90 %',
      isMet: met / right.length >= 0.9,
    },
  ];
}

/** How students really put it: the reader was tuned on one half, and only the figure of the other half is looked at. */
export const measureHeard = (): Figure[] => [
  ...measure('tuned on', tunedOn, true),
  ...measure('not tuned on', notTunedOn, false),
];
