import { bdVidStorageKey, invCodeStorageKey } from '../../lib/constants.ts';

export interface VisitOrigin {
  invCode: string | null;
  /** The advertisement's click id; null when the address had none. */
  bdVid: string | null;
}

/** As long as the server takes them; a longer one is no code of ours. */
const invCodeMaxLength = 32;
const bdVidMaxLength = 512;

/** `#inv_code=abc`, `#/?inv_code=abc`, `#/main/writepaper?inv_code=abc`. */
export function findInvCode(hash: string): string | null {
  const text = hash.replace(/^#/, '');
  const query = text.includes('?') ? text.slice(text.indexOf('?') + 1) : text.replace(/^\//, '');
  return withinLength(new URLSearchParams(query).get('inv_code'), invCodeMaxLength);
}

export function findBdVid(search: string): string | null {
  return withinLength(new URLSearchParams(search).get('bd_vid'), bdVidMaxLength);
}

function withinLength(value: string | null, maximum: number): string | null {
  const text = value?.trim() ?? '';
  return text && text.length <= maximum ? text : null;
}

/**
 * Registers where the visit came from, before the first redirect drops the hash and the query. Call it once, at the
 * start of the page. A later address without a code leaves the remembered one.
 */
export function rememberVisitOrigin(address: { hash: string; search: string } = location): void {
  const invCode = findInvCode(address.hash);
  const bdVid = findBdVid(address.search);
  try {
    if (invCode) sessionStorage.setItem(invCodeStorageKey, invCode);
    if (bdVid) sessionStorage.setItem(bdVidStorageKey, bdVid);
  } catch {
    // Storage is refused in some private windows; the visit then simply has no origin.
  }
}

export function readVisitOrigin(address: { hash: string; search: string } = location): VisitOrigin {
  return {
    invCode: findInvCode(address.hash) ?? readStored(invCodeStorageKey),
    bdVid: findBdVid(address.search) ?? readStored(bdVidStorageKey),
  };
}

function readStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
