/** A field for a file of records: one line, no markup, otherwise as the record has it. */
export function exportText(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  return String(value)
    .normalize('NFC')
    .replace(/<\/?(?:i|b|em|strong|sub|sup|scp|span|jats:[a-z]+|p)(?:\s[^<>]{0,80})?>/gi, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}
