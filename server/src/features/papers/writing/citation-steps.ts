import { z } from 'zod';
import { listCitedClaims, withoutCitations } from '../../../engines/cited-claims.ts';
import { type CitedClaim, EngineRefused, type RevisionNote } from '../../../engines/engine.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { defineStep, StepFailure } from '../../../platform/runs/run.ts';
import { CheckedClaim as Checked, type CheckedClaim } from '../citation-check.ts';
import { previewLeaves } from '../paper-basis.ts';
import { findVersion, insertVersion, readNewest } from '../section-store.ts';
import * as store from '../store.ts';
import { OfPaper, type PaperSteps } from './paper-steps.ts';
import { leavesOf, neighboursOf, Scope } from './review-steps.ts';
import type { Whole } from './review-whole.ts';

/** In one question: more, and the last of them are judged carelessly. */
const claimsAQuestion = 12;

const Claim = z.object({ section: z.string(), sentence: z.string(), works: z.array(z.string()) });
const OfClaims = OfPaper.extend({ claims: z.array(Claim) });
const OfSection = OfPaper.extend({ scope: Scope, section: z.string(), version: z.int(), faults: z.array(Checked) });
const Mended = z.object({
  /** Null: the section keeps its text. */
  text: z.string().nullable(),
  claims: z.array(Checked),
  dropped: z.array(Claim),
});

