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

/** A delta says which it is and when it was appended. */
export const stamp = (number: number): string => `[${number} ${nowMs().toFixed(2)}]`;
const stamps = /\[(\d+) (\d+\.\d\d)\]/g;
export const readStamps = (text: string): { number: number; at: number }[] =>
  [...text.matchAll(stamps)].map(([, number, at]) => ({ number: Number(number), at: Number(at) }));
