import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import { openContext } from '../write-paper.ts';
import { nearFacts } from './aim.ts';
import { listTold } from './told-fact.ts';

function asideOf(title: string, field: Field, language: Language): string[] {
  const { pool, subject } = openContext(requestPaper({ title, field, language, wordCount: 3_000 }));
  return nearFacts(listTold(pool, []), subject)
    .filter(({ standing }) => standing === 'ASIDE')
    .map(({ term, clause }) => `${term} ${clause}`);
}

describe('another side of a wide subject', () => {
  it('stands beside a title that names one of them', () => {
    expect(asideOf('针灸治疗失眠的疗效观察', 'medicine', 'zh')).toContainEqual(expect.stringContaining('推拿治疗腰椎'));
    expect(asideOf('Cyber Warfare and National Security', 'military', 'en')).toContainEqual(
      expect.stringMatching(/wagner/iu),
    );
  });

  it('takes what names the title’s own side along', () => {
    expect(asideOf('针灸治疗失眠的疗效观察', 'medicine', 'zh')).not.toContainEqual(expect.stringContaining('失眠'));
  });
});
