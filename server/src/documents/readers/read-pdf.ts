import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { FileRefused, maximumPages } from './reading.ts';

export async function readPdf(bytes: Uint8Array): Promise<{ text: string; title?: string | undefined; pages: number }> {
  // The reader takes the bytes over, so it gets a copy of its own.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }).catch((cause: unknown) => {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'file_encrypted' : 'file_unreadable', { cause });
  });
  try {
    if (pdf.numPages > maximumPages) throw new FileRefused('file_too_long');
    const { text } = await extractText(pdf, { mergePages: false });
    const { info } = await getMeta(pdf);
    return {
      text: text.join('\n\n'),
      title: typeof info.Title === 'string' ? info.Title : undefined,
      pages: pdf.numPages,
    };
  } catch (cause) {
    if (cause instanceof FileRefused) throw cause;
    throw new FileRefused('file_unreadable', { cause });
  } finally {
    await pdf.loadingTask.destroy();
  }
}
