import {
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type GivenChapter,
  type GrowingChapter,
  type OutlineRequest,
} from '../engine.ts';
import type { Asker } from './answer-rounds.ts';
import { findOutlineProblems, limitDepth } from './check-outline.ts';
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
  for await (const given of askForList(asker, askForOutline(request), call, tell)) {
    const chapter = limitDepth(given, request);
    chapters.push(chapter);
    yield chapter;
  }
  const problems = findOutlineProblems(request, chapters);
  if (problems.length === 0) return;
  const question = askForOutlineChanges(request, chapters, problems);
  try {
    const changes = await Array.fromAsync(askForList(asker, question, { ...call, stepKey: `${call.stepKey}/changes` }));
    for (const { place, chapter } of changes.sort((one, other) => one.place - other.place))
      yield { ...limitDepth(chapter, request), place: place - 1 };
  } catch (error) {
    if (!(error instanceof EngineRefused) && !(error instanceof EngineUnavailable)) throw error;
  }
}
