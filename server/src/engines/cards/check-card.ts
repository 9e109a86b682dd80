import { type CardLine, cardParts, type WorkCard } from '@yanmo/contract/work-cards';
import type { CardSource } from './card-source.ts';
import { listFigures, listSpelledFigures, listWideFigures } from './figures.ts';

/** Marks and blanks differ between what was read and what was copied from it. */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}%]+/gu, '');

/** Shorter, and a quotation could stand anywhere. */
const shortestQuote = 6;

/** Where sentences begin, every word has a capital; elsewhere it is a name. */
const nameInside = /(?<=[\p{L}\p{N},;:)'’”»] )\p{Lu}[\p{L}'’-]+/gu;
/** In Chinese and Japanese what is written in Latin letters is a name, and so is what stands in book marks. */
const foreign = /[\p{Script=Latin}][\p{Script=Latin}\d.-]*[\p{Script=Latin}\d]|《[^》]+》|『[^』]+』/gu;

const isWide = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

const namesOf = (text: string): string[] => text.match(isWide(text) ? foreign : nameInside) ?? [];

/**
 * The card with those lines alone that the work bears out: the quotation stands in it word for word, and the line has no
 * figure and no name that stands nowhere in the work. Pages are those of the quotation, whatever was claimed.
 */
export function checkCard(card: WorkCard, { basis, passages }: CardSource, title: string): WorkCard {
  const folded = passages.map(({ text, page }) => ({ page, text: fold(text) }));
  const whole = folded.map(({ text }) => text).join('\n');
  const said = [title, ...passages.map(({ text }) => text)].join('\n');
  const figures = new Set([listFigures, listSpelledFigures, listWideFigures].flatMap((list) => list(said)).flat());
  const isUnknown = (meanings: readonly string[]): boolean => !meanings.some((meaning) => figures.has(meaning));
  const known = `${whole}\n${fold(title)}`;
  const check = (line: CardLine): CardLine[] => {
    const quote = fold(line.quote);
    if (quote.length < shortestQuote) return [];
    // A sentence may run on over the end of a page.
    const place = folded.find(({ text }) => text.includes(quote)) ?? null;
    if (!place && !whole.replaceAll('\n', '').includes(quote)) return [];
    // A line in another language than its work spells names in its own way: figures are held against the work all the same.
    if (listFigures(line.text).some(isUnknown)) return [];
    if (listWideFigures(line.text).some(isUnknown)) return [];
    const isChecked = isWide(line.text) || isWide(line.text) === isWide(line.quote);
    if (isChecked && namesOf(line.text).some((name) => !known.includes(fold(name)))) return [];
    return [{ ...line, page: place?.page ?? null }];
  };
  const kept = Object.fromEntries(cardParts.map((part) => [part, basis === 'TITLE' ? [] : card[part].flatMap(check)]));
  return { ...card, basis, ...kept };
}
