import type { Language } from '@yanmo/contract/languages';
import type { Work } from '@yanmo/contract/works';
import type { PaperSection } from '../../../engines/engine.ts';
import { segmentWords } from '../../../text/words.ts';

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

interface Place {
  id: string;
  words: Set<string>;
  isReview: boolean;
  works: string[];
}

function placesOf(sections: readonly PaperSection[], above: string, language: Language): Place[] {
  return sections.flatMap((section) => {
    const text = `${above} ${section.title} ${section.summary}`;
    if (section.children.length > 0) return placesOf(section.children, `${above} ${section.title}`, language);
    const place: Place = {
      id: section.id,
      words: wordsOf(text, language),
      isReview: reviewing.test(`${above} ${section.title}`),
      works: [...section.works],
    };
    return [place];
  });
}

/**
 * Gives each work a section whose words it shares, the student's own choice first; a work that shares none goes where the
 * literature is discussed, or is left out. The same works and headings give the same places.
 */
export function assignWorks(
  chapters: readonly PaperSection[],
  works: readonly Work[],
  language: Language,
): PaperSection[] {
  const places = placesOf(chapters, '', language);
  const placed = new Set(places.flatMap((place) => place.works));
  for (const work of works) {
    if (placed.has(work.id)) continue;
    const words = wordsOf(`${work.title} ${work.abstract ?? ''}`, work.language ?? language);
    const ranked = places
      .filter((place) => place.works.length < mostInSection)
      .map((place) => {
        const shared = [...place.words].filter((word) => words.has(word)).length;
        return { place, score: shared / Math.sqrt(place.words.size || 1) + (place.isReview ? reviewBonus : 0) };
      })
      .filter(({ score }) => score > 0)
      // Of two that fit as well, the one with fewer works: sources spread over the paper.
      .sort((one, other) => other.score - one.score || one.place.works.length - other.place.works.length);
    ranked[0]?.place.works.push(work.id);
  }
  const byId = new Map(places.map(({ id, works: ids }) => [id, ids]));
  const give = (section: PaperSection): PaperSection => ({
    ...section,
    works: section.children.length > 0 ? section.works : (byId.get(section.id) ?? []),
    children: section.children.map(give),
  });
  return chapters.map(give);
}
