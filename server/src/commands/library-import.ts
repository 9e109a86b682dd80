import fs from 'node:fs';
import path from 'node:path';
import { type Field, fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { loadConfig } from '../config.ts';
import {
  admitSource,
  type ImportFilter,
  importFileToLibrary,
  importSource,
  SourceRefused,
  settleLibrary,
  UnknownFormat,
} from '../features/library/service.ts';
import type { Database } from '../platform/database/database.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import { createLogger } from '../platform/logger.ts';
import { createProgressBar } from './progress-bar.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run library:import -- FILE|FOLDER... [--source NAME [--new-source]] [--field NAME,...] [--language CODE,...] [--licence TEXT]

Puts the records of files into the library that every user searches: BibTeX, RIS, CSL-JSON, or one JSON record a line
(OpenAlex, Crossref, plain), also packed with gzip. Of a folder (a dump of OpenAlex or Crossref as it is published) every
such file is read. A work that is there already is kept once. The import can be stopped and started again: it goes on
where it was. Entries that cannot be read are written to FILE.rejected.txt.
  --source      who bears the records out: OPENALEX, CROSSREF, SEMANTIC_SCHOLAR, or a name that was given before; without
                it they can be found and are not cited
  --new-source  gives the name of --source now
  --field       only these fields: ${fields.join(', ')}
  --language    only these languages: ${languages.join(', ')}
  --licence     the licence of records that name none`;

/** From here on the indexes are put in order behind it; it takes seconds. */
const largeImport = 5_000;

const readable = /\.(?:jsonl?|ndjson|bib|ris)(?:\.gz)?$|^part[_-]?\d+(?:\.gz)?$/iu;

/** The files themselves, and of folders what they hold, in one order: an import that is started again finds the same. */
function listFiles(places: readonly string[]): string[] {
  return places.flatMap((place) => {
    if (!fs.existsSync(place)) throw new CommandRefused(`${place} is not there.`);
    if (!fs.statSync(place).isDirectory()) return [path.resolve(place)];
    const found = fs
      .readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readable.test(entry.name))
      .map((entry) => path.resolve(entry.parentPath, entry.name))
      .sort();
    if (found.length === 0) throw new CommandRefused(`${place} holds no file of records.`);
    return found;
  });
}

/** The words of a list, each one of those that are known. */
function readList<Name extends string>(option: string, text: string | undefined, known: readonly Name[]): Name[] {
  return (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const name = known.find((one) => one === word.toLowerCase());
      if (!name) throw new CommandRefused(`--${option}: ${word} is none of ${known.join(', ')}.`);
      return name;
    });
}

interface Totals {
  imported: number;
  merged: number;
  rejected: number;
  leftOut: number;
}

async function importAll(
  db: Database,
  files: readonly string[],
  options: { source: string; licence: string | null; filter: ImportFilter | null },
): Promise<Totals> {
  const bar = createProgressBar();
  const began = performance.now();
  const totals: Totals = { imported: 0, merged: 0, rejected: 0, leftOut: 0 };
  let written = 0;
  for (const [index, file] of files.entries()) {
    let rejections: number | null = null;
    let before: number | null = null;
    const result = await importFileToLibrary(db, {
      ...{ file, ...options },
      onProgress: ({ readBytes, sizeBytes, imported, merged, rejected }) => {
        // Whatever an earlier start did is no work of this one.
        const now = imported + merged;
        if (before !== null) written += now - before;
        before = now;
        const rate = Math.round(written / Math.max(0.001, (performance.now() - began) / 1000));
        const share = (index + readBytes / Math.max(1, sizeBytes)) / files.length;
        bar.show(
          `${Math.floor(share * 100)} %: ${totals.imported + imported} imported, ${totals.merged + merged} known, ${totals.rejected + rejected} rejected, ${rate} a second`,
          share,
        );
      },
      onRejected: ({ line, reason, text }) => {
        rejections ??= fs.openSync(`${file}.rejected.txt`, 'a');
        fs.writeSync(rejections, `${line}\t${reason}\t${text}\n`);
      },
    });
    for (const name of ['imported', 'merged', 'rejected', 'leftOut'] as const) totals[name] += result[name];
    if (rejections !== null) fs.closeSync(rejections);
  }
  bar.end();
  return totals;
}

await runCommand(
  async () => {
    const given = readArguments({
      source: { type: 'string' },
      'new-source': { type: 'boolean' },
      field: { type: 'string' },
      language: { type: 'string' },
      licence: { type: 'string' },
    });
    if (given?.values.help) {
      console.log(usage);
      return 0;
    }
    if (!given || given.positionals.length === 0 || (given.values['new-source'] && !given.values.source)) {
      console.error(usage);
      return 2;
    }
    const { values, positionals } = given;
    const files = listFiles(positionals);
    const filter: ImportFilter = {
      fields: readList<Field>('field', values.field, fields),
      languages: readList<Language>('language', values.language, languages),
    };
    const began = performance.now();
    await withDatabase(loadConfig(), createLogger('warn', process.stderr), async (db) => {
      const isNew = values['new-source'] ?? false;
      const source = values.source ? await admitSource(db, values.source, { isNew }) : importSource;
      const isFiltered = filter.fields.length + filter.languages.length > 0;
      const totals = await importAll(db, files, {
        ...{ source, licence: values.licence ?? null },
        filter: isFiltered ? filter : null,
      });
      if (totals.imported >= largeImport) await settleLibrary(db);
      const seconds = (performance.now() - began) / 1000;
      const leftOut = isFiltered ? `, ${totals.leftOut} left out by the filter` : '';
      console.log(
        `${totals.imported} imported, ${totals.merged} known already, ${totals.rejected} rejected${leftOut}, in ${seconds.toFixed(1)} s.`,
      );
      if (totals.rejected > 0) console.log('The rejected lines are in FILE.rejected.txt beside each file.');
      if (source === importSource) {
        console.log('Nobody bears these records out: they can be found, and are not cited. --source names who does.');
      }
    });
    return 0;
  },
  (error) => {
    if (error instanceof UnknownFormat) return `${error.message}: none of BibTeX, RIS, CSL-JSON or JSON lines.`;
    if (error instanceof SourceRefused) return error.message;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return /^Z_(?:BUF|DATA)_ERROR$/u.test(code)
      ? 'A file is cut off or damaged (gzip). What was read before stays; the whole file, imported again, adds the rest.'
      : null;
  },
);
