import type { Level, PaperType } from '@yanmo/contract/codes';
import type { Language, Localized } from '@yanmo/contract/languages';
import type { TitleKind } from '@yanmo/contract/understanding';
import { depthFor, mostSections } from '../../../understanding/outline-depth.ts';
import { kindShapes } from './kind-shapes.ts';
import { levelDemands, typeShapes } from './paper-kinds.ts';

export interface OutlineTask {
  language: Language;
  type: PaperType;
  level: Level;
  wordCount: number;
  variant: number;
  kind: TitleKind;
  /** As many as the student wishes, where he says how many. */
  chapters?: number | undefined;
  /** Its name in the language of the outline. */
  field: string;
}

const structure =
  '{"chapters":[{"title":"…","summary":"…","weight":15,"works":["W1"],"children":[{"title":"…","summary":"…","weight":40,"works":[],"children":[{"title":"…","summary":"…","weight":50,"works":[]}]}]}]}';

type Third = 'none' | 'weightiest' | 'every';

interface SizeTexts {
  range(least: number, most: number): string;
  chapters(count: string): string;
  /** How a chapter is divided; not at all where the paper has no room for sections. */
  divided(sections: string): string;
  undivided: string;
  /** Where there is little room, the first and the last chapter have no sections. */
  frame: string;
  third: Readonly<Record<Third, string>>;
  most(sections: number): string;
}

const sizes: Localized<SizeTexts> = {
  zh: {
    range: (least, most) => `${least} 到 ${most}`,
    chapters: (count) => `分 ${count} 章`,
    divided: (sections) => `，每章 ${sections} 节`,
    undivided: '，各章不分节',
    frame: '，首尾两章不分节',
    third: {
      none: '，不设第三级',
      weightiest: '，主体各章的重点节再分 2 到 3 个小节',
      every: '，主体各章的每节再分 2 到 4 个小节',
    },
    most: (sections) => `。没有下级标题的标题都算一节，全文最多 ${sections} 节。`,
  },
  en: {
    range: (least, most) => `${least} to ${most}`,
    chapters: (count) => `${count} chapters`,
    divided: (sections) => ` with ${sections} sections each`,
    undivided: ' without sections',
    frame: '; the first and the last chapter have none',
    third: {
      none: '; no third level',
      weightiest: '; the weightiest sections of the main chapters have 2 to 3 subsections',
      every: '; every section of the main chapters has 2 to 4 subsections',
    },
    most: (sections) =>
      `. Every heading with none below it counts as a section; the whole has at most ${sections} of them.`,
  },
  es: {
    range: (least, most) => `${least} a ${most}`,
    chapters: (count) => `${count} capítulos`,
    divided: (sections) => ` con ${sections} apartados cada uno`,
    undivided: ' sin apartados',
    frame: '; el primero y el último no se dividen',
    third: {
      none: '; sin tercer nivel',
      weightiest: '; los apartados más importantes de los capítulos centrales tienen 2 o 3 subapartados',
      every: '; cada apartado de los capítulos centrales tiene de 2 a 4 subapartados',
    },
    most: (sections) => `. Todo título sin otros debajo cuenta como apartado; en total hay ${sections} como máximo.`,
  },
  ja: {
    range: (least, most) => `${least} から ${most}`,
    chapters: (count) => `${count} 章`,
    divided: (sections) => `、各章 ${sections} 節`,
    undivided: '、節は設けません',
    frame: '、最初と最後の章は節に分けません',
    third: {
      none: '、第三階層は設けません',
      weightiest: '、本論の重要な節はさらに 2 から 3 項に分けます',
      every: '、本論の各節をさらに 2 から 4 項に分けます',
    },
    most: (sections) => `。下に見出しのない見出しを一節と数え、全体で ${sections} 節以内とします。`,
  },
};

/** Sections of a main chapter by how many headings without others below it has room for. */
function partsFor(room: number): readonly [number, number] | null {
  if (room < 2) return null;
  if (room < 4) return [2, 3];
  return room < 6 ? [3, 4] : [3, 5];
}

