import type { AmendRequest } from '../../engines/chat-port.ts';
import { cutSentences } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import { type AmendParagraph, type Change, joinPassage, partPassage } from './amending.ts';
import { locateWords } from './locate-words.ts';
import { type Goes, readPlainRemark, withoutWords } from './plain-remark.ts';

/** A paragraph of a change as the proposal begins with it. */
export type PassageParagraph = Pick<AmendParagraph, 'original' | 'text' | 'position'>;

/** How much of what stands around it is shown to whoever writes. */
const aroundCharacters = 800;

/** It counts sentences, or speaks of the paragraph: then it means more than the words that it was set on. */
const meansParagraph =
  /段|第.{1,3}句|[首末]句|最[后後]一句|paragraph|párrafo|\b(?:first|second|third|fourth|last|final)\b[^.]{0,20}\bsentence|(?:primera|segunda|tercera|última)\s+(?:frase|oración)|文目|(?:最初|最後)の文/iu;

/** What is asked, in whose words: the owner's before the comment's. */
export const wishOf = ({ instruction, comment }: Pick<Change, 'instruction' | 'comment'>): string =>
  instruction ?? comment?.text ?? '';

/** The new texts where the remark itself says them: no engine is needed for that. Null where it does not. */
export function changePlainly(change: Change, paragraphs: readonly PassageParagraph[]): string[] | null {
  const said = readPlainRemark(wishOf(change), change.quote);
  if (!said) return null;
  const spans = change.ranges.map((range, index) => {
    const paragraph = paragraphs[index];
    return paragraph ? locateWords(paragraph, range) : null;
  });
  if (said.kind === 'REPLACE' && spans.length !== 1) return null;
  const texts: string[] = [];
  for (const [index, span] of spans.entries()) {
    const text = paragraphs[index]?.text ?? '';
    if (!span || span.start === span.end) return null;
    if (said.kind === 'REPLACE') texts.push(`${text.slice(0, span.start)}${said.by}${text.slice(span.end)}`);
    else {
      const gone = spans.length === 1 ? whatGoes(text, span, said.what) : span;
      texts.push(withoutWords(text, gone.start, gone.end));
    }
  }
  return texts;
}

/** A word was marked, and its sentence or paragraph is meant; whoever marks whole sentences means just these. */
function whatGoes(text: string, span: Span, what: Goes): Span {
  if (what === 'WORDS') return span;
  const touched = cutSentences(text).filter(({ start, end }) => start < span.end && span.start < end);
  const [sentence] = touched;
  if (!sentence || touched.length > 1) return span;
  const isWhole = text.slice(span.start, span.end).trim() === text.slice(sentence.start, sentence.end).trim();
  if (what === 'PARAGRAPH' && !isWhole) return { start: 0, end: text.length };
  return sentence;
}

export interface Passage {
  request: Pick<AmendRequest, 'before' | 'passage' | 'after' | 'comment'>;
  /** The paragraphs with the new words; null where there are no longer as many. */
  compose(words: string): string[] | null;
}

/** What is given to an engine: the sentences that were meant where the comment says which, else the whole of its paragraphs. */
export function passageOf(
  change: Change,
  paragraphs: readonly PassageParagraph[],
  around: { before: string; after: string },
  { namesWords }: { namesWords: boolean },
): Passage {
  const wish = wishOf(change);
  const texts = paragraphs.map(({ text }) => text);
  const said = change.instruction === null && namesWords ? withReplies(wish, change) : wish;
  const span = meansParagraph.test(wish) ? null : sentencesMeant(change, paragraphs);
  const [text = ''] = texts;
  if (span) {
    const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
    return {
      request: { before, passage: text.slice(span.start, span.end), after, comment: said },
      compose(words) {
        const joined = /^\s*$/u.test(words)
          ? withoutWords(text, span.start, span.end)
          : `${before}${words.trim()}${after}`;
        return partPassage(joined, 1);
      },
    };
  }
  const { quote } = change;
  // Rules read the wish alone; a model is told which words it was set on.
  const isNamed = namesWords && quote !== '' && quote !== joinPassage(texts);
  return {
    request: {
      before: around.before.slice(-aroundCharacters),
      passage: joinPassage(texts),
      after: around.after.slice(0, aroundCharacters),
      comment: isNamed ? `“${quote}”: ${said}` : said,
    },
    compose: (words) => partPassage(words, texts.length),
  };
}

/** Whole sentences of one paragraph, and not all of it; null where the comment was set on anything else. */
function sentencesMeant({ ranges }: Change, [paragraph, ...others]: readonly PassageParagraph[]) {
  const [range] = ranges;
  if (!paragraph || !range || others.length > 0 || range.start === range.end) return null;
  const span = locateWords(paragraph, range);
  if (!span) return null;
  const { text } = paragraph;
  const words = text.slice(span.start, span.end);
  const start = span.start + words.length - words.trimStart().length;
  const end = span.end - (words.length - words.trimEnd().length);
  const sentences = cutSentences(text).map((one) => {
    const own = text.slice(one.start, one.end);
    return { start: one.start + own.length - own.trimStart().length, end: one.start + own.trimEnd().length };
  });
  const isWhole = sentences.some((one) => one.start === start) && sentences.some((one) => one.end === end);
  return isWhole && end - start < text.trim().length ? { start, end } : null;
}

function withReplies(wish: string, { comment }: Change): string {
  const replies = (comment?.replies ?? []).map(({ author, text }) => `${author ?? '?'}: ${text}`);
  return [wish, ...replies].join('\n');
}
