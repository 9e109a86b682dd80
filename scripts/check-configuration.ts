import fs from 'node:fs';
import { report } from './report.ts';
import { configurationFile, describeConfiguration } from './write-configuration.ts';

/** Where the documentation of the settings differs from the table that the program reads. */
export function findConfigurationProblems(written: string | null, expected = describeConfiguration()): string[] {
  if (written === expected) return [];
  if (written === null) return ['docs/configuration.md is missing: run `scripts/node scripts/write-configuration.ts`'];
  const writtenLines = new Set(written.split('\n'));
  const expectedLines = new Set(expected.split('\n'));
  return [
    ...[...expectedLines]
      .filter((line) => !writtenLines.has(line))
      .map((line) => `docs/configuration.md lacks: ${line}`),
    ...[...writtenLines]
      .filter((line) => !expectedLines.has(line))
      .map((line) => `docs/configuration.md still says: ${line}`),
    'docs/configuration.md differs from server/src/config.ts: run `scripts/node scripts/write-configuration.ts`',
  ];
}

if (import.meta.main) {
  const written = fs.existsSync(configurationFile) ? fs.readFileSync(configurationFile, 'utf8') : null;
  report('configuration', findConfigurationProblems(written));
}
