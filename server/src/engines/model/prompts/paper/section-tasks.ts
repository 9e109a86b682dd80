import type { Localized } from '@yanmo/contract/languages';

export interface SectionTask {
  alias: string;
  units: number;
  hasWorks: boolean;
  isFirst: boolean;
  isLast: boolean;
}

/** What a model that is asked for a length comes to is mostly less; the bounds keep it near. */
const bounds = (units: number): { low: number; high: number } => ({
  low: Math.round(units * 0.95),
  high: Math.round(units * 1.1),
});

/** The question itself, after the data. */
export const sectionTasks: Localized<(task: SectionTask) => string> = {
  zh: ({ alias, units, hasWorks, isFirst, isLast }) => {
    const { low, high } = bounds(units);
    return `请写提纲中标出的 ${alias} 这一节的正文，约 ${units} 字（不少于 ${low} 字，不超过 ${high} 字）。
1. 围绕资料 section 里的要点逐一展开，每个要点都要落到具体的判断、理由和条件上；要点之外的内容属于别的节，不写。
2. 与全文的论点（thesis）一致，概念一律用 terms 里的叫法；argument 里的假设或对应关系只在与本节有关时用。
3. ${hasWorks ? '资料 works 里的文献，凡与所论相关的都要在相应的句子里用 [@编号] 引到，每篇至少一次；不相关的宁可不引。' : '本节没有可以引用的文献，不要写出任何出处。'}
4. ${isFirst ? '这是全文的第一节，从具体的现象或问题写起。' : '直接进入本节的内容，不重述题目、前文和提纲。'}${isLast ? '这是全文的最后一节，结尾落在有分寸的判断上。' : '结尾停在本节的判断上，不写小结，不预告下文。'}
5. 只写正文，不写本节的标题，不设小标题和编号。`;
  },
  en: ({ alias, units, hasWorks, isFirst, isLast }) => {
    const { low, high } = bounds(units);
    return `Write the text of section ${alias}, the one marked in the outline, of about ${units} words (no fewer than ${low}, no more than ${high}).
1. Develop the points in the data "section" one by one, each down to a specific claim with reasons and conditions. Whatever lies outside them belongs to other sections: leave it out.
2. Agree with the thesis of the paper and use the names given in "terms"; take from "argument" only what concerns this section.
3. ${hasWorks ? 'Cite the works in the data "works" where they bear on a sentence, as [@id], each at least once; rather leave one out than force it in.' : 'There is no work to cite in this section: name no source at all.'}
4. ${isFirst ? 'This is the first section of the paper: begin with a concrete observation or problem.' : 'Go straight to the matter, without repeating the title, earlier sections or the outline.'} ${isLast ? 'It is the last section: end on a measured judgement.' : 'End on the judgement of this section, without a summary or a preview of what follows.'}
5. Write only the text: no heading for the section, no subheadings, no numbering.`;
  },
  es: ({ alias, units, hasWorks, isFirst, isLast }) => {
    const { low, high } = bounds(units);
    return `Escribe el texto del apartado ${alias}, el señalado en el esquema, de unas ${units} palabras (no menos de ${low} ni más de ${high}).
1. Desarrolla uno por uno los puntos de los datos «section», cada uno hasta una afirmación concreta con razones y condiciones. Lo que queda fuera de ellos pertenece a otros apartados: no lo escribas.
2. Mantén el acuerdo con la tesis del trabajo y usa los nombres de «terms»; de «argument» toma solo lo que atañe a este apartado.
3. ${hasWorks ? 'Cita las obras de los datos «works» en las frases que se apoyen en ellas, como [@id], cada una al menos una vez; antes que forzar una, omítela.' : 'En este apartado no hay obras que citar: no nombres ninguna fuente.'}
4. ${isFirst ? 'Es el primer apartado del trabajo: empieza por un hecho o problema concreto.' : 'Entra directamente en materia, sin repetir el título, los apartados anteriores ni el esquema.'} ${isLast ? 'Es el último apartado: termina con un juicio ponderado.' : 'Termina en el juicio de este apartado, sin resumen ni anuncio de lo que sigue.'}
5. Escribe solo el texto: sin título del apartado, sin subtítulos y sin numeración.`;
  },
  ja: ({ alias, units, hasWorks, isFirst, isLast }) => {
    const { low, high } = bounds(units);
    return `アウトラインで示した節 ${alias} の本文を、約 ${units} 字（${low} 字以上 ${high} 字以下）で書いてください。
1. 資料 section の要点を一つずつ、具体的な主張、理由、条件にまで展開します。それ以外の内容は別の節のものなので書きません。
2. 論文全体の主張（thesis）と一致させ、概念は terms の呼び方に統一します。argument は本節に関わるものだけを使います。
3. ${hasWorks ? '資料 works の文献は、関係する文で [@番号] の形で引用し、それぞれ少なくとも一度は用います。関係の薄いものは無理に引用しません。' : 'この節に引用できる文献はありません。出典は一切書かないでください。'}
4. ${isFirst ? '論文の最初の節です。具体的な現象や問題から書き始めてください。' : '題目や前の節、アウトラインを繰り返さず、すぐに内容に入ってください。'}${isLast ? '論文の最後の節です。節度のある判断で締めくくってください。' : '本節の判断で終え、まとめや次節の予告は書きません。'}
5. 本文だけを書き、節の見出し、小見出し、番号は付けません。`;
  },
};
