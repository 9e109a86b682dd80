import { describe, expect, it } from 'vitest';
import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import type { WritingContext } from '../writing-context.ts';
import { namedByHeading } from './named-by-heading.ts';
import type { ToldFact } from './told-fact.ts';

const ofField = (term: string): Source =>
  ({ entry: { id: term, term }, lower: term.toLowerCase(), stage: null, nearness: 1, isBeside: false }) as Source;
const ofSheet = (names: readonly string[]): Source =>
  ({
    entry: { id: names[0], sheet: { names, same: [] } },
    lower: '',
    stage: null,
    nearness: 1,
    isBeside: false,
  }) as unknown as Source;
const spot = { role: 'concept', section: { title: 'Self-regulated learning: meaning and aims' } } as unknown as Spot;
const contextOf = (sources: readonly Source[]) => ({ pool: { sources }, spots: [spot] }) as unknown as WritingContext;
const telling = (clause: string) => ({ of: () => [{ kind: 'definition', clause } as ToldFact] });
const nothing = { of: () => [] };

describe('an entry of the field that a heading names', () => {
  const entry = ofField('Self-regulated learning');

  it('is told where nothing else says what it is', () => {
    expect(namedByHeading(spot, contextOf([entry]), nothing)).toBe(entry);
    expect(namedByHeading(spot, contextOf([entry, ofSheet(['open courses'])]), telling('a MOOC is a course'))).toBe(
      entry,
    );
  });

  it('is left to the sheet that is on it', () => {
    expect(namedByHeading(spot, contextOf([entry, ofSheet(['self-regulated learning'])]), nothing)).toBeNull();
  });

  it('is not defined a second time', () => {
    const told = telling('Self-regulated learning means setting goals and watching progress');
    expect(namedByHeading(spot, contextOf([entry]), told)).toBeNull();
  });
});
