import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { Language, Localized } from '@yanmo/contract/languages';
import type { Chapter } from '@yanmo/contract/outlines';
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphStyleOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { aiLabelLine, aiLabelProperty, aiLabelValue } from './ai-label.ts';
import { cleanText } from './clean-text.ts';

export interface OutlineDocument {
  id: string;
  title: string;
  language: Language;
  /** Level, type and field in the outline's own language. */
  description: string;
  wordCount: number;
  chapters: readonly Chapter[];
  /** In the order of the work ids that chapters name. */
  works: readonly { id: string; citation: string }[];
}

const words: Record<'outline' | 'units' | 'works', Localized> = {
  outline: { zh: '论文大纲', en: 'Outline', es: 'Esquema', ja: 'アウトライン' },
  units: { zh: '约 {n} 字', en: 'about {n} words', es: 'unas {n} palabras', ja: '約 {n} 字' },
  works: { zh: '所据文献', en: 'Works it rests on', es: 'Obras en que se apoya', ja: '依拠する文献' },
};

const fonts: Record<Language, { body: string; heading: string }> = {
  zh: { body: 'SimSun', heading: 'SimHei' },
  en: { body: 'Times New Roman', heading: 'Times New Roman' },
  es: { body: 'Times New Roman', heading: 'Times New Roman' },
  ja: { body: 'MS Mincho', heading: 'MS Gothic' },
};

/** Sizes are half-points, distances twentieths of a point. */
const headingSizes = [32, 28, 24] as const;
const textWidth = 8_300;

export async function writeOutlineWord(outline: OutlineDocument): Promise<Buffer> {
  const { language } = outline;
  const font = (name: string): NonNullable<IRunOptions['font']> => ({
    ascii: 'Times New Roman',
    hAnsi: 'Times New Roman',
    eastAsia: name,
  });
  const bodyFont = font(fonts[language].body);
  const headingFont = font(fonts[language].heading);
  const headingStyles: IParagraphStyleOptions[] = headingSizes.map((size, index) => ({
    id: `Heading${index + 1}`,
    name: `heading ${index + 1}`,
    basedOn: 'Normal',
    next: 'Normal',
    quickFormat: true,
    run: { font: headingFont, size, bold: language === 'en' || language === 'es', color: '000000' },
    paragraph: { spacing: { before: index === 0 ? 360 : 200, after: 80 }, keepNext: true, outlineLevel: index },
  }));

  const document = new Document({
    title: cleanText(outline.title),
    creator: 'Yanmo',
    description: aiLabelLine[language],
    customProperties: [{ name: aiLabelProperty, value: aiLabelValue(outline.id) }],
    styles: {
      default: { document: { run: { font: bodyFont, size: 24 }, paragraph: { spacing: { line: 400 } } } },
      paragraphStyles: headingStyles,
    },
    sections: [
      {
        properties: { page: { margin: { top: 1440, bottom: 1440, left: 1700, right: 1700 } } },
        footers: { default: pageFooter(language) },
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { before: 240, after: 120 },
            children: [
              new TextRun({
                text: cleanText(outline.title),
                font: headingFont,
                size: 36,
                bold: language !== 'zh' && language !== 'ja',
              }),
            ],
          }),
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 360 },
            children: [
              new TextRun({
                text: [
                  words.outline[language],
                  cleanText(outline.description),
                  units(language, outline.wordCount),
                ].join(' · '),
                size: 21,
                color: '555B63',
              }),
            ],
          }),
          ...outline.chapters.flatMap((chapter, index) => chapterParagraphs(outline, chapter, [index + 1])),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function units(language: Language, count: number): string {
  return words.units[language].replace('{n}', count.toLocaleString('en-US'));
}

function chapterParagraphs(outline: OutlineDocument, chapter: Chapter, path: number[]): Paragraph[] {
  const { language } = outline;
  const levels = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3] as const;
  const heading = new Paragraph({
    heading: levels[path.length - 1] ?? HeadingLevel.HEADING_3,
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [
      new TextRun(`${chapterNumber(language, path)} ${cleanText(chapter.title)}`),
      new TextRun({ text: `\t${units(language, chapter.word_count)}`, size: 18, bold: false, color: '8A8F98' }),
    ],
  });
  const cited = chapter.works
    .map((id) => outline.works.find((work) => work.id === id)?.citation)
    .filter((text) => text !== undefined);
  return [
    heading,
    ...(chapter.summary
      ? [
          new Paragraph({
            indent: { left: 420 },
            children: [new TextRun({ text: cleanText(chapter.summary), size: 22 })],
          }),
        ]
      : []),
    ...(cited.length > 0
      ? [
          new Paragraph({
            indent: { left: 420 },
            children: [
              new TextRun({
                text: `${words.works[language]}：${cleanText(cited.join('；'))}`,
                size: 19,
                color: '555B63',
              }),
            ],
          }),
        ]
      : []),
    ...chapter.children.flatMap((child, index) => chapterParagraphs(outline, child, [...path, index + 1])),
  ];
}

function pageFooter(language: Language): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: aiLabelLine[language], size: 16, color: '8A8F98' })],
      }),
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: [PageNumber.CURRENT], size: 18 })],
      }),
    ],
  });
}
