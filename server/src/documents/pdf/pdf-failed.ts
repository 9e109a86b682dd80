/**
 * `invalid`: the document or template does not hold. `refused`: Typst could not set it. `took_too_long` and
 * `too_much_memory`: its process was ended for it. `crashed`: the process died of it. `killed`: something else ended the
 * process. `not_started`: there was none. `closed`: the program is stopping.
 */
export type PdfFailure =
  | 'invalid'
  | 'refused'
  | 'took_too_long'
  | 'too_much_memory'
  | 'crashed'
  | 'killed'
  | 'not_started'
  | 'closed';

export class PdfFailed extends Error {
  override name = 'PdfFailed';
  readonly reason: PdfFailure;
  /** The same document would fail again. */
  readonly isFinal: boolean;

  constructor(reason: PdfFailure, message: string, { isFinal = reason === 'invalid' || reason === 'refused' } = {}) {
    super(`${reason}: ${message}`);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
