import type { GrowingHeading } from '@yanmo/contract/growing-outline';
import type { Localized } from '@yanmo/contract/languages';
import { maximumChapterDepth, maximumChapters as maximumHeadings } from '@yanmo/contract/outlines';
import { z } from 'zod';
import { mostSections } from '../../../understanding/outline-depth.ts';
import type { DraftChapter, GrowingChapter, OutlineRequest, SourceWork } from '../../engine.ts';
import { settleRequest } from '../../understand-at-once.ts';
import { answerLine, isPlausiblyIn, toPlainLine, withoutNumbering } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { describeUnderstanding, describeWishes, listForOutline } from './described-wishes.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';
import { type OutlineTask, outlineTasks } from './outline-tasks.ts';
import { cut } from './paper/excerpt.ts';

export const outlinePrompt = { name: 'outline', version: 4 } as const;

const minimumChapters = 3;
export const maximumChapters = 10;
/** With all that stands below it: an outline never exceeds the contract's number of headings. */
const maximumHeadingsPerChapter = maximumHeadings / maximumChapters;
/** Enough of an abstract to see what a work is about; all works together stay a small part of the context. */
const ofWork = { head: 45, abstract: 110 } as const;
const worksShare = 0.3;
export const usualContext = 32_768;

export const nothing: Localized = { zh: '（无）', en: '(none)', es: '(ninguno)', ja: '（なし）' };

export function askForOutline(request: OutlineRequest, contextTokens = usualContext): ListQuestion<DraftChapter> {
  const { title, language, type, level, field, wordCount, variant } = request;
  const keywords = request.keywords.join('\n') || nothing[language];
  const requirements = request.extraRequirements || nothing[language];
  const aliases = new Map(request.works.map((work, index) => [`W${index + 1}`, work.id]));
  const works = describeWorks(request.works, contextTokens) || nothing[language];
  const settled = settleRequest(request);
  const understanding = describeUnderstanding(settled.understanding);
  const meetable = listForOutline(settled.wishes);
  const wishes = describeWishes(meetable) || nothing[language];
  const chapters = meetable.find(({ read_as }) => read_as.kind === 'SIZE')?.read_as.chapter;
  const sections = mostSections(type, wordCount, language);
  const fence = new Fence([title, keywords, requirements, works, understanding, wishes]);
  const { kind } = settled.understanding;
  const asked = { language, type, level, wordCount, variant, kind, chapters };
  const task: OutlineTask = { ...asked, field: fieldNames[field][language] };
  return {
    promptName: outlinePrompt.name,
    promptVersion: outlinePrompt.version,
    language,
    input: {
      ...{ title, language, type, level, field, wordCount, variant },
      ...{ keywords: request.keywords, requirements: request.extraRequirements, works, understanding, wishes },
    },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: outlinePrompt.name, language, type, level, field, words: wordCount, sections, variant }),
          fence.wrap('title', title),
          fence.wrap('understanding', understanding),
          fence.wrap('keywords', keywords),
          fence.wrap('works', works),
          fence.wrap('requirements', requirements),
          fence.wrap('wishes', wishes),
          outlineTasks[language](task),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'chapters',
    entry: chapterEntry(request, aliases),
    identify: (chapter) => chapter.title,
    minimum: minimumChapters,
    maximum: maximumChapters,
  };
}

/** A line each; where a context is small, first without abstracts, then only as many as it holds: they come best first. */
export function describeWorks(works: readonly SourceWork[], contextTokens: number): string {
  const room = Math.floor(contextTokens * worksShare);
  const each = Math.floor(room / Math.max(1, works.length)) - ofWork.head;
  const abstractTokens = Math.max(0, Math.min(ofWork.abstract, each));
  return works
    .slice(0, Math.max(1, Math.floor(room / ofWork.head)))
    .map(({ title, authors, year, abstract }, index) => {
      const head = `W${index + 1} | ${cut(title, 30)} | ${cut(authors, 12)} | ${year ?? '?'}`;
      const about = abstract === null || abstractTokens < 12 ? '' : ` | ${cut(abstract, abstractTokens)}`;
      return `${head}${about}`.replace(/\s+/gu, ' ');
    })
    .join('\n');
}

