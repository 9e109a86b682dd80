import { describe, expect, it } from 'vitest';
import { createSentenceWriter } from './sentence-writer.ts';
import { stammers } from './stammer.ts';

describe('a name that is made of the words of its frame', () => {
  it('is heard as a stammer', () => {
    const problem = '短视频对大学生睡眠的挤占';
    expect(stammers('{problem}的成因主要在于{clause}。', { problem, clause: '管理松' }, 'zh')).toBe(true);
    expect(stammers('造成{problem}的主要原因是{clause}。', { problem, clause: '管理松' }, 'zh')).toBe(true);
    expect(stammers('针对{cause}的问题，{clause}。', { cause: '责任归属难题' }, 'zh')).toBe(true);
    expect(stammers('{problem}の主な原因は、{clause}ことにある。', { problem: '家族介護者の負担の重さ' }, 'ja')).toBe(
      true,
    );
  });

  it('is none where the frame goes on otherwise, and none of a clause or of another language', () => {
    const problem = '短视频对大学生睡眠的挤占';
    expect(stammers('就{problem}而言，根源在于{clause}。', { problem, clause: '管理的松弛' }, 'zh')).toBe(false);
    expect(stammers('{problem}的成因主要在于{clause}。', { problem: '应收账款回收慢' }, 'zh')).toBe(false);
    expect(stammers('{problem}の主な原因は、{clause}ことにある。', { problem: '新人の早期離職' }, 'ja')).toBe(false);
    expect(stammers('The cause of {problem} is that {clause}.', { problem: 'the lack of time' }, 'en')).toBe(false);
  });

  it('is put into the frame that has room for it', () => {
    const frames = [
      '{problem}的成因主要在于{clause}。',
      '造成{problem}的原因是{clause}。',
      '就{problem}而言，根源在于{clause}。',
    ];
    for (let seed = 1; seed <= 12; seed += 1) {
      const words = { problem: '短视频对大学生睡眠的挤占', clause: '睡前没有别的消遣' };
      expect(createSentenceWriter('zh', seed, 60).word(frames, words, 'telling.claim')?.text).toContain('而言');
    }
  });
});
