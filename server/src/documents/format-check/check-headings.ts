import type { Numbering, NumberLevel, Template } from '../templates/template.ts';
import { excerpt, type FaultList, placeOf } from './fault-list.ts';
import { bareNumber, hasForm, writeHeadingNumber } from './heading-numbers.ts';
import { mayBeUnnumbered } from './part-words.ts';
import type { PlacedBlock } from './roles.ts';

/** Headings of the chapters: their levels, the form of their numbers, and that these count on. */
export function checkHeadings(placed: readonly PlacedBlock[], numbering: Numbering, faults: FaultList): void {
  const figures: number[] = [];
  let last = 0;
  for (const one of placed) {
    const { heading, role, part } = one;
    if (!heading || !role) continue;
    if (!heading.isStyled) {
      const found = { kind: 'NO' } as const;
      faults.add({ rule: 'HEADING_STYLE', role, found, wanted: { kind: 'YES' } }, placeOf(one));
    }
    if (part !== 'CHAPTERS') continue;
    const { level } = heading;
    if (level > last + 1 && last > 0) {
      faults.add(
        {
          ...{ rule: 'HEADING_LEVEL', role },
          found: { kind: 'COUNT', count: level },
          wanted: { kind: 'COUNT', count: last + 1 },
        },
        placeOf(one),
      );
    }
    last = level;
    const form = numbering.levels[level - 1];
    if (form) checkNumber(one, form, level, figures, faults);
  }
}

function checkNumber(one: PlacedBlock, form: NumberLevel, level: number, figures: number[], faults: FaultList): void {
  const { heading, role } = one;
  if (!heading || !role) return;
  const counted = [...figures.slice(0, level - 1), (figures[level - 1] ?? 0) + 1];
  while (counted.length < level) counted.unshift(1);
  const wanted = writeHeadingNumber(form, counted);
  if (!heading.number) {
    if (level === 1 && mayBeUnnumbered(heading.title)) return;
    faults.add(
      { rule: 'HEADING_NUMBER_MISSING', role, found: { kind: 'NOTHING' }, wanted: { kind: 'TEXT', text: wanted } },
      placeOf(one),
    );
    return;
  }
  const { text } = heading.number;
  if (!hasForm(text, form)) {
    // The form says what is wanted at every such heading, so that all of them are one fault.
    const shape = writeHeadingNumber(form, [1, 1, 1, 1].slice(0, level));
    faults.add(
      {
        ...{ rule: 'HEADING_NUMBER_FORM', role },
        found: { kind: 'TEXT', text: shapeOf(text) },
        wanted: { kind: 'TEXT', text: shape },
      },
      placeOf(one),
    );
  } else if (bareNumber(text).replace(/\.$/u, '') !== bareNumber(wanted).replace(/\.$/u, '')) {
    faults.add(
      {
        ...{ rule: 'HEADING_NUMBER_ORDER', role },
        found: { kind: 'TEXT', text: excerpt(text) },
        wanted: { kind: 'TEXT', text: wanted },
      },
      placeOf(one),
    );
  }
  // It goes on from what stands there: one slip is one fault, not one for every heading after it.
  const said = heading.number.figures;
  setFigures(figures, said.length === level ? said : [...counted.slice(0, -1), said.at(-1) ?? 1]);
}

function setFigures(figures: number[], now: readonly number[]): void {
  figures.length = 0;
  figures.push(...now);
}

/** 第三章 and 第四章 are the same slip. */
const shapeOf = (text: string): string =>
  text
    .replace(/\d+/gu, '1')
    .replace(/[一二三四五六七八九十百]+/gu, '一')
    .replace(/(?<=^|[^\p{L}])[IVXLC]+(?=[.．])/u, 'I');

/** Chapters and fixed parts begin a page where the template has them do so. */
export function checkNewPages(placed: readonly PlacedBlock[], faults: FaultList): void {
  for (const one of placed) {
    const isPart = one.role === 'HEADING_1' || one.role === 'PART_TITLE';
    if (!isPart || !one.role || one.block.kind !== 'paragraph' || one.block.startsPage) continue;
    faults.add({ rule: 'PART_NEW_PAGE', role: one.role, found: { kind: 'NO' }, wanted: { kind: 'YES' } }, placeOf(one));
  }
}

export const numberingOfForm = (template: Template, type: keyof Template['forms']): Numbering =>
  template.numberings[template.forms[type].numbering];
