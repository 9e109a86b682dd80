import type { Language } from '@yanmo/contract/languages';
import { type Comparison, checkUnits } from '@yanmo/contract/similarity';
import { countUnits } from '@yanmo/contract/text-count';
import { NoProse } from '../../../documents/rewriting/text-to-rewrite.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { halfOfCores } from '../../../platform/threads/size-by-machine.ts';
import { defineTask } from '../../../platform/threads/task.ts';
import { cleanCounted } from '../../../text/clean-counted.ts';
import { grainOf } from '../../../text/comparing/fingerprints.ts';
import { guessLanguage } from '../../../text/guess-language.ts';
import { similarityMethod, similarityVersion } from '../../../text/similarity/checked.ts';
import { createManuscripts, type FilesService } from '../../files/service.ts';
import type { ComparedPair, ComparingQuestion } from './compare-texts-worker.ts';

const task = defineTask<ComparingQuestion, ComparedPair>({
  name: 'compare-texts',
  module: new URL('./compare-texts-worker.ts', import.meta.url),
  line: { name: 'compare-texts', atOnce: halfOfCores, mostWaiting: 200 },
  limits: { timeoutMs: 20_000, memoryMb: 512 },
  countsProcessor: true,
});
/** Of the line above: one who asks for many does not keep the others waiting. */
const comparedAtOnce = 2;

interface Side {
  text?: string | undefined;
  file_key?: string | undefined;
}

/** What two texts have in common, for whoever asks: nothing is kept, nothing is charged. */
export function createCompareTexts({ threads, clock }: Pick<Platform, 'threads' | 'clock'>, files: FilesService) {
  const manuscripts = createManuscripts(threads, files, 'CHECK');

  async function readFile(userId: string | null, fileKey: string): Promise<string> {
    if (userId === null) throw new AppError('not_logged_in');
    try {
      const { paragraphs } = await manuscripts.read(userId, await manuscripts.openFile(userId, fileKey));
      return paragraphs.map(({ lead, text }) => lead + text).join('\n');
    } catch (error) {
      if (error instanceof NoProse) throw new AppError('text_without_words');
      throw error;
    }
  }

  async function readSide(userId: string | null, { text, file_key }: Side): Promise<string> {
    const read = file_key === undefined ? cleanCounted(text ?? '').text : await readFile(userId, file_key);
    const count = countUnits(read);
    if (count === 0) throw new AppError('text_without_words');
    const { size, window } = grainOf(guessLanguage(read));
    const minimum = size + window - 1;
    // Shorter than the shortest copy: that they have nothing in common would be said of two that are the same.
    if (count < minimum) throw new AppError('check_too_short', { units: count, minimum });
    const most = checkUnits.compared;
    if (count > most) throw new AppError('text_too_long', { most, count });
    return read;
  }

  return async (
    userId: string | null,
    given: { left: Side; right: Side; language?: Language | undefined },
  ): Promise<Comparison> => {
    const left = await readSide(userId, given.left);
    const right = await readSide(userId, given.right);
    const owner = userId === null ? {} : { owner: { id: userId, most: comparedAtOnce } };
    const compared = await threads.run(task, { left, right, language: given.language }, owner);
    return {
      ...compared,
      ...{ method: similarityMethod, version: similarityVersion, measured_at: clock.now().toISOString() },
    };
  };
}
