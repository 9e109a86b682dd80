import { fileLimits } from '../limits.ts';
import { OfficePackage } from '../office-package.ts';
import { FileRefused } from '../reading.ts';
import type { ReadCell, ReadSheet } from '../table-model.ts';
import { walkXml, type XmlElement } from '../xml/walk-xml.ts';
import { childrenNamed, elementsOf, findChild, textOf } from '../xml/xml-element.ts';
import { dateOf, kindOfFormat, type NumberKind } from './number-format.ts';
import { toRectangle } from './to-rectangle.ts';

interface Workbook {
  strings: readonly string[];
  /** The kind of number that each cell format shows. */
  formats: readonly NumberKind[];
  isFrom1904: boolean;
}

/** Cells by sheet. Formulas give the value that was last computed; macros and links to other files are not looked at. */
export function readXlsx(bytes: Uint8Array): ReadSheet[] {
  const file = new OfficePackage(bytes);
  const main = file.getMainPart('xl/workbook.xml');
  const root = file.findParsed(main);
  if (root?.name !== 'x:workbook') throw new FileRefused('file_type_refused');
  const relationships = file.relationshipsOf(main);
  const partOf = (type: string) => relationships.find((relationship) => relationship.type === type)?.part ?? undefined;
  const workbook: Workbook = {
    strings: readStrings(file.findXml(partOf('sharedStrings') ?? '')),
    formats: readFormats(file.findParsed(partOf('styles'))),
    isFrom1904: ['1', 'true'].includes(findChild(root, 'x:workbookPr')?.attributes.date1904 ?? ''),
  };
  const sheets = [...childrenNamed(findChild(root, 'x:sheets') ?? root, 'x:sheet')];
  if (sheets.length > fileLimits.sheets) throw new FileRefused('file_too_long');
  return sheets.flatMap(({ attributes }) => {
    const relationship = relationships.find(({ id }) => id === attributes['r:id']);
    // A page that is only a chart is a sheet too, and has no cells.
    if (relationship?.type !== 'worksheet' || relationship.part === null) return [];
    const xml = file.findXml(relationship.part);
    return xml === undefined ? [] : [{ name: attributes.name ?? '', rows: readSheet(xml, workbook) }];
  });
}

function readStrings(xml: string | undefined): string[] {
  const strings: string[] = [];
  if (xml !== undefined) {
    walkXml(xml, { takes: (name) => name === 'x:si', take: (item) => strings.push(richText(item)) });
  }
  return strings;
}

/** Text in several looks is one text; the reading that East Asian sheets keep beside it is none. */
function richText(item: XmlElement): string {
  return [...elementsOf(item)]
    .map((child) => (child.name === 'x:t' ? textOf(child) : child.name === 'x:r' ? richText(child) : ''))
    .join('')
    .replace(/_x([0-9A-Fa-f]{4})_/gu, (whole, code: string) => {
      const character = Number.parseInt(code, 16);
      return character < 0x20 ? (character === 0x0a ? '\n' : '') : whole;
    });
}

function readFormats(root: XmlElement | undefined): NumberKind[] {
  if (!root) return [];
  const codes = new Map<number, string>();
  for (const { attributes } of elementsOf(findChild(root, 'x:numFmts') ?? { ...root, children: [] })) {
    codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
  }
  const cellFormats = findChild(root, 'x:cellXfs');
  if (!cellFormats) return [];
  return [...childrenNamed(cellFormats, 'x:xf')].map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return kindOfFormat(id, codes.get(id));
  });
}

function readSheet(xml: string, workbook: Workbook): ReadCell[][] {
  const rows: ReadCell[][] = [];
  let next = 0;
  let cells = 0;
  walkXml(xml, {
    takes: (name) => name === 'x:row',
    take(row) {
      const index = indexOr(Number(row.attributes.r) - 1, next);
      // Rows and columns far out are how a sheet of ten cells claims billions; only real cells take memory here.
      if (index >= fileLimits.cells) throw new FileRefused('file_too_long');
      const target: ReadCell[] = [];
      let column = 0;
      for (const cell of childrenNamed(row, 'x:c')) {
        column = indexOr(columnOf(cell.attributes.r), column);
        if (column >= 16_384) throw new FileRefused('file_unreadable');
        target[column] = readCell(cell, workbook);
        column += 1;
        cells += 1;
        if (cells > fileLimits.cells) throw new FileRefused('file_too_long');
      }
      rows[index] = target;
      next = index + 1;
    },
  });
  return toRectangle(rows);
}

const indexOr = (given: number, otherwise: number): number =>
  Number.isInteger(given) && given >= 0 ? given : otherwise;

/** `AB12` is column 27, counted from 0. */
function columnOf(reference: string | undefined): number {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (!letters) return Number.NaN;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: XmlElement, { strings, formats, isFrom1904 }: Workbook): ReadCell {
  const inline = findChild(cell, 'x:is');
  if (inline) return richText(inline);
  const value = findChild(cell, 'x:v');
  if (!value) return null;
  const text = textOf(value);
  switch (cell.attributes.t) {
    case 's':
      return strings[Number(text)] ?? null;
    case 'str':
    case 'd':
      return text;
    case 'b':
      return text === '1' || text === 'true';
    case 'e':
      return null;
    default: {
      const number = Number(text);
      if (text.trim() === '' || !Number.isFinite(number)) return null;
      const kind = formats[Number(cell.attributes.s ?? 0)] ?? 'number';
      return kind === 'number' ? number : dateOf(number, kind, isFrom1904);
    }
  }
}
