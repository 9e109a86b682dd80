import type { Localized } from '@yanmo/contract/languages';
import { z } from 'zod';
import { type ReaderFault, type ReviewNote, type ReviewRequest, readerFaults } from '../../../engine.ts';
import { answerLine, toPlainLine } from '../../answer-text.ts';
import type { ListQuestion } from '../../list-answer.ts';
import { citeByAliases, nameWorks } from '../../prose/cite-aliases.ts';
import { groundRules } from '../ground-rules.ts';
import { composePrompt } from './compose.ts';
import { codesOf, listLeaves, requirementsOf } from './describe.ts';
import { endsOf } from './excerpt.ts';
import { sharedGround } from './section.ts';

export const reviewPrompt = { name: 'review', version: 3 } as const;

/** More of them, and the paper would be written anew. */
const mostNotes = 40;
const mostOfSection = 3;
/** Of a context, for the text of the whole; what is longer is shown by the beginning and the end of each section. */
const textShare = 0.6;
/** For the notes themselves, and for the rules, the question and what is left of the plan where a context is small. */
const answerShare = 0.15;
const mostAnswer = 2_000;
const besideText = 2_400;

const tasks: Localized<(hasRequirements: boolean, isWhole: boolean) => string> = {
  zh: (
    hasRequirements,
    isWhole,
  ) => `资料 text 是已经写成的${isWhole ? '全文' : '前几节，其余各节还没有写'}，每节以“## 编号 标题”开头。请像严格的导师那样通读一遍，指出必须修改的地方，逐条列出；没有问题就给空数组，不为凑数而写。
kind 只能是下面几类：
- UNSUPPORTED：断言没有理由、文献或数据支持，或说得比所引文献更满；
- CONTRADICTS：与另一节的说法、论点或概念相矛盾；
- SAID_TWICE：同一个意思别的节已经说过（换了说法也算）；
- LINK_MISSING：从上一句或上一节到这里缺少一步推理${hasRequirements ? '；\n- WISH_UNMET：学生的要求（资料 requirements）本该在这里落实而没有落实' : ''}。
section 写节的编号；sentence 从该节里逐字抄出有问题的那一句；say 用一句话写明应当怎么改。每节最多三条。不挑文字风格。
输出结构：{"notes":[{"section":"S2","kind":"UNSUPPORTED","sentence":"…","say":"…"}]}`,
  en: (
    hasRequirements,
    isWhole,
  ) => `The data "text" is ${isWhole ? 'the paper as written' : 'the first part of the paper; the rest is not written yet'}; each section begins with "## id title". Read it through as a strict supervisor would and list what must be changed, one note each; an empty array if nothing must. Write no note to fill the list.
kind is one of:
- UNSUPPORTED: a claim without reason, source or data, or one that says more than the work it cites;
- CONTRADICTS: at odds with another section, the thesis or a term;
- SAID_TWICE: another section has said it already, in these or other words;
- LINK_MISSING: a step of reasoning is missing between the sentence or section before and this one${hasRequirements ? ';\n- WISH_UNMET: a wish of the student (data "requirements") that belongs here and is not met' : ''}.
section is the id; sentence is the sentence at fault, copied letter by letter from that section; say tells in one sentence what to do. At most three a section. Leave style alone.
Structure: {"notes":[{"section":"S2","kind":"UNSUPPORTED","sentence":"…","say":"…"}]}`,
  es: (
    hasRequirements,
    isWhole,
  ) => `Los datos «text» son ${isWhole ? 'el trabajo ya escrito' : 'la primera parte del trabajo; el resto aún no está escrito'}; cada apartado empieza con «## id título». Léelo entero como lo haría una dirección exigente y enumera lo que hay que cambiar, una nota por cada cosa; una lista vacía si no hay nada. No escribas notas por rellenar.
kind es uno de estos:
- UNSUPPORTED: una afirmación sin razón, fuente ni datos, o que dice más que la obra que cita;
- CONTRADICTS: contradice otro apartado, la tesis o un término;
- SAID_TWICE: otro apartado ya lo ha dicho, con estas u otras palabras;
- LINK_MISSING: falta un paso del razonamiento entre lo anterior y esta frase${hasRequirements ? ';\n- WISH_UNMET: un deseo del estudiante (datos «requirements») que corresponde aquí y no se cumple' : ''}.
section es el identificador; sentence, la frase en cuestión copiada letra por letra de ese apartado; say dice en una frase qué hacer. Tres como máximo por apartado. No te ocupes del estilo.
Estructura: {"notes":[{"section":"S2","kind":"UNSUPPORTED","sentence":"…","say":"…"}]}`,
  ja: (
    hasRequirements,
    isWhole,
  ) => `資料 text は${isWhole ? '書き上がった全文' : '書き上がった前半（残りは未執筆）'}で、各節は「## 番号 題名」で始まります。厳しい指導教員のように通読し、必ず直すべき箇所を一件ずつ挙げてください。なければ空の配列とし、数を満たすための指摘はしません。
kind は次のいずれかです。
- UNSUPPORTED：理由、文献、データの裏づけがない断定、または引用文献以上のことを述べている；
- CONTRADICTS：ほかの節、主張、用語と矛盾する；
- SAID_TWICE：ほかの節がすでに（別の言い方でも）述べている；
- LINK_MISSING：前の文や節からここまでの推論が一段欠けている${hasRequirements ? '；\n- WISH_UNMET：ここで応えるべき学生の要望（資料 requirements）に応えていない' : ''}。
section は節の番号、sentence はその節から問題の一文を一字も変えずに写したもの、say はどう直すかを一文で。一つの節につき三件までとし、文体には触れません。
構造：{"notes":[{"section":"S2","kind":"UNSUPPORTED","sentence":"…","say":"…"}]}`,
};

