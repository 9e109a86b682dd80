import { describe, expect, it } from 'vitest';
import { plainRun } from '../blocks.ts';
import { linkCitation } from './link-citation.ts';

const work = (name: string, label = '') => ({ target: name, label });
const parts = (label: string, works: Parameters<typeof linkCitation>[1]): [string, string | undefined][] =>
  linkCitation([plainRun(label)], works).map(({ text, target }) => [text, target]);

describe('the parts of a citation', () => {
  it('links the whole label of one work', () => {
    expect(parts('[3]', [work('a', '[3]')])).toEqual([['[3]', 'a']]);
  });

  it('links numbers one by one, and no number to a work that it is not', () => {
    expect(parts('[1, 3-5]', [work('a', '[1]'), work('c', '[3]'), work('d', '[4]'), work('e', '[5]')])).toEqual([
      ['[', undefined],
      ['1', 'a'],
      [', ', undefined],
      ['3', 'c'],
      ['-', undefined],
      ['5', 'e'],
      [']', undefined],
    ]);
  });

  it('links authors at their semicolons', () => {
    expect(parts('(Li, 2020; Wang, 2021)', [work('li'), work('wang')])).toEqual([
      ['(Li, 2020;', 'li'],
      [' Wang, 2021)', 'wang'],
    ]);
    expect(
      linkCitation(
        [plainRun('('), { ...plainRun('Li'), italic: true }, plainRun(', 2020; Wang, 2021)')],
        [work('li'), work('wang')],
      ).map(({ text, target }) => [text, target]),
    ).toEqual([
      ['(', 'li'],
      ['Li', 'li'],
      [', 2020;', 'li'],
      [' Wang, 2021)', 'wang'],
    ]);
  });

  it('leads to the first work where parts cannot be told apart', () => {
    expect(parts('(Li, 2020a, 2020b)', [work('a'), work('b')])).toEqual([['(Li, 2020a, 2020b)', 'a']]);
  });

  it('links nothing where the works are not in the file', () => {
    expect(parts('[1]', [])).toEqual([['[1]', undefined]]);
  });
});
