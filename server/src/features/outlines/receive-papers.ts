import type { Multipart } from '@fastify/multipart';
import { errorMessages } from '@yanmo/contract/error-messages';
import { type ErrorCode, errorStatus } from '@yanmo/contract/errors';
import { maximumOutlineWorks } from '@yanmo/contract/outline-works';
import { maximumPaperFiles, type uploadPapers } from '@yanmo/contract/outlines';
import type { RouteResult } from '@yanmo/contract/route';
import type { FastifyRequest } from 'fastify';
import { tableExtensions } from '../../documents/readers/read-file.ts';
import { FileRefused, readableExtensions } from '../../documents/readers/reading.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, Principal } from '../../platform/http/caller.ts';
import { formParts } from '../../platform/http/form-parts.ts';
import { type LibraryService, maximumOwnWorks } from '../library/service.ts';
import type { OutlinesService } from './service.ts';

const megabyte = 1024 * 1024;
/** A scanned thesis has some 15 MB; more than this is no paper that we could read. */
const maximumFileBytes = 20 * megabyte;
export const papersBodyLimitBytes = maximumPaperFiles * maximumFileBytes + megabyte;

const formLimits = {
  fileSize: maximumFileBytes,
  files: maximumPaperFiles,
  fields: 2,
  parts: maximumPaperFiles + 2,
  fieldSize: 100,
  headerPairs: 20,
};

/** The parser would throw away the whole form for one large file; so it only cuts that one at its limit. */
const formOptions = { limits: formLimits, throwFileSizeLimit: false };

type Received = RouteResult<typeof uploadPapers>;

/**
 * Reads the form's files one after the other, each in a thread of its own. A file that cannot be read is told to its
 * owner by name; the others are kept. `key1` comes first in the form, so that nothing is read for a stranger.
 */
export async function receivePapers(
  request: FastifyRequest,
  caller: Caller<Principal>,
  { outlines, library }: { outlines: OutlinesService; library: LibraryService },
): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const { userId } = caller.principal;
  const received: Received = { works: [], rejected: [] };
  /** By the name of its file. */
  const read: { name: string; id: string }[] = [];
  let outline: Awaited<ReturnType<OutlinesService['assertOwn']>> | undefined;

  function reject(name: string, code: ErrorCode): void {
    const accepted = [...readableExtensions, ...tableExtensions].join(', ');
    const message = errorMessages[code][caller.language]
      .replace('{accepted}', accepted)
      .replace('{limit}', `${maximumFileBytes / megabyte} MB`)
      .replace('{maximum}', String(maximumOutlineWorks));
    received.rejected.push({ name, error: code, message });
  }

  async function receive(part: Multipart): Promise<void> {
    if (part.type === 'field') {
      if (part.fieldname !== 'key1') throw refuseField(part.fieldname, 'unknown');
      outline = await outlines.assertOwn(userId, String(part.value));
      return;
    }
    if (part.fieldname !== 'files') throw refuseField(part.fieldname, 'unknown');
    if (!outline) throw refuseField('key1', 'required');
    const bytes = await part.toBuffer();
    const name = part.filename.slice(-120).toWellFormed();
    if (part.file.truncated) return reject(name, 'file_too_large');
    if ((await library.countOwnWorks(userId)) >= maximumOwnWorks) return reject(name, 'library_full');
    try {
      const works = await library.addUpload(userId, { name, bytes }, outline.language);
      received.works.push(...works);
      read.push(...works.map(({ id }) => ({ name, id })));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      reject(name, error.reason);
    }
  }

  try {
    for await (const part of formParts(request, formOptions)) {
      await (part.type === 'file' ? library.receiving(userId, () => receive(part)) : receive(part));
    }
  } catch (error) {
    throw isFormError(error) ? new AppError('malformed_request', {}, { cause: error }) : error;
  } finally {
    request.raw.resume();
  }
  if (received.works.length + received.rejected.length === 0) throw refuseField('files', 'required');
  const ids = [...new Set(received.works.map(({ id }) => id))];
  if (!outline || ids.length === 0) return received;
  // What nobody will write from is not told as taken.
  const left = new Set(await outlines.addUploaded(userId, outline.key1, ids));
  for (const name of new Set(read.flatMap((one) => (left.has(one.id) ? [one.name] : []))))
    reject(name, 'outline_works_full');
  return { ...received, works: received.works.filter(({ id }) => !left.has(id)) };
}

function refuseField(path: string, message: string): AppError {
  return new AppError('invalid_fields', {}, { fields: [{ path, message }] });
}

/** The form parser's own complaints: too many parts, a broken boundary. */
function isFormError(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('FST_') &&
    !(String(error.code) in errorStatus)
  );
}
