import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { checkClause } from './clause-rules.ts';

const faultsOf = (clause: string, language: Language): string => checkClause(clause, language, false).join('\n');

describe('a voice without a name', () => {
  it.each<[Language, string]>([
    ['zh', '也有学者替土地财政辩护，把它看作城市化的启动资金'],
    ['zh', '一些学者不接受体用之分，学问只问真伪'],
    ['zh', '部分研究者怀疑形貌决定论，有人认为结晶度更要紧'],
    ['zh', '另有观点把症结归于考核与问责的办法'],
    ['en', 'some scholars hold that repeated denial keeps a rumour alive'],
    ['en', 'several legal historians doubt that the code was ever in force'],
    ['es', 'algunos autores sostienen que la relación es en realidad la inversa'],
    ['es', 'hay quien considera más barato que cada docente estudie por su cuenta'],
    ['ja', '一部の研究者は、足りないのは文書ではなく現地での探索だと考える'],
    ['ja', '批評の鋭さが失われると懸念する論者もいるとされている'],
  ])('is reported: %s %s', (language, clause) => {
    expect(faultsOf(clause, language)).toMatch(/lets somebody speak who has no name/u);
  });

  it.each<[Language, string]>([
    ['zh', '主张成本分担的一方提醒，禁止越严，歧视越会转入隐蔽的筛选'],
    ['zh', '房屋里仍有人居住和经营，夜里街区有人出声制止'],
    ['zh', '旧指标照搬下来，也免得有人反对，于是一年一年留了下来'],
    ['zh', '不少研究者偏好网络药理，因为动物试验耗时'],
    ['en', 'some patients say afterwards that nobody had explained the risk to them'],
    ['es', 'algunos alumnos sostienen el ritmo de la clase sin ninguna ayuda externa'],
    ['ja', '在宅を選ぶ者の中には、通勤を避けたいだけの者もいる'],
  ])('is none: %s %s', (language, clause) => {
    expect(faultsOf(clause, language)).toBe('');
  });
});
