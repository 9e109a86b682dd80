import type { Language } from '@yanmo/contract/languages';
import type { ReadSheet } from '../../../documents/readers/table-model.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { type Material, materialVersion } from './material.ts';
import { takeApartSheet } from './take-apart-sheet.ts';
import { takeApartText } from './take-apart-text.ts';

/** One file of a student: a text, or the sheets of a data file. */
export type TakenFile =
  | { kind: 'text'; text: string; isWork: boolean }
  /** `language`: of the paper that it was handed in for, for what has no name of its own. */
  | { kind: 'sheets'; sheets: readonly ReadSheet[]; language: Language };

const mostTables = 12;
/** Tables of a text are read as far as this. */
const readLength = 240_000;

/** What names a table is short and no sentence. */
function captionOf(line: string): string {
  const bare = line.replace(/[:：]$/u, '').trim();
  return bare.length <= 40 && !/[。！？；.!?;，,]|如下|下表|\bfollow|siguiente|次の/iu.test(bare) ? bare : '';
}

/** Rows of cells that stand together in a text, as readers of documents write them. */
function listTextTables(text: string): ReadSheet[] {
  const sheets: ReadSheet[] = [];
  let rows: string[][] = [];
  let before = '';
  let caption = '';
  const end = (): void => {
    if (rows.length >= 3 && rows.every((row) => row.length === rows[0]?.length)) sheets.push({ name: caption, rows });
    rows = [];
  };
  for (const line of text.slice(0, readLength).split('\n')) {
    if (line.includes('\t')) {
      if (rows.length === 0) caption = before;
      rows.push(line.split('\t').map((cell) => cell.trim()));
      continue;
    }
    if (line.trim() === '' && rows.length > 0) end();
    if (line.trim() === '') continue;
    end();
    before = captionOf(line.trim());
  }
  end();
  return sheets;
}

/** What can be taken from a file: the pure part, the same for the same file. */
export function takeApart(file: TakenFile): Material {
  if (file.kind === 'sheets') {
    const tables = file.sheets.slice(0, mostTables).flatMap((sheet) => takeApartSheet(sheet, file.language) ?? []);
    return { version: materialVersion, language: file.language, facts: [], tables };
  }
  const language = guessLanguage(file.text);
  const facts = takeApartText(file.text, { language, isWork: file.isWork });
  const tables = listTextTables(file.text)
    .slice(0, mostTables)
    .flatMap((sheet) => takeApartSheet(sheet, language) ?? []);
  return { version: materialVersion, language, facts, tables };
}
