import { fields, levels, paperTypes } from '@yanmo/contract/codes';
import { PlaceState } from '@yanmo/contract/explore';
import { AnswerId } from '@yanmo/contract/interview';
import { Language } from '@yanmo/contract/languages';
import { type Chapter, type OutlineForm, OutlineStatus, OutlineStep, OutlineVersion } from '@yanmo/contract/outlines';
import type { PageQuery } from '@yanmo/contract/page';
import type { Understanding, Wish } from '@yanmo/contract/understanding';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Answers } from '../../engines/built-in/own-material/answer-facts.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { type Batch, findOldest, type Sweep, sweepOfAged } from '../../platform/retention/sweep.ts';
import { StoredUnderstanding, StoredWishes } from '../../understanding/stored-understanding.ts';

export interface Outline {
  id: string;
  key1: string;
  userId: string;
  version: OutlineVersion;
  step: OutlineStep;
  status: OutlineStatus;
  form: OutlineForm;
  keywords: string[];
  paperIds: string[];
  extraRequirements: string;
  /** As the student left it, or as it was read for the writing; null while nobody has. */
  understanding: Understanding | null;
  wishes: Wish[] | null;
  chapters: Chapter[];
  /** What is written so far, while it is being written. */
  draft: Chapter[] | null;
  /** The engine has no room for it yet. */
  isWaiting: boolean;
  /** What became of the indexes when works were looked for; null while nobody has looked. */
  places: PlaceState[] | null;
  isSearching: boolean;
  revision: number;
  freeNum: number;
  variant: number;
  /** What the student answered about its paper. */
  answers: Answers;
  /** Since when that is enough for him; null while he was not asked, or is still at it. */
  interviewedAt: Date | null;
  runId: string | null;
  engine: 'BUILT_IN' | 'MODEL' | null;
  error: string | null;
  updatedAt: Date;
  /** Since when its student does not see it any more. */
  deletedAt: Date | null;
}

function selectOutline(db: Queryable) {
  return db.selectFrom('outlines').selectAll();
}

type OutlineRow = Awaited<ReturnType<ReturnType<typeof selectOutline>['executeTakeFirstOrThrow']>>;

/** Without the limits of the contract, which hold for what comes in. */
const StoredChapter: z.ZodType<Chapter> = z.looseObject({
  id: z.string(),
  title: z.string(),
  summary: z.string().default(''),
  word_count: z.number(),
  works: z.array(z.string()).default([]),
  get children() {
    return z.array(StoredChapter).default([]);
  },
});

const formCodes = {
  language: Language,
  type: z.enum(paperTypes),
  field: z.enum(fields),
  product: z.enum(levels),
};

/** A form as it was kept: without the limits of the contract. */
export const StoredForm: z.ZodType<OutlineForm> = z.object({
  ...formCodes,
  title: z.string(),
  word_count: z.number(),
});

const readColumns = createRowReader('outlines', {
  ...formCodes,
  version: OutlineVersion,
  step: OutlineStep,
  status: OutlineStatus,
  engine: z.enum(['BUILT_IN', 'MODEL']).nullable(),
  understanding: StoredUnderstanding.nullable(),
  wishes: StoredWishes.nullable(),
  chapters: z.array(StoredChapter),
  draft: z.array(StoredChapter).nullable(),
  answers: z.partialRecord(AnswerId, z.string()),
  places: z.array(PlaceState).nullable(),
});

