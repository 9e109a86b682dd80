import type { TextFeature } from '@yanmo/contract/measuring';
import type { ReadLanguage } from './grams.ts';
import { lexiconKinds } from './lexicon/kinds.ts';

/** What is counted of a stretch beside its runs of characters; in this order in the vector. */
export const styleNames = [
  'sentence mean',
  'sentence spread',
  'sentence step',
  'short sentences',
  'long sentences',
  'clause mean',
  'clause spread',
  'clauses a sentence',
  'sentences alike in length',
  'commas',
  'colons',
  'semicolons',
  'questions',
  'exclamations',
  'brackets',
  'numbers',
  'foreign letters',
  'word mean',
  'long words',
  'variety',
  'once only',
  'repeated pairs',
  'same openings',
  'connective openings',
  'order openings',
  ...lexiconKinds.map((kind) => `${kind} share` as const),
] as const;
export const styleSize = styleNames.length;

/** How a student is told about them: by what is more, and by what is less. */
export const styleFeatures: Readonly<Record<(typeof styleNames)[number], { more: TextFeature; less: TextFeature }>> = {
  'sentence mean': { more: 'SENTENCE_LENGTH', less: 'SENTENCE_LENGTH' },
  'sentence spread': { more: 'UNEVEN_SENTENCES', less: 'EVEN_SENTENCES' },
  'sentence step': { more: 'UNEVEN_SENTENCES', less: 'EVEN_SENTENCES' },
  'short sentences': { more: 'SENTENCE_LENGTH', less: 'SENTENCE_LENGTH' },
  'long sentences': { more: 'SENTENCE_LENGTH', less: 'SENTENCE_LENGTH' },
  'clause mean': { more: 'SENTENCE_LENGTH', less: 'SENTENCE_LENGTH' },
  'clause spread': { more: 'UNEVEN_SENTENCES', less: 'EVEN_SENTENCES' },
  'clauses a sentence': { more: 'SENTENCE_LENGTH', less: 'SENTENCE_LENGTH' },
  'sentences alike in length': { more: 'EVEN_SENTENCES', less: 'UNEVEN_SENTENCES' },
  commas: { more: 'PUNCTUATION', less: 'PUNCTUATION' },
  colons: { more: 'LIST_LIKE', less: 'PUNCTUATION' },
  semicolons: { more: 'LIST_LIKE', less: 'PUNCTUATION' },
  questions: { more: 'PERSONAL_VOICE', less: 'PUNCTUATION' },
  exclamations: { more: 'PERSONAL_VOICE', less: 'PUNCTUATION' },
  brackets: { more: 'CONCRETE_DETAIL', less: 'FEW_DETAILS' },
  numbers: { more: 'CONCRETE_DETAIL', less: 'FEW_DETAILS' },
  'foreign letters': { more: 'CONCRETE_DETAIL', less: 'FEW_DETAILS' },
  'word mean': { more: 'LONG_WORDS', less: 'PLAIN_WORDS' },
  'long words': { more: 'LONG_WORDS', less: 'PLAIN_WORDS' },
  variety: { more: 'VARIED_WORDS', less: 'REPEATED_WORDS' },
  'once only': { more: 'VARIED_WORDS', less: 'REPEATED_WORDS' },
  'repeated pairs': { more: 'REPEATED_WORDS', less: 'VARIED_WORDS' },
  'same openings': { more: 'REPEATED_WORDS', less: 'VARIED_WORDS' },
  'connective openings': { more: 'CONNECTIVES', less: 'FEW_CONNECTIVES' },
  'order openings': { more: 'LIST_LIKE', less: 'FEW_CONNECTIVES' },
  'connective share': { more: 'CONNECTIVES', less: 'FEW_CONNECTIVES' },
  'order share': { more: 'LIST_LIKE', less: 'FEW_CONNECTIVES' },
  'stock share': { more: 'STOCK_PHRASES', less: 'FEW_STOCK_PHRASES' },
  'hedge share': { more: 'CAUTIOUS_WORDS', less: 'PLAIN_WORDS' },
  'first share': { more: 'PERSONAL_VOICE', less: 'IMPERSONAL_VOICE' },
  'second share': { more: 'PERSONAL_VOICE', less: 'IMPERSONAL_VOICE' },
  'colloquial share': { more: 'PERSONAL_VOICE', less: 'IMPERSONAL_VOICE' },
  'written share': { more: 'WRITTEN_STYLE', less: 'PLAIN_WORDS' },
};

