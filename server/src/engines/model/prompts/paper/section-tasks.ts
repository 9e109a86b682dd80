import type { Localized } from '@yanmo/contract/languages';

export interface SectionTask {
  alias: string;
  units: number;
  /** Works of the paper that it may cite, and those among them whose cards it holds. */
  hasWorks: boolean;
  hasCards: boolean;
  hasTerms: boolean;
  hasArgument: boolean;
  hasShows: boolean;
  hasWishes: boolean;
  /** It is written after the others, from what they came to. */
  hasWritten: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** What a model that is asked for a length comes to is mostly less; the bounds keep it near. */
const bounds = (units: number): { low: number; high: number } => ({
  low: Math.round(units * 0.95),
  high: Math.round(units * 1.1),
});

const numbered = (lines: readonly (string | false)[]): string =>
  lines
    .filter((line) => line !== false)
    .map((line, index) => `${index + 1}. ${line}`)
    .join('\n');

/** How it sets in; what is written from the other sections has to speak of them. */
const entry: Localized<(task: SectionTask) => string> = {
  zh: ({ hasWritten }) =>
    hasWritten
      ? '直接进入本节的内容；用到资料 written 时只取要点，不照抄原句。'
      : '直接进入本节的内容，不重述题目、前文和提纲。',
  en: ({ hasWritten }) =>
    hasWritten
      ? 'Go straight to the matter; of "written" take the points, not the sentences.'
      : 'Go straight to the matter, without repeating the title, earlier sections or the outline.',
  es: ({ hasWritten }) =>
    hasWritten
      ? 'Entra directamente en materia; de «written» toma los puntos, no las frases.'
      : 'Entra directamente en materia, sin repetir el título, los apartados anteriores ni el esquema.',
  ja: ({ hasWritten }) =>
    hasWritten
      ? 'すぐに内容に入り、written からは要点だけを取り、文は写しません。'
      : '題目や前の節、アウトラインを繰り返さず、すぐに内容に入ってください。',
};

/** The question itself, after the data. Nothing is named that is not there. */
export const sectionTasks: Localized<(task: SectionTask) => string> = {
  zh: (task) => {
    const { low, high } = bounds(task.units);
    return `请写 ${task.alias} 这一节的正文，约 ${task.units} 字（不少于 ${low} 字，不超过 ${high} 字）。
${numbered([
  '围绕资料 section 里的要点逐一展开，每个要点都要落到具体的判断、理由和条件上；资料 outline 里别的节的要点由别的节写，这里不展开。',
  task.hasWritten && '资料 written 是其他各节已经写成的内容摘要：以它为准，不写它没有的结论。',
  `与全文的论点（thesis）一致${task.hasTerms ? '，概念一律用 terms 里的叫法' : ''}${task.hasArgument ? '；argument 里的假设或对应关系只在与本节有关时用' : ''}。`,
  task.hasCards
    ? '资料 cards 是为本节准备的文献卡片：写到它们所支持的判断时，在那句话末尾用 [@编号] 引出，只说卡片里有的内容。资料 works 里的其他文献也可以引。用不上的不引。'
    : task.hasWorks
      ? '本节没有专门安排文献；资料 works 里若有确实支持某句话的，可以用 [@编号] 引出。'
      : '没有可以引用的文献，不要写出任何出处。',
  task.hasShows && '资料 section 里标明要有的表或图必须写出来，用规则里说明的写法，并在正文里用 [#名称] 指到。',
  task.hasWishes && '资料 section 里标明的学生要求，在本节落实。',
  `${task.isFirst ? '这是全文的第一节，从具体的现象或问题写起。' : entry.zh(task)}${task.isLast ? '这是全文的最后一节，结尾落在有分寸的判断上。' : '结尾停在本节的判断上，不写小结，不预告下文。'}`,
  '只写正文，不写本节的标题，不设小标题和编号。',
])}`;
  },
  en: (task) => {
    const { low, high } = bounds(task.units);
    return `Write the text of section ${task.alias}, of about ${task.units} words (no fewer than ${low}, no more than ${high}).
${numbered([
  'Develop the points in the data "section" one by one, each down to a specific claim with reasons and conditions. The points of the other sections in the data "outline" are developed there, not here.',
  task.hasWritten &&
    'The data "written" says what the other sections came to: keep to it, and draw no conclusion that it does not hold.',
  `Agree with the thesis of the paper${task.hasTerms ? ' and use the names given in "terms"' : ''}${task.hasArgument ? '; take from "argument" only what concerns this section' : ''}.`,
  task.hasCards
    ? 'The data "cards" holds the works meant for this section: where a sentence states what one of them bears out, end it with [@id], and say no more than its card does. Other works of the data "works" may be cited too. Leave out what does not help.'
    : task.hasWorks
      ? 'No work was set aside for this section; where one of the data "works" really bears out a sentence, cite it as [@id].'
      : 'There is no work to cite: name no source at all.',
  task.hasShows &&
    'The tables and figures named in the data "section" must be there, in the form that the rules give, and the text points at each by [#name].',
  task.hasWishes && 'Meet here the wishes of the student named in the data "section".',
  `${task.isFirst ? 'This is the first section of the paper: begin with a concrete observation or problem.' : entry.en(task)} ${task.isLast ? 'It is the last section: end on a measured judgement.' : 'End on the judgement of this section, without a summary or a preview of what follows.'}`,
  'Write only the text: no heading for the section, no subheadings, no numbering.',
])}`;
  },
  es: (task) => {
    const { low, high } = bounds(task.units);
    return `Escribe el texto del apartado ${task.alias}, de unas ${task.units} palabras (no menos de ${low} ni más de ${high}).
${numbered([
  'Desarrolla uno por uno los puntos de los datos «section», cada uno hasta una afirmación concreta con razones y condiciones. Los puntos de los demás apartados, en los datos «outline», se desarrollan allí, no aquí.',
  task.hasWritten &&
    'Los datos «written» dicen a qué llegaron los demás apartados: atente a ellos y no saques conclusiones que no contengan.',
  `Mantén el acuerdo con la tesis del trabajo${task.hasTerms ? ' y usa los nombres de «terms»' : ''}${task.hasArgument ? '; de «argument» toma solo lo que atañe a este apartado' : ''}.`,
  task.hasCards
    ? 'Los datos «cards» son las fichas de las obras previstas para este apartado: cuando una frase afirme lo que una de ellas respalda, ciérrala con [@id] y no digas más que su ficha. También puedes citar otras obras de los datos «works». Lo que no ayude, omítelo.'
    : task.hasWorks
      ? 'No hay obras reservadas para este apartado; si una de los datos «works» respalda de verdad una frase, cítala como [@id].'
      : 'No hay obras que citar: no nombres ninguna fuente.',
  task.hasShows &&
    'Las tablas y figuras indicadas en los datos «section» deben aparecer, en la forma que dan las reglas, y el texto remite a cada una con [#nombre].',
  task.hasWishes && 'Cumple aquí los deseos del estudiante indicados en los datos «section».',
  `${task.isFirst ? 'Es el primer apartado del trabajo: empieza por un hecho o problema concreto.' : entry.es(task)} ${task.isLast ? 'Es el último apartado: termina con un juicio ponderado.' : 'Termina en el juicio de este apartado, sin resumen ni anuncio de lo que sigue.'}`,
  'Escribe solo el texto: sin título del apartado, sin subtítulos y sin numeración.',
])}`;
  },
  ja: (task) => {
    const { low, high } = bounds(task.units);
    return `節 ${task.alias} の本文を、約 ${task.units} 字（${low} 字以上 ${high} 字以下）で書いてください。
${numbered([
  '資料 section の要点を一つずつ、具体的な主張、理由、条件にまで展開します。資料 outline にあるほかの節の要点はそちらで書くので、ここでは展開しません。',
  task.hasWritten && '資料 written は、ほかの節がすでに述べた内容の要約です。これに従い、そこにない結論は書きません。',
  `論文全体の主張（thesis）と一致させ${task.hasTerms ? '、概念は terms の呼び方に統一し' : ''}${task.hasArgument ? '、argument は本節に関わるものだけを使い' : ''}ます。`,
  task.hasCards
    ? '資料 cards は本節のために選んだ文献のカードです。それが裏づける内容を述べる文の末尾に [@番号] を付け、カードにある以上のことは書きません。資料 works のほかの文献も引用できます。役に立たないものは引用しません。'
    : task.hasWorks
      ? '本節のために選んだ文献はありません。資料 works に本当に裏づけとなるものがあれば [@番号] で引用します。'
      : '引用できる文献はありません。出典は一切書かないでください。',
  task.hasShows && '資料 section に示した表や図は、規則にある書き方で必ず入れ、本文から [#名前] で指します。',
  task.hasWishes && '資料 section に示した学生の要望に、この節で応えます。',
  `${task.isFirst ? '論文の最初の節です。具体的な現象や問題から書き始めてください。' : entry.ja(task)}${task.isLast ? '論文の最後の節です。節度のある判断で締めくくってください。' : '本節の判断で終え、まとめや次節の予告は書きません。'}`,
  '本文だけを書き、節の見出し、小見出し、番号は付けません。',
])}`;
  },
};
