import { PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { SaxesParser } from 'saxes';
import { aiLabelProperty } from '../ai-label.ts';
import type { Layout } from '../layout/laid.ts';

/** The namespace that the Chinese rules name for the label. */
const namespace = 'http://www.tc260.org.cn/ns/AIGC/1.0/';

/**
 * Adds what Typst cannot: the label under `AIGC` in the XMP packet, the language with its region, and the wish that a reader
 * shows the title instead of the file's name. Outline, links and page labels stay as they are.
 */
export async function finishPdf(pdf: Uint8Array, layout: Pick<Layout, 'aiLabel' | 'metadata'>): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  catalog.set(PDFName.of('Lang'), PDFString.of(layout.metadata.language));
  if (layout.aiLabel) {
    const packet = insertLabel(readPacket(document) ?? emptyPacket, layout.aiLabel.value);
    // Not compressed: the label is to be found by whoever looks into the file, without a PDF reader.
    const stream = context.stream(Buffer.from(packet, 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
    catalog.set(PDFName.of('Metadata'), context.register(stream));
  }
  return document.save({ useObjectStreams: true, addDefaultPage: false, updateFieldAppearances: false });
}

/** The value under `AIGC` as it was written, or null where a file bears no label. Throws on what is no PDF. */
export async function readAiLabel(pdf: Uint8Array): Promise<string | null> {
  const packet = readPacket(await PDFDocument.load(pdf, { updateMetadata: false }));
  return packet === null ? null : findLabel(packet);
}

function readPacket(document: PDFDocument): string | null {
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) return null;
  return Buffer.from(stream.contents).toString('utf8');
}

const emptyPacket = [
  '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF></x:xmpmeta>',
  '<?xpacket end="r"?>',
].join('');

function insertLabel(packet: string, value: string): string {
  const description = `<rdf:Description rdf:about="" xmlns:TC260="${namespace}"><TC260:${aiLabelProperty}>${escapeXml(value)}</TC260:${aiLabelProperty}></rdf:Description>`;
  const end = packet.lastIndexOf('</rdf:RDF>');
  return packet.slice(0, end) + description + packet.slice(end);
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>]/gu, (character) => (character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;'));

function findLabel(packet: string): string | null {
  const parser = new SaxesParser({ xmlns: true });
  let text: string | null = null;
  let isInside = false;
  parser.on('opentag', (tag) => {
    if (tag.uri === namespace && tag.local === aiLabelProperty) {
      isInside = true;
      text = '';
    }
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
