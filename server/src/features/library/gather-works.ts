import { setTimeout as delay } from 'node:timers/promises';
import type { PlaceState } from '@yanmo/contract/explore';
import type { WorkQueries } from '../../engines/engine.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Fit } from './fit-of.ts';
import { languageQueries } from './language-queries.ts';
import { fitWorks, type LanguageQuery, type RankedWork, rankWorks } from './rank-works.ts';
import { findWorks } from './store.ts';
import { hasTopics } from './topic-fit.ts';
import { listStandardWorks } from './topic-words.ts';
import { findTwins } from './twin-store.ts';
import { withoutTwins } from './twin-works.ts';

/** Below it a work shares too little with what a paper is about to be offered; tuned on bibliographies of theses. */
export const fittingFrom = 0.2;
/** A work on a method has all of its name in the title. */
const ofMethodFrom = 0.95;
const worksAMethod = 3;
/** Gathered for each work that is wanted: whoever judges drops most of them. */
const gatheredForOne = 3;
/** Asked of the indexes for one paper, the whole first. */
const mostQuestions = 8;
const longestQuestion = 200;
/** All indexes for all questions: what they send later is in the library for the next paper. */
const patienceMs = 6_000;

export interface GatheredWork extends RankedWork {
  /** A work on method alone has its place in sections on method and nowhere else. */
  serves: 'SUBJECT' | 'METHOD';
  /** The chapters whose words found it, where the whole's did not. */
  chapters: string[];
}

export interface Gathered {
  /** The best first, each work once: by DOI, by title with author and year. */
  works: GatheredWork[];
  /** What came of asking the indexes; one that failed is done without. */
  places: PlaceState[];
}

export interface GatherParts {
  db: Database;
  /** Asks the indexes and puts what they hold into the library. */
  askIndexes(question: string): Promise<PlaceState[]>;
}

export interface GatherRequest {
  userId: string | null;
  queries: WorkQueries;
  wanted: number;
  isOnline?: boolean;
}

/** What to ask the indexes, in the order of what it brings. */
export function listQuestions({ whole, chapters }: WorkQueries): string[] {
  const [own] = whole;
  const ofChapters = chapters
    .filter(({ isMethod }) => !isMethod)
    .flatMap(({ queries }) =>
      queries.flatMap(({ language, text }) => {
        const core = whole.find((query) => query.language === language)?.core ?? own?.core ?? '';
        return core ? [`${core} ${text}`] : [];
      }),
    );
  const questions = [...whole.map(({ text }) => text), ...ofChapters].map((text) =>
    text
      .replace(/[\s,，。]+/gu, ' ')
      .trim()
      .slice(0, longestQuestion),
  );
  return [...new Set(questions)].filter(Boolean).slice(0, mostQuestions);
}

/**
 * Works for a paper, about three times as many as are wanted: from the library, and from the indexes through it, with the
 * same words. Nothing is judged yet: `fit` says how near each is.
 */
export async function gatherWorks(parts: GatherParts, request: GatherRequest): Promise<Gathered> {
  const { db } = parts;
  const { userId, queries, wanted } = request;
  const places = request.isOnline ? await askAll(parts, queries) : [];
  const most = Math.max(10, wanted * gatheredForOne);
  const asked = languageQueries(queries);
  const gathered = new Map<string, GatheredWork>();
  const [own] = queries.whole;
  // Students read their own language and English; what they brought themselves they read as well.
  const isReadable = ({ work }: RankedWork): boolean =>
    !hasTopics(work) || work.language === null || work.language === 'en' || work.language === own?.language;
  for (const ranked of await rankWorks(db, userId, asked, most)) {
    if (ranked.work.is_on_method || !isReadable(ranked)) continue;
    gathered.set(ranked.work.id, { ...ranked, serves: 'SUBJECT', chapters: [] });
  }
  const countFitting = (): number => [...gathered.values()].filter(({ fit }) => fit >= fittingFrom).length;
  for (const { id, isMethod, queries: named } of queries.chapters) {
    if (isMethod || named.length === 0 || countFitting() >= wanted) continue;
    const ofChapter = asked.map(
      (query): LanguageQuery => ({
        ...query,
        texts: [
          { text: query.core, weight: 1 },
          ...named.filter(({ language }) => language === query.language).map(({ text }) => ({ text, weight: 1 })),
        ],
      }),
    );
    for (const ranked of await rankWorks(db, userId, ofChapter, wanted)) {
      const known = gathered.get(ranked.work.id);
      if (known || ranked.work.is_on_method || !isReadable(ranked)) continue;
      gathered.set(ranked.work.id, { ...ranked, score: ranked.score / 2, serves: 'SUBJECT', chapters: [id] });
    }
  }
  for (const { language, text } of queries.methods) {
    const query = { language, core: text, texts: [{ text, weight: 1 }] };
    for (const ranked of await rankWorks(db, userId, [query], worksAMethod)) {
      const isOnSubject = (gathered.get(ranked.work.id)?.fit ?? 0) >= fittingFrom;
      // Whose topics are known is on method where they say so.
      const isOnMethod = !hasTopics(ranked.work) || ranked.work.is_on_method;
      if (ranked.share < ofMethodFrom || isOnSubject || !isOnMethod || !isReadable(ranked)) continue;
      gathered.set(ranked.work.id, { ...ranked, serves: 'METHOD', chapters: [] });
    }
  }
  if (countFitting() < wanted) {
    for (const work of await findWorks(db, userId, listWiderIds(queries))) {
      const ranked = { work, score: 0, share: widerFit, fit: widerFit };
      if ((gathered.get(work.id)?.fit ?? 0) >= fittingFrom || !isReadable(ranked)) continue;
      gathered.delete(work.id);
      gathered.set(work.id, { ...ranked, serves: 'SUBJECT', chapters: [] });
    }
  }
  return { works: await withVerified(db, [...gathered.values()]), places };
}

