const soundsOtherwise = /^(?:uni(?!n|m)|us[aeiu]|uti|ubiq|eu|ewe|one\b|once\b|one-)/u;
const silentH = /^(?:hour|honest|honou?r|heir)/u;

/** “a” or “an” before a word as it is spoken; null before what one cannot know, such as an abbreviation or a protected span. */
export function articleOf(word: string): 'a' | 'an' | null {
  if (!/^\p{L}/u.test(word) || /^\p{Lu}[\p{Lu}\d]/u.test(word)) return null;
  const lower = word.toLowerCase();
  if (soundsOtherwise.test(lower)) return 'a';
  return silentH.test(lower) || /^[aeiou]/u.test(lower) ? 'an' : 'a';
}
