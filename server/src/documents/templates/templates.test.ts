import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { defaultTemplates } from './default-templates.ts';
import { type Template, TemplateInvalid } from './template.ts';
import { getDefaultTemplate, listTemplates, parseTemplate } from './templates.ts';

it.each(defaultTemplates.map((template) => [template.id, template] as const))(
  '%s holds as it is shipped',
  (_, template) => {
    expect(parseTemplate(template)).toEqual(template);
  },
);

it('offers several templates in Chinese and one in each other language, under names of their own', () => {
  expect(listTemplates('zh').length).toBeGreaterThanOrEqual(3);
  for (const language of languages) expect(getDefaultTemplate(language).language).toBe(language);
  for (const language of languages) {
    const names = defaultTemplates.map(({ name }) => name[language]);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe('an operator’s edit is refused with the place of each problem', () => {
  const standard = getDefaultTemplate('zh');
  const problemsOf = (edit: Partial<Template>): string[] => {
    try {
      parseTemplate({ ...standard, ...edit });
      return [];
    } catch (error) {
      if (error instanceof TemplateInvalid) return error.problems.map(({ path, message }) => `${path}: ${message}`);
      throw error;
    }
  };

  it('when the margins leave no room, or header and footer would stand in the text', () => {
    const page = { ...standard.page, marginsMm: { top: 20, bottom: 20, left: 70, right: 70 } };
    expect(problemsOf({ page })).toEqual([
      'page.marginsMm: the margins leave 70 mm of width; 80 are needed',
      'page.headerMm: the header would stand in the text',
      'page.footerMm: the footer would stand in the text',
    ]);
  });

  it('when a heading does not show its own number, or that of one below', () => {
    const chapters = standard.numberings.chapters;
    const levels = chapters.levels.map((level, index) => (index === 1 ? { ...level, pattern: '%1.%3' } : level));
    expect(problemsOf({ numberings: { ...standard.numberings, chapters: { ...chapters, levels } } })).toEqual([
      'numberings.chapters.levels.1.pattern: level 2 does not show its own number, %2',
      'numberings.chapters.levels.1.pattern: a heading cannot show the number of one below it',
    ]);
  });

  it('when a page number shows no page', () => {
    const body = { ...standard.sections.body, pageNumber: { ...standard.sections.body.pageNumber, pattern: '第页' } };
    expect(problemsOf({ sections: { ...standard.sections, body } })).toEqual([
      'sections.body.pageNumber.pattern: a page number needs {page}',
    ]);
  });

  it('when a part stands twice or a font is no name', () => {
    const thesis = { ...standard.forms.thesis, parts: ['cover' as const, 'cover' as const, 'chapters' as const] };
    expect(problemsOf({ forms: { ...standard.forms, thesis } })).toEqual(['forms.thesis.parts: a part stands twice']);
    const serif = { eastAsian: 'SimSun"/><w:x', latin: 'Times New Roman' };
    expect(problemsOf({ fonts: { ...standard.fonts, serif } })[0]).toContain('fonts.serif.eastAsian');
  });
});