const text = { type: 'string' };
const shape = {
  name: 'notes',
  schema: {
    ...{ type: 'object', additionalProperties: false, required: ['notes'] },
    properties: {
      notes: {
        type: 'array',
        items: {
          ...{ type: 'object', additionalProperties: false, required: ['section', 'kind', 'sentence', 'say'] },
          properties: { section: text, kind: { type: 'string', enum: [...readerFaults] }, sentence: text, say: text },
        },
      },
    },
  },
};

const fold = (words: string): string => words.replace(/\[@[\w-]+\]/gu, '').replace(/[\s\p{P}]+/gu, '');

/** One reading of the whole. A note counts that is bound to a sentence which really stands in its section. */
export function askForReview(
  { paper, plan, sections }: ReviewRequest,
  contextTokens: number,
): ListQuestion<ReviewNote | null> {
  const { language } = paper;
  const works = nameWorks(paper.works);
  const leaves = listLeaves(paper).filter(({ section }) => sections.some(({ id }) => id === section.id));
  const answerTokens = Math.min(mostAnswer, Math.floor(contextTokens * answerShare));
  const textTokens = Math.min(contextTokens * textShare, contextTokens - answerTokens - besideText);
  const share = Math.floor(textTokens / Math.max(1, leaves.length));
  const written = new Map(sections.map(({ id, text: draft }) => [id, citeByAliases(draft, works)]));
  const { messages, input } = composePrompt({
    ...{ language, rules: groundRules, shared: sharedGround(paper, plan) },
    codes: { ...codesOf(paper, reviewPrompt.name), sections: leaves.length },
    data: [
      [
        'text',
        leaves
          .map(({ alias, section }) => `## ${alias} ${section.title}\n${endsOf(written.get(section.id) ?? '', share)}`)
          .join('\n\n'),
      ],
    ],
    task: tasks[language](requirementsOf(paper).trim() !== '', leaves.length === listLeaves(paper).length),
    room: { contextTokens, answerTokens },
  });
  const byAlias = new Map(leaves.map(({ alias, section }) => [alias, section.id]));
  const counts = new Map<string, number>();
  const Note = z
    .object({
      section: z.string(),
      kind: z.string(),
      sentence: z.string().transform(toPlainLine),
      say: answerLine(400),
    })
    .transform(({ section: alias, kind, sentence, say }): ReviewNote | null => {
      const section = byAlias.get(alias.trim().toUpperCase());
      const fault = readerFaults.find((each): each is ReaderFault => each === kind);
      const words = fold(sentence);
      if (!section || !fault || words.length < 4 || !fold(written.get(section) ?? '').includes(words)) return null;
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      return count > mostOfSection ? null : { section, fault, sentence, say };
    });
  return {
    ...{ promptName: reviewPrompt.name, promptVersion: reviewPrompt.version, language, input, messages, shape },
    key: 'notes',
    entry: Note,
    identify: (note) => (note ? `${note.section} ${fold(note.sentence)}` : 'nothing'),
    minimum: 0,
    maximum: mostNotes,
  };
}
