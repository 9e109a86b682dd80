import type { Wish } from '@yanmo/contract/understanding';
import { formOf, type ShowForm } from '../../../understanding/wishes/show-forms.ts';
import type { Spot } from './read-outline.ts';
import { type MaterialKind, roleSpecs } from './role-specs.ts';
import type { Role } from './roles.ts';
import type { FigureKind } from './wordings/wording.ts';

const figureOfForm: Partial<Record<ShowForm, FigureKind>> = { route: 'route', model: 'model', structure: 'modules' };
const tableOfForm: Partial<Record<ShowForm, MaterialKind>> = {
  schedule: 'schedule',
  items: 'items',
  variables: 'variables',
  comparison: 'compare',
  remedies: 'measures',
};

interface Wished<Kind> {
  kind: Kind;
  /** The chapter that it should stand in, where one is named. */
  chapter: number | undefined;
}

/** What of a student's wishes the text has to show. */
export interface WishedShows {
  figures: Wished<FigureKind>[];
  tables: Wished<MaterialKind>[];
}

export function listWishedShows(wishes: readonly Wish[]): WishedShows {
  const shows: WishedShows = { figures: [], tables: [] };
  for (const { text, read_as: read } of wishes) {
    if (read.kind !== 'TABLE' && read.kind !== 'FIGURE') continue;
    const form = formOf(read.kind, read.what || text);
    const figure = read.kind === 'FIGURE' ? figureOfForm[form] : undefined;
    const table = read.kind === 'TABLE' ? tableOfForm[form] : undefined;
    if (figure) shows.figures.push({ kind: figure, chapter: read.chapter });
    if (table) shows.tables.push({ kind: table, chapter: read.chapter });
  }
  return shows;
}

/** Where a table is looked for in a paper that has no place of its own for it, the nearest first. */
const nearRoles: Partial<Record<MaterialKind, readonly Role[]>> = {
  schedule: ['approach', 'feasibility', 'question'],
  items: ['sample', 'model', 'approach', 'status'],
  variables: ['model', 'sample', 'hypothesis', 'approach'],
  compare: ['status', 'problem', 'findings'],
  measures: ['step', 'precondition', 'cause', 'problem'],
};

const unitsOf = (leaves: readonly Spot[]): Spot | undefined =>
  leaves.reduce<Spot | undefined>((most, leaf) => (most && most.units >= leaf.units ? most : leaf), undefined);

function homeOf({ kind, chapter }: Wished<MaterialKind>, spots: readonly Spot[]): Spot | undefined {
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const last = leaves.at(-1)?.path[0] ?? 1;
  const asked = leaves.filter(({ path }) => path[0] === chapter);
  const open = asked.length > 0 ? asked : leaves;
  const own = open.filter(({ role }) => roleSpecs[role].materials.includes(kind));
  const near = (nearRoles[kind] ?? []).map((wanted) => open.filter(({ role }) => role === wanted));
  const core = open.filter(({ path }) => path[0] !== 1 && path[0] !== last);
  return unitsOf([own, ...near, core, open].find((found) => found.length > 0) ?? []);
}

/** The section in which each table that was asked for stands. */
export function placeWishedTables({ tables }: WishedShows, spots: readonly Spot[]): Map<MaterialKind, Spot> {
  const placed = new Map<MaterialKind, Spot>();
  for (const wished of tables) {
    const home = homeOf(wished, spots);
    if (home && !placed.has(wished.kind)) placed.set(wished.kind, home);
  }
  return placed;
}
