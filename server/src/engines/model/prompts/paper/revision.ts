import { countDraft } from '@yanmo/contract/draft-count';
import type { Localized } from '@yanmo/contract/languages';
import { listCitations } from '../../../draft-text.ts';
import type { RevisionNote, RevisionRequest } from '../../../engine.ts';
import { namesOfBlocks, namesPointedAt } from '../../prose/block-names.ts';
import { citeByAliases } from '../../prose/cite-aliases.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { composePrompt } from './compose.ts';
import { codesOf, givenBy, quoteWorks, worksOf } from './describe.ts';
import { cut } from './excerpt.ts';
import { proseRules } from './prose-rules.ts';
import { groundOf } from './section.ts';

export const revisionPrompt = { name: 'revision', version: 2 } as const;

/** By it a model says that it cannot make out a wish. No text begins so. */
const unclearMark = '[?]';

interface Asked {
  hasWish: boolean;
  /** Only the paragraphs that the notes are about. */
  isPart: boolean;
}

const tasks: Localized<(alias: string, units: number | null, asked: Asked) => string> = {
  zh: (
    alias,
    units,
    { hasWish, isPart },
  ) => `资料 text 是 ${alias} 这一节${isPart ? '正文中的一部分' : '现在的正文'}。请按资料 notes 逐条修改，${isPart ? '只输出这一部分修改后的文字' : '输出修改后的整节正文'}${units === null ? '' : `，约 ${units} 字`}。notes 每行一条，竖线前是类别：
- REPEATED：竖线后这段话在另一节（其标题在后）也出现了，请换一个角度重写这里的说法，或改写成只属于本节的内容；
- TERM：把前一个说法统一改成后一个；
- LENGTH：把全节调整到所给的字数，靠充实论证或删去次要内容，不掺水；
- TRANSITION：START 表示本节一开头就是列表或表格，在它前面补一句引出它的话；END 表示以列表或表格收尾，在它后面补一句由它得出的判断；
- WISH：学生对这一节的要求，在不违反规则的前提下照办。
没有被点到的段落和句子原样保留，连同其中的 [@编号] 与占位标记；before 与 after 是${isPart ? '它前后的段落' : '前后两节相邻的段落'}，只用来让衔接自然，不要写进来。只写正文，不写标题。${hasWish ? `\n如果 WISH 看不出要改什么，或与这一节毫无关系，只输出 ${unclearMark} 这三个字符。` : ''}`,
  en: (
    alias,
    units,
    { hasWish, isPart },
  ) => `The data "text" is ${isPart ? 'a part of ' : ''}section ${alias} as it stands. Change it as each line of "notes" asks and give ${isPart ? 'this part alone' : 'the whole section'} again${units === null ? '' : `, of about ${units} words`}. The word before the first bar says what a note is:
- REPEATED: the passage after the bar stands in another section too (its title follows); say it here from another side, or replace it by something that belongs to this section alone;
- TERM: replace the first wording by the second throughout;
- LENGTH: bring the section to the number of words given, by developing the argument or leaving out what matters least, never by padding;
- TRANSITION: START means that the section opens with a list or a table and lacks a sentence that leads to it; END that it closes with one and lacks a sentence that says what follows from it; add that sentence;
- WISH: what the student wants of this section; do it as far as the rules allow.
Paragraphs and sentences that no note touches stay word for word, with their [@id] marks and gaps. "before" and "after" are the ${isPart ? 'paragraphs around it' : 'neighbouring paragraphs of the sections beside it'}: they serve the transition only and are not part of the text. Write only the text, without its heading.${hasWish ? `\nIf a WISH does not show what is to be changed, or has nothing to do with this section, answer with the three characters ${unclearMark} alone.` : ''}`,
  es: (
    alias,
    units,
    { hasWish, isPart },
  ) => `Los datos «text» son ${isPart ? 'una parte del' : 'el'} apartado ${alias} en su estado actual. Cámbialos según cada línea de «notes» y devuelve ${isPart ? 'solo esa parte' : 'el apartado completo'}${units === null ? '' : `, de unas ${units} palabras`}. La palabra anterior a la primera barra indica de qué se trata:
- REPEATED: el pasaje que sigue aparece también en otro apartado (su título va después); dilo aquí desde otro ángulo o sustitúyelo por algo propio de este apartado;
- TERM: sustituye en todo el texto la primera expresión por la segunda;
- LENGTH: lleva el apartado al número de palabras indicado, desarrollando el razonamiento o quitando lo menos importante, nunca con relleno;
- TRANSITION: START indica que el apartado se abre con una lista o tabla y falta la frase que lleva a ella; END, que se cierra con una y falta la frase que dice qué se sigue de ella; añade esa frase;
- WISH: lo que el estudiante pide de este apartado; hazlo en lo que permitan las reglas.
Los párrafos y frases que ninguna nota toca quedan tal cual, con sus marcas [@id] y sus huecos. «before» y «after» son los párrafos ${isPart ? 'que la rodean' : 'vecinos de los apartados contiguos'}: sirven solo para el enlace y no forman parte del texto. Escribe solo el texto, sin su título.${hasWish ? `\nSi un WISH no deja ver qué hay que cambiar o no tiene nada que ver con este apartado, responde solo con los tres caracteres ${unclearMark}.` : ''}`,
  ja: (
    alias,
    units,
    { hasWish, isPart },
  ) => `資料 text は節 ${alias} の${isPart ? '本文の一部' : '現在の本文'}です。資料 notes の各行に従って修正し、${isPart ? 'この部分の文章だけ' : '節全体の本文'}${units === null ? '' : `（約 ${units} 字）`}を出力してください。縦棒の前の語が種類を示します。
- REPEATED：縦棒の後の文章が別の節（続く題名の節）にもあります。ここでは別の角度から書き直すか、この節だけの内容に置き換えます；
- TERM：前の言い方をすべて後の言い方に改めます；
- LENGTH：節全体を示された字数に合わせます。論証を充実させるか、重要でない部分を削り、水増しはしません；
- TRANSITION：START は節が箇条書きや表から始まり、それを導く一文が欠けていること、END はそれらで終わり、そこから言えることを述べる一文が欠けていることを示します。その一文を補います；
- WISH：この節に対する学生の要望です。規則の範囲で応えます。
指摘のない段落や文は、[@番号] や補足の目印も含めて一字も変えません。before と after は${isPart ? 'その前後の段落' : '前後の節の隣り合う段落'}で、つながりを整えるためだけに使い、本文には入れません。見出しは書かず、本文だけを書きます。${hasWish ? `\nWISH から何を変えるのか読み取れない場合、またはこの節と無関係な場合は、${unclearMark} の三文字だけを出力してください。` : ''}`,
};

