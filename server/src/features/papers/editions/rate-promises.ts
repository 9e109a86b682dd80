import { listCitedClaims } from '../../../engines/cited-claims.ts';
import { parseDraft, plainDraft } from '../../../engines/draft-text.ts';
import { findUnmet } from '../../../understanding/wishes/find-unmet.ts';
import { rateCitations } from '../citation-check.ts';
import { listLeaves } from '../paper-basis.ts';
import type { Paper, PaperBasis } from '../store.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[\p{P}\s]/gu, '');

/** A wish is met by the headings, or where the text speaks of what it asks for. */
export function countWishes(
  { wishes = [], chapters }: PaperBasis,
  sections: ReadonlyMap<string, string>,
): { asked: number; met: number } | null {
  const asked = wishes.filter(({ why_not: why, read_as }) => (!why || why === 'MISSED') && read_as.kind !== 'UNKNOWN');
  if (asked.length === 0) return null;
  const open = asked.map(({ why_not: _missed, ...wish }) => wish);
  const unmet = new Set(findUnmet(chapters, open));
  const drafts = listLeaves(chapters).map(({ id }) => sections.get(id) ?? '');
  const text = plain(drafts.map(plainDraft).join(' '));
  const shown = drafts.flatMap((draft) => parseDraft(draft).map(({ kind }) => kind));
  const left = {
    TABLE: shown.filter((kind) => kind === 'table').length,
    FIGURE: shown.filter((kind) => kind === 'figure').length,
  };
  const met = open.filter((wish) => {
    const { kind, what } = wish.read_as;
    // Each of them is one that stands there, and serves one wish.
    if (kind === 'TABLE' || kind === 'FIGURE') {
      left[kind] -= 1;
      return left[kind] >= 0;
    }
    const isSaid = plain(what) !== '' && text.includes(plain(what));
    return !unmet.has(wish) || (kind !== 'EXCLUSION' && kind !== 'ORDER' && kind !== 'SIZE' && isSaid);
  });
  return { asked: asked.length, met: met.length };
}

/** AutoSurvey's recall and precision of what is printed, where a model wrote it and checked. */
export function ratePrinted(
  { request, citationCheck, engine }: Paper,
  sections: ReadonlyMap<string, string>,
): { recall: number; precision: number } | null {
  if (!citationCheck || engine !== 'MODEL') return null;
  const printed = listLeaves(request.chapters).flatMap(({ id }) => listCitedClaims(id, sections.get(id) ?? ''));
  return rateCitations(citationCheck, printed);
}
