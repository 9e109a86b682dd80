import type { RevisionNote } from '../../engines/engine.ts';
import type { TaskModule } from '../../platform/threads/task.ts';
import { type Certificate, type Measured, measurePaper } from './editions/certificate.ts';
import { isBetter, readWhole, reviewWhole, type Whole } from './writing/review-whole.ts';

export type MeasuringAsk =
  | { ask: 'certificate'; measured: Measured }
  | { ask: 'review'; whole: Whole }
  | { ask: 'compare'; whole: Whole; section: string; revised: string; notes: readonly RevisionNote[] };

export type MeasuringAnswer =
  | { certificate: Certificate }
  | { noted: { section: string; notes: RevisionNote[] }[] }
  | { isBetter: boolean };

const measure: TaskModule<MeasuringAsk, MeasuringAnswer> = async (given) => {
  if (given.ask === 'certificate') return { certificate: await measurePaper(given.measured) };
  const reading = await readWhole(given.whole);
  if (given.ask === 'review') return { noted: await reviewWhole(reading) };
  return { isBetter: isBetter(reading, given.section, given.revised, given.notes) };
};
export default measure;
