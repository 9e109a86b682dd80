import { expect, it } from 'vitest';
import type { CheckedText, FoundMatch } from '../../../text/similarity/checked.ts';
import type { DescribedSource } from '../index/describe-sources.ts';
import { findingsOf } from './findings.ts';
import { presentMatches, presentSources } from './present-report.ts';

const sources = Array.from({ length: 400 }, (_, index) => ({
  id: `${index}`,
  units: 400 - index,
  rate: 0.01,
  contained: 0,
}));
const described = new Map(
  sources.map(({ id }): [string, DescribedSource] => {
    const kind = id === '0' ? 'SITE' : 'LIBRARY';
    return [id, { id, kind, title: kind === 'SITE' ? null : 't', authors: [], year: null, venue: null, doi: null }];
  }),
);
const matchAt = (index: number, sourceId: string): FoundMatch => ({
  ...{ sourceId, layer: 'COPY', start: 50 * index, end: 50 * index + 40, units: 20 + (index % 7), similarity: 1 },
  ...{ isQuotation: false, isInReferences: false, isCommon: false },
  source: { text: 'before copied after', start: 7, end: 13, offset: 100, page: 3 },
});
const checked: CheckedText = {
  units: 100_000,
  rates: { headline: 0.12345, withoutQuotations: 0, withReferences: 0, inside: 0, paraphrase: 0 },
  paragraphs: [{ start: 0, end: 10, kind: 'PROSE', units: 10, rate: 0.666, paraphrase: 0 }],
  matches: Array.from({ length: 2_500 }, (_, index) => matchAt(index, `${index % 350}`)),
  ...{ sources, earlierVersions: ['5'], repeated: [], isCut: false },
};

it('keeps the longest of too many places, in the order of the text, and says that it is cut', () => {
  const { matches, sources: kept, isCut, paragraphs, earlierVersions } = findingsOf(checked, described);
  expect([matches.length, kept.length, isCut]).toEqual([2_000, 300, true]);
  const starts = matches.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
  const left = checked.matches.filter(({ start, sourceId }) => Number(sourceId) < 300 && !starts.includes(start));
  expect(Math.max(...left.map(({ units }) => units))).toBeLessThanOrEqual(
    Math.min(...matches.map(({ units }) => units)),
  );
  expect(paragraphs[0]?.rate).toBe(66.6);
  expect(earlierVersions).toEqual([{ kind: 'LIBRARY', title: 't' }]);
});

it('keeps no word of somebody else’s paper, and shows what stands there now', () => {
  const findings = findingsOf({ ...checked, matches: [matchAt(0, '0'), matchAt(1, '1')] }, described);
  expect(findings.matches[0]?.source).toEqual({ text: null, start: 0, end: 6, page: null, offset: 107 });
  expect(JSON.stringify(findings.matches[0])).not.toContain('copied');
  const now = new Map([['m1', 'copied']]);
  expect(presentMatches(findings, now).map(({ source }) => source.text)).toEqual(['copied', 'before copied after']);
  expect(presentMatches(findings, new Map())[0]?.source).toEqual({ text: '', start: 0, end: 0, page: null });
  const gone = (words: ReadonlyMap<string, string>) =>
    presentSources(findings, words)
      .slice(0, 2)
      .map((one) => one.is_gone);
  expect([gone(now), gone(new Map())]).toEqual([
    [false, false],
    [true, false],
  ]);
});
