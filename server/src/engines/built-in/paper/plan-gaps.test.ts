import type { Field, PaperType } from '@yanmo/contract/codes';
import { type Language, languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { withLengths } from '../../fold-sections.ts';
import { listStandings } from './origin.ts';
import { requestPaper } from './request-paper.ts';
import { writableLength } from './writable-length.ts';
import { printSection, writePaperAtOnce } from './write-paper.ts';

const known: Record<Language, [title: string, field: Field]> = {
  zh: ['农村电商物流的问题与对策研究', 'management'],
  en: ['The effect of remote work on employee productivity', 'management'],
  es: ['La inflación y el poder adquisitivo de los hogares', 'economics'],
  ja: ['テレワークの現状と課題', 'management'],
};
const wide = { zh: 2, ja: 2.4, en: 1, es: 1 };
const types: readonly PaperType[] = ['proposal', 'task_book'];

function order(language: Language, type: PaperType, title = known[language][0], field = known[language][1]) {
  const asked = requestPaper({ title, field, language, type, wordCount: 2_400 * wide[language] });
  const writable = writableLength(asked);
  const request = { ...asked, wordCount: writable.units, chapters: withLengths(asked.chapters, writable) };
  const paper = writePaperAtOnce(request);
  return { writable, paper, text: paper.sections.map((section) => printSection(section, language)).join('\n\n') };
}

describe.each(types)('a %s', (type) => {
  it.each(languages)('in %s is told from what is known, and no longer than that', (language) => {
    const { writable, paper, text } = order(language, type);
    expect(writable.units).toBeLessThan(2_400 * wide[language]);
    const written = paper.sections.reduce((sum, { units }) => sum + units, 0);
    expect(written / writable.units).toBeGreaterThan(0.95);
    const standings = listStandings(paper);
    const off = standings.filter(({ standing }) => standing === null || standing === 'ASIDE').length;
    expect(off / Math.max(1, standings.length)).toBeLessThanOrEqual(0.15);
    // What its student will do is theirs to say: the plan asks for it, and for no result of what is not done yet.
    expect(text).toMatch(
      {
        zh: /进度|日期|时间|安排/u,
        en: /dates|Schedule|Time/u,
        es: /fechas|Calendario|plazo/iu,
        ja: /日程|日付|期日|時期|期間/u,
      }[language],
    );
    expect(text).not.toMatch(
      /由原始数据整理的图表|figures and tables made from the data|returned and used|有効の各数/u,
    );
    if (type !== 'proposal') return;
    const chapters = new Set(paper.spots.map(({ path }) => path[0]));
    expect(chapters.size).toBe(6);
    expect(text).toContain(
      { zh: '选用这一方法的理由', en: 'why this method', es: 'por qué se elige', ja: 'この方法を選ぶ理由' }[language],
    );
  });

  it('on a title of which nothing is known comes to less than is sold, as a thesis on it does', () => {
    const title = '助推对大学生储蓄行为的影响研究';
    expect(order('zh', type, title, 'economics').writable.units).toBeLessThan(1_000);
    const unknown = order('ja', type, 'テレワークが従業員の定着に及ぼす影響', 'management').writable;
    expect(unknown.missing).toEqual(['従業員の定着']);
  });
});
