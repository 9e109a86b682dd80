import type { Language } from '@yanmo/contract/languages';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { QueryWord } from '../../text/query-words.ts';

/** What a query asks for, as the library's vectors hold it. */
export interface Term {
  /** Any of them: a word of Latin script may be stemmed as English or as Spanish. */
  lexemes: readonly string[];
  /** A single wide character: what begins with it. */
  isStart: boolean;
  isGeneral: boolean;
  isWide: boolean;
  /** Only says that two words stand together. */
  isSeam: boolean;
  /** How rare it is: the logarithm of how many works there are for each that holds it. */
  rarity: number;
  /** Works of the library that hold it, as far as was counted. */
  works: number;
  position: number;
}

export interface TermScale {
  counted: number;
  all: number;
  titleTerms: number;
}

/** Before anything was counted. */
const unknownScale: TermScale = { counted: 1_000, all: 1_000, titleTerms: 10 };

export async function findTermScale(db: Queryable): Promise<TermScale> {
  const row = await db.selectFrom('library_term_counts').selectAll().executeTakeFirst();
  if (!row) return unknownScale;
  return { counted: Math.max(1, row.counted_works), all: Math.max(1, row.all_works), titleTerms: row.title_terms };
}

/** Whether the count has it at all; what stands in a single work that was counted it has not. */
export const isCounted = ({ works }: Term, scale: TermScale): boolean =>
  scale === unknownScale || works >= scale.all / scale.counted;

export const rarityOf = (works: number, { counted }: TermScale): number =>
  Math.log(1 + (Math.max(0, counted - works) + 0.5) / (works + 0.5));

/** Works that were counted and hold each of these. */
export async function countHolding(db: Queryable, lexemes: readonly string[]): Promise<Map<string, number>> {
  if (lexemes.length === 0) return new Map();
  const rows = await db
    .selectFrom('library_terms')
    .select(['lexeme', 'works'])
    .where('lexeme', 'in', [...new Set(lexemes)])
    .execute();
  return new Map(rows.map(({ lexeme, works }) => [lexeme, works]));
}

/** A word with a hyphen is a term of its own beside its parts: the parts say it already. */
const parts = (lexemes: readonly string[]): string[] =>
  lexemes.length > 1 ? lexemes.filter((lexeme) => !lexeme.includes('-')) : [...lexemes];

/** Each word once for each place where it stands; a word that only joins others is none. */
export async function findTerms(
  db: Queryable,
  words: readonly QueryWord[],
  language: Language | null,
  scale: TermScale,
): Promise<Term[]> {
  const narrow = [...new Set(words.flatMap(({ text, isWide }) => (isWide ? [] : [text])))];
  const stems = new Map<string, string[]>();
  if (narrow.length > 0) {
    const { rows } = await sql<{ word: string; english: string[]; spanish: string[] }>`
      select word, tsvector_to_array(to_tsvector('english', word)) as english,
        tsvector_to_array(to_tsvector('spanish', word)) as spanish
      from unnest(${narrow}::text[]) as word
    `.execute(db);
    for (const { word, english, spanish } of rows) {
      // In either language a joining word says nothing: "de" of a Spanish title, "the" of an English one.
      const isJoining = english.length === 0 || (spanish.length === 0 && language !== 'en');
      const known = language === 'en' || language === 'zh' || language === 'ja' ? english : [...english, ...spanish];
      stems.set(word, isJoining ? [] : [...new Set(parts(known))]);
    }
  }
  const lexemesOf = ({ text, isWide }: QueryWord): string[] => (isWide ? [text] : (stems.get(text) ?? []));
  const holding = await countHolding(db, words.flatMap(lexemesOf));
  return words.flatMap((word): Term[] => {
    const lexemes = lexemesOf(word);
    if (lexemes.length === 0) return [];
    const works = Math.max(...lexemes.map((lexeme) => holding.get(lexeme) ?? 0.5));
    const { isGeneral, isWide, isSeam, position } = word;
    return [
      {
        ...{ lexemes, isGeneral, isWide, isSeam, position, isStart: isWide && [...word.text].length === 1 },
        ...{ works: (works * scale.all) / scale.counted, rarity: rarityOf(works, scale) },
      },
    ];
  });
}

/** Enough to know which terms are common; reading all of a million works would take a minute. */
const mostCounted = 60_000;
/** A library that grew by less ranks as it did. */
const growth = 1.1;
const fewNew = 200;

/** Counts terms anew where the library has grown since; says whether it did. Nobody waits for it: readers keep the last count. */
export async function countTerms(db: Database, { isForced = false } = {}): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // One process at a time; the others find it done, or at work.
    const { rows: turn } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('library.terms')) as is_mine
    `.execute(tx);
    if (!turn[0]?.is_mine) return false;
    const { all } = await tx
      .selectFrom('works')
      .select((expression) => expression.fn.countAll<number>().as('all'))
      .executeTakeFirstOrThrow();
    const known = await tx.selectFrom('library_term_counts').select('all_works').executeTakeFirst();
    const before = known?.all_works ?? 0;
    const hasChanged = Math.abs(all - before) > Math.max(fewNew, before * (growth - 1)) || (!known && all > 0);
    if (!hasChanged && !isForced) return false;
    const share = all <= mostCounted ? 100 : Math.max(1, (mostCounted * 100) / all);
    const sample = `from works tablesample system (${share.toFixed(3)}) repeatable (1) where owner_user_id is null`;
    await tx.deleteFrom('library_terms').execute();
    await sql`
      insert into library_terms (lexeme, works)
      select word, ndoc from ts_stat(${sql.lit(`select search_vector ${sample}`)}) where ndoc > 1 and length(word) < 500
    `.execute(tx);
    const { rows } = await sql<{ counted: number; title_terms: number | null }>`
      select count(*)::int as counted, avg(length(title_vector))::float8 as title_terms ${sql.raw(sample)}
    `.execute(tx);
    const counts = {
      ...{ counted_works: rows[0]?.counted ?? 0, all_works: all, title_terms: rows[0]?.title_terms ?? 10 },
      counted_at: sql<Date>`now()`,
    };
    await tx
      .insertInto('library_term_counts')
      .values(counts)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(counts))
      .execute();
    return true;
  });
}
