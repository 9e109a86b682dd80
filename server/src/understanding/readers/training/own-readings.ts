import fs from 'node:fs';
import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';

export interface LabelledReading {
  title: string;
  lang: Language;
  field: Field;
  object: string;
  aspect: string;
  context: string | null;
}

export interface OwnReading extends LabelledReading {
  /** Written after the rules were mended by the others: it tells how a new title fares. */
  isLater: boolean;
}

/** Titles and readings written for this: "@ language", then "field | title | object | aspect | context" a line; "# later". */
export function readOwnReadings(): OwnReading[] {
  const lines = fs
    .readFileSync(new URL('own-readings.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  let lang: Language = 'zh';
  let isLater = false;
  return lines.flatMap((line): OwnReading[] => {
    if (line.startsWith('@ ')) lang = line.slice(2) as Language;
    if (/^[@#] /u.test(line)) {
      isLater = line.startsWith('#');
      return [];
    }
    const [field = '', title = '', object = '', aspect = '', context = ''] = line.split('|').map((part) => part.trim());
    return [{ title, lang, field: field as Field, object, aspect, context: context || null, isLater }];
  });
}
