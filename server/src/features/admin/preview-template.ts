import type { Language } from '@yanmo/contract/languages';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';
import type { DocumentWriter } from '../../documents/document-writer.ts';
import { sampleDocument } from '../../documents/samples/sample-document.ts';
import { defaultTemplates } from '../../documents/templates/default-templates.ts';
import { AppError } from '../../platform/app-error.ts';
import { listTemplateFaults, schoolOfBase, templateOfSchool } from '../settings/service.ts';

/** A school's template before it is saved: what it begins with, and the pages that it makes. */
export function createPreviewTemplate(documents: Pick<DocumentWriter, 'writePdf'>) {
  return {
    listBases: (shownIn: Language) => defaultTemplates.map((template) => schoolOfBase(template, shownIn)),

    /** A thesis with every kind of block, as PDF. AppError invalid_fields where no page could be written. */
    async preview(school: SchoolTemplate): Promise<Uint8Array> {
      const fields = listTemplateFaults(school).map(({ path, key }) => ({
        path: ['template', ...path].join('.'),
        message: key,
      }));
      if (fields.length > 0) throw new AppError('invalid_fields', {}, { fields });
      const template = templateOfSchool(school);
      return await documents.writePdf(sampleDocument('thesis', template), template);
    },
  };
}
