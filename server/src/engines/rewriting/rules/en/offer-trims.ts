import type { Edit } from '../../edit.ts';
import { capitalize, type Paragraph } from './sentence.ts';

/** Openers that say nothing of their own; what follows “that” is a sentence without them. */
const openers: readonly (readonly [RegExp, number])[] = [
  [
    /^It (?:is|should be|must be|is also) (?:important|worth|crucial|essential|necessary|vital|interesting)(?: to)? (?:note|noting|mention|mentioning|remember|recognize|recognise|acknowledge|point out|emphasize|emphasise|highlight|understand|realize|realise|bear in mind|keep in mind|stress)(?:ing)? that /u,
    0.85,
  ],
  [
    /^It (?:should|must|can|may) (?:also )?be (?:noted|mentioned|pointed out|stressed|emphasized|emphasised|remembered|said) that /u,
    0.85,
  ],
  [/^It is (?:also )?(?:noteworthy|notable) that /u, 0.8],
  [/^It goes without saying that /u, 0.75],
  [/^Needless to say, /u, 0.75],
  [/^As (?:we|everyone|everybody) (?:all )?knows?, /u, 0.75],
  [/^As is well known, /u, 0.75],
  [/^The fact of the matter is that /u, 0.85],
  [/^The reality is that /u, 0.8],
  [/^The truth is that /u, 0.8],
  [/^What this means is that /u, 0.7],
  [
    /^In today's (?:fast-paced|modern|ever-changing|rapidly changing|rapidly evolving|interconnected|globalized|increasingly \p{L}+|digital|competitive|complex|technology-driven|data-driven)(?:,? (?:and )?[\p{L}-]+)?? (?:world|society|era|age|landscape|environment), /u,
    0.75,
  ],
  [/^In today's (?:world|society|era|age), /u, 0.75],
  [/^(?:In conclusion|In summary|To conclude|To sum up|Overall|All in all|In essence|Ultimately), /u, 0.75],
  [
    /^(?:Interestingly|Notably|Importantly|Interestingly enough|More importantly|Significantly|Of course|Indeed|In fact|Naturally), /u,
    0.75,
  ],
  [/^When all is said and done, /u, 0.85],
  [/^At the end of the day, /u, 0.85],
  [/^As (?:previously|already) (?:mentioned|noted|stated|discussed), /u, 0.8],
  [/^As (?:mentioned|noted|stated|discussed) (?:earlier|above|before|previously), /u, 0.8],
];

const inner: readonly (readonly [RegExp, string, number])[] = [
  [
    /, it is (?:important|worth|crucial|essential) (?:to note|noting|to remember|to recognize|to recognise|to acknowledge) that /u,
    ', ',
    0.8,
  ],
  [/, it (?:should|must|can) be (?:noted|mentioned) that /u, ', ', 0.8],
];

/** Drops openers without content. */
export function offerTrims({ sentences }: Paragraph): Edit[] {
  return sentences.flatMap(({ start, text: sentence }) => {
    if (/["“”]/u.test(sentence)) return [];
    const edits: Edit[] = [];
    const straight = sentence.replaceAll('’', "'");
    for (const [pattern, safety] of openers) {
      const length = pattern.exec(straight)?.[0].length;
      if (length === undefined || sentence.length - length < 25) continue;
      const rest = sentence.slice(length);
      if (!/^[\p{L}\uE000-\uF8FF]/u.test(rest)) continue;
      edits.push({ start, end: start + length + 1, text: capitalize(rest.charAt(0)), rule: 'TRIM', safety });
      break;
    }
    for (const [pattern, to, safety] of inner) {
      const found = pattern.exec(straight);
      if (found && /^[\p{L}\uE000-\uF8FF]/u.test(sentence.slice(found.index + found[0].length)))
        edits.push({
          start: start + found.index,
          end: start + found.index + found[0].length,
          text: to,
          rule: 'TRIM',
          safety,
        });
    }
    return edits;
  });
}
