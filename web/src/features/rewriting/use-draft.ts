import type { Language } from '@yanmo/contract/language-choice';
import type { ReductionMode } from '@yanmo/contract/reductions';
import { useSessionDraft } from '../../lib/use-session-draft.ts';
import type { SentFile } from './api.ts';
import type { Place } from './choosing/paragraph-marks.ts';

export interface Draft {
  text: string;
  /** In the place of the text. */
  file: SentFile | null;
  mode: ReductionMode | null;
  isTracked: boolean;
  /** Where what was noticed is wrong. */
  language: Language | null;
  /** Keys of the paragraphs that are to be rewritten; null: all. */
  chosen: string[] | null;
  /** The check that it came from. */
  report: { number: string; title: string; rate: number | null } | null;
  /** What that check found in other texts, by the key of the paragraph and places in it. */
  copied: Record<string, Place[]>;
}

/** Nothing of another text. */
export const unchosen = { chosen: null, report: null, copied: {} } satisfies Partial<Draft>;

export const empty: Draft = { text: '', file: null, mode: null, isTracked: false, language: null, ...unchosen };

const isDraft = ({ text, file }: Partial<Draft>): boolean =>
  typeof text === 'string' && (!file || Array.isArray(file.read?.paragraphs));

export function useDraft() {
  return useSessionDraft('yanmo_reduction_draft', empty, isDraft);
}
