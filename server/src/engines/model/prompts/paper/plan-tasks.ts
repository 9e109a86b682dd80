import type { Localized } from '@yanmo/contract/languages';

const structure =
  '{"plan":[{"kind":"thesis","text":"…"},{"kind":"term","term":"…","meaning":"…"},{"kind":"hypothesis","label":"H1","claim":"…","test":"…"},{"kind":"chain","problem":"…","cause":"…","measure":"…"},{"kind":"brief","section":"S1","points":["…","…"],"works":["W1"],"shows":[{"kind":"table","what":"…"}],"wishes":[1]}]}';
const titled = structure.replace('{"kind":"term"', '{"kind":"english_title","text":"…"},{"kind":"term"');

export interface PlanTask {
  field: string;
  wordCount: number;
  sections: number;
  hasWorks: boolean;
  hasWishes: boolean;
}

/** The question itself, after the data. */
export const planTasks: Localized<(task: PlanTask) => string> = {
  zh: ({
    field,
    wordCount,
    sections,
    hasWorks,
    hasWishes,
  }) => `请为上面这份${field}论文的提纲（全文约 ${wordCount} 字）定一份写作计划。各节分头写作，全靠这份计划保持口径一致、互不重复。
计划由若干项组成，按下面的次序给出：
1. thesis 一项：用一句话写明全文要论证的论点，是一个可以被反驳的判断，不是“本文研究了……”；
2. english_title 一项：题目的英文译名，用学科通行的说法；
3. term 4 到 10 项：全文反复用到的概念，以及它在本文中的含义（一句话）。各节一律使用这里的叫法；
4. hypothesis：题目讨论影响、关系或检验时写 2 到 5 项，label 依次为 H1、H2……，claim 写假设，test 写用什么资料和方法检验；其他题目不写这一类；
5. chain：题目讨论问题与对策时写 2 到 5 项，问题、成因、措施一一对应；其他题目不写这一类；
6. brief：提纲里带编号的 ${sections} 节（S1 到 S${sections}）每节一项，一节不漏，按提纲次序。
   points 写 2 到 4 个要点，每个 10 到 40 字，写出要讲的具体判断或内容，只在这一节讲，任何两节的要点都不重复；
   works ${hasWorks ? '填支持这些要点的文献编号，只能从资料 works 里选。一篇文献放在真正用得上它的一两节；与全文无关的文献一节也不放' : '填空数组：没有可以引用的文献'}；
   shows 填这一节要画的表（table）或图（figure），what 写明内容，多数节为空数组；
   wishes ${hasWishes ? '填由这一节落实的学生要求的编号（资料 wishes 每行开头的数字），每条要求恰好落在一节' : '填空数组'}。
不编造数据和结果：要点涉及数据时，写明应由学生补充什么。
输出结构：${titled}`,
  en: ({
    field,
    wordCount,
    sections,
    hasWorks,
    hasWishes,
  }) => `Make the writing plan for the outline above, of a paper in ${field} of about ${wordCount} words. Its sections are written apart; only this plan keeps them consistent and free of repetition.
The plan is a list of entries in this order:
1. thesis, one entry: in one sentence the claim that the paper argues, a statement that could be disputed, not "this paper studies …";
2. term, 4 to 10 entries: the concepts used throughout and what each means in this paper (one sentence). All sections use these names;
3. hypothesis: where the title states an effect, a relation or a test, 2 to 5 entries labelled H1, H2 …, with the claim and with the data and method that test it; otherwise none;
4. chain: where the title is about problems and measures, 2 to 5 entries that pair a problem with its cause and its measure; otherwise none;
5. brief: one entry for each of the ${sections} sections with an id (S1 to S${sections}), none left out, in the order of the outline.
   points: 2 to 4 specific statements or contents of 6 to 25 words that stand in this section and in no other;
   works: ${hasWorks ? 'the ids of the works that support these points, only from the data "works". A work goes to the one or two sections that really use it; one that has nothing to do with the paper goes nowhere' : 'an empty array: there is no work to cite'};
   shows: a table or a figure that this section needs, with what it shows; an empty array for most;
   wishes: ${hasWishes ? 'the numbers of the wishes (the first number of each line of the data "wishes") that this section meets; each wish belongs to exactly one section' : 'an empty array'}.
Invent no data and no results: where a point needs data, say what the student has to supply.
Structure: ${structure}`,
  es: ({
    field,
    wordCount,
    sections,
    hasWorks,
    hasWishes,
  }) => `Elabora el plan de redacción del esquema anterior, de un trabajo de ${field} de unas ${wordCount} palabras. Sus apartados se escriben por separado; solo este plan los mantiene coherentes y sin repeticiones.
El plan es una lista de elementos en este orden:
1. thesis, uno solo: en una frase, la tesis que defiende el trabajo, una afirmación discutible, no «este trabajo estudia…»;
2. english_title, uno solo: el título en el inglés de la disciplina;
3. term, de 4 a 10: los conceptos que se usan en todo el trabajo y lo que significa aquí cada uno (una frase). Todos los apartados emplean estos nombres;
4. hypothesis: si el título expresa un efecto, una relación o un contraste, de 2 a 5 con las etiquetas H1, H2…, la afirmación (claim) y los datos y el método que la contrastan (test); si no, ninguno;
5. chain: si el título trata de problemas y medidas, de 2 a 5 que emparejan un problema con su causa y su medida; si no, ninguno;
6. brief: uno por cada uno de los ${sections} apartados con identificador (S1 a S${sections}), sin omitir ninguno y en el orden del esquema.
   points: de 2 a 4 afirmaciones o contenidos concretos de 6 a 25 palabras que aparecen en ese apartado y en ningún otro;
   works: ${hasWorks ? 'los identificadores de las obras que respaldan esos puntos, solo de los datos «works». Una obra va al apartado, o a los dos, que de verdad la usan; la que no tiene que ver con el trabajo no va en ninguno' : 'una lista vacía: no hay obras que citar'};
   shows: la tabla (table) o figura (figure) que necesita el apartado, con lo que muestra (what); en la mayoría, una lista vacía;
   wishes: ${hasWishes ? 'los números de los deseos (el primero de cada línea de los datos «wishes») que cumple este apartado; cada deseo pertenece exactamente a un apartado' : 'una lista vacía'}.
No inventes datos ni resultados: si un punto los necesita, indica qué debe aportar el estudiante.
Estructura: ${titled}`,
  ja: ({
    field,
    wordCount,
    sections,
    hasWorks,
    hasWishes,
  }) => `上のアウトライン（${field}の論文、全体で約 ${wordCount} 字）の執筆計画を立ててください。各節は別々に書かれるため、この計画だけが一貫性を保ち、重複を防ぎます。
計画は次の順の項目からなります。
1. thesis 一件：論文全体が論証する主張を一文で。「本稿は……を研究する」ではなく、反論のありうる判断にします；
2. english_title 一件：題目の英訳。分野で通用する言い方にします；
3. term 4 から 10 件：全体で使う概念と、本稿での意味（一文）。各節はここの呼び方に統一します；
4. hypothesis：題目が影響、関係、検証を扱う場合に 2 から 5 件。label は H1、H2……、claim に仮説、test に検証に使う資料と方法を書きます。それ以外の題目では書きません；
5. chain：題目が課題と対策を扱う場合に 2 から 5 件。課題、原因、対策を一つずつ対応させます。それ以外の題目では書きません；
6. brief：アウトラインで番号の付いた ${sections} の節（S1 から S${sections}）について、漏れなく順番に一件ずつ。
   points：その節だけで述べる具体的な主張や内容を 2 から 4 個（各 15 から 50 字）。節の間で重ならないようにします；
   works：${hasWorks ? 'その要点を裏づける文献の番号を、資料 works からのみ選びます。一つの文献は本当に使う一、二の節に置き、論文と関係のない文献はどの節にも置きません' : '空の配列とします（引用できる文献はありません）'}；
   shows：その節に必要な表（table）や図（figure）と、その内容（what）。多くの節では空の配列です；
   wishes：${hasWishes ? 'この節が応える学生の要望の番号（資料 wishes の各行の最初の数字）。一つの要望はちょうど一つの節に割り当てます' : '空の配列とします'}。
データや結果を作り出さないでください。要点にデータが必要な場合は、学生が補うべきものを示します。
構造：${titled}`,
};
