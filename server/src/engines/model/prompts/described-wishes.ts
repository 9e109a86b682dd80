import type { Understanding, Wish } from '@yanmo/contract/understanding';

/** As data of a question: one line a part. */
export const describeUnderstanding = ({ object, aspect, context, kind }: Understanding): string =>
  [`object: ${object}`, `aspect: ${aspect}`, `context: ${context || '-'}`, `kind: ${kind}`].join('\n');

/** Wishes that can be met; the others were answered before anything was asked for. */
export const listMeetable = (wishes: readonly Wish[]): Wish[] => wishes.filter(({ why_not }) => why_not === undefined);

/** Those of them that its headings show; tables and figures stand in the text. */
export const listForOutline = (wishes: readonly Wish[]): Wish[] =>
  listMeetable(wishes).filter(({ read_as: { kind } }) => kind !== 'TABLE' && kind !== 'FIGURE');

/** As data of a question: one line a wish, with its number. */
export const describeWishes = (wishes: readonly Wish[]): string =>
  wishes
    .map(({ text, read_as: { kind, what, chapter, position, other, bound } }, index) => {
      const place = chapter ? `chapter ${chapter}` : (position?.toLowerCase() ?? '-');
      return [`${index + 1}`, bound ? `${kind} ${bound}` : kind, place, what || '-', other || '-', text].join(' | ');
    })
    .join('\n');
