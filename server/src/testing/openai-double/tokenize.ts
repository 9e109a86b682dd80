/** Two ideographs or about four letters: the size of the pieces that real models send. */
export function tokenize(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[\s\S]{1,4}?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|$)|[\s\S]{1,4}/gu,
    ) ?? []
  );
}
