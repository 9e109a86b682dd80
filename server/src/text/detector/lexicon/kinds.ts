export const lexiconKinds = [
  'connective',
  'order',
  'stock',
  'hedge',
  'first',
  'second',
  'colloquial',
  'written',
] as const;
export type LexiconKind = (typeof lexiconKinds)[number];
export type LexiconLists = Readonly<Record<LexiconKind, string>>;
