import type { Field, PaperType } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import type { DraftChapter } from '../../engine.ts';
import { findMove } from '../paper/find-move.ts';
import { writeOutlineAtOnce } from './write-outline.ts';

const flatten = (chapters: readonly DraftChapter[]): string[] =>
  chapters.flatMap(({ title, children }) => [title, ...flatten(children)]);

function plan(language: Language, field: Field, title: string, type: PaperType = 'thesis') {
  return writeOutlineAtOnce({
    ...{ title, language, type, field, level: 'UNDERGRADUATE', wordCount: type === 'thesis' ? 12_000 : 3_000 },
    ...{ keywords: [], works: [], extraRequirements: '', variant: 0 },
  });
}

const count = (text: string, part: string): number => text.split(part).length - 1;

describe('the work that is read', () => {
  it.each([
    ['zh', '《红楼梦》中的饮食描写', '《红楼梦》中的饮食描写', '《红楼梦》'],
    ['zh', '余华《活着》中的苦难叙事', '余华《活着》中的苦难叙事', '《活着》'],
    ['ja', '川端康成『雪国』における色彩表現', '『雪国』における色彩表現', '『雪国』'],
    ['es', 'El realismo mágico en Cien años de soledad', 'realismo mágico en Cien años', 'Cien años de soledad'],
    ['en', 'Food in The Great Gatsby', 'Food in The Great Gatsby', 'The Great Gatsby'],
  ] as const)(
    'is named in full once, once in a chapter, and by its side below: %s, %s',
    (language, title, full, work) => {
      for (const type of ['thesis', 'course_paper'] as const) {
        const chapters = plan(language, 'literature', title, type);
        const headings = chapters.map((chapter) => chapter.title);
        expect(headings[0]).toContain(full);
        if (language === 'zh' || language === 'ja') expect(count(headings.join('\n'), full)).toBe(1);
        for (const { title: heading, children } of chapters) {
          const below = flatten(children).join('\n');
          expect(below).not.toContain(full);
          if (heading.includes(work) && language !== 'ja') expect(count(below, work)).toBeLessThanOrEqual(1);
        }
        // The writer of the paper still knows what every heading was worded for.
        const unknown = chapters
          .flatMap((chapter) => [chapter, ...chapter.children])
          .filter((heading) => findMove(heading.title, heading.summary, language) === null);
        expect(unknown.map((heading) => heading.title)).toEqual([]);
      }
    },
  );

  it('is one of two that are compared, and stands for both nowhere', () => {
    const chapters = plan('zh', 'literature', '《呼啸山庄》与《简·爱》女性意识比较');
    const ofOne = chapters.filter(({ title }) => title.includes('呼啸山庄') !== title.includes('简·爱'));
    expect(ofOne.map(({ title }) => title)).toEqual(['《呼啸山庄》中的女性意识', '《简·爱》中的女性意识']);
  });

  it.each([
    ['Madness in Jane Eyre and Wide Sargasso Sea', 'Madness in Jane Eyre'],
    ['Ambition in Macbeth and Julius Caesar', 'Ambition in Julius Caesar'],
  ])('may be called by whom it is about: %s', (title, chapter) => {
    const headings = flatten(plan('en', 'literature', title));
    expect(headings).toContain(chapter);
    expect(headings.join('\n')).not.toContain('Writings');
  });

  it('has a brief name in its later chapters', () => {
    const headings = flatten(plan('zh', 'literature', '《红楼梦》中的饮食描写'));
    expect(headings).toContain('《红楼梦》饮食描写的意义');
    expect(headings).toContain('人物言行中的饮食描写');
  });
});

describe('a role that is asked of what stands between', () => {
  it.each([
    [
      'zh',
      'education',
      '父母教养方式的影响：情绪调节的中介作用',
      /情绪调节.*(?:中介|间接|传导)/u,
      '父母教养方式的中介作用',
    ],
    ['ja', 'education', '養育態度の影響：感情調整の媒介効果', /感情調整を介した/u, '養育態度の媒介'],
    [
      ...(['en', 'education', 'Effects of Parenting Style: The Mediating Role of Emotion Regulation'] as const),
      ...[/emotion regulation (?:as|in)/iu, 'role of parenting style'],
    ],
    [
      ...([
        'es',
        'education',
        'La influencia del estilo parental: el papel mediador de la regulación emocional',
      ] as const),
      ...[/la regulación emocional como/iu, 'papel mediador del estilo parental'],
    ],
  ] as [Language, Field, string, RegExp, string][])(
    'is its own, and none of the cause: %s',
    (language, field, title, role, wrong) => {
      const headings = flatten(plan(language, field, title)).join('\n');
      expect(headings).toMatch(role);
      expect(headings.toLowerCase()).not.toContain(wrong);
      // Nobody reads a policy into the regulation of emotions.
      expect(headings).not.toMatch(/policy|política/iu);
    },
  );

  it('is tested on what the title names beside the cause', () => {
    const headings = flatten(plan('zh', 'management', '变革型领导与员工创新：心理资本的调节作用')).join('\n');
    expect(headings).toContain('变革型领导影响员工创新');
    expect(headings).toContain('心理资本');
  });
});
