const flaws: readonly [string, RegExp][] = [
  ['a missing value in words', /\b(?:undefined|null|NaN)\b|\[object/],
  ['two points', /\.\s*\.|。\s*[.。]/],
  ['a comma, colon or semicolon before a mark', /[,;:，；：、]\s*[,;:.，；：。、]/],
  ['a mark that begins the entry', /^[\s,;:.，；：。、)\]）]/],
  ['a mark that dangles at the end', /[\s,;:，；：、(（[]$/],
  ['an empty bracket or quotation', /\(\s*\)|\[\s*\]|（\s*）|“[.\s]*”|「\s*」/],
  ['a mark behind an opening bracket', /[([（][,;:.，；：。、]/],
  ['two spaces', / {2}/],
  ['a private mark', /[\uE000\uE001]/],
];

/** What no printed reference may show, whatever its record lacked. Addresses are left out: their dots are their own. */
export function flawsOf(printed: string): string[] {
  const text = printed.replace(/(?:https?|ftp):\/\/\S+?(?=[.,]?(?:\s|$))|DOI:\S+?(?=\.?(?:\s|$))/g, 'X');
  const found = flaws.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return isBalanced(text) ? found : [...found, 'an unbalanced bracket'];
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  const pairs: Record<string, string> = { ')': '(', ']': '[', '）': '（', '”': '“', '」': '「', '》': '《' };
  for (const character of text) {
    if (Object.values(pairs).includes(character)) open.push(character);
    else if (pairs[character] && open.pop() !== pairs[character]) return false;
  }
  return open.length === 0;
}