/** Every cited sentence against the cards of what it cites; what they do not bear out is revised once, then loses its mark. */
export function createCitationSteps(shared: PaperSteps) {
  const { db, clock, engine, measuring, readPlanned, callOf, collect, report, forRun, retries } = shared;

  async function judge(
    paperId: string,
    claims: readonly CitedClaim[],
    call: Parameters<typeof engine.checkCitations>[1],
  ): Promise<CheckedClaim[]> {
    if (claims.length === 0) return [];
    const { request } = await readPlanned(paperId);
    try {
      const verdicts = await engine.checkCitations({ paper: request, claims }, call);
      return verdicts.flatMap(({ claim, verdict, supports, why }) => {
        const asked = claims[claim];
        return asked ? [{ ...asked, verdict, supports, why }] : [];
      });
    } catch (error) {
      // Nobody judged them: they stay, and count as unchecked.
      if (error instanceof EngineRefused) return [];
      throw error;
    }
  }

  /** What a section says that was judged before is not judged again. */
  async function revise(
    context: Parameters<Parameters<typeof defineStep>[0]['work']>[0],
    input: z.output<typeof OfSection>,
  ) {
    const { paperId, itemId, section, scope, faults } = input;
    const { request, plan } = await readPlanned(paperId);
    const newest = await readNewest(db, paperId);
    const before = newest.get(section);
    if (!before || before.version !== input.version || before.origin !== 'ENGINE') return null;
    const notes = faults.map(({ sentence, why }): RevisionNote => ({ kind: 'CITATION', sentence, say: why || '-' }));
    const texts = new Map([...newest].map(([id, { text }]) => [id, text]));
    const leaves = leavesOf(request.chapters, scope).filter(({ id }) => texts.has(id));
    const call = callOf(context, itemId);
    let text = before.text;
    try {
      const pieces = engine.reviseSection(
        { ...{ paper: request, plan, section, text, notes }, neighbours: neighboursOf(leaves, texts, section) },
        { ...call, stepKey: `${call.stepKey}/mend` },
      );
      const revised = await collect(context, pieces);
      const whole: Whole = {
        ...{ language: request.language, names: [request.title], terms: plan.terms.map(({ term }) => term) },
        sections: leaves.map(({ id, title, units }) => ({ id, title, units, text: texts.get(id) ?? '' })),
      };
      const { turn, signal } = context;
      if (await measuring.isBetter(whole, section, revised, { notes, turn, signal })) text = revised;
    } catch (error) {
      const isRefusal = error instanceof StepFailure ? error.code === 'engine_refused' : error instanceof EngineRefused;
      if (!isRefusal) throw error;
    }
    return { before: before.text, text, call };
  }

  return {
    check: defineStep({
      ...retries,
      input: OfClaims,
      output: z.object({ claims: z.array(Checked) }),
      work: (context) =>
        forRun(async () => {
          const { paperId, itemId, claims } = context.input;
          return { claims: await judge(paperId, claims, callOf(context, itemId)) };
        }),
      async onDone(tx, { input, output }) {
        // The order before the paper, as whoever holds both takes them.
        await report(tx, input.itemId, 'check');
        const { citationCheck } = await store.lockPaper(tx, input.paperId);
        const sections = new Set(output.claims.map(({ section, sentence }) => `${section} ${sentence}`));
        const others = (citationCheck?.claims ?? []).filter(
          ({ section, sentence }) => !sections.has(`${section} ${sentence}`),
        );
        await store.changePaper(tx, input.paperId, {
          citationCheck: { claims: [...others, ...output.claims], dropped: citationCheck?.dropped ?? [] },
        });
      },
    }),

    mend: defineStep({
      ...retries,
      input: OfSection,
      output: Mended,
      work: (context) =>
        forRun(async () => {
          const { input } = context;
          await context.emit('section', { section: input.section, step: context.step.id });
          const revised = await revise(context, input);
          if (!revised) return { text: null, claims: [], dropped: [] };
          const { before, call } = revised;
          let { text } = revised;
          const faulty = new Set(input.faults.map(({ sentence }) => sentence));
          const known = new Set(listCitedClaims(input.section, before).map(({ sentence }) => sentence));
          const open = listCitedClaims(input.section, text).filter(({ sentence }) => !known.has(sentence));
          const judged = await judge(input.paperId, open, { ...call, stepKey: `${call.stepKey}/again` });
          // What stayed as it was is still not true; what is new and not true either had its turn.
          const wrong = [
            ...listCitedClaims(input.section, text).filter(({ sentence }) => faulty.has(sentence)),
            ...judged.filter(({ verdict }) => verdict === 'NOT'),
          ];
          for (const { sentence, works } of wrong) text = withoutCitations(text, sentence, works);
          await context.replaceText(text);
          return {
            text: text === before ? null : text,
            claims: judged.filter(({ verdict }) => verdict !== 'NOT'),
            dropped: wrong.map(({ section, sentence, works }) => ({ section, sentence, works })),
          };
        }),
      async onDone(tx, { input, output }) {
        const { paperId, section } = input;
        const { citationCheck } = await store.lockPaper(tx, paperId);
        const newest = await findVersion(tx, { paperId, sectionId: section });
        // Whoever changed it meanwhile knew better.
        if (output.text === null || newest?.version !== input.version) return;
        await insertVersion(tx, paperId, {
          ...{ sectionId: section, version: input.version + 1, text: output.text, origin: 'ENGINE', amendmentId: null },
          ...{ engineVersion: engine.version, at: clock.now() },
        });
        const gone = new Set(input.faults.map(({ sentence }) => sentence));
        const kept = (citationCheck?.claims ?? []).filter(
          (claim) => claim.section !== section || !gone.has(claim.sentence),
        );
        await store.changePaper(tx, paperId, {
          citationCheck: {
            claims: [...kept, ...output.claims],
            dropped: [...(citationCheck?.dropped ?? []), ...output.dropped],
          },
        });
      },
    }),

    /** Cited sentences of what was written now, a handful a step. */
    async listChecks(tx: Tx, paperId: string, scope: Scope): Promise<CitedClaim[][]> {
      const { request } = await store.getPaper(tx, paperId);
      const newest = await readNewest(tx, paperId);
      const claims = openLeaves(request.chapters, scope).flatMap(({ id }) => {
        const row = newest.get(id);
        return row?.origin === 'ENGINE' ? listCitedClaims(id, row.text) : [];
      });
      return Array.from({ length: Math.ceil(claims.length / claimsAQuestion) }, (_, at) =>
        claims.slice(at * claimsAQuestion, (at + 1) * claimsAQuestion),
      );
    },

    /** Sections with sentences that their works do not bear out. */
    async listMends(tx: Tx, paperId: string, scope: Scope) {
      const { request, citationCheck } = await store.getPaper(tx, paperId);
      const newest = await readNewest(tx, paperId);
      const wrong = Map.groupBy(
        (citationCheck?.claims ?? []).filter(({ verdict }) => verdict === 'NOT'),
        ({ section }) => section,
      );
      return openLeaves(request.chapters, scope).flatMap(({ id }) => {
        const row = newest.get(id);
        const faults = wrong.get(id) ?? [];
        return row?.origin === 'ENGINE' && faults.length > 0
          ? [{ section: id, version: row.version, faults, scope }]
          : [];
      });
    },
  };
}

/** What the deposit bought was checked then, and has been read. */
function openLeaves(chapters: Parameters<typeof leavesOf>[0], scope: Scope) {
  const approved = new Set(scope === 'rest' ? previewLeaves(chapters).map(({ id }) => id) : []);
  return leavesOf(chapters, scope).filter(({ id }) => !approved.has(id));
}