const stop = 0x2e;
const isEnd = (code: number): boolean => code === stop || code === 0x21 || code === 0x3f;
const isPause = (code: number): boolean => code === 0x2c || code === 0x3b || code === 0x3a;
const isWordCode = (code: number): boolean => code >= 0x61 || code === 0x30 || code === 0x27;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function spread(values: readonly number[]): number {
  if (values.length < 2) return 0.5;
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance) / (middle + 1e-9);
}

/** Words are looked at in stretches of this length, so that a long text is not called monotonous for being long. */
const varietyStretch = 80;

/** Characters of zh, words of en, as one number each. */
function listTokens(
  language: ReadLanguage,
  codes: Uint16Array,
  from: number,
  to: number,
): { tokens: number[]; lengths: number[] } {
  const tokens: number[] = [];
  const lengths: number[] = [];
  if (language === 'zh') {
    for (let at = from; at + 1 < to; at += 1) {
      const [left, right] = [codes[at] as number, codes[at + 1] as number];
      if (left > 0x2000 && right > 0x2000) tokens.push((left << 16) | right);
    }
    return { tokens, lengths };
  }
  for (let at = from; at < to; ) {
    const begin = at;
    let hash = 17;
    while (at < to && isWordCode(codes[at] as number)) {
      hash = (Math.imul(hash, 31) + (codes[at] as number)) | 0;
      at += 1;
    }
    if (at > begin) {
      tokens.push(hash);
      lengths.push(at - begin);
    } else at += 1;
  }
  return { tokens, lengths };
}

function measureVariety(tokens: readonly number[]): { variety: number; once: number } {
  const shares: number[] = [];
  const singles: number[] = [];
  for (let from = 0; from < tokens.length; from += varietyStretch) {
    const part = tokens.slice(from, from + varietyStretch);
    if (part.length < varietyStretch && shares.length > 0) break;
    const counts = new Map<number, number>();
    for (const token of part) counts.set(token, (counts.get(token) ?? 0) + 1);
    let once = 0;
    for (const count of counts.values()) if (count === 1) once += 1;
    // A shorter one is more varied for being short alone.
    const due = part.length < varietyStretch ? (part.length / varietyStretch) ** 0.15 : 1;
    shares.push((counts.size / Math.max(1, part.length)) * due);
    singles.push((once / Math.max(1, part.length)) * due);
  }
  return { variety: mean(shares), once: mean(singles) };
}

function repeatedPairs(tokens: readonly number[]): number {
  if (tokens.length < 4) return 0;
  const seen = new Set<number>();
  let repeated = 0;
  const step = 2;
  for (let at = 0; at + step < tokens.length; at += 1) {
    const pair =
      Math.imul(tokens[at] as number, 0x9e3779b1) ^
      Math.imul(tokens[at + 1] as number, 0x85ebca6b) ^
      (tokens[at + step] as number);
    if (seen.has(pair)) repeated += 1;
    else seen.add(pair);
  }
  // Grows with length by itself.
  return repeated / tokens.length / Math.log(20 + tokens.length);
}

interface Rhythm {
  sentences: number[];
  clauses: number[];
  /** Where sentences begin. */
  openings: number[];
}

