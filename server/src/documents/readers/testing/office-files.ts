import JSZip from 'jszip';

export const wordNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml"';

const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function relationships(list: readonly { type: string; target: string; isOutside?: boolean }[]): string {
  const items = list.map(
    ({ type, target, isOutside }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationshipTypes}/${type}" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}

export type Members = Record<string, string | Uint8Array>;

export async function zipOf(members: Members): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(members)) zip.file(name, content, { createFolders: false });
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

export async function membersOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await JSZip.loadAsync(bytes);
  const members: Record<string, string> = {};
  for (const [name, entry] of Object.entries(zip.files)) members[name] = await entry.async('string');
  return members;
}

export const paragraphXml = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A Word file around the given contents of its body, with parts that it refers to. */
export function docxOf(body: string, parts: Members = {}): Promise<Uint8Array> {
  const named = Object.keys(parts)
    .filter((name) => /^word\/[a-z]+\.xml$/u.test(name))
    .map((name) => ({ type: name.slice(5, -4), target: name.slice(5) }));
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${named
      .map(
        ({ type, target }) =>
          `<Override PartName="/word/${target}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${type}+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relationships([{ type: 'officeDocument', target: 'word/document.xml' }]),
    'word/_rels/document.xml.rels': relationships(named),
    'word/document.xml': documentXml(body),
    ...parts,
  });
}

export const documentXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<w:document ${wordNamespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`;

const sheetNamespaces =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook of one sheet from the XML of its rows. */
export function xlsxOf(
  rows: string,
  { strings = '', styles = '', properties = '' }: { strings?: string; styles?: string; properties?: string } = {},
): Promise<Uint8Array> {
  return zipOf({
    '_rels/.rels': relationships([{ type: 'officeDocument', target: '/xl/workbook.xml' }]),
    'xl/workbook.xml': `<workbook ${sheetNamespaces}>${properties}<sheets><sheet name="数据" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships([
      { type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { type: 'sharedStrings', target: 'sharedStrings.xml' },
      { type: 'styles', target: 'styles.xml' },
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet ${sheetNamespaces}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${sheetNamespaces}>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet ${sheetNamespaces}>${styles}</styleSheet>`,
  });
}
