import type { ReadCell } from '../../readers/table-model.ts';

const wave = (index: number, size: number, spread: number): number =>
  Math.round((size + Math.sin(index * 12.9898) * spread + Math.cos(index * 4.1414) * spread * 0.6) * 10) / 10;

/** Uploaded tables of tests: made by a formula, so that every run sees the same ones. */
export const sampleTables: Readonly<Record<string, readonly (readonly ReadCell[])[]>> = {
  scores: [
    ['年级', '性别', '满意度', '成绩'],
    ...Array.from({ length: 48 }, (_, index): ReadCell[] => [
      ['大一', '大二', '大三', '大四'][index % 4] ?? '',
      index % 3 === 0 ? '男' : '女',
      1 + ((index * 7) % 5),
      index % 16 === 7 ? '' : wave(index, 76, 12),
    ]),
  ],
  years: [
    ['年份', '城镇居民消费（万元）', '农村居民消费（万元）'],
    ...Array.from({ length: 11 }, (_, index): ReadCell[] => [
      2013 + index,
      String(Math.round((1.85 + index * 0.12) * 100) / 100),
      index === 4 ? '缺失' : String(Math.round((0.75 + index * 0.1) * 100) / 100),
    ]),
  ],
  shares: [
    ['Respuesta', 'Porcentaje'],
    ['Muy de acuerdo', '31,5 %'],
    ['De acuerdo', '40,2 %'],
    ['Neutral', '15,3 %'],
    ['En desacuerdo', '8,6 %'],
    ['Muy en desacuerdo', '4,4 %'],
  ],
  reasons: [
    ['Reason for leaving the course', 'Answers'],
    ['Not enough time beside paid work', 64],
    ['The course was harder than its description promised', 41],
    ['Illness', 12],
    ['Changed to another programme of the same university', 9],
  ],
};
