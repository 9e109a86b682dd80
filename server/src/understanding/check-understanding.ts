import { type Confidence, TitleKind, type Understanding } from '@yanmo/contract/understanding';
import { abbreviate } from './abbreviate.ts';
import { cleanPart } from './clean-title.ts';
import type { TitleUnderstanding } from './title-reading.ts';
import { presentUnderstanding } from './understand-title.ts';

/** A part in which who answered and the words agree, and one that he alone reads so. */
const [agreed, alone] = [0.95, 0.65];

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

/**
 * A reading from elsewhere, held to the title: object and context must be made of its words, the kind must be one, and no
 * part may be longer than a part can be. Null where it cannot be used; a context that the title does not bear is left out.
 */
export function checkUnderstanding(answer: unknown, found: TitleUnderstanding): Understanding | null {
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
  const confidence: Confidence = {
    object: trust('object'),
    aspect: trust('aspect'),
    context: trust('context'),
    kind: own.kind === named.data ? agreed : alone,
  };
  return { ...said, kind: named.data, confidence };
}
