import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settings } from '../server/src/config.ts';

export const configurationFile = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** The text of docs/configuration.md: one row a setting, in the order of config.ts. */
export function describeConfiguration(): string {
  const rows = Object.entries(settings).map(([name, { shownDefault, explanation }]) => {
    const isValue = shownDefault !== '' && !shownDefault.startsWith('(');
    return `| \`${name}\` | ${isValue ? `\`${cell(shownDefault)}\`` : cell(shownDefault)} | ${cell(explanation)} |`;
  });
  return [
    '# Configuration',
    '',
    'Yanmo reads its settings from environment variables, once, at the start. A wrong value stops the start with a message',
    'that names it. An empty variable counts as one that is not set.',
    '',
    'Written by `scripts/node scripts/write-configuration.ts` from the table in `server/src/config.ts`; change it there.',
    '',
    '| name | default | meaning |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  fs.writeFileSync(configurationFile, describeConfiguration());
  console.log('wrote docs/configuration.md');
}