/** What the answer is held to afterwards, and no more: what would be cut off again is not asked for. */
function describeSize({ language, type, wordCount, chapters: wished }: OutlineTask): string {
  const { chapters, levels } = depthFor(type, wordCount);
  const texts = sizes[language];
  const say = ([least, most]: readonly [number, number]): string =>
    least === most ? `${least}` : texts.range(least, most);
  const most = mostSections(type, wordCount, language);
  // Introduction and conclusion need one section each; the others share the rest.
  const room = (most - 2) / Math.max(1, (wished ?? chapters.max) - 2);
  const parts = partsFor(room);
  const third = levels === 2 || room < 3 ? 'none' : room < 8 ? 'weightiest' : 'every';
  return [
    texts.chapters(wished === undefined ? say([chapters.min, chapters.max]) : `${wished}`),
    ...(parts
      ? [texts.divided(say(parts)), ...(room < 4 ? [texts.frame] : []), texts.third[third]]
      : [texts.undivided]),
    texts.most(Math.max(most, wished ?? 0)),
  ].join('');
}

/** The question itself, after the data. Written in the language of the outline: headings follow the prompt's language. */
export const outlineTasks: Localized<(task: OutlineTask) => string> = {
  zh: (task) => `请为上面的题目写一份${task.field}论文提纲，全文约 ${task.wordCount} 字。
文体——${typeShapes[task.type].zh}
层次——${levelDemands[task.level].zh}
规模——${describeSize(task)}

资料 understanding 说明题目怎样读：对象、要回答的方面、范围。学生已经看过并可能改过，以它为准。
这类题目通常这样展开，主体各章照此安排，可按题目取舍：
${kindShapes[task.kind].zh}
方法必须答得了这类题目；理论只在确实说到题目所问时才点名，没有合适的就不写理论。

标题的要求：
1. 写出所谈的事情本身，不写形式。例如写“数字化投入影响创新绩效的作用路径”，不写“相关理论分析”；写“社区食堂定价与补贴的错位”，不写“存在的问题”；
2. 用本学科的概念，同级标题语法一致、互不重叠，合起来正好回答题目；
3. 不带编号（第1章、1.1 等由系统编排），不用冒号堆叠副标题，一般不超过 25 个字。
summary 用一句话说明本节要论证或交代什么（20 到 60 字）。weight 是它在上一级中所占的比例（同级相加为 100）。
works 只填资料 works 中给出的编号（如 W1），写在真正以它为依据的章节上；没有合适的就填空数组，绝不填其他编号，也不在文字里写出文献。
资料 wishes 是学生的要求，逐条落实到标题里：指定了章号的放在那一章，要求不写的一处也不出现。资料 requirements 是学生的原话，供参照。${task.variant > 0 ? `\n这是第 ${task.variant + 1} 稿：换一个切入角度和章节安排，不要与通常的写法雷同。` : ''}
输出结构：${structure}`,
  en: (task) => `Write the outline of a paper in ${task.field} for the title above, of about ${task.wordCount} words.
Type: ${typeShapes[task.type].en}
Level: ${levelDemands[task.level].en}
Size: ${describeSize(task)}

The data "understanding" says how the title is read: object, what is asked of it, context. The student has seen it and may have corrected it; it decides.
Such a title usually unfolds like this; arrange the main chapters accordingly, taking what the title needs:
${kindShapes[task.kind].en}
The method must be able to answer such a title. Name a theory only where it really speaks to what the title asks; otherwise name none.

Headings:
1. name the matter, not the form: "How training subsidies reach small employers", not "Theoretical analysis"; "Where fares and subsidies diverge", not "Existing problems";
2. use the concepts of the discipline, are parallel within a level, do not overlap, and together answer the title;
3. carry no numbers (the system numbers them) and rarely exceed 14 words.
The summary says in one sentence of 12 to 30 words what the section argues or provides. The weight is its share of its parent (siblings add up to 100).
In works give only ids listed in the data "works" (such as W1), on chapters that really rest on them; otherwise an empty array. Never another id, and never a source in the text.
The data "wishes" lists what the student asks for; each stands in the headings, in the chapter asked for where one is named, and what is to be left out appears nowhere. The data "requirements" holds the student's own words, for reference.${task.variant > 0 ? `\nThis is draft ${task.variant + 1}: choose another angle and another arrangement than the usual one.` : ''}
Structure: ${structure}`,
  es: (
    task,
  ) => `Escribe el esquema de un trabajo de ${task.field} para el título anterior, de unas ${task.wordCount} palabras.
Tipo: ${typeShapes[task.type].es}
Nivel: ${levelDemands[task.level].es}
Tamaño: ${describeSize(task)}

Los datos «understanding» dicen cómo se lee el título: objeto, lo que se pregunta de él, contexto. El estudiante los ha visto y quizá corregido; son los que valen.
Un título así suele desarrollarse de este modo; dispón los capítulos centrales en consecuencia, tomando lo que el título necesita:
${kindShapes[task.kind].es}
El método debe poder responder a un título así. Nombra una teoría solo si de verdad habla de lo que pregunta el título; si no, ninguna.

Los títulos de los apartados:
1. nombran el asunto, no la forma: «Cómo llegan las ayudas a la formación a las pequeñas empresas», no «Análisis teórico»; «Dónde divergen tarifas y subvenciones», no «Problemas existentes»;
2. usan los conceptos de la disciplina, son paralelos en cada nivel, no se solapan y juntos responden al título;
3. no llevan números (los pone el sistema) y rara vez pasan de 16 palabras.
El campo summary dice en una frase de 12 a 30 palabras qué argumenta o aporta el apartado. El campo weight es su parte del nivel superior (los hermanos suman 100).
En works pon solo identificadores de los datos «works» (como W1), en los capítulos que de verdad se apoyan en ellos; si no, una lista vacía. Nunca otro identificador ni una fuente en el texto.
Los datos «wishes» enumeran lo que pide el estudiante; cada cosa figura en los títulos, en el capítulo pedido si lo hay, y lo que debe omitirse no aparece en ninguna parte. Los datos «requirements» guardan sus propias palabras, como referencia.${task.variant > 0 ? `\nEste es el borrador ${task.variant + 1}: elige otro enfoque y otra disposición que los habituales.` : ''}
Estructura: ${structure}`,
  ja: (
    task,
  ) => `上の題目について、${task.field}の論文のアウトラインを書いてください。全体は約 ${task.wordCount} 字です。
種類：${typeShapes[task.type].ja}
水準：${levelDemands[task.level].ja}
規模：${describeSize(task)}

資料 understanding は題目の読み方（対象、問うこと、範囲）を示します。学生が確認し、直している場合もあるので、これに従います。
この種の題目はふつう次のように展開します。題目に応じて取捨しながら本論の各章を組み立ててください。
${kindShapes[task.kind].ja}
方法はこの種の問いに答えられるものに限ります。理論は題目の問いに実際に関わるときだけ名を挙げ、なければ挙げません。

見出しの条件：
1. 形式ではなく事柄そのものを書きます。「デジタル投資が革新成果に及ぶ経路」とし、「理論的分析」とはしません。「運賃と補助のずれ」とし、「問題点」とはしません；
2. 分野の概念を使い、同じ階層では文型をそろえ、重なりなく、全体で題目に答えるようにします；
3. 番号は付けず（システムが付けます）、おおむね 30 字以内とします。
summary には、その節で何を論じ、何を示すのかを一文（25 字から 80 字）で書きます。weight は上位に占める割合です（同じ階層の合計は 100）。
works には、資料 works にある番号（W1 など）だけを、実際にそれを根拠とする章に書きます。なければ空の配列とし、他の番号や文献名は決して書きません。
資料 wishes は学生の希望です。一つずつ見出しに反映し、章が指定されていればその章に置き、書かないよう求められたものはどこにも書きません。資料 requirements は学生自身の言葉で、参考にします。${task.variant > 0 ? `\nこれは第 ${task.variant + 1} 稿です。通常とは異なる切り口と構成を選んでください。` : ''}
構造：${structure}`,
};
