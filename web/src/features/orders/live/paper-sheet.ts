import type { PaperSheet, SheetSection } from '@yanmo/contract/orders';
import type { ServerEvent } from '../../../lib/event-stream.ts';
import { isAllWritten } from './phases.ts';

/** A paper while it is being written, as this page knows it. */
export interface LiveSheet {
  itemId: string;
  phase: string;
  sections: readonly SheetSection[];
  /** All is written, or it failed; how it ended is the order's to say. */
  isOver: boolean;
  /** Text is missing that this page was never sent: only the whole sheet can mend that. */
  hasGap: boolean;
}

interface SectionBegins {
  section: string;
  step: string;
}
interface TextGrows {
  step: string;
  offset: number;
  text: string;
}
interface StepEnds {
  phase: string;
  step?: string;
}

/**
 * The sheet after one event of the order's stream. Events that come before the first snapshot are dropped: it holds
 * what they told. A step that is tried again sends its text from the start, which replaces what its last try left.
 */
export function reduceSheet(sheet: LiveSheet | null, { type, data }: ServerEvent): LiveSheet | null {
  if (type === 'paper') return takeSnapshot(JSON.parse(data) as PaperSheet);
  if (!sheet) return null;
  switch (type) {
    case 'section': {
      const { section, step } = JSON.parse(data) as SectionBegins;
      return changeSection(
        sheet,
        ({ id }) => id === section,
        (one) => ({ ...one, state: 'WRITING', step }),
      );
    }
    case 'text':
      return growText(sheet, JSON.parse(data) as TextGrows);
    case 'stage':
      return { ...sheet, phase: (JSON.parse(data) as StepEnds).phase };
    case 'progress': {
      const { phase, step } = JSON.parse(data) as StepEnds;
      const ended = changeSection(
        sheet,
        (one) => step !== undefined && one.step === step && one.state === 'WRITING',
        (one) => ({ ...one, state: 'WRITTEN', step: null }),
      );
      return { ...ended, phase };
    }
    case 'done':
      return { ...sheet, isOver: true };
    default:
      return sheet;
  }
}

function takeSnapshot({ item_id: itemId, phase, sections }: PaperSheet): LiveSheet {
  return { itemId, phase, sections, isOver: false, hasGap: false };
}

function growText(sheet: LiveSheet, { step, offset, text }: TextGrows): LiveSheet {
  // Abstracts and the like are written too, but stand on no place of the sheet.
  const section = sheet.sections.find((one) => one.step === step);
  if (!section) return sheet;
  if (offset > section.text.length) return { ...sheet, hasGap: true };
  return changeSection(
    sheet,
    (one) => one === section,
    (one) => ({ ...one, text: one.text.slice(0, offset) + text }),
  );
}

/** Sections that did not change stay the same objects: the page draws only those that did. */
function changeSection(
  sheet: LiveSheet,
  isMeant: (section: SheetSection) => boolean,
  change: (section: SheetSection) => SheetSection,
): LiveSheet {
  const index = sheet.sections.findIndex(isMeant);
  const section = sheet.sections[index];
  return section ? { ...sheet, sections: sheet.sections.with(index, change(section)) } : sheet;
}

export function countWritten({ phase, sections }: Pick<LiveSheet, 'phase' | 'sections'>): number {
  if (isAllWritten(phase)) return countWanted({ sections });
  return sections.filter(({ state }) => state === 'WRITTEN').length;
}

/** Those that have text of their own and are paid for. */
export function countWanted({ sections }: Pick<LiveSheet, 'sections'>): number {
  return sections.filter(({ state }) => state !== 'HEADING' && state !== 'LATER').length;
}

export function listWriting({ sections }: Pick<LiveSheet, 'sections'>): readonly SheetSection[] {
  return sections.filter(({ state }) => state === 'WRITING');
}
