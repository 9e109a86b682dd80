import type { Field } from '@yanmo/contract/codes';
import { type Confidence, TitleKind, type Understanding } from '@yanmo/contract/understanding';
import { abbreviate } from './abbreviate.ts';
import { cleanPart } from './clean-title.ts';
import { listUnfitKinds } from './kind/unfit-kinds.ts';
import { withoutAsking } from './says-asked.ts';
import type { TitleUnderstanding } from './title-reading.ts';
import { presentUnderstanding } from './understand-title.ts';

/** A part in which who answered and the words agree, one that he alone reads so, and one that nothing in the title bears out: below what counts as sure. */
const [agreed, alone, unborne] = [0.95, 0.65, 0.5];

const longest = 200;
/** So much of a part must stand in the title; the rest may be how a word is bent or joined. */
const leastShare = 0.7;

const plain = (text: string): string => text.normalize('NFKC').toLocaleLowerCase();

function listTokens(text: string): string[] {
  const found = plain(text).match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}]+/gu) ?? [];
  // Endings are bent when a part is cut out of a title: farmers, farmer's, farming.
  return found.map((token) => token.slice(0, 5));
}

/** Whether a text is made of the title's own words. */
export function restsOnTitle(text: string, title: string): boolean {
  const own = new Set(listTokens(title));
  const tokens = listTokens(text);
  return tokens.length > 0 && tokens.filter((token) => own.has(token)).length / tokens.length >= leastShare;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim().length <= longest;

/** Whether what an aspect names, beside the words of asking, stands in the title: 对消费者购买意愿的影响 is none of a river's. */
const isBorne = (aspect: string, { text, aspect: own, language }: TitleUnderstanding): boolean => {
  const named = withoutAsking(aspect, language);
  return !/\p{L}{2}/u.test(named) || restsOnTitle(named, `${text} ${own}`);
};

/**
 * A reading from elsewhere, held to the title: object and context must be made of its words, the kind must be one, and no
 * part may be longer than a part can be. Null where it cannot be used; a context that the title does not bear is left out, a kind that would be
 * absurd for it is ours, and an aspect that it does not bear out is marked.
 */
export function checkUnderstanding(answer: unknown, found: TitleUnderstanding, field: Field): Understanding | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { object, aspect, context, kind } = { object: '', aspect: '', context: '', ...answer } as Record<
    string,
    unknown
  >;
  const named = TitleKind.safeParse(kind);
  if (!isText(object) || !isText(aspect ?? '') || !isText(context ?? '') || !named.success) return null;
  const thing = cleanPart(object);
  if (!restsOnTitle(thing, found.text)) return null;
  const own = presentUnderstanding(found);
  const scope = cleanPart(String(context ?? ''));
  const said = {
    object: thing,
    aspect: cleanPart(String(aspect ?? '')) || own.aspect,
    context: scope === '' || restsOnTitle(scope, found.text) ? scope : own.context,
  };
  const trust = (part: keyof typeof said): number =>
    plain(own[part]) === plain(said[part]) || plain(own[part]) === plain(abbreviate(said[part], found.language))
      ? agreed
      : alone;
  const isUnfit = listUnfitKinds(found, field).includes(named.data);
  const ofAspect = trust('aspect');
  const confidence: Confidence = {
    object: trust('object'),
    aspect: ofAspect === alone && !isBorne(said.aspect, found) ? unborne : ofAspect,
    context: trust('context'),
    kind: isUnfit ? own.confidence.kind : own.kind === named.data ? agreed : alone,
  };
  return { ...said, kind: isUnfit ? own.kind : named.data, confidence };
}
