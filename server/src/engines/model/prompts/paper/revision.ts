import { countDraft } from '@yanmo/contract/draft-count';
import type { Localized } from '@yanmo/contract/languages';
import { listCitations } from '../../../draft-text.ts';
import { type RevisionNote, type RevisionRequest, readerFaults } from '../../../engine.ts';
import { namesOfBlocks, namesPointedAt } from '../../prose/block-names.ts';
import { citeByAliases } from '../../prose/cite-aliases.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { composePrompt } from './compose.ts';
import { codesOf, givenBy, quoteWorks, roomFor } from './describe.ts';
import { cut } from './excerpt.ts';
import { proseRules } from './prose-rules.ts';
import { groundOf } from './section.ts';

export const revisionPrompt = { name: 'revision', version: 4 } as const;

/** By it a model says that it cannot make out a wish. No text begins so. */
const unclearMark = '[?]';

interface Asked {
  hasWish: boolean;
  /** Only the paragraphs that the notes are about. */
  isPart: boolean;
  hasCitation: boolean;
  /** Of `before` and `after` those that are there. */
  around: readonly string[];
}

const tasks: Localized<(alias: string, units: number | null, asked: Asked) => string> = {
  zh: (
    alias,
    units,
    { hasWish, isPart, hasCitation, around },
  ) => `资料 text 是 ${alias} 这一节${isPart ? '正文中的一部分' : '现在的正文'}。请按资料 notes 逐条修改，${isPart ? '只输出这一部分修改后的文字' : '输出修改后的整节正文'}${units === null ? '' : `，约 ${units} 字`}。notes 每行一条，竖线前是类别：
- REPEATED：竖线后这段话在另一节（其标题在后）也出现了，请换一个角度重写这里的说法，或改写成只属于本节的内容；
- TERM：把前一个说法统一改成后一个；
- LENGTH：全节现在 now 字，应为 wanted 字，靠充实论证或删去次要内容来调整，不掺水，不砍掉结尾；
- TRANSITION：START 表示本节一开头就是列表或表格，在它前面补一句引出它的话；END 表示以列表或表格收尾，在它后面补一句由它得出的判断；
- UNSUPPORTED：这句断言缺少支持，按竖线后的话补上理由或文献，或改成有分寸的说法；CONTRADICTS：按竖线后的话消除矛盾；SAID_TWICE：别的节已说过，删去或换成本节自己的内容；LINK_MISSING：补上缺的一步；WISH_UNMET：在这里落实学生的要求；
- CITATION：所引文献不支持这句话，改成卡片确实支持的说法，或去掉引文；
- WISH：学生对这一节的要求，在不违反规则的前提下照办。
修改后的文字若没有解决这些问题，丢了全文别处没有的 [@编号]${hasCitation ? '（CITATION 点到的除外）' : ''}、表、图或占位标记，或字数偏离更大，就不会被采用。
没有被点到的段落和句子原样保留，连同其中的 [@编号] 与占位标记。${around.length === 0 ? '' : `资料 ${around.join(' 与 ')} 是${isPart ? '它前后的段落' : '前后两节相邻的段落'}，只用来让衔接自然，不要写进来。`}只写正文，不写标题。${hasWish ? `\n如果 WISH 看不出要改什么，或与这一节毫无关系，只输出 ${unclearMark} 这三个字符。` : ''}`,
  en: (
    alias,
    units,
    { hasWish, isPart, hasCitation, around },
  ) => `The data "text" is ${isPart ? 'a part of ' : ''}section ${alias} as it stands. Change it as each line of "notes" asks and give ${isPart ? 'this part alone' : 'the whole section'} again${units === null ? '' : `, of about ${units} words`}. The word before the first bar says what a note is:
- REPEATED: the passage after the bar stands in another section too (its title follows); say it here from another side, or replace it by something that belongs to this section alone;
- TERM: replace the first wording by the second throughout;
- LENGTH: the section has the number of words after "now" and should have the number after "wanted": develop the argument or leave out what matters least; never pad, never cut off the end;
- TRANSITION: START means that the section opens with a list or a table and lacks a sentence that leads to it; END that it closes with one and lacks a sentence that says what follows from it; add that sentence;
- UNSUPPORTED: the claim lacks support; give the reason or source named after the bar, or state it with measure; CONTRADICTS: remove the contradiction; SAID_TWICE: another section has said it, so leave it out or say what is this section's own; LINK_MISSING: add the missing step; WISH_UNMET: meet the student's wish here;
- CITATION: the works cited do not bear the sentence out; say what their cards do bear out, or drop the citation;
- WISH: what the student wants of this section; do it as far as the rules allow.
A revision that leaves these faults, loses an [@id] that stands nowhere else in the paper${hasCitation ? ' (other than one that a CITATION note is about)' : ''}, a table, a figure or a gap, or is further from its length, is not taken.
Paragraphs and sentences that no note touches stay word for word, with their [@id] marks and gaps.${around.length === 0 ? '' : ` What stands in ${around.map((name) => `"${name}"`).join(' and ')} ${isPart ? 'is next to it' : 'belongs to the sections beside it'}: it serves the transition only and is not part of the text.`} Write only the text, without its heading.${hasWish ? `\nIf a WISH does not show what is to be changed, or has nothing to do with this section, answer with the three characters ${unclearMark} alone.` : ''}`,
  es: (
    alias,
    units,
    { hasWish, isPart, hasCitation, around },
  ) => `Los datos «text» son ${isPart ? 'una parte del' : 'el'} apartado ${alias} en su estado actual. Cámbialos según cada línea de «notes» y devuelve ${isPart ? 'solo esa parte' : 'el apartado completo'}${units === null ? '' : `, de unas ${units} palabras`}. La palabra anterior a la primera barra indica de qué se trata:
- REPEATED: el pasaje que sigue aparece también en otro apartado (su título va después); dilo aquí desde otro ángulo o sustitúyelo por algo propio de este apartado;
- TERM: sustituye en todo el texto la primera expresión por la segunda;
- LENGTH: el apartado tiene las palabras que siguen a «now» y debe tener las que siguen a «wanted»: desarrolla el razonamiento o quita lo menos importante; nunca con relleno ni cortando el final;
- TRANSITION: START indica que el apartado se abre con una lista o tabla y falta la frase que lleva a ella; END, que se cierra con una y falta la frase que dice qué se sigue de ella; añade esa frase;
- UNSUPPORTED: la afirmación carece de apoyo; da la razón o fuente indicada tras la barra, o matízala; CONTRADICTS: elimina la contradicción; SAID_TWICE: otro apartado ya lo dice, quítalo o pon algo propio de este; LINK_MISSING: añade el paso que falta; WISH_UNMET: cumple aquí el deseo del estudiante;
- CITATION: las obras citadas no respaldan la frase; di lo que sí respaldan sus fichas o quita la cita;
- WISH: lo que el estudiante pide de este apartado; hazlo en lo que permitan las reglas.
No se acepta una revisión que deje esos fallos, pierda un [@id] que no está en otro lugar del trabajo${hasCitation ? ' (salvo el que señale una nota CITATION)' : ''}, una tabla, una figura o un hueco, o se aleje más de su extensión.
Los párrafos y frases que ninguna nota toca quedan tal cual, con sus marcas [@id] y sus huecos.${around.length === 0 ? '' : ` Lo que hay en ${around.map((name) => `«${name}»`).join(' y ')} ${isPart ? 'está a su lado' : 'es de los apartados contiguos'}: sirve solo para el enlace y no forma parte del texto.`} Escribe solo el texto, sin su título.${hasWish ? `\nSi un WISH no deja ver qué hay que cambiar o no tiene nada que ver con este apartado, responde solo con los tres caracteres ${unclearMark}.` : ''}`,
  ja: (
    alias,
    units,
    { hasWish, isPart, hasCitation, around },
  ) => `資料 text は節 ${alias} の${isPart ? '本文の一部' : '現在の本文'}です。資料 notes の各行に従って修正し、${isPart ? 'この部分の文章だけ' : '節全体の本文'}${units === null ? '' : `（約 ${units} 字）`}を出力してください。縦棒の前の語が種類を示します。
- REPEATED：縦棒の後の文章が別の節（続く題名の節）にもあります。ここでは別の角度から書き直すか、この節だけの内容に置き換えます；
- TERM：前の言い方をすべて後の言い方に改めます；
- LENGTH：節は今 now の字数で、wanted の字数にします。論証を充実させるか、重要でない部分を削り、水増しも、末尾の切り捨てもしません；
- TRANSITION：START は節が箇条書きや表から始まり、それを導く一文が欠けていること、END はそれらで終わり、そこから言えることを述べる一文が欠けていることを示します。その一文を補います；
- UNSUPPORTED：裏づけのない断定です。縦棒の後のとおり理由や文献を補うか、控えめに言い直します。CONTRADICTS：矛盾をなくします。SAID_TWICE：ほかの節で述べているので削るか、この節独自の内容にします。LINK_MISSING：欠けた一段を補います。WISH_UNMET：ここで学生の要望に応えます；
- CITATION：引用文献がこの文を裏づけていません。カードが裏づける言い方に改めるか、引用を外します；
- WISH：この節に対する学生の要望です。規則の範囲で応えます。
これらの問題が残る、ほかにない [@番号]${hasCitation ? '（CITATION の対象を除く）' : ''}や表、図、補足の目印が失われる、字数がさらに離れる修正は採用されません。
指摘のない段落や文は、[@番号] や補足の目印も含めて一字も変えません。${around.length === 0 ? '' : `${around.join(' と ')} は${isPart ? 'その前後の段落' : '前後の節の隣り合う段落'}で、つながりを整えるためだけに使い、本文には入れません。`}見出しは書かず、本文だけを書きます。${hasWish ? `\nWISH から何を変えるのか読み取れない場合、またはこの節と無関係な場合は、${unclearMark} の三文字だけを出力してください。` : ''}`,
};

