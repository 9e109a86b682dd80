/** The number or bullet that a list puts before an entry. */
const mark =
  /^\s*(?:\[\s*\d{1,3}\s*\]|［\s*\d{1,3}\s*］|【\s*\d{1,3}\s*】|[(（]\d{1,3}[)）]|\d{1,3}\s*[.．、)](?!\d)|[•·▪●*-])\s*/u;
export const entryNumber =
  /^\s*(?:\[\s*\d{1,3}\s*\]|［\s*\d{1,3}\s*］|【\s*\d{1,3}\s*】|[(（]\d{1,3}[)）]|\d{1,3}\s*[.．、)](?!\d))/u;

/**
 * The entries of a pasted list, without their numbers. Where entries are numbered, a line without a number goes on with the
 * one before; else a line is an entry.
 */
export function splitReferences(text: string): string[] {
  const lines = text
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const isNumbered = lines.filter((line) => entryNumber.test(line)).length >= Math.max(1, lines.length / 3);
  const entries: string[] = [];
  for (const line of lines) {
    if (isNumbered && !entryNumber.test(line) && entries.length > 0) entries[entries.length - 1] += ` ${line}`;
    else entries.push(line);
  }
  return entries.map((entry) => entry.replace(mark, '').trim()).filter((entry) => entry.length >= 6);
}
