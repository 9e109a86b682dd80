import fs from 'node:fs';

/** Linux counts in hundredths of a second, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

/** What the programs that this one started, and theirs, have taken of the processors, once they have ended; 0 where nobody counts it. */
export function readProcessorSeconds(): number {
  let stat: string;
  try {
    stat = fs.readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return 0;
  }
  // Behind the program's name, which may hold anything: user and system time of the children it has waited for.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
