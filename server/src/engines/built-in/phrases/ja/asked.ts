import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const asked = {
  'asked.point': [['{term}の分析と判断'], ['題目の問いに、資料を示して答える。']],
  'asked.side': [
    ['{focus}の{term}', '~{object}の{term}'],
    [
      '題目が問う点に一つずつ答え、それぞれの判断の根拠となる資料を示す。',
      '題目が挙げる点を分けて論じ、その関わりを述べる。',
    ],
  ],
} as const satisfies Partial<Phrases<Move>>;
