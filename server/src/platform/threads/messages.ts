/** From the pool to a thread. */
export type ThreadRequest = { id: number; input: unknown } | { cancel: number };

/** From a thread to the pool. */
export type ThreadAnswer = { id: number } & ({ part: unknown } | { answer: unknown } | { bug: string });
