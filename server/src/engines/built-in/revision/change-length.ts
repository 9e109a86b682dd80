import { countDraft } from '@yanmo/contract/draft-count';
import { isWideLanguage } from '../../../text/wide-language.ts';
import { WishNotUnderstood } from '../../engine.ts';
import type { Length } from './change.ts';
import { isLoose } from './change-blocks.ts';
import { countSheet, joinSentences, printSheet, type Sheet, type SheetParagraph } from './sheet.ts';
import type { Unsaid } from './unsaid.ts';

/** Below this no section can be brought by rules without losing what it is for. */
const least = { wide: 60, narrow: 35 } as const;

export function targetOf(length: Length, now: number): number {
  switch (length.by) {
    case 'factor':
      return now * length.factor;
    case 'total':
      return length.units;
    case 'more':
      return now + length.units;
  }
}

/**
 * Takes out what may go until the text comes to its length: the sentences in the middle of long paragraphs first, since the
 * first names what the paragraph is about and the last leads on. Sources, gaps, hypotheses and ways to tables stay.
 */
export function shorten(sheet: Sheet, target: number, scope: readonly SheetParagraph[]): Sheet {
  const { language } = sheet;
  const unitsIn = (): number =>
    scope.reduce((sum, { sentences }) => sum + countDraft(joinSentences(sentences, language)), 0);
  for (let turn = 0; turn < 400; turn += 1) {
    const over = unitsIn() - target;
    if (over <= 0) break;
    const candidates = scope.flatMap((paragraph) =>
      paragraph.sentences.flatMap((sentence, index) => {
        if (!isLoose(sentence)) return [];
        const units = countDraft(sentence);
        const isOnly = paragraph.sentences.length === 1;
        const edge = index === 0 ? 2 : index === paragraph.sentences.length - 1 ? 0.5 : 0;
        // What would go far below the target is taken only when nothing smaller is left.
        const miss = units > over ? (units - over) / units : 0;
        return [
          {
            paragraph,
            sentence,
            rank: edge + (isOnly ? 1 : 0) + miss * 1.5 - Math.min(1, paragraph.sentences.length / 8),
            miss,
          },
        ];
      }),
    );
    const [best] = candidates.sort((one, other) => one.rank - other.rank);
    if (!best || best.miss > 0.5) break;
    best.paragraph.sentences = best.paragraph.sentences.filter((sentence) => sentence !== best.sentence);
  }
  return sheet;
}

/** More paragraphs from what the engine knows and the paper does not say yet, then single sentences, then a marked gap. */
export function lengthen(sheet: Sheet, target: number, unsaid: Unsaid, within: SheetParagraph | null): Sheet {
  const { language } = sheet;
  const scope = (): number => (within ? countDraft(joinSentences(within.sentences, language)) : countSheet(sheet));
  const insertAt = placeOfNew(sheet);
  const fresh: SheetParagraph[] = [];
  const units = (): number =>
    scope() + fresh.reduce((sum, { sentences }) => sum + countDraft(joinSentences(sentences, language)), 0);
  for (let turn = 0; turn < 40 && target - units() > unsaid.unit * 2.5 && !within; turn += 1) {
    const sentences = unsaid.paragraph({ about: null, units: Math.min(target - units(), unsaid.unit * 6) });
    if (sentences.length === 0) break;
    fresh.push({ kind: 'paragraph', sentences });
  }
  const host = within ?? fresh.at(-1) ?? sheet.blocks.findLast((block) => block.kind === 'paragraph');
  for (let turn = 0; turn < 60 && host && target - units() > unsaid.unit * 0.55; turn += 1) {
    const sentence = unsaid.sentence();
    if (!sentence) break;
    host.sentences.push(sentence);
  }
  if (target - units() > unsaid.unit * 3) {
    const gap = unsaid.gap('case') ?? unsaid.gap('source');
    if (gap) fresh.push({ kind: 'paragraph', sentences: [gap] });
  }
  return { ...sheet, blocks: [...sheet.blocks.slice(0, insertAt), ...fresh, ...sheet.blocks.slice(insertAt)] };
}

/** Behind the prose, before a gap that closes the section: what has to be filled in stands last. */
export function placeOfNew({ blocks }: Sheet): number {
  const last = blocks.at(-1);
  const isGap = last?.kind === 'paragraph' && last.sentences.every((sentence) => /^\[[^\]]+\]$/u.test(sentence));
  return isGap ? blocks.length - 1 : blocks.length;
}

export function changeLength(
  sheet: Sheet,
  length: Length,
  within: SheetParagraph | null,
  openedUnsaid: () => Unsaid,
): Sheet {
  const { language } = sheet;
  const now = within ? countDraft(joinSentences(within.sentences, language)) : countSheet(sheet);
  const target = Math.round(targetOf(length, now));
  const floor = isWideLanguage(language) ? least.wide : least.narrow;
  if (target < floor && target < now) throw new WishNotUnderstood(`A section cannot come down to ${target}.`);
  if (target < now) {
    const scope = within ? [within] : sheet.blocks.filter((block) => block.kind === 'paragraph');
    const rest = within
      ? 0
      : now - scope.reduce((sum, { sentences }) => sum + countDraft(joinSentences(sentences, language)), 0);
    const before = printSheet(sheet);
    const shorter = shorten(sheet, Math.max(0, target - rest), scope);
    if (printSheet(shorter) === before) throw new WishNotUnderstood('Nothing can go without a source or a gap.');
    return shorter;
  }
  return lengthen(sheet, target, openedUnsaid(), within);
}
