import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { Understanding } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { findDoubts } from '../../../understanding/doubts/find-doubts.ts';
import { presentUnderstanding, understandTitle } from '../../../understanding/understand-title.ts';
import type { DraftChapter } from '../../engine.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const flatten = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...flatten(children)]);

interface Corrected extends Partial<Pick<Understanding, 'object' | 'aspect' | 'context' | 'kind'>> {
  language: Language;
  field: Field;
  title: string;
  type?: PaperType;
}

function plan({ language, field, title, type = 'thesis', ...change }: Corrected) {
  const question = { language, field, title };
  const shown = presentUnderstanding(understandTitle(question));
  const sure = Object.fromEntries(Object.keys(change).map((part) => [part, 1]));
  const understanding = { ...shown, ...change, confidence: { ...shown.confidence, ...sure } };
  const chapters = writeOutlineAtOnce({
    ...{ ...question, type, level: 'UNDERGRADUATE', wordCount: 8_000, keywords: [], works: [] },
    ...{ extraRequirements: '', variant: 0, understanding },
  });
  return { chapters, headings: flatten(chapters), doubts: findDoubts(question, { understanding, chapters }) };
}

describe('a question that a student wrote in the place of what was read', () => {
  it.each([
    ['ja', 'interdisciplinary', '子ども食堂', 'なぜ続かないのか', '子ども食堂が続かない理由をめぐる説明'],
    ['zh', 'management', '社区食堂', '为什么难以持续运营', '对社区食堂难以持续运营的几种解释'],
    ['zh', 'management', '社区食堂', '老年人愿不愿意去', '“老年人愿不愿意去社区食堂”：问题的含义'],
    ['en', 'interdisciplinary', 'Community canteens', 'why they close', 'Explanations of why community canteens close'],
    [
      ...(['en', 'interdisciplinary', 'Community canteens', 'whether older people use them'] as const),
      'The question: whether older people use community canteens',
    ],
    [
      'es',
      'history',
      'La Segunda República',
      'por qué fracasó',
      'Explicaciones de por qué fracasó la Segunda República',
    ],
    [
      ...(['es', 'economics', 'La economía circular', 'qué empleo crea'] as const),
      'La pregunta: «¿Qué empleo crea la economía circular?»',
    ],
  ] as const)('is planned as one: %s, %s, %s, %s', (language, field, title, aspect, heading) => {
    const { headings } = plan({ language, field, title, aspect });
    expect(headings).toContain(heading);
    // No noun is made of a clause: 子ども食堂のなぜ続かないのかの現状.
    expect(headings.join('\n')).not.toMatch(/のなぜ|のかの|的为什么|的老年人愿不愿意/u);
  });

  it('stands in the plan of a kind that was chosen as well, in its introduction and where it is answered', () => {
    const asked = { language: 'en', field: 'management', title: 'Food waste', kind: 'case-study' } as const;
    const { headings } = plan({ ...asked, aspect: 'how staff decide what to throw away' });
    expect(headings[0]).toBe('Introduction: food waste and the question how staff decide what to throw away');
    expect(headings).toContain('How staff decide what to throw away: analysis and judgement');
  });

  it('stands in types with chapters of their own', () => {
    for (const type of ['survey_report', 'proposal', 'literature_review', 'task_book'] as const) {
      const asked = { language: 'zh', field: 'management', title: '社区食堂', aspect: '老年人愿不愿意去' } as const;
      const { headings } = plan({ ...asked, type });
      expect(headings.join('\n')).toContain('“老年人愿不愿意去社区食堂”的分析与判断');
      expect(headings.join('\n')).not.toContain('这一问题的调查');
    }
  });

  it('keeps its object beside it where none of its words is the object', () => {
    const { chapters } = plan({
      ...({ language: 'es', field: 'economics', title: 'El comercio de barrio', aspect: 'por qué cierran' } as const),
    });
    const titles = chapters.map(({ title }) => title);
    expect(titles[0]).toBe('Introducción: la pregunta «Comercio de barrio: ¿por qué cierran?»');
    expect(titles).toContain('Explicaciones de por qué cierran');
    expect(titles[1]).toContain('comercio de barrio');
  });

  it('keeps whom it names', () => {
    const { headings } = plan({
      ...({ language: 'zh', field: 'economics', title: '平台经济', aspect: '对青年就业质量的影响' } as const),
    });
    expect(headings).toContain('平台经济对青年就业质量的影响');
  });

  it('is told of where no heading says it, and no longer once one does', () => {
    const { headings, doubts, chapters } = plan({
      ...({ language: 'en', field: 'interdisciplinary', title: 'Allotments', aspect: 'quality of the soil' } as const),
    });
    expect(headings).toContain('Quality of the soil: analysis and judgement');
    expect(doubts.filter(({ reason }) => reason === 'UNSAID')).toEqual([]);
    const question = { language: 'en', field: 'interdisciplinary', title: 'Allotments' } as const;
    const shown = presentUnderstanding(understandTitle(question));
    const understanding = {
      ...{ ...shown, aspect: 'why people give them up' },
      confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
    };
    const heading = 'Why people give allotments up';
    const unsaid = { reason: 'UNSAID', part: 'aspect', text: heading };
    expect(findDoubts(question, { understanding, chapters })).toEqual([unsaid]);
    const added = [...chapters, { title: heading, summary: '', children: [] }];
    expect(findDoubts(question, { understanding, chapters: added })).toEqual([]);
  });
});