function describeNote(note: RevisionNote): string {
  switch (note.kind) {
    case 'REPEATED':
      return `REPEATED | ${cut(note.passage, 200)} | ${note.other}`;
    case 'TERM':
      return `TERM | ${note.found} | ${note.wanted}`;
    case 'LENGTH':
      return `LENGTH | ${note.units}`;
    case 'TRANSITION':
      return `TRANSITION | ${note.place}`;
    case 'WISH':
      return `WISH | ${cut(note.text, 600)}`;
  }
}

/** Of the tables and figures that a text holds or points at. */
const namesIn = (text: string): string[] => [...new Set([...namesOfBlocks(text), ...namesPointedAt(text)])];

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ');

/** Where the text is a part of its section. */
interface Part {
  name: string;
  /** The section as it stands. */
  whole: string;
}

export function askForRevision(request: RevisionRequest, part: Part | null = null): TextQuestion {
  const { paper, plan, section, notes, neighbours } = request;
  const { language } = paper;
  const ground = groundOf(paper, plan, section);
  // Works that the text cites may have come by hand: they stay citable, whatever the plan says.
  const works = worksOf(paper, [...ground.works.map(({ id }) => id), ...listCitations(request.text)]);
  const text = citeByAliases(request.text, works);
  const hasWish = notes.some(({ kind }) => kind === 'WISH');
  const wanted = notes.find((note) => note.kind === 'LENGTH')?.units;
  const units = wanted ?? countDraft(text);
  const { alias } = ground.leaf;
  const subject = [ground.leaf.section.title, ...ground.points].join('\n');
  const { messages, input } = composePrompt({
    language,
    rules: proseRules,
    codes: { ...codesOf(paper, revisionPrompt.name), section: alias, units },
    data: [
      ...ground.data.filter(([name]) => name !== 'works'),
      ['works', quoteWorks(works, subject, language, { abstract: 250, texts: 2_000 })],
      ['before', cut(citeByAliases(neighbours.before ?? '', works), 300)],
      ['after', cut(citeByAliases(neighbours.after ?? '', works), 300)],
      ['text', text],
      ['notes', notes.map((note) => oneLine(describeNote(note))).join('\n')],
    ],
    task: tasks[language](alias, wanted ?? (hasWish ? null : units), { hasWish, isPart: part !== null }),
  });
  return {
    ...{ promptName: revisionPrompt.name, promptVersion: revisionPrompt.version, language, input, messages, works },
    form: 'prose',
    titles: [ground.leaf.section.title, ...ground.leaf.above],
    // What stands in the text may be the student's own.
    given: [givenBy(paper), request.text, ...notes.map(describeNote)].join('\n'),
    names: {
      prefix: `${alias.toLowerCase()}-${part === null ? '' : `${part.name}-`}`,
      kept: namesIn(part?.whole ?? request.text),
      elsewhere: namesIn(part?.whole ?? request.text).filter((name) => !namesOfBlocks(request.text).includes(name)),
    },
    wantedUnits: units,
    isLengthFree: hasWish && wanted === undefined,
    ...(hasWish ? { unclearMark, isAnsweredAnew: true } : {}),
  };
}
