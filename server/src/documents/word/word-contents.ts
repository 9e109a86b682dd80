import {
  ImportedXmlComponent,
  InternalHyperlink,
  type IParagraphOptions,
  LeaderType,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { ContentsEntry, LaidContents, Layout } from '../layout/laid.ts';
import { lineDistancePt, pointsPerMm, textWidthMm } from '../layout/measures.ts';
import type { WordMarks } from './word-marks.ts';
import { styleId, twips } from './word-styles.ts';

const fieldSign = (type: 'begin' | 'separate' | 'end'): ParagraphChild =>
  ImportedXmlComponent.fromXmlString(
    `<w:r ${wordNamespace}><w:fldChar w:fldCharType="${type}"/></w:r>`,
  ) as unknown as ParagraphChild;

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const instruction = (text: string): ParagraphChild =>
  ImportedXmlComponent.fromXmlString(
    `<w:r ${wordNamespace}><w:instrText xml:space="preserve"> ${text} </w:instrText></w:r>`,
  ) as unknown as ParagraphChild;

/** One TOC field whose entries stand there already, so that the contents are right before anyone fills them anew. */
export function wordContents(
  contents: LaidContents,
  layout: Layout,
  marks: WordMarks,
  pageOf: ReadonlyMap<string, string>,
): Paragraph[] {
  const last = contents.entries.length - 1;
  const entries = contents.entries.map(
    (entry, index) =>
      new Paragraph({
        style: styleId(`contents${entry.level}`),
        ...closer(contents, entry, layout),
        tabStops: [
          {
            type: TabStopType.RIGHT,
            position: twips(textWidthMm(layout.template) * pointsPerMm),
            leader: LeaderType.DOT,
          },
        ],
        children: [
          ...(index === 0
            ? [
                fieldSign('begin'),
                instruction(`TOC \\o "1-${layout.template.contentsLevels}" \\h \\z \\u`),
                fieldSign('separate'),
              ]
            : []),
          ...entryRuns(entry, marks, pageOf),
          ...(index === last ? [fieldSign('end')] : []),
        ],
      }),
  );
  // The field ends before the paragraph that ends the section: else LibreOffice loses the section's page number.
  return [...entries, new Paragraph({ children: [] })];
}

/** A page that held only a line or two is saved by moving the lines closer, as the PDF does. */
function closer({ spacing }: LaidContents, { level }: ContentsEntry, layout: Layout): IParagraphOptions {
  if (spacing === 1) return {};
  const style = layout.template.styles[`contents${level}`];
  const leading = Math.max(0, lineDistancePt(style, layout.language) - style.sizePt);
  return {
    spacing: {
      before: twips(style.beforePt * spacing),
      line: twips(style.sizePt + leading * spacing),
      lineRule: LineRuleType.EXACT,
    },
  };
}

function entryRuns(entry: ContentsEntry, marks: WordMarks, pageOf: ReadonlyMap<string, string>): ParagraphChild[] {
  const words = new TextRun(`${entry.number ?? ''}${entry.gap}${entry.text}`);
  if (entry.isCut) return [words];
  const anchor = marks.contents(entry.id);
  return [
    new InternalHyperlink({
      anchor,
      children: [
        words,
        new TextRun({ children: [new Tab()] }),
        new SimpleField(`PAGEREF ${anchor} \\h`, pageOf.get(entry.id) ?? ''),
      ],
    }),
  ];
}
