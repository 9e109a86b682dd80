import { loadConfig } from '../config.ts';
import { createVerifyWorks } from '../features/library/service.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import { createLogger } from '../platform/logger.ts';
import { createLiterature } from '../providers/literature/create-literature.ts';
import { createProgressBar } from './progress-bar.ts';
import { readArguments, runCommand } from './run-command.ts';

const usage = `Usage:
  npm run library:verify [-- --most NUMBER]

Asks OpenAlex, Crossref and Semantic Scholar (those that this deployment may ask) about the works of the library that
nobody has borne out, within the limits of each. A work whose title, author, year and kind agree with a record counts as
verified, with who bore it out. It can be stopped and started again: what was answered is not asked again for 30 days.
  --most  ends after so many works`;

const ends = {
  done: 'No other work waits.',
  enough: 'Others wait.',
  stopped: 'Stopped; started again it goes on here.',
  silent: 'No index answers at present; what was asked before is kept.',
} as const;

await runCommand(
  async () => {
    const given = readArguments({ most: { type: 'string' } });
    if (given?.values.help) {
      console.log(usage);
      return 0;
    }
    const most = given?.values.most;
    if (!given || given.positionals.length > 0 || (most !== undefined && !/^[1-9]\d{0,8}$/u.test(most))) {
      console.error(usage);
      return 2;
    }
    const config = loadConfig();
    const logger = createLogger('warn', process.stderr);
    let status = 0;
    await withDatabase(config, logger, async (db) => {
      const literature = createLiterature({ config, db, logger });
      if (literature.length === 0) throw new CommandRefused('No index may be asked: LITERATURE_ONLINE is off.');
      const stop = new AbortController();
      const onSignal = (): void => stop.abort();
      process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
      const bar = createProgressBar();
      const verify = createVerifyWorks({ db, literature, logger });
      const { asked, verified, unknown, end } = await verify({
        ...(most === undefined ? {} : { most: Number(most) }),
        signal: stop.signal,
        onProgress: (now) =>
          bar.show(
            `${now.asked} asked, ${now.verified} verified, ${now.unknown} unknown`,
            most ? now.asked / Number(most) : 0,
          ),
      });
      bar.end();
      console.log(`${asked} asked, ${verified} verified, ${unknown} unknown to the indexes. ${ends[end ?? 'done']}`);
      if (end === 'silent') status = 1;
    });
    return status;
  },
  () => null,
);
