import { countDraft } from '@yanmo/contract/draft-count';
import type { DraftBlock } from '../../draft-text.ts';
import type { FacetName } from '../knowledge/facets.ts';
import type { Approach } from '../knowledge/methods/method-entry.ts';
import { chance, rotate } from '../seeded-random.ts';
import { type Desk, fillersAt, refOf } from './desk.ts';
import { gapCell } from './gaps.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { MaterialKind } from './role-specs.ts';
import { fillFrame } from './scribe.ts';
import type { Materials } from './wordings/wording.ts';

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
function take(source: Source | null, facet: FacetName, desk: Desk): string | null {
  if (!source) return null;
  const found = desk.pool.left(source, [facet]).find((proposition) => proposition.facet === facet);
  if (!found) return null;
  desk.pool.draw(found);
  return found.clause;
}

function listVariables(spot: Spot, desk: Desk, most: number): { term: string; source: Source | null }[] {
  const { object, aspect } = desk.subject.slots.long;
  const named = [object, aspect, ...desk.argument.hypotheses.flatMap(({ m, x }) => [m, x]), spot.slots.variable];
  const others = desk.pool
    .rank(spot, 0.15)
    .filter(({ entry }) => entry.kind === 'variable')
    .map(({ entry }) => entry.term);
  const terms = [...new Set([...named, ...others].filter((term): term is string => Boolean(term)))].slice(0, most);
  return terms.map((term) => ({ term, source: desk.pool.findByTerm(term) }));
}

const upper = (text: string, desk: Desk): string =>
  desk.subject.language === 'en' || desk.subject.language === 'es'
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;

/** `units`: how much room there is, for what can be longer or shorter. */
type Build = (spot: Spot, desk: Desk, units: number) => DraftBlock | null;

const fillAll = (frames: readonly string[], spot: Spot, desk: Desk, extra: Record<string, string> = {}): string[] =>
  frames.flatMap((frame) => fillFrame(frame, fillersAt(spot, desk, extra), desk.subject.language) ?? []);

