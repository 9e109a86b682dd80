import { createHash } from 'node:crypto';

/** Of users who call within minutes; beyond, all are forgotten, and each is asked for once more. */
const most = 20_000;

/** Whose tokens are, by what this process has seen. Never a right: only what to ask for at the same time as whether there is one. */
export interface TokenOwners {
  find(token: string): string | undefined;
  remember(token: string, userId: string): void;
  forget(token: string): void;
}

export function createTokenOwners(): TokenOwners {
  const known = new Map<string, string>();
  // As in the database, a token itself is kept nowhere.
  const nameOf = (token: string): string => createHash('sha256').update(token).digest('base64');
  return {
    find: (token) => known.get(nameOf(token)),
    remember(token, userId) {
      if (known.size >= most) known.clear();
      known.set(nameOf(token), userId);
    },
    forget: (token) => void known.delete(nameOf(token)),
  };
}
