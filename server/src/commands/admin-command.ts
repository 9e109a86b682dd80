import { Permission, permissions, phonePattern } from '@yanmo/contract/accounts';
import { type Config, ConfigError } from '../config.ts';
import { endSessionsOfPhone, grantPermission } from '../features/accounts/service.ts';
import { agentsByPermission } from '../features/agents/service.ts';
import { createSettingsService, isSettingKey, settingKeys } from '../features/settings/service.ts';
import { AppError } from '../platform/app-error.ts';
import { systemClock } from '../platform/clock.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { CommandRefused, withDatabase } from '../platform/database/with-database.ts';
import type { Logger } from '../platform/logger.ts';
import { StartRefused } from '../platform/start-refused.ts';

const usage = `Usage:
  npm run admin -- grant <phone> <${permissions.join('|')}>
  npm run admin -- end-sessions <phone>
  npm run admin -- setting <key> [<json>]

grant sets the permission of the account with this phone, and makes the account if there is none.
end-sessions logs the account out on every device, for one that somebody else has got into.
setting shows what the operator can change (prices are in catalogue), or changes it; it holds within seconds.
Every change is written to the audit log.
Works while the product runs and while it does not, on the embedded database or on DATABASE_URL.`;

/** The command was written wrongly: exit 2, as shells expect. */
class UsageError extends Error {}

/** What the command has of the process that runs it. */
export interface AdminSurroundings {
  /** Read by the commands that need it only: how a command is written is said whatever the settings are. */
  loadConfig: () => Config;
  logger: Logger;
  print: (text: string) => void;
  complain: (what: unknown) => void;
}

function assertPhone(phone: string): void {
  if (!phonePattern.test(phone)) throw new UsageError(`${phone} is not a mainland mobile number (11 digits).`);
}

const actor = { program: 'admin-cli' };

async function grant([phone, wanted, ...rest]: readonly string[], around: AdminSurroundings): Promise<void> {
  if (phone === undefined || wanted === undefined || rest.length > 0) {
    throw new UsageError('grant takes a phone and a permission.');
  }
  assertPhone(phone);
  const { success, data: permission } = Permission.safeParse(wanted);
  if (!success) throw new UsageError(`${wanted} is not a permission; they are ${permissions.join(', ')}.`);
  await withDatabase(around.loadConfig(), around.logger, async (db) => {
    const at = { db, clock: systemClock };
    const granted = await grantPermission(at, actor, phone, permission, agentsByPermission(actor));
    if (granted.isNew) around.print(`${phone} had no account; one was made with the permission ${permission}.`);
    else if (granted.before === permission) around.print(`${phone} has the permission ${permission} already.`);
    else around.print(`${phone} now has the permission ${permission} (before: ${granted.before}).`);
  });
}

async function endSessions([phone, ...rest]: readonly string[], around: AdminSurroundings): Promise<void> {
  if (phone === undefined || rest.length > 0) throw new UsageError('end-sessions takes a phone.');
  assertPhone(phone);
  await withDatabase(around.loadConfig(), around.logger, async (db) => {
    const ended = await endSessionsOfPhone({ db, clock: systemClock }, actor, phone);
    if (ended === null) throw new CommandRefused(`${phone} has no account.`);
    around.print(`${phone} is logged out everywhere (sessions ended: ${ended}).`);
  });
}

async function setting([key, json, ...rest]: readonly string[], around: AdminSurroundings): Promise<void> {
  if (key === undefined || rest.length > 0)
    throw new UsageError('setting takes a key and, to change it, a JSON value.');
  await withDatabase(around.loadConfig(), around.logger, async (db) => {
    const settings = createSettingsService({ db, clock: systemClock, logger: around.logger });
    if (!isSettingKey(key))
      throw new CommandRefused(`There is no setting ${key}; there are ${settingKeys.join(', ')}.`);
    if (json !== undefined) {
      const value = parseJson(json);
      try {
        await inTransaction(db, (tx) => settings.changeSetting(tx, actor, key, value));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const why = error.fields?.map(({ path, message }) => `${path} (${message})`).join(', ');
        throw new CommandRefused(`${key} cannot be that: ${why}`);
      }
    }
    around.print(JSON.stringify(await settings.getSetting(key), null, 2));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`This is not JSON: ${text}`);
  }
}

const commands = new Map([
  ['setting', setting],
  ['grant', grant],
  ['end-sessions', endSessions],
]);

async function run([name, ...args]: readonly string[], around: AdminSurroundings): Promise<void> {
  if (name === 'help' || name === '--help' || name === '-h') {
    around.print(usage);
    return;
  }
  const command = commands.get(name ?? '');
  if (!command) throw new UsageError(name === undefined ? 'No command given.' : `No command ${name}.`);
  await command(args, around);
}

/** Returns what the process exits with. */
export async function runAdminCommand(args: readonly string[], around: AdminSurroundings): Promise<number> {
  try {
    await run(args, around);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      around.complain(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof ConfigError) around.complain(`A setting is wrong:\n${error.message}`);
    else around.complain(error instanceof CommandRefused || error instanceof StartRefused ? error.message : error);
    return 1;
  }
}
