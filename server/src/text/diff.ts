import type { Language } from '@yanmo/contract/languages';
import type { DiffPart } from '@yanmo/contract/paper-text';
import { compareTokens, type SearchBudget, type Stretch, usualSteps } from './compare-tokens.ts';
import { cutClauses } from './sentences.ts';
import { segmentWords } from './words.ts';

/**
 * Characters of both texts whose sentences differ; parting more of them into words would hold the main thread longer
 * than 50 ms, so that a longer change is told in whole sentences.
 */
const mostWorded = 24_000;

/** Marks of draft text that are one word each: a citation, a break between blocks. */
const markPattern = /(\[@[\w-]+\]|\n+)/u;

/** To the end of the sentence or of the line; nothing is lost between two. */
const sentencesOf = (text: string): string[] =>
  cutClauses(text).flatMap(({ start, end }) => text.slice(start, end).match(/\n+|[^\n]+/gu) ?? []);

function wordsOf(text: string, language: Language): string[] {
  return text.split(markPattern).flatMap((part) => {
    if (part === '') return [];
    return markPattern.test(part) ? [part] : Array.from(segmentWords(part, language), ({ segment }) => segment);
  });
}

/**
 * What stays, goes and comes between two texts, in the order of reading: by sentence first, so that a sentence that was
 * written anew is not told as scattered words, then by word where sentences differ. The parts without `added` are the
 * old text, those without `removed` the new one.
 */
export function diffTexts(before: string, after: string, language: Language): DiffPart[] {
  const old = sentencesOf(before);
  const fresh = sentencesOf(after);
  const budget: SearchBudget = { steps: usualSteps };
  const changes = compareTokens(old, fresh, budget).map((stretch) => ({
    isKept: stretch.isKept,
    removed: old.slice(stretch.from, stretch.to).join(''),
    added: fresh.slice(stretch.newFrom, stretch.newTo).join(''),
  }));
  const length = changes.reduce(
    (sum, { isKept, removed, added }) => sum + (isKept ? 0 : removed.length + added.length),
    0,
  );
  const parts: DiffPart[] = [];
  for (const { isKept, removed, added } of changes) {
    if (isKept) append(parts, 'same', removed);
    else if (removed === '' || added === '' || length > mostWorded) {
      append(parts, 'removed', removed);
      append(parts, 'added', added);
    } else diffWords(parts, wordsOf(removed, language), wordsOf(added, language), budget);
  }
  return parts;
}

function diffWords(parts: DiffPart[], old: readonly string[], fresh: readonly string[], budget: SearchBudget): void {
  for (const stretch of joinChance(compareTokens(old, fresh, budget), old, fresh)) {
    const removed = old.slice(stretch.from, stretch.to).join('');
    if (stretch.isKept) append(parts, 'same', removed);
    else {
      append(parts, 'removed', removed);
      append(parts, 'added', fresh.slice(stretch.newFrom, stretch.newTo).join(''));
    }
  }
}

/**
 * What two wordings share by chance (a particle, a blank between two other words) is told as part of the change around
 * it, as long as it is shorter than what changed on either side. Citations and breaks always show that they stayed.
 */
function joinChance(stretches: readonly Stretch[], old: readonly string[], fresh: readonly string[]): Stretch[] {
  const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);
  const weigh = (stretch: Stretch): number =>
    Math.max(lengthOf(old.slice(stretch.from, stretch.to)), lengthOf(fresh.slice(stretch.newFrom, stretch.newTo)));
  const joined: { stretch: Stretch; weight: number }[] = [];
  for (const stretch of stretches) {
    joined.push({ stretch: { ...stretch }, weight: weigh(stretch) });
    // A change grows as it takes one in, and may then take in the one before it.
    for (;;) {
      const [first, between, last] = joined.slice(-3);
      if (!first || !between || !last || first.stretch.isKept || last.stretch.isKept) break;
      const words = old.slice(between.stretch.from, between.stretch.to);
      const isChance =
        between.weight <= Math.min(first.weight, last.weight) && !words.some((word) => markPattern.test(word));
      if (!isChance) break;
      const merged: Stretch = { ...first.stretch, to: last.stretch.to, newTo: last.stretch.newTo };
      joined.splice(-3, 3, { stretch: merged, weight: first.weight + between.weight + last.weight });
    }
  }
  return joined.map(({ stretch }) => stretch);
}

function append(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (text === '') return;
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}
