import { countDraft } from '@yanmo/contract/draft-count';
import { type RevisionNote, type RevisionRequest, WishNotUnderstood } from '../../engine.ts';
import type { Paper } from '../paper/paper.ts';
import { writePaperAtOnce } from '../paper/write-paper.ts';
import { addParagraphs, addTransition } from './add-paragraph.ts';
import type { Change, Place } from './change.ts';
import { type Counted, changeBlocks, changeForm, getParagraph, isLoose } from './change-blocks.ts';
import { citeLess, citeMore, citeNamed } from './change-citations.ts';
import { changeLength } from './change-length.ts';
import { changeStyle } from './change-style.ts';
import { removeWords, replaceWords } from './change-words.ts';
import { readWish } from './read-wish.ts';
import { sayOtherwise } from './say-otherwise.ts';
import {
  hasCitation,
  keyOf,
  paragraphsOf,
  printSheet,
  readSheet,
  type Sheet,
  type SheetParagraph,
  tidySheet,
} from './sheet.ts';
import { openUnsaid, type Unsaid } from './unsaid.ts';

/** What is taken away goes first, so that a length is worked out on what is left; paragraphs are counted before all. */
const order: readonly Change['kind'][] = [
  'remove_paragraph',
  'remove_block',
  'remove_sentence',
  'remove_sentences',
  'merge',
  'merge_all',
  'split',
  'move',
  'swap',
  'replace',
  'remove_words',
  'rewrite',
  'style',
  'cite',
  'cite_work',
  'add',
  'length',
  'to_prose',
  'to_list',
  'to_table',
];

class Revision {
  private readonly request: RevisionRequest;
  private readonly write: () => Paper;
  private opened: Unsaid | null = null;
  constructor(request: RevisionRequest, write: () => Paper) {
    this.request = request;
    this.write = write;
  }

  private readonly unsaid = (): Unsaid => {
    this.opened ??= openUnsaid(this.request, this.write());
    return this.opened;
  };

  note(sheet: Sheet, note: RevisionNote): Sheet {
    switch (note.kind) {
      case 'REPEATED':
        return sayOtherwise(sheet, note.passage, this.unsaid());
      case 'TERM':
        return keyOf(printSheet(sheet)).includes(keyOf(note.found))
          ? replaceWords(sheet, note.found, note.wanted)
          : sheet;
      case 'LENGTH':
        // What is told from a subject was dealt to the sections by what belongs there: to fit one is to fill it or to lose a fact.
        return sheet;
      case 'TRANSITION':
        return note.place === 'END' ? sheet : addTransition(sheet, note.place, this.unsaid());
      case 'READER':
      case 'CITATION':
        // Nobody here can judge what a sentence says.
        return sheet;
      case 'WISH':
        return this.wish(sheet, readWish(note.text));
    }
  }

  wish(sheet: Sheet, changes: readonly Change[]): Sheet {
    const counted = paragraphsOf(sheet);
    const sorted = [...changes].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
    return sorted.reduce((current, change) => tidySheet(this.change(current, change, counted)), sheet);
  }

  private change(sheet: Sheet, change: Change, counted: Counted): Sheet {
    const at = (place: Place | null): SheetParagraph | null => (place ? getParagraph(counted, place) : null);
    switch (change.kind) {
      case 'replace':
        return replaceWords(sheet, change.from, change.to);
      case 'remove_words':
        return removeWords(sheet, change.words);
      case 'length':
        return changeLength(sheet, change.length, at(change.place), this.unsaid);
      case 'style':
        return changeStyle(sheet, change, at(change.place));
      case 'rewrite':
        return this.rewrite(sheet, at(change.place));
      case 'cite':
        return change.amount === 'more'
          ? citeMore(sheet, this.unsaid(), at(change.place))
          : citeLess(sheet, change.amount, this.request.paper.works);
      case 'cite_work':
        return citeNamed(sheet, change.named, this.unsaid(), this.request.paper.works);
      case 'add':
        return addParagraphs(sheet, change, this.unsaid(), change.at && change.at.nth > 0 ? at(change.at) : null);
      default: {
        const { section } = this.request;
        const changed = changeBlocks(sheet, change, counted) ?? changeForm(sheet, change, counted, section);
        if (!changed) throw new WishNotUnderstood(change.kind);
        return changed;
      }
    }
  }

  /** The paragraph anew from what the paper does not say yet; its sources, gaps and claims stay. */
  private rewrite(sheet: Sheet, within: SheetParagraph | null): Sheet {
    const unsaid = this.unsaid();
    let isChanged = false;
    for (const paragraph of within ? [within] : paragraphsOf(sheet)) {
      const loose = paragraph.sentences.filter(isLoose);
      if (loose.length === 0) continue;
      const fresh = unsaid.paragraph({ about: null, units: countDraft(loose.join(' ')) });
      if (fresh.length === 0) continue;
      isChanged = true;
      const held = paragraph.sentences.filter((sentence) => !isLoose(sentence));
      const leads = held.filter((sentence) => !hasCitation(sentence) && /\[#/u.test(sentence));
      const rest = held.filter((sentence) => !leads.includes(sentence));
      paragraph.sentences = [...fresh, ...rest, ...leads];
    }
    if (!isChanged) throw new WishNotUnderstood('Nothing else is left to say here.');
    return sheet;
  }
}

/**
 * The section again with what its notes ask for. The same request gives the same text. `write` gives the paper that the
 * section is part of; it is called only where something new has to be said.
 */
export function reviseSectionAtOnce(
  request: RevisionRequest,
  write: () => Paper = () => writePaperAtOnce(request.paper),
): string {
  const revision = new Revision(request, write);
  const first = readSheet(request.text, request.paper.language);
  const revised = request.notes.reduce((sheet, note) => tidySheet(revision.note(sheet, note)), first);
  const text = printSheet(revised);
  if (text === '') throw new WishNotUnderstood('Nothing would be left of the section.');
  const isWished = request.notes.some(({ kind }) => kind === 'WISH');
  if (
    isWished &&
    keyOf(text) === keyOf(request.text) &&
    text === printSheet(readSheet(request.text, request.paper.language))
  )
    throw new WishNotUnderstood('The wish changes nothing.');
  return text;
}
