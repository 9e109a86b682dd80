import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * What a browser must fetch before it can show anything: the entry and its static imports. The build fails above the
 * budget, so that a careless import is seen in the change that brings it.
 */
export function firstLoadBudget({ maximumKilobytes }: { maximumKilobytes: number }): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const pending = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && file.isEntry ? [file.fileName] : [],
      );
      const sizes = new Map<string, number>();
      for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
        const chunk = bundle[name];
        if (sizes.has(name) || chunk?.type !== 'chunk') continue;
        sizes.set(name, gzipSync(chunk.code).length);
        pending.push(...chunk.imports);
      }
      const kilobytes = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
      const line = `first-load JavaScript: ${kilobytes.toFixed(1)} KB gzip in ${sizes.size} files (budget ${maximumKilobytes} KB)`;
      if (kilobytes > maximumKilobytes) {
        const list = [...sizes]
          .sort((a, b) => b[1] - a[1])
          .map(([name, bytes]) => `  ${(bytes / 1024).toFixed(1)} KB ${name}`);
        this.error(`${line}\n${list.join('\n')}`);
      }
      this.info(line);
    },
  };
}
