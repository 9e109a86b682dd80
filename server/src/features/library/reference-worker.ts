import type { TaskModule } from '../../platform/threads/task.ts';
import { compareReference } from '../../text/references/compare-reference.ts';
import { listLikelyTitles, type ReadReference, readReference } from '../../text/references/read-reference.ts';
import type { ReferenceAnswer, ReferenceClues, ReferenceQuestion } from './reference-thread.ts';

/** Parts of a reference that may be a title without its subtitle. */
const startTries = 24;
/** Titles tried by likeness, the longest first: the title is nearly always the longest part. */
const likenessTries = 2;
/** A reference is read once and compared several times, while others are between. */
const keptReadings = 256;

const readings = new Map<string, ReadReference>();

function read(text: string): ReadReference {
  const reading = readings.get(text) ?? readReference(text);
  readings.delete(text);
  readings.set(text, reading);
  for (const oldest of readings.keys()) if (readings.size > keptReadings) readings.delete(oldest);
  return reading;
}

function cluesOf(reference: ReadReference): ReferenceClues {
  return {
    text: reference.text,
    doi: reference.doi,
    keys: reference.titles.map(({ key }) => key),
    starts: listLikelyTitles(reference, startTries)
      .map(({ key }) => key)
      .filter((key) => key.length >= (/\p{Script=Han}/u.test(key) ? 5 : 12) && key.length <= 180),
    likely: listLikelyTitles(reference, likenessTries).map(({ text }) => text),
  };
}

const answer: TaskModule<ReferenceQuestion, ReferenceAnswer> = ({ text, works }) => {
  const reference = read(text);
  if (works === undefined) return { clues: cluesOf(reference) };
  return { comparisons: works.map((work) => compareReference(reference, work)) };
};
export default answer;
