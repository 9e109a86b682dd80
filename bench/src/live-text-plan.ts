/** What the processes of the bench agree on. */
export const plan = {
  /** Each writes one text of its own. */
  writers: 10,
  deltasPerSecond: 60,
  seconds: 20,
  /** Of the first text; the others have one each. */
  readers: 50,
};

/** The same clock in every process of a machine, finer than a millisecond. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

/** A delta says when it was appended. */
export const stamp = (): string => `[${nowMs().toFixed(2)}]`;
const stamps = /\[(\d+\.\d\d)\]/g;
export const readStamps = (text: string): number[] => [...text.matchAll(stamps)].map(([, at]) => Number(at));