function toOutline(stored: OutlineRow): Outline {
  const row = readColumns(stored);
  return {
    id: row.id,
    key1: row.key1,
    userId: row.user_id,
    version: row.version,
    step: row.step,
    status: row.status,
    form: {
      title: row.title,
      language: row.language,
      type: row.type,
      field: row.field,
      product: row.product,
      word_count: row.word_count,
    },
    keywords: row.keywords,
    paperIds: row.paper_ids,
    extraRequirements: row.extra_requirements,
    understanding: row.understanding,
    wishes: row.wishes,
    chapters: row.chapters,
    draft: row.draft,
    isWaiting: row.is_waiting,
    places: row.places,
    isSearching: row.is_searching,
    revision: row.revision,
    freeNum: row.free_num,
    variant: row.variant,
    answers: row.answers,
    interviewedAt: row.interviewed_at,
    runId: row.run_id,
    engine: row.engine,
    error: row.error,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}

/** What is asked for beyond the form; two outlines that differ in it are two. */
export type AskedOutline = Pick<Outline, 'extraRequirements' | 'understanding' | 'wishes'>;

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const columnsOf = ({ extraRequirements, understanding, wishes }: Partial<AskedOutline>) => ({
  ...(extraRequirements === undefined ? {} : { extra_requirements: extraRequirements }),
  ...(understanding === undefined ? {} : { understanding: jsonOf(understanding) }),
  ...(wishes === undefined ? {} : { wishes: jsonOf(wishes) }),
});

export async function insertOutline(
  tx: Tx,
  outline: {
    key1: string;
    userId: string;
    version: OutlineVersion;
    step: OutlineStep;
    form: OutlineForm;
    asked: AskedOutline;
    freeNum: number;
    now: Date;
  },
): Promise<Outline> {
  const row = await tx
    .insertInto('outlines')
    .values({
      key1: outline.key1,
      user_id: outline.userId,
      version: outline.version,
      step: outline.step,
      ...outline.form,
      ...columnsOf(outline.asked),
      free_num: outline.freeNum,
      created_at: outline.now,
      updated_at: outline.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOutline(row);
}

interface Reach {
  /** What is deleted looks absent to its student; orders of it go on. */
  withDeleted?: boolean;
}

function selectOwn(db: Queryable, userId: string, key1: string, { withDeleted = false }: Reach) {
  return selectOutline(db)
    .where('key1', '=', key1)
    .where('user_id', '=', userId)
    .$if(!withDeleted, (query) => query.where('deleted_at', 'is', null));
}

export async function findOutline(db: Queryable, userId: string, key1: string, reach: Reach = {}) {
  const row = await selectOwn(db, userId, key1, reach).executeTakeFirst();
  return row ? toOutline(row) : null;
}

/** Locked: two requests for one outline at the same moment are served one after the other. */
export async function lockOutline(tx: Tx, userId: string, key1: string, reach: Reach = {}) {
  const row = await selectOwn(tx, userId, key1, reach).forUpdate().executeTakeFirst();
  return row ? toOutline(row) : null;
}

export async function lockOutlineById(tx: Tx, id: string): Promise<Outline | null> {
  const row = await selectOutline(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toOutline(row) : null;
}

export async function findOutlineById(db: Queryable, id: string): Promise<Outline | null> {
  const row = await selectOutline(db).where('id', '=', id).executeTakeFirst();
  return row ? toOutline(row) : null;
}

export interface OutlineChange extends Partial<AskedOutline> {
  form?: OutlineForm;
  step?: OutlineStep;
  status?: OutlineStatus;
  keywords?: string[];
  paperIds?: string[];
  chapters?: Chapter[];
  draft?: Chapter[] | null;
  isWaiting?: boolean;
  places?: PlaceState[];
  isSearching?: boolean;
  freeNum?: number;
  variant?: number;
  runId?: string;
  engine?: Outline['engine'];
  error?: string | null;
}

/** Every change is a new revision: an edit made on an older one is refused. */
export async function changeOutline(tx: Tx, id: string, change: OutlineChange, now: Date): Promise<Outline> {
  const row = await tx
    .updateTable('outlines')
    .set((expression) => ({
      ...(change.form ?? {}),
      ...(change.step === undefined ? {} : { step: change.step }),
      ...(change.status === undefined ? {} : { status: change.status }),
      ...(change.keywords === undefined ? {} : { keywords: change.keywords }),
      ...(change.paperIds === undefined ? {} : { paper_ids: change.paperIds }),
      ...columnsOf(change),
      ...(change.chapters === undefined ? {} : { chapters: JSON.stringify(change.chapters) }),
      ...(change.draft === undefined ? {} : { draft: jsonOf(change.draft) }),
      ...(change.isWaiting === undefined ? {} : { is_waiting: change.isWaiting }),
      ...(change.places === undefined ? {} : { places: JSON.stringify(change.places) }),
      ...(change.isSearching === undefined ? {} : { is_searching: change.isSearching }),
      ...(change.freeNum === undefined ? {} : { free_num: change.freeNum }),
      ...(change.variant === undefined ? {} : { variant: change.variant }),
      ...(change.runId === undefined ? {} : { run_id: change.runId }),
      ...(change.engine === undefined ? {} : { engine: change.engine }),
      ...(change.error === undefined ? {} : { error: change.error }),
      revision: expression('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOutline(row);
}

/** What a change of its works does to it: no new revision, because who edits the tree at this moment edits the same tree. */
export async function changeRests(
  tx: Tx,
  id: string,
  { chapters, draft, paperIds }: Pick<Outline, 'chapters' | 'draft' | 'paperIds'>,
): Promise<Outline> {
  const row = await tx
    .updateTable('outlines')
    .set({ chapters: JSON.stringify(chapters), draft: jsonOf(draft), paper_ids: paperIds })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOutline(row);
}

/**
 * Answers that came now, beside those that were there: two tabs that save at the same moment keep both. No new revision: the
 * tree is the same. Null where it is nobody's outline, or another's.
 */
export async function keepAnswers(
  db: Queryable,
  userId: string,
  key1: string,
  { answers, interviewedAt }: { answers: Answers; interviewedAt?: Date | null },
): Promise<Outline | null> {
  const gone = Object.entries(answers).flatMap(([id, text]) => (text === '' ? [id] : []));
  const row = await db
    .updateTable('outlines')
    .set({
      answers: sql`(answers || ${JSON.stringify(answers)}::jsonb) - ${gone}::text[]`,
      ...(interviewedAt === undefined ? {} : { interviewed_at: interviewedAt }),
    })
    .where('key1', '=', key1)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ? toOutline(row) : null;
}

/** The same form with the same wishes, asked for twice: the second asks for the first one's outline. */
export async function findUnfinishedTwin(
  db: Queryable,
  userId: string,
  version: OutlineVersion,
  step: OutlineStep,
  form: OutlineForm,
  { extraRequirements, understanding, wishes }: AskedOutline,
): Promise<Outline | null> {
  const row = await selectOutline(db)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .where('status', '=', 'WAITING')
    .where('step', '=', step)
    .where('title', '=', form.title)
    .where('language', '=', form.language)
    .where('type', '=', form.type)
    .where('field', '=', form.field)
    .where('product', '=', form.product)
    .where('word_count', '=', form.word_count)
    .where('extra_requirements', '=', extraRequirements)
    .where(sql<boolean>`understanding is not distinct from ${jsonOf(understanding)}::jsonb`)
    .where(sql<boolean>`wishes is not distinct from ${jsonOf(wishes)}::jsonb`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? toOutline(row) : null;
}

/** What stands in these outlines that an engine wrote in a language; those that are gone are left out. */
export async function listWritten(
  db: Queryable,
  keys: readonly string[],
  { language, engine }: { language: Language; engine: 'BUILT_IN' | 'MODEL' },
): Promise<Chapter[][]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('outlines')
    .select('chapters')
    .where('key1', 'in', [...keys])
    .where('language', '=', language)
    .where('engine', '=', engine)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => z.array(StoredChapter).parse(row.chapters)).filter((chapters) => chapters.length > 0);
}

export async function listOutlines(db: Queryable, userId: string, page: PageQuery, status: OutlineStatus | undefined) {
  const matching = db
    .selectFrom('outlines')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''));
  const rows = await matching
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(page.page_size)
    .offset((page.page_num - 1) * page.page_size)
    .execute();
  const { total } = await matching
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { outlines: rows.map(toOutline), total };
}

/** Held until the transaction ends: two requests at once cannot both take the last writing of the day. */
export async function lockWritings(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`outline_writings:${userId}`}, 0))`.execute(tx);
}

export async function countWritingsSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('outline_writings')
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('started_at', '>=', since)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertWriting(tx: Tx, userId: string, outlineId: string, now: Date): Promise<void> {
  await tx.insertInto('outline_writings').values({ user_id: userId, outline_id: outlineId, started_at: now }).execute();
}

/** A writing that failed does not count against the day. */
export async function deleteLastWriting(tx: Tx, outlineId: string): Promise<void> {
  await tx
    .deleteFrom('outline_writings')
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('outline_writings')
        .select('id')
        .where('outline_id', '=', outlineId)
        .orderBy('started_at', 'desc')
        .limit(1),
    )
    .execute();
}

export async function listOutlinesForExport(db: Queryable, userId: string) {
  return selectOutline(db).where('user_id', '=', userId).orderBy('created_at').execute();
}

/** No new revision and no new date: restored, it stands where it stood, and an editor that is open goes on. */
export async function setDeletedAt(tx: Tx, id: string, deletedAt: Date | null): Promise<Outline> {
  const row = await tx
    .updateTable('outlines')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOutline(row);
}

/** Those deleted before the time; one that is restored at this moment stays. */
export async function eraseDeleted(tx: Tx, { before, limit }: Batch) {
  return tx
    .deleteFrom('outlines')
    .where('deleted_at', '<', before)
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('outlines')
        .select('id')
        .where('deleted_at', '<', before)
        .orderBy('deleted_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'revision'])
    .execute();
}

export const findFirstDeletion = (db: Queryable): Promise<Date | null> =>
  findOldest(db, { table: 'outlines', column: 'deleted_at' });

/** Those of a day count; see countWritingsSince. */
export const writingsSweep = (keptMs: number): Sweep =>
  sweepOfAged({ table: 'outline_writings', column: 'started_at', keptMs });

export async function deleteOutlines(tx: Tx, userId: string) {
  return tx.deleteFrom('outlines').where('user_id', '=', userId).returning(['id', 'revision']).execute();
}
