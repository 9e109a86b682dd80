import { readAround } from '../comparing/around.ts';
import { fingerprintScripts, hashTokens, tokenKeys } from '../comparing/fingerprints.ts';
import { tokenise } from '../comparing/tokens.ts';
import type { ReadSource, SourceFingerprints, SourcePassage, SourceTerms } from './corpus.ts';
import { cutPassages } from './passages.ts';
import { leastOf, listLeads, signedTerms, type Terms } from './terms.ts';

/** A phrase that a source repeats ten thousand times leads to it by some of its places; what stands around them leads to the others. */
const mostPlacesOfHash = 256;
/** One term for so many tokens of a passage: the rest would double the index, and a paraphrase has several of them. */
const tokensForTerm = 3;
const leastTerms = 12;

/** What a corpus keeps of a text, so that copies of it are found. Nothing of the text's language is needed. */
export function readSource(text: string): ReadSource {
  const tokens = tokenise(text);
  const lanes = hashTokens(tokens);
  const passages = cutPassages(text, tokens);
  return {
    tokens: tokens.length,
    passages,
    fingerprints: placeFingerprints(fingerprintScripts(tokens, lanes), tokenKeys(tokens, lanes), passages),
    terms: placeTerms(listLeads(tokens), passages),
  };
}

function placeFingerprints(
  scripts: ReturnType<typeof fingerprintScripts>,
  keys: Int32Array,
  passages: readonly SourcePassage[],
): SourceFingerprints {
  const most = scripts.reduce((sum, { prints }) => sum + prints.length, 0);
  const hashes = new BigInt64Array(most);
  const ordinals = new Int32Array(most);
  const positions = new Int32Array(most);
  const arounds = new Int32Array(most);
  let count = 0;
  for (const { prints, size } of scripts) {
    const signed = prints.signed();
    const around = readAround(keys, prints.at, size);
    // Of a text that has no more of them none is repeated so often.
    const uses = prints.length > mostPlacesOfHash ? new Map<number, number>() : null;
    let ordinal = 0;
    for (let index = 0; index < prints.length; index += 1) {
      if (uses) {
        const key = prints.keyAt(index);
        const used = uses.get(key) ?? 0;
        if (used >= mostPlacesOfHash) continue;
        uses.set(key, used + 1);
      }
      const position = prints.at[index] as number;
      ordinal = ordinalAt(passages, ordinal, position);
      hashes[count] = signed[index] as bigint;
      ordinals[count] = ordinal;
      positions[count] = position;
      arounds[count] = around[index] as number;
      count += 1;
    }
  }
  return {
    hashes: hashes.slice(0, count),
    ordinals: ordinals.slice(0, count),
    positions: positions.slice(0, count),
    arounds: arounds.slice(0, count),
  };
}

/** From one that stands before it on. */
function ordinalAt(passages: readonly SourcePassage[], from: number, token: number): number {
  let ordinal = from;
  while ((passages[ordinal + 1]?.firstToken ?? Number.POSITIVE_INFINITY) <= token) ordinal += 1;
  return ordinal;
}

function placeTerms({ keys, at }: Terms, passages: readonly SourcePassage[]): SourceTerms {
  const hashes: number[] = [];
  const ordinals: number[] = [];
  let index = 0;
  passages.forEach(({ firstToken, tokens }, ordinal) => {
    const first = index;
    while (index < keys.length && (at[index] as number) < firstToken + tokens) index += 1;
    const most = Math.max(leastTerms, Math.ceil(tokens / tokensForTerm));
    for (const key of leastOf(keys.slice(first, index), most)) {
      hashes.push(key);
      ordinals.push(ordinal);
    }
  });
  return { hashes: signedTerms(hashes), ordinals: Int32Array.from(ordinals) };
}