/** Standard works of the field fit by what it teaches, not by what they say: behind all that is on the subject itself. */
export const widerFit = 0.3;
const worksATopic = 3;
const mostStandard = 10;

/** The collection's standard works on what the title falls under. */
export const listWiderIds = ({ wider = [] }: WorkQueries): string[] =>
  [...new Set(wider.flatMap((topic) => listStandardWorks(topic).slice(0, worksATopic)))].slice(0, mostStandard);

/** The built-in judgement: what is about the paper's subject, or about a method that it names. */
export const isFitting = ({ fit, share, serves }: Pick<GatheredWork, 'fit' | 'share' | 'serves'>): boolean =>
  serves === 'METHOD' ? share >= ofMethodFrom : fit >= fittingFrom;

/** Which of these works fit, by the same judgement. */
export async function listFitting(
  db: Database,
  userId: string | null,
  queries: WorkQueries,
  ids: readonly string[],
): Promise<Set<string>> {
  const fits = await fitWorks(db, userId, queries.whole, ids);
  const methods = await Promise.all(
    queries.methods.map(({ language, text }) => fitWorks(db, userId, [{ language, core: text }], ids)),
  );
  const isMet = (fit: Fit | undefined, serves: GatheredWork['serves']): boolean =>
    fit !== undefined && isFitting({ ...fit, serves });
  const onMethod = new Set(
    (await findWorks(db, userId, ids)).flatMap(({ id, is_on_method }) => (is_on_method ? [id] : [])),
  );
  const standard = new Set(listWiderIds(queries));
  return new Set(
    ids.filter(
      (id) =>
        standard.has(id) ||
        (isMet(fits.get(id), 'SUBJECT') && !onMethod.has(id)) ||
        methods.some((fit) => isMet(fit.get(id), 'METHOD')),
    ),
  );
}

/** A verified record stands for what the student holds of the same work; each work once, at its better place. */
async function withVerified(db: Database, gathered: readonly GatheredWork[]): Promise<GatheredWork[]> {
  const unproven = gathered.filter(({ work }) => work.standing !== 'VERIFIED');
  const twins = await findTwins(
    db,
    unproven.map(({ work }) => work),
  );
  const standIn = new Map(unproven.map(({ work }, index) => [work.id, twins[index] ?? work]));
  const settled = gathered.map((one) => ({ ...one, work: standIn.get(one.work.id) ?? one.work }));
  const kept = withoutTwins(settled.map(({ work }) => work));
  return kept.flatMap((work) => settled.find((one) => one.work.id === work.id) ?? []);
}

async function askAll({ askIndexes }: GatherParts, queries: WorkQueries): Promise<PlaceState[]> {
  const asked = listQuestions(queries).map((question) => askIndexes(question));
  const late = delay(patienceMs, null, { ref: false });
  const answers = await Promise.all(asked.map((one) => Promise.race([one.catch(() => null), late])));
  const states = new Map<string, PlaceState>();
  for (const answer of answers.flatMap((one) => one ?? [])) {
    const known = states.get(answer.place);
    if (!known || (known.state !== 'answered' && answer.state === 'answered')) states.set(answer.place, answer);
    else if (answer.state === 'answered') states.set(answer.place, { ...known, count: known.count + answer.count });
  }
  return [...states.values()];
}
