import { countDraft } from '@yanmo/contract/draft-count';
import type { DraftBlock } from '../../draft-text.ts';
import type { Approach } from '../knowledge/entry.ts';
import type { FacetName } from '../knowledge/facets.ts';
import { chance, rotate } from '../seeded-random.ts';
import { gapCell } from './gaps.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { MaterialKind } from './role-specs.ts';
import { fillFrame } from './sentence-writer.ts';
import type { Materials } from './wordings/wording.ts';
import { fillersAt, refOf, topicOf, type WritingContext } from './writing-context.ts';

const stepsOfApproach: Record<Approach, keyof Materials['steps']> = {
  survey: 'numbers',
  experiment: 'trials',
  econometric: 'numbers',
  interview: 'interviews',
  case: 'interviews',
  text: 'texts',
  review: 'texts',
  archive: 'archives',
  comparison: 'texts',
  doctrine: 'arguments',
  argument: 'arguments',
  engineering: 'systems',
};

/** Says one side of an entry and uses it up; the table must not repeat what the text says. */
function take(source: Source | null, facet: FacetName, context: WritingContext): string | null {
  if (!source) return null;
  const found = context.pool.left(source, [facet]).find((proposition) => proposition.facet === facet);
  if (!found) return null;
  context.pool.draw(found);
  return found.clause;
}

function listVariables(spot: Spot, context: WritingContext, most: number): { term: string; source: Source | null }[] {
  const { object, aspect } = context.subject.slots.long;
  const named = [object, aspect, ...context.argument.hypotheses.flatMap(({ m, x }) => [m, x]), spot.slots.variable];
  const others = context.pool
    .rank(spot, 0.15)
    .filter(({ entry }) => entry.kind === 'variable')
    .map(({ entry }) => entry.term);
  const terms = [...new Set([...named, ...others].filter((term): term is string => Boolean(term)))].slice(0, most);
  return terms.map((term) => ({ term, source: context.pool.findByTerm(term) }));
}

const upper = (text: string, context: WritingContext): string =>
  context.subject.language === 'en' || context.subject.language === 'es'
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;

/** `units`: how much room there is, for what can be longer or shorter. */
type Build = (spot: Spot, context: WritingContext, units: number) => DraftBlock | null;

const fillAll = (
  frames: readonly string[],
  spot: Spot,
  context: WritingContext,
  extra: Record<string, string> = {},
): string[] =>
  frames.flatMap((frame) => fillFrame(frame, fillersAt(spot, context, extra), context.subject.language) ?? []);

