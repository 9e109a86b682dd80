import type { Language, Localized } from '@yanmo/contract/languages';
import { type CardLine, cardParts, type WorkCard } from '@yanmo/contract/work-cards';
import { z } from 'zod';
import { sourceOf } from '../../cards/card-source.ts';
import { checkCard } from '../../cards/check-card.ts';
import type { PaperWork } from '../../engine.ts';
import { shorten, toPlainLine } from '../answer-text.ts';
import type { ListQuestion } from '../list-answer.ts';
import { nameWorks } from '../prose/cite-aliases.ts';
import { groundRules } from './ground-rules.ts';
import { composePrompt } from './paper/compose.ts';
import { cut, endsOf } from './paper/excerpt.ts';

export const cardsPrompt = { name: 'cards', version: 2 } as const;

/** What one work may take of the question. */
const tokens = { abstract: 420, text: 2_400 } as const;
/** Of an answer: a card has some six lines. */
const answerTokens = (works: number): number => 200 + works * 320;
const most = { lines: 4, text: 300, quote: 500 } as const;

const tasks: Localized = {
  zh: `上面是若干文献的摘要或原文摘录。请为每一篇做一张卡片，供写作时引用。
每张卡片四栏：asks（它要回答什么）、how（用什么方法、数据或材料）、found（得出什么）、limits（承认了什么局限）。每栏零到三条；摘要没有说的，就留空，绝不推测。
每条有 text 和 quote：text 用中文转述，一句话，不带书名号以外的标记；quote 从上面的原文里逐字抄出支持它的那句话，用原文的语言（“用中文书写”不管这一项），不改一字。text 里的数字和专名必须在原文中出现。
输出结构：{"cards":[{"work":"W1","asks":[{"text":"…","quote":"…"}],"how":[],"found":[],"limits":[]}]}`,
  en: `Above are abstracts of works, or passages from them. Make one card for each, for use while writing.
A card has four parts: asks (the question it sets out to answer), how (method, data or material), found (what it comes to), limits (what it admits). Zero to three lines a part; what the text does not say stays empty. Never guess.
Each line has text and quote: text is one sentence in English in your own words; quote is the sentence of the text above that bears it out, copied letter by letter in its own language, whatever language the rest is written in. Figures and names in text must stand in the work.
Structure: {"cards":[{"work":"W1","asks":[{"text":"…","quote":"…"}],"how":[],"found":[],"limits":[]}]}`,
  es: `Arriba están los resúmenes de varias obras, o pasajes de ellas. Haz una ficha de cada una, para usarla al escribir.
La ficha tiene cuatro partes: asks (qué pregunta), how (método, datos o material), found (a qué llega), limits (qué límites reconoce). De cero a tres líneas por parte; lo que el texto no dice queda vacío. No supongas nada.
Cada línea tiene text y quote: text es una frase en español con tus palabras; quote es la frase del texto de arriba que la respalda, copiada letra por letra en su idioma, sea cual sea el idioma del resto. Las cifras y los nombres de text deben estar en la obra.
Estructura: {"cards":[{"work":"W1","asks":[{"text":"…","quote":"…"}],"how":[],"found":[],"limits":[]}]}`,
  ja: `上は複数の文献の要旨または本文の抜粋です。執筆に使うため、一件につき一枚のカードを作ってください。
カードは四欄です。asks（何を問うか）、how（方法・データ・資料）、found（何を明らかにしたか）、limits（認めている限界）。各欄は零から三行とし、書かれていないことは空のままにして、推測しないでください。
各行には text と quote があります。text は日本語の一文で言い換え、quote は上の原文からそれを裏づける文を、（ほかを日本語で書いても）原文の言語のまま一字も変えずに写します。text の数字と固有名は原文にあるものに限ります。
構造：{"cards":[{"work":"W1","asks":[{"text":"…","quote":"…"}],"how":[],"found":[],"limits":[]}]}`,
};

const heads: Localized<{ abstract: string; text: string; page: (page: number) => string }> = {
  zh: { abstract: '摘要', text: '原文', page: (page) => `第 ${page} 页` },
  en: { abstract: 'Abstract', text: 'Text', page: (page) => `page ${page}` },
  es: { abstract: 'Resumen', text: 'Texto', page: (page) => `página ${page}` },
  ja: { abstract: '要旨', text: '本文', page: (page) => `${page} 頁` },
};

function describeWork(work: PaperWork & { alias: string }, language: Language): string {
  const { basis, passages } = sourceOf(work);
  const head = `${work.alias} | ${cut(work.title.replace(/\s+/gu, ' '), 80)} | ${work.year ?? '?'}`;
  const names = heads[language];
  if (basis === 'ABSTRACT') return `${head}\n${names.abstract}: ${cut(passages[0]?.text ?? '', tokens.abstract)}`;
  const paged = passages.map(({ text, page }) => (page === null ? text : `[${names.page(page)}] ${text}`)).join('\n');
  return `${head}\n${names.text}: ${endsOf(paged, tokens.text)}`;
}

const line = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'quote'],
  properties: { text: { type: 'string' }, quote: { type: 'string' } },
};
const lines = { type: 'array', items: line };
const shape = {
  name: 'cards',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['cards'],
    properties: {
      cards: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['work', ...cardParts],
          properties: {
            work: { type: 'string' },
            ...Object.fromEntries(cardParts.map((part) => [part, lines])),
          },
        },
      },
    },
  },
};

const GivenLine = z
  .object({ text: z.string().transform(toPlainLine), quote: z.string().transform(toPlainLine) })
  .transform(({ text, quote }): CardLine => ({ text: shorten(text, most.text), quote, page: null }));
const GivenLines = z
  .array(GivenLine)
  .default([])
  .transform((given) =>
    given.filter(({ text, quote }) => text !== '' && quote.length <= most.quote).slice(0, most.lines),
  );

/** One question for a handful of works that have something to read. Lines that their work does not bear out are left out. */
export function askForCards(
  works: readonly PaperWork[],
  language: Language,
  { among, contextTokens }: { among?: readonly string[] | undefined; contextTokens?: number | undefined } = {},
): ListQuestion<WorkCard | null> {
  const named = nameWorks(works, among);
  const { messages, input } = composePrompt({
    language,
    rules: groundRules,
    codes: { task: cardsPrompt.name, language, works: works.length },
    data: [['works', named.map((work) => describeWork(work, language)).join('\n\n')]],
    task: tasks[language],
    room: contextTokens === undefined ? undefined : { contextTokens, answerTokens: answerTokens(works.length) },
  });
  const byAlias = new Map(named.map((work) => [work.alias, work]));
  const Card = z
    .object({ work: z.string(), asks: GivenLines, how: GivenLines, found: GivenLines, limits: GivenLines })
    .transform(({ work: alias, ...parts }): WorkCard | null => {
      const work = byAlias.get(alias.trim().toUpperCase());
      if (!work) return null;
      const source = sourceOf(work);
      const card: WorkCard = { work_id: work.id, basis: source.basis, ...parts, made_by: 'MODEL' };
      return checkCard(card, source, work.title);
    });
  return {
    ...{ promptName: cardsPrompt.name, promptVersion: cardsPrompt.version, language, input, messages, shape },
    key: 'cards',
    entry: Card,
    identify: (card) => card?.work_id ?? 'nobody',
    minimum: 1,
    maximum: works.length,
  };
}
