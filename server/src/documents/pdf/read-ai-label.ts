import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { findLabel } from './xmp-packet.ts';

/** The value under `AIGC` as it was written, or null where a file bears no label. Throws on what is no PDF. */
export async function readAiLabel(pdf: Uint8Array): Promise<string | null> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) return null;
  return findLabel(Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'));
}
