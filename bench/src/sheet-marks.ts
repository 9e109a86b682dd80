import { defaultWordCount, fields, wordCountLimits } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { listEntries, listFacets } from '../../server/src/engines/built-in/knowledge/knowledge.ts';
import { listStandings } from '../../server/src/engines/built-in/paper/origin.ts';
import type { Paper } from '../../server/src/engines/built-in/paper/paper.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { writableLength } from '../../server/src/engines/built-in/paper/writable-length.ts';
import { writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import { withLengths } from '../../server/src/engines/fold-sections.ts';
import { listPieces } from '../../server/src/text/word-overlap.ts';
import type { Figure } from './figure.ts';
import { type LabelledTitle, readLabelledTitles, sheetsOf } from './labelled-titles.ts';

/** Papers that are written to see what they are made of. */
const written = 12;
/** Sheets that the next landing could bring. */
const nextSheets = 100;
const goals = { terms: 0.5, elsewhere: 0.08, shared: 0.3, unsourced: 0.15, topic: 0.45, off: 0.15 };
/** Below it no paper is sold. */
const soldFrom = wordCountLimits.minimum;
/** Two sentences that share so many of their words are nearly the same. */
const nearlySame = 0.8;

const percent = (part: number, all: number): string => (all === 0 ? 'none' : `${((100 * part) / all).toFixed(1)} %`);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** As it would be ordered: as long as what is known, with as many sections as that fills. */
function write({ title, lang, field, level }: LabelledTitle, seed: string): Paper {
  const wordCount = Math.min(8_000, defaultWordCount[level]);
  const asked = requestPaper({ title, language: lang, field, wordCount, seed });
  const known = writableLength(asked);
  return writePaperAtOnce(
    known ? { ...asked, wordCount: known.units, chapters: withLengths(asked.chapters, known) } : asked,
  );
}

interface Said {
  text: string;
  key: string;
  pieces: ReadonlySet<string>;
}
const sentencesOf = (paper: Paper): Said[] =>
  listStandings(paper).map(({ sentence: { text } }) => {
    const plain = text.replace(/\[[^\]]*\]/gu, '');
    return { text: plain, key: plain.replace(/[\s\p{P}]/gu, ''), pieces: listPieces(plain) };
  });

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const piece of one) if (other.has(piece)) shared += 1;
  return shared / Math.max(1, one.size + other.size - shared);
}
const shareAlike = (own: readonly Said[], others: readonly Said[]): number =>
  own.filter(({ pieces }) => others.some((other) => likeness(pieces, other.pieces) >= nearlySame)).length /
  Math.max(1, own.length);

/** Words of the sheets that a title calls for and that do not stand in it. */
function termsOf(label: LabelledTitle): Set<string> {
  const called = sheetsOf(label);
  const facets = listFacets(label.field, label.lang);
  const own = new Set<string>();
  for (const { id, sheet, term } of listEntries(label.field, label.lang)) {
    if (!sheet || !called.has(sheet.id)) continue;
    const clauses = Object.values(facets[id] ?? {}).filter((said): said is string => typeof said === 'string');
    for (const piece of listPieces([term, ...clauses].join(' '))) own.add(piece);
  }
  for (const piece of listPieces(label.title)) own.delete(piece);
  return own;
}
/** One word may stand anywhere; two of them are of the subject. */
const fewestTerms = 2;
const speaksOf = ({ pieces }: Said, terms: ReadonlySet<string>): boolean =>
  [...pieces].filter((piece) => terms.has(piece)).length >= fewestTerms;

interface Marks {
  terms: number;
  elsewhere: number;
  shared: number;
  alike: number;
  unsourced: number;
  topic: number;
  wider: number;
  /** Beside the topic, background and frames. */
  off: number;
  units: number;
  sections: number;
  /** Whether it speaks of what its title is about. */
  isAbout: boolean;
}

