import { describe, expect, it } from 'vitest';
import { tokenise } from '../comparing/tokens.ts';
import { checkText } from './check-text.ts';
import type { CheckedText } from './checked.ts';
import { choosePassages, mostPostings } from './choose-passages.ts';
import type { Corpus, PassageId } from './corpus.ts';
import { createMemoryCorpus, type SourceText } from './memory-corpus.ts';
import { cutPassages } from './passages.ts';
import { prepareText } from './prepared.ts';

/** Texts that share nothing by chance, the same in every run. */
function createWriter(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const sign = () => String.fromCodePoint(0x4e00 + below(18_000));
  const word = () => Array.from({ length: 4 + below(5) }, () => String.fromCodePoint(97 + below(26))).join('');
  return {
    below,
    signs: (count: number) => Array.from({ length: count }, sign).join(''),
    words: (count: number) => Array.from({ length: count }, word).join(' '),
  };
}

const writers = {
  zh: { least: 13, write: (seed: number, count: number) => createWriter(seed).signs(count) },
  en: { least: 8, write: (seed: number, count: number) => createWriter(seed).words(count) },
} as const;

/** As if nothing were known of what stands around: all that was chosen is read. */
const withoutArounds = (corpus: Corpus): Corpus => ({
  ...corpus,
  findPostings: async (hashes, most) => {
    const postings = await corpus.findPostings(hashes, most);
    return { ...postings, arounds: new Int32Array(postings.arounds.length) };
  },
});

/** What was asked for because of its fingerprints: nothing is led to by terms. */
function watching(corpus: Corpus): { corpus: Corpus; read: PassageId[] } {
  const read: PassageId[] = [];
  return {
    read,
    corpus: {
      ...corpus,
      findByTerms: async ({ length }) => ({
        ...{ asked: new Int32Array(), passages: new Float64Array(), counts: new Int32Array(length) },
      }),
      loadPassages: async (ids, known) => {
        read.push(...ids);
        return corpus.loadPassages(ids, known);
      },
    },
  };
}

const corpusOf = (texts: readonly string[]): Corpus =>
  createMemoryCorpus(texts.map((text, index): SourceText => ({ id: `s${index}`, text })));

const check = (text: string, corpus: Corpus, language: 'zh' | 'en' = 'zh'): Promise<CheckedText> =>
  checkText({ text, language, paragraphs: [] }, corpus);

async function choose(text: string, corpus: Corpus) {
  const prepared = prepareText({ text, language: 'zh', paragraphs: [] });
  const postings = await corpus.findPostings(prepared.hashes, mostPostings);
  return { postings, ...choosePassages(postings, prepared) };
}

