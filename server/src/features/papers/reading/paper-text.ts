import type { Language } from '@yanmo/contract/languages';
import type { getPaperText, SectionText } from '@yanmo/contract/paper-text';
import type { PaperReference } from '@yanmo/contract/papers';
import type { RouteResult } from '@yanmo/contract/route';
import type { Work } from '@yanmo/contract/works';
import type { Config } from '../../../config.ts';
import { DocumentInvalid } from '../../../documents/document.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { LibraryService } from '../../library/service.ts';
import type { Templates } from '../../settings/service.ts';
import * as amendments from '../amending/amendment-store.ts';
import { presentAmendment } from '../amending/present-amendment.ts';
import { findPrintableWorks } from '../editions/printable-works.ts';
import { findVersion, readNewest, type SectionRow } from '../section-store.ts';
import type { Paper } from '../store.ts';
import type { OwnPaper, OwnPapers } from './own-paper.ts';
import { presentSections } from './present-section.ts';

export interface PaperTextParts {
  db: Database;
  config: Pick<Config, 'amendmentsPerPaper'>;
  fulfilment: FulfilmentService;
  library: LibraryService;
  templates: Templates;
  papers: OwnPapers;
  listCited(paper: Paper, style: Paper['citationStyle']): Promise<PaperReference[]>;
}

export type PaperText = ReturnType<typeof createPaperText>;

/** What changed since the files were written: a section is new, or has a newer version than they hold. */
export function hasChangedSince({ edition }: Pick<OwnPaper, 'edition'>, newest: Iterable<SectionRow>): boolean {
  return [...newest].some(({ sectionId, version }) => version > (edition ? (edition.versions[sectionId] ?? 0) : 1));
}

/** A paper to read: its sections as they stand now, with their sources and where each came from. */
export function createPaperText({ db, config, fulfilment, library, templates, papers, listCited }: PaperTextParts) {
  async function present(
    queryable: Queryable,
    { paper, isPreview }: Pick<OwnPaper, 'paper' | 'isPreview'>,
    newest: ReadonlyMap<string, SectionRow>,
  ): Promise<{ sections: SectionText[]; works: Work[] }> {
    const written = [...newest.values()].map(({ text }) => text);
    const works = await findPrintableWorks(library, queryable, paper, written);
    const template = await templates.getTemplate(queryable, paper.templateId, paper.request.language);
    const texts = { paper, works, isPreview, referencesTitle: template.texts.referencesTitle };
    return { sections: presentSections(texts, newest, template), works };
  }

  /** Works at hand that no section cites bear no label: they are not in the list that is printed. */
  async function listReferences(paper: Paper, works: readonly Work[]): Promise<PaperReference[]> {
    const cited = await listCited(paper, paper.citationStyle);
    const isCited = new Set(cited.map(({ work }) => work.id));
    const atHand = works.filter(({ id }) => !isCited.has(id));
    const { entries } = await library.cite(
      paper.userId,
      atHand.map(({ id }) => id),
      paper.citationStyle,
    );
    return [
      ...cited,
      ...entries.flatMap(({ id, text }) => {
        const work = atHand.find((one) => one.id === id);
        return work ? [{ work, label: '', text, cited_in: [] }] : [];
      }),
    ];
  }

  return {
    present,

    async get(userId: string, outTradeNo: string, language: Language): Promise<RouteResult<typeof getPaperText>> {
      const own = await papers.get(db, userId, outTradeNo);
      const { paper, item, isPreview, mayAmend } = own;
      const { request } = paper;
      const newest = await readNewest(db, paper.id);
      const { sections, works } = await present(db, own, newest);
      const open = mayAmend ? await amendments.listOpenAmendments(db, paper.id) : [];
      const bases = await amendments.readBases(db, open);
      const used = await amendments.countUsedAmendments(db, paper.id);
      return {
        out_trade_no: paper.outTradeNo,
        title: request.title,
        language: request.language,
        template_id: paper.templateId,
        citation_style: paper.citationStyle,
        is_preview: isPreview,
        is_cancelled: item.isKept,
        may_amend: mayAmend,
        amendments_left: mayAmend ? Math.max(0, config.amendmentsPerPaper - used) : 0,
        edition: paper.edition,
        has_unexported_changes: mayAmend && hasChangedSince(own, newest.values()),
        sections,
        abstracts: Object.entries(paper.abstracts).map(([name, text]) => ({ language: name as Language, text })),
        references: await listReferences(paper, works),
        amendments: open.map((amendment) =>
          presentAmendment(amendment, bases.get(amendment.id) ?? '', { paper: request.language, caller: language }),
        ),
        file_urls: await fulfilment.filesOf(db, item),
      };
    },

    /** As it stands in this very moment; AppError not_found, and invalid_fields where no file could hold the paper. */
    async getSection(queryable: Queryable, own: Pick<OwnPaper, 'paper' | 'isPreview'>, sectionId: string) {
      const newest = await readNewest(queryable, own.paper.id);
      const { sections } = await present(queryable, own, newest).catch((error: unknown) => {
        if (!(error instanceof DocumentInvalid)) throw error;
        throw new AppError('invalid_fields', {}, { cause: error, fields: [{ path: 'text', message: 'invalid' }] });
      });
      const section = sections.find(({ id }) => id === sectionId);
      if (!section) throw new AppError('not_found');
      return section;
    },
  };
}

/** The text that an amendment changes: versions stay, so it is there however many came after. */
export async function baseOf(queryable: Queryable, amendment: amendments.AmendmentRow): Promise<string> {
  const { paperId, sectionId, baseVersion: version } = amendment;
  return (await findVersion(queryable, { paperId, sectionId, version }))?.text ?? '';
}
