import type { Language } from '@yanmo/contract/languages';
import { textHeightMm, textWidthMm } from '../layout/measures.ts';
import { defaultTemplates } from './default-templates.ts';
import { Template, type TemplateInput, TemplateInvalid } from './template.ts';

export type { Template } from './template.ts';
export { TemplateInvalid } from './template.ts';

/** Those of a language; the first is its default. */
export const listTemplates = (language: Language): readonly Template[] =>
  defaultTemplates.filter((template) => template.language === language);

export const findTemplate = (id: string): Template | null =>
  defaultTemplates.find((template) => template.id === id) ?? null;

export function getDefaultTemplate(language: Language): Template {
  const [template] = listTemplates(language);
  if (!template) throw new Error(`no template is shipped for ${language}`);
  return template;
}

/** Room for some twenty characters of Chinese and as many lines; less is a slip of the keyboard. */
const leastTextMm = { width: 80, height: 120 };

/** An operator's edit, checked as a whole: throws TemplateInvalid with every problem and where it lies. */
export function parseTemplate(input: TemplateInput): Template {
  const parsed = Template.safeParse(input);
  if (!parsed.success) {
    throw new TemplateInvalid(
      parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.') || 'template', message })),
    );
  }
  const problems = findPageProblems(parsed.data);
  if (problems.length > 0) throw new TemplateInvalid(problems);
  return parsed.data;
}

function findPageProblems(template: Template): { path: string; message: string }[] {
  const { page, sections } = template;
  const problems: { path: string; message: string }[] = [];
  const add = (path: string, message: string): void => {
    problems.push({ path, message });
  };
  if (textWidthMm(template) < leastTextMm.width) {
    add('page.marginsMm', `the margins leave ${textWidthMm(template)} mm of width; ${leastTextMm.width} are needed`);
  }
  if (textHeightMm(template) < leastTextMm.height) {
    add('page.marginsMm', `the margins leave ${textHeightMm(template)} mm of height; ${leastTextMm.height} are needed`);
  }
  if (page.headerMm >= page.marginsMm.top) add('page.headerMm', 'the header would stand in the text');
  if (page.footerMm >= page.marginsMm.bottom) add('page.footerMm', 'the footer would stand in the text');
  for (const [name, section] of Object.entries(sections)) {
    const { style, pattern } = section.pageNumber;
    if (style !== 'none' && !pattern.includes('{page}')) {
      add(`sections.${name}.pageNumber.pattern`, 'a page number needs {page}');
    }
  }
  for (const [name, numbering] of Object.entries(template.numberings)) {
    for (const [index, level] of numbering.levels.entries()) {
      if (!level.pattern.includes(`%${index + 1}`)) {
        add(
          `numberings.${name}.levels.${index}.pattern`,
          `level ${index + 1} does not show its own number, %${index + 1}`,
        );
      }
      if (Math.max(...levelsIn(level.pattern)) > index + 1) {
        add(`numberings.${name}.levels.${index}.pattern`, 'a heading cannot show the number of one below it');
      }
    }
  }
  return problems;
}

const levelsIn = (pattern: string): number[] => [...pattern.matchAll(/%([1-4])/gu)].map((match) => Number(match[1]));
