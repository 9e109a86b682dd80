import { testThreads } from '../../../testing/test-threads.ts';
import { readDocumentInWorker, readTablesInWorker } from '../read-in-worker.ts';
import { FileRefused } from '../reading.ts';
import { relationships } from './office-files.ts';
import type { RawMember } from './raw-zip.ts';

export const megabyte = 1024 * 1024;
/** A refusal takes some tenths of a second; this is for machines that do much else, and far below what a bomb would take. */
export const longestMs = 8_000;
export const sentence =
  '农村寄宿制学校的学生心理支持体系需要生活老师、班主任与家庭的分工，专业人员不足时要有替代的安排，并且说明各自的责任。';

/** What every Word file has besides its text. */
export const usualMembers: readonly RawMember[] = [
  { name: '[Content_Types].xml', contents: '<Types/>' },
  { name: '_rels/.rels', contents: relationships([{ type: 'officeDocument', target: 'word/document.xml' }]) },
];

export const wordMember = (contents: string | Uint8Array, claims: RawMember['claims'] = {}): RawMember => ({
  name: 'word/document.xml',
  contents,
  claims,
});

/** Why a file was refused; what else went wrong is told, so that no test takes it for a refusal. */
export async function refusalOf(reading: Promise<unknown>): Promise<string> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof FileRefused ? error.reason : `failed: ${String(error)}`),
  );
}

export const readWord = (bytes: Uint8Array): Promise<string> =>
  refusalOf(readDocumentInWorker(testThreads, { name: 'a.docx', bytes }));
export const readPage = (bytes: Uint8Array): Promise<string> =>
  refusalOf(readDocumentInWorker(testThreads, { name: 'a.pdf', bytes }));
export const readSheet = (bytes: Uint8Array): Promise<string> =>
  refusalOf(readTablesInWorker(testThreads, { name: 'a.xlsx', bytes }));

/** What the program grew by and how long it took, while a file was read. */
export async function costOf<Value>(
  work: () => Promise<Value>,
): Promise<{ result: Value; grownMb: number; tookMs: number }> {
  const before = process.memoryUsage().rss;
  let highest = before;
  const look = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 10);
  const start = performance.now();
  try {
    const result = await work();
    return { result, grownMb: (highest - before) / megabyte, tookMs: performance.now() - start };
  } finally {
    clearInterval(look);
  }
}
