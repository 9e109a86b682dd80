import type { FieldMessageKey } from '@yanmo/contract/field-messages';
import type { Language } from '@yanmo/contract/languages';
import { SchoolTemplate, schoolTemplatesMaximum } from '@yanmo/contract/school-templates';
import { z } from 'zod';
import { styleChoicesOf, stylesOf } from '../../documents/templates/default-templates.ts';
import { formsFor } from '../../documents/templates/forms.ts';
import { findTemplate, parseTemplate, type Template, TemplateInvalid } from '../../documents/templates/templates.ts';

/** The whole template; throws TemplateInvalid where its page could not be written. */
export function templateOfSchool(school: SchoolTemplate): Template {
  const base = findTemplate(school.base);
  if (!base) throw new TemplateInvalid([{ path: 'base', message: 'no such template is shipped' }]);
  const { left, centre, right, has_rule: hasRule } = school.header;
  const isBare = `${left}${centre}${right}` === '' && !hasRule;
  const section = { header: isBare ? null : { left, centre, right, hasRule }, pageNumber: { ...school.page_number } };
  return parseTemplate({
    ...base,
    id: school.id,
    name: { zh: school.name, en: school.name, es: school.name, ja: school.name },
    page: {
      ...base.page,
      marginsMm: school.margins_mm,
      gutterMm: school.gutter_mm,
      headerMm: school.header_mm,
      footerMm: school.footer_mm,
    },
    ...stylesOf({
      ...styleChoicesOf(base.id),
      bodyPt: school.body_pt,
      line: school.line,
      firstLineChars: school.first_line_chars,
      headingPt: school.heading_pt,
      headingFont: school.heading_font,
      headingBold: school.heading_bold,
      chapterAlign: school.chapter_align,
    }),
    sections: {
      cover: base.sections.cover,
      // What stands before the chapters is counted as the shipped template counts it.
      front: { header: section.header, pageNumber: base.sections.front.pageNumber },
      body: section,
    },
    forms: formsFor(base.language, school.numbering),
  });
}

/** As the form of a school's template begins. */
export function schoolOfBase({ id, language, name, page, sections, forms }: Template, shownIn: Language) {
  const { bodyPt, line, firstLineChars, headingPt, headingFont, headingBold, chapterAlign } = styleChoicesOf(id);
  const { header, pageNumber } = sections.body;
  return {
    ...{ base: id, language, name: name[shownIn], margins_mm: page.marginsMm, gutter_mm: page.gutterMm },
    ...{ header_mm: page.headerMm, footer_mm: page.footerMm, body_pt: bodyPt, line, first_line_chars: firstLineChars },
    heading_pt: [...headingPt] as SchoolTemplate['heading_pt'],
    ...{ heading_font: headingFont, heading_bold: headingBold, numbering: forms.thesis.numbering },
    chapter_align: chapterAlign === 'centre' ? ('centre' as const) : ('left' as const),
    header: {
      ...{ left: header?.left ?? '', centre: header?.centre ?? '', right: header?.right ?? '' },
      has_rule: header?.hasRule ?? false,
    },
    page_number: pageNumber,
  };
}

/** Where a page that could not be written is at fault, and what the operator is told. */
const faults: readonly { of: RegExp; path: string[]; key: FieldMessageKey }[] = [
  { of: /^base$/, path: ['base'], key: 'not_an_option' },
  { of: /^page\.marginsMm/, path: ['margins_mm'], key: 'template_margins' },
  { of: /^page\.headerMm/, path: ['header_mm'], key: 'template_header_in_text' },
  { of: /^page\.footerMm/, path: ['footer_mm'], key: 'template_footer_in_text' },
  { of: /\.pageNumber\./, path: ['page_number', 'pattern'], key: 'template_page_missing' },
];

export interface TemplateFault {
  path: string[];
  key: FieldMessageKey;
}

export function listTemplateFaults(school: SchoolTemplate): TemplateFault[] {
  try {
    templateOfSchool(school);
    return [];
  } catch (error) {
    if (!(error instanceof TemplateInvalid)) throw error;
    return error.problems.map(({ path }) => {
      const found = faults.find(({ of }) => of.test(path));
      return found ? { path: found.path, key: found.key } : { path: [], key: 'invalid' };
    });
  }
}

const Checked = SchoolTemplate.superRefine((school, context) => {
  for (const { path, key } of listTemplateFaults(school)) context.addIssue({ code: 'custom', path, message: key });
});

export const SchoolTemplates = z
  .array(Checked)
  .max(schoolTemplatesMaximum)
  .refine((schools) => new Set(schools.map(({ id }) => id)).size === schools.length, { error: 'template_repeated' });
