import type { Edit, OfferEdits } from '../../edit.ts';
import { offerClauseOrders } from './offer-clause-orders.ts';
import { offerConnectives } from './offer-connectives.ts';
import { offerContractions } from './offer-contractions.ts';
import { offerDeterminers } from './offer-determiners.ts';
import { offerFrames } from './offer-frames.ts';
import { offerMerges } from './offer-merges.ts';
import { offerSplits } from './offer-splits.ts';
import { offerSubordinations } from './offer-subordinations.ts';
import { offerTrims } from './offer-trims.ts';
import { offerVoices } from './offer-voices.ts';
import { offerWords } from './offer-words.ts';
import { countWords, readParagraph } from './sentence.ts';

const rules = [
  offerWords,
  offerContractions,
  offerDeterminers,
  offerFrames,
  offerConnectives,
  offerClauseOrders,
  offerSubordinations,
  offerVoices,
  offerSplits,
  offerMerges,
  offerTrims,
];

/** A line without a stop, or of a few words, is a heading or an item; its words are not ours to change. */
const fewest = 6;

export const offerEnEdits: OfferEdits = (text) => {
  const paragraph = readParagraph(text);
  const sentences = paragraph.sentences.filter(({ stop, tokens }) => stop !== '' && countWords(tokens) >= fewest);
  const spoken = { ...paragraph, sentences };
  const edits: Edit[] = rules.flatMap((offer) => offer(spoken));
  return edits
    .filter((edit) => text.slice(edit.start, edit.end) !== edit.text)
    .sort((one, other) => one.start - other.start || one.end - other.end || (one.text < other.text ? -1 : 1));
};
