import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { understandTitle } from '../../../../understanding/understand-title.ts';
import { writeOutlineAtOnce } from '../write-outline.ts';
import { asksDegree, closeMarks, isTornName, isUnclosed } from './torn-names.ts';

const read = (title: string, language: Language, field: Field) => understandTitle({ title, language, field });

const headings = (title: string, language: Language, field: Field): string[] => {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  return chapters.flatMap((chapter) => [
    chapter.title,
    ...chapter.children.flatMap((child) => [child.title, ...child.children.map((below) => below.title)]),
  ]);
};

describe('pieces of a title that are no names', () => {
  it('sees marks that are opened and not closed', () => {
    expect(isUnclosed('Genre and Tradition Behind "an Artist')).toBe(true);
    expect(isUnclosed('禁止生物武器公约》的履约')).toBe(true);
    expect(isUnclosed('la pregunta «¿Tenemos deberes?»')).toBe(false);
    expect(isUnclosed('the workers’ strike')).toBe(false);
    expect(isUnclosed('『それから')).toBe(true);
  });

  it('gives a span of the title its marks back', () => {
    expect(closeMarks('禁止生物武器公约》的履约', '论《禁止生物武器公约》的履约困境')).toBe(
      '《禁止生物武器公约》的履约',
    );
    expect(closeMarks('silence', 'Silence in "Beloved"')).toBe('silence');
  });

  it('does not trust a name that ends in the middle or that the title does not hold', () => {
    const question = 'Do We Owe Loyalty to Our Employers?';
    expect(isTornName(read(question, 'en', 'philosophy'))).toBe(true);
    expect(isTornName({ ...read('社区居民参与的困境与对策', 'zh', 'law'), object: '社区居民参与' })).toBe(false);
    expect(isTornName({ ...read('课后服务的困境', 'zh', 'education'), object: '课后服务的' })).toBe(true);
    expect(isTornName({ ...read('La huelga de 1896', 'es', 'history'), object: 'huelga de' })).toBe(true);
    expect(isTornName({ ...read('若者の政治参加', 'ja', 'law'), object: '若者における' })).toBe(true);
  });

  it('hears whether the degree is asked for', () => {
    expect(asksDegree(read('Why Did the Guilds Accept Women So Early?', 'en', 'history'))).toBe(true);
    expect(asksDegree(read('¿Por qué abolió Cuba la esclavitud tan tarde?', 'es', 'history'))).toBe(true);
    expect(asksDegree(read('Why Did the League Fail?', 'en', 'history'))).toBe(false);
  });
});

describe('headings', () => {
  it('hold the name of a work whole', () => {
    const found = headings('Memory in W. G. Sebald\'s "The Rings of Saturn"', 'en', 'literature');
    expect(found.filter(isUnclosed)).toEqual([]);
    expect(found.some((heading) => /"the Rings/u.test(heading))).toBe(false);
  });

  it('put a question as it was put, where its degree is what is asked', () => {
    const found = headings('Why Did the Dutch Guilds Accept Women So Early? 1600–1700', 'en', 'history');
    expect(found.some((heading) => heading.includes('“Why Did the Dutch Guilds Accept Women So Early?”'))).toBe(true);
    expect(found.some((heading) => /Acceptance of Women Early/u.test(heading))).toBe(false);
  });

  it('keep the second name of a species small and the first word of a sentence without its capital', () => {
    const science = headings('Effect of Light Intensity on the Swimming Speed of Artemia salina', 'en', 'science');
    expect(science.some((heading) => heading.includes('Artemia salina'))).toBe(true);
    expect(science.some((heading) => heading.includes('Salina'))).toBe(false);
    const cohort = headings('Shift-related fatigue and falls among ward nurses: a cohort study', 'en', 'medicine');
    expect(cohort.some((heading) => / Shift-related/u.test(heading))).toBe(false);
  });

  it('name both answers that a title offers', () => {
    const found = headings(
      'Strategic Lawsuits: Legitimate Defence of Reputation or an Attack on Public Participation?',
      'en',
      'law',
    );
    expect(found).toContain('Strategic Lawsuits as an Attack on Public Participation');
    expect(found).toContain('Strategic Lawsuits as Legitimate Defence of Reputation');
  });
});
