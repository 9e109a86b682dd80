import type { Localized } from '@yanmo/contract/languages';
import { Title } from '@yanmo/contract/outlines';
import type { TitleKind } from '@yanmo/contract/understanding';
import { z } from 'zod';
import { listKinds } from '../../../understanding/kind/kinds-of-field.ts';
import {
  holdsWishes,
  readTitleWishes,
  type TitleWishes,
  turnsOf,
} from '../../../understanding/titles/read-title-wishes.ts';
import { understandTitle } from '../../../understanding/understand-title.ts';
import type { TitleRequest, TitleSuggestion } from '../../engine.ts';
import { answerLine, isPlausiblyIn } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';
import { kindShapes } from './kind-shapes.ts';
import { typeShapes } from './paper-kinds.ts';

export const titlesPrompt = { name: 'titles', version: 2 } as const;

const titleCount = 5;
/** More of one kind in a batch and the student is offered one title in five wordings. */
const mostOfAKind = 2;
/** A hint longer than this is a story: what a title keeps of it cannot be held to the letter. */
const literalHintLength = 60;

interface TitleTexts {
  task(field: string, type: string): string;
  kinds(shapes: string): string;
  batch(number: number): string;
  missing: string;
  sameKind(shape: string): string;
  nothingGiven: string;
}

