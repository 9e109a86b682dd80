import { expect, it } from 'vitest';
import type { Language } from '../contract/src/languages.ts';
import { findGlossaryProblems, readGlossary, type Text } from './check-glossary.ts';

const glossary = readGlossary(`# Glossary

## Names

| thing | zh | en | es | ja |
|---|---|---|---|---|
| coupon | 优惠券 | coupon | cupón | クーポン |

## Second names that are not used

| language | not | but | except in |
|---|---|---|---|
| en | voucher | coupon | |
| zh | 代金券 | 优惠券 | 代金券制度 |
`);

const textsWith = (more: Partial<Record<Language, string>>): Map<Language, Text[]> => {
  const usual = { zh: '我的优惠券', en: 'My Coupons', es: 'Mis cupones y un cupón', ja: 'クーポン' };
  return new Map(
    Object.entries(usual).map(([language, text]) => [
      language as Language,
      [
        ['a', text],
        ['b', more[language as Language] ?? ''],
      ] as Text[],
    ]),
  );
};

it('lets texts pass that call everything by its name', () => {
  expect(findGlossaryProblems(glossary, textsWith({ en: 'prevoucher', zh: '论代金券制度' }))).toEqual([]);
});

it('tells where a second name stands, in whatever case', () => {
  expect(findGlossaryProblems(glossary, textsWith({ en: 'Vouchers here', zh: '领代金券' }))).toEqual([
    'b: “voucher” is called “coupon” (docs/glossary.md)',
    'b: “代金券” is called “优惠券” (docs/glossary.md)',
  ]);
});

it('tells which name no text uses', () => {
  const texts = textsWith({}).set('ja', [['a', '割引']]);
  expect(findGlossaryProblems(glossary, texts)).toEqual(['docs/glossary.md: coupon: no ja text says “クーポン”']);
});

it('does not pass where it can read no table', () => {
  expect(findGlossaryProblems(readGlossary('# Glossary'), textsWith({}))).not.toEqual([]);
});
