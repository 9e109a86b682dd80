import { createRandom } from './generated-records.ts';

export interface TextMaker {
  /** One to nine paragraphs, as abstracts and whole texts are. */
  source(): string;
  paragraph(): string;
}

const words = 60_000;
const phrases = 40_000;
/** The first of them are about as frequent as each other: so many ranks are added to each. */
const evenly = 10;
/** One clause in so many is a phrase of the trade: about three in a hundred characters of a paper. */
const clausesForPhrase = 30;

/** Small fast counting: its parts never meet, as two beginnings of a generator with one short round would. */
function createLongRandom(seed: number, part: number): () => number {
  let [a, b, c, counter] = [seed | 0, part | 0, 0x9e3779b9 | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
  for (let round = 0; round < 16; round += 1) next();
  return next;
}

function diceOf(random: () => number) {
  return {
    below: (limit: number) => Math.floor(random() * limit),
    // The nth about a nth as often: evenly spread on a scale of powers.
    frequent: (limit: number, even = 1) => Math.floor(even * ((limit + even) / even) ** random()) - even,
  };
}

const languages = new Map<number, { lexicon: string[]; stock: string[] }>();

function languageOf(seed: number): { lexicon: string[]; stock: string[] } {
  const known = languages.get(seed);
  if (known) return known;
  const { below, frequent } = diceOf(createRandom(seed));
  const signs = Array.from({ length: 2_500 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7_919) % 0x51a0)));
  const sign = () => signs[frequent(signs.length)] ?? '';
  const lexicon = Array.from({ length: words }, () => sign() + sign() + (below(4) === 0 ? sign() : ''));
  const clauseOf = (count: number) => Array.from({ length: count }, () => lexicon[frequent(words)] ?? '').join('');
  const language = { lexicon, stock: Array.from({ length: phrases }, () => clauseOf(5 + below(4))) };
  languages.set(seed, language);
  return language;
}

/**
 * Chinese without sense: words as frequent as in a language (the nth a nth as often as the first), and phrases that stand in many texts, so
 * that an index of them has common fingerprints as a real one has. Set by what texts of people share: of 30,000 characters of Chinese
 * abstracts and papers, against 1.2 million characters of others, 0.4 to 3.3 % of the fingerprints stood there too (of these texts 1.1 to
 * 1.8 %), in 180 to 860 places (300 to 700) of 100 to 260 passages (240 to 380).
 *
 * Makers of one seed have the same words and phrases; each part of theirs writes texts of its own.
 */
export function createTextMaker(seed: number, part = 0): TextMaker {
  const { lexicon, stock } = languageOf(seed);
  const { below, frequent } = diceOf(createLongRandom(seed, part));
  const clauseOf = (count: number) => Array.from({ length: count }, () => lexicon[frequent(words)] ?? '').join('');

  function paragraph(): string {
    const wanted = 215 + below(45);
    let text = '';
    while (text.length < wanted) {
      const isPhrase = below(clausesForPhrase) === 0;
      const clause = isPhrase ? (stock[frequent(phrases, evenly)] ?? '') : clauseOf(4 + below(8));
      text += `${clause}${below(3) === 0 ? '。' : '，'}`;
    }
    return text;
  }

  return { paragraph, source: () => Array.from({ length: 1 + below(9) }, paragraph).join('\n') };
}
