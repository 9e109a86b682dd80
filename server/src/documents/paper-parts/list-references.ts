import { entryNumber, splitReferences } from '../../text/references/split-references.ts';
import type { PaperParts } from './find-parts.ts';
import { kindOfPart } from './part-kinds.ts';

export interface ListedReference {
  text: string;
  page: number | null;
  /** Where it begins. */
  paragraph: number;
}

const longestReference = 2_000;
const longestHeading = 60;

/** The lists of references of a paper, each entry with its place; the heading of one may be no heading by its look. */
export function listReferences({ paragraphs, parts }: PaperParts, most: number): ListedReference[] {
  const lists = parts.filter(({ kind }) => kind === 'REFERENCES').map(({ start, end }) => ({ start, end }));
  if (lists.length === 0) {
    const start = paragraphs.findLastIndex(
      ({ text }) => text.length <= longestHeading && kindOfPart(text) === 'REFERENCES',
    );
    if (start >= 0) {
      const ended = paragraphs.findIndex(
        ({ text }, at) =>
          at > start && text.length <= longestHeading && ['THANKS', 'APPENDIX'].includes(kindOfPart(text) ?? ''),
      );
      lists.push({ start, end: ended < 0 ? paragraphs.length : ended });
    }
  }
  return lists
    .flatMap(({ start, end }) => {
      const own = paragraphs.slice(start + 1, end);
      const entries = splitReferences(joinBroken(own.map(({ text }) => text.replace(/\s+/gu, ' ').trim())).join('\n'));
      let from = 0;
      return entries.map((entry): ListedReference => {
        const at = own.findIndex(
          ({ text }, index) => index >= from && text.replace(/\s+/gu, ' ').includes(entry.slice(0, 40)),
        );
        if (at >= 0) from = at;
        const paragraph = start + 1 + (at < 0 ? from : at);
        const text = mend(entry).slice(0, longestReference).toWellFormed();
        return { text, page: paragraphs[paragraph]?.page ?? null, paragraph };
      });
    })
    .slice(0, most);
}

/** A line that begins in the middle of a sentence goes on with the one before: columns and pages break entries. */
function joinBroken(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn =
      /^(?:\p{Ll}|\d{1,4}[,(:：（–-]|[(（](?:19|20)\d{2})/u.test(line) || /[,;:&，；：–-]$/u.test(before ?? '');
    if (before !== undefined && goesOn && !entryNumber.test(line)) joined[joined.length - 1] = `${before} ${line}`;
    else joined.push(line);
  }
  return joined;
}

/** Without the number of a page that stood below it, and without the blanks that the ends of lines left in page ranges and addresses. */
const mend = (entry: string): string =>
  entry
    .replace(/\s+[·•—–-]\s*\d{1,4}\s*[·•—–-]$/u, '')
    .replace(/(?<=\d[-–])\s(?=\d)/gu, '')
    .replace(/(https?:\/\/\S*[/.-]|\b10\.\d{4,9}\/\S*[/.-])\s(?=[\w(])/gu, '$1');
