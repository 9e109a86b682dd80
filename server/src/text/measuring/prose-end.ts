/** A line that says nothing but that the list of references begins. */
const heading =
  /(?:^|\n)[ \t　]*(?:#{1,6}\s*)?(?:第?[一二三四五六七八九十\d.]{1,5}[章节、.．]?\s*)?(?:(?:主要)?参\s*考\s*文\s*献|引用文献|references|bibliography|works cited|referencias(?:\s+bibliográficas)?|bibliografía)[ \t　]*[:：]?[ \t　]*(?=\n)/giu;
const entry = /(?:^|\n)\s*(?:[[［【(（]?\d{1,3}[\]］】)）.、]|[\p{Lu}\p{Script=Han}][^\n]{0,200}\b(?:1[89]|20)\d\d\b)/u;

/** Where a text ends and its list of references begins: what stands there is others' words by right. */
export function findProseEnd(text: string): number {
  const [last] = [...text.matchAll(heading)].slice(-1);
  return last && entry.test(text.slice(last.index + last[0].length)) ? last.index : text.length;
}
