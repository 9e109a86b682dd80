import type { Level, PaperType } from '@yanmo/contract/codes';
import type { DraftFigure } from '../../draft-figure.ts';
import { withoutCase } from '../phrases/heading-tails.ts';
import type { Source } from './pool.ts';
import type { Spot } from './read-outline.ts';
import type { Role } from './roles.ts';
import { fillFrame } from './sentence-writer.ts';
import { listCalled } from './telling/told-fact.ts';
import type { FigureKind, RouteStage } from './wordings/wording.ts';
import type { PlannedFigure, WritingContext } from './writing-context.ts';

/** How many a reader of such a paper expects; the longest theses have three. */
function mostFigures(type: PaperType, level: Level, wordCount: number): number {
  switch (type) {
    case 'thesis':
      return level === 'MASTER' ? 3 : level === 'UNDERGRADUATE' ? 2 : 1;
    case 'task_book':
      return 0;
    default:
      return wordCount >= 3_000 ? 1 : 0;
  }
}

const stageOfRole: Partial<Record<Role, RouteStage>> = {
  background: 'ask',
  worth: 'ask',
  question: 'ask',
  literature: 'ask',
  gap: 'ask',
  search: 'ask',
  concept: 'ground',
  theory: 'ground',
  theoryFit: 'ground',
  debate: 'ground',
  textWorld: 'ground',
  ground: 'ground',
  direct: 'ground',
  hypothesis: 'ground',
  mediated: 'ground',
  moderated: 'ground',
  factor: 'ground',
  approach: 'design',
  sample: 'design',
  measurement: 'design',
  model: 'design',
  needs: 'design',
  structure: 'design',
  schedule: 'design',
  feasibility: 'design',
  measure: 'propose',
  step: 'propose',
  precondition: 'propose',
  lesson: 'propose',
  findings: 'close',
  limits: 'close',
};

/** More boxes than this make a row that nobody reads; a route has many rows, and all of them stand on one page. */
const boxesInRow = 5;
const boxesOnRoute = 3;
/** One part or two are said in a sentence. */
const fewestParts = 3;
const mostParts = 8;

const isWished = (kind: FigureKind, { subject: { shows } }: WritingContext): boolean =>
  shows.figures.some((wished) => wished.kind === kind);

const upper = (text: string, { subject: { language } }: WritingContext): string =>
  language === 'en' || language === 'es' ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** What stands before a colon only announces: “绪论：…”. */
const shortTitle = (title: string): string =>
  withoutCase(title)
    .split(/[：:]\s*/u)
    .at(-1)
    ?.trim() ?? title;

function drawRoute(context: WritingContext): DraftFigure | null {
  const { stages } = context.wording.showing;
  const chapters = context.spots.filter(({ path }) => path.length === 1);
  const isMade = context.subject.relation === 'design';
  const byStage = new Map<RouteStage, Spot[]>();
  for (const chapter of chapters) {
    const stage = stageOfRole[chapter.role] ?? (isMade ? 'build' : 'analyse');
    byStage.set(stage, [...(byStage.get(stage) ?? []), chapter]);
  }
  const parts: DraftFigure['parts'] = [];
  for (const [stage, own] of byStage) {
    const sections = context.spots.filter(({ parent }) => parent !== null && own.includes(parent));
    const shown = sections.length > 0 && sections.length <= boxesOnRoute ? sections : own;
    for (const { section, path } of shown.slice(0, 12)) {
      parts.push({
        id: `s${path.join('-')}`,
        group: stages[stage],
        label: upper(shortTitle(section.title), context).slice(0, 150),
      });
    }
  }
  if (byStage.size >= 3) return figureOf('route', 'framework', parts, [], context);
  return isWished('route', context) ? drawChapters(context, chapters) : null;
}

/** Where the chapters are no stages of a study, each is a layer of its own. */
function drawChapters(context: WritingContext, chapters: readonly Spot[]): DraftFigure | null {
  const parts = chapters.flatMap((chapter) => {
    const sections = context.spots.filter(({ parent }) => parent === chapter).slice(0, boxesInRow);
    return (sections.length > 0 ? sections : [chapter]).map(({ section, path }) => ({
      id: `s${path.join('-')}`,
      group: upper(shortTitle(chapter.section.title), context).slice(0, 150),
      label: upper(shortTitle(section.title), context).slice(0, 150),
    }));
  });
  return figureOf('route', 'framework', parts, [], context);
}

