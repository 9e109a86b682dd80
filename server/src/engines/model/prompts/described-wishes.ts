import type { Understanding, Wish } from '@yanmo/contract/understanding';

/** As data of a question: one line a part. */
export const describeUnderstanding = ({ object, aspect, context, kind }: Understanding): string =>
  [`object: ${object}`, `aspect: ${aspect}`, `context: ${context || '-'}`, `kind: ${kind}`].join('\n');

/** Wishes that an outline can meet; the others were answered before it was asked for. */
export const listMeetable = (wishes: readonly Wish[]): Wish[] => wishes.filter(({ why_not }) => why_not === undefined);

/** As data of a question: one line a wish, with its number. */
export const describeWishes = (wishes: readonly Wish[]): string =>
  wishes
    .map(({ text, read_as: { kind, what, chapter, position, other, bound } }, index) => {
      const place = chapter ? `chapter ${chapter}` : (position?.toLowerCase() ?? '-');
      return [`${index + 1}`, bound ? `${kind} ${bound}` : kind, place, what || '-', other || '-', text].join(' | ');
    })
    .join('\n');
