import { defaultWordCount, fields, type PaperType } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { writeOutlineAtOnce } from '../../server/src/engines/built-in/outline/write-outline.ts';
import type { DraftChapter } from '../../server/src/engines/engine.ts';
import { listTokens } from '../../server/src/understanding/readers/training/measure-agreement.ts';
import type { Figure } from './figure.ts';
import { type LabelledTitle, readLabelledTitles } from './labelled-titles.ts';
import { findGrammarFaults } from './outline-check/grammar-faults.ts';
import { findMethodFaults } from './outline-check/method-faults.ts';
import { findMissedFaults } from './outline-check/planted-faults.ts';
import { findTheoryFaults } from './outline-check/theory-faults.ts';
import { standsInTitle } from './understanding-marks.ts';

/** Of ten titles of a field, as students of the four languages are among our readers. */
const perField: Record<Language, number> = { zh: 5, en: 3, es: 1, ja: 1 };
const timeBarMs = 50;

interface Outlined {
  label: LabelledTitle & { subjects: readonly string[] };
  chapters: DraftChapter[];
  ms: number;
}

/** Every so many titles, so that all sorts of them come. */
function pickTitles(labels: readonly LabelledTitle[]): LabelledTitle[] {
  return fields.flatMap((field) =>
    languages.flatMap((language) => {
      const own = labels.filter((label) => label.field === field && label.lang === language);
      const step = Math.floor(own.length / perField[language]);
      return own.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, perField[language]);
    }),
  );
}

const typeOf = ({ level }: LabelledTitle): PaperType => (level === 'FINAL' ? 'course_paper' : 'thesis');

function outline(label: LabelledTitle): Outlined {
  const { title, lang: language, field, level } = label;
  const startedAt = performance.now();
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, level, type: typeOf(label), wordCount: defaultWordCount[level] },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  });
  return { label: label as Outlined['label'], chapters, ms: performance.now() - startedAt };
}

const walk = (chapters: readonly DraftChapter[]): DraftChapter[] =>
  chapters.flatMap((chapter) => [chapter, ...walk(chapter.children)]);

function print({ label, chapters }: Outlined): void {
  console.log(`\n${label.field} ${label.lang} ${label.kind} ${label.level}: ${label.title}`);
  const show = (nodes: readonly DraftChapter[], number: string): void => {
    for (const [index, { title, children }] of nodes.entries()) {
      const place = `${number}${index + 1}`;
      console.log(`${'  '.repeat(place.split('.').length)}${place} ${title}`);
      show(children, `${place}.`);
    }
  };
  show(chapters, '');
}

/** Headings outside introduction and conclusion that most titles of the field have word for word in a language. */
function countCommon(outlines: readonly Outlined[]): string[] {
  const uses = new Map<string, Set<string>>();
  const countTitles = (key: string): number =>
    outlines.filter(({ label }) => key.startsWith(`${label.lang} ${label.field}\t`)).length;
  for (const { label, chapters } of outlines) {
    for (const { title } of walk(chapters.slice(1, -1))) {
      const key = `${label.lang} ${label.field}\t${title}`;
      uses.set(key, (uses.get(key) ?? new Set()).add(label.title));
    }
  }
  return [...uses].filter(([key, titles]) => titles.size > countTitles(key) / 2 && titles.size > 1).map(([key]) => key);
}

/** One defect and several are the same matter. */
const singular = (token: string): string => (/^\p{Script=Latin}{4,}$/u.test(token) ? token.replace(/s$/u, '') : token);
const listMatters = (text: string, language: Language): string[] => listTokens(text, language).map(singular);

/** How much of what a label names stands in the headings between introduction and conclusion. */
function shareSaid(named: string, { label, chapters }: Outlined): number {
  const said = new Set(
    listMatters(
      walk(chapters.slice(1, -1))
        .map(({ title }) => title)
        .join(' '),
      label.lang,
    ),
  );
  const tokens = listMatters(named, label.lang);
  return tokens.filter((token) => said.has(token)).length / Math.max(1, tokens.length);
}

const leastSaid = 0.6;

/** Outlines whose chapters do not name what is studied, or where, when, among whom or in which work. */
function listUnsaid(outlines: readonly Outlined[]): string[] {
  return outlines.flatMap((outlined) => {
    const { label } = outlined;
    const named = [label.object, ...(label.context !== null && standsInTitle(label) ? [label.context] : [])];
    return named.filter((part) => shareSaid(part, outlined) < leastSaid).map((part) => `${part}\t(${label.title})`);
  });
}

/** With `--print` the outlines are shown whole, with `--faults` what was found in them. */
export function measureOutlineFit(): Figure[] {
  const { planted, missed } = findMissedFaults();
  const figures: Figure[] = [
    {
      name: `planted faults found${missed.length > 0 ? ` (not: ${missed.join(' | ')})` : ''}`,
      value: `${planted - missed.length} of ${planted}`,
      bar: `${planted}`,
      isMet: missed.length === 0,
    },
  ];
  const labels = readLabelledTitles();
  if (labels === null) return [...figures, { name: 'labelled titles', value: 'not here', bar: '', isMet: null }];
  const titles = pickTitles(labels);
  // The knowledge of each field and language is read once, before the clock runs.
  for (const label of titles) outline(label);
  const outlines = titles.map(outline);
  const faults: Record<'grammar' | 'method' | 'unfit theory' | 'unjudged theory', string[]> = {
    grammar: [],
    method: [],
    'unfit theory': [],
    'unjudged theory': [],
  };
  for (const { label, chapters } of outlines) {
    for (const { title, summary } of walk(chapters)) {
      const text = `${title} ${summary}`;
      const where = (what: string): string => `${what}\t${title}\t(${label.title})`;
      faults.grammar.push(...findGrammarFaults(title, label.lang).map(where));
      faults.method.push(...findMethodFaults(text, label).map(where));
      for (const { theory, verdict } of findTheoryFaults(text, [label.title, ...label.subjects].join(' ')))
        faults[`${verdict} theory`].push(where(theory));
    }
  }
  const common = countCommon(outlines);
  const unsaid = listUnsaid(outlines);
  if (process.argv.includes('--print')) for (const one of outlines) print(one);
  if (process.argv.includes('--faults')) {
    for (const [name, found] of Object.entries(faults)) for (const one of found) console.log(`${name}: ${one}`);
    for (const one of common) console.log(`common: ${one}`);
    for (const one of unsaid) console.log(`unsaid: ${one}`);
  }
  const headings = outlines.reduce((sum, { chapters }) => sum + walk(chapters).length, 0);
  const none = (name: string, found: readonly string[]): Figure => ({
    name: `${name}, ${headings} headings of ${outlines.length} outlines`,
    value: `${found.length}`,
    bar: '0',
    isMet: found.length === 0,
  });
  const slowest = Math.max(...outlines.map(({ ms }) => ms));
  return [
    ...figures,
    none('faults of grammar', faults.grammar),
    none('unfit methods', faults.method),
    none('unfit theories', faults['unfit theory']),
    none('theories that nobody judged', faults['unjudged theory']),
    none('headings that most titles of the field have', common),
    none('objects and scopes that no chapter names', unsaid),
    {
      name: 'slowest outline',
      value: `${slowest.toFixed(0)} ms`,
      bar: `under ${timeBarMs} ms`,
      isMet: slowest < timeBarMs,
    },
  ];
}
