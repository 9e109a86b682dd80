import JSZip from 'jszip';
import mammoth from 'mammoth';
import { FileRefused } from './reading.ts';

/** A real thesis unpacks to some tens of megabytes; a bomb to gigabytes. */
const maximumUnpackedBytes = 120 * 1024 * 1024;
const maximumEntries = 5_000;

export async function readDocx(bytes: Uint8Array): Promise<{ text: string; title?: string | undefined }> {
  const zip = await JSZip.loadAsync(bytes).catch((cause: unknown) => {
    throw new FileRefused(String(cause).includes('encrypted') ? 'file_encrypted' : 'file_unreadable', { cause });
  });
  const entries = Object.values(zip.files);
  const unpackedBytes = entries.reduce((sum, entry) => sum + uncompressedSize(entry), 0);
  if (entries.length > maximumEntries || unpackedBytes > maximumUnpackedBytes) throw new FileRefused('file_too_long');
  if (!zip.file('word/document.xml')) throw new FileRefused('file_type_refused');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) }).catch((cause: unknown) => {
    throw new FileRefused('file_unreadable', { cause });
  });
  const core = await zip.file('docProps/core.xml')?.async('string');
  return { text: value.replace(/\n{3,}/g, '\n\n'), title: core === undefined ? undefined : titleOf(core) };
}

/** jszip reads the sizes from the directory without unpacking, and keeps them on an untyped field. */
function uncompressedSize(entry: JSZip.JSZipObject): number {
  const data = (entry as unknown as { _data?: { uncompressedSize?: number } })._data;
  return data?.uncompressedSize ?? 0;
}

function titleOf(coreXml: string): string | undefined {
  const text = /<dc:title>([^<]{1,400})<\/dc:title>/.exec(coreXml)?.[1];
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
