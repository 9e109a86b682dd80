import type { Language } from '@yanmo/contract/languages';
import type { SectionDraft } from '../section-draft.ts';
import type { WritingContext } from '../writing-context.ts';
import { listNames } from './join-names.ts';
import type { Unlinked } from './linked-ends.ts';

/** That what is told says hardly anything of how the two hang together: `unlinked` where that would be shown, `noLink` where the paper closes. */
export function leaveLinkOpen(
  move: 'unlinked' | 'noLink',
  { cause: x, outcome: y }: Unlinked,
  { writer, wording, mapped }: WritingContext,
  draft: SectionDraft,
): void {
  if (mapped.has(move)) return;
  mapped.add(move);
  draft.add(writer.word(wording.telling[move], { x, y }, `telling.${move}`));
  draft.close();
}

/** What such a paper is on: the two things, and not what the one does to the other. */
export const nameBoth = ({ cause, outcome }: Unlinked, language: Language): string =>
  listNames([cause, outcome], language);
