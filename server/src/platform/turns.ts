export type InTurn = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Line {
  taken: number;
  waiting: (() => void)[];
}

/**
 * As many at a time for each key, in this process, the others in the order in which they came. It stands before a lock that
 * one user’s longer transactions wait for: there each of them would hold a connection, and ten calls of one user at once all
 * that a process has. Before uploads it stands for the same reason: whoever waits holds no bytes.
 */
export function createTurns(most = 1): InTurn {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { taken: 0, waiting: [] };
    lines.set(key, line);
    if (line.taken < most) line.taken += 1;
    else await new Promise<void>((begin) => line.waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The turn goes straight to the next in line.
      if (next) next();
      else {
        line.taken -= 1;
        if (line.taken === 0) lines.delete(key);
      }
    }
  };
}
