/** A heading of a chapter that is being written. */
export interface GrowingHeading {
  /** Its place in the tree, counted from 1. */
  path: readonly number[];
  title: string;
  /** Empty until it is written. */
  summary: string;
}

/** A line a heading, so that what grows is appended: its place, its title and, once written, its summary. */
export function writeGrowingHeadings(headings: readonly GrowingHeading[]): string {
  return headings
    .map(({ path, title, summary }) => [path.join('.'), title, ...(summary === '' ? [] : [summary])].join('\t'))
    .join('\n');
}

export function readGrowingHeadings(text: string): GrowingHeading[] {
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [place = '', title = '', summary = ''] = line.split('\t');
    return { path: place.split('.').map(Number), title, summary };
  });
}
