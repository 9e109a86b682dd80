import { cutSentences } from '../../text/sentences.ts';
import type { Edit } from './edit.ts';
import type { RewrittenPart } from './rewriter.ts';

export type Change = Pick<Edit, 'start' | 'end' | 'text'>;

/** Whether two changes want the same place; two that only touch each other may both be made, two insertions at one place may not. */
export const collide = (one: Change, other: Change): boolean =>
  (one.start < other.end && other.start < one.end) || (one.start === other.start && one.end === other.end);

/** None of them over another; in any order. */
export function applyEdits(text: string, edits: readonly Change[]): string {
  let made = '';
  let last = 0;
  for (const { start, end, text: instead } of [...edits].sort((one, other) => one.start - other.start)) {
    made += text.slice(last, start) + instead;
    last = end;
  }
  return made + text.slice(last);
}

/** A text sentence by sentence, nothing changed yet. */
export const partsOf = (text: string): RewrittenPart[] =>
  cutSentences(text).map(({ start, end }) => ({ before: text.slice(start, end), after: text.slice(start, end) }));

/** The same for a text that stands in parts: what reaches over several makes one of them, so that each can be taken or left alone. */
export function applyToParts(parts: readonly RewrittenPart[], edits: readonly Change[]): RewrittenPart[] {
  const made: RewrittenPart[] = [];
  const waiting = [...edits].sort((one, other) => one.start - other.start);
  let from = 0;
  for (let index = 0; index < parts.length; ) {
    let { before, after } = parts[index] as RewrittenPart;
    let to = from + after.length;
    index += 1;
    const own: Change[] = [];
    for (let edit = waiting[0]; edit && isWithin(edit, to, index === parts.length); edit = waiting[0]) {
      own.push(edit);
      waiting.shift();
      while (edit.end > to && index < parts.length) {
        const next = parts[index] as RewrittenPart;
        before += next.before;
        after += next.after;
        to += next.after.length;
        index += 1;
      }
    }
    const moved = own.map(({ start, end, text }) => ({ start: start - from, end: end - from, text }));
    const last = made.at(-1);
    const part = { before, after: applyEdits(after, moved) };
    if (last && runsOn(last)) made.splice(-1, 1, { before: last.before + before, after: last.after + part.after });
    else made.push(part);
    from = to;
  }
  return made;
}

const stops = /[.。！？!?…]["”’』」）)\]\u{e000}-\u{f8ff}]*\s*$/u;

/** What was a sentence and now goes on in the next one stands or falls with it. */
const runsOn = ({ before, after }: RewrittenPart): boolean => stops.test(before) && !stops.test(after);

const isWithin = ({ start }: Change, to: number, isLast: boolean): boolean => start < to || (isLast && start === to);
