/**
 * The wordings of one move. `{slot}` is filled from the title and the field (`{de slot}` in the form that a modifier asks
 * for); a wording whose slot is empty is passed over, so the last of each list uses only slots that always have a value.
 * A heading that begins with `~` is a reserve, taken when no other fits.
 */
export type Phrase = readonly [headings: readonly string[], summaries: readonly string[]];

export type Phrases<Name extends string = string> = Readonly<Record<Name, Phrase>>;
