import { breakHeading } from '../layout/balance-title.ts';
import type { LaidCell, LaidHeading, LaidItem, LaidList, LaidParagraph, LaidTable, Layout } from '../layout/laid.ts';
import { placeCells } from '../layout/lay-table.ts';
import { pointsPerMm, textHeightMm, textOfLaid, textWidthMm, widthEm } from '../layout/measures.ts';
import { isEastAsian } from '../layout/number-document.ts';
import { edgesOfItem, leadingPt } from './item-spacing.ts';
import { formulaData, isLatinText, type Presence, type RunData, runData } from './typst-runs.ts';

/** What typst/ reads of an item; `above` is the whole distance from the item before it, and vanishes at the head of a page. */
export type ItemData = Record<string, unknown> & { kind: string; above: number };

export function itemData(layout: Layout, items: readonly LaidItem[], presence: Presence): ItemData[] {
  let previousAfter = 0;
  return items.map((item, index) => {
    const { beforePt, afterPt } = edgesOfItem(layout, item);
    const data = {
      kind: item.kind,
      above: previousAfter + beforePt,
      ...ownData(layout, item, items[index + 1], presence),
    };
    previousAfter = afterPt;
    return data;
  });
}

function ownData(
  layout: Layout,
  item: LaidItem,
  next: LaidItem | undefined,
  presence: Presence,
): Record<string, unknown> {
  switch (item.kind) {
    case 'heading':
      return headingData(layout, item, presence);
    case 'paragraph':
      return {
        style: item.style,
        isLatin: isLatinText(textOfLaid(item.runs)),
        staysWithNext: staysWithNext(item, next),
        runs: runData(item.runs, presence),
      };
    case 'list':
      return listData(item, presence);
    case 'table':
      return tableData(layout, item, presence);
    case 'figure':
      return {
        id: item.id,
        caption: captionData(layout, item.caption, presence),
        isLatin: isLatinText(item.caption.text + textOfLaid(item.caption.runs)),
        svg: item.svg,
        width: item.widthMm * pointsPerMm,
        height: item.heightMm * pointsPerMm,
        alt: item.alt,
        notes: item.notes.map((runs) => runData(runs, presence)),
      };
    case 'formula':
      return { id: item.id, number: item.number, ...formulaData(item.latex, presence), kind: 'formula' };
    case 'reference': {
      return {
        id: referenceTarget(item.id),
        label: item.label,
        labelWidth: item.label === '' ? 0 : widthEm(item.label) + 0.6,
        isLatin: isLatinText(textOfLaid(item.runs)),
        runs: runData(item.runs, presence),
      };
    }
    case 'contents':
      return {
        entries: item.entries.map((entry) => ({
          ...entry,
          isCut: entry.isCut || !presence.targets.has(entry.id),
          section: presence.targets.get(entry.id) ?? 0,
          isLatin: isLatinText(`${entry.number ?? ''}${entry.text}`),
          above:
            item.spacing *
            (layout.template.styles[`contents${entry.level}`].beforePt + leadingPt(layout, `contents${entry.level}`)),
        })),
      };
    case 'cover-fields':
      return {
        fields: item.fields,
        valueWidth: Math.min(22, Math.max(14, ...item.fields.map(({ value }) => widthEm(value) + 2))),
      };
    case 'signatures':
      return { labels: item.labels };
    case 'space':
      return { share: item.share };
    case 'page-break':
      return {};
  }
}

/** A line in bold belongs to what follows it, and so does a short paragraph that leads to a formula. */
function staysWithNext(item: LaidParagraph, next: LaidItem | undefined): boolean {
  return item.style === 'lead' || (next?.kind === 'formula' && widthEm(textOfLaid(item.runs)) < 150);
}

/** Works have ids of their own, which may be those of blocks. */
export const referenceTarget = (work: string): string => `work:${work}`;

function headingData(layout: Layout, item: LaidHeading, presence: Presence): Record<string, unknown> {
  const printed = `${item.number ?? ''}${item.number === null ? '' : item.gap}`;
  return {
    id: item.id,
    level: item.level,
    style: item.style,
    number: item.number,
    gap: item.gap,
    isListed: item.isListed,
    isLatin: isLatinText(printed + item.text),
    outlineText: printed + item.text,
    runs: runData(breakHeading(item, layout.template), presence),
  };
}

function listData(item: LaidList, presence: Presence): Record<string, unknown> {
  const markerWidth = (depth: number): number =>
    Math.max(1.5, ...item.items.filter((entry) => entry.depth === depth).map(({ marker }) => widthEm(marker) + 0.6));
  const widths = [markerWidth(0), markerWidth(1), markerWidth(2)];
  return {
    isLatin: isLatinText(item.items.map(({ runs }) => textOfLaid(runs)).join('')),
    items: item.items.map(({ depth, marker, runs }) => ({
      depth,
      marker,
      markerWidth: widths[depth],
      runs: runData(runs, presence),
    })),
  };
}

function captionData(
  layout: Layout,
  caption: { text: string; runs: LaidTable['notes'][number] },
  presence: Presence,
): RunData[] {
  const gap = isEastAsian(layout.language) ? '\u3000' : '\u2002';
  return [{ kind: 'text', text: caption.text + gap }, ...runData(caption.runs, presence)];
}

/** A Latin letter takes about half an em; a little less is left so that a broken word never touches the next cell. */
const lettersPerEm = 1.7;

function tableData(layout: Layout, item: LaidTable, presence: Presence): Record<string, unknown> {
  const { template } = layout;
  const widthPt = (item.isTurned ? textHeightMm(template) : textWidthMm(template)) * pointsPerMm;
  const isCrowded = item.widths.length > 12;
  const insetX = isCrowded ? 1.5 : Math.min(5, item.sizePt / 2);
  const cells = (rows: readonly (readonly LaidCell[])[]): object[][] => {
    const data: object[][] = rows.map(() => []);
    for (const { cell, row, column } of placeCells(rows, item.widths.length)) {
      const share = item.widths.slice(column, column + cell.columns).reduce((sum, width) => sum + width, 0);
      const lettersFit = ((share * widthPt - insetX * 2) / item.sizePt) * lettersPerEm;
      data[row]?.push({
        columns: cell.columns,
        rows: cell.rows,
        align: cell.align,
        isLatin: isLatinText(textOfLaid(cell.runs)),
        runs: runData(cell.runs, presence, Math.min(30, lettersFit)),
      });
    }
    return data;
  };
  return {
    id: item.id,
    caption: item.caption && captionData(layout, item.caption, presence),
    isLatin: isLatinText(item.caption ? item.caption.text + textOfLaid(item.caption.runs) : ''),
    widths: item.widths,
    size: item.sizePt,
    isTurned: item.isTurned,
    isKeptWhole: item.isKeptWhole,
    insetX,
    insetY: template.styles.tableText.beforePt + leadingPt(layout, 'tableText') / 2 + 0.5,
    head: cells(item.head),
    rows: cells(item.rows),
    notes: item.notes.map((runs) => runData(runs, presence)),
    rules: item.rules,
  };
}
