import fs from 'node:fs';
import path from 'node:path';

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

/** Null when this process is not root and PostgreSQL can simply run as the same user. */
export function findPostgresAccount(): PostgresAccount | null {
  if (process.getuid?.() !== 0) return null;
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account) throw new Error('Running as root needs an account `postgres` or `nobody` for the embedded database.');
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
 * The command that runs a PostgreSQL program: with the right account, able to pass closed folders above its own, and
 * ended by the kernel when this process is killed, so that no orphan holds the data folder.
 */
export function postgresCommand(
  account: PostgresAccount | null,
  program: string,
  args: readonly string[],
  reaches: readonly string[],
): { command: string; args: string[]; uid?: number; gid?: number } {
  const blocked = account ? [program, ...reaches].filter((target) => !canReach(account, target)) : [];
  if (!setpriv) {
    if (blocked.length > 0) {
      throw new Error(
        `${blocked[0]} lies in a folder that only root may enter. Move the project, or install setpriv (util-linux).`,
      );
    }
    return { command: program, args: [...args], ...(account ?? {}) };
  }
  const privileges = account
    ? [
        `--reuid=${account.uid}`,
        `--regid=${account.gid}`,
        '--clear-groups',
        ...(blocked.length > 0 ? ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'] : []),
      ]
    : [];
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, the data are written, nothing needs recovery.
  return { command: setpriv, args: [...privileges, '--pdeathsig=INT', program, ...args] };
}
