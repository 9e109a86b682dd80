import { sameBefore, sameBehind } from '../comparing/around.ts';
import { NumberTable } from '../comparing/number-table.ts';
import type { Passage, PassageId, Postings } from './corpus.ts';
import { longestPassage } from './passages.ts';
import type { AskedPlaces } from './prepared.ts';

/** A passage that holds something of the text, and whether it was read. */
interface Holder {
  id: PassageId;
  isRead: boolean;
  /** Of the postings. */
  places: number[];
}

/**
 * Counts the passages that were passed over among the holders of tokens, as if they had been read: a phrase is everybody's or not,
 * whoever looked. What stands around a place says which tokens the passage holds. Its source is not known, but passages of one are
 * numbered one behind the other: what may be one source counts once, also where others of its passages were read.
 */
export function holdPassedOver(
  holders: Uint16Array,
  asked: AskedPlaces,
  postings: Postings,
  { passedOver, passages }: { passedOver: readonly PassageId[]; passages: readonly Passage[] },
): void {
  const heldBy = new Int32Array(holders.length).fill(-1);
  listSources(postings, passedOver, passages).forEach((source, number) => {
    // What was read is counted already.
    for (const { places } of source.filter(({ isRead }) => isRead))
      forEachToken(asked, postings, places, (token) => {
        heldBy[token] = number;
      });
    for (const { places } of source.filter(({ isRead }) => !isRead))
      forEachToken(asked, postings, places, (token) => {
        if (heldBy[token] === number) return;
        heldBy[token] = number;
        holders[token] = (holders[token] as number) + 1;
      });
  });
}

function forEachToken(
  { places, firstPlaces, sizes, arounds }: AskedPlaces,
  postings: Postings,
  indexes: readonly number[],
  hold: (token: number) => void,
): void {
  for (const index of indexes) {
    const hash = postings.asked[index] as number;
    const around = postings.arounds[index] as number;
    const size = sizes[hash] as number;
    for (let place = firstPlaces[hash] as number; place < (firstPlaces[hash + 1] as number); place += 1) {
      const at = places[place] as number;
      const own = arounds[place] as number;
      const to = at + size + sameBehind(own, around, size);
      for (let token = at - sameBefore(own, around, size); token < to; token += 1) hold(token);
    }
  }
}

/** Passages that may be of one source, together; of sources of which all that holds something was read, none. Own texts are never passed over. */
function listSources(
  postings: Postings,
  passedOver: readonly PassageId[],
  passages: readonly Passage[],
): readonly Holder[][] {
  const numbers = new NumberTable(passedOver.length + passages.length);
  const held: Holder[] = [];
  const put = (id: PassageId, isRead: boolean): void => {
    if (numbers.numberOf(id) === held.length) held.push({ id, isRead, places: [] });
  };
  for (const { id, isOwn } of passages) if (!isOwn) put(id, true);
  for (const id of passedOver) put(id, false);
  for (let index = 0; index < postings.passages.length; index += 1) {
    const number = numbers.find(postings.passages[index] as number);
    if (number >= 0) held[number]?.places.push(index);
  }
  const sources: Holder[][] = [];
  const positionOf = ({ places }: Holder): number => postings.positions[places[0] as number] as number;
  for (const holder of held.filter(({ places }) => places.length > 0).sort((one, other) => one.id - other.id)) {
    const source = sources.at(-1);
    const last = source?.at(-1);
    if (source && last && mayFollow(holder.id - last.id, positionOf(holder) - positionOf(last))) source.push(holder);
    else sources.push([holder]);
  }
  return sources.filter((source) => source.some(({ isRead }) => !isRead));
}

/** Whether two places so many passages and so many tokens apart may be of one source: of any two passages in a row one is long. */
const mayFollow = (passages: number, tokens: number): boolean =>
  tokens > longestPassage * Math.floor((passages - 1) / 2) && tokens < longestPassage * (passages + 1);
