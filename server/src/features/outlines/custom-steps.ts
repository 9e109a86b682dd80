import type { Language } from '@yanmo/contract/languages';
import type { OutlineDetail, OutlineForm } from '@yanmo/contract/outlines';
import { buildQueriesAtOnce } from '../../engines/build-queries-at-once.ts';
import type { Engine } from '../../engines/engine.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { stepKey as hashStepInput } from '../../platform/runs/step-key.ts';
import type { LibraryService } from '../library/service.ts';
import { askEngine } from './ask-engine.ts';
import { type AskedReading, readingChange } from './asked-reading.ts';
import { assertNotBeingWritten, getOutline, lockOutline, type OutlineWritings } from './outline-writings.ts';
import { subjectOf } from './rested-works.ts';
import * as store from './store.ts';

interface CustomStepsParts {
  engine: Engine;
  library: LibraryService;
  writings: OutlineWritings;
  detail: (queryable: Queryable, outline: store.Outline, language: Language) => Promise<OutlineDetail>;
}

/** The custom outline: keywords, literature, requirements, each kept when it is left. */
export function createCustomSteps(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { engine, library, writings, detail }: CustomStepsParts,
) {
  /** What a step keeps is kept, and the next step is where it is taken up again. */
  async function saveStep(
    userId: string,
    key1: string,
    language: Language,
    changeOf: (outline: store.Outline) => store.OutlineChange,
  ): Promise<OutlineDetail> {
    return inTransaction(db, async (tx) => {
      const outline = await lockOutline(tx, userId, key1);
      assertNotBeingWritten(outline);
      return detail(tx, await store.changeOutline(tx, outline.id, changeOf(outline), clock.now()), language);
    });
  }

  return {
    /** Begins a custom outline, or takes one up; proposing keywords again keeps what was saved until it is saved anew. */
    async generateKeywords(userId: string, form: OutlineForm, key1: string | undefined, asked: AskedReading) {
      const look = async () => {
        if (key1 !== undefined) assertNotBeingWritten(await getOutline(db, userId, key1));
        return null;
      };
      const outline = await writings.transactFor(userId, look, async (tx) => {
        if (key1 !== undefined) {
          const known = await lockOutline(tx, userId, key1);
          assertNotBeingWritten(known);
          const change = { form, ...readingChange(known, form, asked, engine.kind) };
          return store.changeOutline(tx, known.id, change, clock.now());
        }
        await store.lockWritings(tx, userId);
        const reading = readingChange(null, form, asked, engine.kind);
        return (
          (await store.findUnfinishedTwin(tx, userId, 'v2', 'KEYWORDS', form, reading)) ??
          writings.insert(tx, { userId, version: 'v2', form, asked: reading })
        );
      });
      const { title, language, type, field, product: level } = form;
      const keywords = await askEngine(
        (call) => engine.proposeKeywords({ title, language, type, field, level }, call),
        {
          stepKey: hashStepInput('keywords', { outline: outline.id, form }),
          subject: { kind: 'outline', id: outline.id },
          userId,
        },
      );
      return { key1: outline.key1, keywords };
    },

    saveKeywords: (userId: string, key1: string, keywords: string[], language: Language) =>
      saveStep(userId, key1, language, () => ({ keywords: [...new Set(keywords)], step: 'PAPERS' })),

    async savePapers(userId: string, key1: string, ids: string[], language: Language) {
      const found = await library.findWorks(db, userId, [...new Set(ids)]);
      const known = new Set(found.map(({ id }) => id));
      if (!ids.every((id) => known.has(id))) throw new AppError('not_found');
      return saveStep(userId, key1, language, () => ({ paperIds: [...known], step: 'REQUIREMENTS' }));
    },

    saveExtraRequirements: (userId: string, key1: string, asked: AskedReading, language: Language) =>
      saveStep(userId, key1, language, (outline) => ({
        ...readingChange(outline, outline.form, asked, engine.kind),
        step: 'OUTLINE',
      })),

    async searchPapers(userId: string, key1: string, query: string | undefined, pageNum: number) {
      const outline = await getOutline(db, userId, key1);
      if (query) return library.search(userId, query, pageNum);
      // By rule: a page of suggestions is no reason to buy anything.
      const queries = buildQueriesAtOnce({ ...subjectOf(outline), chapters: [] });
      return library.suggest(userId, queries, pageNum);
    },

    async createFromSteps(userId: string, key1: string, asked: AskedReading) {
      return writings.transactFor(
        userId,
        () => writings.assertMayBeWritten(userId, key1),
        async (tx) => {
          const outline = await lockOutline(tx, userId, key1);
          return writings.start(tx, outline, readingChange(outline, outline.form, asked, engine.kind));
        },
      );
    },
  };
}
