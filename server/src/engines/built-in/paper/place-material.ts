import { countDraft } from '@yanmo/contract/draft-count';
import type { DraftBlock } from '../../draft-text.ts';
import { rotate } from '../seeded-random.ts';
import { buildMaterial } from './materials.ts';
import { placeOwnTables } from './own-tables.ts';
import type { Spot } from './read-outline.ts';
import type { MaterialKind } from './role-specs.ts';
import type { SectionDraft } from './section-draft.ts';
import { fillFrame, type Sentence } from './sentence-writer.ts';
import type { Frames } from './wordings/wording.ts';
import { fillersAt, type WritingContext } from './writing-context.ts';

/** Numbered tables of one paper; more would be a file of forms. */
const mostTables = 3;

/** What a figure says already needs no table. */
const drawnInstead: Partial<Record<MaterialKind, string>> = { hypotheses: 'model', measures: 'measures' };

/** A numbered table or figure is spoken of before it stands. */
function pointAt(name: string, frames: Frames, spot: Spot, context: WritingContext): Sentence | null {
  const { language, seed } = context.subject;
  for (const frame of rotate(frames, seed, name)) {
    const text = fillFrame(frame, fillersAt(spot, context, { mark: `[#${name}]` }), language);
    if (text) return { text, frame: null, move: 'pointer', about: [], works: [], units: countDraft(text) };
  }
  return null;
}

/** A sheet to be filled in is no table of the paper: it bears no number, its title stands before it. */
function placeSheet(block: Extract<DraftBlock, { kind: 'table' }>, context: WritingContext, draft: SectionDraft): void {
  const isWide = context.subject.language === 'zh' || context.subject.language === 'ja';
  draft.place({ ...block, caption: '' }, `${block.caption}${isWide ? '：' : ':'}`);
}

/** Working material of a kind where it is due; false where there is too little to fill it. */
export function placeMaterial(
  kind: MaterialKind,
  spot: Spot,
  context: WritingContext,
  draft: SectionDraft,
  units = 0,
): boolean {
  if (kind === 'questions' || kind === 'steps' || kind === 'checks') {
    const list = buildMaterial(kind, spot, context);
    if (list) draft.place(list, context.wording.materials.listLeads[kind]);
    return list !== null;
  }
  if (kind === 'evidence' || kind === 'notes' || kind === 'sources') {
    const sheet = buildMaterial(kind, spot, context, units);
    if (sheet?.kind === 'table') placeSheet(sheet, context, draft);
    return sheet !== null;
  }
  const home = context.wishedTables.get(kind);
  if (home && home !== spot) return false;
  const drawn = drawnInstead[kind];
  if (!home && drawn && [...context.figures.values()].some((planned) => planned.kind === drawn)) return false;
  const numbered = [...context.shown].filter((shown) => shown.startsWith('tab:')).length;
  const owed = [...context.wishedTables.keys()].filter((wished) => !context.shown.has(`tab:${wished}`)).length;
  const frames = context.wording.showing.tables[kind];
  if (!home && numbered + owed >= mostTables) return false;
  const table = buildMaterial(kind, spot, context);
  if (table?.kind !== 'table') return false;
  context.shown.add(`tab:${kind}`);
  const name = `tab-${kind}`;
  draft.add(pointAt(name, frames, spot, context));
  draft.place({ ...table, name });
  return true;
}

/** Tables that were asked for and have their place here, and those of the student's own data. */
export function placeWished(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  for (const [kind, home] of context.wishedTables) if (home === spot) placeMaterial(kind, spot, context, draft);
  placeOwnTables(spot, context, draft);
}

/** The figure that was planned for this section. */
export function placeFigure(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const planned = context.figures.get(spot);
  if (!planned || context.shown.has(planned.figure.name)) return;
  context.shown.add(planned.figure.name);
  draft.add(pointAt(planned.figure.name, context.wording.showing.figures[planned.kind].leads, spot, context));
  draft.place(planned.figure);
}
