import type { WorkKind } from '@yanmo/contract/explore';

const kinds: readonly (readonly [RegExp, WorkKind])[] = [
  [/thesis|dissertation/iu, 'thesis'],
  [/chapter|incollection|inbook|entry-|entry\b/iu, 'chapter'],
  [/conference|proceeding|inproceedings/iu, 'conference'],
  [/book|monograph|reference/iu, 'book'],
  [/report|techreport|standard|working/iu, 'report'],
  [/article|journal|magazine|newspaper|periodical|review|preprint/iu, 'article'],
];

/** Types of many indexes and formats, folded into what a reader filters by. */
export const workKindOf = (type: string): WorkKind => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';

/** It appeared among others, in a journal or in proceedings. */
export const isArticle = ({ type }: { type: string }): boolean => ['article', 'conference'].includes(workKindOf(type));
