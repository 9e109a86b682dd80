import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const className = /\bm_[0-9a-f]{6,8}\b/g;
const classesIn = (text: string) => new Set(text.match(className));

/** A component whose sheet `src/ui/mantine.css` does not name would stand on its page without any look. */
export function mantineStyles(): Plugin {
  return {
    name: 'mantine-styles',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const whole = createRequire(import.meta.url).resolve('@mantine/core/styles.layer.css');
      const styled = classesIn(await readFile(whole, 'utf8'));
      const files = Object.values(bundle);
      const used = files.flatMap((file) => (file.type === 'chunk' ? [...classesIn(file.code)] : []));
      const held = classesIn(
        files
          .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
          .join(),
      );
      const missing = used.filter((name) => styled.has(name) && !held.has(name));
      if (missing.length > 0) this.error(`src/ui/mantine.css lacks the sheets of ${[...new Set(missing)].join(', ')}`);
    },
  };
}
