import type { TitleKind } from '@yanmo/contract/understanding';
import { describe, expect, it } from 'vitest';
import { hasWord } from './has-word.ts';
import { selectEntries } from './select.ts';

describe('choosing entries', () => {
  it('keeps monetary and trade theory out of a paper on rural schools', () => {
    const { theories, chains } = selectEntries('education', 'zh', '乡村教师流失的原因与对策', 1);
    expect(theories.map(({ id }) => id)).toContain('education-equity');
    expect(chains.slice(0, 3).every(({ problem }) => /教师/u.test(problem))).toBe(true);
    const economics = selectEntries('economics', 'zh', '农村义务教育投入', 1);
    expect(economics.theories.map(({ id }) => id)).not.toContain('comparative-advantage');
    expect(economics.theories.map(({ id }) => id)).not.toContain('financial-deepening');
  });

  it('calls for a theory by its own words only, and for none where no theory has its place', () => {
    const theoriesOf = (title: string): string[] =>
      selectEntries('management', 'zh', title, 1).theories.map(({ id }) => id);
    expect(theoriesOf('制造企业数字化转型的路径研究')).not.toContain('two-factor');
    expect(theoriesOf('知识型员工激励机制研究')).toContain('two-factor');
    expect(selectEntries('science', 'zh', '黄金分割的若干性质', 1).theories).toEqual([]);
  });

  it('leaves out methods that cannot serve the kind of paper', () => {
    const methodsOf = (kind: TitleKind): string[] =>
      selectEntries('management', 'en', 'Employee turnover in small firms with one owner', 1, {
        paper: kind,
      }).methods.map(({ id }) => id);
    expect(methodsOf('relation-test')).toContain('survey-sem');
    expect(methodsOf('relation-test')).not.toContain('case-interview');
    expect(methodsOf('case-study')).toContain('case-interview');
    expect(methodsOf('text-interpretation')).toEqual([]);
  });

  it('names nobody who acts on another side of the subject only', () => {
    const actorsOf = (title: string): string[] =>
      selectEntries('management', 'zh', title, 1, { isStrict: true }).institutions.map(({ term }) => term);
    const ofVillages = actorsOf('农村电商物流配送的问题与对策研究');
    expect(ofVillages.length).toBeGreaterThan(2);
    expect(ofVillages).not.toContain('勤工助学的学生');
    expect(actorsOf('高校快递配送的问题与对策研究')).toContain('勤工助学的学生');
  });

  it('does not take a short word for a part of another', () => {
    const withCar = selectEntries('engineering', 'en', 'carpet sorting', 1);
    expect(withCar.theories.map(({ id }) => id)).not.toContain('control-theory');
    expect(hasWord('two cars', 'car')).toBe(true);
    expect(hasWord('carpet sorting in healthcare', 'car')).toBe(false);
    expect(hasWord('healthcare by car', 'car')).toBe(true);
    expect(hasWord('ai教育的伦理', 'AI')).toBe(true);
    expect(hasWord('nursing homes', 'nurs*')).toBe(true);
    expect(hasWord('manufacturing', 'manufactur')).toBe(true);
  });
});
