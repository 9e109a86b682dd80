import { countDraft } from '@yanmo/contract/draft-count';
import { PrintedStyle } from '@yanmo/contract/orders';
import type { Work } from '@yanmo/contract/works';
import { z } from 'zod';
import type { CitationStyle } from '../../../documents/citations/citations.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import { type DocumentWriter, isUnwritable } from '../../../documents/document-writer.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import type { Companion, PaperSection } from '../../../engines/engine.ts';
import { countModelCalls, listAnswered } from '../../../engines/model/count-calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { StepFailure } from '../../../platform/runs/run.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type LibraryService, wantedByLevel, withoutTwins } from '../../library/service.ts';
import type { OtherTexts } from '../../rewriting/service.ts';
import type { Templates } from '../../settings/service.ts';
import type { Measuring } from '../measuring.ts';
import { listLeaves } from '../paper-basis.ts';
import { proseOf } from '../reducing/paper-paragraphs.ts';
import type { PaperSharing } from '../sharing/shared-texts.ts';
import * as store from '../store.ts';
import { makeStatement, Statement } from './ai-statement.ts';
import { assembleCompanion } from './assemble-companion.ts';
import { addStatement, assemblePaper, citedWorks, type PaperTexts, plainChapters } from './assemble-paper.ts';
import type { Certificate } from './certificate.ts';
import { listGiven } from './count-own-results.ts';
import { insertEdition } from './edition-store.ts';
import { findFitting } from './find-fitting.ts';
import { withGivenFields } from './given-cover.ts';
import { listGaps } from './list-gaps.ts';
import { fileKeyIn, newFolder, type PaperFile } from './paper-files.ts';
import { findPrintableWorks } from './printable-works.ts';
import { putPaperFiles } from './put-paper-files.ts';
import { countWishes, ratePrinted } from './rate-promises.ts';

