import { Permission, permissions, phonePattern } from '@yanmo/contract/accounts';
import { ConfigError, loadConfig } from './config.ts';
import { endSessionsOfPhone, grantPermission } from './features/accounts/service.ts';
import { systemClock } from './platform/clock.ts';
import { CommandRefused, withDatabase } from './platform/database/with-database.ts';
import { createLogger } from './platform/logger.ts';
import { StartRefused } from './platform/start-refused.ts';

const usage = `Usage:
  npm run admin -- grant <phone> <${permissions.join('|')}>
  npm run admin -- end-sessions <phone>

grant sets the permission of the account with this phone, and makes the account if there is none.
end-sessions logs the account out on every device, for one that somebody else has got into.
Both are written to the audit log.
Works while the product runs and while it does not, on the embedded database or on DATABASE_URL.`;

/** The command was written wrongly: exit 2, as shells expect. */
class UsageError extends Error {}

const logger = createLogger('warn', process.stderr);

function assertPhone(phone: string): void {
  if (!phonePattern.test(phone)) throw new UsageError(`${phone} is not a mainland mobile number (11 digits).`);
}

const actor = { program: 'admin-cli' };

async function grant([phone, wanted, ...rest]: readonly string[]): Promise<void> {
  if (phone === undefined || wanted === undefined || rest.length > 0) {
    throw new UsageError('grant takes a phone and a permission.');
  }
  assertPhone(phone);
  const { success, data: permission } = Permission.safeParse(wanted);
  if (!success) throw new UsageError(`${wanted} is not a permission; they are ${permissions.join(', ')}.`);
  await withDatabase(loadConfig(), logger, async (db) => {
    const granted = await grantPermission({ db, clock: systemClock }, actor, phone, permission);
    if (granted.isNew) console.log(`${phone} had no account; one was made with the permission ${permission}.`);
    else if (granted.before === permission) console.log(`${phone} has the permission ${permission} already.`);
    else console.log(`${phone} now has the permission ${permission} (before: ${granted.before}).`);
  });
}

async function endSessions([phone, ...rest]: readonly string[]): Promise<void> {
  if (phone === undefined || rest.length > 0) throw new UsageError('end-sessions takes a phone.');
  assertPhone(phone);
  await withDatabase(loadConfig(), logger, async (db) => {
    const ended = await endSessionsOfPhone({ db, clock: systemClock }, actor, phone);
    if (ended === null) throw new CommandRefused(`${phone} has no account.`);
    console.log(`${phone} is logged out everywhere (sessions ended: ${ended}).`);
  });
}

const commands = new Map([
  ['grant', grant],
  ['end-sessions', endSessions],
]);

async function run([name, ...args]: readonly string[]): Promise<void> {
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(usage);
    return;
  }
  const command = commands.get(name ?? '');
  if (!command) throw new UsageError(name === undefined ? 'No command given.' : `No command ${name}.`);
  await command(args);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError) {
    console.error(`A setting is wrong:\n${error.message}`);
    process.exitCode = 1;
  } else {
    console.error(error instanceof CommandRefused || error instanceof StartRefused ? error.message : error);
    process.exitCode = 1;
  }
}
