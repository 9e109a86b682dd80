/** An answer as words, for a letter, a form or a voice: without the marks of markdown and without the numbers of its sources. */
export function plainText(markdown: string): string {
  return (
    markdown
      .replace(/^ {0,3}(?:```|~~~).*$/gm, '')
      .replace(/^[ \t]*\|?[ \t:|-]+\|[ \t:|-]*$\n?/gm, '')
      .replace(/^\s*\|(.*)\|\s*$/gm, (_row, cells: string) =>
        cells
          .split('|')
          .map((cell) => cell.trim())
          .join('\t'),
      )
      .replace(/^ {0,3}#{1,6}\s+/gm, '')
      .replace(/^ {0,3}>\s?/gm, '')
      .replace(/^(\s*)[-*+]\s+/gm, '$1• ')
      .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
      .replace(/\s?\[\d{1,3}\]/g, '')
      .replace(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
      .replace(/(?<![\w*])\*(?=\S)([^*\n]*?\S)\*(?!\w)/g, '$1')
      .replace(/`([^`\n]+)`/g, '$1')
      // What was marked so that it is taken for a sign and nothing else.
      .replace(/\\([`*_<>#|~$[\].)+-])/g, '$1')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}
