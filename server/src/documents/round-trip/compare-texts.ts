import { compareTokens, type Stretch } from '../../text/compare-tokens.ts';
import { segmentWords } from '../../text/words.ts';

/** A range of the old text that stays, or that becomes another text; ranges count UTF-16 units. */
export type Edit =
  | { kind: 'keep'; from: number; to: number }
  | { kind: 'change'; from: number; to: number; text: string };

const tokenPattern =
  /⟦\d+⟧|[［[]\d[\d,，、\-–—~\s]{0,40}[\]］]|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|\s+|./gsu;
const denseStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const markPattern = /⟦(\d+)⟧/gu;

/**
 * What changed between two marked texts. Marks that both have in the same order are fixed points. What two sentences
 * share by chance (a particle between two other words) is not kept, unless `isPrecious` says that it has looks of its own.
 */
export function compareTexts(
  old: string,
  fresh: string,
  isPrecious: (from: number, to: number) => boolean,
  moved: ReadonlySet<string> = movedMarks(tokensOf(old), tokensOf(fresh)),
): Edit[] {
  const oldTokens = tokensOf(old);
  const newTokens = tokensOf(fresh);
  const stretches = compareBetweenMarks(oldTokens, newTokens, moved);
  const oldAt = offsetsOf(oldTokens);
  const newAt = offsetsOf(newTokens);
  const measure = {
    removed: ({ from, to }: Stretch) => (oldAt[to] ?? 0) - (oldAt[from] ?? 0),
    added: ({ newFrom, newTo }: Stretch) => (newAt[newTo] ?? 0) - (newAt[newFrom] ?? 0),
  };
  const isFixed = (stretch: Stretch): boolean =>
    oldTokens.slice(stretch.from, stretch.to).some((token) => /^[⟦［[]./u.test(token)) ||
    isPrecious(oldAt[stretch.from] ?? 0, oldAt[stretch.to] ?? 0);
  return mergeChance(stretches, measure, isFixed).map((stretch) => {
    const range = { from: oldAt[stretch.from] ?? 0, to: oldAt[stretch.to] ?? 0 };
    if (stretch.isKept) return { kind: 'keep', ...range };
    return { kind: 'change', ...range, text: fresh.slice(newAt[stretch.newFrom], newAt[stretch.newTo]) };
  });
}

/** The shortest way alone could give up a mark for a comma; what lies between two fixed marks is compared by itself. */
function compareBetweenMarks(
  oldTokens: readonly string[],
  newTokens: readonly string[],
  moved: ReadonlySet<string>,
): Stretch[] {
  const places = new Map(newTokens.map((token, index) => [token, index]));
  const stretches: Stretch[] = [];
  let from = 0;
  let newFrom = 0;
  const compareUpTo = (to: number, newTo: number): void => {
    const between = compareTokens(
      oldTokens.slice(from, to).map((token) => (moved.has(token) ? `old ${token}` : token)),
      newTokens.slice(newFrom, newTo).map((token) => (moved.has(token) ? `new ${token}` : token)),
    );
    for (const { isKept, ...range } of between) {
      stretches.push({
        isKept,
        from: range.from + from,
        to: range.to + from,
        newFrom: range.newFrom + newFrom,
        newTo: range.newTo + newFrom,
      });
    }
  };
  oldTokens.forEach((token, index) => {
    const place = places.get(token);
    if (!isMark(token) || moved.has(token) || place === undefined) return;
    compareUpTo(index, place);
    stretches.push({ isKept: true, from: index, to: index + 1, newFrom: place, newTo: place + 1 });
    from = index + 1;
    newFrom = place + 1;
  });
  compareUpTo(oldTokens.length, newTokens.length);
  return stretches;
}

const isMark = (token: string): boolean => /^⟦\d+⟧$/u.test(token);

/**
 * Marks that stand in another order in the new text, the fewest that could have been moved. `isFixed` are moved only where
 * there is no other way.
 */
export function movedMarks(
  oldTokens: readonly string[],
  newTokens: readonly string[],
  isFixed: (mark: string) => boolean = () => false,
): Set<string> {
  const order = new Map(oldTokens.filter(isMark).map((mark, index) => [mark, index]));
  const kept = newTokens.filter((token) => isMark(token) && order.has(token));
  const best: { length: number; before: number }[] = [];
  kept.forEach((mark, index) => {
    const own = isFixed(mark) ? kept.length + 1 : 1;
    let length = own;
    let before = -1;
    for (let other = 0; other < index; other += 1) {
      const isAfter = (order.get(kept[other] ?? '') ?? 0) < (order.get(mark) ?? 0);
      const candidate = (best[other]?.length ?? 0) + own;
      if (isAfter && candidate > length) {
        length = candidate;
        before = other;
      }
    }
    best.push({ length, before });
  });
  const moved = new Set(kept);
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && at < kept.length) {
    moved.delete(kept[at] ?? '');
    at = best[at]?.before ?? -1;
  }
  return moved;
}

/** Words, also where no blank parts them: half a word that stayed and half that changed is no change that anybody reads. */
export const tokensOf = (text: string): string[] =>
  (text.match(tokenPattern) ?? []).flatMap((token) =>
    token.length > 1 && denseStart.test(token)
      ? Array.from(segmentWords(token, 'zh'), ({ segment }) => segment)
      : [token],
  );

function offsetsOf(tokens: readonly string[]): number[] {
  const offsets = [0];
  for (const token of tokens) offsets.push((offsets.at(-1) ?? 0) + token.length);
  return offsets;
}

/** Joins two changes over what is kept between them where that is shorter than both. */
function mergeChance(
  stretches: readonly Stretch[],
  measure: { removed(stretch: Stretch): number; added(stretch: Stretch): number },
  isFixed: (stretch: Stretch) => boolean,
): Stretch[] {
  const weight = (stretch: Stretch): number => Math.max(measure.removed(stretch), measure.added(stretch));
  let current = [...stretches];
  for (;;) {
    const merged: Stretch[] = [];
    for (let index = 0; index < current.length; index += 1) {
      const stretch = current[index];
      const before = merged.at(-1);
      const after = current[index + 1];
      if (!stretch) continue;
      const isChance =
        stretch.isKept &&
        before?.isKept === false &&
        after?.isKept === false &&
        measure.removed(stretch) <= Math.min(weight(before), weight(after)) &&
        !isFixed(stretch);
      if (isChance && before && after) {
        before.to = after.to;
        before.newTo = after.newTo;
        index += 1;
      } else merged.push({ ...stretch });
    }
    if (merged.length === current.length) return merged;
    current = merged;
  }
}
