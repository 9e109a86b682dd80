/**
 * Counted up whenever the same text would be kept in another way: other tokens, fingerprints, passages or terms, or more of them
 * (`readSource`). What was read in an older way is read again beside the program's work (feeds/reread-sources.ts).
 */
export const sourceForm = 2;

/**
 * Forms that are looked at. What was read in another one is not, until it is read again; the first is as the second, but does not say
 * what stands around fingerprints, so that more of it is read for a check.
 */
export const comparedForms: readonly number[] = [1, sourceForm];
