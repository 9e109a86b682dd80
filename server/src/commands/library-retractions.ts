import fs from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../config.ts';
import { NoRetractionList, readRetractionList } from '../features/library/service.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import { createLogger } from '../platform/logger.ts';
import { createProgressBar } from './progress-bar.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run library:retractions -- FILE

Reads a list of retractions (CSV with the columns of Retraction Watch: OriginalPaperDOI, RetractionDOI, RetractionDate,
RetractionNature, Title, Author, OriginalPaperDate; also packed with gzip) and marks the works that it names, those that
come in later too. A marked work is found with its mark and never cited; a reinstatement takes the mark away.`;

/** Who told us, where the mark is shown. */
const toldBy = 'RETRACTION_WATCH';

await runCommand(
  async () => {
    const given = readArguments({});
    if (given?.values.help) {
      console.log(usage);
      return 0;
    }
    const [file, ...rest] = given?.positionals ?? [];
    if (!file || rest.length > 0) {
      console.error(usage);
      return 2;
    }
    if (!fs.existsSync(file)) throw new CommandRefused(`${file} is not there.`);
    await withDatabase(loadConfig(), createLogger('warn', process.stderr), async (db) => {
      const bar = createProgressBar();
      const show = ({ rows, marked }: { rows: number; marked: number }) =>
        bar.show(`${rows} rows, ${marked} works marked`, 0);
      const { rows, retractions, marked, lifted } = await readRetractionList(db, path.resolve(file), toldBy, show);
      bar.end();
      console.log(`${rows} rows, ${retractions} retractions; ${marked} works of the library marked, ${lifted} freed.`);
    });
    return 0;
  },
  (error) =>
    error instanceof NoRetractionList
      ? 'The file is no list of retractions: a CSV with the columns OriginalPaperDOI and RetractionNature is wanted.'
      : null,
);
