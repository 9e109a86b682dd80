import fs from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { splitName } from '../../text/person-name.ts';
import { createCsvRows } from './csv-rows.ts';
import {
  liftRetractions,
  markByTitle,
  noteRetractions,
  type Retraction,
  type TitledRetraction,
} from './retraction-store.ts';
import { normaliseDoi } from './work-row.ts';

/** The file is no list of retractions. */
export class NoRetractionList extends Error {
  override name = 'NoRetractionList';
}

export interface RetractionsRead {
  rows: number;
  retractions: number;
  /** Works of the library that were marked by them, and those that were freed. */
  marked: number;
  lifted: number;
}

const batchSize = 1_000;
/** As the list of Retraction Watch calls them; others copy its names. */
const names = {
  doi: ['originalpaperdoi', 'original_paper_doi', 'doi'],
  notice: ['retractiondoi', 'retraction_doi', 'notice_doi'],
  date: ['retractiondate', 'retraction_date'],
  nature: ['retractionnature', 'retraction_nature', 'nature'],
  title: ['title'],
  author: ['author', 'authors'],
  published: ['originalpaperdate', 'original_paper_date'],
} as const;
type Column = keyof typeof names;

/** 3/14/2019 0:00 or 2019-03-14. */
function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/u.exec(text);
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/u.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : american ? [american[3], american[1], american[2]] : [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number.isNaN(date.getTime()) || date.getUTCMonth() !== Number(month) - 1
    ? null
    : date.toISOString().slice(0, 10);
}

/** Reads a list of retractions in the form of Retraction Watch; a second reading changes nothing, so a stop costs nothing. */
export async function readRetractionList(
  db: Database,
  file: string,
  toldBy: string,
  onProgress: (read: RetractionsRead) => void = () => undefined,
): Promise<RetractionsRead> {
  const raw = fs.createReadStream(file, { highWaterMark: 1024 * 1024 });
  const bytes = file.endsWith('.gz') ? raw.pipe(createGunzip({ chunkSize: 1024 * 1024 })) : raw;
  raw.on('error', (error) => {
    if (bytes !== raw) bytes.destroy(error);
  });
  const decoder = new TextDecoder('utf-8');
  const csv = createCsvRows();
  const read: RetractionsRead = { rows: 0, retractions: 0, marked: 0, lifted: 0 };
  let columns: Map<Column, number> | null = null;
  let retracted: Retraction[] = [];
  let titled: TitledRetraction[] = [];
  let restored: string[] = [];

  const flush = async (): Promise<void> => {
    const [noted, byTitle, lifted] = [retracted, titled, restored];
    [retracted, titled, restored] = [[], [], []];
    await inTransaction(db, async (tx) => {
      read.marked += await noteRetractions(tx, toldBy, noted);
      read.marked += await markByTitle(tx, toldBy, byTitle);
      read.lifted += await liftRetractions(tx, toldBy, lifted);
    });
    onProgress(read);
  };
  const take = async (rows: readonly string[][]): Promise<void> => {
    for (const row of rows) {
      if (!columns) {
        columns = findColumns(row);
        continue;
      }
      const value = (column: Column): string => row[columns?.get(column) ?? -1]?.trim() ?? '';
      read.rows += 1;
      const doi = normaliseDoi(value('doi'));
      const nature = value('nature').toLowerCase();
      if (nature === 'reinstatement') {
        if (doi) restored.push(doi);
      } else if (nature === 'retraction' || !columns.has('nature')) {
        read.retractions += 1;
        const retractedOn = readDay(value('date'));
        const noticeDoi = normaliseDoi(value('notice'));
        // Publishers replace the work by its notice under the same DOI.
        const known = { noticeDoi: noticeDoi === doi ? null : noticeDoi, retractedOn };
        if (doi) retracted.push({ doi, ...known });
        else {
          const year = Number(readDay(value('published'))?.slice(0, 4) ?? Number.NaN);
          const authors = value('author')
            .split(';')
            .filter((name) => name.trim() !== '')
            .map(splitName);
          if (Number.isInteger(year) && authors.length > 0)
            titled.push({ title: value('title'), year, authors, ...known });
        }
      }
      if (retracted.length + titled.length + restored.length >= batchSize) await flush();
    }
  };
  for await (const chunk of bytes) await take(csv.push(decoder.decode(chunk as Uint8Array, { stream: true })));
  await take([...csv.push(decoder.decode()), ...csv.end()]);
  if (!columns) throw new NoRetractionList(file);
  await flush();
  return read;
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const bare = header.map((name) =>
    name
      .replace(/^\uFEFF/u, '')
      .trim()
      .toLowerCase()
      .replace(/\s+/gu, ''),
  );
  const found = new Map<Column, number>();
  for (const [column, spellings] of Object.entries(names)) {
    const at = bare.findIndex((name) => (spellings as readonly string[]).includes(name));
    if (at >= 0) found.set(column as Column, at);
  }
  if (!found.has('doi') || !(found.has('notice') || found.has('nature'))) throw new NoRetractionList('no such columns');
  return found;
}
