import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '../config.ts';
import { CommandRefused } from '../platform/database/with-database.ts';
import { StartRefused } from '../platform/start-refused.ts';

/** Null for a command that is written wrongly. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } } as const,
    });
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return null;
    throw error;
  }
}

/** Ends the process with what the command answers; what went wrong is said in one line where it was foreseen. */
export async function runCommand(
  run: () => Promise<number>,
  explain: (error: unknown) => string | null,
): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    const told = explain(error);
    if (told !== null) console.error(told);
    else if (error instanceof ConfigError) console.error(`A setting is wrong:\n${error.message}`);
    else console.error(error instanceof CommandRefused || error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}
