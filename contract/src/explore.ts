import { z } from 'zod';
import { Language } from './languages.ts';
import { maximumPageSize, PageResult } from './page.ts';
import { defineRoute } from './route.ts';
import { Work } from './works.ts';

const prefix = '/api/ai-paper/explore';

/** Kinds that a reader filters by; records have finer types, and each falls under one of these. */
export const workKinds = ['article', 'book', 'chapter', 'conference', 'thesis', 'report', 'other'] as const;
export const WorkKind = z.enum(workKinds);
export type WorkKind = z.infer<typeof WorkKind>;

/** Where a search looks: our own library, the student's own, and the indexes that can be reached. */
export const searchPlaces = ['LIBRARY', 'MINE', 'OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR'] as const;
export const SearchPlace = z.enum(searchPlaces);
export type SearchPlace = z.infer<typeof SearchPlace>;

export const citationStyleCodes = ['gbt7714-2025', 'gbt7714-2015', 'apa', 'mla', 'bibtex', 'ris'] as const;
export const CitationStyleCode = z.enum(citationStyleCodes);
export type CitationStyleCode = z.infer<typeof CitationStyleCode>;

/** Beyond it nobody pages; the answer says that there are more. */
export const maximumFound = 1_000;
export const maximumCited = 200;
export const maximumReferences = 200;
/** Without an account: enough to try it out. */
export const maximumVisitorReferences = 20;
export const maximumFolders = 50;

const Flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const Year = z.coerce.number().int().min(1000).max(2999);

/** Ranges of UTF-16 units, so that the browser can mark what was found without searching again. */
const Marks = z.array(z.tuple([z.int(), z.int()]));

export const FoundWork = Work.extend({
  marks: z.object({ title: Marks, abstract: Marks }),
  is_saved: z.boolean(),
  /** All places that hold it; several records of one work are one result. */
  found_in: z.array(z.string()),
});
export type FoundWork = z.infer<typeof FoundWork>;

/** What became of each place that was asked. `limited`: it asked us to wait; `unavailable`: it did not answer. */
export const PlaceState = z.object({
  place: SearchPlace,
  state: z.enum(['answered', 'limited', 'unavailable', 'off']),
  count: z.int(),
});
export type PlaceState = z.infer<typeof PlaceState>;

export const exploreSearch = defineRoute({
  method: 'GET',
  path: `${prefix}/search`,
  who: 'optional',
  summary: 'Works that hold every word of the query; misspelt titles are found by likeness when nothing else is.',
  query: z.strictObject({
    q: z.string().trim().min(1).max(300),
    page_num: z.coerce.number().int().min(1).max(1_000).default(1),
    page_size: z.coerce.number().int().min(1).max(maximumPageSize).default(10),
    year_from: Year.optional(),
    year_to: Year.optional(),
    type: WorkKind.optional(),
    language: Language.optional(),
    open_access: Flag.optional(),
    source: SearchPlace.optional(),
  }),
  result: PageResult.extend({
    works: z.array(FoundWork),
    /** More than can be paged through. */
    has_more: z.boolean(),
    /** LIBRARY when only our own records were searched, ALL when indexes answered too. */
    source: z.enum(['LIBRARY', 'ALL']),
    places: z.array(PlaceState),
    /** The words were not found as written; these are titles like it. */
    is_likeness: z.boolean(),
    took_ms: z.number(),
  }),
});

export const getWork = defineRoute({
  method: 'GET',
  path: `${prefix}/work/{id}`,
  who: 'optional',
  summary: 'One work with everything that is known of it.',
  params: z.strictObject({ id: z.uuid() }),
  result: FoundWork,
});

/** A query holds a list as one text, parted by commas. */
const Ids = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(z.uuid()).min(1).max(maximumCited));

export const citeWorks = defineRoute({
  method: 'GET',
  path: `${prefix}/cite`,
  who: 'optional',
  summary: 'Works as a list of references in one style, or as BibTeX or RIS.',
  query: z.strictObject({ ids: Ids, style: CitationStyleCode }),
  result: z.object({
    style: CitationStyleCode,
    /** The whole list, ready to paste or to save as a file. */
    text: z.string(),
    entries: z.array(
      z.object({
        id: z.uuid(),
        label: z.string(),
        text: z.string(),
        runs: z.array(z.object({ text: z.string(), is_italic: z.boolean() })),
        in_text: z.string(),
      }),
    ),
  }),
});

export const Folder = z.object({ id: z.uuid(), name: z.string(), count: z.int() });
export type Folder = z.infer<typeof Folder>;
const FolderName = z.string().trim().min(1).max(60);

export const SavedWork = FoundWork.extend({ folder_id: z.uuid().nullable(), saved_at: z.iso.datetime() });
export type SavedWork = z.infer<typeof SavedWork>;

export const listLibrary = defineRoute({
  method: 'GET',
  path: `${prefix}/library`,
  who: 'user',
  summary: 'The works that this account keeps: saved, imported and uploaded.',
  query: z.strictObject({
    page_num: z.coerce.number().int().min(1).max(1_000).default(1),
    page_size: z.coerce.number().int().min(1).max(maximumPageSize).default(20),
    folder_id: z.uuid().optional(),
    q: z.string().trim().max(300).optional(),
  }),
  result: PageResult.extend({ works: z.array(SavedWork), folders: z.array(Folder) }),
});

