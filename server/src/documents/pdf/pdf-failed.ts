/**
 * `invalid`: the document or template does not hold. `refused`: Typst could not set it. `took_too_long` and
 * `too_much_memory`: its process was ended for it. `crashed`: the process ended by itself. `closed`: the program is stopping.
 */
export type PdfFailure = 'invalid' | 'refused' | 'took_too_long' | 'too_much_memory' | 'crashed' | 'closed';

export class PdfFailed extends Error {
  override name = 'PdfFailed';
  readonly reason: PdfFailure;

  constructor(reason: PdfFailure, message: string) {
    super(`${reason}: ${message}`);
    this.reason = reason;
  }
}
