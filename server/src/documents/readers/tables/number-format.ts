/** The formats that every sheet knows without naming them; the ones for East Asian dates among them. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47]);

export type NumberKind = 'number' | 'date' | 'time';

export function kindOfFormat(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtInDates.has(id) ? 'date' : builtInTimes.has(id) ? 'time' : 'number';
  // Words in quotes, after a backslash or in square brackets (colours, currencies) are no codes; [h] is.
  const [first = ''] = code.split(';');
  const bare = first
    .replace(/"[^"]*"|\\.|_.|\*./gu, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '')
    .replace(/general/giu, '');
  if (/[yd]|e(?![+-])|m{3,}/iu.test(bare)) return 'date';
  if (/[hs]/iu.test(bare)) return 'time';
  return /m/iu.test(bare) ? 'date' : 'number';
}

const dayMs = 86_400_000;
const latestDay = 2_958_466;

/** A day number as a date. The first calendar counts a 29 February 1900 that never was; the other begins in 1904. */
export function dateOf(serial: number, kind: 'date' | 'time', isFrom1904: boolean): string | number {
  if (serial < 0 || serial >= latestDay) return serial;
  const days = isFrom1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const ms = Math.round(days * 86_400) * 1_000;
  const instant = new Date(Date.UTC(1899, 11, 30) + ms).toISOString();
  const time = instant.slice(11, 19);
  if (serial < 1 && kind === 'time') return time;
  return ms % dayMs === 0 ? instant.slice(0, 10) : `${instant.slice(0, 10)}T${time}`;
}
