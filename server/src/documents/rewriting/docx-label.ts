import { aiLabelProperty, findAiLabel } from '../ai-label.ts';
import { usualMainPart } from '../readers/docx/read-docx.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { parseXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { descendants, elementsOf, textOf } from '../readers/xml/xml-element.ts';
import { replaceZipMembers } from '../round-trip/replace-zip-members.ts';

const usualPart = 'docProps/custom.xml';
const contentTypes = '[Content_Types].xml';
const packageRelationships = '_rels/.rels';
const custom = 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties';
const values = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** That of all properties which a user adds. */
const format = '{D5CDD505-2E9C-101B-9397-08002B2CF9AE}';

/** The file with the label in its properties. One that it has already, ours or another's, is never taken away. */
export function labelDocx(bytes: Uint8Array, value: string): Uint8Array {
  const file = new OfficePackage(bytes);
  const part = file.relationshipsOf('').find(({ type }) => type === 'custom-properties')?.part ?? null;
  const known = file.findXml(part ?? usualPart);
  const changed = new Map<string, string>();
  if (part !== null && known !== undefined) {
    const labelled = addProperty(known, value);
    if (labelled === null) return bytes;
    changed.set(part, labelled);
  } else {
    changed.set(
      usualPart,
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Properties xmlns="${custom}">${property(value, 2)}</Properties>`,
    );
    const types = file.findXml(contentTypes);
    // Without either it is no file that Word opens.
    if (types === undefined) return bytes;
    changed.set(contentTypes, addType(types));
    changed.set(packageRelationships, addRelationship(file));
  }
  const members = [...changed].map(([name, xml]): [string, Buffer] => [
    file.findEntry(name)?.name ?? name,
    Buffer.from(inUtf8(xml)),
  ]);
  return replaceZipMembers(bytes, file.directory, new Map(members));
}

const property = (value: string, id: number): string =>
  `<property xmlns="${custom}" fmtid="${format}" pid="${id}" name="${aiLabelProperty}"><vt:lpwstr xmlns:vt="${values}">${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</vt:lpwstr></property>`;

/** Null where the file is labelled already. What stands under the name and is no label gives way. */
function addProperty(xml: string, value: string): string | null {
  const root = parseXml(xml);
  const properties = [...elementsOf(root)];
  const named = properties.find(({ attributes }) => attributes.name === aiLabelProperty);
  if (named && findAiLabel(textOf(named).trim())) return null;
  const highest = properties.reduce((most, { attributes }) => Math.max(most, Number(attributes.pid) || 0), 1);
  const rest = named ? xml.slice(0, named.start) + xml.slice(named.end) : xml;
  return addChild(rest, parseXml(rest), property(value, highest + 1));
}

function addType(xml: string): string {
  const root = parseXml(xml);
  const isKnown = [...descendants(root, () => false)].some(
    ({ attributes }) => attributes.PartName?.toLowerCase() === `/${usualPart.toLowerCase()}`,
  );
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const type = 'application/vnd.openxmlformats-officedocument.custom-properties+xml';
  return isKnown
    ? xml
    : addChild(xml, root, `<Override xmlns="${namespace}" PartName="/${usualPart}" ContentType="${type}"/>`);
}

function addRelationship(file: OfficePackage): string {
  const xml =
    file.findXml(packageRelationships) ??
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${relationship}/officeDocument" Target="${usualMainPart}"/></Relationships>`;
  const root = parseXml(xml);
  const used = new Set([...elementsOf(root)].map(({ attributes }) => attributes.Id));
  let number = used.size + 1;
  while (used.has(`rId${number}`)) number += 1;
  return addChild(
    xml,
    root,
    `<Relationship xmlns="${relationships}" Id="rId${number}" Type="${relationship}/custom-properties" Target="${usualPart}"/>`,
  );
}

function addChild(xml: string, root: XmlElement, child: string): string {
  if (root.openEnd < root.end) return xml.slice(0, root.closeStart) + child + xml.slice(root.closeStart);
  const name = /^<([^\s/>]+)/u.exec(xml.slice(root.start))?.[1] ?? '';
  return `${xml.slice(0, root.end).replace(/\/>$/u, '>')}${child}</${name}>${xml.slice(root.end)}`;
}

const inUtf8 = (xml: string): string => xml.replace(/^(\ufeff?<\?xml[^>]*?encoding=["'])[^"']*/u, '$1UTF-8');