function markPaper(label: LabelledTitle, other: LabelledTitle | undefined): Marks {
  const paper = write(label, 'first');
  const own = sentencesOf(paper);
  const second = sentencesOf(write(label, 'second'));
  const keys = new Set(second.map(({ key }) => key));
  const terms = termsOf(label);
  const standings = listStandings(paper);
  const shareOf = (wanted: (typeof standings)[number]['standing']): number =>
    standings.filter(({ standing }) => standing === wanted).length / Math.max(1, standings.length);
  return {
    terms: own.filter((said) => speaksOf(said, terms)).length / Math.max(1, own.length),
    elsewhere: other ? shareAlike(own, sentencesOf(write(other, 'first'))) : 0,
    shared: own.filter(({ key }) => keys.has(key)).length / Math.max(1, own.length),
    alike: shareAlike(own, second),
    unsourced: shareOf(null),
    ...{ topic: shareOf('TOPIC'), wider: shareOf('WIDER'), off: shareOf('ASIDE') + shareOf(null) },
    units: paper.sections.reduce((sum, { units }) => sum + units, 0),
    sections: paper.sections.length,
    isAbout: (paper.unknown?.missing ?? []).length === 0,
  };
}

/** How many titles of students the sheets know something of, and what papers on them are made of. */
export function measureSheets(): Figure[] {
  const titles = readLabelledTitles();
  if (!titles) return [{ name: 'subject sheets: no titles at hand', value: '', bar: '', isMet: null }];
  return languages.flatMap((language) =>
    figuresOf(
      language,
      titles.filter(({ lang }) => lang === language),
    ),
  );
}

/** How many titles that no sheet covers the next sheets would reach, each on the subject that most of those left need. */
function countReached(open: readonly LabelledTitle[]): { reached: number; again: number } {
  const needed = new Map<string, Set<LabelledTitle>>();
  for (const label of open) {
    for (const subject of label.subjects) needed.set(subject, (needed.get(subject) ?? new Set()).add(label));
  }
  const reached = new Set<LabelledTitle>();
  let again = 0;
  for (let sheets = 0; sheets < nextSheets; sheets += 1) {
    const most = [...needed].reduce<readonly [string, Set<LabelledTitle>] | undefined>(
      (best, one) => (one[1].size > (best?.[1].size ?? 0) ? one : best),
      undefined,
    );
    if (!most) break;
    if (most[1].size > 1) again += 1;
    for (const label of [...most[1]]) {
      reached.add(label);
      for (const others of needed.values()) others.delete(label);
    }
  }
  return { reached: reached.size, again };
}

/** Papers on titles that no sheet covers: what is quoted for them, and what those that are sold are made of. */
function markOpen(language: Language, open: readonly LabelledTitle[]): Figure[] {
  const step = Math.max(1, Math.floor(open.length / written));
  const marks = open
    .filter((_, index) => index % step === 0)
    .map((label) => {
      const paper = write(label, 'first');
      const standings = listStandings(paper);
      return {
        units: paper.sections.reduce((sum, { units }) => sum + units, 0),
        unsourced: standings.filter(({ standing }) => standing === null).length / Math.max(1, standings.length),
        isAbout: (paper.unknown?.missing ?? []).length === 0,
      };
    });
  const sold = marks.filter(({ units, isAbout }) => isAbout && units >= soldFrom);
  const unsourced = meanOf(sold.map((mark) => mark.unsourced));
  return [
    {
      name: `${language}: of ${marks.length} titles that no sheet covers refused; units that are known of them, at most`,
      value: `${marks.length - sold.length}; ${Math.max(0, ...marks.map(({ units }) => units))}`,
      ...{ bar: '', isMet: null },
    },
    {
      name: `${language}: background of the field and frames in those that are sold`,
      value: sold.length === 0 ? 'none is' : percent(unsourced, 1),
      ...{ bar: `at most ${goals.unsourced * 100} %`, isMet: unsourced <= goals.unsourced },
    },
  ];
}

