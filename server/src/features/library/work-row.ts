import { Language } from '@yanmo/contract/languages';
import { Evidence, type Standing, Topics, type Work } from '@yanmo/contract/works';
import { z } from 'zod';
import type { Material } from '../../engines/built-in/own-material/material.ts';
import { findPublisherPlace } from '../../knowledge/publisher-places.ts';
import { createRowReader } from '../../platform/database/stored-row.ts';
import { listSearchWords, titleKey } from '../../text/search-words.ts';
import { workKindOf } from './work-kind.ts';

/** A record on its way into the library. A field is null unless certain. */
export interface NewWork {
  ownerUserId: string | null;
  title: string;
  authors: Work['authors'];
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  language: Language | null;
  type: string;
  source: string;
  publisher?: string | null;
  place?: string | null;
  edition?: string | null;
  url?: string | null;
  licence?: string | null;
  isOpenAccess?: boolean | null;
  isRetracted?: boolean;
  retractionDoi?: string | null;
  citedBy?: number | null;
  /** Who bears the record out: an index, an import of ours. */
  verifiedBy?: string | null;
  /** The work itself is here as a text, and says so of itself. */
  isAtHand?: boolean;
  content: string | null;
  contentHash: string | null;
  /** What was read in it, taken apart. */
  material?: Material | null;
  /** The record that is shown and cited for it: it is kept for its content alone. */
  textOf?: string | undefined;
  /** Words to find it by that are not its own. */
  about?: string;
  /** What somebody who read it says that it is about: as good as its title. */
  topics?: Topics;
  servesMethod?: boolean;
}

/** The source of a file that a student handed in, and of an entry of a list. */
export const uploadSource = 'UPLOAD';
/** The type of a file of numbers: it is written from, and nobody cites it. */
export const dataType = 'data';
export const importSource = 'IMPORT';

/** Beyond it a text is no DOI, and would not fit into its index. */
const longestDoi = 300;

/** One spelling: lower case, without the address of the resolver. */
export const normaliseDoi = (doi: string | null): string | null => {
  const bare = doi
    ?.trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/u, '')
    .replace(/[.,;]+$/u, '');
  return bare && bare.length <= longestDoi && /^10\.\d{4,9}\/\S+$/u.test(bare) ? bare : null;
};

/** Both orders: a student writes 费孝通 as well as Lewin Kurt or Kurt Lewin. */
const namesOf = (authors: Work['authors']): string =>
  authors.map(({ family, given }) => `${family}${/\p{Script=Han}/u.test(family) ? '' : ' '}${given}`).join(' ; ');

export function searchColumns(work: Pick<NewWork, 'title' | 'authors' | 'venue' | 'abstract' | 'about' | 'topics'>) {
  const title = listSearchWords([work.title, ...Object.values(work.topics ?? {}).flat()].join(' \n '));
  const other = listSearchWords(
    [namesOf(work.authors), work.venue ?? '', (work.abstract ?? '').slice(0, 6_000), work.about ?? ''].join(' \n '),
  );
  return {
    title_key: titleKey(work.title),
    title_pairs: title.pairs,
    other_pairs: other.pairs,
    title_words: title.words,
    other_words: other.words,
  };
}

export function rowOf(work: NewWork, now: Date = new Date()) {
  return {
    owner_user_id: work.ownerUserId,
    title: work.title,
    authors: JSON.stringify(work.authors),
    year: work.year,
    venue: work.venue,
    volume: work.volume,
    issue: work.issue,
    pages: work.pages,
    doi: normaliseDoi(work.doi),
    abstract: work.abstract,
    language: work.language,
    type: work.type,
    kind: workKindOf(work.type),
    source: work.source,
    publisher: work.publisher ?? null,
    place: work.place ?? null,
    edition: work.edition ?? null,
    url: work.url ?? null,
    licence: work.licence ?? null,
    is_open_access: work.isOpenAccess ?? null,
    is_retracted: work.isRetracted ?? false,
    retraction_doi: normaliseDoi(work.retractionDoi ?? null),
    retraction_by: work.isRetracted ? work.source : null,
    cited_by: work.citedBy ?? null,
    found_in: [work.source],
    verified_by: work.verifiedBy ?? null,
    verified_at: work.verifiedBy ? now : null,
    is_at_hand: work.isAtHand ?? false,
    content: work.content,
    material: work.material ? JSON.stringify(work.material) : null,
    text_of: work.textOf ?? null,
    content_hash: work.contentHash,
    topics: JSON.stringify(work.topics ?? {}),
    serves_method: work.servesMethod ?? false,
    ...searchColumns(work),
  };
}

