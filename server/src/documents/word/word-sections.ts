import {
  type FileChild,
  Footer,
  type IBorderOptions,
  type ISectionOptions,
  NumberFormat,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  SectionType,
  SimpleField,
  Tab,
  TabStopType,
  TextRun,
  Header as WordHeader,
} from 'docx';
import type { LaidHeading, LaidItem, LaidSection, Layout } from '../layout/laid.ts';
import { pointsPerMm, textHeightMm, textWidthMm } from '../layout/measures.ts';
import { fullHead, runningHead } from '../layout/running-head.ts';
import type { Header } from '../templates/template.ts';
import type { WordItems } from './word-items.ts';
import { alignmentOf, styleId, twips } from './word-styles.ts';
import { rule } from './word-table.ts';

/** Word's own section: a stretch with one header and one way to hold the paper. */
interface Stretch {
  section: LaidSection;
  items: LaidItem[];
  /** The page numbers begin here; else they go on. */
  isStart: boolean;
  isTurned: boolean;
  chapter: LaidHeading | null;
}

export function wordSections(layout: Layout, items: WordItems): ISectionOptions[] {
  return layout.sections
    .flatMap((section) => stretchesOf(section))
    .map((stretch) => wordSection(stretch, layout, items.write(stretch.items)));
}

/**
 * Where the header names the chapter, each chapter is a section: the field in its header then holds the right words even
 * for programs that do not know STYLEREF, and a part without number has a header without one (STYLEREF would print "0").
 * A table that needs a turned page is a section in any case.
 */
function stretchesOf(section: LaidSection): Stretch[] {
  const namesChapter = headerNamesChapter(section);
  const stretches: Stretch[] = [];
  let chapter: LaidHeading | null = null;
  let current: Stretch | null = null;
  const open = (isTurned: boolean): Stretch => {
    const stretch = { section, items: [], isStart: stretches.length === 0, isTurned, chapter };
    stretches.push(stretch);
    return stretch;
  };
  for (const item of section.items) {
    if (item.kind === 'heading' && item.level === 1) {
      chapter = item;
      if (namesChapter && item.startsPage) current = null;
    }
    if (item.kind === 'table' && item.isTurned) {
      open(true).items.push(item);
      current = null;
      continue;
    }
    current ??= open(false);
    current.items.push(item);
  }
  return stretches;
}

const headerNamesChapter = ({ header }: LaidSection): boolean =>
  header !== null && [header.left, header.centre, header.right].some((text) => text.includes('{chapter}'));

const followsStyle = (heading: LaidHeading): boolean => heading.role === 'chapter' && heading.number !== null;

const numberFormats = {
  none: NumberFormat.DECIMAL,
  arabic: NumberFormat.DECIMAL,
  'roman-upper': NumberFormat.UPPER_ROMAN,
  'roman-lower': NumberFormat.LOWER_ROMAN,
} as const;

function wordSection(stretch: Stretch, layout: Layout, children: FileChild[]): ISectionOptions {
  const { section, isStart, isTurned } = stretch;
  const { page } = layout.template;
  const mm = (value: number): number => twips(value * pointsPerMm);
  const { pageNumber } = section;
  return {
    properties: {
      type: SectionType.NEXT_PAGE,
      page: {
        size: {
          width: mm(page.widthMm),
          height: mm(page.heightMm),
          orientation: isTurned ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: isTurned
          ? {
              top: mm(page.marginsMm.left + page.gutterMm),
              bottom: mm(page.marginsMm.right),
              left: mm(page.marginsMm.bottom),
              right: mm(page.marginsMm.top),
              header: mm(page.headerMm),
              footer: mm(Math.min(page.footerMm, page.marginsMm.right * 0.7)),
              gutter: 0,
            }
          : {
              top: mm(page.marginsMm.top),
              bottom: mm(page.marginsMm.bottom),
              left: mm(page.marginsMm.left),
              right: mm(page.marginsMm.right),
              header: mm(page.headerMm),
              footer: mm(page.footerMm),
              gutter: mm(page.gutterMm),
            },
        pageNumbers: {
          formatType: numberFormats[pageNumber.style],
          ...(isStart ? { start: pageNumber.start } : {}),
        },
      },
    },
    // A section without a header of its own would take over the one before.
    headers: { default: wordHeader(stretch, layout) },
    footers: { default: wordFooter(section) },
    children,
  };
}

function wordHeader({ section, chapter, isTurned }: Stretch, layout: Layout): WordHeader {
  const { header } = section;
  if (header === null) return new WordHeader({ children: [new Paragraph({ style: styleId('header'), children: [] })] });
  const width = twips((isTurned ? textHeightMm(layout.template) : textWidthMm(layout.template)) * pointsPerMm);
  const parts = [header.left, header.centre, header.right].map((text) =>
    runningText(text, chapterRuns(chapter, header, layout)),
  );
  const border: IBorderOptions = { ...rule(0.5), space: 3 };
  const [left = [], centre = [], right = []] = parts;
  const only = onlyPlace(header);
  return new WordHeader({
    children: [
      new Paragraph({
        style: styleId('header'),
        alignment: alignmentOf(only ?? 'left'),
        ...(header.hasRule ? { border: { bottom: border } } : {}),
        // Words that stand alone need no tabs, and a long title then stays in its place.
        ...(only
          ? { children: [...left, ...centre, ...right] }
          : {
              tabStops: [
                { type: TabStopType.CENTER, position: Math.round(width / 2) },
                { type: TabStopType.RIGHT, position: width },
              ],
              children: [...left, tab(), ...centre, tab(), ...right],
            }),
      }),
    ],
  });
}

function onlyPlace({ left, centre, right }: NonNullable<LaidSection['header']>): 'left' | 'centre' | 'right' | null {
  const places = [left && 'left', centre && 'centre', right && 'right'].filter((place) => place !== '');
  return places.length === 1 ? (places[0] as 'left' | 'centre' | 'right') : null;
}

const tab = (): TextRun => new TextRun({ children: [new Tab()] });

function runningText(text: string, chapter: ParagraphChild[]): ParagraphChild[] {
  if (text === '') return [];
  const [before = '', after] = text.split('{chapter}', 2);
  if (after === undefined) return [new TextRun(text)];
  return [...(before === '' ? [] : [new TextRun(before)]), ...chapter, ...(after === '' ? [] : [new TextRun(after)])];
}

/** The style by its number: its name differs between Word's languages. A field would bring back what is cut to fit the line. */
function chapterRuns(chapter: LaidHeading | null, header: Header, { template }: Layout): ParagraphChild[] {
  if (!chapter) return [];
  const running = runningHead(template, header, chapter);
  if (!followsStyle(chapter) || running !== fullHead(chapter)) return [new TextRun(running)];
  return [
    new SimpleField('STYLEREF 1 \\n', chapter.number ?? ''),
    new TextRun(chapter.gap),
    new SimpleField('STYLEREF 1', chapter.text),
  ];
}

function wordFooter({ pageNumber }: LaidSection): Footer {
  const parts = pageNumber.style === 'none' ? [] : pageNumber.pattern.split(/(\{pages?\})/u);
  return new Footer({
    children: [
      new Paragraph({
        style: styleId('footer'),
        alignment: alignmentOf(pageNumber.align),
        children: parts
          .filter((part) => part !== '')
          .map((part) => {
            if (part === '{page}') return new TextRun({ children: [PageNumber.CURRENT] });
            if (part === '{pages}') return new TextRun({ children: [PageNumber.TOTAL_PAGES_IN_SECTION] });
            return new TextRun(part);
          }),
      }),
    ],
  });
}
