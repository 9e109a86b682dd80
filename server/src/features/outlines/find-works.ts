import { PlaceState } from '@yanmo/contract/explore';
import { WorkOrigin } from '@yanmo/contract/outline-works';
import { mayBePrinted, type Work } from '@yanmo/contract/works';
import { z } from 'zod';
import type { Engine, EngineCall, Understood } from '../../engines/engine.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { candidateOf, isFitting, type LibraryService, wantedByLevel } from '../library/service.ts';
import { walkChapters } from './chapter-tree.ts';
import { type KeptWork, replaceWorks } from './outline-work-store.ts';
import { originOf, readWorks, subjectOf } from './rested-works.ts';
import type { Outline } from './store.ts';

/** A work that may be kept for an outline, before anybody has judged it; all but those that were found stay. */
const Candidate = z.object({
  workId: z.uuid(),
  origin: WorkOrigin,
  fit: z.number(),
  isFitting: z.boolean(),
  isMethod: z.boolean(),
});
type Candidate = z.output<typeof Candidate>;

/** Kept before they are judged: asked for again, the indexes answer with others, and verdicts would be bought anew. */
export const GatheredWorks = z.object({ candidates: z.array(Candidate), places: z.array(PlaceState) });
export type GatheredWorks = z.output<typeof GatheredWorks>;

/** A work that was kept for an outline. */
export const FoundWork = z.object({
  workId: z.uuid(),
  origin: WorkOrigin,
  isMethod: z.boolean(),
  reason: z.string(),
  fit: z.number(),
});
type FoundWork = z.output<typeof FoundWork>;

interface Parts {
  db: Database;
  engine: Engine;
  library: LibraryService;
}

/** What can be cited, and own entries that wait for their giver's word. */
const mayBeOffered = (work: Work): boolean => mayBePrinted(work) || (work.standing === 'GIVEN' && !work.is_retracted);

/**
 * Looks for works of what the title asks, in the library and in the indexes. What the student chose or added is among them,
 * what he dropped is not offered again. An index that is down is done without.
 */
export async function gatherCandidates(
  { db, engine, library }: Parts,
  outline: Outline,
  { understanding }: Understood,
  call: EngineCall,
): Promise<GatheredWorks> {
  const { userId, form } = outline;
  const subject = { ...subjectOf(outline), understanding };
  const wanted = wantedByLevel[form.product];
  const queries = await engine.buildQueries({ ...subject, chapters: [] }, call);
  const { works: gathered, places } = await library.gather({ userId, queries, wanted, isOnline: true });
  const origins = await listOwn(db, outline);
  const own = (await library.findWorks(db, userId, [...origins.keys()])).filter(({ is_retracted }) => !is_retracted);
  const fits = await library.fitWorks(
    userId,
    queries,
    own.map(({ id }) => id),
  );
  const dropped = new Set(
    (await readWorks(db, outline)).flatMap(({ workId, isKept }) =>
      isKept || outline.paperIds.includes(workId) ? [] : [workId],
    ),
  );
  const found = gathered.filter(({ work }) => mayBeOffered(work) && !dropped.has(work.id) && !origins.has(work.id));
  const candidates = [
    ...own.map(
      (work): Candidate => ({
        ...{ workId: work.id, origin: origins.get(work.id) ?? originOf(work), fit: fits.get(work.id)?.fit ?? 0 },
        ...{ isFitting: true, isMethod: false },
      }),
    ),
    ...found.map(
      (one): Candidate => ({
        ...{ workId: one.work.id, origin: 'FOUND', fit: one.fit },
        ...{ isFitting: isFitting(one), isMethod: one.serves === 'METHOD' },
      }),
    ),
  ];
  return { candidates, places };
}

/** Has them judged; those that are not there any more are left out. */
export async function judgeCandidates(
  { db, engine, library }: Parts,
  outline: Outline,
  { understanding }: Understood,
  gathered: readonly Candidate[],
  call: EngineCall,
): Promise<FoundWork[]> {
  const { userId, form } = outline;
  const byId = new Map(gathered.map((candidate) => [candidate.workId, candidate]));
  const candidates = (await library.findWorks(db, userId, [...byId.keys()])).flatMap((work) => {
    const known = byId.get(work.id);
    if (!known) return [];
    const { fit, origin, isFitting: fits, isMethod } = known;
    return [candidateOf(work, { fit, isOwn: origin !== 'FOUND' }, { isFitting: fits, isMethod })];
  });
  if (candidates.length === 0) return [];
  const wanted = wantedByLevel[form.product];
  const judged = await engine.judgeWorks({ ...subjectOf(outline), understanding, wanted, candidates }, call);
  return judged.flatMap(({ id, reason }): FoundWork[] => {
    const known = byId.get(id);
    return known ? [{ workId: id, origin: known.origin, isMethod: known.isMethod, reason, fit: known.fit }] : [];
  });
}

/** The student's own choice and how it came here; null where the work itself says. */
async function listOwn(db: Database, outline: Outline): Promise<Map<string, WorkOrigin | null>> {
  const rows = await readWorks(db, outline);
  const added = rows.filter(({ isKept, origin }) => isKept && origin === 'ADDED');
  return new Map<string, WorkOrigin | null>([
    ...outline.paperIds.map((id) => [id, null] as const),
    ...added.map(({ workId, origin }) => [workId, origin] as const),
  ]);
}

/**
 * Puts what was found beside the outline. What the student dropped or added meanwhile goes before it; what the headings that
 * stand there now rest on stays until they give way to others.
 */
export async function placeFound(
  tx: Tx,
  library: LibraryService,
  outline: Outline,
  found: readonly FoundWork[],
  now: Date,
): Promise<void> {
  const rows = await readWorks(tx, outline);
  const before = new Map(rows.map((row) => [row.workId, row]));
  const isChosen = new Set(outline.paperIds);
  const fresh = found.map((work): KeptWork => {
    const known = before.get(work.workId);
    return { ...work, isKept: known === undefined || known.isKept || isChosen.has(work.workId) };
  });
  const isFresh = new Set(found.map(({ workId }) => workId));
  const rested = new Set([...walkChapters(outline.chapters)].flatMap(({ works }) => works));
  const left = rows.filter(
    ({ workId, isKept, origin }) => !isFresh.has(workId) && (!isKept || origin === 'ADDED' || rested.has(workId)),
  );
  await put(tx, library, outline, [...fresh, ...left], now);
}

/** Once the headings are there: what only those before them rested on goes. */
export async function dropOutgrown(
  tx: Tx,
  library: LibraryService,
  outline: Outline,
  found: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await readWorks(tx, outline);
  const isFresh = new Set(found);
  const there = rows.filter(({ workId, isKept, origin }) => !isKept || origin === 'ADDED' || isFresh.has(workId));
  if (there.length < rows.length) await put(tx, library, outline, there, now);
}

/** Own works may have been deleted since. */
async function put(
  tx: Tx,
  library: LibraryService,
  { id, userId }: Outline,
  works: readonly KeptWork[],
  now: Date,
): Promise<void> {
  const found = await library.findWorks(
    tx,
    userId,
    works.map(({ workId }) => workId),
  );
  const there = new Set(found.map((work) => work.id));
  await replaceWorks(
    tx,
    id,
    works.filter(({ workId }) => there.has(workId)),
    now,
  );
}
