import {
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type GivenChapter,
  type GrowingChapter,
  type OutlineRequest,
} from '../engine.ts';
import type { Asker } from './answer-rounds.ts';
import { findOutlineProblems, limitDepth, limitSections } from './check-outline.ts';
import { askForList } from './list-answer.ts';
import { askForOutline, createGrowingReader } from './prompts/outline.ts';
import { askForOutlineChanges } from './prompts/outline-changes.ts';

/**
 * Chapters as the model writes them; what the whole then lacks is asked for once, and those chapters are given again. An
 * outline that the model will not mend stands as it was: its reader is told which wishes it does not show.
 */
export async function* writeOutlineByModel(
  asker: Asker,
  request: OutlineRequest,
  call: EngineCall,
  onGrowing?: (chapter: GrowingChapter) => void,
): AsyncGenerator<GivenChapter, void, undefined> {
  const read = createGrowingReader(request);
  const tell = onGrowing && ((place: number, partial: unknown) => onGrowing(read(place, partial)));
  const chapters: GivenChapter[] = [];
  for await (const given of askForList(asker, askForOutline(request, asker.contextTokens), call, tell)) {
    const chapter = limitDepth(given, request);
    chapters.push(chapter);
    yield chapter;
  }
  yield* mend(asker, request, call, chapters);
  for (const [place, chapter] of limitSections(request, chapters).entries())
    if (chapter !== chapters[place]) yield { ...chapter, place };
}

/** Gives the chapters that the model writes anew, and puts them into the list. */
async function* mend(
  asker: Asker,
  request: OutlineRequest,
  call: EngineCall,
  chapters: GivenChapter[],
): AsyncGenerator<GivenChapter, void, undefined> {
  const problems = findOutlineProblems(request, chapters);
  if (problems.length === 0) return;
  const question = askForOutlineChanges(request, chapters, problems, asker.contextTokens);
  try {
    const changes = await Array.fromAsync(askForList(asker, question, { ...call, stepKey: `${call.stepKey}/changes` }));
    for (const { place, chapter } of changes.sort((one, other) => one.place - other.place)) {
      const mended = limitDepth(chapter, request);
      // None stands behind a gap.
      const index = Math.min(place - 1, chapters.length);
      chapters[index] = mended;
      yield { ...mended, place: index };
    }
  } catch (error) {
    if (!(error instanceof EngineRefused) && !(error instanceof EngineUnavailable)) throw error;
  }
}
