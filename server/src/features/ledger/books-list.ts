import { countedEntries, findEntries, listEntriesByIds } from './books-store.ts';

export type { BooksQuery } from './books-store.ts';

/** What the operator's view of the books is made of. */
export function createBooksList() {
  return { find: findEntries, counted: countedEntries, read: listEntriesByIds };
}
