import { fields } from '@yanmo/contract/codes';
import { Language } from '@yanmo/contract/languages';
import { TitleKind } from '@yanmo/contract/understanding';
import { z } from 'zod';

/**
 * What a line of server/knowledge/<language>/<field>.jsonl may say. `docs/decisions/0025-knowledge-as-data.md` explains
 * the form; `scripts/check-knowledge.ts` holds the files to it and to the rules of what may be said.
 */

/** The same id means the same thing in every language of a field. */
const Id = z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, 'is not an id such as cold-chain or cold-chain.cause');
/** A fact beside this one by its id, one of another subject or term as `its-id/fact`. */
const Target = z
  .string()
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[.-][a-z0-9]+)*)?$/, 'is not an id, nor an id/fact');
const Text = z.string().min(1);
const Targets = z.array(Target);

/** Words of titles that several lines share: named as `@id` in `about`, and in the `words` of a line below. */
const WordsLine = z.strictObject({ kind: z.literal('words'), id: Id, words: z.array(Text).min(1) });

export const termTypes = [
  'theory',
  'method',
  'variable',
  'data',
  'institution',
  'problem',
  'cause',
  'measure',
  'debate',
  /** A division of people or places by which results are compared. */
  'group',
] as const;

/** Where in a piece of research a method belongs; the chapter on method goes through them in this order. */
export const stages = [
  'question',
  'literature',
  'design',
  'sampling',
  'instrument',
  'collection',
  'quality',
  'analysis',
  'interpretation',
  'ethics',
  'writing',
] as const;

/** How a paper finds its answer. */
export const approaches = [
  'survey',
  'experiment',
  'econometric',
  'interview',
  'case',
  'text',
  'archive',
  'comparison',
  'doctrine',
  'argument',
  'engineering',
  'review',
] as const;

/** A term of a field, or a method that all fields share; what is said of it follows in lines of facts. */
const TermLine = z.strictObject({
  kind: z.literal('term'),
  id: Id,
  type: z.enum(termTypes),
  name: Text,
  /** Of shared methods only. */
  stage: z.enum(stages).optional(),
  approaches: z.array(z.enum(approaches)).optional(),
  links: z
    .strictObject({
      causes: z.array(Id).optional(),
      measures: z.array(Id).optional(),
      /** What a theory speaks about. */
      variables: z.array(Id).optional(),
      /** Where a method finds its material. */
      dataSources: z.array(Id).optional(),
      /** What a variable is said to act on. */
      affects: z.array(Id).optional(),
      /** What the term is set against in the literature. */
      contrasts: z.array(Id).optional(),
      /** What it is made of. */
      parts: z.array(Id).optional(),
    })
    .optional(),
  about: z.array(Text).optional(),
  /** Of methods and data: the kinds of paper that they can serve; any where it is left out. */
  kinds: z.array(TitleKind).min(1).optional(),
});

/** Something that one writes about, below the field and above the single title. */
const SubjectLine = z.strictObject({
  kind: z.literal('subject'),
  id: Id,
  /** Under which students file it; `alsoFields` where else. */
  field: z.enum(fields),
  /** What sort of thing it is: a practice, a disease, an institution. */
  type: Id.optional(),
  name: z.strictObject({ short: Text, usual: Text, full: Text }),
  aliases: z.array(Text).default([]),
  /** How it is called where no file of that language speaks of it. */
  translations: z.partialRecord(Language, z.array(Text).min(1)).optional(),
  /** Parts of a title that call for it, and such as look like it and are something else. */
  match: z.array(Text).min(1),
  notMatch: z.array(Text).default([]),
  /** Words that mean the whole of it, as its name does; then such as a title may add without asking for less. */
  same: z.array(Text).optional(),
  within: z.array(Text).optional(),
  /** A word of titles and those by which the facts speak of the same: incarceration, prison, sentence. */
  says: z.array(z.array(Text).min(2)).optional(),
  parent: Id.optional(),
  /** `name` where the neighbour has no lines of its own. */
  neighbours: z.array(z.strictObject({ id: Id, name: Text.optional(), how: Text })).default([]),
  alsoFields: z.array(z.enum(fields)).default([]),
});

