import { extensionsOf } from './detect-type.ts';

/** A signed link carries the name, percent-encoded bytes and all; with more, the link outgrows what the route takes. */
const maximumChars = 60;

/** Control characters, and those that turn the reading direction and so can make `gpj.exe` read as `exe.jpg`. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** A name that is safe to show and to save under on any system, ending in an extension of its real type. */
export function safeFileName(given: string, type: string): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleaned = base
    .replace(forbidden, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = cleaned.lastIndexOf('.');
  const extension = dot > 0 ? cleaned.slice(dot + 1).toLowerCase() : '';
  const known = extensionsOf(type);
  const stem = known.includes(extension) ? cleaned.slice(0, dot) : cleaned;
  const ending = known.includes(extension) ? extension : known[0];
  const short = Array.from(stem || 'file')
    .slice(0, maximumChars)
    .join('');
  return ending ? `${short}.${ending}` : short;
}

/** RFC 6266: a plain name for old readers, the real one percent-encoded as RFC 5987 asks. */
export function contentDisposition(disposition: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // Half of a pair of code units has no encoding.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
