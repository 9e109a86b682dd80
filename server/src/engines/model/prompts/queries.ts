import { Language, type Localized } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { WorkQueriesRequest, WorkQuery } from '../../engine.ts';
import { answerLine, isPlausiblyIn } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { fieldNames, groundRules } from './ground-rules.ts';
import { composePrompt } from './paper/compose.ts';

export const queriesPrompt = { name: 'queries', version: 1 } as const;

const queryKinds = ['WHOLE', 'ASPECT', 'METHOD'] as const;
/** An index takes some words and no sentence. */
const longestQuery = 120;
const maximum = 16;

export interface GivenQuery extends WorkQuery {
  kind: (typeof queryKinds)[number];
  /** The chapter that it serves; empty where it serves the whole, or one that does not exist. */
  chapter: string;
}

const structure = (language: Language): string =>
  `{"queries":[{"language":"${language}","kind":"WHOLE","chapter":"","text":"…"},{"language":"en","kind":"WHOLE","chapter":"","text":"…"}]}`;

const tasks: Localized<(field: string) => string> = {
  zh: (field) => `请为上面题目的${field}论文拟出检索文献用的检索词，每条可以直接输入文献数据库。
kind 为 WHOLE 的检索词概括整篇论文：研究对象加上要回答的问题，中文一条、英文一条，英文用本学科在英文文献中通行的说法。
kind 为 ASPECT 的检索词各查一个方面（相关理论、同类研究、原因、后果、对策等），中英文都要；有 chapters 时每章一到两条，chapter 填该章的编号，如 C2，没有就留空。
kind 为 METHOD 的检索词只写论文要用的研究方法的名称，没有就不写。
每条 2 到 8 个词，只写名词性术语，词与词之间用空格隔开；不写整句，不写“研究”“分析”“浅谈”这类无检索价值的词，不写作者、刊名和网址。language 填 zh 或 en。共 4 到 12 条。
输出结构：${structure('zh')}`,
  en: (
    field,
  ) => `Write queries that find literature for the ${field} paper titled above; each goes into an index as it is.
A query of kind WHOLE covers the paper: what is studied together with what is asked of it. One is enough.
Queries of kind ASPECT look for one side of it each (theories, studies of the same matter, causes, consequences, remedies); where chapters are given, one or two for each, with its number such as C2 as chapter, else empty.
A query of kind METHOD is the name of a method that the paper uses, and nothing else; leave it out where there is none.
Two to eight words each, terms of the discipline and no sentences; no words without value in a search such as "study" or "analysis", no authors, journals or addresses. language is en. 4 to 12 queries in all.
Structure: ${structure('en')}`,
  es: (
    field,
  ) => `Escribe consultas para buscar bibliografía del trabajo de ${field} con el título anterior; cada una va tal cual a un índice.
La de kind WHOLE abarca el trabajo: lo que se estudia y lo que se pregunta de ello; una en español y otra en inglés, con los términos habituales en la bibliografía inglesa.
Las de kind ASPECT buscan un lado cada una (teorías, estudios del mismo asunto, causas, consecuencias, medidas), en español y en inglés; si hay chapters, una o dos por capítulo, con su número, como C2, en chapter; si no, vacío.
La de kind METHOD es el nombre de un método que usa el trabajo y nada más; si no hay, no la pongas.
De dos a ocho palabras cada una, términos de la disciplina y no frases; sin voces sin valor de búsqueda como «estudio» o «análisis», sin autores, revistas ni direcciones. language es es o en. De 4 a 12 consultas.
Estructura: ${structure('es')}`,
  ja: (
    field,
  ) => `上の題目の${field}論文のために、文献を探す検索語を作ってください。それぞれそのまま文献データベースに入力します。
kind が WHOLE の検索語は論文全体を表します。対象と問うことを合わせ、日本語で一つ、英語で一つ書きます。英語はその分野の英語文献で通用する言い方にします。
kind が ASPECT の検索語は一つの側面（理論、同種の研究、要因、結果、対策など）を日本語と英語で探します。chapters があれば章ごとに一つか二つとし、chapter に C2 のような番号を書き、なければ空にします。
kind が METHOD の検索語は論文で用いる方法の名称だけを書き、なければ書きません。
それぞれ二語から八語とし、分野の用語を空白で区切って並べます。文、「研究」「分析」のように検索の役に立たない語、著者名、誌名、URL は書きません。language は ja か en です。全部で 4 から 12 件。
構造：${structure('ja')}`,
};

const text = { type: 'string' };
const shape = {
  name: 'queries',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['queries'],
    properties: {
      queries: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['language', 'kind', 'chapter', 'text'],
          properties: { language: text, kind: { type: 'string', enum: queryKinds }, chapter: text, text },
        },
      },
    },
  },
};

/** One small question: what to look for. A query in a language that was not asked for, or in none, is left out. */
export function askForQueries(request: WorkQueriesRequest): ListQuestion<GivenQuery | null> {
  const { title, language, type, level, field, understanding, keywords, chapters } = request;
  const asked = new Set<Language>([language, 'en']);
  const aliases = new Map(chapters.map(({ id }, index) => [`C${index + 1}`, id]));
  const { messages, input } = composePrompt({
    language,
    rules: groundRules,
    codes: { task: queriesPrompt.name, language, type, level, field },
    data: [
      ['title', title],
      ['understanding', understanding ? Object.entries(understanding).flatMap(sayPart).join('\n') : ''],
      ['keywords', keywords.join('\n')],
      ['chapters', chapters.map(({ headings }, index) => `C${index + 1} | ${headings.join(' / ')}`).join('\n')],
    ],
    task: tasks[language](fieldNames[field][language]),
  });
  const Query = z
    .object({
      language: z.string(),
      kind: z.enum(queryKinds),
      chapter: z.string().nullish(),
      text: answerLine(longestQuery),
    })
    .transform(({ language: given, kind, chapter, text: words }): GivenQuery | null => {
      const spoken = Language.safeParse(given.trim().toLowerCase());
      if (!spoken.success || !asked.has(spoken.data) || !isIn(spoken.data, words)) return null;
      return {
        ...{ language: spoken.data, kind, text: words },
        chapter: aliases.get((chapter ?? '').trim().toUpperCase()) ?? '',
      };
    });
  return {
    ...{ promptName: queriesPrompt.name, promptVersion: queriesPrompt.version, language, input, messages, shape },
    key: 'queries',
    entry: Query,
    identify: (query) => (query ? `${query.language} ${query.text.toLocaleLowerCase()}` : 'nothing'),
    minimum: 1,
    maximum,
  };
}

const sayPart = ([name, value]: [string, unknown]): string[] =>
  typeof value === 'string' && value !== '' ? [`${name}: ${value}`] : [];

/** Terms of a Japanese paper may be Han characters alone. */
const isIn = (language: Language, words: string): boolean =>
  language === 'ja'
    ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)
    : isPlausiblyIn(language, words);
