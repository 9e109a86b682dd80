import type { Language, Localized } from '@yanmo/contract/languages';
import { ZipFile } from 'yazl';
import { fileNameOf } from '../file-name-of.ts';
import { reportWordings } from './report/report-wordings.ts';
import type { RewrittenFiles } from './rewritten-files.ts';

const rewritten: Localized = { zh: '（改写后）', en: ' (rewritten)', es: ' (reescrito)', ja: '（書き換え後）' };
const tracked: Localized = {
  zh: '（修订标记）',
  en: ' (tracked changes)',
  es: ' (control de cambios)',
  ja: '（変更履歴付き）',
};
/** What stands behind it keeps its room within the longest name. */
const longestTitle = 48;

export interface PackedFile {
  name: string;
  bytes: Uint8Array;
}

/** What the zip of a rewriting holds, under names that every system takes. `language`: the buyer's. */
export function filesOfPack(
  { title, language }: { title: string; language: Language },
  {
    word,
    tracked: withChanges,
    text,
    report,
  }: Pick<RewrittenFiles, 'word' | 'tracked' | 'text'> & { report: Uint8Array },
): PackedFile[] {
  const named = (suffix: Localized): string =>
    fileNameOf(`${Array.from(title.trim()).slice(0, longestTitle).join('')}${suffix[language]}`);
  return [
    { name: `${named(rewritten)}.docx`, bytes: word },
    ...(withChanges ? [{ name: `${named(tracked)}.docx`, bytes: withChanges }] : []),
    ...(text ? [{ name: `${named(rewritten)}.txt`, bytes: text }] : []),
    { name: `${reportWordings[language].kind}.pdf`, bytes: report },
  ];
}

export async function zipFiles(files: readonly PackedFile[], at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const { name, bytes } of files) zip.addBuffer(Buffer.from(bytes), name, { mtime: at });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
