import { describe, expect, it } from 'vitest';
import { checkBareName } from './bare-names.ts';

const faultsOf = (name: string, kind: 'remedy' | 'part' = 'remedy'): string[] => checkBareName({ kind, name }, true);

describe('English names of what papers recommend', () => {
  it('have the article without which no sentence takes them in', () => {
    for (const name of [
      'residency year with protected preceptors',
      'palliative offer before decision',
      'constant ratio kept',
    ])
      expect(faultsOf(name)).toHaveLength(1);
  });

  it('need none where they have one, are no single thing, or name a part of the subject', () => {
    for (const name of [
      'a residency year with protected preceptors',
      'training on patients of few hospitals',
      'limits set by the assembly',
      'Brontë’s source',
      'mowing twice a year',
    ])
      expect(faultsOf(name)).toEqual([]);
    expect(faultsOf('local range of Starbucks', 'part')).toEqual([]);
  });

  it('are those that sheets of other languages give beside their own', () => {
    expect(checkBareName({ kind: 'remedy', name: '驻科培训年', english: 'residency year' }, false)).toHaveLength(1);
    expect(checkBareName({ kind: 'remedy', name: 'residency year' }, false)).toEqual([]);
  });
});
