import type { Language } from '@yanmo/contract/languages';
import type { Numbering, NumberingId, NumberLevel } from './template.ts';

const level = (
  pattern: string,
  gap: NumberLevel['gap'] = 'space',
  digits: NumberLevel['digits'] = 'arabic',
): NumberLevel => ({ pattern, digits, gap });

const decimalTail: readonly NumberLevel[] = [level('%1.%2'), level('%1.%2.%3'), level('%1.%2.%3.%4')];

const chapterPattern: Readonly<Record<Language, string>> = {
  zh: '第%1章',
  en: 'Chapter %1.',
  es: 'Capítulo %1.',
  ja: '第%1章',
};

/** 一、（一）1.（1） in Chinese; I, A, 1, (a) in the West. */
const outlineLevels: Readonly<Record<Language, NumberLevel[]>> = {
  zh: [
    level('%1、', 'none', 'hanzi'),
    level('（%2）', 'none', 'hanzi'),
    level('%3.', 'space'),
    level('（%4）', 'none'),
  ],
  en: [level('%1.', 'space', 'roman'), level('%2.', 'space', 'letter'), level('%3.'), level('(%4)')],
  es: [level('%1.', 'space', 'roman'), level('%2.', 'space', 'letter'), level('%3.'), level('(%4)')],
  ja: [level('%1'), level('(%2)'), level('%3)'), level('%4.')],
};

export function numberingsFor(language: Language): Record<NumberingId, Numbering> {
  const isEastAsian = language === 'zh' || language === 'ja';
  const captionJoint = isEastAsian ? '-' : '.';
  return {
    chapters: {
      levels: [level(chapterPattern[language]), ...decimalTail],
      captionsBy: 'chapter',
      captionJoint,
    },
    decimal: { levels: [level('%1'), ...decimalTail], captionsBy: 'document', captionJoint },
    outline: { levels: outlineLevels[language], captionsBy: 'document', captionJoint },
    none: { levels: [], captionsBy: 'document', captionJoint },
  };
}
