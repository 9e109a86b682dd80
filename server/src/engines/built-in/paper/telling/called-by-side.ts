import { hasWord } from '../../knowledge/has-word.ts';
import type { TitleAsks } from './title-asks.ts';
import type { ToldFact } from './told-fact.ts';

/** A sheet of whose usual name the title holds so much is called by its name. */
const ofOwnName = 0.66;

/**
 * The sheets that a title calls for by a word that is only one side of them: *lithium-ion* for electric cars, 课堂提问 for the running of a class. What they
 * say of other sides is background there.
 */
export function listCalledBySide(facts: readonly ToldFact[], asks: TitleAsks): ReadonlySet<string> {
  const sheets = new Map(
    facts.flatMap(({ proposition }) => {
      const { entry, isBeside } = proposition?.source ?? {};
      return entry?.sheet && !isBeside ? [[entry.sheet.id, entry.sheet] as const] : [];
    }),
  );
  const isWhole = ({ names, same }: { names: readonly string[]; same: readonly string[] }): boolean =>
    asks.holds(names[0] ?? '') >= ofOwnName ||
    [...names.slice(0, 3), ...same].some((name) => hasWord(asks.text, name.toLowerCase()));
  return new Set([...sheets.values()].filter((sheet) => !isWhole(sheet)).map(({ id }) => id));
}
