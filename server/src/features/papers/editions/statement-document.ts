import type { Language, Localized } from '@yanmo/contract/languages';
import { plainRun } from '../../../documents/blocks.ts';
import type { DocumentInput } from '../../../documents/document.ts';
import type { Template } from '../../../documents/templates/templates.ts';
import type { Statement } from './ai-statement.ts';

/** The sheet's own title names it already. */
const headings: Localized = {
  zh: '写作经过',
  en: 'How the paper was written',
  es: 'Cómo se redactó el trabajo',
  ja: '執筆の経過',
};

/** The AI-use statement on a sheet of its own, with lines to sign: many schools ask for it apart from the paper. */
export function statementDocument(
  paper: { id: string; title: string; language: Language },
  statement: Statement,
  template: Template,
): DocumentInput {
  const rule = '_'.repeat(24);
  return {
    type: 'ai_statement',
    language: paper.language,
    templateId: template.id,
    title: paper.title,
    chapters: [
      {
        id: 'statement',
        title: [plainRun(headings[paper.language])],
        isNumbered: false,
        blocks: [
          ...statement.paragraphs.map((text, index) => ({
            kind: 'paragraph' as const,
            id: `statement-${index + 1}`,
            look: 'body' as const,
            runs: [plainRun(text)],
          })),
          ...template.texts.signatures.map((label, index) => ({
            kind: 'paragraph' as const,
            id: `signature-${index + 1}`,
            look: 'plain' as const,
            runs: [plainRun(`${label}${rule}`)],
          })),
        ],
      },
    ],
    aiLabel: { produceId: paper.id },
  };
}
