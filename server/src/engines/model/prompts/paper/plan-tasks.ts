import type { Localized } from '@yanmo/contract/languages';

const structure =
  '{"plan":[{"kind":"thesis","text":"…"},{"kind":"term","term":"…","meaning":"…"},{"kind":"hypothesis","label":"H1","claim":"…","test":"…"},{"kind":"chain","problem":"…","cause":"…","measure":"…"},{"kind":"brief","section":"S1","points":["…","…"],"works":["W1"]}]}';

export interface PlanTask {
  field: string;
  wordCount: number;
  sections: number;
}

/** The question itself, after the data. */
export const planTasks: Localized<(task: PlanTask) => string> = {
  zh: ({
    field,
    wordCount,
    sections,
  }) => `请为上面这份${field}论文的提纲（全文约 ${wordCount} 字）定一份写作计划。各节将分头同时写作，全靠这份计划保持口径一致、互不重复。
计划由若干项组成，按下面的次序给出：
1. thesis 一项：用一句话写明全文要论证的论点，是一个可以被反驳的判断，不是“本文研究了……”；
2. term 4 到 10 项：全文反复用到的概念，以及它在本文中的含义（一句话）。各节一律使用这里的叫法；
3. hypothesis：题目讨论影响、关系或检验时写 2 到 5 项，label 依次为 H1、H2……，claim 写假设，test 写用什么资料和方法检验；其他题目不写这一类；
4. chain：题目讨论问题与对策时写 2 到 5 项，问题、成因、措施一一对应；其他题目不写这一类；
5. brief：提纲里带编号的 ${sections} 节（S1 到 S${sections}）每节一项，一节不漏，按提纲次序。points 写 2 到 4 个要点，每个 10 到 40 字，写出要讲的具体判断或内容，只在这一节讲，任何两节的要点都不重复；works 填这一节应当引用的文献编号，只能从资料 works 里选，每篇文献尽量至少安排在一节里，没有合适的就填空数组。
不编造数据和结果：要点涉及数据时，写明应由学生补充什么。资料 requirements 是学生的要求，在不违反以上规则的前提下落实到相应的要点。
输出结构：${structure}`,
  en: ({
    field,
    wordCount,
    sections,
  }) => `Make the writing plan for the outline above, of a paper in ${field} of about ${wordCount} words. Its sections are written apart and at the same time; only this plan keeps them consistent and free of repetition.
The plan is a list of entries in this order:
1. thesis, one entry: in one sentence the claim that the paper argues, a statement that could be disputed, not "this paper studies …";
2. term, 4 to 10 entries: the concepts used throughout and what each means in this paper (one sentence). All sections use these names;
3. hypothesis: where the title states an effect, a relation or a test, 2 to 5 entries labelled H1, H2 …, with the claim and with the data and method that test it; otherwise none;
4. chain: where the title is about problems and measures, 2 to 5 entries that pair a problem with its cause and its measure; otherwise none;
5. brief: one entry for each of the ${sections} sections with an id (S1 to S${sections}), none left out, in the order of the outline. The points are 2 to 4 specific statements or contents of 6 to 25 words that stand in this section and in no other; works holds the ids of the works to be cited there, only from the data "works", so that each work has its place in some section if it can; otherwise an empty array.
Invent no data and no results: where a point needs data, say what the student has to supply. The data "requirements" holds the student's wishes; work them into the points as far as these rules allow.
Structure: ${structure}`,
  es: ({
    field,
    wordCount,
    sections,
  }) => `Elabora el plan de redacción del esquema anterior, de un trabajo de ${field} de unas ${wordCount} palabras. Sus apartados se escriben por separado y a la vez; solo este plan los mantiene coherentes y sin repeticiones.
El plan es una lista de elementos en este orden:
1. thesis, uno solo: en una frase, la tesis que defiende el trabajo, una afirmación discutible, no «este trabajo estudia…»;
2. term, de 4 a 10: los conceptos que se usan en todo el trabajo y lo que significa aquí cada uno (una frase). Todos los apartados emplean estos nombres;
3. hypothesis: si el título expresa un efecto, una relación o un contraste, de 2 a 5 con las etiquetas H1, H2…, la afirmación (claim) y los datos y el método que la contrastan (test); si no, ninguno;
4. chain: si el título trata de problemas y medidas, de 2 a 5 que emparejan un problema con su causa y su medida; si no, ninguno;
5. brief: uno por cada uno de los ${sections} apartados con identificador (S1 a S${sections}), sin omitir ninguno y en el orden del esquema. Los points son de 2 a 4 afirmaciones o contenidos concretos de 6 a 25 palabras que aparecen en ese apartado y en ningún otro; works contiene los identificadores de las obras que conviene citar, solo de los datos «works», de modo que cada obra tenga su sitio si es posible; si no hay, una lista vacía.
No inventes datos ni resultados: si un punto los necesita, indica qué debe aportar el estudiante. Los datos «requirements» recogen los deseos del estudiante; incorpóralos a los puntos en lo que permitan estas reglas.
Estructura: ${structure}`,
  ja: ({
    field,
    wordCount,
    sections,
  }) => `上のアウトライン（${field}の論文、全体で約 ${wordCount} 字）の執筆計画を立ててください。各節は別々に同時に書かれるため、この計画だけが一貫性を保ち、重複を防ぎます。
計画は次の順の項目からなります。
1. thesis 一件：論文全体が論証する主張を一文で。「本稿は……を研究する」ではなく、反論のありうる判断にします；
2. term 4 から 10 件：全体で使う概念と、本稿での意味（一文）。各節はここの呼び方に統一します；
3. hypothesis：題目が影響、関係、検証を扱う場合に 2 から 5 件。label は H1、H2……、claim に仮説、test に検証に使う資料と方法を書きます。それ以外の題目では書きません；
4. chain：題目が課題と対策を扱う場合に 2 から 5 件。課題、原因、対策を一つずつ対応させます。それ以外の題目では書きません；
5. brief：アウトラインで番号の付いた ${sections} の節（S1 から S${sections}）について、漏れなく順番に一件ずつ。points にはその節だけで述べる具体的な主張や内容を 2 から 4 個（各 15 から 50 字）書き、節の間で重ならないようにします。works にはその節で引用すべき文献の番号を資料 works からのみ選び、どの文献もできるだけどこかの節に割り当てます。なければ空の配列とします。
データや結果を作り出さないでください。要点にデータが必要な場合は、学生が補うべきものを示します。資料 requirements は学生の要望で、以上の規則の範囲で要点に反映させます。
構造：${structure}`,
};
