import { countDraft } from '@yanmo/contract/draft-count';
import type { Localized } from '@yanmo/contract/languages';
import type { OwnTable } from '../own-material/own-table.ts';
import { rotate } from '../seeded-random.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import type { SectionDraft } from './section-draft.ts';
import type { WritingContext } from './writing-context.ts';

/** Where a reader looks for data. */
const worthOfRole: Readonly<Partial<Record<Role, number>>> = {
  ...{ result: 4, status: 3, problem: 2, check: 2, sample: 1.5, measurement: 1.5, cause: 1, needs: 1 },
};
/** A heading that names what the table is of. */
const eachNamed = 2;
const mostInSection = 2;

/** The section in which each table of the student's own data stands. */
export function planOwnTables(tables: readonly OwnTable[], spots: readonly Spot[]): Map<Spot, OwnTable[]> {
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const places = new Map<Spot, OwnTable[]>();
  for (const table of tables) {
    const worth = (spot: Spot, place: number): number => {
      const heading = `${spot.section.title} ${spot.section.summary}`.toLowerCase();
      const named = table.terms.filter((term) => heading.includes(term)).length;
      const isEnd = place === 0 || place === leaves.length - 1;
      return (worthOfRole[spot.role] ?? 0.2) + named * eachNamed - (isEnd ? 3 : 0);
    };
    const [home] = leaves
      .map((spot, place) => ({ spot, worth: worth(spot, place) }))
      .filter(({ spot }) => (places.get(spot)?.length ?? 0) < mostInSection)
      .toSorted((one, other) => other.worth - one.worth);
    if (home) places.set(home.spot, [...(places.get(home.spot) ?? []), table]);
  }
  return places;
}

const leads: Localized<readonly string[]> = {
  zh: ['{caption}列于{mark}。', '{mark}列出了{caption}。', '{caption}见{mark}。'],
  en: ['{mark} gives the figures under the heading “{caption}”.', 'For “{caption}”, see {mark}.'],
  es: ['{mark} recoge los datos de «{caption}».', 'Los datos de «{caption}» figuran en {mark}.'],
  ja: ['{caption}を{mark}に示す。', '{mark}は{caption}をまとめたものである。'],
};
const charted: Localized<readonly string[]> = {
  zh: ['{mark}画出了{caption}。', '{caption}的高低可从{mark}看出。'],
  en: ['{mark} shows {caption}.', 'How {caption} compares can be seen in {mark}.'],
  es: ['{mark} muestra {caption}.', 'La comparación de {caption} se ve en {mark}.'],
  ja: ['{mark}は{caption}を示す。', '{caption}の違いは{mark}から読み取れる。'],
};

/** The tables that have their place here, each spoken of before it stands, and drawn where it can be. */
export function placeOwnTables(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const { language, seed } = context.subject;
  const point = (
    frames: Localized<readonly string[]>,
    name: string,
    caption: string,
    cite: string | undefined,
  ): void => {
    const [frame = ''] = rotate(frames[language], seed, name);
    const said = frame.replace('{caption}', () => caption).replace('{mark}', () => `[#${name}]`);
    const text = cite === undefined ? said : said.replace(/([。.])$/u, `[@${cite}]$1`);
    const works = cite === undefined ? [] : [cite];
    draft.add({ text, frame: null, move: 'own', about: [], works, units: countDraft(text) });
  };
  for (const { name, caption, head, rows, cite, chart } of context.ownTables.get(spot) ?? []) {
    if (context.shown.has(name)) continue;
    context.shown.add(name);
    if (rows.length > 0) {
      point(leads, name, caption, cite);
      draft.place({ kind: 'table', caption, name, head: [...head], rows: rows.map((row) => [...row]) });
    }
    if (!chart) continue;
    point(charted, chart.name, chart.caption, cite);
    draft.place(chart);
  }
}
