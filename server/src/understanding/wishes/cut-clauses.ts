import { cutClauses } from '../../text/sentences.ts';

const asksNext =
  /(?:[，,；;]|\s(?:and|but|so|y|e|pero)\s(?=(?:secondary|interviews?|surveys?|más|menos|mucho|more|less|fewer|only|i |we |it |(?:an?|one|another) (?:short )?(?:section|chapter|part)|un[ao]? (?:apartado|sección|capítulo)|no|not|without|do|don't|exclude|add|include|use|put|make|compare|write|chapter|the \w+ chapter|sin|añad\w+|inclu\w+|us[ae]r?|compar\w+|capítulo|que|el \w+ capítulo)\b)|(?:并且|同时|而且|另外|此外)(?=\p{Script=Han})|并(?=采用|使用|加|增|用|与|以|对)|(?<=[しずてで]|ください|下さい|たい|ます|こと)、)/gu;

const leads = /(?:先|首先|\bfirst\b|\bprimero\b|まず|始めに)/iu;
const follows =
  /^\s*(?:再|然后|接着|之后|后|and then|then|after(?:wards| that)|second|luego|después|y (?:luego|después)|次に|その後|それから|続いて)/iu;
/** A comma between what is put in order, or between a number and what belongs to it, parts nothing. */
const openEnd =
  /(?:先写?|ではなく|而不是|instead of|rather than|en (?:lugar|vez) de|第.{1,3}章|chapter \w+|capítulo \w+)\s*$/iu;

const courtesy =
  /^(?:please|thanks?|thank you.{0,20}|por favor|gracias|谢谢.{0,4}|拜托了?|よろしくお願いします|お願いします)[.!。！]?$/iu;

/** Sentences and lines, and within them what commas and "and no …" part. Linear, whatever the text. */
export function listWishClauses(text: string): string[] {
  const clauses: string[] = [];
  for (const { start, end } of cutClauses(text)) {
    const sentence = text.slice(start, end);
    let from = 0;
    const pieces: string[] = [];
    for (const match of sentence.matchAll(asksNext)) {
      pieces.push(sentence.slice(from, match.index + (match[0].length === 1 ? 1 : 0)));
      from = match.index + match[0].length;
    }
    pieces.push(sentence.slice(from));
    let isFirst = true;
    for (const piece of pieces) {
      const last = clauses.at(-1);
      const isJoined =
        !isFirst &&
        last !== undefined &&
        last.length < 200 &&
        ((leads.test(last) && follows.test(piece)) || openEnd.test(last));
      if (isJoined) clauses[clauses.length - 1] = last + piece;
      else clauses.push(piece);
      isFirst = false;
    }
  }
  return clauses
    .map((clause) =>
      clause
        .trim()
        .replace(/[，,；;]$/u, '')
        .trim(),
    )
    .filter((clause) => /\p{L}/u.test(clause) && !courtesy.test(clause));
}
