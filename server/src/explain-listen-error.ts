import type { Config } from './config.ts';
import { StartRefused } from './platform/start-refused.ts';

/** Why the program cannot listen, naming the setting that mends it; any other error as it is. */
export function explainListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const { syscall, code, message } = error as NodeJS.ErrnoException;
  const refuse = (text: string) => new StartRefused(text, { cause: error });
  if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
    return refuse(`HOST=${host}: this machine has no such address (${message}).`);
  }
  if (syscall !== 'listen') return error;
  if (code === 'EADDRINUSE') {
    return refuse(`${message}: another program uses this port. Stop it, or set PORT to another one.`);
  }
  if (code === 'EACCES')
    return refuse(`PORT=${port}: this user may not listen there (${message}). Set PORT above 1023.`);
  return refuse(`HOST=${host}, PORT=${port}: ${message}`);
}