const texts: Localized<TitleTexts> = {
  zh: {
    task: (field, type) => `请为${field}方向拟 ${titleCount} 个论文题目，文体为${type}
题目的要求：
1. keywords 里的每个关键词（多于三个时每个题目取三个，轮流用到）和 hint 里的主要词语，原样出现在每一个题目中，位置自然：地名作范围，人群作研究对象，作品用书名号，其余作所研究的事物。与本学科相距较远的事物，从本学科的角度切入，不得换成别的。资料与论文无关或未填写时，按学科方向自行选题；
2. 写清研究对象、研究的方面和情境，不写“浅谈”“若干问题研究”之类的空话；
3. 学生在一个学期内凭公开资料能够完成，不依赖内部数据；
4. 每个题目 12 到 30 个字。reason 用一句话说明它为什么做得出来、资料从哪里来，要合乎题目的类型。
输出结构：{"titles":[{"title":"…","reason":"…"}]}，恰好 ${titleCount} 项。`,
    kinds: (shapes) => `${titleCount} 个题目各属一类，题目本身要让人一眼看出是哪一类：\n${shapes}`,
    batch: (number) => `这是第 ${number} 批，前几批较为常见的选题已经给过，请另选角度和材料。`,
    missing: '题目里缺少 keywords 或 hint 的词语，须原样写入',
    sameKind: (shape) => `同类题目太多，请换成别的类型，不要再写：${shape}`,
    nothingGiven: '（未填写）',
  },
  en: {
    task: (field, type) => `Propose ${titleCount} paper titles in ${field} for ${type}
A title must:
1. hold every keyword (of more than three, three in turn) and the main words of the hint exactly as they were given, in their natural place: a place as setting, people as those studied, a work by its name, anything else as the matter. A matter foreign to the field is looked at with the field's eyes, never replaced. Where the data are empty or have nothing to do with a paper, choose topics from the field yourself;
2. name its object, the aspect studied and the setting, without empty phrases such as "some thoughts on";
3. be feasible within a term from public sources, without internal data;
4. have 8 to 20 words. The reason says in one sentence why it can be done and where material is found, and fits the kind of title.
Structure: {"titles":[{"title":"…","reason":"…"}]}, exactly ${titleCount} entries.`,
    kinds: (shapes) =>
      `Each of the ${titleCount} titles is of one of these kinds, and says so unmistakably by itself:\n${shapes}`,
    batch: (number) =>
      `This is batch ${number}: the usual choices have been given; take other angles and other material.`,
    missing: 'words of keywords or hint are missing; the title must hold them as they were given',
    sameKind: (shape) => `too many titles of one kind; take another kind, no more of: ${shape}`,
    nothingGiven: '(nothing given)',
  },
  es: {
    task: (field, type) => `Propón ${titleCount} títulos en ${field} para ${type}
Cada título debe:
1. contener todas las palabras clave (si son más de tres, tres por turno) y las palabras principales de hint tal como se dieron y en su lugar natural: un lugar como contexto, las personas como población, una obra por su nombre, lo demás como objeto. Un objeto ajeno al área se mira desde el área, nunca se sustituye. Si los datos están vacíos o no guardan relación con un trabajo, elige tú los temas;
2. nombrar el objeto, el aspecto estudiado y el contexto, sin fórmulas vacías como «algunas reflexiones sobre»;
3. poder realizarse en un semestre con fuentes públicas, sin datos internos;
4. tener de 8 a 22 palabras. El campo reason explica en una frase por qué es factible y dónde hay material, de acuerdo con el tipo de título.
Estructura: {"titles":[{"title":"…","reason":"…"}]}, exactamente ${titleCount} elementos.`,
    kinds: (shapes) =>
      `Cada uno de los ${titleCount} títulos es de uno de estos tipos, y se reconoce sin duda por sí mismo:\n${shapes}`,
    batch: (number) =>
      `Esta es la tanda ${number}: lo más habitual ya se ha propuesto; busca otros ángulos y otro material.`,
    missing: 'faltan palabras de keywords o de hint; el título debe contenerlas tal como se dieron',
    sameKind: (shape) => `demasiados títulos de un mismo tipo; cambia de tipo, no más de: ${shape}`,
    nothingGiven: '(sin indicar)',
  },
  ja: {
    task: (field, type) => `${field}の分野で論文の題目を ${titleCount} 件提案してください。種類は${type}
題目の条件：
1. keywords の各語（四つ以上なら三つずつ順に）と hint の主な語を、与えられたとおりの形で、すべての題目に自然な位置で入れること。地名は範囲、人は対象者、作品は作品名、その他は研究対象とします。分野から遠いものは分野の目で捉え、別のものに置き換えません。資料が空か論文と関係ない場合は、分野から自分で題目を選びます；
2. 研究対象、扱う側面、状況を示し、「一考察」のような空疎な言い方を避けること；
3. 一学期のうちに公開資料だけで取り組め、内部データに頼らないこと；
4. 15 字から 40 字程度。reason には、なぜ実行できるかと資料のありかを、題目の種類に合わせて一文で書きます。
構造：{"titles":[{"title":"…","reason":"…"}]}、ちょうど ${titleCount} 件。`,
    kinds: (shapes) =>
      `${titleCount} 件はそれぞれ次の種類のいずれかで、題目だけでそれと分かるようにしてください：\n${shapes}`,
    batch: (number) =>
      `これは ${number} 回目の提案です。よくある題目はすでに示したので、別の切り口と材料を選んでください。`,
    missing: 'keywords または hint の語が欠けています。与えられたとおりに入れてください',
    sameKind: (shape) => `同じ種類の題目が多すぎます。別の種類にし、次の種類はもう書かないでください：${shape}`,
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

/** Kinds for a batch, the field's commonest first; the next batch goes on where the last one ended. */
function kindsOfBatch({ field, type, batch }: TitleRequest): TitleKind[] {
  const kinds = listKinds(field, type);
  const count = Math.min(titleCount, kinds.length);
  const at = (index: number): TitleKind[] => kinds.slice(index % kinds.length, (index % kinds.length) + 1);
  return Array.from({ length: count }, (_, index) => at(batch * titleCount + index)).flat();
}

/** What each title must hold to the letter. Of many keywords a title holds those of any one turn. */
function listWishes(request: TitleRequest): TitleWishes[] {
  const hint = request.hint.length <= literalHintLength ? request.hint : '';
  return Array.from({ length: turnsOf(request) }, (_, turn) => readTitleWishes({ ...request, hint }, turn));
}

export function askForTitles(request: TitleRequest): ListQuestion<TitleSuggestion> {
  const { field, type, language, batch } = request;
  const { task, kinds: describeKinds, batch: describeBatch, missing, sameKind, nothingGiven } = texts[language];
  const keywords = request.keywords.join('\n') || nothingGiven;
  const hint = request.hint || nothingGiven;
  const fence = new Fence([keywords, hint]);
  const wishes = listWishes(request);
  const mostOf = listKinds(field, type).length === 1 ? titleCount : mostOfAKind;
  const given = new Map<string, TitleKind>();
  let hasComplained = false;
  return {
    promptName: titlesPrompt.name,
    promptVersion: titlesPrompt.version,
    language,
    input: { field, type, language, keywords: request.keywords, hint: request.hint, batch },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: titlesPrompt.name, language, type, field, batch }),
          fence.wrap('keywords', keywords),
          fence.wrap('hint', hint),
          task(fieldNames[field][language], typeShapes[type][language]),
          describeKinds(
            kindsOfBatch(request)
              .map((kind) => `- ${kindShapes[kind][language]}`)
              .join('\n'),
          ),
          ...(batch > 0 ? [describeBatch(batch + 1)] : []),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'titles',
    entry: z
      .object({ title: answerLine(200).pipe(Title), reason: answerLine(400) })
      .refine(({ title, reason }) => isPlausiblyIn(language, `${title} ${reason}`), `is not written in ${language}`)
      .refine(({ title }) => wishes.some((wish) => holdsWishes(title, wish)), missing)
      .transform((entry) => ({ ...entry, kind: understandTitle({ title: entry.title, language, field }).kind }))
      .superRefine(({ title, kind }, context) => {
        const others = [...given].filter(([other, same]) => other !== title && same === kind);
        // Readers err: the spread is asked for once, and then what was answered stands.
        if (others.length >= mostOf && !hasComplained) {
          hasComplained = true;
          context.addIssue({ code: 'custom', message: sameKind(kindShapes[kind][language]) });
        } else given.set(title, kind);
      }),
    identify: ({ title }) => title,
    minimum: titleCount,
    maximum: titleCount,
  };
}
