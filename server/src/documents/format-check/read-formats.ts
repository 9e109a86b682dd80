import type { Language } from '@yanmo/contract/languages';
import { seenText } from '@yanmo/contract/seen-text';
import { isFallback, isTextbox } from '../readers/docx/boxes.ts';
import { Numbering } from '../readers/docx/numbering.ts';
import { usualMainPart } from '../readers/docx/read-docx.ts';
import { numberingOf, outlineLevel, Styles } from '../readers/docx/styles.ts';
import { visibleText } from '../readers/docx/visible-text.ts';
import { fileLimits } from '../readers/limits.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { FileRefused } from '../readers/reading.ts';
import { walkXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { descendants, elementsOf, findChild, textOf, wordValue } from '../readers/xml/xml-element.ts';
import { FormatStyles } from './format-styles.ts';
import { readParagraphLayer } from './formats.ts';
import type { FormattedBlock, FormattedDocument, FormattedParagraph, FormattedSection } from './formatted-document.ts';
import { createSectionReader } from './read-sections.ts';
import { formatOf, runsOf } from './resolve-formats.ts';

/** A Word file as it looks: every paragraph with what its styles and itself make of it. Throws FileRefused. */
export function readFormats(bytes: Uint8Array, language: Language): FormattedDocument {
  const file = new OfficePackage(bytes);
  const main = file.getMainPart(usualMainPart);
  const parts = new Map(file.relationshipsOf(main).map(({ type, part }) => [type, part ?? undefined]));
  const root = file.findParsed(parts.get('styles'));
  const body = new FormatReader(file.findXml(main) ?? '', {
    styles: new Styles(root),
    formats: new FormatStyles(root, file.findParsed(parts.get('theme')), language),
    numbering: new Numbering(file.findParsed(parts.get('numbering'))),
  });
  const readSection = createSectionReader(file, main, body.context.formats);
  const { blocks, sections } = body.read(readSection);
  const core = file.relationshipsOf('').find(({ type }) => type === 'core-properties')?.part ?? 'docProps/core.xml';
  const title = findChild(file.findParsed(core), 'dc:title');
  const named = title ? seenText(textOf(title)).trim() : '';
  const letters = blocks.reduce((sum, block) => sum + lettersOf(block), 0);
  if (letters === 0) throw new FileRefused('file_without_text');
  if (letters > fileLimits.characters) throw new FileRefused('file_too_long');
  return { title: named || null, blocks, sections };
}

const lettersOf = (block: FormattedBlock): number =>
  block.kind === 'paragraph'
    ? block.text.trim().length
    : block.paragraphs.reduce((sum, { text }) => sum + text.trim().length, 0);

interface Context {
  styles: Styles;
  formats: FormatStyles;
  numbering: Numbering;
}

class FormatReader {
  readonly context: Context;
  readonly #source: string;
  readonly #blocks: FormattedBlock[] = [];
  readonly #sections: FormattedSection[] = [];
  /** The codes of the fields that are open here, the outermost first. */
  readonly #fields: string[] = [];
  #number = 0;
  /** What comes next stands on a new page, or at the beginning of a section, which says later whether it begins a page. */
  #isNewPage = true;
  #isSectionStart = true;
  readonly #sectionStarts = new Set<FormattedParagraph>();

  constructor(source: string, context: Context) {
    this.#source = source;
    this.context = context;
  }

  read(readSection: (properties: XmlElement | undefined, before: FormattedSection | null) => FormattedSection) {
    const tables: { block: Extract<FormattedBlock, { kind: 'table' }>; cells: number }[] = [];
    let skipped = 0;
    let hasBody = false;
    const endSection = (properties: XmlElement | undefined): void => {
      this.#sections.push(readSection(properties, this.#sections.at(-1) ?? null));
      this.#isSectionStart = true;
    };
    walkXml(this.#source, {
      takes: (name) => name === 'w:p' || name === 'w:sectPr',
      take: (element) => {
        if (skipped > 0) return;
        if (element.name === 'w:sectPr') {
          endSection(element);
          return;
        }
        const paragraph = this.#readParagraph(element);
        const outer = tables[0];
        if (outer) outer.block.paragraphs.push(paragraph);
        else this.#blocks.push(paragraph);
        const own = findChild(findChild(element, 'w:pPr'), 'w:sectPr');
        if (own) endSection(own);
      },
      open: ({ name }) => {
        if (name === 'w:body') hasBody = true;
        else if (name === 'mc:Fallback') skipped += 1;
        else if (name === 'w:tbl') {
          const block = { kind: 'table' as const, paragraphs: [], rows: 0, columns: 0, section: this.#sections.length };
          // A table in a cell belongs to the one around it.
          if (tables.length === 0 && skipped === 0) this.#blocks.push(block);
          tables.push({ block, cells: 0 });
        } else if (name === 'w:tr') {
          const table = tables.at(-1);
          if (table) {
            table.block.rows += 1;
            table.cells = 0;
          }
        } else if (name === 'w:tc') {
          const table = tables.at(-1);
          if (table) {
            table.cells += 1;
            table.block.columns = Math.max(table.block.columns, table.cells);
          }
        }
      },
      close: ({ name }) => {
        if (name === 'mc:Fallback') skipped -= 1;
        else if (name === 'w:tbl') tables.pop();
      },
    });
    if (!hasBody) throw new FileRefused('file_type_refused');
    if (this.#sections.length === 0) endSection(undefined);
    // What follows the last description of a section has none, and is of the last.
    for (const block of this.#blocks) block.section = Math.min(block.section, this.#sections.length - 1);
    for (const paragraph of this.#sectionStarts)
      paragraph.startsPage ||= !this.#sections[paragraph.section]?.isContinuous;
    return { blocks: this.#blocks, sections: this.#sections };
  }

  #readParagraph(element: XmlElement): FormattedParagraph {
    const { styles, formats, numbering } = this.context;
    this.#number += 1;
    const properties = findChild(element, 'w:pPr');
    const styleId = wordValue(properties, 'w:pStyle');
    const style = styles.find(styleId);
    const list = numberingOf(properties) ?? style?.numbering ?? null;
    const label = list && list.id !== '0' ? numbering.next(list) : null;
    const layers = formats.paragraph(styleId);
    const own = readParagraphLayer(properties);
    const runs = runsOf(element, layers.run, formats);
    const isContents = this.#passFields(element) || /^(?:toc|目录)\s*\d/iu.test(style?.name ?? '');
    const { isBroken, breaksAfter } = breaksOf(element);
    const startsPage = this.#isNewPage || isBroken || (own.startsPage ?? layers.paragraph.startsPage ?? false);
    const text = seenText(visibleText(element));
    // An empty line at the top of a page pushes nothing to the next one.
    const isEmpty = text.trim() === '' && !hasPicture(element);
    this.#isNewPage = breaksAfter || (startsPage && isEmpty);
    const paragraph: FormattedParagraph = {
      kind: 'paragraph',
      number: this.#number,
      text,
      runs,
      style: style?.name ?? null,
      headingLevel: levelOf(properties, style?.headingLevel ?? null),
      label: label === null || label === '' ? null : label,
      format: formatOf(layers.paragraph, own),
      hasImage: hasPicture(element),
      hasFormula: [...descendants(element, (inner) => !isFallback(inner))].some(({ name }) => name === 'm:oMath'),
      isContents,
      startsPage,
      section: this.#sections.length,
    };
    if (this.#isSectionStart) this.#sectionStarts.add(paragraph);
    this.#isSectionStart &&= isEmpty;
    return paragraph;
  }

  /** Whether a table of contents goes on into, through or out of this paragraph. */
  #passFields(paragraph: XmlElement): boolean {
    const isContents = (): boolean => this.#fields.some((code) => /^\s*TOC\b/u.test(code));
    let found = isContents();
    for (const child of descendants(paragraph, (inner) => !isFallback(inner) && !isTextbox(inner))) {
      if (child.name === 'w:instrText' && this.#fields.length > 0) {
        this.#fields[this.#fields.length - 1] += textOf(child);
        found ||= isContents();
      }
      if (child.name !== 'w:fldChar') continue;
      const type = child.attributes['w:fldCharType'];
      if (type === 'begin') this.#fields.push('');
      else if (type === 'end') this.#fields.pop();
    }
    return found;
  }
}

/** A level of its own goes before that of its style; 9 is Word's word for text. */
function levelOf(properties: XmlElement | undefined, ofStyle: number | null): number | null {
  const said = wordValue(properties, 'w:outlineLvl');
  return said === undefined ? ofStyle : outlineLevel(properties);
}

const pictures = new Set(['a:blip', 'v:imagedata', 'w:object']);
const hasPicture = (element: XmlElement): boolean =>
  [...descendants(element, (inner) => !isFallback(inner))].some(
    ({ name }) => pictures.has(name) || name.endsWith(':chart'),
  );

/** Whether a page ends before its first word, and whether one ends behind its last. */
function breaksOf(paragraph: XmlElement): { isBroken: boolean; breaksAfter: boolean } {
  let isBroken = false;
  let breaksAfter = false;
  let hasText = false;
  for (const run of descendants(paragraph, ({ name }) => name !== 'w:pPr' && name !== 'w:r')) {
    if (run.name !== 'w:r') continue;
    for (const child of elementsOf(run)) {
      const isBreak = child.name === 'w:br' && child.attributes['w:type'] === 'page';
      if (isBreak || (child.name === 'w:lastRenderedPageBreak' && !hasText)) {
        if (!hasText && !isBreak) isBroken = true;
        breaksAfter = isBreak;
      } else if (visibleText(child).trim() !== '') {
        if (breaksAfter && !hasText) isBroken = true;
        hasText = true;
        breaksAfter = false;
      }
    }
  }
  return { isBroken, breaksAfter };
}
