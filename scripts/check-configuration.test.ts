import { describe, expect, it } from 'vitest';
import { settings } from '../server/src/config.ts';
import { findConfigurationProblems } from './check-configuration.ts';
import { describeConfiguration } from './write-configuration.ts';

describe('docs/configuration.md', () => {
  it('has one row for every setting, with its default and its explanation', () => {
    const text = describeConfiguration();
    for (const [name, { explanation }] of Object.entries(settings)) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect(row, name).toContain(explanation.replaceAll('|', '\\|'));
    }
    expect(text).toContain('| `PORT` | `3000` |');
  });

  it('is refused when a setting is missing, changed or gone from the code', () => {
    const expected = describeConfiguration();
    const row = expected.split('\n').find((line) => line.includes('`HOST`')) ?? '';
    expect(findConfigurationProblems(expected)).toEqual([]);
    expect(findConfigurationProblems(null)).toHaveLength(1);
    expect(findConfigurationProblems(expected.replace(`${row}\n`, ''))).toContain(
      `docs/configuration.md lacks: ${row}`,
    );
    const stale = '| `OLD_NAME` |  | Gone. |';
    expect(findConfigurationProblems(`${expected}${stale}`)).toContain(`docs/configuration.md still says: ${stale}`);
  });

  it('is refused when only the order of its rows differs', () => {
    const lines = describeConfiguration().split('\n');
    const [first = '', second = ''] = lines.slice(9, 11);
    expect(
      findConfigurationProblems([...lines.slice(0, 9), second, first, ...lines.slice(11)].join('\n')),
    ).toHaveLength(1);
  });
});
