import { describe, expect, it } from 'vitest';
import { countFilters, readSearch, readYear, writeSearch } from './asked-search.ts';

describe('a search in the address', () => {
  it('is read back as it was written', () => {
    const asked = {
      q: '数字化转型 & C++',
      year_from: 1998,
      year_to: 2020,
      type: 'thesis',
      language: 'zh',
      open_access: true,
      source: 'MINE',
    } as const;
    const address = new URLSearchParams(writeSearch(asked)).toString();
    expect(readSearch(new URLSearchParams(address))).toEqual(asked);
    expect(countFilters(asked)).toBe(6);
  });

  it('leaves out what makes no sense', () => {
    const address = new URLSearchParams('q=%20tea%20&year_from=19&year_to=abcd&type=scroll&language=xx&source=NOWHERE');
    expect(readSearch(address)).toEqual({ q: 'tea' });
  });

  it('takes only years of four digits', () => {
    expect([readYear('1998'), readYear(' 2020 '), readYear('0999'), readYear('20x0'), readYear(null)]).toEqual([
      1998,
      2020,
      null,
      null,
      null,
    ]);
  });
});
