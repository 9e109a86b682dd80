import { randomUUID } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import type { Amendment, SectionText } from '@yanmo/contract/paper-text';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable, Tx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { watchedPriority } from '../../../platform/runs/run.ts';
import { waitForRun } from '../../../platform/runs/wait-for-run.ts';
import { listLeaves } from '../paper-basis.ts';
import type { OwnPapers } from '../reading/own-paper.ts';
import { baseOf, type PaperText } from '../reading/paper-text.ts';
import { findVersion, insertVersion } from '../section-store.ts';
import type { Paper } from '../store.ts';
import { cleanDraft } from '../writing/clean-draft.ts';
import type { createAmendmentRun } from './amend-run.ts';
import * as amendments from './amendment-store.ts';
import { presentAmendment } from './present-amendment.ts';

interface Parts {
  papers: OwnPapers;
  text: PaperText;
  run: ReturnType<typeof createAmendmentRun>;
}

/** Changes that a student asks for: asked, proposed, then accepted as the newest version or dismissed. */
export function createAmendPaper(
  { db, clock, runs, config }: Pick<Platform, 'db' | 'clock' | 'runs' | 'config'>,
  { papers, text, run }: Parts,
) {
  async function show(
    queryable: Queryable,
    amendment: amendments.AmendmentRow,
    paper: Paper,
    language: Language,
  ): Promise<Amendment> {
    const base = await baseOf(queryable, amendment);
    return presentAmendment(amendment, base, { paper: paper.request.language, caller: language });
  }

  async function getOwn(queryable: Queryable, userId: string, id: string) {
    const amendment = await amendments.findOwnAmendment(queryable, userId, id);
    if (!amendment) throw new AppError('not_found');
    return amendment;
  }

  /** The paper is locked: of two asked at the same moment, the second sees the first. */
  async function begin(tx: Tx, paper: Paper, userId: string, asked: { sectionId: string; instruction: string }) {
    const { sectionId, instruction } = asked;
    const isLeaf = listLeaves(paper.request.chapters).some(({ id }) => id === sectionId);
    const newest = isLeaf ? await findVersion(tx, { paperId: paper.id, sectionId }) : null;
    if (!newest) throw new AppError('not_found');
    const open = await amendments.listOpenAmendments(tx, paper.id);
    const ofSection = open.filter((amendment) => amendment.sectionId === sectionId);
    if (ofSection.some(({ state }) => state === 'WORKING')) throw new AppError('request_under_way');
    if ((await amendments.countUsedAmendments(tx, paper.id)) >= config.amendmentsPerPaper) {
      throw new AppError('amendments_used_up');
    }
    // Whoever asks again was not content with the last proposal.
    for (const { id } of ofSection) {
      await amendments.settleAmendment(tx, id, ['PROPOSED'], { state: 'DISMISSED', decidedAt: clock.now() });
    }
    const id = randomUUID();
    const { id: runId } = await runs.create(tx, run, {
      userId,
      subject: id,
      input: { paperId: paper.id, itemId: paper.itemId, amendmentId: id, section: sectionId },
      priority: watchedPriority,
    });
    const base = { paperId: paper.id, sectionId, baseVersion: newest.version };
    await amendments.insertAmendment(tx, { id, ...base, instruction, runId, at: clock.now() });
    return { id, runId };
  }

  /** The paper and the amendment are locked. */
  async function accept(tx: Tx, amendment: amendments.AmendmentRow): Promise<void> {
    const { id, paperId, sectionId, baseVersion, text: proposed, engineVersion } = amendment;
    const newest = await findVersion(tx, { paperId, sectionId });
    if (newest?.version !== baseVersion) throw new AppError('section_changed');
    if (proposed === null || engineVersion === null) throw new AppError('wrong_state');
    await insertVersion(tx, paperId, {
      ...{ sectionId, version: baseVersion + 1, text: proposed, origin: 'AMENDMENT', engineVersion },
      ...{ amendmentId: id, at: clock.now() },
    });
    await amendments.settleAmendment(tx, id, ['PROPOSED'], { state: 'ACCEPTED', decidedAt: clock.now() });
  }

  return {
    async ask(
      userId: string,
      asked: { outTradeNo: string; sectionId: string; instruction: string },
      language: Language,
    ): Promise<Amendment> {
      const instruction = cleanDraft(asked.instruction);
      if (instruction.length < 2) {
        throw new AppError('invalid_fields', {}, { fields: [{ path: 'instruction', message: 'required' }] });
      }
      const { id, runId, paper } = await inTransaction(db, async (tx) => {
        const { paper } = await papers.lock(tx, userId, asked.outTradeNo);
        return { paper, ...(await begin(tx, paper, userId, { ...asked, instruction })) };
      });
      // Bounded, so that no request outlives a proxy's patience; the run goes on without it.
      await waitForRun({ db, runs }, runId, config.amendmentWaitMs);
      return show(db, await getOwn(db, userId, id), paper, language);
    },

    async get(userId: string, id: string, language: Language): Promise<Amendment> {
      const amendment = await getOwn(db, userId, id);
      const { paper } = await papers.get(db, userId, amendment.outTradeNo);
      return show(db, amendment, paper, language);
    },

    /** The same decision made twice acts once and answers the same. */
    async decide(
      userId: string,
      { id, accept: isAccepted }: { id: string; accept: boolean },
      language: Language,
    ): Promise<{ amendment: Amendment; section: SectionText }> {
      const { outTradeNo } = await getOwn(db, userId, id);
      const decided = await inTransaction(db, async (tx) => {
        const own = await papers.lock(tx, userId, outTradeNo);
        const before = await amendments.lockAmendment(tx, id);
        if (before.state !== (isAccepted ? 'ACCEPTED' : 'DISMISSED')) {
          if (isAccepted ? before.state !== 'PROPOSED' : before.state === 'ACCEPTED') throw new AppError('wrong_state');
          if (isAccepted) await accept(tx, before);
          else {
            const open = ['WORKING', 'PROPOSED', 'FAILED'] as const;
            await amendments.settleAmendment(tx, id, open, { state: 'DISMISSED', decidedAt: clock.now() });
          }
        }
        return {
          before,
          amendment: await show(tx, await amendments.getAmendment(tx, id), own.paper, language),
          // Before the end of the transaction: a text that no file could hold does not become a version.
          section: await text.getSection(tx, own, before.sectionId),
        };
      });
      const { before, ...answer } = decided;
      // Not above: a run is locked before its amendment. Killed in between, it ends and its proposal is dropped.
      if (before.state === 'WORKING' && before.runId !== null) await cancelRun(before.runId);
      return answer;
    },
  };

  async function cancelRun(runId: string): Promise<void> {
    await inTransaction(db, (tx) => runs.cancel(tx, runId));
  }
}
