import { visibleText } from '../readers/docx/visible-text.ts';
import type { OfficePackage } from '../readers/office-package.ts';
import type { XmlElement } from '../readers/xml/walk-xml.ts';
import { childrenNamed, descendants, elementsOf, findChild, textOf, wordValue } from '../readers/xml/xml-element.ts';
import type { FormatStyles } from './format-styles.ts';
import { type Align, readParagraphLayer } from './formats.ts';
import type { FormattedSection, RunningPart } from './formatted-document.ts';
import { formatOf, runsOf } from './resolve-formats.ts';

const twipsPerMm = 1440 / 25.4;
/** Of a page that says nothing: what Word takes. */
const usual = { width: 12_240, height: 15_840, margin: 1_440, edge: 720 };

type ReadSection = (properties: XmlElement | undefined, before: FormattedSection | null) => FormattedSection;

/** Reads the sections of a file one after another; one without a header has that of the section before. */
export function createSectionReader(file: OfficePackage, main: string, styles: FormatStyles): ReadSection {
  const parts = new Map(file.relationshipsOf(main).map(({ id, part }) => [id, part ?? undefined]));
  const read = new Map<string, RunningPart | null>();

  function runningPart(properties: XmlElement | undefined, name: 'w:headerReference' | 'w:footerReference') {
    const references = properties ? [...childrenNamed(properties, name)] : [];
    const usualOne = references.find(({ attributes }) => (attributes['w:type'] ?? 'default') === 'default');
    const part = usualOne && parts.get(usualOne.attributes['r:id'] ?? '');
    if (part === undefined) return undefined;
    const before = read.get(part);
    if (before !== undefined) return before;
    const root = file.findParsed(part);
    const running = root ? readRunning(root, styles) : null;
    read.set(part, running);
    return running;
  }

  return (properties, before) => {
    const size = findChild(properties, 'w:pgSz')?.attributes ?? {};
    const margins = findChild(properties, 'w:pgMar')?.attributes ?? {};
    const numbers = findChild(properties, 'w:pgNumType')?.attributes ?? {};
    const mm = (value: string | undefined, otherwise: number): number => {
      const twips = Math.abs(Number.parseFloat(value ?? ''));
      return Math.round(((Number.isFinite(twips) ? twips : otherwise) / twipsPerMm) * 10) / 10;
    };
    const start = Number.parseInt(numbers['w:start'] ?? '', 10);
    return {
      widthMm: mm(size['w:w'], usual.width),
      heightMm: mm(size['w:h'], usual.height),
      isTurned: size['w:orient'] === 'landscape',
      marginsMm: {
        top: mm(margins['w:top'], usual.margin),
        bottom: mm(margins['w:bottom'], usual.margin),
        left: mm(margins['w:left'] ?? margins['w:start'], usual.margin),
        right: mm(margins['w:right'] ?? margins['w:end'], usual.margin),
      },
      gutterMm: mm(margins['w:gutter'], 0),
      headerMm: mm(margins['w:header'], usual.edge),
      footerMm: mm(margins['w:footer'], usual.edge),
      header: runningPart(properties, 'w:headerReference') ?? before?.header ?? null,
      footer: runningPart(properties, 'w:footerReference') ?? before?.footer ?? null,
      numberFormat: numbers['w:fmt'] ?? 'decimal',
      numberStart: Number.isInteger(start) ? start : null,
      isContinuous: wordValue(properties, 'w:type') === 'continuous',
    };
  };
}