/** Only what its notes are: a kind that is told and not there makes a model look for it. */
function ofKinds(task: string, notes: readonly RevisionNote[]): string {
  const kinds = new Set<string>(notes.map((note) => (note.kind === 'READER' ? readerFaults[0] : note.kind)));
  return task
    .split('\n')
    .filter((line) => !line.startsWith('- ') || kinds.has(/^- ([A-Z]+)/u.exec(line)?.[1] ?? ''))
    .join('\n');
}

function describeNote(note: RevisionNote, now: number): string {
  switch (note.kind) {
    case 'REPEATED':
      return `REPEATED | ${cut(note.passage, 200)} | ${note.other}`;
    case 'TERM':
      return `TERM | ${note.found} | ${note.wanted}`;
    case 'LENGTH':
      return `LENGTH | now ${now} | wanted ${note.units}`;
    case 'TRANSITION':
      return `TRANSITION | ${note.place}`;
    case 'READER':
      return `${note.fault} | ${cut(note.sentence, 200)} | ${cut(note.say, 120)}`;
    case 'CITATION':
      return `CITATION | ${cut(note.sentence, 200)} | ${cut(note.say, 120)}`;
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

export function askForRevision(
  request: RevisionRequest,
  part: Part | null = null,
  contextTokens?: number,
): TextQuestion {
  const { paper, plan, section, notes, neighbours } = request;
  const { language } = paper;
  const ground = groundOf(paper, plan, section);
  const { works, shared } = ground;
  const text = citeByAliases(request.text, works);
  const hasWish = notes.some(({ kind }) => kind === 'WISH');
  const wanted = notes.find((note) => note.kind === 'LENGTH')?.units;
  const units = wanted ?? countDraft(text);
  const { alias } = ground.leaf;
  const subject = [ground.leaf.section.title, ...ground.points].join('\n');
  // Works that the text cites may have come by hand: their cards are needed, whatever the plan says.
  const own = new Set([...ground.brief.works, ...listCitations(request.text)]);
  const { messages, input } = composePrompt({
    ...{ language, rules: proseRules({ hasWorks: works.length > 0 }), shared },
    codes: { ...codesOf(paper, revisionPrompt.name), section: alias, units },
    data: [
      ...ground.data.filter(([name]) => name !== 'cards'),
      [
        'cards',
        quoteWorks(
          works.filter(({ id }) => own.has(id)),
          subject,
          language,
          { abstract: 250, texts: 2_000 },
        ),
      ],
      ['before', cut(citeByAliases(neighbours.before ?? '', works), 300)],
      ['after', cut(citeByAliases(neighbours.after ?? '', works), 300)],
      ['text', text],
      ['notes', notes.map((note) => oneLine(citeByAliases(describeNote(note, countDraft(text)), works))).join('\n')],
    ],
    task: ofKinds(
      tasks[language](alias, wanted ?? (hasWish ? null : units), {
        ...{ hasWish, isPart: part !== null, hasCitation: notes.some(({ kind }) => kind === 'CITATION') },
        around: (['before', 'after'] as const).filter((side) => (neighbours[side] ?? '').trim() !== ''),
      }),
      notes,
    ),
    room: roomFor(contextTokens, language, units),
  });
  return {
    ...{ promptName: revisionPrompt.name, promptVersion: revisionPrompt.version, language, input, messages, works },
    form: 'prose',
    titles: [ground.leaf.section.title, ...ground.leaf.above],
    // What stands in the text may be the student's own.
    given: [givenBy(paper), request.text, ...notes.map((note) => describeNote(note, 0))].join('\n'),
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
