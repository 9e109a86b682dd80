import type { Localized } from '@yanmo/contract/languages';
import { Title } from '@yanmo/contract/outlines';
import { z } from 'zod';
import type { TitleRequest, TitleSuggestion } from '../../engine.ts';
import { answerLine, isPlausiblyIn } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';
import { typeShapes } from './paper-kinds.ts';

export const titlesPrompt = { name: 'titles', version: 1 } as const;

const titleCount = 5;

interface TitleTexts {
  task(field: string, type: string): string;
  nothingGiven: string;
}

const texts: Localized<TitleTexts> = {
  zh: {
    task: (field, type) => `请为${field}方向拟 ${titleCount} 个论文题目，文体为${type}
结合资料中的关键词和想法；资料与论文无关时，按学科方向自行选题。
题目的要求：
1. 写清研究对象、研究的方面和情境（时间、地区、行业或文本），不写“浅谈”“若干问题研究”之类的空话；
2. 学生在一个学期内凭公开资料能够完成，不依赖内部数据；
3. ${titleCount} 个题目的切入点各不相同，例如影响、对策、比较、设计、演变；
4. 每个题目 12 到 30 个字。reason 用一句话说明它为什么值得写、资料从哪里来。
输出结构：{"titles":[{"title":"…","reason":"…"}]}，恰好 ${titleCount} 项。`,
    nothingGiven: '（未填写）',
  },
  en: {
    task: (field, type) => `Propose ${titleCount} paper titles in ${field} for ${type}
Use the keywords and ideas in the data; where they have nothing to do with a paper, choose topics from the field yourself.
A title must:
1. name its object, the aspect studied and the setting (time, place, industry or text), without empty phrases such as "some thoughts on";
2. be feasible within a term from public sources, without internal data;
3. differ from the others in approach: an effect, measures, a comparison, a design, a development;
4. have 8 to 20 words. The reason says in one sentence why it is worth writing and where material is found.
Structure: {"titles":[{"title":"…","reason":"…"}]}, exactly ${titleCount} entries.`,
    nothingGiven: '(nothing given)',
  },
  es: {
    task: (field, type) => `Propón ${titleCount} títulos en ${field} para ${type}
Usa las palabras clave y las ideas de los datos; si no guardan relación con un trabajo, elige tú los temas del área.
Cada título debe:
1. nombrar el objeto, el aspecto estudiado y el contexto (época, lugar, sector o texto), sin fórmulas vacías como «algunas reflexiones sobre»;
2. poder realizarse en un semestre con fuentes públicas, sin datos internos;
3. distinguirse de los demás por su enfoque: un efecto, medidas, una comparación, un diseño, una evolución;
4. tener de 8 a 22 palabras. El campo reason explica en una frase por qué merece la pena y dónde hay material.
Estructura: {"titles":[{"title":"…","reason":"…"}]}, exactamente ${titleCount} elementos.`,
    nothingGiven: '(sin indicar)',
  },
  ja: {
    task: (field, type) => `${field}の分野で論文の題目を ${titleCount} 件提案してください。種類は${type}
資料のキーワードと考えを生かしてください。資料が論文と関係ない場合は、分野から自分で題目を選びます。
題目の条件：
1. 研究対象、扱う側面、状況（時期、地域、業界、作品）を示し、「一考察」のような空疎な言い方を避けること；
2. 一学期のうちに公開資料だけで取り組め、内部データに頼らないこと；
3. ${titleCount} 件の切り口が互いに異なること（影響、対策、比較、設計、変遷など）；
4. 15 字から 40 字程度。reason には、取り組む価値と資料のありかを一文で書きます。
構造：{"titles":[{"title":"…","reason":"…"}]}、ちょうど ${titleCount} 件。`,
    nothingGiven: '（記入なし）',
  },
};

const shape = {
  name: 'titles',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['titles'],
    properties: {
      titles: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['title', 'reason'],
          properties: { title: { type: 'string' }, reason: { type: 'string' } },
        },
      },
    },
  },
};

export function askForTitles(request: TitleRequest): ListQuestion<TitleSuggestion> {
  const { field, type, language } = request;
  const { task, nothingGiven } = texts[language];
  const keywords = request.keywords.join('\n') || nothingGiven;
  const hint = request.hint || nothingGiven;
  const fence = new Fence([keywords, hint]);
  return {
    promptName: titlesPrompt.name,
    promptVersion: titlesPrompt.version,
    language,
    input: { field, type, language, keywords: request.keywords, hint: request.hint },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: titlesPrompt.name, language, type, field }),
          fence.wrap('keywords', keywords),
          fence.wrap('hint', hint),
          task(fieldNames[field][language], typeShapes[type][language]),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'titles',
    entry: z
      .object({ title: answerLine(200).pipe(Title), reason: answerLine(400) })
      .refine(({ title, reason }) => isPlausiblyIn(language, `${title} ${reason}`), `is not written in ${language}`),
    identify: ({ title }) => title,
    minimum: titleCount,
    maximum: titleCount,
  };
}
