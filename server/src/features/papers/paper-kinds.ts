import { totalWords } from '@yanmo/contract/chapter-words';
import { EnglishTitle, PrintedStyle } from '@yanmo/contract/orders';
import { z } from 'zod';
import type { Engine } from '../../engines/engine.ts';
import { withLengths } from '../../engines/fold-sections.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Cancelling, type Item, type ItemKind, noFiles, type Scope } from '../fulfilment/service.ts';
import { assertPaperLength, type OrderedOutline, type OutlinesService } from '../outlines/service.ts';
import type { Templates } from '../settings/service.ts';
import { listServedFolders } from './editions/edition-store.ts';
import { firstFolder, signPaperFiles } from './editions/paper-files.ts';
import { chooseFormat } from './editions/paper-options.ts';
import { KnownLength, type KnownLengths, type TextCompanion } from './known-length.ts';
import { basisOf, hashBasis, hasPreview } from './paper-basis.ts';
import { paceOf } from './preview/paper-list-store.ts';
import * as store from './store.ts';
import { createExpectedTime } from './writing/expected-time.ts';
import { createLiveSheet } from './writing/live-sheet.ts';
import { companionKinds, type StartCompanion } from './writing/start-companion.ts';
import type { createWritePaperRun } from './writing/write-paper-run.ts';
import { countWritten, keepGrowing, readWritten } from './writing/written-part.ts';

const Spec = z.object({
  key1: z.string(),
  /** How it is set; companions follow the paper. */
  templateId: z.string().optional(),
  citationStyle: PrintedStyle.optional(),
  /** As the student gave it; none for a paper in English. */
  englishTitle: EnglishTitle.optional(),
  /** In percent: what is promised of its rewriting, where that was bought with it. */
  promised: z.number().optional(),
  /** What the outline said when it was ordered; items of before have none. */
  outlineHash: z.string().optional(),
  /** How much of it can be written; items of before, and of a model, are as long as their outline. */
  known: KnownLength.optional(),
  /** Places left to the student are no part of its length; items of before have them counted. */
  isWithoutGaps: z.literal(true).optional(),
  /** Of a document that goes with a paper: how much of it can be written; left out of what is sold by the piece. */
  companionUnits: z.int().min(1).optional(),
});
type Spec = z.infer<typeof Spec>;

/** A paper of other headings is not the one that was ordered, were it as long. */
function assertAsOrdered(outline: OrderedOutline, { outlineHash }: Spec): void {
  if (outlineHash !== undefined && hashBasis(basisOf(outline)) !== outlineHash) throw new AppError('order_outdated');
}

interface Parts {
  engine: Engine;
  outlines: OutlinesService;
  templates: Templates;
  run: ReturnType<typeof createWritePaperRun>;
  startCompanion: StartCompanion;
  lengths: KnownLengths;
}