function drawModel(context: WritingContext): DraftFigure | null {
  const { hypotheses } = context.argument;
  const parts: DraftFigure['parts'] = [];
  const idOf = (label: string, group: string): string => {
    const known = parts.find((part) => part.label === upper(label, context));
    if (known) return known.id;
    const id = `v${parts.length + 1}`;
    parts.push({ id, group, label: upper(label, context) });
    return id;
  };
  const arrows: DraftFigure['arrows'] = [];
  const direct = hypotheses.find(({ kind }) => kind === 'direct')?.label;
  for (const { label, kind, x, y, m } of hypotheses) {
    const from = idOf(x, 'independent');
    if (kind === 'mediated') {
      const through = idOf(m, 'mediator');
      arrows.push({ from, to: through, label }, { from: through, to: idOf(y, 'dependent'), label });
    } else if (kind === 'moderated') {
      // A moderator acts on a path; without that path there is nothing to draw it at.
      if (direct) arrows.push({ from: idOf(m, 'moderator'), to: direct, label });
    } else {
      arrows.push({ from, to: idOf(y, 'dependent'), label });
    }
  }
  if (hypotheses.length >= 2 && arrows.length >= 2) return figureOf('model', 'model', parts, arrows, context);
  const { object, aspect } = context.subject.slots.long;
  if (!isWished('model', context) || !object || !aspect) return null;
  if (arrows.length === 0) arrows.push({ from: idOf(object, 'independent'), to: idOf(aspect, 'dependent'), label: '' });
  return figureOf('model', 'model', parts, arrows, context);
}

function drawMeasures(context: WritingContext): DraftFigure | null {
  const chains = context.argument.chains.filter(({ problem, cause, measure }) => problem && cause && measure);
  if (chains.length < 2 || chains.length > boxesInRow) return null;
  const names = ['problem', 'cause', 'measure'] as const;
  const { head } = context.wording.materials.tables.measures;
  /** A problem of two causes is one box. */
  const idOf = (name: (typeof names)[number], chain: (typeof chains)[number]): string =>
    `${name}-${[...new Set(chains.map((other) => other[name]))].indexOf(chain[name]) + 1}`;
  const parts = names.flatMap((name, row) =>
    [...new Map(chains.map((chain) => [idOf(name, chain), chain]))].map(([id, chain]) => ({
      ...{ id, group: head[row] ?? name, label: upper(chain[name], context) },
    })),
  );
  const arrows = [
    ...new Map(
      chains
        .flatMap((chain) => [
          { from: idOf('problem', chain), to: idOf('cause', chain), label: '' },
          { from: idOf('cause', chain), to: idOf('measure', chain), label: '' },
        ])
        .map((arrow) => [`${arrow.from} ${arrow.to}`, arrow]),
    ).values(),
  ];
  return figureOf('measures', 'framework', parts, arrows, context);
}

/** Words by which a part of something wider is seen to be one of a thing that is built. */
const component =
  /模块|子系统|单元$|模組|\bmodules?\b|subsystem|\bunits?$|módulo|subsistema|\bunidad|モジュール|サブシステム|ユニット|部$/iu;

/** The parts of what is made, or else the stages of its work in their order: all that is known of the very thing, of something wider what is built. */
function listParts({ pool, subject: { understanding, title } }: WritingContext): readonly string[] {
  const made = understanding.object.toLowerCase();
  // A sheet on systems of many kinds names parts that only one of the others has.
  const isOfAnother = ({ entry, facets }: Source): boolean =>
    [entry.term, ...Object.values(facets)].some((text) =>
      entry.about.some((name) => text.includes(name) && !title.includes(name)),
    );
  const called = listCalled(pool).filter((source) => !source.entry.sheet?.isWhole && !isOfAnother(source));
  const isNamed = ({ entry: { sheet } }: Source): boolean =>
    sheet?.names.some((name) => name.toLowerCase() === made) === true;
  const own = called.filter(isNamed);
  const termsOf = (sources: readonly Source[], kind: 'part' | 'stage'): string[] => [
    ...new Set(
      sources
        .filter(({ entry: { sheet } }) => Object.values(sheet?.told ?? {}).includes(kind))
        .toSorted((one, other) => (one.entry.sheet?.order ?? 0) - (other.entry.sheet?.order ?? 0))
        .map(({ entry }) => entry.term),
    ),
  ];
  const built = termsOf(called, 'part').filter((term) => component.test(term));
  const choices = [built, termsOf(own, 'part'), termsOf(own, 'stage')];
  return choices.find(({ length }) => length >= fewestParts)?.slice(0, mostParts) ?? [];
}

