import { describe, expect, it } from 'vitest';
import { isDoubled } from './doubled.ts';

describe('what no heading says twice', () => {
  it.each([
    ['zh', '网络直播中带货中的消费者权益保护的完善'],
    ['zh', '混凝土裂缝修补的修补'],
    ['ja', '消費者保護を保護する意義'],
    ['ja', 'SNSにおける授業における利用'],
    ['en', 'The Control of the Control of Pests'],
    ['en', 'Trade and Trade'],
    ['es', 'La prevención de la prevención'],
  ] as const)('%s %s', (language, heading) => {
    expect(isDoubled(heading, language)).toBe(true);
  });

  it.each([
    ['zh', '网络直播带货中消费者权益保护的完善'],
    ['zh', '中小学课堂中的中文教学'],
    ['zh', '《红楼梦》中的服饰'],
    ['ja', '『雪国』における自然と女性と時間の意味'],
    ['en', 'Causes of Corrosion of Reinforcement'],
    ['en', 'War and Peace'],
    ['es', 'La prevención de la obesidad infantil'],
  ] as const)('but %s %s', (language, heading) => {
    expect(isDoubled(heading, language)).toBe(false);
  });
});
