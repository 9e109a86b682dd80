import {
  AlignmentType,
  type FileChild,
  LeaderType,
  LineRuleType,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { LaidCoverFields, LaidItem, LaidSignatures, Layout } from '../layout/laid.ts';
import { lineDistancePt, pointsPerMm, textHeightMm, textOfLaid, textWidthMm, widthEm } from '../layout/measures.ts';
import { styleId, twips } from './word-styles.ts';
import { columnWidths, noBorders, rule } from './word-table.ts';

/** A line of the fields, with the air above its rule. */
const fieldLinePt = 30;
const shortestSpacePt = 6;

/** Word has no space that takes what is left: the rest of the page is worked out from the lines the cover has. */
export function coverSpaces(items: readonly LaidItem[], layout: Layout): (share: number) => Paragraph {
  const { template, language } = layout;
  const widthPt = textWidthMm(template) * pointsPerMm;
  let used = 0;
  let shares = 0;
  for (const item of items) {
    if (item.kind === 'heading') break;
    if (item.kind === 'space') shares += item.share;
    if (item.kind === 'cover-fields') used += item.fields.length * fieldLinePt;
    if (item.kind === 'paragraph') {
      const style = template.styles[item.style];
      const lines = textOfLaid(item.runs)
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil((widthEm(line) * style.sizePt) / widthPt)), 0);
      used += lines * lineDistancePt(style, language) + style.beforePt + style.afterPt;
    }
  }
  // Fonts differ from machine to machine; a cover that runs over by a line would be worse than one a little short.
  const left = Math.max(0, textHeightMm(template) * pointsPerMm * 0.96 - used);
  return (share) =>
    new Paragraph({
      spacing: {
        before: 0,
        after: 0,
        line: twips(Math.max(shortestSpacePt, (left * share) / Math.max(shares, 1))),
        lineRule: LineRuleType.EXACT,
      },
      children: [],
    });
}

export function wordCoverFields({ fields }: LaidCoverFields, layout: Layout): Table {
  const { template } = layout;
  const { sizePt } = template.styles.coverField;
  const widthPt = textWidthMm(template) * pointsPerMm;
  const labelPt = Math.max(...fields.map(({ label }) => widthEm(label))) * sizePt + sizePt;
  const valuePt = Math.min(widthPt - labelPt, Math.max(190, longestValueEm(fields) * sizePt + sizePt));
  const total = twips(labelPt + valuePt);
  const widths = columnWidths([labelPt / (labelPt + valuePt), valuePt / (labelPt + valuePt)], total);
  const cell = (text: string, isValue: boolean): TableCell =>
    new TableCell({
      verticalAlign: VerticalAlignTable.BOTTOM,
      borders: isValue ? { bottom: rule(0.5) } : {},
      children: [
        new Paragraph({
          style: styleId('coverField'),
          alignment: isValue ? AlignmentType.CENTER : AlignmentType.LEFT,
          children: [new TextRun(text)],
        }),
      ],
    });
  return new Table({
    width: { size: total, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    alignment: AlignmentType.CENTER,
    borders: noBorders,
    margins: { left: 40, right: 40, top: 0, bottom: 0, marginUnitType: WidthType.DXA },
    rows: fields.map(
      ({ label, value }) =>
        new TableRow({
          cantSplit: true,
          height: { value: twips(fieldLinePt), rule: 'atLeast' },
          children: [cell(label, false), cell(value, true)],
        }),
    ),
  });
}

const longestValueEm = (fields: LaidCoverFields['fields']): number =>
  Math.max(...fields.map(({ value }) => widthEm(value)));

/** Two labels a line, each with a rule to write on. */
export function wordSignatures({ labels }: LaidSignatures, layout: Layout): FileChild[] {
  const width = twips(textWidthMm(layout.template) * pointsPerMm);
  const pairs = labels.flatMap((label, index) => (index % 2 === 0 ? [[label, labels[index + 1]]] : []));
  return pairs.map(
    ([first = '', second]) =>
      new Paragraph({
        style: styleId('plain'),
        spacing: { before: 360, after: 240 },
        tabStops: [
          { type: TabStopType.LEFT, position: Math.round(width * 0.52), leader: LeaderType.UNDERSCORE },
          { type: TabStopType.LEFT, position: Math.round(width * 0.58) },
          { type: TabStopType.RIGHT, position: width, leader: LeaderType.UNDERSCORE },
        ],
        children: [
          new TextRun({ children: [first, new Tab()] }),
          ...(second === undefined ? [] : [new TextRun({ children: [new Tab(), second, new Tab()] })]),
        ],
      }),
  );
}
