import type { Language } from '@yanmo/contract/languages';
import type { Span } from '../../text/span.ts';
import { isWideLanguage } from '../../text/wide-language.ts';

const wideToken = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\u{e000}-\u{f8ff}]|[\p{L}\p{M}\p{N}]+/gu;
const latinToken = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*|[\u{e000}-\u{f8ff}]/gu;
/** As many in a row are a passage. Fewer than whoever looks for copies asks for: what is broken up shall not hang by a thread. */
const passage = { wide: 9, latin: 5 } as const;

/** How much of a text still stands as it stood in the stretches that are repeated elsewhere, 0 to 1. */
export function createRepeatedShare(
  text: string,
  repeated: readonly Span[],
  language: Language,
): (changed: string) => number {
  const isWide = isWideLanguage(language);
  const tokensOf = (slice: string): string[] => slice.toLowerCase().match(isWide ? wideToken : latinToken) ?? [];
  const passages = new Map<number, Set<string>>();
  for (const { start, end } of repeated) {
    const tokens = tokensOf(text.slice(start, end));
    const size = Math.min(isWide ? passage.wide : passage.latin, tokens.length);
    if (size === 0) continue;
    const known = passages.get(size) ?? new Set();
    for (let at = 0; at + size <= tokens.length; at += 1) known.add(tokens.slice(at, at + size).join(' '));
    passages.set(size, known);
  }
  return (changed) => {
    if (passages.size === 0) return 0;
    const tokens = tokensOf(changed);
    const isRepeated = new Uint8Array(tokens.length);
    for (const [size, known] of passages) {
      for (let at = 0; at + size <= tokens.length; at += 1) {
        if (known.has(tokens.slice(at, at + size).join(' '))) isRepeated.fill(1, at, at + size);
      }
    }
    return tokens.length === 0 ? 0 : isRepeated.reduce((sum, each) => sum + each, 0) / tokens.length;
  };
}
