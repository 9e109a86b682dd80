import type { Localized } from '@yanmo/contract/languages';
import type { PaperRequest } from '../../../engine.ts';
import { nameWorks } from '../../prose/cite-aliases.ts';
import { cut } from './excerpt.ts';

/** For all that the student gave together. */
const materialTokens = 3_600;
const factTokens = 90;

/** What the student answered and handed in, a line each, with the work that it was read in; empty where there is nothing. */
export function describeOwn({ own = [], ownTables = [], works }: PaperRequest): string {
  const aliases = new Map(nameWorks(works).map(({ id, alias }) => [id, alias]));
  const markOf = (cite: string | undefined): string => {
    const alias = cite === undefined ? undefined : aliases.get(cite);
    return alias === undefined ? '' : ` [@${alias}]`;
  };
  const facts = own.map(({ kind, text, cite }) => `- ${kind}: ${cut(text, factTokens)}${markOf(cite)}`);
  const tables = ownTables
    .filter(({ rows }) => rows.length > 0)
    .map(({ caption, head, rows, cite }) =>
      [`${caption}${markOf(cite)}`, ...[head, ...rows].map((cells) => `| ${cells.join(' | ')} |`)].join('\n'),
    );
  return cut([facts.join('\n'), ...tables].filter(Boolean).join('\n\n'), materialTokens);
}

/** Figures that the student gave may stand in the text without a source. */
export const ownWords = ({ own = [], ownTables = [] }: PaperRequest): string[] => [
  ...own.map(({ text }) => text),
  ...ownTables.flatMap(({ caption, head, rows }) => [caption, ...[head, ...rows].map((cells) => cells.join(' '))]),
];

/** What is asked of whoever has such material before them. */
export const ownTask: Localized = {
  zh: '资料 material 是学生自己的材料，是第一手来源：与本处有关的先用上，用自己的话说，数字、单位和对象一律照写，不改动、不推算；带 [@W…] 的引自该文献，其余写成学生自己的调查或材料。其中的表格适合本节时照原样列出。',
  en: 'The data "material" is the student\'s own and the first source: use what belongs here before anything else, in words of your own, with every number, unit and population as it stands, neither changed nor extrapolated. What bears [@W…] was read in that work; the rest is put as the student\'s own survey or material. A table of it that suits this place is given as it is.',
  es: 'Los datos «material» son del propio estudiante y la primera fuente: usa antes que nada lo que corresponda aquí, con tus palabras y con cada cifra, unidad y población tal como está, sin cambiarla ni extrapolarla. Lo que lleva [@W…] se leyó en esa obra; lo demás se presenta como encuesta o material del estudiante. Una tabla suya que convenga aquí se da tal cual.',
  ja: '資料 material は学生自身の材料であり、第一の情報源です。ここに関わるものを優先して自分の言葉で用い、数値・単位・対象はそのまま書き、変えたり推計したりしません。[@W…] のあるものはその文献からの引用とし、ほかは学生自身の調査や資料として述べます。表がこの節に合うときは、そのまま載せます。',
};
