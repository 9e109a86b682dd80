import type { CitationKind } from './citation-kind.ts';
import type { CitationStyle } from './citation-record.ts';

/** What no printed reference may show, whatever its type. Addresses are left out: their dots are their own. */
const slips: readonly RegExp[] = [
  // In the place of a field: a title may speak of the null hypothesis.
  /(?:^|[.,;:，。；：()[\]/（）]\s*)(?:undefined|null|NaN)(?=\s*(?:[.,;:，。；：()[\]（）]|$))|\[object/u,
  /\.\s*\.|。\s*[.。]/u,
  /[,;:，；：、]\s*[,;:.，；：。、]/u,
  /^[\s,;:.，；：。、)\]）]/u,
  /\(\s*\)|\[\s*\]|（\s*）|“[.\s]*”|「\s*」/u,
  / {2}/u,
];

const address = /(?:https?|ftp):\/\/\S+?(?=[.,]?(?:\s|$))|DOI:\S+?(?=\.?(?:\s|$))/gu;
const year = String.raw`\d{4}(?:-(?:\d{4})?)?[a-z]?(?:（[^）]+）)?`;

/** In GB/T 7714 the mark says the type; each has its own source behind it. */
const gbtMarks: Readonly<Record<CitationKind, string>> = {
  article: 'J',
  book: 'M',
  chapter: 'M',
  thesis: 'D',
  paper: 'C',
  proceedings: 'C',
  webpage: 'EB',
  report: 'R',
  standard: 'S',
  patent: 'P',
  newspaper: 'N',
  dataset: 'DS',
  preprint: 'PP|EB',
  other: 'Z',
};

/** A year, a day, a run of years that may still go on, and the year of an era behind it. */
const gbtDate = String.raw`\d{4}(?:-\d{2}){0,2}(?:-(?:\d{4})?)?(?:\([^()]+\))?`;
const gbtPages = String.raw`(?:: ?[\p{L}\d][^:[\]]*)?`;
const gbtImprint = String.raw`(?:\. [^[\]]+?)?\. (?:\[[^\]]+\]|[^[\]]+?)(?:, ?${gbtDate}|\(${gbtDate}\))${gbtPages}`;
const gbtSerial = String.raw`\. [^[\]]{2,}?, ?${gbtDate}(?:, ?[^,:()[\]]+)?(?:\([^()]+\))?${gbtPages}`;
const gbtReleased = String.raw`(?:\. [^[\]]+?)?(?:\. |)(?:[^[\]]*?)\(?${gbtDate}\)?${gbtPages}`;

const gbtSources: Readonly<Record<CitationKind, string>> = {
  article: gbtSerial,
  newspaper: gbtSerial,
  book: gbtImprint,
  proceedings: gbtImprint,
  thesis: gbtImprint,
  chapter: String.raw`(?:\. [^[\]]+)?//.+?(?:${gbtImprint}|, ?${gbtDate}${gbtPages})`,
  paper: String.raw`(?:\. [^[\]]+)?//.+?(?:${gbtImprint}|, ?${gbtDate}${gbtPages})`,
  webpage: gbtReleased,
  dataset: gbtReleased,
  preprint: gbtReleased,
  report: gbtReleased,
  standard: String.raw`(?:${gbtImprint}|\. ${gbtDate})?`,
  patent: String.raw`\. ${gbtDate}${gbtPages}`,
  other: gbtReleased,
};

/** The 2025 edition sets Chinese entries with wide marks; the order of the parts is the same. */
const narrow = (text: string): string =>
  text.replace(/，\s*/gu, ', ').replace(/：\s*/gu, ': ').replace(/（/gu, '(').replace(/）/gu, ')');

function gbtPattern(kind: CitationKind): RegExp {
  const makers = String.raw`(?:(?:(?!\. |\[[A-Z]{1,2}(?:/OL)?\]).)+\. )?`;
  const access = String.raw`(?:\[\d{4}-\d{2}-\d{2}\])?(?:\. ?X)*`;
  return new RegExp(`^${makers}.+?\\[(?:${gbtMarks[kind]})(?:/OL)?\\]${gbtSources[kind]}${access}\\.?$`, 'u');
}

