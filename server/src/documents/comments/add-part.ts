import { usualMainPart } from '../readers/docx/read-docx.ts';
import type { OfficePackage } from '../readers/office-package.ts';
import { parseXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { elementsOf } from '../readers/xml/xml-element.ts';

const contentTypes = '[Content_Types].xml';
const typesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** With one more child, behind all that it has. */
export function addChild(xml: string, root: XmlElement, child: string): string {
  if (root.openEnd < root.end) return xml.slice(0, root.closeStart) + child + xml.slice(root.closeStart);
  const name = /^<([^\s/>]+)/u.exec(xml.slice(root.start))?.[1] ?? '';
  return `${xml.slice(0, root.end).replace(/\s*\/>$/u, '>')}${child}</${name}>${xml.slice(root.end)}`;
}

/** What names a new part of the main one: the list of types, and the main part's relationships. Null for a file that lacks either. */
export function namePart(
  file: OfficePackage,
  main: string,
  { part, type, relationship }: { part: string; type: string; relationship: string },
): Map<string, string> | null {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relationships = `${folder}_rels/${main.slice(folder.length)}.rels`;
  const types = file.findXml(contentTypes);
  const known = file.findXml(relationships);
  if (types === undefined || known === undefined) return null;
  const root = parseXml(known);
  const used = new Set([...elementsOf(root)].map(({ attributes }) => attributes.Id));
  let number = used.size + 1;
  while (used.has(`rId${number}`)) number += 1;
  const target = part.slice(folder.length);
  return new Map([
    [
      contentTypes,
      addChild(
        types,
        parseXml(types),
        `<Override xmlns="${typesNamespace}" PartName="/${part}" ContentType="${type}"/>`,
      ),
    ],
    [
      relationships,
      addChild(
        known,
        root,
        `<Relationship xmlns="${relationshipsNamespace}" Id="rId${number}" Type="${relationship}" Target="${target}"/>`,
      ),
    ],
  ]);
}

/** Beside the main part, under a name that nothing has. */
export function freePartName(file: OfficePackage, main: string, name: string): string {
  const folder = main.slice(0, (main || usualMainPart).lastIndexOf('/') + 1);
  let part = `${folder}${name}.xml`;
  for (let number = 2; file.findEntry(part); number += 1) part = `${folder}${name}${number}.xml`;
  return part;
}

/** Parts that were decoded are written in UTF-8, whatever they were in. */
export const inUtf8 = (xml: string): string => xml.replace(/^(\ufeff?<\?xml[^>]*?encoding=["'])[^"']*/u, '$1UTF-8');