/** The lines of a header or a footer as one; what counts pages is named and not read. */
function readRunning(root: XmlElement, styles: FormatStyles): RunningPart {
  const running: RunningPart = {
    ...{ text: '', hasPageNumber: false, followsHeading: false, align: 'left', hasRuleBelow: false, runs: [] },
  };
  let shown = '';
  for (const paragraph of descendants(root, () => true)) {
    if (paragraph.name !== 'w:p') continue;
    const properties = findChild(paragraph, 'w:pPr');
    const layers = styles.paragraph(wordValue(properties, 'w:pStyle'));
    const format = formatOf(layers.paragraph, readParagraphLayer(properties));
    const { text, followsHeading } = readLine(paragraph);
    running.hasRuleBelow ||= format.hasRuleBelow;
    if (text.trim() === '') continue;
    running.runs.push(...runsOf(paragraph, layers.run, styles));
    running.followsHeading ||= followsHeading;
    const isFirst = shown === '';
    shown += `${isFirst ? '' : ' '}${text.trim()}`;
    if (isFirst || text.includes('{page}')) running.align = alignIn(paragraph, properties, text, format.align);
  }
  running.hasPageNumber = shown.includes('{page}');
  running.text = shown.replace(/\s+/gu, ' ').trim();
  return running;
}

const frameAligns: Readonly<Record<string, Align>> = {
  left: 'left',
  inside: 'left',
  center: 'centre',
  right: 'right',
  outside: 'right',
};

/** A frame, a tab to the middle and a tab to the right put words where their paragraph does not. */
function alignIn(paragraph: XmlElement, properties: XmlElement | undefined, text: string, own: Align): Align {
  const framed = frameAligns[findChild(properties, 'w:framePr')?.attributes['w:xAlign'] ?? ''];
  if (framed) return framed;
  const tab = [...descendants(paragraph, () => true)].find(({ name }) => name === 'w:ptab');
  const tabbed = frameAligns[tab?.attributes['w:alignment'] ?? ''];
  if (tabbed) return tabbed;
  if (own !== 'left' && own !== 'justify') return own;
  const before = text.split('{page}')[0] ?? '';
  const tabs = (text.includes('{page}') ? before : (/^\t*/u.exec(text)?.[0] ?? '')).split('\t').length - 1;
  return tabs === 0 ? 'left' : tabs === 1 ? 'centre' : 'right';
}

function readLine(paragraph: XmlElement): { text: string; followsHeading: boolean } {
  const fields: { code: string; hasResult: boolean }[] = [];
  let text = '';
  let followsHeading = false;
  const see = (code: string): string | null => {
    if (/^\s*STYLEREF\b/u.test(code)) followsHeading = true;
    if (/^\s*PAGE\b/u.test(code)) return '{page}';
    return /^\s*(?:NUMPAGES|SECTIONPAGES)\b/u.test(code) ? '{pages}' : null;
  };
  const isCounted = (): boolean => fields.some(({ code }) => see(code) !== null);
  const walk = (element: XmlElement): void => {
    for (const child of elementsOf(element)) {
      const { name, attributes } = child;
      if (name === 'w:pPr' || name === 'w:rPr' || name === 'mc:Fallback' || name === 'w:del') continue;
      if (name === 'w:fldChar') {
        const type = attributes['w:fldCharType'];
        const open = fields.at(-1);
        if (type === 'begin') fields.push({ code: '', hasResult: false });
        else if (type === 'separate' && open) open.hasResult = true;
        else if (type === 'end') {
          const said = see(fields.pop()?.code ?? '');
          if (said !== null && !isCounted()) text += said;
        }
      } else if (name === 'w:instrText') {
        const open = fields.at(-1);
        if (open) open.code += textOf(child);
      } else if (name === 'w:fldSimple') {
        const said = see(attributes['w:instr'] ?? '');
        text += said ?? visibleText(child);
      } else if (name === 'w:pgNum') text += '{page}';
      else if (name === 'w:t' || name === 'w:tab' || name === 'w:ptab' || name === 'w:br') {
        const isCode = fields.some(({ hasResult }) => !hasResult);
        if (!isCode && !isCounted()) text += name === 'w:ptab' ? '\t' : visibleText(child);
      } else walk(child);
    }
  };
  walk(paragraph);
  return { text, followsHeading };
}