const builders: Record<MaterialKind, Build> = {
  variables: (spot, desk) => {
    const { caption, head, measured, source, seen } = desk.wording.materials.tables.variables;
    const elsewhere = (entry: Source | null, facet: FacetName): string | null => {
      const said = entry && desk.pool.whereSaid(entry, facet);
      return said ? seen.replace('{ref}', refOf(said, desk)) : null;
    };
    const rows = listVariables(spot, desk, 5).map(({ term, source: entry }, index) => [
      upper(term, desk),
      take(entry, 'definition', desk) ?? elsewhere(entry, 'definition') ?? gapCell(desk, `${head[1]} ${index + 1}`),
      take(entry, 'indicator', desk) ?? elsewhere(entry, 'indicator') ?? measured,
      gapCell(desk, `${source} ${index + 1}`),
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, desk) };
  },
  items: (spot, desk) => {
    const { caption, head, scale } = desk.wording.materials.tables.items;
    const isWide = desk.subject.language === 'zh' || desk.subject.language === 'ja';
    const items = rotate(desk.wording.materials.items, desk.subject.seed, 'items');
    let next = 0;
    const rows = listVariables(spot, desk, 4).flatMap(({ term }) =>
      [0, 1, 2].flatMap(() => {
        const frame = items[next % items.length] ?? '';
        next += 1;
        const text = fillFrame(frame, { ...fillersAt(spot, desk), variable: term }, desk.subject.language);
        return text ? [[upper(term, desk), text]] : [];
      }),
    );
    // The scale is the same for all: a column that repeats it says nothing.
    const title = `${caption}${isWide ? `（${scale}）` : ` (${scale})`}`;
    return rows.length < 3 ? null : { kind: 'table', caption: title, name: '', head: head.slice(0, 2), rows };
  },
  questions: (spot, desk) => {
    const frames = rotate(desk.wording.materials.questions, desk.subject.seed, 'questions');
    const [variable] = listVariables(spot, desk, 1);
    const items = fillAll(frames, spot, desk, variable ? { variable: variable.term } : {}).slice(0, 8);
    return items.length < 4 ? null : { kind: 'list', isOrdered: true, items };
  },
  coding: (spot, desk) => {
    const { caption, head, sample } = desk.wording.materials.tables.coding;
    const rows = desk.pool
      .rank(spot, 0.15)
      .filter(({ entry }) => entry.kind === 'problem' || entry.kind === 'variable' || entry.kind === 'cause')
      .slice(0, 5)
      .flatMap((source, index) => {
        const definition = take(source, 'definition', desk);
        return definition
          ? [[upper(source.entry.term, desk), definition, gapCell(desk, `${sample} ${index + 1}`)]]
          : [];
      });
    return rows.length < 3 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, desk) };
  },
  steps: (spot, desk) => {
    const kind = stepsOfApproach[desk.subject.approaches[0] ?? 'argument'];
    const items = fillAll(desk.wording.materials.steps[kind], spot, desk).slice(0, 8);
    return items.length < 4 ? null : { kind: 'list', isOrdered: true, items };
  },
  schedule: (_spot, desk) => {
    const { caption, head, rows } = desk.wording.materials.tables.schedule;
    return {
      kind: 'table',
      caption,
      name: '',
      head: [...head],
      rows: rows.map(([work, outcome], index) => [gapCell(desk, `${head[0]} ${index + 1}`), work, outcome]),
    };
  },
  results: (spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.results;
    const rows = listVariables(spot, desk, 4).map(({ term }, index) => [
      upper(term, desk),
      gapCell(desk, `${head[1]} ${index + 1}`),
      gapCell(desk, `${head[2]} ${index + 1}`),
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows };
  },
  tests: (spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.tests;
    const rows = desk.pool
      .rank(spot, 0)
      .concat(desk.pool.rank({ ...spot, role: 'problem' }, 0))
      .filter(({ entry }) => entry.kind === 'problem' || entry.kind === 'variable')
      .slice(0, 5)
      .flatMap((source, index) => {
        const indicator = take(source, 'indicator', desk);
        return indicator
          ? [
              [
                upper(source.entry.term, desk),
                indicator,
                gapCell(desk, `${head[2]} ${index + 1}`),
                gapCell(desk, `${head[3]} ${index + 1}`),
              ],
            ]
          : [];
      });
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, desk) };
  },
  hypotheses: (_spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.hypotheses;
    const rows = desk.argument.hypotheses.map(({ label, kind, x, y, m, test }) => [
      label,
      // A moderator acts on the link, it is no station of it.
      kind === 'moderated' ? `${x} × ${m} → ${y}` : [x, m, y].filter(Boolean).join(' → '),
      test ? refOf(test, desk) : '—',
    ]);
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows };
  },
  measures: (_spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.measures;
    const rows = desk.argument.chains
      .filter(({ problem, cause, measure }) => problem && cause && measure)
      .map(({ problem, cause, measure }) => [problem, cause, measure].map((text) => upper(text, desk)));
    return rows.length < 2 ? null : { kind: 'table', caption, name: '', head: [...head], rows };
  },
  compare: (_spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.compare;
    const { a, b } = desk.subject.slots.long;
    const rows = desk.spots
      .filter(({ role, slots }) => role === 'dimension' && slots.variable)
      .map(({ slots }, index) => [
        upper(slots.variable ?? '', desk),
        gapCell(desk, `${a ?? head[1]} ${index + 1}`),
        gapCell(desk, `${b ?? head[2]} ${index + 1}`),
      ]);
    return rows.length < 2
      ? null
      : { kind: 'table', caption, name: '', head: [head[0], a ?? head[1], b ?? head[2]], rows };
  },
  sources: () => null,
  terms: (spot, desk) => {
    const { caption, head } = desk.wording.materials.tables.terms;
    const rows = desk.pool
      .rank(spot, 0.1)
      .filter(({ entry }) => entry.kind === 'variable' || entry.kind === 'theory' || entry.kind === 'debate')
      .slice(0, 6)
      .flatMap((source) => {
        const definition = take(source, 'definition', desk);
        const home = desk.spots.find(
          ({ section, isLeaf }) => isLeaf && section.title.toLowerCase().includes(source.lower),
        );
        return definition ? [[upper(source.entry.term, desk), definition, refOf(home ?? spot, desk)]] : [];
      })
      .slice(0, 4);
    return rows.length < 3 ? null : { kind: 'table', caption, name: '', head: [...head], rows: tidy(rows, desk) };
  },
  evidence: (spot, desk) => {
    const { caption, head, found, against } = desk.wording.materials.tables.evidence;
    const rows = desk.pool
      .listVisited(spot)
      .slice(0, 8)
      .map((source, index) => [
        upper(source.entry.term, desk),
        take(source, 'indicator', desk) ?? gapCell(desk, `${head[1]} ${index + 1}`),
        gapCell(desk, `${found} ${index + 1}`),
        gapCell(desk, `${against} ${index + 1}`),
      ]);
    const title = fillFrame(caption, fillersAt(spot, desk), desk.subject.language);
    return rows.length < 2 || !title
      ? null
      : { kind: 'table', caption: title, name: '', head: [...head], rows: tidy(rows, desk) };
  },
  notes: (spot, desk, units) => {
    const { caption, head } = desk.wording.materials.tables.notes;
    const title = fillFrame(caption, fillersAt(spot, desk), desk.subject.language);
    const rowOf = (index: number): string[] => head.map((name) => gapCell(desk, `${name} ${index + 1}`));
    const cost = countDraft(rowOf(0).join(' '));
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
  checks: (spot, desk) => {
    const items: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const item = desk.scribe.word(desk.wording.materials.checks, fillersAt(spot, desk), 'check');
      if (!item) break;
      desk.scribe.keep(item);
      items.push(item.text);
    }
    return items.length < 2 ? null : { kind: 'list', isOrdered: true, items };
  },
};

/** Cells hold clauses of the text: they begin like sentences where the language has capitals. */
const tidy = (rows: string[][], desk: Desk): string[][] => rows.map((cells) => cells.map((text) => upper(text, desk)));

/** Statements to agree with are for surveys, questions for people: a soil sample answers neither. */
function suits(kind: MaterialKind, { subject: { approaches } }: Desk): boolean {
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
export function buildMaterial(kind: MaterialKind, spot: Spot, desk: Desk, units = 0): DraftBlock | null {
  if (!suits(kind, desk)) return null;
  const label = ofSection.has(kind) ? `${kind}@${spot.section.id}` : kind;
  if (desk.shown.has(label)) return null;
  const block = builders[kind](spot, desk, units);
  if (block) desk.shown.add(label);
  return block;
}

/** Beyond what belongs to a role: what else helps a student where the knowledge has run out. */
export function listSpareMaterials(desk: Desk): MaterialKind[] {
  const [approach] = desk.subject.approaches;
  const spare: MaterialKind[] =
    approach === 'survey' || approach === 'econometric' || approach === 'experiment'
      ? ['variables', 'items', 'steps', 'coding']
      : approach === 'engineering'
        ? ['tests', 'steps', 'questions']
        : approach === 'interview' || approach === 'case'
          ? ['questions', 'coding', 'steps']
          : ['steps', 'coding'];
  return spare
    .filter((kind) => !desk.shown.has(kind))
    .sort((one, other) => chance(desk.subject.seed, one) - chance(desk.subject.seed, other));
}
