import type { AmendChange } from '@yanmo/contract/amending';
import type { Language } from '@yanmo/contract/languages';
import { presentFailure } from '../../platform/kept-failure.ts';
import { diffTexts } from '../../text/diff.ts';
import { type AmendParagraph, type Change, joinPassage, standsSo, versionOf } from './amending.ts';
import { locateWords } from './locate-words.ts';

interface Shown {
  paragraphs: ReadonlyMap<string, AmendParagraph>;
  /** Of the text, and of whoever looks. */
  languages: { text: Language; caller: Language };
  hasDiff: boolean;
}

/** What a reader saw of notes, citations and formulas, and no longer sees. */
export function listLost(held: readonly string[], before: string, after: string): string[] {
  const count = (text: string, words: string): number => text.split(words).length - 1;
  return [...new Set(held)].filter((words) => words !== '' && count(after, words) < count(before, words));
}

export function presentChange(change: Change, { paragraphs, languages, hasDiff }: Shown): AmendChange {
  const own = change.ranges.flatMap(({ paragraphId }) => paragraphs.get(paragraphId) ?? []);
  const version = versionOf(own);
  const { comment, base, proposed, maker, state } = change;
  const [before, after] = [joinPassage(base ?? []), joinPassage(proposed ?? [])];
  return {
    id: change.id,
    comment: comment && {
      ...{ author: comment.author, at: comment.at, text: comment.text },
      replies: comment.replies,
      is_resolved: comment.isResolved,
    },
    trouble: change.trouble,
    quote: change.quote,
    heading: change.heading,
    passage: change.ranges.flatMap((range) => {
      const paragraph = paragraphs.get(range.paragraphId);
      if (!paragraph) return [];
      const { id, lead, text } = paragraph;
      return [{ id, lead, text, mark: range.start === range.end ? null : locateWords(paragraph, range) }];
    }),
    version,
    state,
    instruction: change.instruction,
    proposal:
      base === null || proposed === null || maker === null || state === 'WORKING'
        ? null
        : {
            text: after,
            diff: hasDiff ? diffTexts(before, after, languages.text) : null,
            by: maker,
            lost: listLost(
              own.flatMap(({ held }) => held),
              before,
              after,
            ),
            is_stale: state !== 'ACCEPTED' && !standsSo(own, base),
          },
    error: change.error === null ? null : presentFailure(change.error, languages.caller, change.id),
    say: change.say,
    reply: change.reply,
  };
}
