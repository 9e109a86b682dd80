import { isReferenceLine } from './is-work-itself.ts';

/**
 * What a paper's own text says about it. Only what stands there in a known form is taken: a wrong author or year in a
 * reference list is worse than an empty one.
 */
export function readMetadata(text: string, given: { title?: string | undefined; fileName: string }) {
  const opening = text.slice(0, 8_000);
  return {
    title: usableTitle(given.title) ?? titleOfOpening(opening) ?? titleOfFile(given.fileName),
    year: onlyYear(opening.slice(0, 2_500)),
    doi: onlyDoi(opening.slice(0, 3_000)),
    abstract: abstractOf(opening),
  };
}

function usableTitle(title: string | undefined): string | null {
  const text = title?.trim().replace(/\s+/g, ' ') ?? '';
  const isMadeByAProgram =
    /^(microsoft word|untitled|无标题|document\d*|doc\d*|slide|powerpoint)|\.(docx?|pdf|tex|dvi|indd)$/i.test(text);
  return text.length >= 4 && text.length <= 200 && !isMadeByAProgram && /\p{L}.*\p{L}/u.test(text) ? text : null;
}

const runningHead =
  /doi|issn|https?:|www\.|@|vol\.|no\.|第.{1,6}[卷期]|学报|journal|received|accepted|收稿|基金|作者简介|中图分类|文章编号|^\d+$|^(摘\s*要|abstract|resumen|要\s*旨|目\s*录|contents|(?:主要)?参考文献|references|bibliography|bibliografía)(?!\p{L})/iu;

function titleOfOpening(opening: string): string | null {
  const lines = opening
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  for (const line of lines.slice(0, 15)) {
    // A sentence is no title, whatever stands first.
    if (
      !runningHead.test(line) &&
      !isReferenceLine(line) &&
      !/[。；！]$/u.test(line) &&
      line.length >= 6 &&
      line.length <= 150 &&
      /\p{L}{2}/u.test(line)
    )
      return line;
  }
  return null;
}

function titleOfFile(fileName: string): string {
  return (
    fileName
      .replace(/\.[^.]+$/, '')
      .replace(/[_]+/g, ' ')
      .trim() || fileName
  );
}

/** A year is certain when the first page names one and no other. */
function onlyYear(opening: string): number | null {
  const thisYear = new Date().getUTCFullYear();
  const years = new Set(
    [...opening.matchAll(/(?<![\d.])(19[5-9]\d|20\d\d)(?!\d)/g)]
      .map(([year]) => Number(year))
      .filter((year) => year <= thisYear),
  );
  const [year] = years;
  return years.size === 1 && year !== undefined ? year : null;
}

/** The same for a DOI: of several, the others are of works that it cites. */
function onlyDoi(page: string): string | null {
  const found = [...page.matchAll(/\b10\.\d{4,9}\/[^\s"<>，。；）)\]]+/g)].map(([doi]) => doi.replace(/[.,;]$/, ''));
  return new Set(found.map((doi) => doi.toLowerCase())).size === 1 ? (found[0] ?? null) : null;
}

const abstractForms = [
  /摘\s*要\s*[：:\]】]?\s*([\s\S]{40,2500}?)(?=关\s*键\s*[词字]|key\s*words|abstract|中图分类|目\s*录)/i,
  /\babstract\b\s*[：:.\-—]?\s*([\s\S]{80,3500}?)(?=\bkey\s*words|\bindex terms|\b1\.?\s+introduction|\bintroduction\n|关键词)/i,
  /\bresumen\b\s*[：:.\-—]?\s*([\s\S]{80,3500}?)(?=\bpalabras clave|\babstract\b)/i,
  /要\s*[旨約]\s*[：:]?\s*([\s\S]{40,2500}?)(?=キーワード|abstract|目\s*次)/i,
];

function abstractOf(opening: string): string | null {
  for (const form of abstractForms) {
    const found = form.exec(opening)?.[1]?.replace(/\s+/g, ' ').trim();
    if (found) return found;
  }
  return null;
}
