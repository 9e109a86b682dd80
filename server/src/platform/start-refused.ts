/** A failure of a start that the person at the terminal can mend: shown in its own words, without a stack. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