/** What is asked of a server that takes schemas: three levels spelled out, as strict mode knows no recursion. */
const shape = {
  name: 'outline',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['chapters'],
    properties: { chapters: listOf(chapterSchema()) },
  },
};

/** A chapter, with what else is asked of it. */
export function chapterSchema(more: object = {}): object {
  return headingSchema(listOf(headingSchema(listOf(headingSchema()))), more);
}

export function listOf(items: object): object {
  return { type: 'array', items };
}

function headingSchema(children?: object, more: object = {}): object {
  const properties = {
    ...more,
    title: { type: 'string' },
    summary: { type: 'string' },
    weight: { type: 'number' },
    works: listOf({ type: 'string' }),
    ...(children && { children }),
  };
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

const headingTitle = answerLine(200, (text) => withoutNumbering(toPlainLine(text)));
const headingSummary = answerLine(500);

/** Models without a schema write 20, "20" or "20%". */
const Weight = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*\d+(\.\d+)?\s*%?\s*$/)
      .transform(Number.parseFloat),
  ])
  .pipe(z.number().positive().max(1_000_000));

export function chapterEntry(
  { language, works }: OutlineRequest,
  aliases: ReadonlyMap<string, string>,
): z.ZodType<DraftChapter> {
  const ids = new Set(works.map(({ id }) => id));
  const fields = {
    title: headingTitle,
    summary: headingSummary,
    weight: Weight,
    // An id that was not given is a source that does not exist: dropped, never printed.
    works: z
      .array(z.string())
      .default([])
      .transform((given) => [
        ...new Set(given.map((id) => aliases.get(id.trim().toUpperCase()) ?? id.trim()).filter((id) => ids.has(id))),
      ]),
  };
  const leaf = z.object(fields).transform((heading): DraftChapter => ({ ...heading, children: [] }));
  const section = z.object({ ...fields, children: z.array(leaf).default([]) });
  return z
    .object({ ...fields, children: z.array(section).default([]) })
    .refine(({ title, summary }) => isPlausiblyIn(language, `${title} ${summary}`), `is not written in ${language}`)
    .refine((chapter) => countHeadings(chapter) <= maximumHeadingsPerChapter, {
      error: `has more than ${maximumHeadingsPerChapter} headings`,
    });
}

function countHeadings({ children }: DraftChapter): number {
  return children.reduce((sum, child) => sum + countHeadings(child), 1);
}

const PartialHeading = z.object({
  title: z.string(),
  summary: z.string().optional(),
  children: z.array(z.unknown()).default([]),
});

/**
 * What can be shown of a chapter that is not whole: its headings in their order, as they will stand in it. From one on
 * that the checks of the whole will refuse, nothing is shown.
 */
export function createGrowingReader({ language }: OutlineRequest): (index: number, partial: unknown) => GrowingChapter {
  const readTitle = rememberLines(headingTitle);
  const readSummary = rememberLines(headingSummary);

  /** False when there is nothing to read behind it. */
  function collect(partial: unknown, path: readonly number[], into: GrowingHeading[]): boolean {
    const { success, data } = PartialHeading.safeParse(partial);
    const title = success ? readTitle(data.title) : null;
    const summary = data?.summary === undefined ? '' : readSummary(data.summary);
    if (!success || title === null || summary === null) return false;
    into.push({ path, title, summary });
    if (path.length === maximumChapterDepth) return true;
    return data.children.every((child, place) => collect(child, [...path, place + 1], into));
  }

  return (index, partial) => {
    const headings: GrowingHeading[] = [];
    collect(partial, [index + 1], headings);
    const [first] = headings;
    const isRight = first && isPlausiblyIn(language, `${first.title} ${first.summary}`);
    return { index, headings: isRight ? headings.slice(0, maximumHeadingsPerChapter) : [] };
  };
}

/** A chapter is read again with each word that is added to it: each of its lines is cleaned and checked once. */
function rememberLines(line: z.ZodType<string>): (text: string) => string | null {
  const known = new Map<string, string | null>();
  return (text) => {
    const read = known.get(text) ?? line.safeParse(text).data ?? null;
    known.set(text, read);
    return read;
  };
}
