import type { Localized } from '@yanmo/contract/languages';
import { z } from 'zod';
import type { CandidateWork, JudgeRequest } from '../../engine.ts';
import { findTextProblem, isPlausiblyIn, toPlainLine } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { fieldNames, groundRules } from './ground-rules.ts';
import { composePrompt } from './paper/compose.ts';
import { cut } from './paper/excerpt.ts';

export const judgePrompt = { name: 'judge', version: 1 } as const;

const tokens = { title: 80, abstract: 160 } as const;
const longestReason = 160;

/** What a model said of one work. An empty reason is none that could be shown. */
export interface GivenVerdict {
  id: string;
  isKept: boolean;
  reason: string;
}

const structure = '{"judged":[{"work":"W1","keep":true,"reason":"…"},{"work":"W2","keep":false,"reason":"…"}]}';

const tasks: Localized<(field: string) => string> = {
  zh: (
    field,
  ) => `上面 works 里是为这篇${field}论文检索到的文献。请逐篇判断它能不能用在这篇论文里，每篇一项，不要遗漏，也不要写列表里没有的。
keep 为 true：它谈的就是论文的研究对象或要回答的问题，或者提供论文要用的理论、方法、可比较的案例，写作时确实引得上。
keep 为 false：只是碰巧有相同的词、属于别的学科或别的对象，或者看不出与论文有什么关系。宁缺毋滥：没有合适的，就全部写 false。
只根据题名和摘要判断，不猜测没有写出的内容。reason 用中文写一句话，不超过 40 个字，说明它对这篇论文有什么用（或为什么不用），不评价作者，不加引号外的标记。
输出结构：${structure}`,
  en: (
    field,
  ) => `The works above were found for this ${field} paper. Judge each: one entry a work, none left out, none that is not in the list.
keep is true where it is about what the paper studies or asks, or gives a theory, a method or a comparable case that the paper can in fact cite.
keep is false where it only happens to share words, belongs to another matter or discipline, or shows no bearing on the paper. Rather none than wrong ones: if nothing fits, all are false.
Judge by title and abstract alone and guess nothing. reason is one sentence in English of at most 25 words: what it is good for in this paper, or why it is not.
Structure: ${structure}`,
  es: (
    field,
  ) => `Las obras de arriba se encontraron para este trabajo de ${field}. Juzga cada una: un elemento por obra, sin omitir ninguna y sin añadir otras.
keep es true si trata lo que el trabajo estudia o pregunta, o aporta una teoría, un método o un caso comparable que de verdad se pueda citar.
keep es false si solo coincide en alguna palabra, pertenece a otro asunto o disciplina, o no se ve qué relación tiene. Mejor ninguna que una equivocada: si nada encaja, todas son false.
Juzga solo por el título y el resumen, sin suponer nada. reason es una frase en español de 25 palabras como máximo: para qué sirve en este trabajo o por qué no sirve.
Estructura: ${structure}`,
  ja: (
    field,
  ) => `上の works は、この${field}論文のために見つかった文献です。一件ずつ判断し、一件につき一項目を書いてください。抜かさず、一覧にないものは書かないでください。
keep が true なのは、論文の対象や問いを扱っている、または論文が実際に引用できる理論・方法・比較できる事例を与える文献です。
keep が false なのは、語がたまたま同じだけのもの、別の対象や分野のもの、関係が読み取れないものです。合うものがなければ、すべて false にします。
題名と要旨だけで判断し、書かれていないことは推測しません。reason は日本語の一文で 50 字以内とし、この論文で何の役に立つか（または、なぜ使わないか）を書きます。
構造：${structure}`,
};

const shape = {
  name: 'judge',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['judged'],
    properties: {
      judged: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['work', 'keep', 'reason'],
          properties: { work: { type: 'string' }, keep: { type: 'boolean' }, reason: { type: 'string' } },
        },
      },
    },
  },
};

const describe = ({ title, year, abstract, topics }: CandidateWork, alias: string): string => {
  const line = (text: string, most: number) => cut(text.replace(/\s+/gu, ' '), most);
  // Without an abstract, what whoever read it says that it is about.
  const about = abstract ?? (topics?.en ?? []).join(', ');
  return [alias, line(title, tokens.title), year ?? '?', ...(about ? [line(about, tokens.abstract)] : [])].join(' | ');
};

/** One question for a batch. What is said of works that are not in it is left out, and so is a reason that nobody could be shown. */
export function askForVerdicts(
  request: Omit<JudgeRequest, 'wanted'>,
  room?: number,
): ListQuestion<GivenVerdict | null> {
  const { title, language, type, level, field, understanding, candidates } = request;
  const { messages, input } = composePrompt({
    language,
    rules: groundRules,
    codes: { task: judgePrompt.name, language, type, level, field, works: candidates.length },
    data: [
      ['title', title],
      [
        'understanding',
        understanding
          ? [understanding.object, understanding.aspect, understanding.context].filter(Boolean).join(' | ')
          : '',
      ],
      ['keywords', request.keywords.join('\n')],
      ['works', candidates.map((work, index) => describe(work, `W${index + 1}`)).join('\n')],
    ],
    task: tasks[language](fieldNames[field][language]),
    ...(room === undefined ? {} : { room: { contextTokens: room, answerTokens: answerTokens(candidates.length) } }),
  });
  const ids = new Map(candidates.map(({ id }, index) => [`W${index + 1}`, id]));
  const isSayable = (reason: string) =>
    reason.length <= longestReason && findTextProblem(reason) === null && isPlausiblyIn(language, reason);
  const Verdict = z
    .object({ work: z.string(), keep: z.boolean(), reason: z.string().nullish() })
    .transform(({ work, keep, reason }): GivenVerdict | null => {
      const id = ids.get(work.trim().toUpperCase());
      if (id === undefined) return null;
      const said = toPlainLine(reason ?? '');
      return { id, isKept: keep, reason: isSayable(said) ? said : '' };
    });
  return {
    ...{ promptName: judgePrompt.name, promptVersion: judgePrompt.version, language, input, messages, shape },
    key: 'judged',
    entry: Verdict,
    identify: (verdict) => verdict?.id ?? 'nobody',
    minimum: 0,
    maximum: candidates.length,
  };
}

const answerTokens = (works: number): number => 200 + works * 60;
