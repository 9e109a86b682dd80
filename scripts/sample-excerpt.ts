import type { Language } from '../contract/src/language-choice.ts';

/** Which of docs/samples the home page shows a piece of, by the reader's language. */
export const shownSamples: Readonly<Record<Language, string>> = {
  zh: 'zh-leadership',
  en: 'en-online-courses',
  es: 'es-school-bullying',
  ja: 'ja-school-non-attendance',
};

export interface SampleExcerpt {
  sample: string;
  title: string;
  chapters: { heading: string; sections: string[] }[];
  /** One section as it was written, with the works that it cites. */
  page: { chapter: string; heading: string; paragraphs: string[]; references: string[] };
}

interface Section {
  chapter: string;
  heading: string;
  paragraphs: string[];
}

/** A place that the engine left to the student, whatever language it is marked in. */
const gap = /^\[[^\]\d][^\]]*[:：]/u;

/** What stands beside an outline without being longer than it. */
const mostParagraphs = 5;

/**
 * The headings of a sample, and its first short section: one that cites works goes before, and among those one that leaves a place
 * open rather than making it up. Figures are left out; no text is shortened or mended.
 */
export function excerptOf(sample: string, markdown: string): SampleExcerpt {
  const lines = markdown.split('\n');
  const title = lines[0]?.replace(/^# /u, '') ?? '';
  const listAt = lines.findLastIndex((line) => line.startsWith('## '));
  const entries = lines.slice(listAt + 1).filter((line) => line.trim() !== '');
  const chapters: SampleExcerpt['chapters'] = [];
  const sections: Section[] = [];
  let isFigure = false;
  for (const line of lines.slice(0, listAt)) {
    if (line.startsWith('```')) isFigure = !isFigure;
    else if (isFigure) continue;
    else if (line.startsWith('## ')) chapters.push({ heading: line.slice(3), sections: [] });
    else if (line.startsWith('### ')) {
      chapters.at(-1)?.sections.push(line.slice(4));
      sections.push({ chapter: chapters.at(-1)?.heading ?? '', heading: line.slice(4), paragraphs: [] });
    } else if (line.trim() !== '') {
      const chapter = chapters.at(-1);
      // A short chapter has no sections and is one itself.
      if (chapter && sections.at(-1)?.chapter !== chapter.heading) {
        sections.push({ chapter: chapter.heading, heading: chapter.heading, paragraphs: [] });
      }
      sections.at(-1)?.paragraphs.push(line);
    }
  }
  const fitting = sections.filter(
    ({ paragraphs }) =>
      paragraphs.length <= mostParagraphs &&
      paragraphs.length > 1 &&
      paragraphs.every((text) => !/^(?:[#`|$]|\d+\. )/u.test(text)),
  );
  const citing = fitting.filter(({ paragraphs }) => citedIn(paragraphs, entries).length > 0);
  const shown = citing.find(({ paragraphs }) => paragraphs.some((text) => gap.test(text))) ?? citing[0] ?? fitting[0];
  if (!shown) throw new Error(`${sample} has no short section to show`);
  return { sample, title, chapters, page: { ...shown, references: citedIn(shown.paragraphs, entries) } };
}

/** By number where they are numbered, else by the first author's name and the year. */
function citedIn(paragraphs: readonly string[], entries: readonly string[]): string[] {
  const text = paragraphs.join('\n');
  const numbers = new Set([...text.matchAll(/\[(\d[\d,，、\- ]*)\]/gu)].flatMap(([, list = '']) => list.split(/\D+/u)));
  return entries.filter((entry) => {
    const [, number] = /^\[(\d+)\]/u.exec(entry) ?? [];
    if (number !== undefined) return numbers.has(number);
    const [, name = '', year = ''] = /^([^,]+),.*?\((\d{4})\)/u.exec(entry) ?? [];
    return name !== '' && text.includes(name) && text.includes(year);
  });
}
