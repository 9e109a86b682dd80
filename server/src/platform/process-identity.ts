import fs from 'node:fs';

/**
 * A process is its pid and the instant it started: a pid alone comes back after a reboot or in a small container,
 * and would make a stale lock look alive. Without /proc the pid has to do.
 */
export function processIdentity(pid: number): string | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Ended, and only not yet collected by its parent: in a container without an init it stays so for ever.
    if (fields[0] === 'Z') return null;
    const startTicks = fields[19];
    const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${pid}:${startTicks}:${boot}`;
  } catch {
    if (fs.existsSync('/proc/self')) return null;
  }
  try {
    process.kill(pid, 0);
    return String(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? String(pid) : null;
  }
}
