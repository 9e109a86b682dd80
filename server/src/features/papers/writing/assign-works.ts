import { type Language, languages } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import type { PaperSection } from '../../../engines/engine.ts';
import { isGeneralWord } from '../../../text/general-words.ts';
import { segmentWords } from '../../../text/words.ts';
import { isMethodHeading } from '../../../understanding/methods/is-method-heading.ts';
import { knownMethods } from '../../../understanding/methods/known-methods.ts';
import { nameInEnglish } from '../../../understanding/name-in-english.ts';
import { closesPaper } from './part-headings.ts';

/** Where a paper speaks of what others found: a work that fits nowhere better stands here. */
export const reviewing =
  /综述|文献|研究现状|研究进展|理论|概念|背景|缘由|问题的提出|literature|review|theor|background|concept|previous|revisi[óo]n|marco|antecedentes|estado de la cuesti[óo]n|先行研究|理論|概念|背景/iu;
/** More of them in one section, and it becomes a list. */
const mostInSection = 4;
const reviewBonus = 0.5;

function wordsOf(text: string, language: Language): Set<string> {
  const words = new Set<string>();
  for (const { segment, isWordLike } of segmentWords(text, language)) {
    const isWide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment);
    if (isWordLike && segment.length >= (isWide ? 2 : 4)) words.add(segment.toLowerCase());
  }
  return words;
}

/** A work on a method that speaks of nothing that the paper is about. */
function isOnMethod(work: Work, subject: ReadonlySet<string>, language: Language): boolean {
  if (!knownMethods.some(({ words }) => work.title.search(words) >= 0)) return false;
  const rest = knownMethods.reduce((left, { words }) => left.replace(words, ' '), work.title);
  return ![...wordsOf(rest, work.language ?? language)].some((word) => subject.has(word) && !isGeneralWord(word));
}

interface Place {
  id: string;
  words: Set<string>;
  isReview: boolean;
  isMethod: boolean;
  works: string[];
}

function placesOf(sections: readonly PaperSection[], above: string, language: Language): Place[] {
  return sections.flatMap((section) => {
    const text = `${above} ${section.title} ${section.summary}`;
    if (section.children.length > 0) return placesOf(section.children, `${above} ${section.title}`, language);
    const place: Place = {
      id: section.id,
      // Most of what a paper in another language cites is in English.
      words: new Set([...wordsOf(text, language), ...wordsOf(nameInEnglish(text, language).join(' '), 'en')]),
      isMethod: isMethodHeading(`${above} ${section.title}`),
      isReview: reviewing.test(`${above} ${section.title}`),
      works: [...section.works],
    };
    return [place];
  });
}

/**
 * Gives each work a section whose words it shares, the student's own choice first; a work that shares none goes where the
 * literature is discussed, or is left out, unless the student chose it; none to the conclusion; one on method alone goes where methods are
 * spoken of and nowhere else. The same works and headings give the same places.
 */
export function assignWorks(
  chapters: readonly PaperSection[],
  works: readonly Work[],
  language: Language,
  isChosen: (work: Work) => boolean = () => false,
): PaperSection[] {
  const last = chapters.at(-1);
  const isClosing = last !== undefined && chapters.length > 1 && closesPaper(last.title);
  const places = placesOf(chapters, '', language);
  // What others wrote has been spoken of where a paper concludes.
  const closing = new Set(isClosing ? placesOf([last], '', language).map(({ id }) => id) : []);
  const subject = new Set(places.flatMap(({ words, isMethod }) => (isMethod ? [] : [...words])));
  const placed = new Set(places.flatMap((place) => place.works));
  for (const work of works) {
    if (placed.has(work.id)) continue;
    const words = new Set([
      ...wordsOf(`${work.title} ${work.abstract ?? ''}`, work.language ?? language),
      ...languages.flatMap((each) => [...wordsOf((work.topics?.[each] ?? []).join(' , '), each)]),
    ]);
    const isMethod = work.is_on_method || isOnMethod(work, subject, language);
    const open = places.filter((place) => place.works.length < mostInSection && !closing.has(place.id));
    const fitting = open.filter((place) => !isMethod || place.isMethod);
    const ranked = fitting
      .map((place) => {
        const shared = [...place.words].filter((word) => words.has(word)).length;
        return { place, score: shared / Math.sqrt(place.words.size || 1) + (place.isReview ? reviewBonus : 0) };
      })
      .filter(({ score }) => score > 0)
      // Of two that fit as well, the one with fewer works: sources spread over the paper.
      .sort((one, other) => other.score - one.score || one.place.works.length - other.place.works.length);
    const place = ranked[0]?.place ?? (isChosen(work) ? (fitting[0] ?? open[0]) : undefined);
    place?.works.push(work.id);
  }
  const byId = new Map(places.map(({ id, works: ids }) => [id, ids]));
  const give = (section: PaperSection): PaperSection => ({
    ...section,
    works: section.children.length > 0 ? section.works : (byId.get(section.id) ?? []),
    children: section.children.map(give),
  });
  return chapters.map(give);
}
