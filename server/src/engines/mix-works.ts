import type { Level } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

/** What a list of references is weighed by. */
export interface MixedWork {
  language: Language | null;
  year: number | null;
  /** Whether it appeared in a journal or in proceedings. */
  isArticle: boolean;
}

interface Quota {
  share: number;
  holds(work: MixedWork): boolean;
}

/** Readers of any language read English as well; what is neither comes behind the others. */
export const isReadable = (work: Pick<MixedWork, 'language'>, language: Language): boolean =>
  work.language === null || work.language === language || work.language === 'en';

/** What schools ask of a list, as shares of it: works from abroad, articles, recent ones. Of what they do not ask, what readers expect. */
function quotasOf(language: Language, level: Level, thisYear: number): Quota[] {
  const isMaster = level === 'MASTER';
  const own: Quota = { share: language === 'zh' ? 0.5 : 0.2, holds: (work) => work.language === language };
  const abroad: Quota = {
    share: isMaster ? 0.5 : 0.2,
    holds: (work) => work.language !== null && work.language !== language,
  };
  const articles: Quota = { share: isMaster ? 0 : 0.4, holds: ({ isArticle }) => isArticle };
  const recent: Quota = { share: isMaster ? 1 / 3 : 0, holds: ({ year }) => year !== null && year >= thisYear - 5 };
  return language === 'zh' ? [abroad, own, articles, recent] : [own, articles, recent];
}

/**
 * As many as are asked for, the best first; where the best alone would miss what a list should hold, the last of them give
 * way to the best that it lacks. Nothing is taken that does not stand in `works`.
 */
export function mixWorks<Work extends MixedWork>(
  works: readonly Work[],
  most: number,
  { language, level, thisYear }: { language: Language; level: Level; thisYear: number },
): Work[] {
  const ranked = works.toSorted(
    (one, other) => Number(isReadable(other, language)) - Number(isReadable(one, language)),
  );
  if (ranked.length <= most) return ranked;
  const quotas = quotasOf(language, level, thisYear).map((quota) => ({
    ...quota,
    least: Math.ceil(quota.share * most),
  }));
  const taken = new Set(ranked.slice(0, most));
  const count = (holds: Quota['holds']): number => [...taken].filter(holds).length;
  for (const [place, quota] of quotas.entries()) {
    const missing = ranked.filter((work) => !taken.has(work) && quota.holds(work));
    while (count(quota.holds) < quota.least && missing.length > 0) {
      // What an earlier demand just needs stays.
      const isNeeded = (work: Work): boolean =>
        quotas.slice(0, place).some(({ holds, least }) => holds(work) && count(holds) <= least);
      const last = [...taken].findLast((work) => !quota.holds(work) && !isNeeded(work));
      const next = missing.shift();
      if (!last || !next) break;
      taken.delete(last);
      taken.add(next);
    }
  }
  return ranked.filter((work) => taken.has(work));
}
