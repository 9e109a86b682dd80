/**
 * Counted up whenever the same text would be kept in another way: other tokens, fingerprints, passages or terms (`readSource`). What was read
 * in an older way is looked at no more from then on, and is read again beside the program's work (feeds/reread-sources.ts).
 */
export const sourceForm = 1;