export const shown = [
  'works.id',
  'works.owner_user_id',
  'works.title',
  'works.authors',
  'works.year',
  'works.venue',
  'works.volume',
  'works.issue',
  'works.pages',
  'works.doi',
  'works.abstract',
  'works.language',
  'works.type',
  'works.source',
  'works.publisher',
  'works.place',
  'works.edition',
  'works.url',
  'works.licence',
  'works.is_open_access',
  'works.is_retracted',
  'works.retraction_doi',
  'works.found_in',
  'works.evidence',
  'works.topics',
  'works.serves_method',
  'works.verified_by',
  'works.verified_at',
  'works.is_at_hand',
  'works.allowed_at',
  'works.created_at',
] as const;

export interface WorkRow {
  id: string;
  owner_user_id: string | null;
  title: string;
  authors: unknown;
  year: number | null;
  venue: string | null;
  volume: string | null;
  issue: string | null;
  pages: string | null;
  doi: string | null;
  abstract: string | null;
  language: string | null;
  type: string;
  source: string;
  publisher: string | null;
  place: string | null;
  edition: string | null;
  url: string | null;
  licence: string | null;
  is_open_access: boolean | null;
  is_retracted: boolean;
  retraction_doi: string | null;
  found_in: string[];
  evidence: unknown;
  topics: unknown;
  serves_method: boolean;
  verified_by: string | null;
  verified_at: Date | null;
  is_at_hand: boolean;
  allowed_at: Date | null;
  created_at: Date;
}

/** Entries of before may lack a given name. */
export const StoredAuthors = z.array(
  z.looseObject({ family: z.string(), given: z.string().default(''), suffix: z.string().optional() }),
);

/** The indexes' answers say when they came to the second, and have no names of sources. */
const StoredEvidence = z.array(
  z
    .looseObject({
      by: z.string(),
      level: Evidence.shape.level,
      on: z.string().optional(),
      at: z.string().optional(),
      sources: z.array(z.string()).default([]),
      doi: z.string().nullable().default(null),
      url: z.string().nullable().default(null),
    })
    .transform(({ by, level, on, at, sources, doi, url }) => ({
      ...{ by, level, sources, doi, url },
      on: (on ?? at ?? '').slice(0, 10),
    })),
);

const readColumns = createRowReader('works', {
  authors: StoredAuthors,
  language: Language.nullable(),
  evidence: StoredEvidence,
  topics: Topics,
});

export function toWork(stored: WorkRow): Work {
  const row = readColumns(stored);
  return {
    id: row.id,
    title: row.title,
    authors: row.authors,
    year: row.year,
    venue: row.venue,
    volume: row.volume,
    issue: row.issue,
    pages: row.pages,
    doi: row.doi,
    abstract: row.abstract,
    language: row.language,
    type: row.type,
    source: row.source,
    publisher: row.publisher,
    place: row.place ?? placeOf(row),
    edition: row.edition,
    url: row.url,
    licence: row.licence,
    is_open_access: row.is_open_access,
    is_retracted: row.is_retracted,
    retraction_doi: row.retraction_doi,
    verified:
      row.verified_by && row.verified_at ? { by: row.verified_by, matched_at: row.verified_at.toISOString() } : null,
    evidence: row.evidence,
    topics: row.topics,
    is_on_method: row.serves_method,
    standing: standingOf(row),
    is_allowed: row.allowed_at !== null,
  };
}

/** A reference that names the publisher of a book says where it is as well. */
export const placeOf = ({ publisher, venue, type }: Pick<WorkRow, 'publisher' | 'venue' | 'type'>): string | null => {
  if (workKindOf(type) !== 'book') return publisher ? findPublisherPlace(publisher) : null;
  const name = publisher ?? venue;
  return name ? findPublisherPlace(name) : null;
};

function standingOf(row: WorkRow): Standing {
  if (row.verified_by && row.verified_at) return 'VERIFIED';
  if (row.owner_user_id === null) return 'UNPROVEN';
  return row.is_at_hand ? 'AT_HAND' : 'GIVEN';
}
