import type { Phrases } from '../phrase.ts';

/** What the title asks about beside its object and no chapter is planned for. */
export const asked = {
  'asked.point': [['{term}的分析与判断'], ['逐项回答题目所问，写明所据材料。']],
  'asked.side': [
    ['{focus}的{term}', '~{object}的{term}'],
    ['逐项回答题目提出的这一方面，写明各项判断所依据的材料。', '把题目所问的几项分开讨论，再说明它们之间的牵连。'],
  ],
} as const satisfies Phrases;
