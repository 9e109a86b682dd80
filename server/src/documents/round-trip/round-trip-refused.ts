export type RoundTripRefusal =
  | 'unknown_paragraph'
  | 'paragraph_not_editable'
  | 'paragraph_given_twice'
  | 'unknown_mark'
  | 'mark_given_twice'
  | 'marks_reordered'
  | 'unusual_encoding';

/** A replacement that cannot be made without harm. The caller asked for it, so none of the replacements is made. */
export class RoundTripRefused extends Error {
  readonly reason: RoundTripRefusal;
  readonly paragraphId: string | null;
  constructor(reason: RoundTripRefusal, paragraphId: string | null = null) {
    super(paragraphId === null ? reason : `${reason} in ${paragraphId}`);
    this.name = 'RoundTripRefused';
    this.reason = reason;
    this.paragraphId = paragraphId;
  }
}
