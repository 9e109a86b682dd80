import { coverFields, type DocumentInput } from '../../../documents/document.ts';
import type { Template } from '../../../documents/templates/templates.ts';

/** A cover shows what its student gave for it, also where the template leaves no line for that: a class on the cover of a thesis. */
export function withGivenFields(
  template: Template,
  { type, cover = {} }: Pick<DocumentInput, 'type' | 'cover'>,
): Template {
  const form = template.forms[type];
  if (!form.parts.includes('cover') || form.coverFields.length === 0) return template;
  const isShown = (field: (typeof coverFields)[number]): boolean =>
    form.coverFields.includes(field) || (field !== 'school' && Boolean(cover[field]));
  const shown = coverFields.filter(isShown);
  if (shown.length === form.coverFields.length) return template;
  return { ...template, forms: { ...template.forms, [type]: { ...form, coverFields: shown } } };
}
