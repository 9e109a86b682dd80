import { cutSentences, cutSettledSentences } from '../../../text/sentences.ts';
import { type Span, trimSpan } from '../../../text/span.ts';

/** Each with the blanks before it, which part it from the last one. */
function slices(line: string, spans: readonly Span[]): { sentences: string[]; rest: string } {
  let from = 0;
  const sentences = spans.map((span) => {
    const to = trimSpan(line, span).end;
    const sentence = line.slice(from, to);
    from = to;
    return sentence;
  });
  return { sentences, rest: line.slice(from) };
}

/** The sentences that a growing line holds whole, and what is left of it. */
export const takeSentences = (line: string): { sentences: string[]; rest: string } =>
  slices(line, cutSettledSentences(line));

/** Of a line that has ended. */
export const splitLine = (line: string): string[] => slices(line, cutSentences(line)).sentences;
