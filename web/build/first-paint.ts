import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const written = /<(script|style)([^>]*) data-from="([^"]+)"><\/\1>/g;
const sheet = /\s*<link rel="stylesheet"[^>]*>/g;
const root = '<div id="root"></div>';

/**
 * The first look at a page waits for the page alone: what it needs of style and script is written into it, and the style sheets
 * stand behind it, where they hold up only what the scripts draw.
 */
export function firstPaint(): Plugin {
  let folder = '';
  return {
    name: 'first-paint',
    configResolved(config) {
      folder = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const parts = new Map<string, string>();
        for (const [, , , file = ''] of html.matchAll(written)) {
          parts.set(file, withoutComments(await readFile(join(folder, file), 'utf8')));
        }
        const page = html.replace(
          written,
          (_whole, tag: string, attributes: string, file: string) =>
            `<${tag}${attributes}>${parts.get(file) ?? ''}</${tag}>`,
        );
        const sheets = page.match(sheet) ?? [];
        // Named in the head all the same: found only behind the page's scripts they would come last, and hold up what those draw.
        const early = sheets.map((link) => link.replace('rel="stylesheet"', 'rel="preload" as="style"'));
        return page
          .replace(sheet, '')
          .replace('</head>', `${early.join('')}</head>`)
          .replace(root, `${root}${sheets.join('')}`);
      },
    },
  };
}

/** Everybody is sent it with every page. */
function withoutComments(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
