/** Of the form that resolvers take; whether it is registered only they know. */
export const isDoi = (text: string): boolean => /^10\.\d{4,9}\/\S+$/u.test(text);

/** Ten or thirteen digits whose last agrees with the others. */
export function isIsbn(text: string): boolean {
  const digits = text.replace(/[\s-]/gu, '').toUpperCase();
  const weigh = (weights: (place: number) => number): number =>
    [...digits].reduce((sum, digit, place) => sum + weights(place) * (digit === 'X' ? 10 : Number(digit)), 0);
  if (/^\d{9}[\dX]$/u.test(digits)) return weigh((place) => 10 - place) % 11 === 0;
  return /^97[89]\d{10}$/u.test(digits) && weigh((place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0;
}
