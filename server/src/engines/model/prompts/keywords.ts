import type { Localized } from '@yanmo/contract/languages';
import type { KeywordRequest } from '../../engine.ts';
import { answerLine } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';

export const keywordsPrompt = { name: 'keywords', version: 1 } as const;

const minimum = 4;
const maximum = 8;

const texts: Localized<(field: string) => string> = {
  zh: (field) => `请为上面题目的${field}论文提出 ${minimum} 到 ${maximum} 个关键词，用来检索文献并确定提纲的重点。
先给题目中的研究对象和研究方面，再给所用的理论、方法或关键概念；用学科通行的术语，每个 2 到 12 个字，不用整句，不用“研究”“分析”“对策”这类无检索价值的词。
输出结构：{"keywords":["…"]}`,
  en: (
    field,
  ) => `Propose ${minimum} to ${maximum} keywords for the ${field} paper titled above, for the search of literature and the focus of the outline.
Begin with the object and the aspect in the title, then theories, methods or key concepts. Use the terms of the discipline, one to four words each; no sentences, and no words without value in a search such as "study" or "analysis".
Structure: {"keywords":["…"]}`,
  es: (
    field,
  ) => `Propón de ${minimum} a ${maximum} palabras clave para el trabajo de ${field} con el título anterior; sirven para buscar bibliografía y centrar el esquema.
Empieza por el objeto y el aspecto del título y sigue con teorías, métodos o conceptos. Usa los términos de la disciplina, de una a cuatro palabras; sin frases ni voces sin valor de búsqueda como «estudio» o «análisis».
Estructura: {"keywords":["…"]}`,
  ja: (
    field,
  ) => `上の題目の${field}論文について、文献検索とアウトラインの重点に使うキーワードを ${minimum} から ${maximum} 個提案してください。
まず題目の対象と側面、次に理論・方法・主要概念を挙げます。分野で通用する用語を使い、それぞれ 2 字から 15 字程度とし、文や、「研究」「分析」のように検索の役に立たない語は避けます。
構造：{"keywords":["…"]}`,
};

const shape = {
  name: 'keywords',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['keywords'],
    properties: { keywords: { type: 'array', items: { type: 'string' } } },
  },
};

export function askForKeywords(request: KeywordRequest): ListQuestion<string> {
  const { title, language, type, field, level } = request;
  const fence = new Fence([title]);
  return {
    promptName: keywordsPrompt.name,
    promptVersion: keywordsPrompt.version,
    language,
    input: { title, language, type, field, level },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: keywordsPrompt.name, language, type, level, field }),
          fence.wrap('title', title),
          texts[language](fieldNames[field][language]),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'keywords',
    entry: answerLine(40),
    identify: (keyword) => keyword.toLocaleLowerCase(),
    minimum,
    maximum,
  };
}
