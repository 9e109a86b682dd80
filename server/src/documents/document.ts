import { Language } from '@yanmo/contract/languages';
import { z } from 'zod';
import { Block, BlockId, Chapter, NoteRun, Run, TextRun } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { findReferenceProblems } from './document-references.ts';

export const documentTypes = [
  'thesis',
  'course_paper',
  'literature_review',
  'proposal',
  'task_book',
  'journal_article',
  'survey_report',
  'questionnaire',
  'similarity_report',
  'rewrite_report',
  'certificate',
  'ai_statement',
] as const;
export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

const line = (maximum = 300) => z.string().max(maximum).overwrite(cleanText);

/** What the cover asks for; a field that is missing or empty is a line to fill in by hand. */
export const coverFields = [
  'school',
  'department',
  'major',
  'className',
  'author',
  'studentNumber',
  'supervisor',
  'date',
] as const;
export type CoverField = (typeof coverFields)[number];

const Cover = z.strictObject(
  Object.fromEntries(coverFields.map((field) => [field, line().optional()])) as Record<
    CoverField,
    z.ZodOptional<ReturnType<typeof line>>
  >,
);

const paragraphs = z.array(z.array(NoteRun).min(1)).max(50);

export const Abstract = z.strictObject({
  language: Language,
  /** The title in the abstract's language, where it is another one than the document's. */
  title: line(1_000).optional(),
  paragraphs: z.array(z.array(Run).min(1)).min(1).max(50),
  keywords: z.array(line(100)).max(20),
});
export type Abstract = z.infer<typeof Abstract>;

/** An entry of the references as documents/citations formats it: a numeric style has a label such as "[1]", others ''. */
export const ReferenceEntry = z.strictObject({
  id: z.string().min(1).max(100),
  label: line(20),
  runs: z.array(TextRun).min(1).max(100),
});
export type ReferenceEntry = z.infer<typeof ReferenceEntry>;

export const Appendix = z.strictObject({
  id: BlockId,
  title: z.array(NoteRun).min(1),
  blocks: z.array(Block).max(5_000),
});
export type Appendix = z.infer<typeof Appendix>;

/** FULL is what is delivered; PREVIEW shows the first part with a mark on each page. */
export const variants = ['FULL', 'PREVIEW'] as const;

export const Document = z
  .strictObject({
    type: DocumentType,
    language: Language,
    /** A template of templates/; which one is resolved by the caller, who may hold an operator's edit of it. */
    templateId: z.string().regex(/^[a-z][a-z0-9-]{1,63}$/u),
    variant: z.enum(variants).default('FULL'),
    /** The first chapter or heading that a preview lists and does not hold; left out: it holds them all. */
    previewEnd: BlockId.optional(),
    title: line(1_000),
    subtitle: line(1_000).optional(),
    cover: Cover.default({}),
    /** Left out: the template's own words. */
    statement: z.strictObject({ paragraphs: paragraphs.optional(), aiUse: paragraphs.optional() }).default({}),
    /** The document's own language first. */
    abstracts: z.array(Abstract).max(4).default([]),
    chapters: z.array(Chapter).max(200),
    references: z.array(ReferenceEntry).max(2_000).default([]),
    appendices: z.array(Appendix).max(26).default([]),
    acknowledgements: z.array(z.array(Run).min(1)).max(50).default([]),
    /** What the label in the file's metadata says; `produceId` is the id of the paper or report. */
    aiLabel: z.strictObject({ produceId: line(200), isGenerated: z.boolean().default(true) }),
  })
  .superRefine((document, context) => {
    for (const problem of findReferenceProblems(document)) {
      context.addIssue({ code: 'custom', path: problem.path, message: problem.message });
    }
  });
export type Document = z.infer<typeof Document>;
/** What a caller may leave out where the schema fills it in. */
export type DocumentInput = z.input<typeof Document>;

export class DocumentInvalid extends Error {
  override name = 'DocumentInvalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`the document does not hold: ${problems.slice(0, 5).join('; ')}`);
    this.problems = problems;
  }
}

export function parseDocument(input: DocumentInput): Document {
  const parsed = Document.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new DocumentInvalid(
    parsed.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'document'}: ${message}`),
  );
}
