import { SaxesParser } from 'saxes';
import { aiLabelProperty } from '../ai-label.ts';

/** The namespace that the Chinese rules name for the label. */
const namespace = 'http://www.tc260.org.cn/ns/AIGC/1.0/';

export function insertLabel(packet: string, value: string): string {
  const element = `TC260:${aiLabelProperty}`;
  const description = `<rdf:Description rdf:about="" xmlns:TC260="${namespace}"><${element}>${escapeXml(value)}</${element}></rdf:Description>`;
  const end = packet.lastIndexOf('</rdf:RDF>');
  if (end === -1) throw new Error('the XMP packet has no description to add to');
  return packet.slice(0, end) + description + packet.slice(end);
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/gu, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));

export function findLabel(packet: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  let text: string | null = null;
  let isInside = false;
  parser.on('opentag', (tag) => {
    if (tag.uri !== namespace || tag.local !== aiLabelProperty) return;
    isInside = true;
    text = '';
  });
  parser.on('text', (part) => {
    if (isInside) text = (text ?? '') + part;
  });
  parser.on('closetag', (tag) => {
    if (tag.uri === namespace && tag.local === aiLabelProperty) isInside = false;
  });
  parser.write(packet.slice(packet.indexOf('<x:xmpmeta'))).close();
  return text;
}