const builders: Record<MaterialKind, Build> = {
  variables: (spot, context) => {
    const { caption, head, measured, source, seen } = context.wording.materials.tables.variables;
    const elsewhere = (entry: Source | null, facet: FacetName): string | null => {
      const said = entry && context.pool.whereSaid(entry, facet);
      return said ? seen.replace('{ref}', refOf(said, context)) : null;
    };
    const rows = listVariables(spot, context, 5).map(({ term, source: entry }, index) => [
      upper(term, context),
      take(entry, 'definition', context) ??
        elsewhere(entry, 'definition') ??
        gapCell(context, `${head[1]} ${index + 1}`),
      take(entry, 'indicator', context) ?? elsewhere(entry, 'indicator') ?? measured,
      gapCell(context, `${source} ${index + 1}`),
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, context) };
  },
  items: (spot, context) => {
    const { caption, head, scale } = context.wording.materials.tables.items;
    const isWide = context.subject.language === 'zh' || context.subject.language === 'ja';
    const items = rotate(context.wording.materials.items, context.subject.seed, 'items');
    let next = 0;
    const rows = listVariables(spot, context, 4).flatMap(({ term }) =>
      [0, 1, 2].flatMap(() => {
        const frame = items[next % items.length] ?? '';
        next += 1;
        const text = fillFrame(frame, { ...fillersAt(spot, context), variable: term }, context.subject.language);
        return text ? [[upper(term, context), text]] : [];
      }),
    );
    // The scale is the same for all: a column that repeats it says nothing.
    const title = `${caption}${isWide ? `（${scale}）` : ` (${scale})`}`;
    return rows.length < 3 ? null : { kind: 'table', caption: title, name: '', head: head.slice(0, 2), rows };
  },
  questions: (spot, context) => {
    const frames = rotate(context.wording.materials.questions, context.subject.seed, 'questions');
    const [variable] = listVariables(spot, context, 1);
    const items = fillAll(frames, spot, context, variable ? { variable: variable.term } : {}).slice(0, 8);
    return items.length < 4 ? null : { kind: 'list', isOrdered: true, items };
  },
  coding: (spot, context) => {
    const { caption, head, sample } = context.wording.materials.tables.coding;
    const rows = context.pool
      .rank(spot, 0.15)
      .filter(({ entry }) => entry.kind === 'problem' || entry.kind === 'variable' || entry.kind === 'cause')
      .slice(0, 5)
      .flatMap((source, index) => {
        const definition = take(source, 'definition', context);
        return definition
          ? [[upper(source.entry.term, context), definition, gapCell(context, `${sample} ${index + 1}`)]]
          : [];
      });
    return rows.length < 3 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, context) };
  },
  steps: (spot, context) => {
    const kind = stepsOfApproach[context.subject.approaches[0] ?? 'argument'];
    const items = fillAll(context.wording.materials.steps[kind], spot, context).slice(0, 8);
    return items.length < 4 ? null : { kind: 'list', isOrdered: true, items };
  },
  schedule: (_spot, context) => {
    const { caption, head, rows } = context.wording.materials.tables.schedule;
    return {
      kind: 'table',
      caption,
      name: '',
      head: [...head],
      rows: rows.map(([work, outcome], index) => [gapCell(context, `${head[0]} ${index + 1}`), work, outcome]),
    };
  },
  results: (spot, context) => {
    const { caption, head } = context.wording.materials.tables.results;
    const rows = listVariables(spot, context, 4).map(({ term }, index) => [
      upper(term, context),
      gapCell(context, `${head[1]} ${index + 1}`),
      gapCell(context, `${head[2]} ${index + 1}`),
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows };
  },
  tests: (spot, context) => {
    const { caption, head } = context.wording.materials.tables.tests;
    const rows = context.pool
      .rank(spot, 0)
      .concat(context.pool.rank({ ...spot, role: 'problem' }, 0))
      .filter(({ entry }) => entry.kind === 'problem' || entry.kind === 'variable')
      .slice(0, 5)
      .flatMap((source, index) => {
        const indicator = take(source, 'indicator', context);
        return indicator
          ? [
              [
                upper(source.entry.term, context),
                indicator,
                gapCell(context, `${head[2]} ${index + 1}`),
                gapCell(context, `${head[3]} ${index + 1}`),
              ],
            ]
          : [];
      });
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, context) };
  },
  hypotheses: (_spot, context) => {
    const { caption, head } = context.wording.materials.tables.hypotheses;
    const rows = context.argument.hypotheses.map(({ label, kind, x, y, m, test }) => [
      label,
      // A moderator acts on the link, it is no station of it.
      kind === 'moderated' ? `${x} × ${m} → ${y}` : [x, m, y].filter(Boolean).join(' → '),
      test ? refOf(test, context) : '—',
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows };
  },
  measures: (_spot, context) => {
    const { caption, head } = context.wording.materials.tables.measures;
    const rows = context.argument.chains
      .filter(({ problem, cause, measure }) => problem && cause && measure)
      .map(({ problem, cause, measure }) => [problem, cause, measure].map((text) => upper(text, context)));
    const isWished = rows.length < 2 && context.wishedTables.has('measures');
    const shown = isWished ? pairByHeadings(context) : rows;
    return shown.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows: shown };
  },
  compare: (_spot, context) => {
    const { caption, head } = context.wording.materials.tables.compare;
    const { a, b } = context.subject.slots.long;
    const sides = context.spots.flatMap(({ role, slots }) => (role === 'dimension' && slots.variable) || []);
    const isWished = sides.length < 2 && context.wishedTables.has('compare');
    const rows = (isWished ? listCoreTopics(context) : sides).map((side, index) => [
      upper(side, context),
      gapCell(context, `${a ?? head[1]} ${index + 1}`),
      gapCell(context, `${b ?? head[2]} ${index + 1}`),
    ]);
    return rows.length < 2
      ? null
      : { kind: 'table', caption, name: '', head: [head[0], a ?? head[1], b ?? head[2]], rows };
  },
  sources: () => null,
  terms: (spot, context) => {
    const { caption, head } = context.wording.materials.tables.terms;
    const rows = context.pool
      .rank(spot, 0.1)
      .filter(({ entry }) => entry.kind === 'variable' || entry.kind === 'theory' || entry.kind === 'debate')
      .slice(0, 6)
      .flatMap((source) => {
        const definition = take(source, 'definition', context);
        const home = context.spots.find(
          ({ section, isLeaf }) => isLeaf && section.title.toLowerCase().includes(source.lower),
        );
        return definition ? [[upper(source.entry.term, context), definition, refOf(home ?? spot, context)]] : [];
      })
      .slice(0, 4);
    return rows.length < 3 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, context) };
  },
  evidence: (spot, context) => {
    const { caption, head, found, against } = context.wording.materials.tables.evidence;
    const rows = context.pool
      .listVisited(spot)
      .slice(0, 8)
      .map((source, index) => [
        upper(source.entry.term, context),
        take(source, 'indicator', context) ?? gapCell(context, `${head[1]} ${index + 1}`),
        gapCell(context, `${found} ${index + 1}`),
        gapCell(context, `${against} ${index + 1}`),
      ]);
    const title = fillFrame(caption, fillersAt(spot, context), context.subject.language);
    return rows.length < 2 || !title
      ? null
      : { kind: 'table', caption: title, name: '', head: [...head], rows: tidy(rows, context) };
  },
  notes: (spot, context, units) => {
    const { caption, head } = context.wording.materials.tables.notes;
    const title = fillFrame(caption, fillersAt(spot, context), context.subject.language);
    const rowOf = (index: number): string[] => head.map((name) => gapCell(context, `${name} ${index + 1}`));
    const cost = countDraft(rowOf(0).join(' '), { withGaps: true });
    const count = Math.min(60, Math.floor(units / Math.max(1, cost)));
    if (!title || count < 2) return null;
    return {
      kind: 'table',
      caption: title,
      name: '',
      head: [...head],
      rows: Array.from({ length: count }, (_, index) => rowOf(index)),
    };
  },
  checks: (spot, context) => {
    const items: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const item = context.writer.word(context.wording.materials.checks, fillersAt(spot, context), 'check');
      if (!item) break;
      context.writer.keep(item);
      items.push(item.text);
    }
    return items.length < 2 ? null : { kind: 'list', isOrdered: true, items };
  },
};

