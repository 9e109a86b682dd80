import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { nameInEnglish } from './name-in-english.ts';
import { shortenObject } from './shorten-object.ts';

const cases: readonly (readonly [Language, string, string])[] = [
  ['zh', '基于深度学习的人脸识别考勤系统', '考勤系统'],
  ['zh', '动力电池热管理系统', '热管理系统'],
  ['zh', '温室大棚温湿度控制系统', '温湿度控制系统'],
  ['zh', '我国农村养老保险制度', '农村养老保险制度'],
  ['zh', '数字经济背景下的零售企业转型', '零售企业转型'],
  ['zh', '共价有机框架材料（COFs）', 'COFs'],
  ['zh', '乡村旅游', '乡村旅游'],
  ['zh', '人工智能与教育公平', '人工智能与教育公平'],
  ['zh', '大学生群体的消费问题', '消费问题'],
  ['zh', '企业文化建设的重要性', '企业文化建设的重要性'],
  ['zh', '《呐喊》中的人物形象', '《呐喊》中的人物形象'],
  ['ja', '認知症高齢者に対する音楽療法', '音楽療法'],
  ['ja', '大学生のスマートフォン依存', 'スマートフォン依存'],
  ['ja', '中学校における道徳科の評価方法', '道徳科の評価方法'],
  ['ja', '農村における事業承継の円滑化に向けた支援制度', '事業承継の円滑化に向けた支援制度'],
  ['ja', '地方都市の空き家問題と移住', '地方都市の空き家問題と移住'],
  ['en', 'reinforced concrete frame buildings with soft storeys', 'reinforced concrete frame buildings'],
  ['en', 'retrieval-augmented generation (RAG)', 'RAG'],
  ['en', 'trust in government', 'trust in government'],
  ['en', 'climate change and food security in coastal towns', 'climate change and food security in coastal towns'],
  ['en', 'theory of planned behaviour', 'theory of planned behaviour'],
  ['es', 'sistema de riego automático para huertos urbanos', 'sistema de riego automático'],
  ['es', 'la deuda pública', 'la deuda pública'],
];

describe('the short form of an object', () => {
  it.each(cases)('%s: %s is %s', (language, object, short) => {
    expect(shortenObject(object, language)).toBe(short);
  });
});

describe('names in English', () => {
  it('are those of the knowledge, the longest first, and of Latin letters in the object', () => {
    expect(nameInEnglish('信息不对称理论', 'zh')[0]).toMatch(/information asymmetry/iu);
    expect(nameInEnglish('teoría del capital humano', 'es')[0]).toMatch(/human capital/iu);
    expect(nameInEnglish('BIM技术', 'zh')).toContain('BIM');
    expect(nameInEnglish('human capital', 'en')).toEqual([]);
    expect(nameInEnglish('', 'ja')).toEqual([]);
  });
});