describe('a passage that shares a phrase with a text', () => {
  it.each(['zh', 'en'] as const)(
    'is read wherever the phrase is as long as the shortest copy (%s): over edges of passages, at both ends of the source and of the text',
    async (language) => {
      const { least, write } = writers[language];
      const source = Array.from({ length: 3 }, (_, number) => write(number + 1, 260)).join('\n');
      const tokens = tokenise(source);
      const corpus = corpusOf([source]);
      const edges = [0, tokens.length - least, ...cutPassages(source).map(({ firstToken }) => firstToken)];
      const near = edges.flatMap((edge) => Array.from({ length: 2 * least + 1 }, (_, step) => edge - least + step));
      for (const from of near.filter((at) => at >= 0 && at + least <= tokens.length)) {
        const { start, end } = tokens.spanOf(from, from + least);
        const copy = source.slice(start, end);
        const before = from % 3 === 0 ? '' : `${write(from + 50, 30)}，`;
        const behind = from % 3 === 1 ? '' : `，${write(from + 90, 30)}`;
        const { matches } = await check(`${before}${copy}${behind}`, corpus, language);
        const found = matches.some(
          (match) => match.layer === 'COPY' && match.start <= before.length && match.end >= before.length + copy.length,
        );
        expect(found, `${from}: ${copy}`).toBe(true);
      }
    },
  );

  it.each([
    ['zh', 8],
    ['zh', 10],
    ['en', 5],
    ['en', 6],
  ] as const)('is mostly not read where it is shorter (%s, %i)', async (language, length) => {
    const { write } = writers[language];
    const phrases = Array.from({ length: 60 }, (_, number) => write(number + 500, length));
    const sources = phrases.map((phrase, number) => `${write(number + 1, 40)} ${phrase} ${write(number + 200, 40)}`);
    const text = phrases.map((phrase, number) => `${write(number + 900, 40)} ${phrase}`).join(' ');
    const { postings, read, passedOver } = await choose(text, corpusOf(sources));
    expect(new Set(postings.passages).size).toBeGreaterThan(15);
    expect(read.length + passedOver.length).toBe(new Set(postings.passages).size);
    expect(read.length).toBeLessThan(0.15 * passedOver.length);
  });

  it('is read where nothing is known of what stands around', async () => {
    const sources = [1, 2, 3, 4].map(
      (seed) => `${writers.zh.write(seed, 40)}盐度降低两周后芽${writers.zh.write(seed + 9, 40)}`,
    );
    const text = `${writers.zh.write(77, 40)}盐度降低两周后芽${writers.zh.write(78, 40)}`;
    const corpus = corpusOf(sources);
    const mixed: Corpus = {
      ...corpus,
      findPostings: async (hashes, most) => {
        const postings = await corpus.findPostings(hashes, most);
        return { ...postings, arounds: postings.arounds.map((around, index) => (index % 2 === 0 ? 0 : around)) };
      },
    };
    const ids = (await choose(text, withoutArounds(corpus))).read;
    expect(ids).toHaveLength(4);
    expect(await choose(text, mixed)).toMatchObject({ read: [0, 2], passedOver: [1, 3] });
    expect((await choose(text, corpus)).passedOver).toEqual(ids);
  });

  it('is read where the phrase goes on behind a sign that was changed, on either side, though nothing else of it is a fingerprint', async () => {
    let cases = 0;
    for (let seed = 1; seed < 200; seed += 1) {
      const { signs } = createWriter(seed);
      const [before, phrase, behind] = [signs(7), signs(8), signs(7)];
      const corpus = corpusOf([`${signs(30)}${before}${signs(1)}${phrase}${signs(1)}${behind}${signs(30)}`]);
      const text = `${signs(30)}${before}${signs(1)}${phrase}${signs(1)}${behind}${signs(30)}`;
      const { postings } = await choose(text, corpus);
      const all = await check(text, withoutArounds(corpus));
      if (postings.asked.length !== 1 || all.matches.length === 0) continue;
      cases += 1;
      expect(await check(text, corpus)).toEqual(all);
    }
    expect(cases).toBeGreaterThan(8);
  });

  it('is read where another one stands near it, also in the next passage', async () => {
    let cases = 0;
    for (let seed = 1; seed < 150; seed += 1) {
      const { signs } = createWriter(seed);
      const pieces = Array.from({ length: 4 }, () => signs(10));
      const source = (edits: string[]) => pieces.map((piece, index) => `${piece}${edits[index]}`).join('');
      const edited = () => [signs(3), signs(3), signs(3), ''];
      const [long, own] = [`${signs(194)}\n`, signs(60)];
      // The first passage ends within the edited copy.
      const corpus = corpusOf([`${long.slice(0, 150)}${source(edited()).replace(/.{26}/u, '$&\n\n')}${signs(500)}`]);
      const text = `${own}${source(edited())}${signs(60)}`;
      const all = await check(text, withoutArounds(corpus));
      if (all.matches.length === 0) continue;
      const { postings } = await choose(text, corpus);
      if (new Set(postings.positions).size < 2) continue;
      cases += 1;
      expect(await check(text, corpus)).toEqual(all);
    }
    expect(cases).toBeGreaterThan(8);
  });

  it('still makes it everybody’s: what counts is the same as if it had been read, however often one source says it', async () => {
    const reads = { known: 0, unknown: 0 };
    let cases = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const { signs } = createWriter(seed);
      const phrase = signs(11);
      const copied = `${signs(8)}${phrase}${signs(6)}`;
      const paragraphs = (count: number) =>
        Array.from({ length: count }, () => `${signs(120)}${phrase}${signs(120)}`).join('\n');
      const holders = (sources: number) => Array.from({ length: sources }, () => paragraphs(1));
      // So does the one from whom it is, in passages that are not read.
      const from = `${paragraphs(3)}\n${signs(100)}${copied}${signs(100)}\n${paragraphs(3)}`;
      const text = `${signs(300)}${copied}${signs(300)}`;
      // Of two writers one says it in every paragraph.
      const trials = [...[0, 1, 2, 3, 4, 9].map(holders), [paragraphs(12), ...holders(1)]];
      const rates: number[] = [];
      for (const others of trials) {
        const { corpus, read } = watching(corpusOf([...others, from]));
        const known = await check(text, corpus);
        reads.known += read.splice(0).length;
        expect(known).toEqual(await check(text, withoutArounds(corpus)));
        reads.unknown += read.length;
        rates.push(known.rates.headline);
      }
      expect(rates[0]).toBeGreaterThan(0);
      // Where the phrase is a fingerprint of the text.
      if (rates[5] === 0) cases += 1;
      if (rates[5] === 0) expect([rates[1], rates[2], rates[6]]).toEqual([rates[0], rates[0], rates[0]]);
    }
    expect(cases).toBeGreaterThan(2);
    expect(reads.known).toBeLessThan(0.7 * reads.unknown);
  });
});
