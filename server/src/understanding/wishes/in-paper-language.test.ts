import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { readWishes } from './read-wishes.ts';
import type { WishSituation } from './wish-situation.ts';

const read = (text: string, language: Language, changes: Partial<WishSituation> = {}) =>
  readWishes(text, {
    ...{ language, kind: 'status-and-remedies', field: 'management', type: 'thesis', wordCount: 12_000 },
    ...changes,
  });

describe('a wish in another language than the paper', () => {
  it.each<[Language, string, object]>([
    ['en', '与德国比较', { kind: 'COMPARISON', what: 'Germany' }],
    ['en', 'compara con Alemania', { kind: 'COMPARISON', what: 'Germany' }],
    ['en', '比较德国、法国和日本', { kind: 'COMPARISON', what: 'France and Japan', other: 'Germany' }],
    ['en', '以华为为例', { kind: 'CASE', what: 'Huawei' }],
    ['en', '只研究2015年到2020年', { kind: 'PLACE', what: '2015–2020' }],
    ['en', '加一节心理资本', { kind: 'CHAPTER', what: 'psychological capital' }],
    ['en', '用布迪厄理论来分析', { kind: 'METHOD', what: 'Bourdieu’s theory' }],
    ['zh', 'compare with Germany', { kind: 'COMPARISON', what: '德国' }],
    ['zh', 'トヨタを事例にする', { kind: 'CASE', what: '丰田' }],
    ['zh', 'Use Bourdieu', { kind: 'METHOD', what: '布迪厄理论' }],
    ['es', '与德国比较', { kind: 'COMPARISON', what: 'Alemania' }],
    ['es', '用社会交换理论', { kind: 'METHOD', what: 'teoría del intercambio social' }],
    ['ja', '与德国比较', { kind: 'COMPARISON', what: 'ドイツ' }],
    ['ja', 'compare with Germany', { kind: 'COMPARISON', what: 'ドイツ' }],
  ])('has its names in that of the paper (%s: %s)', (language, text, read_as) => {
    const wishes = read(text, language);
    expect(wishes).toMatchObject([{ text, read_as }]);
    expect(wishes[0]?.why_not).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['en', '以安徽阜南县为例'],
    ['en', '加一节数据保护'],
    ['en', 'añade un apartado sobre la tutoría entre iguales'],
    ['zh', 'add a section on mentoring programmes'],
    ['es', '加一节数据保护'],
    ['es', 'add a section on the role of managers'],
    ['ja', 'add a chapter on data protection'],
  ])('is refused beforehand where no name is known (%s: %s)', (language, text) => {
    expect(read(text, language)).toMatchObject([{ why_not: 'OTHER_LANGUAGE' }]);
    // A model knows what things are called.
    expect(read(text, language, { engine: 'MODEL' })[0]?.why_not).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['zh', '以Lund University为例'],
    ['zh', '与Airbnb比较'],
    ['zh', '用SWOT分析'],
    ['en', '加一节政策建议'],
    ['en', '第三章用问卷'],
    ['en', 'Focus on Finland'],
    ['en', 'Add a section on data protection'],
    ['es', 'Toma Telefónica como caso'],
    ['es', 'añade un apartado sobre marketing digital'],
    ['ja', '韓国と比較する'],
    ['ja', '政策分析の章を加える'],
  ])('is none where names, parts and methods stand in any (%s: %s)', (language, text) => {
    expect(read(text, language).map(({ why_not }) => why_not)).toEqual([undefined]);
  });
});
