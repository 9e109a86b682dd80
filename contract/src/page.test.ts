import { describe, expect, it } from 'vitest';
import { PageQuery } from './page.ts';

describe('a page of a list', () => {
  it('is the first, of five rows, unless asked otherwise', () => {
    expect(PageQuery.parse({})).toEqual({ page_num: 1, page_size: 5 });
    expect(PageQuery.parse({ page_num: '3', page_size: '50' })).toEqual({ page_num: 3, page_size: 50 });
  });

  it.each([
    { page_num: '0' },
    { page_num: '1.5' },
    { page_num: 'x' },
    { page_size: '0' },
    { page_size: '51' },
    { page_size: '-1' },
  ])('is refused: %j', (query) => {
    expect(PageQuery.safeParse(query).success).toBe(false);
  });
});
