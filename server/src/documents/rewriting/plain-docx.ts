import type { Language } from '@yanmo/contract/languages';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  type IParagraphStyleOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { isWideLanguage } from '../../text/wide-language.ts';
import { cleanText } from '../clean-text.ts';
import type { ManuscriptParagraph, TextToRewrite } from './text-to-rewrite.ts';

const fonts: Record<Language, { body: string; heading: string }> = {
  zh: { body: 'SimSun', heading: 'SimHei' },
  en: { body: 'Times New Roman', heading: 'Times New Roman' },
  es: { body: 'Times New Roman', heading: 'Times New Roman' },
  ja: { body: 'MS Mincho', heading: 'MS Gothic' },
};

/** Sizes are half-points, distances twentieths of a point. */
const headingSizes = [32, 28, 24] as const;
const headingLevels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;

/**
 * A Word file for a text that came in none: one paragraph each, in the order of the text, so that what is read from this file
 * has the ids that the text had.
 */
export async function writePlainDocx({ title, paragraphs }: TextToRewrite, language: Language): Promise<Buffer> {
  const isWide = isWideLanguage(language);
  const font = (name: string): NonNullable<IRunOptions['font']> => ({
    ascii: 'Times New Roman',
    hAnsi: 'Times New Roman',
    eastAsia: name,
  });
  const headingFont = font(fonts[language].heading);
  const headingStyles: IParagraphStyleOptions[] = headingSizes.map((size, index) => ({
    id: `Heading${index + 1}`,
    name: `heading ${index + 1}`,
    ...{ basedOn: 'Normal', next: 'Normal', quickFormat: true },
    run: { font: headingFont, size, bold: !isWide, color: '000000' },
    paragraph: { spacing: { before: index === 0 ? 360 : 240, after: 120 }, keepNext: true, outlineLevel: index },
  }));
  const document = new Document({
    title: cleanText(title),
    styles: {
      default: {
        document: { run: { font: font(fonts[language].body), size: 24 }, paragraph: { spacing: { line: 400 } } },
      },
      paragraphStyles: [...headingStyles, codeStyle],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1440, bottom: 1440, left: 1700, right: 1700 } } },
        footers: { default: pageFooter },
        children: paragraphs.map((paragraph, index) => {
          const isTitle = index === 0 && paragraph.kind === 'KEPT' && paragraph.text === title;
          return new Paragraph({
            ...(isTitle ? titleLook : lookOf(paragraph, isWide)),
            children: [
              new TextRun({
                text: cleanText(paragraph.lead + paragraph.text),
                ...(isTitle ? { font: headingFont, size: 36, bold: !isWide } : {}),
              }),
            ],
          });
        }),
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** Under the name by which Word, and whoever reads the file, knows lines of a program. */
const codeStyle: IParagraphStyleOptions = {
  ...{ id: 'HTMLPreformatted', name: 'HTML Preformatted', basedOn: 'Normal' },
  run: { font: 'Consolas', size: 20 },
};

const titleLook: IParagraphOptions = { alignment: AlignmentType.CENTER, spacing: { before: 240, after: 360 } };

function lookOf({ why, headingLevel }: ManuscriptParagraph, isWide: boolean): IParagraphOptions {
  if (headingLevel !== null) return { heading: headingLevels[headingLevel - 1] ?? HeadingLevel.HEADING_3 };
  if (why === 'CODE') return { style: codeStyle.id };
  if (why === 'REFERENCES') return { indent: { left: 480, hanging: 480 } };
  if (why === 'CAPTION' || why === 'COVER') return { alignment: AlignmentType.CENTER };
  if (why !== null) return {};
  // Two characters, or room between two paragraphs.
  return isWide ? { indent: { firstLine: 480 } } : { spacing: { after: 160 }, alignment: AlignmentType.JUSTIFIED };
}

const pageFooter = new Footer({
  children: [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      children: [new TextRun({ children: [PageNumber.CURRENT], size: 18 })],
    }),
  ],
});
