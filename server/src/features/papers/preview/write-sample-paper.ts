import { countDraft } from '@yanmo/contract/draft-count';
import { mayBePrinted, type Work } from '@yanmo/contract/works';
import type { DocumentInput } from '../../../documents/document.ts';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import type {
  DraftChapter,
  Engine,
  EngineCall,
  JudgeRequest,
  PaperRequest,
  PaperSection,
  PaperWriter,
} from '../../../engines/engine.ts';
import type { Database } from '../../../platform/database/database.ts';
import { candidateOf, isFitting, type LibraryService, sourceWorkOf, wantedByLevel } from '../../library/service.ts';
import { makeStatement } from '../editions/ai-statement.ts';
import { addStatement, assemblePaper, citedWorks, plainChapters } from '../editions/assemble-paper.ts';
import { listGaps } from '../editions/list-gaps.ts';
import { findPrintableWorks } from '../editions/printable-works.ts';
import { defaultStyles, listLeaves, requestOf } from '../paper-basis.ts';
import type { SampleForm } from './sample-papers.ts';

/** Ids follow from the place, so that the same engine writes the same sample. */
function sectionOf(chapter: DraftChapter, id: string, units: number): PaperSection {
  const total = chapter.children.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return {
    ...{ id, title: chapter.title, summary: chapter.summary, units: Math.round(units), works: chapter.works },
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

/** Works of the collection, which every deployment has; what else a library holds is of that place alone. */
async function chooseWorks(
  { engine, library }: SampleParts,
  subject: Omit<JudgeRequest, 'wanted' | 'candidates'>,
  call: EngineCall,
): Promise<Work[]> {
  const wanted = wantedByLevel[subject.level];
  const queries = await engine.buildQueries({ ...subject, chapters: [] }, call);
  const { works } = await library.gather({ userId: null, queries, wanted });
  const gathered = works.filter(({ work }) => work.verified?.by === 'COLLECTION' && mayBePrinted(work));
  const candidates = gathered.map((one) =>
    candidateOf(
      one.work,
      { fit: one.fit, isOwn: false },
      { isFitting: isFitting(one), isMethod: one.serves === 'METHOD' },
    ),
  );
  const judged = await engine.judgeWorks({ ...subject, wanted, candidates }, call);
  return judged.flatMap(({ id }) => gathered.flatMap(({ work }) => (work.id === id ? [work] : [])));
}

export interface SampleParts {
  engine: Engine & PaperWriter;
  db: Database;
  library: Pick<LibraryService, 'gather' | 'findCited'>;
}

/** A whole paper as an order would get it, from an outline of the engine's own and with works of the collection. */
export async function writeSamplePaper(
  parts: SampleParts,
  form: SampleForm,
  { at, signal }: { at: Date; signal: AbortSignal },
): Promise<{ document: DocumentInput; units: number }> {
  const { engine } = parts;
  const call: EngineCall = {
    stepKey: `sample ${form.id}`,
    subject: { kind: 'outline', id: `sample-${form.id}` },
    userId: null,
    signal,
  };
  const { language, title, field, level, type, wordCount, keywords } = form;
  const wish = { language, title, field, level, type, wordCount, keywords, extraRequirements: '', variant: 0 };
  const works = await chooseWorks(parts, { language, title, field, level, type, keywords }, call);
  const drafts: DraftChapter[] = [];
  for await (const chapter of engine.writeOutline({ ...wish, works: works.map(sourceWorkOf) }, call))
    drafts.push(chapter);
  const total = drafts.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const basis = {
    ...wish,
    chapters: drafts.map((draft, index) => sectionOf(draft, `${index + 1}`, (wordCount * draft.weight) / total)),
  };
  const request: PaperRequest = requestOf(basis, works);
  const plan = await engine.planPaper(request, call);
  const sections = new Map<string, string>();
  for (const { id } of listLeaves(request.chapters)) {
    signal.throwIfAborted();
    sections.set(id, await collect(engine.writeSection({ paper: request, plan, section: id }, call)));
  }
  const cited = await findPrintableWorks(parts.library, parts.db, { userId: null, workIds: null }, sections.values());
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
    ...{ paper, sections, works: cited, isPreview: false },
    ...{ referencesTitle: template.texts.referencesTitle, forms: template.forms },
  });
  const statement = makeStatement({
    paper: { ...paper, engine: engine.kind, engineVersion: engine.version },
    versions: [...sections.keys()].map((sectionId) => ({
      ...{ sectionId, version: 1, origin: 'ENGINE' as const, engineVersion: engine.version, createdAt: at },
    })),
    ...{
      cited: citedWorks({ paper, sections, works: cited }),
      modelCalls: 0,
      gaps: listGaps(document, request).length,
      title: template.texts.aiUseTitle,
    },
  });
  return {
    document: addStatement(document, statement, template),
    units: [...sections.values()].reduce((units, text) => units + countDraft(text), 0),
  };
}
