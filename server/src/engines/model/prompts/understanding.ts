import type { Localized } from '@yanmo/contract/languages';
import {
  maximumWishedChapter,
  maximumWishes,
  TitleKind,
  titleKinds,
  WishKind,
  wishKinds,
} from '@yanmo/contract/understanding';
import { z } from 'zod';
import { restsOnTitle } from '../../../understanding/check-understanding.ts';
import type { UnderstandRequest } from '../../engine.ts';
import { answerLine } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { Fence } from './fence.ts';
import { brief, fieldNames, groundRules } from './ground-rules.ts';
import { kindShapes } from './kind-shapes.ts';

export const understandingPrompt = { name: 'understanding', version: 3 } as const;

interface UnderstandingTexts {
  task(field: string, kinds: string): string;
  none: string;
}

const structure =
  '{"reading":[{"object":"…","aspect":"…","context":"…","kind":"…","wishes":[{"text":"…","kind":"…","what":"…","chapter":0,"position":"","other":""}]}]}';

const texts: Localized<UnderstandingTexts> = {
  zh: {
    task: (field, kinds) => `请读懂上面的${field}论文题目，以及学生在 requirements 里提出的要求。
object：研究对象，题目里的核心名词短语，不带“研究”“浅析”“为例”之类的字样；问句改成名词短语。
aspect：要回答它的什么，如“现状与对策”“对购买意愿的影响”“设计与实现”；题目没有明说时，写这类题目通常问什么。
context：题目限定的地区、时段、人群、政策、案例、文本或手段，多个用顿号隔开；题目里没有就留空，不要自己添加。
kind：只能是下面各项冒号前的英文代码之一：
${kinds}
wishes：requirements 里的每一条要求各写一项，没有就给空列表。text 照抄学生的原话（连续的一段），kind 取 ${wishKinds.join('、')} 之一，what 写要的是什么（去掉“希望”“要有”等字），chapter 写要求的章号（没有就写 0；SIZE 写章数），position 写 FIRST 或 LAST（要求放在最前或最后而没有章号时，其余留空），other 写比较的另一方或顺序里排在后面的那一项（没有就留空）。要求有某张表或某幅图的，用 TABLE 或 FIGURE，what 写它要表现什么。只关乎行文、字数、文献数量的要求用 WRITING，读不懂的用 UNKNOWN。
输出结构：${structure}，reading 恰好一项。`,
    none: '（无）',
  },
  en: {
    task: (field, kinds) => `Read the ${field} title above, and what the student asks for in requirements.
object: what is studied, the core noun phrase of the title without words such as "a study of"; a question becomes a noun phrase.
aspect: what is asked of it, such as "effect on purchase intention", "causes", "design and implementation"; where the title does not say, what such a title usually asks.
context: the place, time, population, policy, case, text or means that the title names, separated by commas; empty if it names none. Add nothing of your own.
kind: one of the codes before the colons:
${kinds}
wishes: one entry for each thing asked for in requirements, an empty list if there is none. text copies the student's words (one unbroken passage); kind is one of ${wishKinds.join(', ')}; what says what is wished for, without the words of asking; chapter is the chapter number asked for (0 if none; the number of chapters for SIZE); position is FIRST or LAST where it is to stand at the beginning or the end without a number (else empty); other is the other side of a comparison, or what an ORDER puts it before (empty if none). Where a table or a figure of something is asked for, kind is TABLE or FIGURE and what says what it shows. What concerns only style, length or the number of sources is WRITING; what cannot be made out is UNKNOWN.
Structure: ${structure}, exactly one entry in reading.`,
    none: '(none)',
  },
  es: {
    task: (field, kinds) => `Lee el título de ${field} anterior y lo que el estudiante pide en requirements.
object: lo que se estudia, el sintagma nominal central del título, sin fórmulas como «estudio de»; una pregunta se convierte en sintagma nominal.
aspect: lo que se pregunta de ello, como «efecto en la intención de compra», «causas», «diseño e implementación»; si el título no lo dice, lo que suele preguntar un título así.
context: el lugar, la época, la población, la política, el caso, el texto o el medio que nombra el título, separados por comas; vacío si no nombra ninguno. No añadas nada.
kind: uno de los códigos que preceden a los dos puntos:
${kinds}
wishes: un elemento por cada cosa pedida en requirements; lista vacía si no hay ninguna. text copia las palabras del estudiante (un fragmento seguido); kind es uno de ${wishKinds.join(', ')}; what dice qué se desea, sin las palabras de la petición; chapter es el número de capítulo pedido (0 si no hay; el número de capítulos en SIZE); position es FIRST o LAST si debe ir al principio o al final sin número (si no, vacío); other es la otra parte de una comparación o aquello que va después en ORDER (vacío si no hay). Si se pide una tabla o una figura de algo, kind es TABLE o FIGURE y what dice qué muestra. Lo que solo atañe al estilo, la extensión o el número de fuentes es WRITING; lo que no se entiende, UNKNOWN.
Estructura: ${structure}, con un solo elemento en reading.`,
    none: '(ninguno)',
  },
  ja: {
    task: (field, kinds) => `上の${field}の題目と、学生が requirements に書いた希望を読み取ってください。
object：研究の対象。題目の中心となる名詞句で、「に関する研究」などは含めません。疑問文は名詞句に直します。
aspect：対象について何を問うか。「購買意図への影響」「現状と課題」「設計と実装」など。題目が述べていなければ、その種の題目がふつう問うこと。
context：題目が挙げる地域・時期・集団・政策・事例・作品・手段。複数は読点で区切り、なければ空にします。自分で加えてはいけません。
kind：次の各行のコロンの前にある英語の符号の一つ：
${kinds}
wishes：requirements の希望ごとに一項目、なければ空のリスト。text は学生の言葉をそのまま（連続した一節）、kind は ${wishKinds.join('、')} の一つ、what は望むもの（「してほしい」などを除く）、chapter は求められた章番号（なければ 0、SIZE では章の数）、position は番号なしで最初か最後に置くよう求められたときの FIRST か LAST（ほかは空）、other は比較の相手、または順序で後に来るもの（なければ空）。表や図を求めているときは TABLE か FIGURE とし、what にはそれが示すものを書きます。文体・分量・文献数だけに関わるものは WRITING、読み取れないものは UNKNOWN。
構造：${structure}、reading はちょうど一項目。`,
    none: '（なし）',
  },
};

