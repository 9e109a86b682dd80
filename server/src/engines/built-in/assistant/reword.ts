import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { PolishChange, PolishKind } from '../../chat-port.ts';
import {
  findCitations,
  findCode,
  findFormulas,
  findGaps,
  findLinks,
  findQuotations,
} from '../../rewriting/masking/find-marked.ts';
import type { Rewording } from '../revision/registers/register.ts';

const first = 0xe000;
const sign = /[\ue000-\uf8ff]/gu;

/** Quotations, citations, formulas and addresses are not ours to word: each is one sign while rules are applied. */
export function hideFixed(text: string): { hidden: string; show(text: string): string } {
  const spans = [findCode, findFormulas, findLinks, findCitations, findGaps, findQuotations]
    .flatMap((find) => find(text))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: string[] = [];
  let [hidden, last] = ['', 0];
  for (const { start, end } of spans) {
    if (start < last || kept.length > 0xf8ff - first) continue;
    hidden += text.slice(last, start) + String.fromCharCode(first + kept.length);
    kept.push(text.slice(start, end));
    last = end;
  }
  hidden += text.slice(last);
  return { hidden, show: (shown) => shown.replace(sign, (mark) => kept[mark.charCodeAt(0) - first] ?? '') };
}

/** A text with some rules applied, and each change that one of them made. */
export function rewordByRules(
  text: string,
  language: Language,
  rules: readonly (readonly [PolishKind, readonly Rewording[]])[],
): { text: string; changes: PolishChange[] } {
  const { hidden, show } = hideFixed(text);
  const changes: PolishChange[] = [];
  let current = hidden;
  for (const [kind, rewordings] of rules) {
    for (const [pattern, to] of rewordings) {
      current = current.replace(pattern, (...found) => {
        const [before = ''] = found as string[];
        const put = to.replace(/\$(\d)/gu, (_, group) => String(found[Number(group)] ?? ''));
        const isHead = !isWideLanguage(language) && /^\p{Lu}/u.test(before);
        const after = isHead ? put.charAt(0).toUpperCase() + put.slice(1) : put;
        if (before !== after) changes.push({ kind, before: show(before), after: show(after) });
        return after;
      });
    }
  }
  return { text: show(current), changes };
}
