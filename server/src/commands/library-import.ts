import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, loadConfig } from '../config.ts';
import { importFileToLibrary, UnknownFormat } from '../features/library/service.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import { createLogger } from '../platform/logger.ts';
import { StartRefused } from '../platform/start-refused.ts';

const usage = `Usage:
  npm run library:import -- FILE [--source NAME] [--licence TEXT]

Puts the records of a file into the library that every user searches: BibTeX, RIS, CSL-JSON, or one JSON record a line
(OpenAlex, Crossref, plain), also packed with gzip. A work that is there already is kept once. The import can be stopped
and started again: it goes on where it was. Entries that cannot be read are written to FILE.rejected.txt.
  --source   where the records come from, shown with each of them (default: IMPORT)
  --licence  the licence of records that name none`;

/** How often a line is printed where no bar can be drawn. */
const lineEveryMs = 5_000;

function printer(): { show(text: string, fraction: number): void; end(): void } {
  if (!process.stderr.isTTY) {
    let last = 0;
    return {
      show(text) {
        if (Date.now() - last < lineEveryMs) return;
        last = Date.now();
        console.error(text);
      },
      end: () => undefined,
    };
  }
  return {
    show(text, fraction) {
      const width = 24;
      const done = Math.round(width * Math.min(1, fraction));
      process.stderr.write(`\r[${'#'.repeat(done)}${' '.repeat(width - done)}] ${text}\u001b[K`);
    },
    end: () => process.stderr.write('\n'),
  };
}

/** Null for a command that is written wrongly. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { source: { type: 'string' }, licence: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return null;
    throw error;
  }
}

async function run(): Promise<number> {
  const given = readArguments();
  if (!given) {
    console.error(usage);
    return 2;
  }
  const { values, positionals } = given;
  const [file, ...rest] = positionals;
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (!file || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  if (!fs.existsSync(file)) throw new CommandRefused(`${file} is not there.`);
  const rejectedFile = `${file}.rejected.txt`;
  let rejections: number | null = null;
  const bar = printer();
  const began = performance.now();
  let first: number | null = null;
  await withDatabase(loadConfig(), createLogger('warn', process.stderr), async (db) => {
    const result = await importFileToLibrary(db, {
      file: path.resolve(file),
      source: values.source ?? 'IMPORT',
      licence: values.licence ?? null,
      onProgress: ({ readBytes, sizeBytes, imported, merged, rejected }) => {
        first ??= imported + merged;
        const rate = Math.round((imported + merged - first) / Math.max(0.001, (performance.now() - began) / 1000));
        bar.show(
          `${Math.floor((readBytes / Math.max(1, sizeBytes)) * 100)} %: ${imported} imported, ${merged} known, ${rejected} rejected, ${rate} a second`,
          readBytes / Math.max(1, sizeBytes),
        );
      },
      onRejected: ({ line, reason, text }) => {
        rejections ??= fs.openSync(rejectedFile, 'a');
        fs.writeSync(rejections, `${line}\t${reason}\t${text}\n`);
      },
    });
    bar.end();
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${result.imported} imported, ${result.merged} known already, ${result.rejected} rejected, in ${seconds.toFixed(1)} s.`,
    );
  });
  if (rejections !== null) {
    fs.closeSync(rejections);
    console.log(`The rejected lines are in ${rejectedFile}.`);
  }
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof ConfigError) console.error(`A setting is wrong:\n${error.message}`);
  else if (error instanceof UnknownFormat) console.error('The file is none of BibTeX, RIS, CSL-JSON or JSON lines.');
  else console.error(error instanceof CommandRefused || error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
