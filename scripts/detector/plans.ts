import type { Orders, ReadLanguage } from '../../server/src/text/detector/grams.ts';
import type { RunKind } from '../../server/src/text/detector/model.ts';

export interface TablePlan {
  orders: Orders;
  bits: number;
  ridge: number;
  leastRows: number;
  leastSources: number;
  /** Its share in the whole, once all are brought to one spread. */
  share: number;
  /** By how much style is enlarged beside the runs; 0 for runs alone. */
  style: number;
}

export interface Plan {
  /** How far a source's size is evened out: 1 makes all alike. */
  evenness: number;
  commonWords: number;
  rounds: number;
  tables: Partial<Record<RunKind, TablePlan>>;
  /** The share of style alone. */
  style: { ridge: number; share: number };
}

export const plans: Readonly<Record<ReadLanguage, Plan>> = {
  zh: {
    evenness: 1,
    commonWords: 300,
    rounds: 10,
    tables: {
      characters: {
        orders: { from: 1, to: 3 },
        bits: 22,
        ridge: 1e-4,
        leastRows: 6,
        leastSources: 3,
        share: 1,
        style: 0.1,
      },
      words: { orders: { from: 1, to: 3 }, bits: 22, ridge: 5e-5, leastRows: 4, leastSources: 3, share: 1, style: 0 },
      frames: {
        orders: { from: 2, to: 4 },
        bits: 22,
        ridge: 1e-4,
        leastRows: 4,
        leastSources: 3,
        share: 1,
        style: 0.1,
      },
    },
    style: { ridge: 1e-3, share: 0.15 },
  },
  en: {
    evenness: 0.5,
    commonWords: 300,
    rounds: 10,
    tables: {
      words: { orders: { from: 1, to: 3 }, bits: 22, ridge: 5e-5, leastRows: 4, leastSources: 4, share: 1, style: 0 },
      frames: {
        orders: { from: 2, to: 4 },
        bits: 22,
        ridge: 1e-4,
        leastRows: 4,
        leastSources: 4,
        share: 0.6,
        style: 0.1,
      },
    },
    style: { ridge: 1e-3, share: 0 },
  },
};

/** What is easily built, for comparison: runs of characters and style in one model, every text alike. */
export const cheapPlans: Readonly<Record<ReadLanguage, Plan>> = {
  zh: {
    evenness: 0,
    commonWords: 0,
    rounds: 10,
    tables: { characters: { ...cheapTable(1, 4) } },
    style: { ridge: 1e-3, share: 0 },
  },
  en: {
    evenness: 0,
    commonWords: 0,
    rounds: 10,
    tables: { characters: { ...cheapTable(3, 5) } },
    style: { ridge: 1e-3, share: 0 },
  },
};

function cheapTable(from: number, to: number): TablePlan {
  return { orders: { from, to }, bits: 20, ridge: 1e-4, leastRows: 1, leastSources: 1, share: 1, style: 0.1 };
}
