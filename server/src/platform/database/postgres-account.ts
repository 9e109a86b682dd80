import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../start-refused.ts';
import { missingRights, nameRights, type Right } from './process-rights.ts';

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
  const missing = missingRights(['chown', 'setgid', 'setuid']);
  if (missing.length > 0) {
    throw new StartRefused(
      'The embedded database does not run as root, and this root may not become another user (it lacks ' +
        `${nameRights(missing)}). Start Yanmo as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const owner = fs.statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (!account) {
    throw new StartRefused('Running as root needs an account `postgres` or `nobody` for the embedded database.');
  }
  return account;
}

/** Whether the mode gives the account all of these rights, written as for others (4 read, 2 write, 1 pass or run). */
function isOpenTo(account: PostgresAccount, target: string, wanted: number): boolean {
  const { mode, uid, gid } = fs.statSync(target);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/** Whether every folder on the way is open to the account: a clone under /root or in a private temporary folder is not. */
function canReach(account: PostgresAccount, target: string): boolean {
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    if (!isOpenTo(account, folder, 0o1)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * No right that we would lend lets the account run a file that is closed to it, as all are where packages were installed
 * under a umask of 077. What the program is was never a secret, and the folders above it stay as closed as they are.
 */
export function openProgram(account: PostgresAccount | null, program: string): void {
  if (account === null || isOpenTo(account, program, 0o5)) return;
  try {
    fs.chmodSync(program, (fs.statSync(program).mode & 0o777) | 0o555);
  } catch (error) {
    throw new StartRefused(
      `${program} may be run by root alone, and the embedded database does not run as root: chmod 755 it.`,
      { cause: error },
    );
  }
}

const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((candidate) => fs.existsSync(candidate));

/**
 * The right to pass closed folders, the weakest that this process has to give: reading and searching is enough, because
 * PostgreSQL writes only below its own folder. Containers often lack it and have the right to overrule every mode.
 */
const passingRights = ['dac_read_search', 'dac_override'] as const;

/** What setpriv is told so that the account can pass closed folders on the way to its data, and to its own program. */
function passingArguments(blocked: string, isProgramBlocked: boolean): string[] {
  const right = passingRights.find((candidate) => missingRights([candidate]).length === 0);
  const missing: Right[] = [
    ...(right === undefined ? [passingRights[0]] : []),
    ...(isProgramBlocked ? missingRights(['setpcap']) : []),
  ];
  if (!setpriv || missing.length > 0) {
    throw new StartRefused(
      `${blocked} lies in a folder that only root may enter, and the embedded database does not run as root. ` +
        `${isProgramBlocked ? 'Move the project' : 'Set DATA_DIR to another folder'}, or ${
          setpriv ? `give this container ${nameRights(missing)}` : 'install setpriv (util-linux)'
        }, or set DATABASE_URL.`,
    );
  }
  return [
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
    // PostgreSQL looks for its programs with access(2), which without this bit ignores the rights of all but root.
    ...(isProgramBlocked ? ['--securebits=+no_setuid_fixup'] : []),
  ];
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
  const privileges: string[] = [];
  if (account) {
    privileges.push(`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups');
    const isProgramBlocked = !canReach(account, program);
    const blocked = isProgramBlocked ? program : reaches.find((target) => !canReach(account, target));
    if (blocked !== undefined) privileges.push(...passingArguments(blocked, isProgramBlocked));
  }
  if (!setpriv) return { command: program, args: [...args], options: { ...options, ...account } };
  // SIGINT is PostgreSQL's fast shutdown: sessions are ended, the data are written, nothing needs recovery.
  return { command: setpriv, args: [...privileges, '--pdeathsig=INT', program, ...args], options };
}
