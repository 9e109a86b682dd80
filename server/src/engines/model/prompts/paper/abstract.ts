import { countDraft } from '@yanmo/contract/draft-count';
import type { Localized } from '@yanmo/contract/languages';
import type { AbstractRequest } from '../../../engine.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { composePrompt } from './compose.ts';
import { codesOf, describeArgument, describeOutline, describeTerms, givenBy, roomFor } from './describe.ts';
import { endsOf } from './excerpt.ts';
import { proseRules } from './prose-rules.ts';

export const abstractPrompt = { name: 'abstract', version: 3 } as const;

/** Units of an abstract: what the usual templates allow. */
const abstractUnits: Localized<number> = { zh: 360, ja: 420, en: 220, es: 240 };
/** For all chapters together. */
const writtenTokens = 7_000;

/** The line that the assembly of a paper reads its keywords from. */
const keywordLine: Localized<RegExp> = {
  zh: /^关键词\s*[:：]\s*\S.*$/imu,
  en: /^Keywords?\s*[:：]\s*\S.*$/imu,
  es: /^Palabras clave\s*[:：]\s*\S.*$/imu,
  ja: /^キーワード\s*[:：]\s*\S.*$/imu,
};

const tasks: Localized<(units: number, isWritten: boolean) => string> = {
  zh: (units, isWritten) => `请为这篇论文写中文摘要，约 ${units} 字，写成一段或两段。
依次交代：要回答的问题、所用的思路与方法、主要论点与${isWritten ? '得出的结论' : '预期的论证'}、适用的范围。只写${isWritten ? '资料 written 里确实写到的内容' : '计划里已有的内容，论文尚未写完，不要写成已经得出的结果'}；数据尚待补充的地方不写数字，也不写占位标记。
不用“本文”以外的自称，不引用文献，不写背景套话。
最后空一行，另起一行写 3 到 5 个关键词，格式为：关键词：甲；乙；丙`,
  en: (
    units,
    isWritten,
  ) => `Write the abstract of this paper in English, of about ${units} words, in one or two paragraphs. Where title or text are in another language, render their terms in the English of the discipline.
State in this order the question, the approach and method, the main claims and ${isWritten ? 'conclusions' : 'the argument intended'}, and their scope. Write only ${isWritten ? 'what the data "written" really says' : 'what the plan holds; the paper is not finished, so present nothing as a result'}. Where data is still missing give no figures and no mark for the gap.
No citations, no stock phrases about the background.
Then, after a blank line, one line with 3 to 5 keywords in this form: Keywords: one; two; three`,
  es: (
    units,
    isWritten,
  ) => `Escribe el resumen de este trabajo en español, de unas ${units} palabras, en uno o dos párrafos.
Expón por este orden la pregunta, el planteamiento y el método, las tesis principales y ${isWritten ? 'las conclusiones' : 'la argumentación prevista'}, y su alcance. Escribe solo ${isWritten ? 'lo que de verdad dicen los datos «written»' : 'lo que contiene el plan; el trabajo no está terminado, así que no presentes nada como resultado'}. Donde falten datos no des cifras ni pongas la marca del hueco.
Sin citas y sin fórmulas sobre el contexto.
Después, tras una línea en blanco, una línea con 3 a 5 palabras clave en esta forma: Palabras clave: una; dos; tres`,
  ja: (units, isWritten) => `この論文の要旨を日本語で、約 ${units} 字、一段落か二段落で書いてください。
問い、考え方と方法、主な主張と${isWritten ? '結論' : '予定している論証'}、適用範囲の順に述べます。${isWritten ? '資料 written に実際に書かれていることだけを書きます' : '計画にある内容だけを書きます。論文は未完成なので、結果が得られたように書かないでください'}。データが未補充の箇所では数値も補足の目印も書きません。
引用や、背景についての決まり文句は書きません。
最後に一行空けて、3 から 5 個のキーワードを次の形で一行に書きます：キーワード：甲、乙、丙`,
};

/** The abstract that is there, in English: sentence by sentence, nothing more and nothing less. */
const translation = (units: number, hasTitle: boolean): string =>
  `The data "abstract" is the abstract of this paper. Translate it into English, in the usage of the discipline, of about ${units} words.
Sentence by sentence: say all that it says and nothing else, in the same paragraphs. Use the terms of the discipline${hasTitle ? ', and what stands in "english_title" where the title is named' : ''}.
Then, after a blank line, one line with its keywords in English, in this form: Keywords: one; two; three`;

/** Words of English that a text in another language comes to. */
const englishUnits: Localized<(units: number) => number> = {
  zh: (units) => units * 0.62,
  ja: (units) => units * 0.5,
  es: (units) => units * 0.92,
  en: (units) => units,
};

function askForTranslation({ paper, plan, language }: AbstractRequest, original: string): TextQuestion {
  const units = Math.round(englishUnits[paper.language](countDraft(original)));
  const { messages, input } = composePrompt({
    ...{ language, rules: proseRules({ hasWorks: false }) },
    codes: { ...codesOf(paper, abstractPrompt.name), language, units, own: paper.language },
    data: [
      ['title', paper.title],
      ['english_title', plan.englishTitle ?? ''],
      ['abstract', original],
    ],
    task: translation(units, plan.englishTitle !== undefined),
  });
  return {
    ...{ promptName: abstractPrompt.name, promptVersion: abstractPrompt.version, language, input, messages },
    form: 'paragraphs',
    works: [],
    titles: [paper.title, plan.englishTitle ?? '', ...Object.values(names)],
    given: [givenBy(paper), original].join('\n'),
    wantedUnits: units,
    lastLine: keywordLine[language],
  };
}

export function askForAbstract(request: AbstractRequest, contextTokens?: number): TextQuestion {
  const { paper, plan, written, language, original } = request;
  if (original !== undefined && language !== paper.language) return askForTranslation(request, original);
  const units = abstractUnits[language];
  const isWritten = written.length > 0;
  const share = Math.floor(writtenTokens / Math.max(1, written.length));
  const { messages, input } = composePrompt({
    language,
    rules: proseRules({ hasWorks: false }),
    codes: { ...codesOf(paper, abstractPrompt.name), language, units, own: paper.language },
    data: [
      ['title', paper.title],
      ['keywords', paper.keywords.join('\n')],
      ['thesis', plan.thesis],
      ['terms', describeTerms(plan)],
      ['argument', describeArgument(plan)],
      ['outline', describeOutline(paper)],
      ['written', written.map(({ title, text }) => `${title}\n${endsOf(text, share)}`).join('\n\n')],
    ],
    task: tasks[language](units, isWritten),
    room: roomFor(contextTokens, language, units),
  });
  return {
    ...{ promptName: abstractPrompt.name, promptVersion: abstractPrompt.version, language, input, messages },
    form: 'paragraphs',
    works: [],
    titles: [paper.title, ...Object.values(names)],
    given: [givenBy(paper), ...written.map(({ text }) => text)].join('\n'),
    wantedUnits: units,
    lastLine: keywordLine[language],
  };
}

const names: Localized = { zh: '摘要', en: 'Abstract', es: 'Resumen', ja: '要旨' };
