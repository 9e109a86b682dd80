import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';

/** PostgreSQL refuses to run as root; this is whom it runs as instead. */
export interface PostgresAccount {
  uid: number;
  gid: number;
}

function accountOf(name: string): PostgresAccount | null {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid !== undefined && gid !== undefined ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * Null when this process is not root and PostgreSQL can simply run as the same user. A cluster that exists is served by
 * its owner, whoever made it: PostgreSQL takes it from no one else.
 */
export function findPostgresAccount(cluster: string): PostgresAccount | null {
  if (process.getuid?.() !== 0) return null;
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account) {
    throw new StartRefused('Running as root needs an account `postgres` or `nobody` for the embedded database.');
  }
  return account;
}

/** Whether every folder on the way is open to the account: a clone under /root or in a private temporary folder is not. */
function canReach(account: PostgresAccount, target: string): boolean {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = fs.statSync(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((candidate) => fs.existsSync(candidate));

/**
 * The right to pass closed folders, the weakest that this process has to give: reading and searching is enough, because
 * PostgreSQL writes only below its own folder. Containers often lack it and have the right to overrule every mode.
 */
function findPassingRight(): 'dac_read_search' | 'dac_override' | null {
  const permitted = /^CapPrm:\s*([0-9a-f]+)$/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
  const mask = BigInt(`0x${permitted ?? '0'}`);
  if ((mask & (1n << 2n)) !== 0n) return 'dac_read_search';
  return (mask & (1n << 1n)) !== 0n ? 'dac_override' : null;
}

export interface PostgresCommand {
  command: string;
  args: string[];
  options: { env: Record<string, string>; cwd: string; uid?: number; gid?: number };
}

/**
 * The command that runs a PostgreSQL program: with the right account, able to pass closed folders above its own, and
 * ended by the kernel when this process is killed, so that no orphan holds the data folder. It inherits nothing of our
 * environment, which holds keys, nor our working folder, which its account may not be able to read.
 */
export function postgresCommand(
  account: PostgresAccount | null,
  program: string,
  args: readonly string[],
  reaches: readonly string[],
): PostgresCommand {
  const options = { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }, cwd: '/' };
  const blocked = account ? [program, ...reaches].find((target) => !canReach(account, target)) : undefined;
  if (!setpriv && blocked === undefined)
    return { command: program, args: [...args], options: { ...options, ...account } };
  const right = blocked === undefined ? null : findPassingRight();
  if (!setpriv || (blocked !== undefined && right === null)) {
    throw new StartRefused(
      `${blocked} lies in a folder that only root may enter. Move the project or set DATA_DIR, or ${
        setpriv ? 'give this container the capability DAC_READ_SEARCH' : 'install setpriv (util-linux)'
      }.`,
    );
  }
  const privileges = account
    ? [
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        ...(right === null ? [] : [`--inh-caps=+${right}`, `--ambient-caps=+${right}`]),
      ]
    : [];
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, the data are written, nothing needs recovery.
  return { command: setpriv, args: [...privileges, '--pdeathsig=INT', program, ...args], options };
}
