import type { Language, Localized } from '@yanmo/contract/languages';
import { countSources, type SourceCounts, type Standing, type Work } from '@yanmo/contract/works';
import { citationOfWork } from '../../../documents/citations/citation-of-work.ts';
import { type CitationStyle, formatBibliography } from '../../../documents/citations/citations.ts';
import type { PaperBasis } from '../store.ts';
import { type Given, hasUploads } from './mark-sources.ts';

/** What a file of records says of a work that no index bore out. */
export const sourceNotes: Readonly<Partial<Record<Standing, Localized>>> = {
  AT_HAND: {
    zh: '作者上传了原文',
    en: 'The author uploaded the work itself',
    es: 'El autor aportó la obra',
    ja: '著者が原文をアップロード',
  },
  GIVEN: {
    zh: '由作者提供，未经核实',
    en: 'Given by the author, not verified',
    es: 'Aportada por el autor, sin verificar',
    ja: '著者が提示、未確認',
  },
  NAMED: {
    zh: '据平台主题知识著录，未经核实',
    en: 'Named by what the service knows of the subject, not verified',
    es: 'Según lo que el servicio sabe del tema, sin verificar',
    ja: '本サービスの主題知識による、未確認',
  },
};

/** Over what is said of a list of references, where it stands alone. */
export const sourcesTitle: Localized = {
  zh: '文献的来历',
  en: 'Where the sources come from',
  es: 'Procedencia de las fuentes',
  ja: '文献の出所',
};

/** Names are the indexes' own; the others say where the record was taken from. */
const indexNames: Readonly<Record<string, string>> = {
  CROSSREF: 'Crossref',
  OPENALEX: 'OpenAlex',
  SEMANTIC_SCHOLAR: 'Semantic Scholar',
};

interface Place {
  /** Null for the library itself: an import of ours. */
  index: string | null;
  count: number;
}

interface Wording {
  none: string;
  /** The same of a paper that was written from what its student handed in. */
  own: string;
  /** All that are listed; at least one. */
  listed(total: number, places: readonly Place[], counts: SourceCounts): string;
  /** Stands before the list of what the student gave. */
  given(count: number): string;
  /** Stands before the list of what the knowledge of the subject names. */
  named(count: number): string;
}

