import { type ComparedTexts, comparedTexts, type SentForCheck } from '@yanmo/contract/similarity';
import { useSessionDraft } from '../../lib/use-session-draft.ts';

/** What was read of what lies on the page, and what was asked then. */
export interface Sent extends SentForCheck {
  among: readonly ComparedTexts[];
}

export interface Draft {
  text: string;
  /** In the place of the text. */
  file: { key: string; name: string } | null;
  among: readonly ComparedTexts[];
  /** Null where it was never sent, or was changed since. */
  sent: Sent | null;
}

const empty: Draft = { text: '', file: null, among: comparedTexts, sent: null };

const isDraft = ({ text, among }: Partial<Draft>) => typeof text === 'string' && Array.isArray(among);

export function useDraft() {
  return useSessionDraft('yanmo_check_draft', empty, isDraft);
}
