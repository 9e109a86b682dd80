import { countDraft } from '@yanmo/contract/draft-count';
import type { Localized } from '@yanmo/contract/languages';
import type { OwnTable } from '../own-material/own-table.ts';
import { rotate } from '../seeded-random.ts';
import { markTitle } from './extract.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { SectionDraft } from './section-draft.ts';
import { stops } from './sentence-writer.ts';
import type { WritingContext } from './writing-context.ts';

/** Where a reader looks for data. */
const worthOfRole: Readonly<Partial<Record<Role, number>>> = {
  ...{ result: 4, status: 3, problem: 2, check: 2, group: 2, sample: 1.5, measurement: 1.5, cause: 1, needs: 1 },
};
/** Where a paper asks, defines and reads: data before its question are out of place. */
const beforeData: ReadonlySet<Role> = new Set<Role>([
  ...([
    'background',
    'worth',
    'question',
    'literature',
    'gap',
    'search',
    'approach',
    'schedule',
    'feasibility',
  ] as const),
  ...(['concept', 'theory', 'theoryFit', 'hypothesis', 'findings', 'limits'] as const),
]);
const outOfPlace = 3;
/** A heading that names what the table is of. */
const eachNamed = 2;
const mostNamed = 3;
const mostInSection = 2;
/** More of what a table comes to, and nobody reads it. */
const mostSaid = 5;

const wordsOf = ({ section }: Spot): string => `${section.title} ${section.summary}`.toLowerCase();

/** The section in which each table of the student's own data stands. */
export function planOwnTables(tables: readonly OwnTable[], spots: readonly Spot[]): Map<Spot, OwnTable[]> {
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const places = new Map<Spot, OwnTable[]>();
  // What many headings name is the paper's own subject and calls no table to any of them.
  const isTelling = (term: string): boolean =>
    leaves.filter((spot) => wordsOf(spot).includes(term)).length <= Math.max(1, leaves.length / 5);
  for (const table of tables) {
    const terms = table.terms.filter(isTelling);
    const worth = (spot: Spot, place: number): number => {
      const heading = wordsOf(spot);
      const named = Math.min(mostNamed, terms.filter((term) => heading.includes(term)).length * eachNamed);
      const isEnd = place === 0 || place === leaves.length - 1;
      return (worthOfRole[spot.role] ?? 0.2) + named - (isEnd || beforeData.has(spot.role) ? outOfPlace : 0);
    };
    const [home] = leaves
      .map((spot, place) => ({ spot, worth: worth(spot, place) }))
      .filter(({ spot }) => (places.get(spot)?.length ?? 0) < mostInSection)
      .toSorted((one, other) => other.worth - one.worth);
    if (home) places.set(home.spot, [...(places.get(home.spot) ?? []), table]);
  }
  return places;
}

type Frames = Localized<readonly string[]>;
const leads: Frames = {
  zh: ['{caption}列于{mark}。', '{mark}列出了{caption}。', '{caption}见{mark}。'],
  en: ['{mark} gives the figures under the heading “{caption}”.', 'For “{caption}”, see {mark}.'],
  es: ['{mark} recoge los datos de «{caption}».', 'Los datos de «{caption}» figuran en {mark}.'],
  ja: ['{caption}を{mark}に示す。', '{mark}は{caption}をまとめたものである。'],
};
/** Of a table that stands in a work: a sentence with the title of the work is borne out by it, whoever checks. */
const citedLeads: Frames = {
  zh: ['{mark}为{caption}，引自{work}。', '{caption}见{mark}，数据出自{work}。'],
  en: ['{mark} gives the figures under the heading “{caption}” in {work}.'],
  es: ['{mark} recoge los datos de «{caption}» de {work}.'],
  ja: ['{mark}は{work}による{caption}である。'],
};
const charted: Frames = {
  zh: ['{mark}画出了{caption}。', '{caption}如{mark}所示。'],
  en: ['{mark} shows the figures for “{caption}”.', 'For “{caption}”, see {mark}.'],
  es: ['{mark} muestra los datos de «{caption}».', 'Los datos de «{caption}» se ven en {mark}.'],
  ja: ['{mark}は{caption}を示す。', '{caption}は{mark}のとおりである。'],
};
/** What stands behind a table is read from it. */
const readFrom: Localized = {
  zh: '由{mark}可见，{clause}',
  en: 'According to {mark}, {clause}',
  es: 'Según {mark}, {clause}',
  ja: '{mark}によると、{clause}',
};

/** The tables that have their place here, each spoken of before it stands, drawn where it can be, and with what it comes to behind it. */
export function placeOwnTables(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const { language, seed } = context.subject;
  const say = (text: string, works: readonly string[] = []): void => {
    draft.add({ text, frame: null, move: 'own', about: [], works: [...works], units: countDraft(text) });
  };
  const point = (frames: Frames, name: string, words: { caption: string; work?: string }): string => {
    const [frame = ''] = rotate(frames[language], seed, name);
    return frame
      .replace('{caption}', () => words.caption)
      .replace('{work}', () => words.work ?? '')
      .replace('{mark}', () => `[#${name}]`);
  };
  for (const { name, caption, head, rows, cite, says = [], chart } of context.ownTables.get(spot) ?? []) {
    if (context.shown.has(name)) continue;
    context.shown.add(name);
    const title = cite === undefined ? undefined : context.works.get(cite)?.title;
    const work = title === undefined ? undefined : `${markTitle(title, language)}[@${cite}]`;
    const lead = (frames: Frames, of: string, called: string): void =>
      work === undefined || cite === undefined
        ? say(point(frames, of, { caption: called }))
        : say(point(citedLeads, of, { caption: called, work }), [cite]);
    if (rows.length > 0) {
      lead(leads, name, caption);
      draft.place({ kind: 'table', caption, name, head: [...head], rows: rows.map((row) => [...row]) });
    }
    const shown = rows.length > 0 ? name : chart?.name;
    for (const [at, clause] of says.slice(0, mostSaid).entries()) {
      const isLed = at === 0 && rows.length > 0;
      const text = isLed
        ? readFrom[language].replace('{mark}', () => `[#${shown}]`).replace('{clause}', () => clause)
        : clause.charAt(0).toUpperCase() + clause.slice(1);
      say(`${text}${stops[language]}`);
    }
    if (!chart) continue;
    // A drawing of the table before it rests on what that rests on.
    if (rows.length > 0) say(point(charted, chart.name, { caption: chart.caption }));
    else lead(charted, chart.name, chart.caption);
    draft.place(chart);
  }
}