const join = (parts: readonly string[], joint: string, last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(joint)}${last}${parts.at(-1)}`;

const wordings: Readonly<Record<Language, Wording>> = {
  zh: {
    own: '本文未列参考文献：正文依据作者提供的材料写成，须由作者补充实际引用的文献。',
    none: '本文未列参考文献：写作时没有找到能够核实的相关文献，须由作者补充实际引用的文献。',
    listed: (total, places, { at_hand, given, named }) => {
      const parts = [
        ...places.map(({ index, count }) => `${count} 条${index ? `经 ${index} 核实` : '经平台书目核实'}`),
        ...(at_hand > 0 ? [`${at_hand} 条由作者上传原文，题名及所列作者见于原文首页`] : []),
        ...(given > 0 ? [`${given} 条由作者自行提供，未经核实`] : []),
        ...(named > 0 ? [`${named} 条据平台的主题知识著录，未经核实`] : []),
      ];
      const others =
        given + at_hand + named > 0 ? '除此之外，未经核实的文献一律没有列入。' : '未经核实的文献一律没有列入。';
      return `文后列有 ${total} 条参考文献：${parts.join('；')}。${others}`;
    },
    given: (count) => `下列 ${count} 条文献由作者自行提供并决定列入，平台未能核实其是否存在，由作者负责：`,
    named: (count) =>
      `下列 ${count} 条文献见于平台的主题知识，文中有句子以之为据，著录项以所知为限，尚未与索引或书目核对，提交前须由作者查对：`,
  },
  en: {
    own: 'No references are listed: the paper was written from material of the author’s own, and the author has to add the works really cited.',
    none: 'No references are listed: no related work could be verified at the time of writing, and the author has to add the works that are really cited.',
    listed: (total, places, { at_hand, given, named }) => {
      const parts = [
        ...places.map(({ index, count }) => `${count} verified ${index ? `by ${index}` : 'in the service’s library'}`),
        ...(at_hand > 0
          ? [
              `${at_hand} uploaded by the author as the work itself, with the title and the authors listed on its first page`,
            ]
          : []),
        ...(given > 0 ? [`${given} given by the author and not verified`] : []),
        ...(named > 0 ? [`${named} named by what the service knows of the subject and not verified`] : []),
      ];
      const others =
        given + at_hand + named > 0
          ? 'No other work that could not be verified was listed.'
          : 'No work that could not be verified was listed.';
      return `${total === 1 ? 'One reference is' : `${total} references are`} listed: ${join(parts, '; ', '; ')}. ${others}`;
    },
    given: (count) =>
      `The author gave the following ${count === 1 ? 'work' : `${count} works`} and chose to list ${count === 1 ? 'it' : 'them'}; the service could not verify ${count === 1 ? 'it' : 'them'}, and the author answers for ${count === 1 ? 'it' : 'them'}:`,
    named: (count) =>
      `Sentences of the paper rest on the following ${count === 1 ? 'work' : `${count} works`}, which the service’s knowledge of the subject names. Only what is known is printed, and no index or bibliography was asked; the author has to look ${count === 1 ? 'it' : 'them'} up before handing the paper in:`,
  },
  es: {
    own: 'No se incluye bibliografía: el trabajo se redactó a partir del material del autor, a quien corresponde añadir las obras que cite de verdad.',
    none: 'No se incluye bibliografía: al redactar el trabajo no se pudo verificar ninguna obra relacionada, y corresponde al autor añadir las que cite de verdad.',
    listed: (total, places, { at_hand, given, named }) => {
      const parts = [
        ...places.map(
          ({ index, count }) =>
            `${count} ${count === 1 ? 'verificada' : 'verificadas'} en ${index ?? 'la biblioteca del servicio'}`,
        ),
        ...(at_hand > 0
          ? [
              `${at_hand} ${at_hand === 1 ? 'subida' : 'subidas'} por el autor, con el título y los autores indicados en su primera página`,
            ]
          : []),
        ...(given > 0 ? [`${given} ${given === 1 ? 'aportada' : 'aportadas'} por el autor y sin verificar`] : []),
        ...(named > 0
          ? [`${named} ${named === 1 ? 'tomada' : 'tomadas'} de lo que el servicio sabe del tema y sin verificar`]
          : []),
      ];
      const others =
        given + at_hand + named > 0
          ? 'No se ha incluido ninguna otra obra sin verificar.'
          : 'No se ha incluido ninguna obra sin verificar.';
      return `${total === 1 ? 'Se incluye una referencia' : `Se incluyen ${total} referencias`}: ${join(parts, '; ', '; ')}. ${others}`;
    },
    given: (count) =>
      count === 1
        ? 'La siguiente obra la aportó el autor, que decidió incluirla; el servicio no pudo verificarla y el autor responde de ella:'
        : `Las ${count} obras siguientes las aportó el autor, que decidió incluirlas; el servicio no pudo verificarlas y el autor responde de ellas:`,
    named: (count) =>
      count === 1
        ? 'En la siguiente obra, que figura en lo que el servicio sabe del tema, se apoyan frases del trabajo. Solo se imprime lo que se conoce de ella y no se ha cotejado con ningún índice ni bibliografía; corresponde al autor comprobarla antes de entregar el trabajo:'
        : `En las ${count} obras siguientes, que figuran en lo que el servicio sabe del tema, se apoyan frases del trabajo. Solo se imprime lo que se conoce de ellas y no se han cotejado con ningún índice ni bibliografía; corresponde al autor comprobarlas antes de entregar el trabajo:`,
  },
  ja: {
    own: '参考文献は掲載していない。本文は著者が提供した材料に基づいて書かれており、実際に引用した文献を著者が補う必要がある。',
    none: '参考文献は掲載していない。執筆時に確認できる関連文献が見つからなかったため、実際に引用した文献を著者が補う必要がある。',
    listed: (total, places, { at_hand, given, named }) => {
      const parts = [
        ...places.map(({ index, count }) => `${index ?? '本サービスの書誌'}で確認したもの ${count} 件`),
        ...(at_hand > 0 ? [`著者が原文をアップロードし、題名と著者名がその冒頭にあるもの ${at_hand} 件`] : []),
        ...(given > 0 ? [`著者が提示し、未確認のもの ${given} 件`] : []),
        ...(named > 0 ? [`本サービスの主題知識に挙げられ、未確認のもの ${named} 件`] : []),
      ];
      const others =
        given + at_hand + named > 0
          ? 'このほかに、確認できない文献は掲載していない。'
          : '確認できない文献は掲載していない。';
      return `参考文献 ${total} 件を掲載した（${parts.join('、')}）。${others}`;
    },
    given: (count) =>
      `次の ${count} 件は著者が提示し、掲載を決めた文献である。本サービスでは実在を確認できておらず、著者が責任を負う。`,
    named: (count) =>
      `次の ${count} 件は本サービスの主題知識に挙げられた文献で、本文の記述の根拠となっている。書誌は知られている範囲に限られ、索引や書誌との照合は行っていないため、提出前に著者が確かめる必要がある。`,
  },
};

/** Where verified works were verified, the most common place first. */
function placesOf(cited: readonly Work[]): Place[] {
  const counts = new Map<string | null, number>();
  for (const { standing, verified } of cited) {
    if (standing !== 'VERIFIED') continue;
    const index = indexNames[verified?.by ?? ''] ?? null;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([index, count]) => ({ index, count }));
}

/** What the statement says of the list of references; what nobody bore out is listed there, one by one. */
export function describeSources(
  cited: readonly Work[],
  { language, ...given }: Pick<PaperBasis, 'language'> & Given,
  style: CitationStyle,
): string[] {
  const words = wordings[language];
  if (cited.length === 0) return [hasUploads(given) ? words.own : words.none];
  const list = (standing: Standing, lead: (count: number) => string): string[] => {
    const works = cited.filter((work) => work.standing === standing);
    const entries = formatBibliography(style, works.map(citationOfWork), { language });
    return works.length > 0 ? [lead(works.length), ...entries.map(({ text }) => `· ${text}`)] : [];
  };
  return [
    words.listed(cited.length, placesOf(cited), countSources(cited)),
    ...list('GIVEN', words.given),
    ...list('NAMED', words.named),
  ];
}
