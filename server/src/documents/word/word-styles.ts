import {
  AlignmentType,
  type IParagraphStyleOptions,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
  LineRuleType,
} from 'docx';
import type { Layout } from '../layout/laid.ts';
import { isEastAsian } from '../layout/number-document.ts';
import {
  type FontRole,
  type ParagraphStyle,
  type StyleName,
  styleNames,
  type Template,
} from '../templates/template.ts';
import { headingNumbering } from './word-numbering.ts';

export const twips = (points: number): number => Math.round(points * 20);

/** Ids and names that Word knows are its own built-in styles, so that its contents, captions and navigation find them. */
const wordNames: Readonly<Record<StyleName, readonly [id: string, name: string]>> = {
  body: ['BodyText', 'Body Text'],
  plain: ['PlainParagraph', 'Plain Paragraph'],
  quote: ['Quote', 'Quote'],
  centred: ['CentredParagraph', 'Centred Paragraph'],
  lead: ['LeadLine', 'Lead Line'],
  placeholder: ['Placeholder', 'Placeholder'],
  list: ['ListParagraph', 'List Paragraph'],
  heading1: ['Heading1', 'heading 1'],
  heading2: ['Heading2', 'heading 2'],
  heading3: ['Heading3', 'heading 3'],
  heading4: ['Heading4', 'heading 4'],
  partTitle: ['PartTitle', 'Part Title'],
  coverSchool: ['CoverSchool', 'Cover School'],
  coverKind: ['CoverKind', 'Cover Kind'],
  coverTitle: ['CoverTitle', 'Cover Title'],
  coverSubtitle: ['CoverSubtitle', 'Cover Subtitle'],
  coverField: ['CoverField', 'Cover Field'],
  title: ['Title', 'Title'],
  subtitle: ['Subtitle', 'Subtitle'],
  byline: ['Byline', 'Byline'],
  keywords: ['Keywords', 'Keywords'],
  caption: ['Caption', 'caption'],
  tableText: ['TableText', 'Table Text'],
  tableNote: ['TableNote', 'Table Note'],
  formula: ['FormulaLine', 'Formula Line'],
  footnote: ['FootnoteText', 'footnote text'],
  reference: ['Bibliography', 'Bibliography'],
  contents1: ['TOC1', 'toc 1'],
  contents2: ['TOC2', 'toc 2'],
  contents3: ['TOC3', 'toc 3'],
  header: ['Header', 'header'],
  footer: ['Footer', 'footer'],
  aiLabel: ['AiLabel', 'AI Label'],
};

export const styleId = (name: StyleName): string => wordNames[name][0];

export const appendixStyle = 'AppendixTitle';

const alignments = {
  left: AlignmentType.LEFT,
  centre: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;
export const alignmentOf = (align: ParagraphStyle['align']): (typeof alignments)[ParagraphStyle['align']] =>
  alignments[align];

export function fontOf(template: Template, role: FontRole): IRunStylePropertiesOptions['font'] {
  const { eastAsian, latin } = template.fonts[role];
  return { ascii: latin, hAnsi: latin, eastAsia: eastAsian, cs: latin };
}

const headingLevels: Partial<Record<StyleName, number>> = { heading1: 0, heading2: 1, heading3: 2, heading4: 3 };

/** Styles whose paragraph must not part from the next one. */
const staysWithNext = new Set<StyleName>(['heading1', 'heading2', 'heading3', 'heading4', 'partTitle', 'lead']);

export function wordStyles(layout: Layout): IStylesOptions {
  const { template } = layout;
  const { styles } = template;
  const { levels } = template.numberings[template.forms[layout.type].numbering];
  const paragraphStyles = styleNames.map((name): IParagraphStyleOptions => {
    const [id, title] = wordNames[name];
    const level = headingLevels[name];
    const isHeading = level !== undefined || name === 'partTitle';
    return {
      id,
      name: title,
      basedOn: 'Normal',
      next: isHeading ? styleId('body') : id,
      quickFormat: true,
      run: runStyle(template, styles[name]),
      paragraph: {
        ...paragraphStyle(styles[name], isEastAsian(template.language)),
        ...(staysWithNext.has(name) ? { keepNext: true, keepLines: true } : {}),
        ...(isHeading ? { outlineLevel: level ?? 0 } : {}),
        ...(level !== undefined && levels[level] ? { numbering: { reference: headingNumbering, level } } : {}),
      },
    };
  });
  return {
    default: {
      document: {
        run: {
          ...runStyle(template, styles.plain),
          color: '000000',
          language: { value: latinLanguage(layout), eastAsia: eastAsianLanguage(layout), bidirectional: 'ar-SA' },
        },
      },
      hyperlink: { run: { color: '000000' } },
    },
    paragraphStyles: [
      ...paragraphStyles,
      {
        id: appendixStyle,
        name: 'Appendix Title',
        basedOn: 'Normal',
        next: styleId('body'),
        quickFormat: true,
        run: runStyle(template, styles.heading1),
        paragraph: {
          ...paragraphStyle(styles.heading1, isEastAsian(template.language)),
          keepNext: true,
          keepLines: true,
          outlineLevel: 0,
        },
      },
    ],
  };
}

const latinLanguage = ({ language, metadata }: Layout): string => (isEastAsian(language) ? 'en-US' : metadata.language);
const eastAsianLanguage = ({ language, metadata }: Layout): string =>
  isEastAsian(language) ? metadata.language : 'zh-CN';

function runStyle(template: Template, style: ParagraphStyle): IRunStylePropertiesOptions {
  return {
    font: fontOf(template, style.font),
    size: Math.round(style.sizePt * 2),
    ...(style.bold ? { bold: true } : {}),
    ...(style.italic ? { italics: true } : {}),
  };
}

function paragraphStyle(style: ParagraphStyle, isIndentedByCharacters: boolean): IParagraphStylePropertiesOptions {
  const ems = (count: number): number => twips(count * style.sizePt);
  return {
    alignment: alignmentOf(style.align),
    spacing: spacingOf(style),
    indent: {
      left: ems(style.leftChars + style.hangingChars),
      right: ems(style.rightChars),
      ...(style.hangingChars > 0 ? { hanging: ems(style.hangingChars) } : {}),
      // Word prefers the characters; the distance is for programs that do not know them.
      ...(style.firstLineChars > 0 && style.hangingChars === 0
        ? {
            firstLine: ems(style.firstLineChars),
            ...(isIndentedByCharacters ? { firstLineChars: Math.round(style.firstLineChars * 100) } : {}),
          }
        : {}),
    },
  };
}

export function spacingOf(style: ParagraphStyle): NonNullable<IParagraphStylePropertiesOptions['spacing']> {
  return {
    before: twips(style.beforePt),
    after: twips(style.afterPt),
    ...(style.line.kind === 'fixed'
      ? { line: twips(style.line.pt), lineRule: LineRuleType.EXACT }
      : { line: Math.round(style.line.factor * 240), lineRule: LineRuleType.AUTO }),
  };
}