/** The parts of what is made; its chapters are none, and are drawn only where somebody asked for a drawing and no parts are known. */
function drawModules(context: WritingContext): DraftFigure | null {
  const isAsked = isWished('modules', context);
  if (context.subject.relation !== 'design' && !isAsked) return null;
  const root = {
    ...{ id: 'root', group: '', label: upper(context.subject.slots.long.object ?? context.subject.title, context) },
  };
  const known = listParts(context);
  if (known.length < fewestParts) return isAsked ? drawMaking(root, context) : null;
  const parts = known.map((term, at) => ({ id: `p${at + 1}`, group: '', label: upper(term, context) }));
  const arrows = parts.map(({ id }) => ({ from: root.id, to: id, label: '' }));
  return figureOf('modules', 'structure', [root, ...parts], arrows, context);
}

/** The work on what is made, as the outline has it. */
function drawMaking(root: DraftFigure['parts'][number], context: WritingContext): DraftFigure | null {
  const made: ReadonlySet<Role> = new Set<Role>(['needs', 'structure', 'build', 'check']);
  const all = context.spots.filter(({ path }) => path.length === 1);
  const making = all.filter(({ role }) => made.has(role));
  const chapters = making.length < 2 ? all.slice(1, -1) : making;
  const parts = [root];
  const arrows: DraftFigure['arrows'] = [];
  for (const chapter of chapters) {
    const id = `c${chapter.path[0]}`;
    parts.push({ id, group: '', label: upper(shortTitle(chapter.section.title), context) });
    arrows.push({ from: 'root', to: id, label: '' });
    for (const { section, path } of context.spots.filter(({ parent }) => parent === chapter).slice(0, 6)) {
      parts.push({ id: `c${path.join('-')}`, group: '', label: upper(shortTitle(section.title), context) });
      arrows.push({ from: id, to: `c${path.join('-')}`, label: '' });
    }
  }
  return chapters.length < 2 ? null : figureOf('modules', 'structure', parts, arrows, context);
}

function figureOf(
  kind: FigureKind,
  shape: DraftFigure['shape'],
  parts: DraftFigure['parts'],
  arrows: DraftFigure['arrows'],
  context: WritingContext,
): DraftFigure | null {
  const { language, slots } = context.subject;
  const caption = fillFrame(context.wording.showing.figures[kind].caption, slots.long, language);
  if (!caption) return null;
  return { kind: 'figure', shape, caption: caption.replace(/[.。]$/u, ''), name: `fig-${kind}`, parts, arrows };
}

function homeOf(kind: FigureKind, { spots, argument }: WritingContext): Spot | undefined {
  const leaves = spots.filter(({ isLeaf }) => isLeaf);
  const first = (...roles: Role[]): Spot | undefined => leaves.find(({ role }) => roles.includes(role));
  switch (kind) {
    case 'model':
      return argument.hypotheses
        .map(({ home }) => home)
        .sort((one, other) => spots.indexOf(other) - spots.indexOf(one))[0];
    case 'measures':
      return first('measure', 'step');
    case 'modules':
      return first('structure', 'build');
    case 'route':
      return first('approach') ?? first('question') ?? leaves.filter(({ path }) => path[0] === 1).at(-1);
  }
}

/**
 * Figures of a paper by the section they stand in. What the outline and the argument already hold is drawn, nothing else:
 * there are no data yet that a chart could show.
 */
export function planFigures(
  context: WritingContext,
  { type, level, wordCount }: { type: PaperType; level: Level; wordCount: number },
): Map<Spot, PlannedFigure> {
  const planned = new Map<Spot, PlannedFigure>();
  const draw: Record<FigureKind, (context: WritingContext) => DraftFigure | null> = {
    model: drawModel,
    modules: drawModules,
    route: drawRoute,
    measures: drawMeasures,
  };
  const order: readonly FigureKind[] =
    type === 'thesis' || type === 'proposal'
      ? ['route', 'model', 'modules', 'measures']
      : ['model', 'modules', 'measures', 'route'];
  const { figures } = context.subject.shows;
  for (const { kind, chapter } of figures) {
    const figure = draw[kind](context);
    const free = context.spots.filter((spot) => spot.isLeaf && !planned.has(spot));
    const usual = homeOf(kind, context);
    const home = free.findLast(({ path }) => path[0] === chapter) ?? free.find((spot) => spot === usual) ?? free[0];
    if (figure && home) planned.set(home, { kind, figure });
  }
  for (const kind of order) {
    if (planned.size >= mostFigures(type, level, wordCount)) break;
    if (figures.some((wished) => wished.kind === kind)) continue;
    const figure = draw[kind](context);
    const home = figure && homeOf(kind, context);
    if (home && !planned.has(home)) planned.set(home, { kind, figure });
  }
  return planned;
}
