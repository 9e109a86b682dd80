import { countUnits } from '@yanmo/contract/text-count';
import type { DocumentInput } from '../../../documents/document.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import type {
  DraftChapter,
  Engine,
  EngineCall,
  PaperRequest,
  PaperSection,
  PaperWriter,
} from '../../../engines/engine.ts';
import { makeStatement } from '../editions/ai-statement.ts';
import { addStatement, assemblePaper, plainChapters } from '../editions/assemble-paper.ts';
import { listGaps } from '../editions/list-gaps.ts';
import { defaultStyles, listLeaves } from '../paper-basis.ts';
import type { SampleForm } from './sample-papers.ts';

/** Ids follow from the place, so that the same engine writes the same sample. */
function sectionOf(chapter: DraftChapter, id: string, units: number): PaperSection {
  const total = chapter.children.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return {
    ...{ id, title: chapter.title, summary: chapter.summary, units: Math.round(units), works: [] },
    children: chapter.children.map((child, index) =>
      sectionOf(child, `${id}.${index + 1}`, (units * child.weight) / total),
    ),
  };
}

async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

/** A whole paper as an order would get it, from an outline of the engine's own. Nothing is cited: nobody chose any works. */
export async function writeSamplePaper(
  engine: Engine & PaperWriter,
  form: SampleForm,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<{ document: DocumentInput; units: number }> {
  const call: EngineCall = {
    stepKey: `sample ${form.id}`,
    subject: { kind: 'outline', id: `sample-${form.id}` },
    userId: null,
    signal,
  };
  const { language, title, field, level, type, wordCount, keywords } = form;
  const wish = { language, title, field, level, type, wordCount, keywords, extraRequirements: '', variant: 0 };
  const drafts: DraftChapter[] = [];
  for await (const chapter of engine.writeOutline({ ...wish, works: [] }, call)) drafts.push(chapter);
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const basis = {
    ...wish,
    chapters: drafts.map((draft, index) => sectionOf(draft, `${index + 1}`, (wordCount * draft.weight) / total)),
  };
  const request: PaperRequest = { ...basis, works: [] };
  const plan = await engine.planPaper(request, call);
  const sections = new Map<string, string>();
  for (const { id } of listLeaves(request.chapters)) {
    signal.throwIfAborted();
    sections.set(id, await collect(engine.writeSection({ paper: request, plan, section: id }, call)));
  }
  const written = plainChapters({ paper: { request: basis }, sections });
  const abstracts: Partial<Record<typeof language, string>> = {};
  for (const one of new Set([language, 'en' as const])) {
    abstracts[one] = await collect(engine.writeAbstract({ paper: request, plan, language: one, written }, call));
  }
  const template = getDefaultTemplate(language);
  const paper = {
    id: `sample-${form.id}`,
    request: basis,
    templateId: template.id,
    citationStyle: defaultStyles[language],
    abstracts,
    acknowledgements: await collect(engine.writeAcknowledgements(request, call)),
  };
  const document = assemblePaper({
    ...{ paper, sections, works: [], isPreview: false },
    ...{ referencesTitle: template.texts.referencesTitle, forms: template.forms },
  });
  const statement = makeStatement({
    paper: { ...paper, engine: engine.kind, engineVersion: engine.version },
    versions: [...sections.keys()].map((sectionId) => ({
      ...{ sectionId, version: 1, origin: 'ENGINE' as const, engineVersion: engine.version, createdAt: at },
    })),
    ...{ cited: [], modelCalls: 0, gaps: listGaps(document, request).length, title: template.texts.aiUseTitle },
  });
  return {
    document: addStatement(document, statement, template),
    units: countUnits(written.map(({ text }) => text).join('\n')),
  };
}
