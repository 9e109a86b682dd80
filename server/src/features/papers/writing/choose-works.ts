import { setTimeout as delay } from 'node:timers/promises';
import { mayBePrinted, type Work } from '@yanmo/contract/works';
import type { PaperSection } from '../../../engines/engine.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { LibraryService } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper } from '../store.ts';
import { reviewing } from './assign-works.ts';

/** By the rules that schools give: at least ten for a bachelor's paper, forty for a master's, fewer for a course paper. */
export const wantedByLevel = { VOCATIONAL: 12, UNDERGRADUATE: 18, MASTER: 45, FINAL: 8 } as const;
/** Works that are looked at for one question. */
const worksAQuestion = 40;
/** A chapter that speaks of what others found rests on more of them. */
const reviewWeight = 2;
/** All indexes for all chapters: what they send later is in the library for the next paper. */
const onlinePatienceMs = 6_000;

const wordsOf = (chapter: PaperSection): string[] => [chapter.title, ...chapter.children.map(({ title }) => title)];

/** How many of the wanted works each chapter may bring in: by its length, and by whether it reviews the literature. */
export function sharesOf(chapters: readonly PaperSection[], wanted: number): number[] {
  const weights = chapters.map(
    (chapter) => Math.max(1, chapter.units) * (reviewing.test(wordsOf(chapter).join(' ')) ? reviewWeight : 1),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.ceil((wanted * weight) / sum));
}

const isOwn = ({ standing }: Work): boolean => standing === 'AT_HAND' || standing === 'GIVEN';

/** The student's own works first; then what the paper's own question found as well. */
function rank(found: readonly Work[], core: ReadonlySet<string>): Work[] {
  const place = (work: Work) => (isOwn(work) ? 0 : core.has(work.id) ? 1 : 2);
  return found.toSorted((one, other) => place(one) - place(other));
}

export interface ChosenWorks {
  works: Work[];
  /** Own entries that would have been among them, had their giver said that they may be printed. */
  withheld: Work[];
}

/**
 * The student's own choice first, then each chapter's share by a question of its own, then what the keywords and the title
 * find. With `isOnline` the indexes are asked before, chapter by chapter; those that fail or are slow are done without.
 */
export async function chooseWorks(
  library: LibraryService,
  db: Database,
  { request, userId }: Pick<Paper, 'request' | 'userId'>,
  { isOnline = false } = {},
): Promise<ChosenWorks> {
  const chosen = new Map<string, Work>();
  const withheld = new Map<string, Work>();
  const take = (works: readonly Work[], most: number) => {
    let taken = 0;
    for (const work of works) {
      if (!mayBePrinted(work)) {
        if (work.standing === 'GIVEN' && !work.is_retracted) withheld.set(work.id, work);
      } else if (taken < most && !chosen.has(work.id)) {
        chosen.set(work.id, work);
        taken += 1;
      }
    }
  };
  const outcome = (): ChosenWorks => ({ works: [...chosen.values()], withheld: [...withheld.values()] });
  const named = new Set(listLeaves(request.chapters).flatMap(({ works }) => works));
  take(await library.preferVerified(db, await library.findWorks(db, userId, [...named])), named.size);
  const wanted = Math.max(wantedByLevel[request.level], chosen.size);
  if (chosen.size >= wanted) return outcome();
  if (isOnline) await askIndexes(library, { request, userId });

  const ask = async (words: readonly string[]) =>
    library.preferVerified(db, await library.suggestByKeywords(userId, words, worksAQuestion));
  const core = await ask([...request.keywords, request.title]);
  const ofCore = new Set(core.map(({ id }) => id));
  const shares = sharesOf(request.chapters, wanted - chosen.size);
  const found: Work[][] = [];
  for (const chapter of request.chapters) found.push(rank(await ask(wordsOf(chapter)), ofCore));
  for (const [index, works] of found.entries()) {
    // What only a chapter's words found is second to what the paper is about.
    take(
      works.filter((work) => ofCore.has(work.id) || isOwn(work)),
      Math.min(shares[index] ?? 0, wanted - chosen.size),
    );
  }
  take(rank(core, ofCore), wanted - chosen.size);
  for (const [index, works] of found.entries()) take(works, Math.min(shares[index] ?? 0, wanted - chosen.size));
  return outcome();
}

/** A general heading alone finds anything: the paper's own words stand before it. */
async function askIndexes(
  library: LibraryService,
  { request, userId }: Pick<Paper, 'request' | 'userId'>,
): Promise<void> {
  const topic = request.keywords.slice(0, 2).join(' ') || request.title;
  const questions = new Set([request.title, ...request.chapters.map(({ title }) => `${topic} ${title}`)]);
  // The library says in the log what an index answered; none of it can keep a paper from being written.
  const asked = Promise.allSettled([...questions].map((question) => library.search(userId, question, 1)));
  await Promise.race([asked, delay(onlinePatienceMs, undefined, { ref: false })]);
}
