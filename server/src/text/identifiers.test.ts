import { expect, it } from 'vitest';
import { isDoi, isIsbn } from './identifiers.ts';

it.each(['978-7-101-00304-8', '9780262035613', '0-306-40615-2', '080442957X'])('%s is an ISBN', (text) => {
  expect(isIsbn(text)).toBe(true);
});

it.each(['978-7-101-00304-9', '9780262035631', '0-306-40615-3', '9790262035613X', '', '12'])('%s is none', (text) => {
  expect(isIsbn(text)).toBe(false);
});

it('a DOI begins with its registrant and has something behind it', () => {
  expect(['10.1126/sciadv.1501452', '10.1016/j.fcr.2014.11.010'].every(isDoi)).toBe(true);
  expect(['10.1126/', 'doi:10.1/x', '11.1126/a', '10.1126/a b'].some(isDoi)).toBe(false);
});
