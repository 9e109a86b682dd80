import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FulfilmentService } from '../../fulfilment/service.ts';
import type { PaperSource } from '../../rewriting/service.ts';
import { Delivered, type Delivery } from '../editions/deliver-paper.ts';
import { findCurrentEdition } from '../editions/edition-store.ts';
import type { Packs } from '../editions/packs.ts';
import { fileKeyIn } from '../editions/paper-files.ts';
import { findVersion, insertVersion, readNewest, type SectionRow } from '../section-store.ts';
import * as store from '../store.ts';
import { tellIfShort } from '../tell-if-short.ts';
import { keepLength } from './keep-length.ts';
import { type KeptSection, listPaperParagraphs, putParagraphs, readParagraphKey } from './paper-paragraphs.ts';

const Entry = z.object({
  paperId: z.uuid(),
  delivered: Delivered,
  /** By section: the version that it takes the place of, and its text. */
  sections: z.record(z.string(), z.object({ after: z.int(), text: z.string() })),
  engineVersion: z.string(),
});

interface Parts {
  db: Database;
  clock: Clock;
  storage: Storage;
  delivery: Delivery;
  packs: Pick<Packs, 'onDelivered'>;
  fulfilment: Pick<FulfilmentService, 'deliverShort'>;
}

/** A change that its student asked for has its request; one without any is a rewriting's. */
const isOfReduction = ({ origin, amendmentId }: SectionRow): boolean => origin === 'AMENDMENT' && amendmentId === null;

/** What becomes of a paper that is rewritten: new versions of its sections, and a new edition of its files. */
export function createReducedPaper({ db, clock, storage, delivery, packs, fulfilment }: Parts): PaperSource {
  async function paperOf({ userId, outTradeNo }: { userId: string; outTradeNo: string | null }): Promise<store.Paper> {
    const paper = await store.findPaperOf(db, userId, outTradeNo ?? '');
    if (!paper) throw new Error(`order ${outTradeNo} has no paper`);
    return paper;
  }

  /** As they were read when the rewriting began. */
  async function readOriginals(paperId: string, keys: readonly string[]): Promise<Map<string, KeptSection>> {
    const found = new Map<string, KeptSection>();
    for (const key of keys) {
      const { section: sectionId, version } = readParagraphKey(key);
      if (found.has(sectionId)) continue;
      const row = await findVersion(db, { paperId, sectionId, version });
      if (row) found.set(sectionId, { text: row.text, version });
    }
    return found;
  }

  async function readFiles(folder: string) {
    const read = async (file: 'word' | 'pdf') => buffer((await storage.open(fileKeyIn(folder, file))).stream);
    return { word: await read('word'), pdf: await read('pdf') };
  }

  return {
    async write(reduction, changed, { turn, signal }) {
      const paper = await paperOf(reduction);
      const newest = await readNewest(db, paper.id);
      const originals = await readOriginals(
        paper.id,
        changed.map(({ id }) => id),
      );
      // What a rewriting put there before is its own to change.
      const open = new Map(
        [...newest].map(([id, row]) => [
          id,
          { version: isOfReduction(row) ? (originals.get(id)?.version ?? row.version) : row.version },
        ]),
      );
      const before = new Map(
        listPaperParagraphs(paper.request.chapters, originals).paragraphs.map(({ key, text }) => [key, text]),
      );
      const wholeUnits = [...newest.values()].reduce((sum, { units }) => sum + units, 0);
      const kept = keepLength(
        wholeUnits,
        changed.map((each) => ({ ...each, before: before.get(each.id) ?? each.text })),
      );
      const { texts, left } = putParagraphs(kept.fitting, originals, open);
      for (const [id, text] of texts) if (newest.get(id)?.text === text) texts.delete(id);
      if (texts.size === 0) {
        const edition = await findCurrentEdition(db, paper.itemId);
        if (!edition) throw new Error(`paper ${paper.id} was not delivered`);
        return { ...(await readFiles(edition.folder)), left: [...kept.left, ...left], entry: null };
      }
      const { engineVersion, promised } = reduction;
      const delivered = await delivery.write({
        ...{ paperId: paper.id, turn, signal },
        rewritten: { texts, engineVersion, ...(promised === null ? {} : { aigcMaximum: promised / 100 }) },
      });
      const sections = Object.fromEntries(
        [...texts].map(([id, text]) => [id, { after: newest.get(id)?.version ?? 0, text }]),
      );
      return {
        ...(await readFiles(delivered.folder)),
        left: [...kept.left, ...left],
        entry: { paperId: paper.id, delivered, sections, engineVersion } satisfies z.input<typeof Entry>,
      };
    },

    async enter(tx, _reduction, entry) {
      const { paperId, delivered, sections, engineVersion } = Entry.parse(entry);
      await store.lockPaper(tx, paperId);
      const versions = { ...delivered.versions };
      for (const [sectionId, { after, text }] of Object.entries(sections)) {
        const newest = await findVersion(tx, { paperId, sectionId });
        // Its student was quicker: theirs stays the newest, and the page says that the files are older.
        if (newest?.version !== after) {
          versions[sectionId] = after;
          continue;
        }
        await insertVersion(tx, paperId, {
          ...{ sectionId, version: after + 1, text, origin: 'AMENDMENT', engineVersion, amendmentId: null },
          at: clock.now(),
        });
      }
      await delivery.enter(tx, paperId, { ...delivered, versions });
    },

    async onEnded(tx, { userId, outTradeNo, itemId }) {
      if (outTradeNo === null) return;
      await packs.onDelivered(tx, { userId, outTradeNo });
      const paper = await store.findPaperOf(tx, userId, outTradeNo);
      // It is priced by the paper's length too.
      if (paper && itemId !== null) await tellIfShort(tx, fulfilment, paper.id, itemId);
    },
  };
}
