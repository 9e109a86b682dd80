const british =
  /\b(?:behaviours?|colours?|labour|favour\w*|honour\w*|neighbour\w*|centres?|programmes?|defence|analys(?:e|ed|ing)|\w{3,}isations?|(?:organ|util|recogn|emphas|maxim|minim|optim|real|general|special|character|critic|summar|priorit)is(?:e|es|ed|ing))\b/iu;
const american =
  /\b(?:behaviors?|colors?|labor|favor\w*|honor\w*|neighbor\w*|centers?|defense|analyz(?:e|es|ed|ing)|\w{3,}izations?|(?:organ|util|recogn|emphas|maxim|minim|optim|real|general|special|character|critic|summar|priorit)iz(?:e|es|ed|ing))\b/iu;

export type Spelling = 'british' | 'american';

/** British where the text spells so and never as Americans do. */
export const spellingOf = (text: string): Spelling =>
  british.test(text) && !american.test(text) ? 'british' : 'american';

const toBritish: readonly (readonly [RegExp, string])[] = [
  [/\b(analy|cataly)z(?=e|ing)/gu, '$1s'],
  [/\b(?!siz|priz|seiz|capsiz)(\w{3,})iz(?=e|es|ed|ing|ation)/gu, '$1is'],
  [/\b(behavi|col|fav|lab|hon|endeav)or(?=s?\b|ed|ing)/gu, '$1our'],
];

/** Words are kept as Americans spell them. */
export const spell = (text: string, spelling: Spelling): string =>
  spelling === 'american' ? text : toBritish.reduce((spelled, [pattern, to]) => spelled.replace(pattern, to), text);