export const saveToLibrary = defineRoute({
  method: 'POST',
  path: `${prefix}/library`,
  who: 'user',
  summary: 'Keep works, or move kept ones to a folder (null: to none).',
  body: z.strictObject({ works: z.array(z.uuid()).min(1).max(200), folder_id: z.uuid().nullish() }),
  result: z.object({ saved: z.int(), folders: z.array(Folder) }),
});

export const removeFromLibrary = defineRoute({
  method: 'DELETE',
  path: `${prefix}/library`,
  who: 'user',
  summary: 'Stop keeping works. An own upload or import is deleted with its text.',
  body: z.strictObject({ works: z.array(z.uuid()).min(1).max(200) }),
  result: z.object({ removed: z.int(), folders: z.array(Folder) }),
});

export const allowWorks = defineRoute({
  method: 'POST',
  path: `${prefix}/library/allow`,
  who: 'user',
  summary:
    'Say that own entries, which nobody could verify, may be printed in own papers, or take it back. They are listed apart in the AI-use statement.',
  body: z.strictObject({ works: z.array(z.uuid()).min(1).max(200), is_allowed: z.boolean() }),
  result: z.object({ works: z.array(Work) }),
});

export const saveFolder = defineRoute({
  method: 'POST',
  path: `${prefix}/library/folder`,
  who: 'user',
  summary: 'Make a folder, or rename one.',
  body: z.strictObject({ id: z.uuid().optional(), name: FolderName }),
  result: z.object({ folders: z.array(Folder) }),
});

export const deleteFolder = defineRoute({
  method: 'DELETE',
  path: `${prefix}/library/folder`,
  who: 'user',
  summary: 'Delete a folder; the works in it stay kept.',
  body: z.strictObject({ id: z.uuid() }),
  result: z.object({ folders: z.array(Folder) }),
});

/** One entry of an import that was left out, and why. */
export const RejectedEntry = z.object({ line: z.int(), reason: z.string(), text: z.string() });
export type RejectedEntry = z.infer<typeof RejectedEntry>;

export const importToLibrary = defineRoute({
  method: 'POST',
  path: `${prefix}/library/import`,
  who: 'user',
  summary: 'Import BibTeX, RIS, CSL-JSON or JSON lines (OpenAlex, Crossref) into the own library.',
  form: z.strictObject({ file: z.file(), folder_id: z.uuid().optional() }),
  result: z.object({
    imported: z.int(),
    /** Known already and kept once. */
    merged: z.int(),
    rejected: z.array(RejectedEntry),
    rejected_total: z.int(),
  }),
  shape: 'multipart',
});

/** MATCHED: it agrees with a record that nobody has borne out, or with the student's own file; the work's standing says which. */
export const verificationOutcomes = ['VERIFIED', 'MATCHED', 'MISMATCH', 'NOT_FOUND', 'UNAVAILABLE'] as const;
export const VerificationOutcome = z.enum(verificationOutcomes);
export type VerificationOutcome = z.infer<typeof VerificationOutcome>;

export const Difference = z.object({
  field: z.enum([
    'title',
    'authors',
    'year',
    'venue',
    'volume',
    'issue',
    'pages',
    'doi',
    'publisher',
    'place',
    'edition',
  ]),
  given: z.string(),
  found: z.string(),
});
export type Difference = z.infer<typeof Difference>;

/** UNKNOWN: the reference says it and the record does not, so that nobody compared it. */
export const fieldStates = ['SAME', 'DIFFERS', 'UNKNOWN'] as const;
export const ComparedField = Difference.extend({ state: z.enum(fieldStates) });
export type ComparedField = z.infer<typeof ComparedField>;

export const VerifiedReference = z.object({
  text: z.string(),
  outcome: VerificationOutcome,
  work: Work.nullable(),
  /** What speaks against it. A year that is off by one and a preprint do not, and stand among the fields alone. */
  differences: z.array(Difference),
  /** Every field that the reference gives. */
  fields: z.array(ComparedField),
  /** Places that answered, so that a reader knows how far NOT_FOUND reaches. */
  asked: z.array(z.string()),
  silent: z.array(z.string()),
});
export type VerifiedReference = z.infer<typeof VerifiedReference>;

export const verifyReferences = defineRoute({
  method: 'POST',
  path: `${prefix}/verify`,
  who: 'optional',
  summary: 'Compare references with what the library and the indexes hold; a docx is read for its list of references.',
  body: z
    .strictObject({
      references: z.array(z.string().trim().min(1).max(2_000)).min(1).max(maximumReferences).optional(),
      file_key: z.string().min(1).max(200).optional(),
    })
    .refine(({ references, file_key }) => (references === undefined) !== (file_key === undefined), {
      path: ['references'],
      message: 'references_or_file',
    }),
  result: z.object({ references: z.array(VerifiedReference) }),
});
