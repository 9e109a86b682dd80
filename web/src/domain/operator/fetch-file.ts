import { readFailure, transportError } from '../../lib/api.ts';
import { i18n } from '../../lib/i18n.ts';
import { readSession } from '../../lib/session.ts';

interface Fetching {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

const lineEnd = 10;
const named = /filename="([\w.-]+)"/;

/** The answer is a file, not the envelope; a refusal is. How far it is, is told by the rows that have come. */
export async function fetchFile(
  path: string,
  query: Record<string, string>,
  { signal, onProgress }: Fetching,
): Promise<{ name: string; blob: Blob }> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    headers: { 'Accept-Language': i18n.language, Authorization: `Bearer ${readSession()?.token ?? ''}` },
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok) throw await readFailure(response);
  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const name = named.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'list.csv';
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      for (const byte of part) if (byte === lineEnd) rows += 1;
      if (total > 0) onProgress(Math.min(1, rows / total));
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw transportError('network_unreachable', 0, cause);
  }
  return { name, blob: new Blob(parts, { type: 'text/csv' }) };
}
