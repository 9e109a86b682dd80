import type { Edit, OfferEdits } from '../../edit.ts';
import { offerClauseOrderEdits } from './clause-order-edits.ts';
import { offerConnectiveEdits } from './connective-edits.ts';
import { offerMergeEdits } from './merge-edits.ts';
import { offerSplitEdits } from './split-edits.ts';
import { offerTrimEdits } from './trim-edits.ts';
import { offerVoiceEdits } from './voice-edits.ts';
import { offerWordEdits } from './word-edits.ts';
import { readZhParagraph } from './zh-paragraph.ts';

const offers = [
  offerWordEdits,
  offerConnectiveEdits,
  offerClauseOrderEdits,
  offerVoiceEdits,
  offerSplitEdits,
  offerMergeEdits,
  offerTrimEdits,
];

/** What no rule may add or lose: protected spans, figures, Latin letters, negations. */
const seeming =
  /不断|不仅|不止|不但|不同|不过|不少|不久|无论|不论|不管|除非|非常|莫过于|未来|不可或缺|必不可少|不可缺少|不难(?:发现|看出)/gu;
const kept = /[\uE000-\uF8FF]|[\d０-９]|[A-Za-z]|[不未无非没勿]/gu;
const keptIn = (text: string): string => (text.replace(seeming, '').match(kept) ?? []).sort().join('');

/** All changes that our rules know for a paragraph of Chinese prose, in the order of their places. */
export const offerZhEdits: OfferEdits = (text) => {
  const paragraph = readZhParagraph(text);
  const seen = new Set<string>();
  return offers
    .flatMap((offer) => offer(paragraph))
    .filter((edit) => {
      const { start, end, text: said, safety } = edit;
      const old = text.slice(start, end);
      const key = `${start} ${end} ${said}`;
      if (old === said || safety < 0.5 || seen.has(key) || keptIn(old) !== keptIn(said)) return false;
      seen.add(key);
      return true;
    })
    .sort(byPlace);
};

const byPlace = (a: Edit, b: Edit): number =>
  a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);