const factLinks = [
  'qualifies',
  'next',
  'causedBy',
  'answers',
  'by',
  'at',
  'rests',
  'evidence',
  'measuredBy',
  'limitedBy',
  'uses',
  'about',
  /** A relation: what acts, on what, through which mechanism, under which condition. */
  'from',
  'to',
  'through',
  'when',
  /** The reasons of a debate's two sides. */
  'for',
  'against',
] as const;

/** A law or a standard by name and number, a document by who issued it when; or a work of works/<field>.jsonl. */
const Cite = z.union([Text, z.strictObject({ work: z.uuid() })]);

const said = {
  /** The subject or term that it speaks of. */
  of: Id,
  /** Without one a fact goes by its kind, so that there is one of the kind. */
  id: Id.optional(),
  /** What it is about, as a heading or a sentence names it: a noun phrase. */
  name: Text.optional(),
  /** The same in English, as it runs inside a sentence; on sheets of other languages, for the abstract that papers in them have besides. */
  english: Text.optional(),
  /** One clause that is true on its own, so that any two may stand apart in a paper. */
  text: Text,
  /** The same in other words, nothing added and nothing left out: of two papers on one title each has its own. */
  also: z.array(Text).min(1).optional(),
  links: z.partialRecord(z.enum(factLinks), Targets).optional(),
};
const vouched = { sure: z.literal('certain'), cite: Cite };
const maybeVouched = { sure: vouched.sure.optional(), cite: vouched.cite.optional() };

export const plainFactKinds = [
  'definition',
  'mechanism',
  'condition',
  'indicator',
  'limit',
  'counter',
  'example',
  'implication',
  'part',
  'actor',
  'driver',
  'effect',
  'problem',
  'cause',
  'remedy',
  'relation',
  'debate',
  'measure',
  'material',
  /** What is widely believed of the subject and is not so, why it is believed, and what sets it right: no trouble of the subject itself. */
  'misreading',
  'ground',
  'correction',
] as const;
/** What can be looked up, so that a reader must be told where. */
export const citedFactKinds = ['law', 'standard', 'policy', 'milestone', 'figure', 'evidence'] as const;

const PlainFactLine = z.strictObject({ kind: z.enum(plainFactKinds), ...said, ...maybeVouched });
const CitedFactLine = z.strictObject({ kind: z.enum(citedFactKinds), ...said, ...vouched });
const StageLine = z.strictObject({ kind: z.literal('stage'), order: z.int().min(1), ...said, ...maybeVouched });
/** Whether a shared method (by its id in methods.jsonl) suits the subject, and why. */
const MethodLine = z.strictObject({
  kind: z.literal('method'),
  ...said,
  method: Id,
  fits: z.boolean(),
  data: z.array(Text).optional(),
});
/** A work of the collection that speaks of the subject, and of what in it. */
const WorkFactLine = z.strictObject({ kind: z.literal('work'), ...said, work: z.uuid() });
/** A problem, its causes and its remedies, to be told together. */
const ChainLine = z.strictObject({
  kind: z.literal('chain'),
  of: Id,
  id: Id,
  title: Text,
  path: z.array(Targets.min(1)).min(2),
  check: Targets.default([]),
  limit: Targets.default([]),
  basis: Targets.default([]),
});

export const KnowledgeLine = z.discriminatedUnion('kind', [
  WordsLine,
  TermLine,
  SubjectLine,
  PlainFactLine,
  CitedFactLine,
  StageLine,
  MethodLine,
  WorkFactLine,
  ChainLine,
]);
export type KnowledgeLine = z.infer<typeof KnowledgeLine>;
export type WordsLine = z.infer<typeof WordsLine>;
export type TermLine = z.infer<typeof TermLine>;
export type PlainFactLine = z.infer<typeof PlainFactLine>;
export type SubjectLine = z.infer<typeof SubjectLine>;
export type ChainLine = z.infer<typeof ChainLine>;
/** What is said of a subject, whatever its kind. */
export type FactLine = Exclude<KnowledgeLine, { kind: 'words' | 'term' | 'subject' | 'chain' }>;
