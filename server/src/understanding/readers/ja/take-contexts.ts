import type { Context, ContextKind } from '../../title-reading.ts';
import {
  firmSource,
  gluedPlaceSource,
  livingSource,
  peopleSource,
  personSource,
  placeSource,
  societySource,
  timeSource,
  venueSource,
} from './lexicon/contexts.ts';

const rules: [ContextKind, RegExp][] = [
  ['case', new RegExp(`^(${firmSource})(?:社)?の(?=.{2})`, 'u')],
  ['time', new RegExp(`^(${timeSource})の(?=.{2})`, 'u')],
  ['place', new RegExp(`^(${placeSource})の(?=.{2})`, 'u')],
  ['population', new RegExp(`^(${peopleSource})の(?=.{3})`, 'u')],
  ['setting', new RegExp(`^(${societySource})の(?=.{2})`, 'u')],
  ['setting', new RegExp(`^(${livingSource})の(?=.{2})`, 'u')],
  // The strategy of a trade is its own, what else happens there is only found there.
  ['setting', new RegExp(`^(${venueSource})の(?!.{0,8}(?:戦略|経営|政策)$)(?=.{2})`, 'u')],
];
const thinker = new RegExp(`^(${personSource})の(?=.{3})`, 'u');
const named = new RegExp(`^${personSource}`, 'u');
const glued = new RegExp(`^(${gluedPlaceSource})(?=[\\p{Script=Han}\\p{Script=Katakana}]{2,})`, 'u');

/** 村上春樹作品, 宮崎駿アニメ: a body of works, read as one. */
export const writing =
  /(?:作品群?|文学|小説|アニメ|アニメーション|映画|戯曲|童話|漫画|マンガ|短編集?|歌詞|詩集|絵画)$/u;

export function classify(text: string, otherwise: ContextKind): ContextKind {
  if (/[『\uE000-\uE07F]/u.test(text) || writing.test(text)) return 'text';
  const whole = rules.find(([, pattern]) => pattern.exec(`${text}の研究主題`)?.[1] === text);
  return whole?.[0] ?? (/(?:条|法|政策|制度|改革)$/u.test(text) ? 'policy' : otherwise);
}

/** 大学生の, 日本の, 明治期の, 東芝の: where, when, among whom, in which case, before what is studied. */
export function takeContexts(text: string): { contexts: Context[]; rest: string } {
  const contexts: Context[] = [];
  let rest = text;
  for (let round = 0; round < 4; round += 1) {
    const person = thinker.exec(rest);
    if (person?.[1]) {
      contexts.push({ text: person[1], kind: 'case', isQuiet: true });
      rest = rest.slice(person[0].length);
      continue;
    }
    const found = rules.map(([kind, pattern]) => ({ kind, match: pattern.exec(rest) })).find(({ match }) => match?.[1]);
    if (!found?.match?.[1]) break;
    contexts.push({ text: found.match[1], kind: found.kind });
    rest = rest.slice(found.match[0].length);
  }
  // 芥川龍之介 is no river.
  const place = contexts.length === 0 && !named.test(rest) ? glued.exec(rest) : null;
  if (place?.[1]) contexts.push({ text: place[1], kind: 'place' });
  return { contexts, rest };
}
