/** What the processes of the bench agree on. */
export const plan = {
  streams: 200,
  tokensPerSecond: 30,
  firstTokenMs: 200,
  /** Of an answer: some seven to thirteen seconds, so that they end one by one. */
  tokens: { least: 200, most: 400 },
  /** Each of the streams is the first of its browser's, over so long. */
  fillMs: 10_000,
  /** Then each answer that ends is followed by the next question, at least so long; on a machine that others use, longer. */
  steadyMs: 30_000,
  longestMs: 150_000,
};

/** An answer says in its first token what the model took for it, so that this can be taken off exactly. */
export const firstToken = (tookMs: number): string => `用时${tookMs.toFixed(3)}，`;
export const tookOf = (answer: string): number => Number(/^用时([\d.]+)，/.exec(answer)?.[1] ?? Number.NaN);

export const tokenOf = (place: number): string => `词${place}，`;

export const questionOf = (number: number): string => `第${number}问：文献综述怎么写？`;
/** A prompt holds what was asked before, too: the highest is what is asked now. */
export const numberOf = (prompt: string): number =>
  Math.max(...[...prompt.matchAll(/第(\d+)问/g)].map(([, number]) => Number(number)));

export function tokensOf(number: number): number {
  const { least, most } = plan.tokens;
  return least + ((number * 7_919) % (most - least + 1));
}

/** All of an answer behind its first token. */
export const restOf = (number: number): string =>
  Array.from({ length: tokensOf(number) - 1 }, (_, place) => tokenOf(place + 1)).join('');
