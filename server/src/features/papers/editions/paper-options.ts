import type { Language } from '@yanmo/contract/languages';
import { type PrintedStyle, printedStyles } from '@yanmo/contract/orders';
import { getDefaultTemplate } from '../../../documents/templates/templates.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Templates } from '../../settings/service.ts';
import { defaultStyles } from '../paper-basis.ts';

/** How a paper is set. */
export interface PaperFormat {
  templateId: string;
  citationStyle: PrintedStyle;
}

/** The first of each is what schools of the language usually ask for. */
export async function listOptions(
  templates: Templates,
  queryable: Queryable,
  { language, shownIn }: { language: Language; shownIn: Language },
) {
  const own = defaultStyles[language];
  return {
    templates: (await templates.listTemplatesOf(queryable, language)).map(({ id, name }) => ({
      id,
      name: name[shownIn],
    })),
    styles: [own, ...printedStyles.filter((style) => style !== own)],
  };
}

/** What was asked for, where it fits the language, and the usual for the rest. AppError invalid_fields. */
export async function chooseFormat(
  templates: Templates,
  queryable: Queryable,
  language: Language,
  asked: { templateId?: string | undefined; citationStyle?: PrintedStyle | undefined },
): Promise<PaperFormat> {
  const templateId = asked.templateId ?? getDefaultTemplate(language).id;
  if ((await templates.findTemplate(queryable, templateId))?.language !== language) {
    throw new AppError('invalid_fields', {}, { fields: [{ path: 'template_id', message: 'not_an_option' }] });
  }
  return { templateId, citationStyle: asked.citationStyle ?? defaultStyles[language] };
}
