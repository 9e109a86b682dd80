import type { Language } from '@yanmo/contract/languages';

/** The other script's ends count too: a text in the wrong language is to be seen at its first sentence. */
const wideEnd = /[。！？!?]+[”’"』」）)】]*|(?<=\p{Ll}{2})\.(?=\s+\p{Lu})/gu;
const narrowEnd = /[.!?…]+["”’»)]*(?=\s)|[。！？]+/gu;
/** A point after these ends nothing. */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|et al|cf|vs|Dr|Mr|Mrs|Ms|Prof|St|No|Fig|Figs|Vol|vol|pp|ed|eds|approx|Sr|Sra|núm|pág|cap|art|p\. ej)|\b\p{Lu}|\b\d+)\.$/u;
/** Without an end for so long it is no sentence; it is handed on so that nothing grows without bound. */
const longest = 4_000;

export const isWide = (language: Language): boolean => language === 'zh' || language === 'ja';

/** An end inside brackets or quotation marks ends nothing: the mark of a citation, a gap or a name must stay in one piece. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('[［【(（“「『«'.includes(character)) depth += 1;
    else if (']］】)）”」』»'.includes(character)) depth = Math.max(0, depth - 1);
  }
  return depth === 0;
}

/** The sentences that a growing line holds whole, with the blanks between them, and what is left of it. */
export function takeSentences(line: string, language: Language): { sentences: string[]; rest: string } {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(isWide(language) ? wideEnd : narrowEnd)) {
    const to = match.index + match[0].length;
    // More marks may follow in the next piece of the stream.
    if (isWide(language) && to === line.length) break;
    const sentence = line.slice(from, to);
    if (!isWide(language) && abbreviation.test(sentence)) continue;
    if (!isBalanced(sentence) && sentence.length < longest) continue;
    sentences.push(sentence);
    from = to;
  }
  return { sentences, rest: line.slice(from) };
}

const lastSign = /[。！？!?.…](?:["”’»』」）)】\]]|\[@[\w-]+\]|\s)*$/u;

export const endsSentence = (text: string): boolean => lastSign.test(text);
