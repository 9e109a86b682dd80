import type { Language } from '@yanmo/contract/languages';
import type { Chapter } from '../blocks.ts';
import { formatBibliography } from '../citations/citations.ts';
import type { DocumentInput, DocumentType, ReferenceEntry } from '../document.ts';
import type { Template } from '../templates/template.ts';
import { SampleBlocks } from './sample-blocks.ts';
import { sampleEn } from './sample-en.ts';
import { sampleEs } from './sample-es.ts';
import { sampleJa } from './sample-ja.ts';
import { SampleText } from './sample-text.ts';
import type { SampleWords } from './sample-words.ts';
import { sampleWorks } from './sample-works.ts';
import { sampleZh } from './sample-zh.ts';

const words: Readonly<Record<Language, SampleWords>> = { zh: sampleZh, en: sampleEn, es: sampleEs, ja: sampleJa };

/** A document of the type in the template's language that uses every block, for looking at and for tests. */
export function sampleDocument(type: DocumentType, template: Template): DocumentInput {
  const { language } = template;
  const own = words[language];
  const style = language === 'zh' || language === 'ja' ? 'gbt7714-2025' : 'apa';
  const text = new SampleText(style, sampleWorks, language);
  const blocks = new SampleBlocks(own, text);
  const chapters = chaptersOf(type, blocks);
  const bears = (part: string): boolean => template.forms[type].parts.includes(part as never);
  const hasThesis = chapters.some(({ id }) => id === 'design');
  const cited = new Set(
    JSON.stringify(chapters)
      .match(/"works":\[[^\]]*\]/gu)
      ?.join(' ')
      .match(/\w+\d{4}/gu),
  );
  return {
    type,
    language,
    templateId: template.id,
    title: type === 'questionnaire' ? own.appendix.title : own.title,
    ...(type === 'questionnaire' ? {} : { subtitle: own.subtitle }),
    cover: own.cover,
    abstracts: bears('abstracts')
      ? [
          {
            language,
            paragraphs: own.abstract.map((paragraph) => text.runs(paragraph)),
            keywords: own.keywords,
          },
          ...(own.english
            ? [
                {
                  language: 'en' as const,
                  title: own.english.title,
                  paragraphs: own.english.abstract.map((paragraph) => text.runs(paragraph)),
                  keywords: own.english.keywords,
                },
              ]
            : []),
        ]
      : [],
    chapters,
    references: cited.size > 0 && bears('references') ? referencesOf(style, language) : [],
    appendices: hasThesis ? [blocks.appendix()] : [],
    acknowledgements: type === 'thesis' ? own.thanks.map((paragraph) => text.runs(paragraph)) : [],
    aiLabel: { produceId: `sample-${type}-${template.id}`, isGenerated: type !== 'certificate' },
  };
}

function chaptersOf(type: DocumentType, blocks: SampleBlocks): Chapter[] {
  switch (type) {
    case 'thesis':
    case 'survey_report':
    case 'course_paper':
    case 'literature_review':
    case 'journal_article':
      return [blocks.introduction(), blocks.review(), blocks.design(), blocks.conclusion(type !== 'thesis')];
    case 'proposal':
      return [blocks.introduction(), blocks.review(), blocks.design(), blocks.schedule()];
    case 'task_book':
      return [blocks.purpose(), blocks.schedule()];
    case 'questionnaire':
      return [blocks.questionnaireChapter()];
    case 'similarity_report':
      return blocks.similarity();
    case 'rewrite_report':
      return [blocks.rewrite()];
    case 'certificate':
    case 'ai_statement':
      return [blocks.certificate()];
  }
}

function referencesOf(style: 'gbt7714-2025' | 'apa', language: Language): ReferenceEntry[] {
  return formatBibliography(style, sampleWorks, { language }).map(({ id, label, runs }) => ({
    id,
    label,
    runs: runs.map(({ text, italic }) => ({ kind: 'text', text, ...(italic ? { italic } : {}) })),
  }));
}
