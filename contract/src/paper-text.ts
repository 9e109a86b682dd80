import { z } from 'zod';
import { Language } from './languages.ts';
import { FileUrls, OutTradeNo, PrintedStyle, TemplateId } from './orders.ts';
import { PaperReference } from './papers.ts';
import { defineRoute } from './route.ts';

const prefix = '/api/ai-paper';

const SectionId = z.string().min(1).max(64);
export const instructionMaximum = 1_000;
/** Of one section, in characters: three times the longest that an outline can ask for. */
export const sectionTextMaximum = 150_000;

/** Words, a citation with its label as it is printed, or a gap that the student has to fill. */
export const PaperRun = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('citation'), text: z.string(), works: z.array(z.string()) }),
  z.object({ kind: z.literal('gap'), text: z.string() }),
]);
export type PaperRun = z.infer<typeof PaperRun>;

export const PaperBlock = z.object({
  id: z.string(),
  kind: z.enum(['paragraph', 'heading', 'list', 'table', 'figure']),
  /** One entry for a paragraph or a heading, one an item of a list, one a cell of a table; a figure has its caption. */
  lines: z.array(z.array(PaperRun)),
  /** Of a list: its items are numbered. */
  is_ordered: z.boolean(),
  /** Columns of a table, whose first row is its head; else 0. */
  columns: z.int(),
  caption: z.string().nullable(),
  /** The picture of a figure. */
  svg: z.string().nullable(),
  /** Works that are cited in it. */
  works: z.array(z.string()),
});
export type PaperBlock = z.infer<typeof PaperBlock>;

/** Who wrote a version: an engine at first, an engine asked for a change, the student. */
export const versionOrigins = ['ENGINE', 'AMENDMENT', 'STUDENT'] as const;

export const Provenance = z.object({
  version: z.int(),
  origin: z.enum(versionOrigins),
  engine: z.string(),
  written_at: z.iso.datetime(),
});

export const SectionText = z.object({
  id: z.string(),
  /** As the outline numbers it: "2.1". */
  number: z.string(),
  title: z.string(),
  depth: z.int(),
  /** Null for a heading without text of its own, and for a section that is not written yet. */
  text: Provenance.extend({
    units: z.int(),
    /** Draft text: blank lines part blocks, `[@id]` cites a work. What is sent back by hand has the same form. */
    draft: z.string(),
    blocks: z.array(PaperBlock),
  }).nullable(),
});
export type SectionText = z.infer<typeof SectionText>;

/** What of a text stays, comes and goes, in the order of reading; texts are draft text. */
export const DiffPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export type DiffPart = z.infer<typeof DiffPart>;

export const amendmentStates = ['WORKING', 'PROPOSED', 'FAILED', 'ACCEPTED', 'DISMISSED'] as const;

export const Amendment = z.object({
  id: z.string(),
  section_id: z.string(),
  instruction: z.string(),
  state: z.enum(amendmentStates),
  /** The version that it changes; when another has come meanwhile, it cannot be accepted any more. */
  base_version: z.int(),
  text: z.string().nullable(),
  diff: z.array(DiffPart).nullable(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export type Amendment = z.infer<typeof Amendment>;

export const getPaperText = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/text/{out_trade_no}`,
  who: 'user',
  summary: 'An own paper to read: its sections as they stand now, each with where it came from, and its sources.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    out_trade_no: z.string(),
    title: z.string(),
    language: Language,
    template_id: z.string(),
    citation_style: PrintedStyle,
    is_preview: z.boolean(),
    /** Its buyer cancelled it: what was written by then is all there will be. */
    is_cancelled: z.boolean(),
    /** False for a preview, and while the rest of a paper is being written. */
    may_amend: z.boolean(),
    amendments_left: z.int(),
    edition: z.int(),
    /** Sections were changed after the files were written. */
    has_unexported_changes: z.boolean(),
    sections: z.array(SectionText),
    abstracts: z.array(z.object({ language: Language, text: z.string() })),
    references: z.array(PaperReference),
    /** Changes that are being worked on or wait for a decision, newest first: a page that was left finds them again. */
    amendments: z.array(Amendment),
    file_urls: FileUrls,
  }),
});

export const amendPaper = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/amend`,
  who: 'user',
  summary:
    'Ask for a change to one section; answers with the proposal and its diff, or WORKING when that takes longer.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    section_id: SectionId,
    instruction: z.string().trim().min(2).max(instructionMaximum),
  }),
  result: Amendment,
});

export const getAmendment = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/amendment/{id}`,
  who: 'user',
  summary: 'How an asked change stands.',
  params: z.strictObject({ id: z.uuid() }),
  result: Amendment,
});

export const decideAmendment = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/amendment`,
  who: 'user',
  summary: 'Take a proposed change over as the newest version, or dismiss it.',
  body: z.strictObject({ id: z.uuid(), accept: z.boolean() }),
  result: z.object({ amendment: Amendment, section: SectionText }),
});

export const editSection = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/section`,
  who: 'user',
  summary: 'Write a section by hand; 409 when another version has come since `base_version`.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    section_id: SectionId,
    base_version: z.int().min(1),
    text: z.string().trim().min(1).max(sectionTextMaximum),
  }),
  result: SectionText,
});

export const restoreSection = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/restore`,
  who: 'user',
  summary: 'Bring an earlier version of a section back, as its newest one.',
  body: z.strictObject({ out_trade_no: OutTradeNo, section_id: SectionId, version: z.int().min(1) }),
  result: SectionText,
});

export const SectionVersion = Provenance.extend({
  units: z.int(),
  /** What was asked for, where it came from a change. */
  instruction: z.string().nullable(),
});

export const Edition = z.object({
  edition: z.int(),
  created_at: z.iso.datetime(),
  is_preview: z.boolean(),
  template_id: z.string(),
  citation_style: PrintedStyle,
  pages: z.int(),
  file_urls: FileUrls,
});
export type Edition = z.infer<typeof Edition>;

export const getVersions = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/versions/{out_trade_no}`,
  who: 'user',
  summary: 'Every version of every section, and every export of the paper, newest first.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: z.object({
    sections: z.array(z.object({ section_id: z.string(), title: z.string(), versions: z.array(SectionVersion) })),
    editions: z.array(Edition),
  }),
});

export const getVersion = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/version`,
  who: 'user',
  summary: 'One version of a section, compared with the newest one.',
  query: z.strictObject({
    out_trade_no: OutTradeNo,
    section_id: SectionId,
    version: z.coerce.number().int().min(1).max(100_000),
  }),
  result: z.object({ version: SectionVersion, draft: z.string(), diff: z.array(DiffPart) }),
});

export const PaperExport = z.object({
  state: z.enum(['NONE', 'WORKING', 'DONE', 'FAILED']),
  edition: z.int(),
  error: z.object({ error: z.string(), message: z.string() }).nullable(),
  file_urls: FileUrls,
});
export type PaperExport = z.infer<typeof PaperExport>;

export const exportPaper = defineRoute({
  method: 'POST',
  path: `${prefix}/paper/export`,
  who: 'user',
  summary: 'Write both files again from the sections as they stand, in another template or style if wanted.',
  body: z.strictObject({
    out_trade_no: OutTradeNo,
    template_id: TemplateId.optional(),
    citation_style: PrintedStyle.optional(),
  }),
  result: PaperExport,
});

export const getExport = defineRoute({
  method: 'GET',
  path: `${prefix}/paper/export/{out_trade_no}`,
  who: 'user',
  summary: 'How the last export stands; the files of the one before stay in place until it is done.',
  params: z.strictObject({ out_trade_no: OutTradeNo }),
  result: PaperExport,
});
