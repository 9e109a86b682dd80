export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * One at a time for each key, in this process. It stands before a lock that one user’s longer transactions wait for: there
 * each of them would hold a connection, and ten calls of one user at once all that a process has.
 */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.catch(() => undefined).then(work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
