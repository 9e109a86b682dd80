import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './child-program.ts';
import type { Figure } from './figure.ts';

const barKb = 230;

/** What a browser loads before the first page shows: the scripts that index.html names, and what those import statically. */
export function measureBundle(): Figure[] {
  const dist = path.join(root, 'web', 'dist');
  const html = fs.readFileSync(path.join(dist, 'index.html'), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file ?? '');
  const seen = new Set<string>();
  let bytes = 0;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const source = fs.readFileSync(path.join(dist, file));
    bytes += gzipSync(source).length;
    const imports = source
      .toString('utf8')
      .matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^"';()]*from)?\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, imported] of imports) waiting.push(path.join(path.dirname(file), imported ?? ''));
  }
  const kb = bytes / 1024;
  return [
    {
      name: 'web: first-load JavaScript, gzip',
      value: `${kb.toFixed(0)} KB`,
      bar: `at most ${barKb} KB`,
      isMet: kb <= barKb,
    },
  ];
}
