import { maximumReferences } from '@yanmo/contract/explore';
import { readInWorker, type Turn } from '../../documents/readers/read-in-worker.ts';
import { FileRefused } from '../../documents/readers/reading.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Threads } from '../../platform/threads/thread-pool.ts';
import { splitReferences } from '../../text/references/split-references.ts';
import type { FilesService } from '../files/service.ts';

/** A heading is short; the patterns below would take minutes over a long line of spaces. */
const longestHeading = 60;
const isLine = (pattern: RegExp, line: string): boolean => {
  const text = line.trim();
  return text.length <= longestHeading && pattern.test(text);
};

/** The heading of a list of references, alone on its line, in the languages we write. */
const heading =
  /^(?:第?[\d一二三四五六七八九十.、章\s]*)?(?:主要)?(?:参考文献|參考文獻|引用文献|参考资料|文献|references|bibliography|works cited|literature cited|referencias(?: bibliográficas)?|bibliografía)\s*[:：]?$/iu;
/** What follows a list and is no part of it. */
const nextPart =
  /^(?:致\s*谢|附\s*录.{0,20}|作者简介|攻读.{0,30}|appendix.{0,40}|acknowledge?ments?|anexos?.{0,40}|apéndices?.{0,40}|agradecimientos|謝辞|付録.{0,20})$/iu;

/** The references of an uploaded paper. */
export async function readReferenceList(
  { files, threads, turnOf }: { files: FilesService; threads: Threads; turnOf: (userId: string) => Turn },
  userId: string,
  fileKey: string,
): Promise<string[]> {
  const file = await files.readUpload(userId, fileKey, 'REFERENCES');
  if (!file) throw new AppError('not_found');
  const reading = await readInWorker(threads, { ...file, name: 'references.docx' }, { turn: turnOf(userId) }).catch(
    (error: unknown) => {
      throw error instanceof FileRefused ? new AppError(error.reason, {}, { cause: error }) : error;
    },
  );
  if (reading.kind !== 'paper') throw new AppError('file_without_text');
  const references = findReferenceList(reading.text).slice(0, maximumReferences);
  if (references.length === 0) throw new AppError('file_without_text');
  return references.map((reference) => reference.slice(0, 2_000));
}

/** The last such heading: a contents page names it too. */
export function findReferenceList(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findLastIndex((line) => isLine(heading, line));
  if (at < 0) return [];
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => isLine(nextPart, line));
  return splitReferences(rest.slice(0, end < 0 ? rest.length : end).join('\n'));
}
