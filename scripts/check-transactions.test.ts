import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findTransactionProblems } from './check-transactions.ts';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-transactions-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function check(files: Record<string, string>): string[] {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return findTransactionProblems(folder);
}

/** A room whose methods are these, with a database and other rooms around them. */
const room = (methods: string, before = '') => `
  import * as store from './store.ts';
  import { readPrice } from './price.ts';
  export function createOrdersService({ db, pool, storage, jobs }: Platform, { library, gateways, engine }: Parts) {
    let cached: string | null = null;
    ${before}
    return {
${methods}
    };
  }
`;
const store = `
  export const find = (db: Queryable, id: string) => db.selectFrom('orders').where('id', '=', id).execute();
  export const insert = (tx: Tx, id: string) => tx.insertInto('orders').values({ id }).execute();
`;
const price = `
  import { listPrices } from './prices.ts';
  export const readPrice = (db: Database) => db.selectFrom('prices').execute();
  export { listPrices };
`;
const library = `
  export function createLibraryService({ db }: Platform) {
    const read = () => db.selectFrom('works').execute();
    return {
      search: (words: string) => read(),
      findWorks: (queryable: Queryable, ids: string[]) => queryable.selectFrom('works').execute(),
    };
  }
`;
const rooms = {
  'features/orders/store.ts': store,
  'features/orders/price.ts': price,
  'features/library/service.ts': library,
};

describe('the check of transactions', () => {
  it.each([
    [
      'the database around it',
      'pay: (id: string) => inTransaction(db, async (tx) => store.find(db, id))',
      'db is used',
    ],
    ['the pool around it', "async pay(tx: Tx) { await pool.query('select 1'); }", 'pool is used'],
    ['the database of the platform', 'pay: (tx: Tx) => store.find(platform.db, 1)', 'platform.db is used'],
    [
      'the database in a callback',
      'pay: (tx: Tx, ids: string[]) => Promise.all(ids.map((id) => store.find(db, id)))',
      'db is used',
    ],
    ['the database, given whatever asks', 'show: (queryable: Queryable) => store.find(db, 1)', 'db is used'],
    [
      'a transaction in a transaction',
      'pay: (tx: Tx) => inTransaction(db, async (inner) => store.insert(inner, 1))',
      'db is used',
    ],
    [
      'a room that asks by itself',
      "pay: (id: string) => inTransaction(db, async (tx) => library.search('ink'))",
      'search is called',
    ],
    [
      'a function of the room that does',
      'pay: (id: string) => inTransaction(db, async (tx) => quote(id))',
      'quote is called',
    ],
    ['one that is handed on by its name', 'pay: (tx: Tx, ids: string[]) => ids.map(quote)', 'quote is called'],
    [
      'a gateway',
      'pay: (id: string) => inTransaction(db, async (tx) => gateways.ALIPAY.offer(id))',
      'charge is called',
    ],
    ['storage', 'pay: (tx: Tx) => storage.put(1, 2)', 'put is called'],
    ['a model, two calls away', 'pay: (tx: Tx) => ask()', 'ask is called'],
    ['memory', 'pay: (tx: Tx) => { cached = null; }', 'cached is set'],
  ])('finds what a transaction reaches beside itself: %s', (what, method, problem) => {
    const before = `
      const quote = async (id: string) => readPrice(db);
      const charge = (id: string) => gateways.offer(id);
      async function ask() { return engine.recommendTitles(); }
    `;
    const text = what === 'a gateway' ? method.replace('gateways.ALIPAY.offer', 'charge') : method;
    const found = check({ ...rooms, 'features/orders/service.ts': room(text, before) });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^server\/src\/features\/orders\/service\.ts:\d+: /);
    expect(found[0]).toContain(problem);
  });

  it('lets pass what keeps to its transaction, asks before it or goes on after it', () => {
    const methods = `
      async pay(id: string) {
        const [price] = await readPrice(db);
        await library.search('ink');
        const paid = await inTransaction(db, async (tx) => {
          const order = (await store.find(tx, id)).find(({ id }) => id === price);
          const works = await library.findWorks(tx, [order.id]);
          afterCommit(tx, () => { cached = null; });
          let total = 0;
          for (const work of works) total += work.price;
          return settle(tx, total);
        });
        await storage.put(id, paid);
        return gateways.offer(paid);
      },
      link: (tx: Tx, file: string) => storage.signUrl(file),
      async show(queryable: Queryable, id: string) { return (cached ??= await store.find(queryable, id)); },
    `;
    const settle = 'const settle = async (tx: Tx, total: number) => store.insert(tx, total);';
    expect(check({ ...rooms, 'features/orders/service.ts': room(methods, settle) })).toEqual([]);
  });

  it('wants what it knows by name to be called so', () => {
    const text = 'export const list = (database: Database, works: LibraryService, files: Storage) => 1;';
    expect(check({ 'features/orders/list.ts': text })).toEqual([
      'server/src/features/orders/list.ts:1: what has the type Database is called db, not database',
      'server/src/features/orders/list.ts:1: what has the type LibraryService is called library, not works',
      'server/src/features/orders/list.ts:1: what has the type Storage is called storage, not files',
    ]);
  });
});