export interface DeliveryRequest {
  paperId: string;
  /** Of a deposit: the part that is written, as PDF with a mark on each page. */
  isPreview?: boolean;
  /** The document that goes with the paper, instead of the paper. */
  companion?: Companion;
  /** Left out: those of the paper. */
  templateId?: string | undefined;
  citationStyle?: CitationStyle | undefined;
  /** Sections as they would read, in the place of those that are kept; `aigcMaximum` (0 to 1) is what was promised of them. */
  rewritten?: { texts: ReadonlyMap<string, string>; engineVersion: string; aigcMaximum?: number };
  /** Its place among what nobody looks at; left out, somebody waits for it. */
  turn?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** What lies in the storage and waits to be entered; the output of the step that wrote it. */
export const Delivered = z.object({
  folder: z.string(),
  isPreview: z.boolean(),
  templateId: z.string(),
  citationStyle: PrintedStyle,
  pages: z.int(),
  certificate: z.custom<Certificate>((value) => typeof value === 'object' && value !== null).nullable(),
  statement: Statement.nullable(),
  versions: z.record(z.string(), z.int()),
});
export type Delivered = z.infer<typeof Delivered>;

/**
 * How a paper is handed over, by the run that writes it and by one that exports it again:
 *
 *     output: Delivered,
 *     work: ({ input }) => delivery.write({ paperId: input.paperId }),
 *     onDone: (tx, { input, output }) => delivery.enter(tx, input.paperId, output),
 *
 * `write` reads the sections as they stand and puts the files where nobody sees them; it may run twice, or at the same
 * time as another. `enter` makes them the edition that is served, in the transaction that ends the step.
 */
export interface Delivery {
  write(request: DeliveryRequest): Promise<Delivered>;
  /** The number of the edition that it became. */
  enter(tx: Tx, paperId: string, delivered: Delivered): Promise<number>;
}

interface Parts {
  db: Database;
  clock: Clock;
  storage: Storage;
  documents: DocumentWriter;
  library: LibraryService;
  measuring: Measuring;
  sharing: Pick<PaperSharing, 'onDelivered'>;
  otherTexts: OtherTexts;
  templates: Templates;
}

const headingsOf = (sections: readonly PaperSection[]): string[] =>
  sections.flatMap((section) => [section.title, ...headingsOf(section.children)]);

const countSections = (chapters: readonly PaperSection[], sections: ReadonlyMap<string, string>): number =>
  listLeaves(chapters).reduce((units, { id }) => units + countDraft(sections.get(id) ?? ''), 0);

/** Works that the list names twice, under two records. */
function countTwins({ references = [] }: DocumentInput, works: readonly Work[]): number {
  const printed = references.flatMap(({ id }) => works.filter((work) => work.id === id));
  return printed.length - withoutTwins(printed).length;
}

export function createDelivery(parts: Parts): Delivery {
  const { db, clock, storage, documents, library, measuring, sharing, otherTexts, templates } = parts;

  async function read({ paperId, isPreview = false, templateId, citationStyle, rewritten }: DeliveryRequest) {
    const stored = await store.getPaper(db, paperId);
    const paper = {
      ...stored,
      templateId: templateId ?? stored.templateId,
      citationStyle: citationStyle ?? stored.citationStyle,
    };
    const newest = await store.readNewestSections(db, paperId);
    const sections = new Map([...newest].map(([id, { text }]) => [id, rewritten?.texts.get(id) ?? text]));
    // What is put in their place becomes the next version of each.
    const versions = Object.fromEntries(
      [...newest].map(([id, { version }]) => [id, rewritten?.texts.has(id) ? version + 1 : version]),
    );
    const works = await findPrintableWorks(library, db, paper, sections.values());
    const template = await templates.getTemplate(db, paper.templateId, paper.request.language);
    return { paper, sections, versions, works, template, isPreview };
  }

  /** What could not be written will not be at the ninth try either, and would keep those of others waiting. */
  async function typeset(document: DocumentInput, template: Template, turn: number | undefined) {
    try {
      return await documents.write(document, withGivenFields(template, document), turn);
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      throw new StepFailure('document_failed', { isPermanent: true, cause: error });
    }
  }

  async function put(
    paper: store.Paper,
    document: DocumentInput,
    template: Template,
    { isPreview = false, turn }: DeliveryRequest,
  ) {
    const written = await typeset(document, template, turn);
    const folder = newFolder(paper.itemId);
    const contents: [PaperFile, Uint8Array][] = [[isPreview ? 'preview' : 'pdf', written.pdf]];
    if (written.word) contents.push(['word', written.word]);
    const files = contents.map(([file, bytes]) => ({ key: fileKeyIn(folder, file), bytes: Buffer.from(bytes) }));
    await putPaperFiles({ db, storage }, paper.id, files);
    return { folder, pages: written.pages };
  }

  async function stateUse(
    texts: PaperTexts & { paper: store.Paper },
    versions: Record<string, number>,
    { gaps, title, rewritten }: { gaps: number; title: string } & Pick<DeliveryRequest, 'rewritten'>,
  ) {
    const { paper } = texts;
    const coming = [...(rewritten?.texts.keys() ?? [])].map((sectionId) => ({
      ...{ sectionId, version: versions[sectionId] ?? 1, origin: 'AMENDMENT' as const },
      ...{ engineVersion: rewritten?.engineVersion ?? '', createdAt: clock.now() },
    }));
    const all = [...(await store.listSectionVersions(db, paper.id)), ...coming];
    const subject = { kind: 'order', id: paper.itemId } as const;
    return makeStatement({
      paper,
      versions: all.filter(({ sectionId, version }) => version <= (versions[sectionId] ?? 0)),
      cited: citedWorks(texts),
      modelCalls: await countModelCalls(db, subject),
      answered: await listAnswered(db, subject),
      gaps,
      title,
    });
  }

  return {
    async write(request) {
      const { paper, sections, versions, works, template, isPreview } = await read(request);
      const style = { templateId: paper.templateId, citationStyle: paper.citationStyle };
      if (request.companion) {
        const { companion } = request;
        const document = assembleCompanion({ paper, works, text: sections.get(companion) ?? '', companion, template });
        const files = await put(paper, document, template, request);
        return { ...files, ...style, isPreview: false, certificate: null, statement: null, versions };
      }
      const { referencesTitle, aiUseTitle } = template.texts;
      const texts = { paper, sections, works, isPreview, referencesTitle, forms: template.forms };
      const bare = assemblePaper(texts);
      const gaps = listGaps(bare, paper.request, template.forms[bare.type].numbering);
      const statement = await stateUse(texts, versions, {
        ...{ gaps: gaps.length, title: aiUseTitle },
        ...(request.rewritten ? { rewritten: request.rewritten } : {}),
      });
      if (isPreview) {
        // What has a page for it says it; the statement itself is made of the whole paper.
        const says = template.forms[bare.type].parts.includes('statement');
        const files = await put(paper, says ? addStatement(bare, statement, template) : bare, template, request);
        return { ...files, ...style, isPreview, certificate: null, statement: null, versions };
      }
      const document = addStatement(bare, statement, template);
      const files = await put(paper, document, template, request);
      const { language } = paper.request;
      const prose = proseOf(paper.request.chapters, sections);
      const { userId } = paper;
      const { turn, signal } = request;
      const certificate = await measuring.certify(
        {
          language,
          wantedUnits: paper.request.wordCount,
          ...(paper.request.isWithoutGaps ? { units: countSections(paper.request.chapters, sections) } : {}),
          headings: headingsOf(paper.request.chapters),
          chapters: plainChapters(texts),
          prose,
          // As whoever rewrites it asks: what they have of their own is no other text.
          copies: await otherTexts.findCopies({ text: prose, language, userId, turn, signal }),
          document,
          style: style.citationStyle,
          works,
          twins: countTwins(document, works),
          wantedReferences: wantedByLevel[paper.request.level],
          fitting: await findFitting(library, paper, works),
          gaps,
          given: listGiven(paper.request),
          wishes: countWishes(paper.request, sections),
          citations: ratePrinted(paper, sections),
          ...(paper.plan?.unsourced ? { unsourced: paper.plan.unsourced } : {}),
          ...(paper.plan?.beside ? { beside: paper.plan.beside } : {}),
          ...(request.rewritten?.aigcMaximum === undefined ? {} : { aigcMaximum: request.rewritten.aigcMaximum }),
        },
        request,
      );
      return { ...files, ...style, isPreview, certificate, statement, versions };
    },

    async enter(tx, paperId, delivered) {
      const { certificate, templateId, citationStyle, pages } = delivered;
      const { kind, userId, edition: before } = await store.lockPaper(tx, paperId);
      const edition = before + 1;
      const at = clock.now();
      await insertEdition(tx, { ...delivered, paperId, edition, createdAt: at });
      await store.changePaper(tx, paperId, {
        ...{ edition, templateId, citationStyle, pages, deliveredAt: at },
        ...(certificate ? { certificate } : {}),
      });
      if (kind === 'PAPER' && !delivered.isPreview) await sharing.onDelivered(tx, { userId, paperId });
      return edition;
    },
  };
}
