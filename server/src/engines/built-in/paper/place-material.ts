import { countDraft } from '@yanmo/contract/draft-count';
import type { DraftBlock } from '../../draft-text.ts';
import { rotate } from '../seeded-random.ts';
import { type Desk, fillersAt } from './desk.ts';
import { buildMaterial } from './materials.ts';
import type { Spot } from './read-outline.ts';
import type { MaterialKind } from './role-specs.ts';
import { fillFrame, type Sentence } from './scribe.ts';
import type { SectionDraft } from './section-draft.ts';
import type { Frames } from './wordings/wording.ts';

/** Numbered tables of one paper; more would be a file of forms. */
const mostTables = 3;

/** What a figure says already needs no table. */
const drawnInstead: Partial<Record<MaterialKind, string>> = { hypotheses: 'model', measures: 'measures' };

/** A numbered table or figure is spoken of before it stands. */
function pointAt(name: string, frames: Frames, spot: Spot, desk: Desk): Sentence | null {
  const { language, seed } = desk.subject;
  for (const frame of rotate(frames, seed, name)) {
    const text = fillFrame(frame, fillersAt(spot, desk, { mark: `[#${name}]` }), language);
    if (text) return { text, frame: null, move: 'pointer', about: [], works: [], units: countDraft(text) };
  }
  return null;
}

/** A sheet to be filled in is no table of the paper: it bears no number, its title stands before it. */
function placeSheet(block: Extract<DraftBlock, { kind: 'table' }>, desk: Desk, draft: SectionDraft): void {
  const isWide = desk.subject.language === 'zh' || desk.subject.language === 'ja';
  draft.place({ ...block, caption: '' }, `${block.caption}${isWide ? '：' : ':'}`);
}

/** Working material of a kind where it is due; false where there is too little to fill it. */
export function placeMaterial(kind: MaterialKind, spot: Spot, desk: Desk, draft: SectionDraft, units = 0): boolean {
  if (kind === 'questions' || kind === 'steps' || kind === 'checks') {
    const list = buildMaterial(kind, spot, desk);
    if (list) draft.place(list, desk.wording.materials.listLeads[kind]);
    return list !== null;
  }
  if (kind === 'evidence' || kind === 'notes' || kind === 'sources') {
    const sheet = buildMaterial(kind, spot, desk, units);
    if (sheet?.kind === 'table') placeSheet(sheet, desk, draft);
    return sheet !== null;
  }
  const drawn = drawnInstead[kind];
  if (drawn && [...desk.figures.values()].some((planned) => planned.kind === drawn)) return false;
  const numbered = [...desk.shown].filter((shown) => shown.startsWith('tab:')).length;
  const frames = desk.wording.showing.tables[kind];
  if (numbered >= mostTables) return false;
  const table = buildMaterial(kind, spot, desk);
  if (table?.kind !== 'table') return false;
  desk.shown.add(`tab:${kind}`);
  const name = `tab-${kind}`;
  draft.add(pointAt(name, frames, spot, desk));
  draft.place({ ...table, name });
  return true;
}

/** The figure that was planned for this section. */
export function placeFigure(spot: Spot, desk: Desk, draft: SectionDraft): void {
  const planned = desk.figures.get(spot);
  if (!planned || desk.shown.has(planned.figure.name)) return;
  desk.shown.add(planned.figure.name);
  draft.add(pointAt(planned.figure.name, desk.wording.showing.figures[planned.kind].leads, spot, desk));
  draft.place(planned.figure);
}
