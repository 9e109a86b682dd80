import { loadConfig } from '../config.ts';
import { createLogger } from '../platform/logger.ts';
import { runAdminCommand } from './admin-command.ts';

process.exitCode = await runAdminCommand(process.argv.slice(2), {
  loadConfig,
  logger: createLogger('warn', process.stderr),
  print: (text) => console.log(text),
  complain: (what) => console.error(what),
});
