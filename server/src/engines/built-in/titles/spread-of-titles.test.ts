import { fields } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { isSoak } from '../../../testing/soak.ts';
import { readTitleWishes } from '../../../understanding/titles/read-title-wishes.ts';
import type { TitleRequest } from '../../engine.ts';
import { recommendTitlesAtOnce } from './recommend-titles.ts';

type Wish = Partial<Pick<TitleRequest, 'keywords' | 'hint'>>;

/** A work, two things at once, a thing of another faculty, a whole title, people and a place, what people suffer. */
const wishes: Record<Language, readonly Wish[]> = {
  zh: [
    { hint: '《红楼梦》' },
    { keywords: ['短视频', '孤独感'] },
    { hint: '量子计算' },
    { hint: '数字经济背景下中小企业绿色转型的路径' },
    { keywords: ['人工智能', '青年就业'], hint: '武汉' },
    { hint: '校园欺凌' },
    { hint: '湖北' },
  ],
  en: [
    { hint: '*Middlemarch*' },
    { keywords: ['podcasts', 'loneliness'] },
    { hint: 'quantum computing' },
    { hint: 'the green transformation of small firms in the digital economy' },
    { keywords: ['artificial intelligence', 'youth employment'], hint: 'Leeds' },
    { hint: 'school bullying' },
    { hint: 'Kenya' },
  ],
  es: [
    { hint: '«Don Quijote»' },
    { keywords: ['pódcast', 'soledad'] },
    { hint: 'computación cuántica' },
    { hint: 'la transformación verde de las pequeñas empresas en la economía digital' },
    { keywords: ['inteligencia artificial', 'empleo juvenil'], hint: 'Lima' },
    { hint: 'acoso escolar' },
    { hint: 'Perú' },
  ],
  ja: [
    { hint: '『こころ』' },
    { keywords: ['ポッドキャスト', '孤独感'] },
    { hint: '量子コンピュータ' },
    { hint: 'デジタル経済における中小企業のグリーン転換' },
    { keywords: ['短歌', '孤独感'], hint: '沖縄' },
    { hint: 'いじめ' },
    { hint: '北海道' },
  ],
};

/** In every field one of them, in all fields together all of them. */
const step = isSoak ? 1 : wishes.zh.length;
const sets = languages.flatMap((language, at) =>
  fields.flatMap((field, turn) =>
    wishes[language]
      .filter((_, index) => (index + turn + at) % step === 0)
      .map((wish) => ({ language, field, keywords: [], hint: '', ...wish })),
  ),
);

describe('ten titles', () => {
  it('hold all that was asked for, in five kinds, whatever is asked in whichever field', () => {
    for (const asked of sets) {
      const titles = [0, 1].flatMap((batch) => recommendTitlesAtOnce({ ...asked, type: 'thesis', batch }));
      const { words, matters, places } = readTitleWishes(asked);
      // An experiment on two things in a place is read as a relation between them, and a proof is of no place.
      const least = asked.field === 'science' && matters.length > 1 && places.length > 0 ? 4 : 5;
      const told = JSON.stringify([asked, titles.map(({ kind, title }) => [kind, title])]);
      expect(words.length, told).toBeGreaterThan(0);
      for (const { title } of titles)
        for (const word of words) expect(title.toLowerCase(), told).toContain(word.toLowerCase());
      expect(new Set(titles.map(({ title }) => title.toLowerCase())).size, told).toBe(10);
      expect(new Set(titles.map(({ kind }) => kind)).size, told).toBeGreaterThanOrEqual(least);
    }
  });

  it('ask of what people do neither a yield nor how fast it computes', () => {
    const of = (rest: Pick<TitleRequest, 'language' | 'field'> & Wish): string =>
      recommendTitlesAtOnce({ type: 'thesis', batch: 0, keywords: [], hint: '', ...rest })
        .map(({ title }) => title)
        .join('\n');
    expect(of({ language: 'es', field: 'science', hint: 'acoso escolar' })).not.toMatch(/microbian|calidad del agua/u);
    expect(of({ language: 'en', field: 'science', hint: 'rural tourism' })).not.toMatch(/computing/u);
    expect(of({ language: 'zh', field: 'engineering', keywords: ['短视频', '孤独感'] })).not.toMatch(/孤独感系统/u);
    expect(of({ language: 'zh', field: 'law', hint: '《红楼梦》' })).toMatch(/《红楼梦》改编/u);
  });
});