/** In units: characters of zh, words of en. */
function readRhythm(language: ReadLanguage, codes: Uint16Array, from: number, to: number): Rhythm {
  const rhythm: Rhythm = { sentences: [], clauses: [], openings: [] };
  let sentence = 0;
  let clause = 0;
  let isFresh = true;
  const closeClause = (): void => {
    if (clause > 0) rhythm.clauses.push(clause);
    clause = 0;
  };
  for (let at = from; at < to; at += 1) {
    const code = codes[at] as number;
    if (isEnd(code) && !(code === stop && language === 'en' && at + 1 < to && codes[at + 1] !== 0x20)) {
      closeClause();
      if (sentence > 0) rhythm.sentences.push(sentence);
      sentence = 0;
      isFresh = true;
      continue;
    }
    if (isPause(code)) closeClause();
    const isUnit = code > 0x2000 || (isWordCode(code) && (at === from || !isWordCode(codes[at - 1] as number)));
    if (!isUnit) continue;
    if (isFresh) rhythm.openings.push(at);
    isFresh = false;
    sentence += 1;
    clause += 1;
  }
  closeClause();
  if (sentence > 0) rhythm.sentences.push(sentence);
  return rhythm;
}

const shortSentence = { zh: 12, en: 8 } as const;
const longSentence = { zh: 45, en: 30 } as const;

const connective = 1 << lexiconKinds.indexOf('connective');
const order = 1 << lexiconKinds.indexOf('order');

/** What a unit adds to which count, for units that are counted by themselves. */
const counted = ',:;?!(0';
const countOf = new Uint8Array(0x80);
for (const [index, sign] of [...counted].entries()) countOf[sign.charCodeAt(0)] = index + 1;
const foreignCount = counted.length + 1;

/** The style of a stretch, unscaled. `kinds` says for each unit which of our phrases begin there. Linear in its length. */
export function measureStyle(
  language: ReadLanguage,
  codes: Uint16Array,
  kinds: Uint8Array,
  from: number,
  to: number,
): Float64Array {
  const { sentences, clauses, openings } = readRhythm(language, codes, from, to);
  let units = 0;
  for (const value of sentences) units += value;
  units = Math.max(1, units);
  const { tokens, lengths } = listTokens(language, codes, from, to);
  const { variety, once } = measureVariety(tokens);
  const signs = new Float64Array(foreignCount + 1);
  const shares = new Float64Array(lexiconKinds.length);
  const isZh = language === 'zh';
  for (let at = from; at < to; at += 1) {
    const code = codes[at] as number;
    let sign = code < 0x80 ? (countOf[code] as number) : 0;
    if (isZh ? code >= 0x61 && code <= 0x7a : code > 0x7a && code < 0x2000) sign = foreignCount;
    signs[sign] = (signs[sign] as number) + 1;
    const found = kinds[at] as number;
    if (found === 0) continue;
    for (let kind = 0; kind < shares.length; kind += 1)
      if (found & (1 << kind)) shares[kind] = (shares[kind] as number) + 1;
  }
  const opened = (kind: number): number => openings.filter((at) => ((kinds[at] as number) & kind) !== 0).length;
  const rate = (count: number): number => Math.sqrt(count / units);
  const lines = Math.max(1, sentences.length);
  const steps = sentences.slice(1).map((value, index) => Math.abs(value - (sentences[index] as number)));
  const middle = mean(sentences);
  const firsts = openings.map((at) => (codes[at] as number) * 65536 + (codes[at + 1] ?? 0));
  return Float64Array.from([
    Math.log(1 + middle),
    spread(sentences),
    steps.length > 0 ? mean(steps) / (middle + 1) : 0.5,
    sentences.filter((value) => value < shortSentence[language]).length / lines,
    sentences.filter((value) => value > longSentence[language]).length / lines,
    Math.log(1 + mean(clauses)),
    spread(clauses),
    clauses.length / lines,
    sentences.filter((value) => Math.abs(value - middle) < 0.25 * middle).length / lines,
    ...Array.from(signs.subarray(1), rate),
    mean(lengths),
    lengths.filter((value) => value >= 8).length / Math.max(1, lengths.length),
    variety,
    once,
    repeatedPairs(tokens),
    1 - new Set(firsts).size / lines,
    opened(connective) / lines,
    opened(order) / lines,
    ...Array.from(shares, rate),
  ]);
}
