import fs from 'node:fs';

/** The capabilities of Linux that matter here, by their numbers. */
const numbers = { chown: 0, dac_override: 1, dac_read_search: 2, setgid: 6, setuid: 7, setpcap: 8 } as const;
export type Right = keyof typeof numbers;

/** Which of these this process lacks; a container often gives root only some. */
export function missingRights(rights: readonly Right[]): Right[] {
  const permitted = /^CapPrm:\s*([0-9a-f]+)$/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
  const mask = BigInt(`0x${permitted ?? '0'}`);
  return rights.filter((right) => (mask & (1n << BigInt(numbers[right]))) === 0n);
}

/** As Docker, Kubernetes and systemd write them. */
export function nameRights(rights: readonly Right[]): string {
  return rights.map((right) => right.toUpperCase()).join(', ');
}
