import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectQuick } from '../../testing/expect-quick.ts';
import { checkText, listAskedTerms } from './check-text.ts';
import type { CheckedText, TextToCheck } from './checked.ts';
import { choosePassages, mostPostings } from './choose-passages.ts';
import { judgeText } from './judge-text.ts';
import { followLeads, mostHolders } from './leads.ts';
import { createMemoryCorpus } from './memory-corpus.ts';
import { prepareText } from './prepared.ts';
import { findRepeated } from './repeated-inside.ts';

const sentence = '河口湿地的芦苇在春季返青，盐度降低两周之后，新芽的密度达到全年最高。';
const corpusOf = (sources: readonly string[]) =>
  createMemoryCorpus(sources.map((text, index) => ({ id: `s${index}`, text })));

describe('a hostile text', () => {
  it.each([
    [
      'one sentence a thousand times, of many sources',
      sentence.repeat(1_000),
      Array<string>(40).fill(sentence.repeat(90)),
    ],
    ['one sign', '啊'.repeat(30_000), ['啊'.repeat(30_000)]],
    ['two words', 'a b '.repeat(15_000), ['b a '.repeat(15_000)]],
    [
      'a phrase that its source says ten thousand times',
      `${sentence}另有他说。`,
      [`${'芦苇在春季返青盐度降低之后'.repeat(10_000)}${sentence}`],
    ],
  ])('of %s does not take the thread', async (_, text, sources) => {
    const corpus = corpusOf(sources);
    const asked: TextToCheck = { text, language: 'zh', paragraphs: [] };
    const prepared = prepareText(asked);
    const { terms, sentences } = listAskedTerms(asked, prepared);
    const postings = await corpus.findPostings(prepared.hashes, mostPostings);
    const holders = await corpus.findByTerms(terms, mostHolders);
    const passages = await corpus.loadPassages([...new Set(postings.passages)]);
    let checked: CheckedText | undefined;
    expectQuick(2_500, () => {
      const followed = followLeads(sentences, holders);
      const { passedOver } = choosePassages(postings, prepared);
      checked = judgeText(asked, { postings, passedOver, followed, repeated: findRepeated(asked) }, passages);
    });
    expect(checked?.rates.headline).toBeGreaterThan(0.8);
  });

  it('without a word, without a source, or of nothing but masked paragraphs has no rate', async () => {
    for (const text of ['', '。。！', sentence]) {
      const checked = await checkText({ text, language: 'zh', paragraphs: [] }, corpusOf(['', '……']));
      expect(checked).toMatchObject({
        matches: [],
        sources: [],
        rates: { headline: 0, withReferences: 0, paraphrase: 0 },
      });
    }
    const paragraphs = [{ start: 0, end: sentence.length, kind: 'MASKED' as const }];
    const masked = await checkText({ text: sentence, language: 'zh', paragraphs }, corpusOf([sentence]));
    expect(masked).toMatchObject({ units: 0, matches: [], rates: { headline: 0, inside: 0 } });
  });

  it('never has a place outside of itself, a rate above the whole, or a union above the total', async () => {
    const piece = fc.constantFrom(
      ...[sentence, '盐度降低两周之后，', '新芽', '“', '”', '\n', ' ', '、', '𠀀', 'e\u0301', '①', '2019', '\ud83d'],
      ...['The reeds turn green two weeks after the salinity falls. ', 'green ', 'salinity ', 'the ', "don't "],
    );
    const text = fc.array(piece, { maxLength: 25 }).map((parts) => parts.join(''));
    const kinds = fc.array(fc.constantFrom('PROSE', 'HEADING', 'OTHER', 'REFERENCES', 'MASKED' as const), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(text, fc.array(text, { maxLength: 3 }), kinds, async (own, sources, chosen) => {
        const size = Math.ceil(own.length / chosen.length);
        const paragraphs = chosen.map((kind, index) => ({
          ...{ kind, isQuotation: index % 2 === 1 },
          start: Math.min(own.length, index * size),
          end: Math.min(own.length, (index + 1) * size),
        }));
        const checked = await checkText({ text: own, language: 'zh', paragraphs }, corpusOf(sources));
        for (const { start, end, similarity, sourceId, source } of checked.matches) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(own.length);
          expect(similarity).toBeGreaterThan(0);
          expect(similarity).toBeLessThanOrEqual(1);
          const whole = sources[Number(sourceId.slice(1))] ?? '';
          expect(whole.slice(source.offset, source.offset + source.text.length)).toBe(source.text);
          expect(source.start).toBeGreaterThanOrEqual(0);
          expect(source.start).toBeLessThan(source.end);
          expect(source.end).toBeLessThanOrEqual(source.text.length);
        }
        const rates = [
          ...Object.values(checked.rates),
          ...checked.paragraphs.flatMap(({ rate, paraphrase }) => [rate, paraphrase]),
        ];
        for (const rate of rates) {
          expect(rate).toBeGreaterThanOrEqual(0);
          expect(rate).toBeLessThanOrEqual(1);
        }
        const { headline, withoutQuotations } = checked.rates;
        expect(withoutQuotations).toBeLessThanOrEqual(headline);
        for (const { units } of checked.sources)
          expect(units).toBeLessThanOrEqual(Math.round(headline * checked.units));
      }),
      { numRuns: process.env.YANMO_SOAK === '1' ? 3_000 : 80 },
    );
  });
});
