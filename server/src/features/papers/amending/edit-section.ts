import type { SectionText } from '@yanmo/contract/paper-text';
import { mayBePrinted } from '@yanmo/contract/works';
import { listCitations, parseDraft } from '../../../engines/draft-text.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LibraryService } from '../../library/service.ts';
import { citedIds } from '../editions/printable-works.ts';
import { listLeaves } from '../paper-basis.ts';
import type { OwnPaper, OwnPapers } from '../reading/own-paper.ts';
import type { PaperText } from '../reading/paper-text.ts';
import { findVersion, insertVersion, readNewest, type SectionRow } from '../section-store.ts';
import * as store from '../store.ts';
import { cleanDraft } from '../writing/clean-draft.ts';

interface Parts {
  library: LibraryService;
  papers: OwnPapers;
  text: PaperText;
}

/** Of all sections together, in characters: twice the longest paper; beyond it the typesetter would run for minutes. */
const paperTextMaximum = 600_000;
/** Of all sections together. Each is drawn when the paper is shown, in a millisecond or two that everybody waits. */
const figuresMaximum = 100;

const countFigures = (text: string): number => parseDraft(text).filter(({ kind }) => kind === 'figure').length;

const wrongText = (message: 'required' | 'too_long' | 'invalid') =>
  new AppError('invalid_fields', { maximum: paperTextMaximum }, { fields: [{ path: 'text', message }] });

/** A section as its student writes it, and as it was before: each is a new version, nothing is written over. */
export function createEditSection(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { library, papers, text: paperText }: Parts,
) {
  /** The paper is locked. AppError not_found for a heading without text of its own, and for what is no part of it. */
  async function getNewest(tx: Tx, { paper }: OwnPaper, sectionId: string): Promise<SectionRow> {
    const isLeaf = listLeaves(paper.request.chapters).some(({ id }) => id === sectionId);
    const newest = isLeaf ? await findVersion(tx, { paperId: paper.id, sectionId }) : null;
    if (!newest) throw new AppError('not_found');
    return newest;
  }

  /** Works of the library that the student cites become works of the paper, so that engines know them too; what a sheet names is cited where it stands. */
  async function takeCitedWorks(tx: Tx, { paper }: OwnPaper, text: string): Promise<void> {
    const known = new Set(paper.workIds ?? []);
    const fresh = listCitations(text).filter((id) => !known.has(id));
    if (fresh.length === 0) return;
    const works = await library.findCited(
      tx,
      paper.userId,
      citedIds(text).filter((id) => !known.has(id)),
    );
    const citable = works.filter(mayBePrinted);
    if (citable.length < fresh.length) throw new AppError('unknown_citation');
    const taken = citable.filter(({ standing }) => standing !== 'NAMED').map(({ id }) => id);
    if (taken.length === 0) return;
    await store.changePaper(tx, paper.id, { workIds: [...known, ...taken] });
    paper.workIds = [...known, ...taken];
  }

  async function assertRoom(tx: Tx, { paper }: OwnPaper, sectionId: string, text: string): Promise<void> {
    const others = [...(await readNewest(tx, paper.id)).values()].filter((section) => section.sectionId !== sectionId);
    const length = others.reduce((sum, section) => sum + section.text.length, text.length);
    if (length > paperTextMaximum) throw wrongText('too_long');
    const own = countFigures(text);
    if (own === 0) return;
    const figures = others.reduce((sum, section) => sum + countFigures(section.text), own);
    if (figures > figuresMaximum) throw wrongText('invalid');
  }

  return {
    async edit(
      userId: string,
      asked: { outTradeNo: string; sectionId: string; baseVersion: number; text: string },
    ): Promise<SectionText> {
      const { outTradeNo, sectionId, baseVersion } = asked;
      const text = cleanDraft(asked.text);
      if (text === '') throw wrongText('required');
      return inTransaction(db, async (tx) => {
        const own = await papers.lock(tx, userId, outTradeNo);
        const newest = await getNewest(tx, own, sectionId);
        // Saved twice by two clicks, it is one version.
        if (text !== newest.text) {
          if (newest.version !== baseVersion) throw new AppError('section_changed');
          await assertRoom(tx, own, sectionId, text);
          await takeCitedWorks(tx, own, text);
          await insertVersion(tx, own.paper.id, {
            ...{ sectionId, version: newest.version + 1, text, origin: 'STUDENT', engineVersion: '' },
            ...{ amendmentId: null, at: clock.now() },
          });
        }
        return paperText.getSection(tx, own, sectionId);
      });
    },

    /** Who wrote it stays true: what an engine wrote is not the student's for having been brought back. */
    async restore(
      userId: string,
      { outTradeNo, sectionId, version }: { outTradeNo: string; sectionId: string; version: number },
    ): Promise<SectionText> {
      return inTransaction(db, async (tx) => {
        const own = await papers.lock(tx, userId, outTradeNo);
        const newest = await getNewest(tx, own, sectionId);
        const earlier = await findVersion(tx, { paperId: own.paper.id, sectionId, version });
        if (!earlier) throw new AppError('not_found');
        if (earlier.text !== newest.text) {
          await assertRoom(tx, own, sectionId, earlier.text);
          await insertVersion(tx, own.paper.id, { ...earlier, version: newest.version + 1, at: clock.now() });
        }
        return paperText.getSection(tx, own, sectionId);
      });
    },
  };
}
