import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { type TitleQuestion, understandTitle } from '../../../../understanding/understand-title.ts';
import type { CriticTable } from '../critic/tables/table.ts';
import { tableOf } from '../critic/tables/tables.ts';
import { headOf } from '../critic/title-form.ts';
import { recastTitle } from '../recast-title.ts';

/** A remark, and not a short name for what stands before it. */
const bracketed = /[（(][^（()）]{8,}[)）]/gu;

/** 张爱玲与亦舒笔下的女性婚恋观比较: those who are compared by their bare names, in what they are compared. */
function readCompared(title: TitleUnderstanding, head: string): TitleUnderstanding | null {
  const table = tableOf(title.language);
  const { a, b, what: side } = table?.compared.exec(head)?.groups ?? {};
  // Those whom the reading has whole are compared already.
  if (!a || !b || title.sides?.every((one) => !table?.dangling.test(one))) return null;
  const what = side ?? head.slice(0, head.indexOf(b, a.length) + b.length);
  return {
    ...{ ...title, sides: [a, b], object: what, short: what, bearing: null, isAspectNamed: false },
    kind: title.kind === 'text-interpretation' ? title.kind : 'theory-essay',
    signs: [...new Set([...title.signs, 'comparison' as const])],
    contexts: title.contexts.filter(({ text }) => !head.includes(text)),
  };
}

/** 槲皮素通过Nrf2通路减轻心肌损伤: one thing acts on another by a verb of its own. */
function readActing(title: TitleUnderstanding, head: string): TitleUnderstanding | null {
  const { a, b, m } = tableOf(title.language)?.acting?.exec(head)?.groups ?? {};
  if (!a || !b || title.bearing !== null) return null;
  return {
    ...{ ...title, object: a, short: a, sides: null },
    bearing: { cause: a, outcome: b, through: m ?? null, under: null },
    contexts: title.contexts.filter(({ text }) => !head.includes(text)),
  };
}

/** The title without the words that say how the paper is written and that its reader may not know. */
function withoutPaperWords(text: string, { halves, ofPaper, literature }: CriticTable): string {
  const [head = text] = text.split(halves);
  const back = ofPaper.back.exec(head)?.[0] ?? '';
  const bare = head.replace(ofPaper.front, '');
  return text.replace(head, back === '' || literature.test(back) ? bare : bare.slice(0, -back.length));
}

/** The title read in other ways: as a comparison, and again without what stands in brackets or says how the paper is written. */
export function listReadings(title: TitleUnderstanding, question: TitleQuestion): TitleUnderstanding[] {
  const table = tableOf(title.language);
  if (table === null) return [];
  const [head = title.text, ...rest] = title.text.split(table.halves);
  const compared = readCompared(title, head);
  const plain = title.text.replace(bracketed, '');
  const isSeenFrom = table.seenFrom.test(rest.at(-1) ?? '');
  const texts = [plain, withoutPaperWords(plain, table), ...(isSeenFrom ? [head] : [])];
  const acting = readActing(title, headOf(title.text, table));
  return [
    ...[compared, acting].filter((reading) => reading !== null),
    ...[...new Set(texts)]
      .filter((text) => text !== title.text && text.length >= 4)
      .map((text) => recastTitle(understandTitle({ ...question, title: text }))),
  ];
}
