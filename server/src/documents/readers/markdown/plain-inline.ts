/** Longer lines are no prose, and the patterns below would look for a partner of each sign through all of them. */
const longestLine = 50_000;

const emphasis = /(\*\*\*|\*\*|\*)(?=\S)([^*]{1,2000}?)(?<=\S)\1/gu;

/** The text of a line without its signs: emphasis, links, pictures, code, notes, HTML tags. */
export function plainInline(source: string): { plain: string; images: number } {
  if (source.length > longestLine) return { plain: source, images: 0 };
  const kept: string[] = [];
  // What must not be read again is put aside under a sign that no text has.
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  let images = 0;
  const plain = source
    .replace(/[\uE000\uE001]/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/gu, (_, sign: string) => keep(sign))
    .replace(/(`+)([^`]{1,2000}?)\1/gu, (_, _ticks: string, code: string) => keep(code.trim()))
    .replace(/!\[([^\]]{0,500})\](?:\([^)\s]{0,2000}(?:\s+"[^"]{0,300}")?\)|\[[^\]]{0,100}\])/gu, (_, alt: string) => {
      images += 1;
      return alt;
    })
    .replace(/\[\^[^\]\s]{1,60}\]/gu, '')
    .replace(/\[([^\]]{1,500})\](?:\([^)\s]{0,2000}(?:\s+"[^"]{0,300}")?\)|\[[^\]]{0,100}\])/gu, '$1')
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/gu, '$1')
    .replace(/<\/?[a-z][^<>]{0,300}>/giu, '')
    .replace(emphasis, '$2')
    // Once more for emphasis around emphasis.
    .replace(emphasis, '$2')
    .replace(/(?<![\p{L}\p{N}])(___|__|_)(?=\S)([^_]{1,2000}?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/~~(?=\S)([^~]{1,2000}?)(?<=\S)~~/gu, '$1')
    .replace(/\uE000(\d+)\uE001/gu, (_, index: string) => kept[Number(index)] ?? '');
  return { plain: plain.trim(), images };
}
