import type { Language } from '@yanmo/contract/languages';
import type { WishKind } from '@yanmo/contract/understanding';

/** A student's text and all that should be read in it. */
export interface HeardWish {
  language: Language;
  text: string;
  /**
   * `KIND what`, with `#3` for a number of chapters or a chapter's, `<=` and `>=` for bounds, `>other`, and `@FIRST` or
   * `@LAST`. Only what is written here is asked; nothing else may be read of the outline.
   */
  read: readonly string[];
}

export interface WantedReading {
  kind: WishKind;
  what: string;
  chapter?: number;
  bound?: 'AT_MOST' | 'AT_LEAST';
  other?: string;
  position?: string;
}

const bounds = { '<=': 'AT_MOST', '>=': 'AT_LEAST' } as const;

export function parseReading(line: string): WantedReading {
  const kind = /^[A-Z]+/u.exec(line)?.[0] as WishKind;
  const rest = line.slice(kind.length);
  const number = /#(\d+)/u.exec(rest);
  const bound = /<=|>=/u.exec(rest);
  const other = / >([^=].*)$/u.exec(rest);
  const position = /@(FIRST|LAST)/u.exec(rest);
  const what = rest.replace(/\s(?:[#@]\w+|<=|>=|>[^=].*)/gu, '').trim();
  return {
    kind,
    what,
    ...(number ? { chapter: Number(number[1]) } : {}),
    ...(bound ? { bound: bounds[bound[0] as '<='] } : {}),
    ...(other ? { other: other[1] ?? '' } : {}),
    ...(position ? { position: position[1] ?? '' } : {}),
  };
}
