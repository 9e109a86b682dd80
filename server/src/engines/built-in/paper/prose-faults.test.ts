import { expect, it } from 'vitest';
import { findFaults } from './prose-faults.ts';

it('takes the point of an abbreviation and of a number for what it is', () => {
  expect(findFaults('Insects fell by three quarters (Hallmann et al., PLoS ONE, 2017).', 'en')).toEqual([]);
  expect(findFaults('Fake news was concentrated (the 2016 U.S. presidential election).', 'en')).toEqual([]);
  expect(findFaults('Both were correlated at about .30 across the samples.', 'en')).toEqual([]);
});

it('still finds a point too many and a sentence that begins small', () => {
  expect(findFaults('Insects fell., and so did birds.', 'en')).toEqual(['punctuation: .,']);
  expect(findFaults('Insects fell. birds did too.', 'en')).toEqual(['lower-case start: . b']);
  expect(findFaults('Insects fell .', 'en')).toEqual(['punctuation:  .']);
});
