import type { PlanOf } from '../figure-plan.ts';
import { type Typeface, textWidth } from '../text-widths.ts';
import { wrapLabel } from '../wrap-label.ts';
import { emptyLayout, type FigureLayout } from './figure-layout.ts';

const padding = 6;
const barInset = 5;
const minimumBarHeight = 9;

/** Tasks as bars over their periods, one row each. Rows that no page holds go on in a further part, with the periods again. */
export function laySchedule(
  { periods, tasks }: PlanOf<'schedule'>,
  width: number,
  maximumHeight: number,
  typeface: Typeface,
): FigureLayout[] {
  const widest = Math.max(...tasks.map(({ label }) => textWidth(label, typeface)));
  const nameWidth = Math.min(Math.max(70, widest + 2 * padding), width * 0.36);
  const column = (width - nameWidth) / periods.length;
  const small = { ...typeface, sizePt: typeface.sizePt - 1 };
  const pattern = numberPattern(periods);
  const names = pattern && !periods.every((name) => textWidth(name, small) < column - 4) ? pattern.numbers : periods;
  const corner = pattern && names === pattern.numbers ? wrapLabel(pattern.name, nameWidth - 2 * padding, small) : null;
  const every = everyNth(names, column, small);
  const spanAt = (index: number): number => column * Math.min(every, periods.length - index);
  const heads = names.map((name, index) => (index % every === 0 ? wrapLabel(name, spanAt(index) - 4, small) : null));
  const headHeight = Math.max(...heads.map((head) => head?.height ?? 0)) + 2 * padding;
  const rows = tasks.map((task) => {
    const label = wrapLabel(task.label, nameWidth - 2 * padding, typeface);
    return { task, label, height: Math.max(label.height, minimumBarHeight) + 2 * padding };
  });
  const parts: (typeof rows)[] = [[]];
  let height = headHeight;
  for (const row of rows) {
    if (height + row.height > maximumHeight && (parts.at(-1)?.length ?? 0) > 0) {
      parts.push([]);
      height = headHeight;
    }
    parts.at(-1)?.push(row);
    height += row.height;
  }
  return parts.map((part) => {
    const total = headHeight + part.reduce((sum, row) => sum + row.height, 0);
    const layout = emptyLayout(width, total);
    for (const [index, head] of heads.entries()) {
      if (!head) continue;
      layout.texts.push({
        x: nameWidth + column * index,
        y: padding,
        width: spanAt(index),
        height: head.height,
        text: head,
        align: 'centre',
      });
    }
    if (corner) {
      const area = { x: padding, y: padding, width: nameWidth - 2 * padding, height: headHeight - 2 * padding };
      layout.texts.push({ ...area, text: corner, align: 'right' });
    }
    const across = (y: number, look: 'line' | 'grey'): void => {
      layout.rules.push({ from: { x: 0, y }, to: { x: width, y }, look });
    };
    across(0, 'line');
    for (let index = 0; index < periods.length; index += 1) {
      const x = nameWidth + column * index;
      layout.rules.push({ from: { x, y: headHeight }, to: { x, y: total }, look: 'grey' });
    }
    let y = headHeight;
    for (const [index, { task, label, height: rowHeight }] of part.entries()) {
      across(y, index === 0 ? 'line' : 'grey');
      layout.texts.push({
        x: padding,
        y: y + (rowHeight - label.height) / 2,
        width: nameWidth - 2 * padding,
        height: label.height,
        text: label,
        align: 'left',
      });
      layout.bars.push({
        x: nameWidth + column * task.from + 1,
        y: y + Math.max(barInset, (rowHeight - 14) / 2),
        width: column * (task.to - task.from + 1) - 2,
        height: Math.min(14, rowHeight - 2 * barInset),
      });
      y += rowHeight;
    }
    across(y, 'line');
    return layout;
  });
}

/** "第1周, 第2周 …" as "第 n 周" and the numbers alone: narrow columns hold no more. */
function numberPattern(periods: readonly string[]): { name: string; numbers: string[] } | null {
  const parts = periods.map((period) => /^(\D*)(\d+)(\D*)$/u.exec(period));
  const [first] = parts;
  if (!first || periods.length < 2) return null;
  const isSame = parts.every((part) => part?.[1] === first[1] && part?.[3] === first[3]);
  if (!isSame || (first[1] ?? '') + (first[3] ?? '') === '') return null;
  const name = `${first[1]?.trim() ?? ''} n ${first[3]?.trim() ?? ''}`.trim();
  return { name, numbers: parts.map((part) => part?.[2] ?? '') };
}

/** Where names of periods are too wide for their columns, every second, third … bears one. */
function everyNth(periods: readonly string[], column: number, typeface: Typeface): number {
  const fits = (every: number): boolean =>
    periods.every(
      (name, index) => index % every !== 0 || wrapLabel(name, column * every - 4, typeface).lines.length <= 2,
    );
  return [1, 2, 3, 4, 5, 6, 8, 10].find(fits) ?? 12;
}