/** What the sections between introduction and conclusion are about: the sides from which a thing is looked at. */
function listCoreTopics({ spots }: WritingContext): string[] {
  const last = Math.max(...spots.map(({ path }) => path[0] ?? 1));
  return spots
    .filter(({ isLeaf, path }) => isLeaf && path[0] !== 1 && path[0] !== last)
    .map(({ section }) => topicOf(section.title))
    .slice(0, 5);
}

/** Trouble, cause and cure as the headings have them, where none of them names which answers which. */
function pairByHeadings(context: WritingContext): string[][] {
  const columns = (['problem', 'cause', 'measure'] as const).map((role) =>
    context.spots.filter((spot) => spot.isLeaf && spot.role === role).map(({ section }) => topicOf(section.title)),
  );
  const { head } = context.wording.materials.tables.measures;
  return (columns[2] ?? []).map((_, row) =>
    columns.map((column, place) =>
      column[row] === undefined ? gapCell(context, `${head[place]} ${row + 1}`) : upper(column[row], context),
    ),
  );
}

/** Cells hold clauses of the text: they begin like sentences where the language has capitals. */
const tidy = (rows: string[][], context: WritingContext): string[][] =>
  rows.map((cells) => cells.map((text) => upper(text, context)));

/** Statements to agree with are for surveys, questions for people: a soil sample answers neither. */
function suits(kind: MaterialKind, { subject: { approaches }, wishedTables }: WritingContext): boolean {
  if (wishedTables.has(kind)) return true;
  if (kind === 'items') return approaches.includes('survey');
  // Where things are measured, the table of variables says what they mean.
  if (kind === 'terms')
    return !approaches.some((approach) => ['survey', 'experiment', 'econometric', 'engineering'].includes(approach));
  if (kind === 'questions')
    return approaches.some((approach) => ['interview', 'case', 'survey', 'engineering'].includes(approach));
  return true;
}

/** These are made of the section's own points and may stand in each. */
const ofSection: ReadonlySet<MaterialKind> = new Set<MaterialKind>(['evidence', 'checks', 'notes']);

/** Working material of a kind, once a document; null where there is too little to fill it. */
export function buildMaterial(kind: MaterialKind, spot: Spot, context: WritingContext, units = 0): DraftBlock | null {
  if (!suits(kind, context)) return null;
  const label = ofSection.has(kind) ? `${kind}@${spot.section.id}` : kind;
  if (context.shown.has(label)) return null;
  const block = builders[kind](spot, context, units);
  if (block) context.shown.add(label);
  return block;
}

/** Beyond what belongs to a role: what else helps a student where the knowledge has run out. */
export function listSpareMaterials(context: WritingContext): MaterialKind[] {
  const [approach] = context.subject.approaches;
  const spare: MaterialKind[] =
    approach === 'survey' || approach === 'econometric' || approach === 'experiment'
      ? ['variables', 'items', 'steps', 'coding']
      : approach === 'engineering'
        ? ['tests', 'steps', 'questions']
        : approach === 'interview' || approach === 'case'
          ? ['questions', 'coding', 'steps']
          : ['steps', 'coding'];
  return spare
    .filter((kind) => !context.shown.has(kind))
    .sort((one, other) => chance(context.subject.seed, one) - chance(context.subject.seed, other));
}