const text = { type: 'string' };
const wishSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'kind', 'what', 'chapter', 'position', 'other'],
  properties: {
    text,
    kind: { type: 'string', enum: wishKinds },
    what: text,
    chapter: { type: 'integer' },
    position: { type: 'string', enum: ['', 'FIRST', 'LAST'] },
    other: text,
  },
};
const readingProperties = {
  object: text,
  aspect: text,
  context: text,
  kind: { type: 'string', enum: titleKinds },
  wishes: { type: 'array', items: wishSchema },
};
const shape = {
  name: 'understanding',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['reading'],
    properties: {
      reading: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: Object.keys(readingProperties),
          properties: readingProperties,
        },
      },
    },
  },
};

const emptyOrLine = z.union([z.literal(''), answerLine(200)]);

const GivenWish = z.object({
  text: answerLine(500),
  kind: WishKind,
  what: emptyOrLine,
  chapter: z.int().min(0).max(maximumWishedChapter).nullish(),
  position: z.enum(['', 'FIRST', 'LAST']).nullish(),
  other: emptyOrLine.nullish(),
});
export type GivenWish = z.infer<typeof GivenWish>;

const GivenReading = z.object({
  object: answerLine(200),
  aspect: emptyOrLine,
  context: emptyOrLine,
  kind: TitleKind,
  wishes: z.array(GivenWish).max(maximumWishes).default([]),
});
/** As a model gave it; what of it can be used is decided by what the words themselves say. */
export type GivenReading = z.infer<typeof GivenReading>;

/** One small question: what the title asks, and what is wished for. */
export function askForUnderstanding(request: UnderstandRequest): ListQuestion<GivenReading> {
  const { title, language, type, level, field } = request;
  const { task, none } = texts[language];
  const requirements = request.extraRequirements || none;
  const fence = new Fence([title, requirements]);
  const kinds = titleKinds.map((kind) => `${kind}: ${kindShapes[kind][language]}`).join('\n');
  return {
    promptName: understandingPrompt.name,
    promptVersion: understandingPrompt.version,
    language,
    input: { title, language, type, level, field, requirements: request.extraRequirements },
    messages: [
      { role: 'system', content: groundRules(language, fence) },
      {
        role: 'user',
        content: [
          brief({ task: understandingPrompt.name, language, type, level, field }),
          fence.wrap('title', title),
          fence.wrap('requirements', requirements),
          task(fieldNames[field][language], kinds),
        ].join('\n\n'),
      },
    ],
    shape,
    key: 'reading',
    entry: GivenReading.refine(({ object }) => restsOnTitle(object, title), {
      path: ['object'],
      error: 'is not made of the words of the title',
    }),
    identify: ({ object }) => object,
    minimum: 1,
    maximum: 1,
  };
}
