import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { nameEffect, poseQuestion } from './pose-question.ts';

const posed = (language: Language, title: string, object: string, aspect: string) =>
  poseQuestion({ object, aspect, title }, language);

describe('a question put beside an object', () => {
  it.each([
    ['zh', '社区食堂', '社区食堂', '为什么难以持续运营', '社区食堂为什么难以持续运营'],
    ['zh', '社区食堂', '社区食堂', '老年人愿不愿意去', '老年人愿不愿意去社区食堂'],
    ['zh', '盲盒', '盲盒', '年轻人为什么愿意买', '年轻人为什么愿意买盲盒'],
    ['zh', '垃圾分类', '垃圾分类', '怎么让居民坚持下来？', '垃圾分类怎么让居民坚持下来'],
    ['zh', '城市涂鸦', '城市涂鸦', '算不算公共艺术', '城市涂鸦算不算公共艺术'],
    ['zh', '夜间经济', '夜间经济', '谁在消费', '夜间经济：谁在消费'],
    ['zh', '小学课后服务', '小学课后服务', '家长满意不满意', '小学课后服务：家长满意不满意'],
    ['zh', '《活着》', '《活着》', '福贵为什么能活下来', '《活着》：福贵为什么能活下来'],
    ['ja', '子ども食堂', '子ども食堂', 'なぜ続かないのか', '子ども食堂はなぜ続かないのか'],
    ['ja', 'ドローン配送', 'ドローン配送', '実用化できるかどうか', 'ドローン配送は実用化できるか'],
    ['ja', 'テレワーク', 'テレワーク', '生産性は上がるのでしょうか', 'テレワーク：生産性は上がるのか'],
    ['ja', 'ふるさと納税', 'ふるさと納税', '誰が得をしているのか', 'ふるさと納税は誰が得をしているのか'],
    ['en', 'Community canteens', 'community canteens', 'why they close', 'why community canteens close'],
    ['en', 'The Luddites', 'Luddites', 'why they broke machines', 'why the Luddites broke machines'],
    ['en', 'School uniforms', 'school uniforms', 'do they reduce bullying?', 'Do school uniforms reduce bullying?'],
    ['en', 'Hospital food', 'hospital food', 'how good is it', 'How good is hospital food?'],
    ['en', 'Canteens', 'canteens', 'whether older people use them', 'whether older people use canteens'],
    ['es', 'Las cooperativas', 'cooperativas', 'cómo se financian', '¿Cómo se financian las cooperativas?'],
    ['es', 'La economía circular', 'economía circular', 'que empleo crea', '¿Qué empleo crea la economía circular?'],
    ['es', 'La eutanasia', 'eutanasia', 'si es aceptable', '¿Es aceptable la eutanasia?'],
    // A verb that does not agree is not set beside the noun.
    ['es', 'El comercio de barrio', 'comercio de barrio', 'por qué cierran', 'Comercio de barrio: ¿por qué cierran?'],
    ['es', 'El transporte', 'transporte', 'si los mayores lo usan', 'Transporte: ¿los mayores lo usan?'],
  ] as const)('%s: %s, %s, %s', (language, title, object, aspect, full) => {
    expect(posed(language, title, object, aspect)).toMatchObject({ full });
  });

  it('knows whether its object is one of its words, and what it asks', () => {
    expect(posed('en', 'Food waste', 'food waste', 'how staff decide what to throw away')).toEqual({
      ...{ text: 'Food waste: How staff decide what to throw away', query: 'how staff decide what to throw away' },
      ...{ full: 'how staff decide what to throw away', asks: 'how', isClause: true, isApart: true },
    });
    expect(posed('zh', '民宿', '民宿', '为什么亏损')).toMatchObject({ asks: 'why', isApart: false });
    expect(posed('es', 'El salario mínimo', 'salario mínimo', 'si reduce el empleo')).toMatchObject({
      asks: 'whether',
    });
    expect(posed('ja', '商店街', '商店街', 'どうすれば客が戻るのか')).toMatchObject({ asks: 'how' });
  });

  it('is none where a noun asks', () => {
    for (const [language, aspect] of [
      ...[['zh', '现状与对策'] as const, ['zh', '如何提升的路径'] as const, ['zh', '对老年人睡眠的影响'] as const],
      ...[['ja', '現状と課題'] as const, ['ja', '看護師の睡眠への影響'] as const],
      ...[['en', 'causes and responses'] as const, ['en', 'how-to guides'] as const],
      ...[['es', 'causas y respuestas'] as const, ['es', 'calidad de la comida'] as const],
    ])
      expect(posed(language, 'X', 'X', aspect)).toBeNull();
  });

  it('of what a thing does to another is an effect', () => {
    expect(nameEffect('对老年人睡眠有什么影响', 'zh')).toBe('对老年人睡眠的影响');
    expect(nameEffect('如何影响青年就业', 'zh')).toBe('对青年就业的影响');
    expect(nameEffect('地域の治安にどのような影響を与えるか', 'ja')).toBe('地域の治安への影響');
    expect(nameEffect('how it affects sleep', 'en')).toBe('effect on sleep');
    expect(nameEffect('como afecta a las familias', 'es')).toBe('efecto en las familias');
    expect(nameEffect('por qué sube', 'es')).toBe('por qué sube');
  });
});
