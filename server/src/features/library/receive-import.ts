import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { formParts } from '../../platform/http/form-parts.ts';

/** A library of some ten thousand records; larger files go through the command line. */
export const importLimitBytes = 20 * 1024 * 1024;

/** The one file of an import form, with the folder it goes to. */
export async function receiveImport(
  request: FastifyRequest,
): Promise<{ file: { name: string; bytes: Uint8Array }; folderId: string | undefined }> {
  let file: { name: string; bytes: Uint8Array } | null = null;
  let folderId: string | undefined;
  try {
    for await (const part of formParts(request, { limits: { files: 1, fileSize: importLimitBytes, fields: 2 } })) {
      if (part.type === 'file') file = { name: part.filename.slice(-120).toWellFormed(), bytes: await part.toBuffer() };
      else if (part.fieldname === 'folder_id' && typeof part.value === 'string' && part.value) folderId = part.value;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError('file_too_large', {}, { cause: error });
    if (code.startsWith('FST_')) throw new AppError('malformed_request', {}, { cause: error });
    throw error;
  } finally {
    request.raw.resume();
  }
  if (!file) throw new AppError('invalid_fields', {}, { fields: [{ path: 'file', message: 'required' }] });
  if (folderId && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(folderId)) {
    throw new AppError('invalid_fields', {}, { fields: [{ path: 'folder_id', message: 'invalid' }] });
  }
  return { file, folderId };
}
