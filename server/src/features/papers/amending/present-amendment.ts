import type { Language } from '@yanmo/contract/languages';
import type { Amendment } from '@yanmo/contract/paper-text';
import { presentFailure } from '../../../platform/kept-failure.ts';
import { diffTexts } from '../../../text/diff.ts';
import type { AmendmentRow } from './amendment-store.ts';

/** `base`: the text that it changes. Words are parted as the paper's language does, messages are in the caller's. */
export function presentAmendment(
  amendment: AmendmentRow,
  base: string,
  languages: { paper: Language; caller: Language },
): Amendment {
  const { text, error } = amendment;
  return {
    id: amendment.id,
    section_id: amendment.sectionId,
    instruction: amendment.instruction,
    state: amendment.state,
    base_version: amendment.baseVersion,
    text,
    diff: text === null ? null : diffTexts(base, text, languages.paper),
    error: error === null ? null : presentFailure(error, languages.caller, amendment.id),
    created_at: amendment.createdAt.toISOString(),
  };
}
