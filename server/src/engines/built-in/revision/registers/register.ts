/** One word or phrase for another; `$1` stands for what the first group took. */
export type Rewording = readonly [RegExp, string];

export interface Register {
  /** From speech to writing. */
  formal: readonly Rewording[];
  /** From the study to the street, as far as the meaning stays the same. */
  simple: readonly Rewording[];
  /** Places where one sentence can become two: what stands there becomes what follows. */
  breaks: readonly Rewording[];
  /** From the passive to the active, only where both sides are plain. */
  active: readonly Rewording[];
}
