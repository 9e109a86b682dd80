import { Fragment } from 'react';
import classes from './broken-at-words.module.css';

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const closing = /^[\p{Pe}\p{Pf}、。，．；：！？…·・々ーっゃゅょッャュョ]/u;
/** Particles and endings: a Japanese line does not begin with them. */
const ending = /^\p{Script=Hiragana}/u;

/** The parts of a text between which a line may end: words with the marks that belong to them. */
export function partsOf(text: string): string[] {
  if (!wide.test(text)) return [text];
  const language = kana.test(text) ? 'ja' : 'zh';
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = parts.at(-1);
    const belongs =
      last !== undefined &&
      (closing.test(segment) ||
        opening.test(last) ||
        (language === 'ja' && ending.test(segment) && !/\s$/u.test(last)));
    if (belongs) parts[parts.length - 1] = `${last}${segment}`;
    else parts.push(segment);
  }
  return parts;
}

/** Such a heading stands on one line of the narrowest phone, and the dictionary that tells words apart need not be fetched for it. */
const shortCharacters = 12;

/** A heading whose lines end between words, also in the languages that write them without spaces. */
export function BrokenAtWords({ text }: { text: string }) {
  const parts = text.length > shortCharacters ? partsOf(text) : [];
  if (parts.length < 2) return text;
  return (
    <span className={classes.words}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no names, and change only with it
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
