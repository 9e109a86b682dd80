import type { Language } from '@yanmo/contract/languages';
import { listCitations } from '../../../engines/draft-text.ts';
import type { PaperSection } from '../../../engines/engine.ts';
import { wantedByLevel } from '../../library/service.ts';
import { listLeaves } from '../paper-basis.ts';
import type { PaperBasis } from '../store.ts';
import { reviewing } from '../writing/assign-works.ts';

/** Headings below which a reader expects to be told who found what. */
const restsOnSources =
  /综述|文献|研究现状|研究进展|国内外|已有(?:的)?(?:研究|解释|观点|成果|文献)|理论基础|理论依据|literature|review|previous (?:work|studies|research)|existing (?:work|studies|research|accounts|explanations)|state of the art|theoretical (?:background|framework|foundation|footing)|revisi[óo]n (?:de la literatura|bibliogr[áa]fica)|estudios previos|marco te[óo]rico|antecedentes|estado de la cuesti[óo]n|先行研究|研究動向|理論的(?:背景|枠組み)/iu;

interface Words {
  none: string;
  /** Beside what the student handed in: nothing is said of what could be found. */
  own: string;
  few(cited: number, wanted: number): string;
}

const words: Readonly<Record<Language, Words>> = {
  zh: {
    own: '待补充文献：本节应有文献支撑，请补充您查阅过的文献并在文中标注',
    none: '待补充文献：本节应有文献支撑，但写作时没有找到可以核实的相关文献，请补充您查阅过的文献并在文中标注',
    few: (cited, wanted) =>
      `待补充文献：全文目前只列有 ${cited} 条文献，同类论文通常不少于 ${wanted} 条，请在此补充您查阅过的文献`,
  },
  en: {
    own: 'sources to be added: this section should rest on literature; add the works that you have read and cite them here',
    none: 'sources to be added: this section should rest on literature, but no related work could be verified; add the works that you have read and cite them here',
    few: (cited, wanted) =>
      `sources to be added: the paper rests on ${cited} ${cited === 1 ? 'work' : 'works'} so far, where papers of its kind usually have ${wanted} or more; add here what you have read`,
  },
  es: {
    own: 'fuentes por añadir: este apartado debería apoyarse en bibliografía; añade y cita aquí las obras que hayas consultado',
    none: 'fuentes por añadir: este apartado debería apoyarse en bibliografía, pero no se pudo verificar ninguna obra relacionada; añade y cita aquí las que hayas consultado',
    few: (cited, wanted) =>
      `fuentes por añadir: el trabajo se apoya por ahora en ${cited} ${cited === 1 ? 'obra' : 'obras'}, cuando los de su tipo suelen tener ${wanted} o más; añade aquí las que hayas consultado`,
  },
  ja: {
    own: '要補足（文献）：この節は文献による裏づけが必要です。実際に読んだ文献を補い、本文で引用してください',
    none: '要補足（文献）：この節は文献による裏づけが必要ですが、確認できる関連文献が見つかりませんでした。実際に読んだ文献を補い、本文で引用してください',
    few: (cited, wanted) =>
      `要補足（文献）：挙げている文献は全体で ${cited} 件です。同種の論文では通常 ${wanted} 件以上を挙げます。実際に読んだ文献をここに補ってください`,
  },
};

export type Given = Pick<PaperBasis, 'hasUploads' | 'own' | 'ownTables'>;

/**
 * Whether its student handed in a file for a paper, whatever could be taken from it: beside one nothing is said of what could be
 * verified. Papers from before that was kept have what was read in the files alone.
 */
export const hasUploads = ({ hasUploads: given, own = [], ownTables = [] }: Given): boolean =>
  given ?? (ownTables.length > 0 || own.some(({ from }) => from === 'UPLOAD'));

/** Leaves under a heading of that kind, in the order of reading. */
function leavesUnder(sections: readonly PaperSection[], kind: RegExp, isUnder = false): string[] {
  return sections.flatMap(({ id, title, children }) => {
    const isIn = isUnder || kind.test(title);
    if (children.length > 0) return leavesUnder(children, kind, isIn);
    return isIn ? [id] : [];
  });
}

/**
 * What is said in the paper itself where sources lack, by section id: below each heading that should rest on sources and
 * cites none; and where all of them cite something, once, that there are few.
 */
export function markSources(
  request: Pick<PaperBasis, 'chapters' | 'language' | 'level'> & Given,
  sections: ReadonlyMap<string, string>,
  cited: number,
): Map<string, string> {
  const wanted = wantedByLevel[request.level];
  if (cited >= wanted) return new Map();
  const { few, ...said } = words[request.language];
  const none = hasUploads(request) ? said.own : said.none;
  const isWritten = (id: string) => sections.has(id);
  const needing = leavesUnder(request.chapters, restsOnSources).filter(isWritten);
  const bare = needing.filter((id) => listCitations(sections.get(id) ?? '').length === 0);
  if (bare.length > 0) return new Map(bare.map((id) => [id, none]));
  const place =
    needing.at(-1) ??
    leavesUnder(request.chapters, reviewing).find(isWritten) ??
    listLeaves(request.chapters).find(({ id }) => isWritten(id))?.id;
  return place === undefined ? new Map() : new Map([[place, cited === 0 ? none : few(cited, wanted)]]);
}
