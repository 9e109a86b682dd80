/**
 * Office files bind their namespaces to prefixes of the writing program's choice, and the strict form of the format has
 * other names than the usual one. Readers see one prefix each.
 */
const prefixes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.microsoft.com/office/word/2010/wordml': 'w14',
  'http://schemas.microsoft.com/office/word/2012/wordml': 'w15',
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'x',
  'http://purl.oclc.org/ooxml/spreadsheetml/main': 'x',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/package/2006/relationships': 'pr',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'urn:schemas-microsoft-com:vml': 'v',
  'http://www.w3.org/XML/1998/namespace': 'xml',
};

/** Elements and attributes of namespaces that no reader knows keep their local name behind `?`, so that none is mistaken. */
export function nameOf(uri: string, local: string): string {
  if (uri === '') return local;
  return `${prefixes[uri] ?? '?'}:${local}`;
}
