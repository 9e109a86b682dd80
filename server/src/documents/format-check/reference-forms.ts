import type { CitationKind } from '../citations/citation-kind.ts';
import type { CitationStyle } from '../citations/citation-record.ts';
import { matchesStyle } from '../citations/reference-grammar.ts';

/** The marks of GB/T 7714 that papers cite by, with the form behind each, blanks and wide signs taken out. */
const year = String.raw`\d{4}(?:-\d{1,2}){0,2}(?:\([^)]*\))?`;
const pages = String.raw`(?::[\p{L}\d][^:[\]]*)?`;
const access = String.raw`(?:\(?\d{4}-\d{1,2}-\d{1,2}\)?)?(?:\[\d{4}-\d{1,2}-\d{1,2}\])?(?:\.?X)*`;
const imprint = String.raw`(?:\.[^[\]]+?)?\.[^[\]:]+?:[^[\]:]+?,${year}${pages}`;
const serial = String.raw`\.[^[\]]{2,}?,${year}(?:,[^,:()[\]]+)?(?:\([^()]+\))?${pages}`;
const held = String.raw`(?:\.[^[\]]+)?//.+?(?:\.[^[\]]+?:[^[\]:]+?)?,${year}${pages}`;
const released = String.raw`(?:\.[^[\]]*?)?\.?\(?(?:${year})?\)?${pages}`;

const gbtForms: Readonly<Record<string, { kinds: readonly CitationKind[]; behind: string; model: string }>> = {
  J: { kinds: ['article'], behind: serial, model: '[1] 作者. 题名[J]. 刊名, 年, 卷(期): 起止页码.' },
  N: { kinds: ['newspaper'], behind: serial, model: '[1] 作者. 题名[N]. 报纸名, 年-月-日(版次).' },
  M: {
    kinds: ['book', 'chapter'],
    behind: `(?:${imprint}|${held})`,
    model: '[1] 作者. 书名[M]. 出版地: 出版者, 出版年: 页码.',
  },
  C: {
    kinds: ['paper', 'proceedings'],
    behind: `(?:${held}|${imprint})`,
    model: '[1] 作者. 题名[C]//论文集名. 出版地: 出版者, 出版年: 页码.',
  },
  D: {
    kinds: ['thesis'],
    behind: `(?:${imprint}|\\.[^[\\]]+?,${year}${pages})`,
    model: '[1] 作者. 题名[D]. 保存地: 保存单位, 年.',
  },
  R: { kinds: ['report'], behind: `(?:${imprint}|${released})`, model: '[1] 作者. 题名[R]. 出版地: 出版者, 年.' },
  S: {
    kinds: ['standard'],
    behind: `(?:${imprint}|${released})?`,
    model: '[1] 起草单位. 标准名称: 标准号[S]. 出版地: 出版者, 年.',
  },
  P: { kinds: ['patent'], behind: released, model: '[1] 专利申请者. 专利题名: 专利号[P]. 公告日期.' },
  EB: { kinds: ['webpage', 'preprint'], behind: released, model: '[1] 作者. 题名[EB/OL]. (发布日期)[引用日期]. 网址.' },
  DB: { kinds: ['dataset'], behind: released, model: '[1] 作者. 题名[DB/OL]. (发布日期)[引用日期]. 网址.' },
  DS: { kinds: ['dataset'], behind: released, model: '[1] 作者. 题名[DS/OL]. (发布日期)[引用日期]. 网址.' },
  PP: { kinds: ['preprint'], behind: released, model: '[1] 作者. 题名[PP/OL]. (发布日期)[引用日期]. 网址.' },
  Z: { kinds: ['other'], behind: released, model: '[1] 作者. 题名[Z]. 出版地: 出版者, 年.' },
};

const models: Readonly<Record<Exclude<CitationStyle, 'gbt7714-2015' | 'gbt7714-2025'>, string>> = {
  apa: 'Author, A. A., & Author, B. B. (Year). Title. Journal, volume(issue), pages. https://doi.org/…',
  mla: 'Author, First. “Title.” Journal, vol. 1, no. 2, Year, pp. 3–4.',
};

/** How an entry of this mark is written; without a mark, how an article is. */
export function modelOf(style: CitationStyle, mark: string | null): string {
  if (style === 'apa' || style === 'mla') return models[style];
  return (gbtForms[mark ?? 'J'] ?? gbtForms.J)?.model ?? '';
}

/** `lacks` is a word that needs no translation: the mark, or the sign of the mark that is not there. */
export interface FormProblem {
  mark: string | null;
  lacks: string;
}

const address = /(?:https?|ftp):\/\/\S+|(?:doi|DOI)\s*[:：]?\s*10\.\S+/gu;

/** Null for an entry that has the parts of its kind in their order; blanks and wide signs are not held against it. */
export function matchesReferenceForm(style: CitationStyle, text: string): FormProblem | null {
  if (style === 'apa' || style === 'mla') {
    const isGood = everyKind.some((kind) => matchesStyle(style, kind, text));
    return isGood ? null : { mark: null, lacks: shortened(text) };
  }
  const mark = /\[\s*([A-Z]{1,2})\s*(?:\/\s*(?:OL|CD|DK|MT))?\s*\]/u.exec(text.normalize('NFKC'))?.[1] ?? null;
  if (mark === null) return { mark, lacks: shortened(text) };
  const form = gbtForms[mark];
  if (!form) return { mark, lacks: `[${mark}]` };
  if (form.kinds.some((kind) => matchesStyle(style, kind, text))) return null;
  const bare = text
    .replace(address, 'X')
    .normalize('NFKC')
    .replace(/。/gu, '.')
    .replace(/、/gu, ',')
    .replace(/[–—]/gu, '-')
    .replace(/\s+/gu, '');
  const pattern = new RegExp(`^(?:.+?\\.)?.+?\\[${mark}(?:/(?:OL|CD|DK|MT))?\\]${form.behind}\\.?${access}\\.?$`, 'u');
  return pattern.test(bare) ? null : { mark, lacks: shortened(text) };
}

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length <= 120 ? text : `${letters.slice(0, 119).join('')}…`;
};

const everyKind: readonly CitationKind[] = [
  ...(['article', 'book', 'chapter', 'thesis', 'paper', 'proceedings', 'webpage', 'report'] as const),
  ...(['standard', 'patent', 'newspaper', 'dataset', 'preprint', 'other'] as const),
];
