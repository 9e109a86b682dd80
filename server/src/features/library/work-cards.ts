import { createHash } from 'node:crypto';
import type { Language } from '@yanmo/contract/languages';
import type { WorkCard } from '@yanmo/contract/work-cards';
import type { Work } from '@yanmo/contract/works';
import { sourceOf } from '../../engines/cards/card-source.ts';
import { makeCard } from '../../engines/cards/make-card.ts';
import {
  type CardsRequest,
  type EngineCall,
  EngineRefused,
  type PaperWork,
  type PaperWriter,
} from '../../engines/engine.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../platform/database/database.ts';
import { findCards, type KeptCard, keepCards } from './card-store.ts';
import { paperWorkOf } from './paper-work.ts';
import { findWorks } from './store.ts';
import { findTexts } from './text-store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  engine: Pick<PaperWriter, 'cardMaker' | 'makeCards'>;
}

/** In one question: more, and the last of them are read carelessly. */
const cardsAQuestion = 6;
/** Of a file, for what is written from it; its card is made from the whole. */
const textForWriting = 60_000;

export const batchesOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / cardsAQuestion) }, (_, at) =>
    ids.slice(at * cardsAQuestion, (at + 1) * cardsAQuestion),
  );

export type WorkCards = ReturnType<typeof createWorkCards>;

/** What works say of themselves, read once and kept: another paper that rests on them reads no more. */
export function createWorkCards({ db, clock, engine }: Parts) {
  async function readWorks(queryable: Queryable, userId: string, works: readonly Work[]) {
    const texts = await findTexts(queryable, userId, works);
    return works.map((work) => {
      const file = texts.get(work.id) ?? null;
      const basisHash = createHash('sha256')
        .update(JSON.stringify([work.title, work.abstract, file?.hash ?? null]))
        .digest('hex');
      // What was read in a student's file is kept with the file: it goes with it, and nobody else is shown it.
      return { work: { ...paperWorkOf(work), text: file?.text ?? null }, keptAt: file?.rowId ?? work.id, basisHash };
    });
  }
  type Read = Awaited<ReturnType<typeof readWorks>>[number];

  async function findKept(
    queryable: Queryable,
    read: readonly Read[],
    language: Language,
  ): Promise<Map<string, WorkCard>> {
    const asked = read.map(({ keptAt, basisHash }) => ({ workId: keptAt, basisHash }));
    const cards = await findCards(queryable, asked, { language, maker: engine.cardMaker });
    return new Map(
      read.flatMap(({ work, keptAt }) => {
        const card = cards.get(keptAt);
        return card ? [[work.id, { ...card, work_id: work.id }] as const] : [];
      }),
    );
  }

  /**
   * An engine that reads nothing in them keeps no paper from being written: their own sentences speak for them, until it does
   * better. What was refused is not kept as what it said.
   */
  async function make(request: CardsRequest, call: EngineCall): Promise<WorkCard[]> {
    try {
      return await engine.makeCards(request, call);
    } catch (error) {
      if (error instanceof EngineRefused) return [];
      throw error;
    }
  }

  return {
    /** Works as sections are written from them, each with its card. */
    async worksWithCards(userId: string, works: readonly Work[], language: Language): Promise<PaperWork[]> {
      const read = await readWorks(db, userId, works);
      const kept = await findKept(db, read, language);
      return read.map(({ work }) => ({
        ...work,
        text: work.text?.slice(0, textForWriting) ?? null,
        card: kept.get(work.id) ?? makeCard(work),
      }));
    },

    /** Of those among them that have none yet. */
    async makeMissing(
      userId: string,
      ids: readonly string[],
      language: Language,
      call: EngineCall,
    ): Promise<KeptCard[]> {
      const read = await readWorks(db, userId, await findWorks(db, userId, ids));
      const kept = await findKept(db, read, language);
      const open = read.filter(({ work }) => !kept.has(work.id) && sourceOf(work).basis !== 'TITLE');
      if (open.length === 0) return [];
      const cards = await make({ works: open.map(({ work }) => work), language, among: ids }, call);
      return cards.flatMap((card) => {
        const one = open.find(({ work }) => work.id === card.work_id);
        if (!one) return [];
        const { keptAt, basisHash } = one;
        return [{ card: { ...card, work_id: keptAt }, language, maker: engine.cardMaker, basisHash }];
      });
    },

    keep: (tx: Tx, cards: readonly KeptCard[]) => keepCards(tx, cards, clock.now()),

    /** For a reader: as it was made for writing, else by the work's own sentences. */
    async showCard(userId: string, work: Work, language: Language): Promise<WorkCard> {
      const [read] = await readWorks(db, userId, [work]);
      if (!read) throw new Error(`work ${work.id} was not read`);
      return (await findKept(db, [read], language)).get(work.id) ?? makeCard(read.work);
    },
  };
}
