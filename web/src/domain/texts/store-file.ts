import { upload } from '../../lib/api.ts';
import { loadPart } from '../../lib/load-part.ts';
import type { TextPurpose } from './file-rules.ts';

/** The key of a file that lies on the server now, for whatever is done with it next. */
export async function storeFile(file: File, purpose: TextPurpose, signal: AbortSignal): Promise<string> {
  const { uploadFile } = await loadPart(() => import('@yanmo/contract/files'));
  const form = new FormData();
  // The server asks what a file is for before it reads a byte of it.
  form.append('purpose', purpose);
  form.append('file', file);
  return (await upload(uploadFile, form, { signal })).file_key;
}
