import type { LaidItem, LaidSection, Layout } from '../layout/laid.ts';
import { pointsPerMm, widthEm } from '../layout/measures.ts';
import { isEastAsian } from '../layout/number-document.ts';
import { runningHead } from '../layout/running-head.ts';
import { toneColours } from '../layout/tones.ts';
import { fontRoles, styleNames } from '../templates/template.ts';
import { fontsOf, mathFonts, weightOf } from './fonts.ts';
import { leadingPt } from './item-spacing.ts';
import { type Stretch, stretchesOf } from './page-stretches.ts';
import { itemData, referenceTarget } from './typst-items.ts';
import type { Presence } from './typst-runs.ts';

export interface DataChoices {
  showsFormulasAsText: boolean;
  /** Figures that Typst cannot draw; their words stand in a frame instead. */
  undrawable: ReadonlySet<string>;
}

const numberings = { none: null, arabic: '1', 'roman-upper': 'I', 'roman-lower': 'i' } as const;
const regions = { zh: 'CN', en: 'GB', es: 'ES', ja: 'JP' } as const;

/**
 * All that the constant program in typst/ is told of a document, as JSON. Text goes in as strings and comes out as text:
 * nothing that a person wrote is ever part of the program.
 */
export function typstData(layout: Layout, choices: DataChoices): object {
  const items = layout.sections.flatMap((section) => section.items);
  const presence: Presence = {
    targets: new Map(
      layout.sections.flatMap((section, index) => section.items.filter(hasPlace).map(({ id }) => [id, index] as const)),
    ),
    references: new Map(
      items
        .filter((item) => item.kind === 'reference')
        .map(({ id, label }) => [id, { target: referenceTarget(id), label }]),
    ),
    showsFormulasAsText: choices.showsFormulasAsText,
  };
  const { metadata, template, language } = layout;
  return {
    title: metadata.title,
    subject: metadata.subject,
    authors: metadata.author === '' ? [] : [metadata.author],
    keywords: metadata.keywords,
    lang: language,
    region: regions[language],
    isEastAsian: isEastAsian(language),
    // The em of a line: Chinese characters fill theirs, Latin letters stand higher above the base line than below it.
    line: { top: isEastAsian(language) ? 0.88 : 0.78 },
    mark: layout.previewMark === null ? null : markData(layout.previewMark, template.page.widthMm),
    page: pageData(layout),
    fonts: {
      ...Object.fromEntries(fontRoles.map((role) => [role, fontsOf(template, role)])),
      math: mathFonts(template),
    },
    styles: Object.fromEntries(styleNames.map((name) => [name, styleData(layout, name)])),
    tones: toneColours,
    table: { outer: template.table.outerRulePt, inner: template.table.innerRulePt },
    places: [...presence.targets].map(([id, section]) => ({ id, section })),
    sections: layout.sections.map((section) => ({
      header: section.header,
      number: numberData(section),
      stretches: stretchesOf(layout, section).map((stretch) =>
        stretchData({ layout, section }, stretch, presence, choices),
      ),
    })),
  };
}

function stretchData(
  { layout, section }: { layout: Layout; section: LaidSection },
  stretch: Stretch,
  presence: Presence,
  { undrawable }: DataChoices,
): object {
  return {
    chapter: stretch.chapter,
    headroom: stretch.headroom,
    items: itemData(layout, stretch.items, presence).map((item, index) => {
      const laid = stretch.items[index];
      if (laid?.kind === 'heading') {
        const marksChapter = stretch.chapter === null && laid.level === 1;
        return { ...item, marksChapter, running: runningHead(layout.template, section.header, laid) };
      }
      return item.kind === 'figure' && undrawable.has(String(item.id)) ? { ...item, svg: null } : item;
    }),
  };
}

type Placed = Extract<LaidItem, { kind: 'heading' | 'figure' | 'table' | 'formula' }>;

function hasPlace(item: LaidItem): item is Placed {
  if (item.kind === 'table') return item.caption !== null;
  return item.kind === 'heading' || item.kind === 'figure' || item.kind === 'formula';
}

function numberData({ pageNumber }: LaidSection): object {
  const { style, align, pattern, start } = pageNumber;
  return { numbering: numberings[style], align, pattern, start };
}

function pageData({ template: { page } }: Layout): object {
  const points = (millimetres: number): number => millimetres * pointsPerMm;
  return {
    width: points(page.widthMm),
    height: points(page.heightMm),
    top: points(page.marginsMm.top),
    bottom: points(page.marginsMm.bottom),
    left: points(page.marginsMm.left + page.gutterMm),
    right: points(page.marginsMm.right),
    // An operator may set the header below the margin's edge; it would stand in the text.
    header: Math.min(points(page.headerMm), points(page.marginsMm.top) - 1),
    footer: Math.min(points(page.footerMm), points(page.marginsMm.bottom) - 1),
  };
}

function styleData(layout: Layout, name: (typeof styleNames)[number]): object {
  const style = layout.template.styles[name];
  return {
    font: style.font,
    size: style.sizePt,
    weight: weightOf(layout.language, style.font, style.bold),
    italic: style.italic,
    align: style.align,
    leading: leadingPt(layout, name),
    first: style.firstLineChars,
    left: style.leftChars,
    right: style.rightChars,
    hanging: style.hangingChars,
  };
}

/** Across the diagonal of the page, however long the words are. */
function markData(text: string, pageWidthMm: number): object {
  const diagonalPt = pageWidthMm * pointsPerMm * 1.05;
  return { text, size: Math.min(120, diagonalPt / Math.max(4, widthEm(text))) };
}
