import type { Language } from '@yanmo/contract/languages';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';
import { defaultTemplates } from '../../documents/templates/default-templates.ts';
import * as shipped from '../../documents/templates/templates.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { templateOfSchool } from './school-templates.ts';

interface SchoolSettings {
  readSetting(queryable: Queryable, key: 'school_templates'): Promise<readonly SchoolTemplate[]>;
}

export type Templates = ReturnType<typeof createTemplates>;

/** The templates that papers are set in: those that are shipped, and those of schools. */
export function createTemplates(settings: SchoolSettings) {
  const listSchools = async (queryable: Queryable) => await settings.readSetting(queryable, 'school_templates');

  async function findTemplate(queryable: Queryable, id: string): Promise<shipped.Template | null> {
    const found = shipped.findTemplate(id);
    if (found || !id.startsWith('school-')) return found;
    const school = (await listSchools(queryable)).find((one) => one.id === id);
    return school ? templateOfSchool(school) : null;
  }

  const listTemplates = async (queryable: Queryable): Promise<shipped.Template[]> => [
    ...defaultTemplates,
    ...(await listSchools(queryable)).map(templateOfSchool),
  ];

  return {
    findTemplate,

    /** One that is gone gives way to the usual one of the language. */
    getTemplate: async (queryable: Queryable, id: string, language: Language): Promise<shipped.Template> =>
      (await findTemplate(queryable, id)) ?? shipped.getDefaultTemplate(language),

    listTemplates,

    /** Those of a language; the first is its default. */
    listTemplatesOf: async (queryable: Queryable, language: Language): Promise<shipped.Template[]> =>
      (await listTemplates(queryable)).filter((template) => template.language === language),
  };
}
