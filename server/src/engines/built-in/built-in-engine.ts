import { setImmediate } from 'node:timers/promises';
import type { DraftChapter, Engine, EngineCall, KeywordRequest, OutlineRequest, TitleRequest } from '../engine.ts';
import { proposeKeywordsAtOnce } from './keywords/propose-keywords.ts';
import { writeOutlineAtOnce } from './outline/write-outline.ts';
import { recommendTitlesAtOnce } from './titles/recommend-titles.ts';

/** Changes whenever the same request may give another text: what is stored says which engine wrote it. */
export const builtInVersion = 'built-in-2';

/** Writes in the calling thread; the server reaches it through the worker (worker/worker-engine.ts). */
export function createBuiltInEngine(): Engine {
  return {
    kind: 'BUILT_IN',
    version: builtInVersion,
    async recommendTitles(request: TitleRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return recommendTitlesAtOnce(request);
    },
    async proposeKeywords(request: KeywordRequest, { signal }: EngineCall) {
      signal.throwIfAborted();
      return proposeKeywordsAtOnce(request);
    },
    async *writeOutline(request: OutlineRequest, { signal }: EngineCall): AsyncGenerator<DraftChapter> {
      signal.throwIfAborted();
      for (const chapter of writeOutlineAtOnce(request)) {
        signal.throwIfAborted();
        yield chapter;
        // Another request of the same thread may begin between two chapters.
        await setImmediate();
      }
    },
  };
}