/** The paper, and what goes with it. */
export function createPaperKinds(
  { db, clock, runs, storage }: Pick<Platform, 'db' | 'clock' | 'runs' | 'storage'>,
  { engine, outlines, templates, run, startCompanion, lengths }: Parts,
): { paper: ItemKind<Spec>; all: ItemKind<Spec>[] } {
  const expected = createExpectedTime(runs);
  /** What it is written from. The paper's own order decides for what goes with it, also when the outline has changed since. */
  async function basisFor(tx: Tx, item: Item<Spec>) {
    const paper = await store.findPaperOf(tx, item.userId, item.outTradeNo);
    if (paper) return { request: paper.request, templateId: paper.templateId, citationStyle: paper.citationStyle };
    const outline = await outlines.getOrdered(tx, item.userId, item.spec.key1);
    // Read again since it was priced: an edit in between would have a longer paper made at the price of a shorter one.
    if (item.kind === 'PAPER') assertAsOrdered(outline, item.spec);
    const { language } = outline.form;
    const { templateId = '', citationStyle, englishTitle, known, isWithoutGaps } = item.spec;
    // Money has come: a template that is no longer shipped gives way to the usual one.
    const found = await templates.findTemplate(tx, templateId);
    const kept = found?.language === language ? templateId : undefined;
    const basis = basisOf(outline);
    const request = {
      ...basis,
      seed: item.spec.key1,
      ...(known ? { wordCount: known.units, chapters: withLengths(basis.chapters, known) } : {}),
      ...(englishTitle === undefined ? {} : { englishTitle }),
      ...(isWithoutGaps ? { isWithoutGaps } : {}),
    };
    return { request, ...(await chooseFormat(templates, tx, language, { templateId: kept, citationStyle })) };
  }

  async function ensure(tx: Tx, item: Item<Spec>): Promise<store.Paper> {
    const begun = await store.findPaperOfItem(tx, item.id);
    if (begun) return begun;
    const basis = await basisFor(tx, item);
    const { companionUnits } = item.spec;
    return store.ensurePaper(tx, {
      itemId: item.id,
      userId: item.userId,
      outTradeNo: item.outTradeNo,
      kind: item.kind,
      key1: item.spec.key1,
      ...basis,
      request: companionUnits === undefined ? basis.request : { ...basis.request, companionUnits },
      engine: engine.kind,
      engineVersion: engine.version,
      at: clock.now(),
    });
  }

  async function askLength(userId: string, key1: string, of: TextCompanion | null): Promise<void> {
    // What cannot be ordered is told by the check, in its turn.
    const outline = await outlines.getForOrder(db, userId, key1).catch((error) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (outline) await lengths.askAhead(userId, outline, of);
  }

  const shared = {
    spec: Spec,
    isAnnounced: true,
    async check(queryable: Queryable, userId: string, spec: Spec) {
      const { key1, englishTitle } = spec;
      const outline = await outlines.getForOrder(queryable, userId, key1);
      const { language } = outline.form;
      const format = await chooseFormat(templates, queryable, language, spec);
      const named = language === 'en' || englishTitle === undefined ? {} : { englishTitle };
      return {
        title: outline.form.title,
        outline: { ...outline.form, word_count: totalWords(outline.chapters), key1 },
        spec: { key1, ...format, ...named, outlineHash: hashBasis(basisOf(outline)), isWithoutGaps: true as const },
      };
    },
    async runOf(queryable: Queryable, item: Item<Spec>) {
      return (await store.findPaperOfItem(queryable, item.id))?.runId ?? null;
    },
    async cancel(tx: Tx, item: Item<Spec>, { isHeld, isKept }: Cancelling) {
      const paper = await store.findPaperOfItem(tx, item.id);
      if (!paper?.runId) return;
      if (isKept) await keepGrowing(tx, { runs, clock }, paper);
      if (isHeld) await runs.cancel(tx, paper.runId);
      else await runs.cancelLater(tx, paper.runId);
    },
    async files(queryable: Queryable, items: readonly Item<Spec>[]) {
      const editions = await listServedFolders(
        queryable,
        items.map(({ id }) => id),
      );
      return new Map(
        items.map((item) => {
          const edition = editions.get(item.id);
          // Of what was cancelled there are files only where a preview was delivered before.
          if (item.isKept && !edition) return [item.id, noFiles];
          const files = signPaperFiles(storage, {
            folder: edition?.folder ?? firstFolder(item.id),
            isPreview: edition?.isPreview ?? item.scope === 'preview',
            title: item.title,
          });
          return [item.id, files];
        }),
      );
    },
  };

  const paper: ItemKind<Spec> = {
    ...shared,
    kind: 'PAPER',
    askAhead: (userId, { key1 }) => askLength(userId, key1, null),
    async check(queryable, userId, spec) {
      const subject = await shared.check(queryable, userId, spec);
      const outline = await outlines.getForOrder(queryable, userId, spec.key1);
      const found = await lengths.find(queryable, userId, outline, assertPaperLength(outline.chapters));
      if (!found) return subject;
      const { known, length } = found;
      return {
        ...subject,
        outline: { ...subject.outline, word_count: known.units },
        spec: { ...subject.spec, known },
        length,
      };
    },
    watch: createLiveSheet({ runs, clock }, expected),
    expectedSeconds: (queryable, units, scope) =>
      expected(queryable, { engine: paceOf(engine.kind, engine.version), units, scope }),
    async written(queryable, item) {
      const begun = await store.findPaperOfItem(queryable, item.id);
      return begun && countWritten(begun.request, await readWritten(queryable, runs, begun), item.scope ?? 'all');
    },
    async units(queryable, userId, spec) {
      const outline = await outlines.getOrdered(queryable, userId, spec.key1);
      assertAsOrdered(outline, spec);
      const words = assertPaperLength(outline.chapters);
      return spec.known?.units ?? words;
    },
    async assertStaged(queryable, userId, { key1, known }) {
      const { chapters } = basisOf(await outlines.getForOrder(queryable, userId, key1));
      if (!hasPreview(known ? withLengths(chapters, known) : chapters)) throw new AppError('stages_unavailable');
    },
    async start(tx, item, scope: Scope) {
      const { id: paperId } = await ensure(tx, item);
      const created = await runs.create(tx, run, {
        userId: item.userId,
        subject: item.id,
        input: { paperId, itemId: item.id, scope },
      });
      await store.changePaper(tx, paperId, { runId: created.id });
    },
  };

  /** What is written and has a length is as long as what is known; a form is as long as what it asks for. */
  const measured = (of: TextCompanion): Pick<ItemKind<Spec>, 'askAhead' | 'check'> => ({
    askAhead: (userId, { key1 }) => askLength(userId, key1, of),
    async check(queryable, userId, spec) {
      const subject = await shared.check(queryable, userId, spec);
      const outline = await outlines.getForOrder(queryable, userId, spec.key1);
      const companionUnits = await lengths.findCompanion(queryable, userId, outline, of);
      return companionUnits === null ? subject : { ...subject, spec: { ...subject.spec, companionUnits } };
    },
  });

  const extras = Object.entries(companionKinds).map(
    ([kind, companion]): ItemKind<Spec> => ({
      ...shared,
      ...(companion === 'questionnaire' ? {} : measured(companion)),
      kind,
      async units(queryable, userId, { key1, companionUnits }) {
        await outlines.getOrdered(queryable, userId, key1);
        return companionUnits ?? null;
      },
      start: async (tx, item) => startCompanion.start(tx, await ensure(tx, item)),
    }),
  );
  return { paper, all: [paper, ...extras] };
}
