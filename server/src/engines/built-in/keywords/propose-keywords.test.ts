import { fields } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { byTurns } from '../../../testing/soak.ts';
import { sampleTitles } from '../sample-titles.ts';
import { proposeKeywordsAtOnce } from './propose-keywords.ts';

const generic =
  /^(?:研究|分析|影响|问题|对策|study|analysis|effect|impact|research|estudio|análisis|efecto|研究|影響|課題)$/iu;

describe('keywords', () => {
  it.each(languages)('are five to eight, distinct and no empty words in %s', (language) => {
    for (const [turn, field] of fields.entries()) {
      for (const title of byTurns(sampleTitles[language][field], turn + languages.indexOf(language))) {
        const keywords = proposeKeywordsAtOnce({ title, field, language, type: 'thesis', level: 'UNDERGRADUATE' });
        expect(keywords.length, title).toBeGreaterThanOrEqual(5);
        expect(keywords.length, title).toBeLessThanOrEqual(8);
        expect(new Set(keywords).size).toBe(keywords.length);
        for (const word of keywords) {
          expect(word, title).not.toMatch(generic);
          expect(word.length).toBeLessThanOrEqual(60);
        }
      }
    }
  });

  it('begin with the terms of the title', () => {
    const keywords = proposeKeywordsAtOnce({
      title: '数字普惠金融对农村居民消费升级的影响研究——基于省级面板数据的实证分析',
      field: 'economics',
      language: 'zh',
      type: 'thesis',
      level: 'MASTER',
    });
    expect(keywords.slice(0, 3)).toEqual(['数字普惠金融', '农村居民消费升级', '省级面板数据']);
    expect(keywords).toContain('信贷可得性');
  });
});
