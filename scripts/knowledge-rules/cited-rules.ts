import { bearsOutAlone } from '@yanmo/contract/works';
import type { CitedLine, CitedWorkLine, CiteLine } from '../../server/src/knowledge/cited-line.ts';
import type { WorkLine } from '../../server/src/knowledge/work-line.ts';
import { titleKey } from '../../server/src/text/search-words.ts';
import { type Line, Once } from './knowledge-file.ts';
import type { FactLine } from './subject-rules.ts';

const surname = String.raw`[A-ZÀ-Þ][\wÀ-ÿ’'-]+`;
/** Who wrote what, where and when: an article or a chapter by several, by names with initials, or in a journal; a book of a Chinese or Japanese press. */
const worksByForm: readonly RegExp[] = [
  /\bet al\b/u,
  /ほか[「『].*\d{4}年$/u,
  /出版社\d{4}年$|》\d{4}年第\d+期$|arXiv:|\[[JMCDR]\]/u,
  new RegExp(`^(?:${surname}, )*${surname} (?:and|&|y) ${surname}, [^;]+, [^;]+, \\d{4}$`, 'u'),
  new RegExp(`^(?:${surname} [A-Z]{1,3}(?:, | et al\\.|\\. ))+[^;]+, \\d{4}$`, 'u'),
  new RegExp(
    `^${surname}, [^;]+, [^;,]*\\b(?:Journal|Review|Proceedings|Quarterly|Annals|Bulletin|Psychology|Medicine|Lancet|Nature|Science)\\b[^;,]*, \\d{4}$`,
    'u',
  ),
];
/** A day or a month is of an event or a document, and a retraction of neither. */
const isDated =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\d月|^Retraction/u;

export const looksLikeWork = (cite: string): boolean =>
  !isDated.test(cite) && worksByForm.some((form) => form.test(cite));

const nameOf = ({ title, authors, year }: Pick<WorkLine, 'title' | 'authors' | 'year'>): string =>
  `${titleKey(title)}|${titleKey(authors[0]?.family ?? '')}|${year ?? ''}`;

const isWork = (line: Line<CitedLine>): line is Line<CitedWorkLine> => line.value.kind === 'work';
const isCite = (line: Line<CitedLine>): line is Line<CiteLine> => line.value.kind === 'cite';

/** Everything wrong with what sheets cite: each is a work with a record, or none. */
export function checkCited(
  lines: readonly Line<CitedLine>[],
  facts: readonly Line<FactLine>[],
  collection: readonly WorkLine[],
): string[] {
  const faults: string[] = [];
  const ids = new Once(faults);
  const names = new Once(faults);
  const cites = new Once(faults);
  const works = lines.filter(isWork);
  const listed = lines.filter(isCite);
  const verified = collection.filter(({ borneOut }) => bearsOutAlone(borneOut.level));
  const held = new Map(verified.map((work) => [nameOf(work), work.id]));
  const known = new Set([...works.map(({ value }) => value.id), ...verified.map(({ id }) => id)]);
  const used = new Set(listed.flatMap(({ value }) => value.works));
  for (const { at, value } of works) {
    ids.add(value.id, at, `the id ${value.id}`);
    names.add(nameOf(value), at, `“${value.title}”`);
    const twin = held.get(nameOf(value));
    if (twin) faults.push(`${at}: the collection holds it verified, as ${twin}`);
    if (!used.has(value.id)) faults.push(`${at}: no cite below means it`);
    if (value.type === 'book' && value.venue) faults.push(`${at}: a book has a publisher, not a journal`);
  }
  const said = new Set(
    facts.flatMap(({ value }) => ('cite' in value && typeof value.cite === 'string' ? value.cite : [])),
  );
  for (const { at, value } of listed) {
    cites.add(value.cite, at, `“${value.cite}”`);
    if (!said.has(value.cite)) faults.push(`${at}: no sheet cites “${value.cite}”`);
    for (const id of value.works)
      if (!known.has(id)) faults.push(`${at}: ${id} is neither a work above nor a verified one of the collection`);
  }
  const means = new Set(listed.map(({ value }) => value.cite));
  for (const { at, value } of facts) {
    const cite = 'cite' in value ? value.cite : undefined;
    if (typeof cite === 'string' && !means.has(cite) && looksLikeWork(cite))
      faults.push(`${at}: “${cite}” looks like a scholarly work: give it a record in works/cited.jsonl`);
  }
  return faults;
}
