import type { Plugin } from 'vite';

/** Every browser that we serve reads woff2; the older forms of each font would only lie on the disk, unread. */
export function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform(code, id) {
      if (!/katex[\\/]dist[\\/][\w.]+\.css$/.test(id)) return null;
      const lean = code.replace(/,url\([^)]+\.(?:woff|ttf)\) ?format\("(?:woff|truetype)"\)/g, '');
      if (/\.(?:woff|ttf)\)/.test(lean)) this.error('a font of another form than woff2 is left in the style sheet');
      return { code: lean, map: null };
    },
  };
}