/** Family and initials, a body, or a name of a script without initials; several joined by commas and a last “&”. */
const apaName = String.raw`(?:[\p{L}’'\-. ]+, (?:\p{L}[\p{L}’']{0,2}\.(?:[- ]?))+(?:, (?:Jr|Sr|I{2,3}|IV)\.?)?|[^,()]+)`;
/** Begins with a person: what has a maker cannot do without the rest. */
const apaPerson = String.raw`[\p{L}’'\- ]+, \p{L}\.`;
const apaMakers = String.raw`${apaName}(?:,? (?:& |y |… )?${apaName})*(?: \([^)]+\))?\.?`;
const apaDate = String.raw`\((?:${year}(?:, [^)]+)?|(?:n\.d\.|s\. ?f\.|无日期|日付なし|発行年不明)(?:-[a-z])?)\)\. `;

const apaSources: Readonly<Record<CitationKind, string>> = {
  article: String.raw`[^.]+.*?\. [^,]{2,}(?:, .*?)?(?:, ?[\d\p{L}][^,.]*(?:\([^)]+\))?)?(?:, .+?)?\.`,
  newspaper: String.raw`.+\. [^.]+\.`,
  chapter: String.raw`.+\. (?:In |En |收入|[^.]{0,12}).+\.`,
  paper: String.raw`.+\.`,
  book: String.raw`.+\. .+\.`,
  proceedings: String.raw`.+\. .+\.`,
  thesis: String.raw`.+ \[.+\]\.`,
  report: String.raw`.+\.`,
  webpage: String.raw`.+\.`,
  standard: String.raw`.+\.`,
  patent: String.raw`.+\.`,
  dataset: String.raw`.+\[.+\]\..*`,
  preprint: String.raw`.+\.`,
  other: String.raw`.+\.`,
};

const apaPattern = (kind: CitationKind): RegExp =>
  new RegExp(
    `^(?:${apaMakers}(?<=[.)]) ${apaDate}${apaSources[kind]}|(?!${apaPerson}).+?\\. ${apaDate}.+\\.)(?: ?(?:Retrieved [^X]*|Recuperado [^X]*|[^X.]*取自 |[^X.]*閲覧 )?X)?$`,
    'u',
  );

const quoted = String.raw`(?:“[^”]+[.?!…]?”|「[^」]+」)\.?`;
const held: readonly CitationKind[] = ['article', 'newspaper', 'chapter', 'paper', 'webpage', 'preprint'];

/** Author. “Part.” Whole, numbers, year, pages. */
function mlaPattern(kind: CitationKind): RegExp {
  const title = held.includes(kind) ? quoted : String.raw`[^“”「」]+?\.`;
  const needsYear = kind !== 'webpage' && kind !== 'other';
  const source = needsYear ? String.raw`.*\b\d{4}\b.*` : '.*';
  return new RegExp(`^(?:[^“「]+?\\. )?${title} ?${source}\\.$`, 'u');
}

const isBalanced = (text: string): boolean =>
  (
    [
      ['(', ')'],
      ['[', ']'],
      ['（', '）'],
      ['“', '”'],
      ['「', '」'],
      ['《', '》'],
    ] as const
  ).every(([open, close]) => text.split(open).length === text.split(close).length);

/** Whether a printed entry has the parts of its type, in the order and with the marks of its style. */
export function matchesStyle(style: CitationStyle, kind: CitationKind, printed: string): boolean {
  const text = printed.replace(address, 'X');
  if (slips.some((slip) => slip.test(text)) || !isBalanced(text)) return false;
  switch (style) {
    case 'apa':
      return apaPattern(kind).test(text) && /(?:[.?!。]|X)$/u.test(text);
    case 'mla':
      return mlaPattern(kind).test(text);
    default:
      return gbtPattern(kind).test(narrow(text)) && text.endsWith('.');
  }
}
