import { totalWords } from '@yanmo/contract/chapter-words';
import type { Language } from '@yanmo/contract/languages';
import type { OutlineDetail, OutlineSummary } from '@yanmo/contract/outlines';
import type { Doubt } from '@yanmo/contract/understanding';
import { presentFailure } from '../../platform/kept-failure.ts';
import { findDoubts } from '../../understanding/doubts/find-doubts.ts';
import { listUnfitKinds } from '../../understanding/kind/unfit-kinds.ts';
import { understandTitle } from '../../understanding/understand-title.ts';
import type { Outline } from './store.ts';

/** Chapters that most outlines have; only for the bar that fills while they come. */
const usualChapters = 7;

/** As long as it was made on the sheet; as the form asked while nothing is there. */
function lengthOf({ chapters, form }: Outline): number {
  return totalWords(chapters) || form.word_count;
}

function progressOf({ draft, chapters }: Outline): number {
  if (draft !== null) return Math.min(95, Math.round((100 * draft.length) / usualChapters));
  return chapters.length > 0 ? 100 : 0;
}

export function summariseOutline(outline: Outline): OutlineSummary {
  return {
    ...outline.form,
    word_count: lengthOf(outline),
    key1: outline.key1,
    status: outline.status,
    version: outline.version,
    step: outline.step,
    free_num: outline.freeNum,
    updated_at: outline.updatedAt.toISOString(),
  };
}

/** Of what stands on the sheet now: a heading that the student added may settle one. */
function doubtsOf({ status, form, understanding, wishes, chapters }: Outline): Doubt[] {
  if (status !== 'SUCCEEDED' || understanding === null) return [];
  return findDoubts({ ...form, level: form.product }, { understanding, wishes, chapters });
}

export function presentOutline(outline: Outline, language: Language): Omit<OutlineDetail, 'papers'> {
  return {
    key1: outline.key1,
    status: outline.status,
    progress: progressOf(outline),
    revision: outline.revision,
    version: outline.version,
    step: outline.step,
    form: outline.form,
    keywords: outline.keywords,
    extra_requirements: outline.extraRequirements,
    understanding: outline.understanding,
    wishes: outline.wishes,
    doubts: doubtsOf(outline),
    unfit_kinds:
      outline.understanding === null
        ? []
        : listUnfitKinds(understandTitle({ ...outline.form, level: outline.form.product }), outline.form.field),
    chapters: outline.draft ?? outline.chapters,
    is_waiting: outline.isWaiting,
    free_num: outline.freeNum,
    engine: outline.engine,
    updated_at: outline.updatedAt.toISOString(),
    error: outline.error === null ? null : presentFailure(outline.error, language, outline.key1),
  };
}