function figuresOf(language: Language, titles: readonly LabelledTitle[]): Figure[] {
  const counted = titles.map((label) => ({ label, count: sheetsOf(label).size }));
  const covered = counted.filter(({ count }) => count > 0);
  const step = Math.max(1, Math.floor(covered.length / written));
  const marks = covered
    .filter((_, index) => index % step === 0)
    .map(({ label }) => {
      const own = sheetsOf(label);
      const others = titles.filter(({ field, title }) => field === label.field && title !== label.title);
      // Another subject of the field: one of the same may well say the same.
      const other = others.find((one) => ![...sheetsOf(one)].some((id) => own.has(id)));
      return markPaper(label, other);
    });
  const sold = marks.filter(({ units, isAbout }) => isAbout && units >= soldFrom);
  const open = counted.flatMap(({ label, count }) => (count === 0 ? [label] : []));
  const next = countReached(open);
  const byField = fields
    .map((field) => {
      const own = counted.filter(({ label }) => label.field === field);
      return `${field} ${own.filter(({ count }) => count > 0).length}/${own.length}`;
    })
    .join(', ');
  const figure = (name: string, values: readonly number[], goal: number, isMost = true): Figure => ({
    name: `${language}: ${name}`,
    value: percent(meanOf(values), 1),
    bar: `${isMost ? 'at most' : 'goal'} ${goal * 100} %`,
    isMet: values.length === 0 ? null : isMost ? meanOf(values) <= goal : meanOf(values) >= goal,
  });
  return [
    {
      name: `${language}: titles with one of their subjects on a sheet; with two`,
      value: `${percent(covered.length, titles.length)}; ${percent(covered.filter(({ count }) => count > 1).length, titles.length)}`,
      ...{ bar: '', isMet: null },
    },
    { name: `${language}, by field`, value: byField, bar: '', isMet: null },
    {
      name: `${language}: titles that ${nextSheets} further sheets would reach, of those without one; sheets that more than one needs`,
      value: `${next.reached} of ${open.length}; ${next.again}`,
      ...{ bar: '', isMet: null },
    },
    {
      name: `${language}: units written of ${marks.length} covered titles, on average`,
      ...{ value: String(Math.round(meanOf(marks.map(({ units }) => units)))), bar: '', isMet: null },
    },
    {
      name: `${language}: of them long enough, and enough about their titles, to be sold; units a section in those`,
      value: `${sold.length}; ${Math.round(meanOf(sold.map(({ units, sections }) => units / sections)))}`,
      ...{ bar: '', isMet: null },
    },
    figure(
      'sentences on the very topic, of papers that are sold',
      sold.map(({ topic }) => topic),
      goals.topic,
      false,
    ),
    {
      name: `${language}: sentences on the wider subject, of papers that are sold`,
      ...{ value: percent(meanOf(sold.map(({ wider }) => wider)), 1), bar: '', isMet: null },
    },
    figure(
      'beside the topic, background and frames, of papers that are sold',
      sold.map(({ off }) => off),
      goals.off,
    ),
    figure(
      'sentences with a term of the sheets beside the title’s',
      marks.map(({ terms }) => terms),
      goals.terms,
      false,
    ),
    figure(
      'sentences nearly the same under another title',
      marks.map(({ elsewhere }) => elsewhere),
      goals.elsewhere,
    ),
    figure(
      'sentences that two students with one title share, of papers that are sold',
      sold.map(({ shared }) => shared),
      goals.shared,
    ),
    {
      name: `${language}: sentences of theirs that are nearly the same`,
      ...{ value: percent(meanOf(marks.map(({ alike }) => alike)), 1), bar: '', isMet: null },
    },
    figure(
      'background of the field and frames',
      marks.map(({ unsourced }) => unsourced),
      goals.unsourced,
    ),
    ...markOpen(language, open),
  ];
}
