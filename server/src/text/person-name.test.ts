import { expect, it } from 'vitest';
import { splitName, tidyName } from './person-name.ts';

it.each([
  ['Jan van der Berg', 'van der Berg', 'Jan', undefined],
  ['María José de la Cruz', 'de la Cruz', 'María José', undefined],
  ['John von Neumann', 'von Neumann', 'John', undefined],
  ['Muhammad al-Khwarizmi', 'al-Khwarizmi', 'Muhammad', undefined],
  ['José Ortega y Gasset', 'Ortega y Gasset', 'José', undefined],
  ['Ludwig Van Acker', 'Van Acker', 'Ludwig', undefined],
  ['Nguyen Van Hung', 'Hung', 'Nguyen Van', undefined],
  ['Martin Luther King Jr.', 'King', 'Martin Luther', 'Jr.'],
  ['King, Martin Luther, Jr.', 'King', 'Martin Luther', 'Jr.'],
  ['King, Jr., Martin Luther', 'King', 'Martin Luther', 'Jr.'],
  ['J. Smith, III', 'Smith', 'J.', 'III'],
  ['van Gogh, Vincent', 'van Gogh', 'Vincent', undefined],
  ['Nan Li', 'Li', 'Nan', undefined],
  ['Li Nan', 'Nan', 'Li', undefined],
  ['王小明', '王', '小明', undefined],
  ['王 小明', '王', '小明', undefined],
  ['欧阳修', '欧阳', '修', undefined],
  ['World Health Organization', 'World Health Organization', '', undefined],
])('%s', (text, family, given, suffix) => {
  expect(splitName(text)).toEqual({ family, given, ...(suffix ? { suffix } : {}) });
});

it('puts into their place the particles and suffixes that indexes leave with the given name', () => {
  expect(tidyName({ family: 'Berg', given: 'Jan van der' })).toEqual({ family: 'van der Berg', given: 'Jan' });
  expect(tidyName({ family: 'King', given: 'Martin Luther Jr' })).toMatchObject({
    given: 'Martin Luther',
    suffix: 'Jr',
  });
  expect(tidyName({ family: 'Downey III', given: 'Robert' })).toMatchObject({ family: 'Downey', suffix: 'III' });
  expect(tidyName({ family: 'Nan', given: 'Al' })).toEqual({ family: 'Nan', given: 'Al' });
});
