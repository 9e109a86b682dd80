import type { IncomingMessage } from 'node:http';

/** What we read of a body that is refused anyway; more than this is not an accident. */
const bytesMaximum = 32 * 1024 * 1024;
const timeoutMs = 10_000;

/**
 * Reads on and throws away. A connection that is closed while the caller still sends is reset, and the answer with it:
 * the caller would see a broken pipe instead of our 413. True when the whole body has come and the connection can stay.
 */
export function discardBody(raw: IncomingMessage): Promise<boolean> {
  if (raw.complete || raw.destroyed) return Promise.resolve(raw.complete);
  if (Number(raw.headers['content-length'] ?? 0) > bytesMaximum) return Promise.resolve(false);
  return new Promise((resolve) => {
    let receivedBytes = 0;
    const finish = () => {
      clearTimeout(timer);
      raw.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      resolve(raw.complete);
    };
    const count = (chunk: Buffer) => {
      receivedBytes += chunk.length;
      if (receivedBytes > bytesMaximum) finish();
    };
    const timer = setTimeout(finish, timeoutMs);
    raw.on('data', count).once('end', finish).once('close', finish).once('error', finish);
    raw.resume();
  });
}
