import type { Language } from '@yanmo/contract/languages';
import type { RewriteReport } from '../rewrite-report.ts';

const texts: Readonly<Record<'zh' | 'en', { title: string; before: string; after: string }>> = {
  zh: {
    title: '县域公共图书馆数字阅读推广研究',
    before:
      '随着数字技术的快速发展，县域居民的阅读方式发生了深刻变化。2023年综合阅读率达到59.8%[3]，但区域差异仍然明显。',
    after: '县域居民的阅读方式变了不少，数字技术是主要的推手。2023年综合阅读率达到59.8%[3]，区域之间却依旧相差很大。',
  },
  en: {
    title: 'How county libraries promote digital reading',
    before:
      'Digital reading has fundamentally transformed the ways in which residents engage with texts (Smith, 2021).',
    after: 'Digital reading has changed how residents engage with texts (Smith, 2021).',
  },
};

/** A report of three paragraphs of prose below a heading: two rewritten, one left. */
export function sampleReport(
  language: Language,
  textLanguage: Language = language,
  changed: Partial<RewriteReport> = {},
): RewriteReport {
  const isJudged = textLanguage === 'zh' || textLanguage === 'en';
  const { title, before, after } = texts[textLanguage === 'zh' || textLanguage === 'ja' ? 'zh' : 'en'];
  const rates = isJudged ? { before: 71.4, after: 13.6 } : { before: null, after: null };
  const judged = { verdict: isJudged ? 'LIKELY_AI' : 'NONE', no_verdict: isJudged ? null : 'LANGUAGE' } as const;
  const prose = { why: null, before, after, rates, protected: [{ start: 0, end: 2, kind: 'NUMBER' as const }] };
  return {
    ...{ id: 'reduction-1', language, textLanguage, title, mode: isJudged ? 'BOTH' : 'REPETITION' },
    ...{ units: 8_421, engine: 'engine 1', rounds: 1, method: 'detector', version: '7' },
    measuredAt: new Date('2026-11-16T08:00:00Z'),
    comparedWith: ['TEXT'],
    before: { aigc: rates.before, interval: isJudged ? [62.8, 80.1] : null, ...judged, repetition: 14.2 },
    after: { aigc: rates.after, interval: isJudged ? [8.9, 19.5] : null, ...judged, repetition: 3.1 },
    whole: null,
    promise: isJudged ? { maximum: 20, isKept: true, isRefunded: false } : null,
    paragraphs: [
      { state: 'KEPT', why: null, before: title, after: title, rates: { before: null, after: null }, protected: [] },
      { ...prose, state: 'REWRITTEN' },
      { ...prose, state: 'LEFT', why: 'CHECKS', after: before },
      { ...prose, state: 'REWRITTEN' },
    ],
    kept: { tables: 3, figures: 2, formulas: 0, footnotes: 5, citations: 18 },
    cleaned: 2,
    leftInTracked: 0,
    ...changed,
  };
}
