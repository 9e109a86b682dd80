import type { Localized } from '@yanmo/contract/languages';
import type { PaperRequest } from '../../../engine.ts';
import type { TextQuestion } from '../../text-answer.ts';
import { levelDemands } from '../paper-kinds.ts';
import { composePrompt } from './compose.ts';
import { codesOf, givenBy, requirementsOf } from './describe.ts';
import { gapMarks, proseRules } from './prose-rules.ts';

export const thanksPrompt = { name: 'acknowledgements', version: 1 } as const;

const units: Localized<number> = { zh: 260, en: 150, es: 160, ja: 280 };

const tasks: Localized<(units: number) => string> = {
  zh: (count) => `请为这篇论文写一份致谢，约 ${count} 字，两到三段。
语气真诚克制，不夸张，不用排比，不引用诗句。依次感谢导师、提供过帮助的老师和同学、家人，最后一两句谈写作中的体会，与题目有关而具体。
人名、院系和具体的人事都不知道，一律写成占位标记，例如 [待补充数据: 导师姓名]，不编造。不写日期和署名，不引用文献。`,
  en: (count) => `Write acknowledgements for this paper, of about ${count} words, in two or three paragraphs.
Sincere and restrained, without superlatives or quotations. Thank the supervisor, teachers and fellow students who helped, and the family; end with one or two sentences on what the work itself taught, specific to its subject.
Names, departments and events are unknown: write a gap for each, such as [your data: name of the supervisor], and invent nothing. No date, no signature, no citations.`,
  es: (count) => `Escribe los agradecimientos de este trabajo, de unas ${count} palabras, en dos o tres párrafos.
Con sinceridad y sobriedad, sin superlativos ni citas literarias. Agradece a quien dirigió el trabajo, a los profesores y compañeros que ayudaron y a la familia; termina con una o dos frases sobre lo que enseñó el propio trabajo, ligadas a su tema.
No se conocen nombres, departamentos ni hechos: escribe un hueco para cada uno, como [Datos por aportar: nombre de la dirección], y no inventes nada. Sin fecha, firma ni citas.`,
  ja: (count) => `この論文の謝辞を、約 ${count} 字、二、三段落で書いてください。
誠実で控えめに、大げさな表現や引用句を避けます。指導教員、助力を得た教員や学友、家族への感謝を順に述べ、最後に執筆から学んだことを題目に即して一、二文で書きます。
人名、所属、具体的な出来事は分からないため、[要データ: 指導教員の氏名] のように目印を書き、作り出さないでください。日付、署名、引用は書きません。`,
};

export function askForThanks(paper: PaperRequest): TextQuestion {
  const { language } = paper;
  const wanted = units[language];
  const { messages, input } = composePrompt({
    language,
    rules: proseRules({ hasWorks: false }),
    codes: { ...codesOf(paper, thanksPrompt.name), units: wanted },
    data: [
      ['title', paper.title],
      ['level', levelDemands[paper.level][language]],
      ['requirements', requirementsOf(paper)],
    ],
    task: tasks[language](wanted),
  });
  return {
    ...{ promptName: thanksPrompt.name, promptVersion: thanksPrompt.version, language, input, messages },
    form: 'paragraphs',
    given: givenBy(paper),
    works: [],
    titles: ['致谢', 'Acknowledgements', 'Acknowledgments', 'Agradecimientos', '謝辞', gapMarks[language]],
    wantedUnits: wanted,
    // A short one is as good; nobody counts it.
    isLengthFree: true,
  };
}
