import { pipeline, type Readable, Transform } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { FilePurpose, fileRules } from '@yanmo/contract/files';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { formParts } from '../../platform/http/form-parts.ts';
import { findType, headBytes, typeByName } from './detect-type.ts';
import { safeFileName } from './file-name.ts';
import type { StoredFile } from './store.ts';

const rules = Object.values(fileRules);
/** While the form has not said what the file is for, it may be as large as the largest purpose allows. */
const largestBytes = Math.max(...rules.map((rule) => rule.maximumBytes));
const acceptedByAny = [...new Set(rules.flatMap((rule) => rule.accepted.split(', ')))].join(', ');
const typesOfAny = new Set(rules.flatMap((rule) => rule.types));

/** Far above what a file may have, so that one that is too large is told its own limit; beyond it nothing is read. */
export const uploadBodyLimitBytes = 64 * 1024 * 1024;

/** One file and a word about it; more parts are not a form of ours. */
const formLimits = { fileSize: largestBytes, files: 1, fields: 4, parts: 5, fieldSize: 1_000, headerPairs: 20 };

function refuseField(path: string, message: string): AppError {
  return new AppError('invalid_fields', {}, { fields: [{ path, message }] });
}

function refuseSize(bytes: number): AppError {
  return new AppError('file_too_large', { limit: `${Math.round(bytes / (1024 * 1024))} MB` });
}

/** What Word wrote before .docx, and still puts around one that has a password. */
const isCompound = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));

/** Passes bytes on, and stops as soon as the first of them show a type that no purpose takes. */
class TypeInspector extends Transform {
  type: string | null = null;
  #head = Buffer.alloc(0);
  readonly #accepted: string;

  constructor(accepted: string) {
    super();
    this.#accepted = accepted;
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    if (this.type !== null) {
      done(null, chunk);
      return;
    }
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.length < headBytes) done(null);
    else this.#decide(done);
  }

  override _flush(done: (error: Error | null, chunk?: Buffer) => void): void {
    if (this.type === null) this.#decide(done);
    else done(null);
  }

  #decide(done: (error: Error | null, chunk?: Buffer) => void): void {
    this.type = findType(this.#head);
    if (this.type !== null && typesOfAny.has(this.type)) done(null, this.#head);
    else if (isCompound(this.#head) && /docx/u.test(this.#accepted)) done(new AppError('file_old_or_locked'));
    else done(new AppError('file_type_refused', { accepted: this.#accepted }));
  }
}

/** Where it goes: `describe` is asked when all content is in, and throws to refuse it. */
type StoreFile = (
  ownerId: string,
  content: Readable,
  describe: () => Promise<{ purpose: FilePurpose; name: string; type: string }>,
  options: { largestBytes: number },
) => Promise<StoredFile>;

interface Expected {
  /** Given where the route itself says what the file is for; else a field `purpose` does. */
  purpose?: FilePurpose;
  /** Beside `file`; each may be left out. */
  fields: readonly string[];
}

/** Takes the one file of a form with the fields `purpose` and `file`, in either order, as it streams in. */
export async function receiveUpload(
  request: FastifyRequest,
  ownerId: string,
  storeFile: StoreFile,
): Promise<StoredFile> {
  return (await receiveForm(request, ownerId, storeFile, { fields: ['purpose'] })).file;
}

/** The one file of a form, and what its fields say, in any order. */
export async function receiveForm(
  request: FastifyRequest,
  ownerId: string,
  storeFile: StoreFile,
  { purpose: given, fields: expected }: Expected,
): Promise<{ file: StoredFile; fields: Record<string, string> }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  const parts = formParts(request, { limits: formLimits });
  const fields: Record<string, string> = {};
  let purposeRule: (typeof rules)[number] | undefined;

  async function nextFile(): Promise<MultipartFile | null> {
    for (;;) {
      const part = await nextPart(parts);
      if (part === null) return null;
      if (part.type === 'file') {
        if (part.fieldname === 'file') return part;
        throw refuseField(part.fieldname, 'unknown');
      }
      if (!expected.includes(part.fieldname)) throw refuseField(part.fieldname, 'unknown');
      fields[part.fieldname] = typeof part.value === 'string' ? part.value : '';
    }
  }

  function getPurpose(): FilePurpose {
    const named = given ?? fields.purpose;
    if (named === undefined) throw refuseField('purpose', 'required');
    const parsed = FilePurpose.safeParse(named);
    if (!parsed.success) throw refuseField('purpose', 'not_an_option');
    purposeRule = fileRules[parsed.data];
    return parsed.data;
  }

  try {
    const part = await nextFile();
    if (part === null) throw refuseField('file', 'required');
    if (given !== undefined || fields.purpose !== undefined) getPurpose();
    const inspector = new TypeInspector(purposeRule?.accepted ?? acceptedByAny);
    let formError: Error | undefined;
    part.file.on('error', (error) => {
      // Later errors are the refusal or the storage's failure on their way back through the pipeline.
      if (!inspector.destroyed) formError = error;
    });
    pipeline(part.file, inspector, () => undefined);
    try {
      const describe = async () => {
        if (part.file.truncated) throw refuseSize(purposeRule?.maximumBytes ?? largestBytes);
        if ((await nextFile()) !== null) throw refuseField('file', 'invalid');
        const known = getPurpose();
        const rule = fileRules[known];
        const type = typeByName(inspector.type ?? '', part.filename ?? '', rule.types);
        if (part.file.bytesRead > rule.maximumBytes) throw refuseSize(rule.maximumBytes);
        if (!rule.types.includes(type)) throw new AppError('file_type_refused', { accepted: rule.accepted });
        return { purpose: known, name: safeFileName(part.filename ?? '', type), type };
      };
      return { file: await storeFile(ownerId, inspector, describe, { largestBytes }), fields };
    } catch (error) {
      // The form parser lets go of the request only then; before, reading the rest away would be undone by it.
      if (!part.file.closed) await new Promise((resolve) => part.file.once('close', resolve));
      throw formError ? new AppError('malformed_request', {}, { cause: formError }) : error;
    }
  } finally {
    // Whatever was refused, the rest of the body is read away: the connection serves the next request.
    request.raw.resume();
  }
}

async function nextPart(parts: AsyncIterableIterator<Multipart>): Promise<Multipart | null> {
  try {
    const { value, done } = await parts.next();
    return done ? null : value;
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('malformed_request', {}, { cause: error });
  }
}
