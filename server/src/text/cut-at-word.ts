const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
/** What would stand forlorn before the dots. */
const danglingMarks = /[\s,;:，、；：(（[「“"¿¡–—-]+$/u;

/** The beginning of a text that has `places` on a line (a wide sign takes two): whole, or cut between words and with dots that say so. */
export function cutAtWord(text: string, places: number): string {
  const signs = [...text];
  let taken = 0;
  const end = signs.findIndex((sign) => {
    taken += isWide.test(sign) ? 2 : 1;
    return taken > places;
  });
  if (end === -1) return text;
  // One place for the dots.
  const kept = signs.slice(0, end - 1);
  const isInWord = [kept.at(-1), signs[kept.length]].every(
    (sign) => sign && !isWide.test(sign) && /[\p{L}\p{N}]/u.test(sign),
  );
  const cut = kept.join('');
  const wordStart = cut.search(/[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u);
  // A word that is nearly all of it is cut all the same: something of it must be read.
  const whole = isInWord && wordStart > cut.length / 2 ? cut.slice(0, wordStart) : cut;
  return `${whole.replace(danglingMarks, '')}…`;
}
