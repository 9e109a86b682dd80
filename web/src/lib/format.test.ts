import type { Language } from '@yanmo/contract/languages';
import { expect, test } from 'vitest';
import { currencySign, formatFen, formatNumber, formatPercent, joinSentences } from './format.ts';
import { startI18n } from './i18n.ts';

/** Breaking and unbreakable spaces read the same. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each<[Language, string[]]>([
  ['zh', ['8,000', '12,000', '1,234.5', '20%', '99.99%', '¥1,234.50']],
  ['en', ['8,000', '12,000', '1,234.5', '20%', '99.99%', 'CN¥1,234.50']],
  ['es', ['8.000', '12.000', '1.234,5', '20 %', '99,99 %', '1.234,50 CNY']],
  ['ja', ['8,000', '12,000', '1,234.5', '20%', '99.99%', '元 1,234.50']],
])('in %s figures are written as its readers write them', async (language, written) => {
  await startI18n(language);
  const figures = [formatNumber(8_000), formatNumber(12_000), formatNumber(1_234.5), formatPercent(20)];
  expect(formatFen(0)).toContain(currencySign());
  expect([...figures, formatPercent(99.99, 2), formatFen(123_450)].map(plain)).toEqual(written);
});

test.each<[Language, string]>([
  ['zh', '甲。乙。'],
  ['es', '甲。 乙。'],
])('in %s sentences are joined as its readers join them, those that there are', async (language, joined) => {
  await startI18n(language);
  expect(joinSentences('甲。', null, false, '乙。')).toBe(joined);
});
