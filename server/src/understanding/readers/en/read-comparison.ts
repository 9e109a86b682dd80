import { type Core, coreOf, type Reader } from '../latin/core.ts';
import { isOpenModifier, withoutArticle } from './noun-phrase.ts';
import { takeContexts } from './take-contexts.ts';

const versus = /^(.+?)\s+(?:versus|vs\.?|compared (?:with|to)|or)\s+(.+)$/iu;
const head =
  /^(?:an?\s+|the\s+)?((?:(?:comparative|contrastive|cross-national|cross-cultural)\s+(?:(?:[\p{L}-]+\s+)?(?:study|analysis|investigation|evaluation|assessment|review|perspective|history))|(?:[\p{L}-]+\s+)?comparison))\s+(?:of|between|on)\s+(.+)$/iu;
const comparing = /^comparing\s+(.+)$|^(.+?)\s+compared$/iu;
const differences =
  /^(?:the\s+)?((?:[\p{L}-]+\s+)?(?:differences|similarities(?:\s+and\s+differences)?|contrasts?))\s+between\s+(.+)$/iu;

/** The two things compared; "British and Japanese governance" shares its noun. */
export function partSides(text: string): readonly [string, string] | null {
  const halves = text.split(/\s+(?:and|with|versus|vs\.?|or)\s+/iu);
  const [first, second] = halves;
  if (halves.length !== 2 || !first || !second) return null;
  const left = withoutArticle(first);
  const shared = withoutArticle(second).split(/\s+/u);
  return [
    isOpenModifier(left) && shared.length > 1 ? `${left} ${shared.slice(1).join(' ')}` : left,
    withoutArticle(second),
  ];
}

export function readComparison(text: string, reader: Reader): Core | null {
  const found = head.exec(text);
  const between = differences.exec(text);
  const plain = comparing.exec(text);
  const compared = found?.[2] ?? between?.[2] ?? plain?.[1] ?? plain?.[2];
  if (compared) {
    const taken = takeContexts(compared, reader);
    const things = withoutArticle(taken.rest);
    // "A Comparison of Corporate Governance in Britain and Japan": the sides are where.
    const sides =
      partSides(things) ??
      taken.contexts.map(({ text: side }) => partSides(side)).find((side) => side !== null) ??
      null;
    return coreOf(things, between?.[1] ?? 'comparison', {
      contexts: taken.contexts,
      sides,
      signs: ['comparison'],
      sure: 0.95,
    });
  }
  const against = versus.exec(text);
  if (!against?.[1] || !against[2] || /^(?:whether|either)\s/iu.test(text)) return null;
  if (/\sor\s/iu.test(text) && !/\s(?:versus|vs)/iu.test(text)) return null;
  // "Fuel Cells versus Batteries for Heavy Trucks": what both are for.
  const purpose = /^([^,]+?)\s+for\s+((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)$/iu.exec(against[2]);
  const taken =
    purpose?.[1] && purpose[2] && takeContexts(against[2], reader).contexts.length === 0
      ? { rest: purpose[1], contexts: [{ text: withoutArticle(purpose[2]), kind: 'setting' as const }] }
      : takeContexts(against[2], reader);
  const [left, right] = [withoutArticle(against[1]), withoutArticle(taken.rest)];
  return coreOf(`${left} and ${right}`, 'comparison', {
    contexts: taken.contexts,
    sides: [left, right],
    signs: ['comparison'],
    sure: 0.95,
  });
}
