import type { Language } from '@yanmo/contract/languages';
import { type PrintedStyle, printedStyles } from '@yanmo/contract/orders';
import { getDefaultTemplate, listTemplates } from '../../../documents/templates/templates.ts';
import { AppError } from '../../../platform/app-error.ts';
import { defaultStyles } from '../paper-basis.ts';

/** How a paper is set. */
export interface PaperFormat {
  templateId: string;
  citationStyle: PrintedStyle;
}

/** The first of each is what schools of the language usually ask for. */
export function listOptions(language: Language, shownIn: Language) {
  const own = defaultStyles[language];
  return {
    templates: listTemplates(language).map(({ id, name }) => ({ id, name: name[shownIn] })),
    styles: [own, ...printedStyles.filter((style) => style !== own)],
  };
}

/** What was asked for, where it fits the language, and the usual for the rest. AppError invalid_fields. */
export function chooseFormat(
  language: Language,
  asked: { templateId?: string | undefined; citationStyle?: PrintedStyle | undefined },
): PaperFormat {
  const templateId = asked.templateId ?? getDefaultTemplate(language).id;
  if (!listTemplates(language).some(({ id }) => id === templateId)) {
    throw new AppError('invalid_fields', {}, { fields: [{ path: 'template_id', message: 'not_an_option' }] });
  }
  return { templateId, citationStyle: asked.citationStyle ?? defaultStyles[language] };
}
