import type { TitleKind } from '@yanmo/contract/understanding';
import { isWideLanguage as isWide } from '../../../text/wide-language.ts';
import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';

/** What is made or tried is named by itself; what is done with it is what the paper's chapters are about. */
const tried: ReadonlySet<TitleKind> = new Set<TitleKind>(['design-artefact', 'clinical-study', 'lab-experiment']);

export const isTried = ({ kind, language }: TitleUnderstanding): boolean =>
  tried.has(kind) || (kind === 'teaching-design' && isWide(language));

/** Old patterns used in the design of new goods: the goods are what is made, and the patterns tell them from others. */
export function findMade({
  kind,
  language,
  text,
}: TitleUnderstanding): { whole: string; goods: string; source: string } | null {
  if (kind !== 'design-artefact' || language !== 'zh') return null;
  const found =
    /(?:^|[：:下])(?<source>[^在，：:—]{2,14})在(?<goods>[^在，：]{2,12}?)(?:(?:设计|包装设计)[中里]的?(?:应用|运用|表达|体现)|[中里]的?(?:转译|创新|应用|衍生|活化)?(?:再)?设计)/u.exec(
      text,
    )?.groups;
  if (!found?.source || !found.goods) return null;
  const source = found.source.replace(/的/gu, '');
  return { whole: `融入${source}的${found.goods}`, goods: found.goods, source };
}

const tests =
  /^(?<tested>.+?) (?:in|for) (?:the )?(?:differential )?(?:diagnosis|detection|screening) of |^(?<tested>.+?) en (?:el |la )?(?:diagnóstico|cribado|detección) de/iu;
const makings =
  /^(?:green |facile |one-step )?(?:synthesis|preparation|fabrication)(?: and characteri[sz]ation)? of |^(?:síntesis|preparación)(?: verde)?(?: y caracterización)? (?:de |del )/iu;

const adsorbs = /^(?:adsorption|adsorptive removal|biosorption) of .+? (?:on|onto|by|with) (?<material>.+)$/iu;

/** The test that is judged, not the illness it finds; the material that is made, not its making. */
export function findTried({ kind, text, object }: TitleUnderstanding): string | null {
  if (kind === 'clinical-study') {
    const tested = tests.exec(text)?.groups?.tested;
    return tested && !/[:：]/u.test(tested) ? tested : null;
  }
  const taken = kind === 'lab-experiment' ? adsorbs.exec(object)?.groups?.material : undefined;
  if (taken) return `${taken} as an adsorbent`;
  return kind === 'lab-experiment' && makings.test(object) ? object.replace(makings, '') : null;
}

/** An ability is not taught but fostered. */
export const findTaught = ({ kind, language, object }: TitleUnderstanding): string | null =>
  kind === 'teaching-design' &&
  language === 'zh' &&
  /(?:能力|[^动]力|素养|兴趣|习惯|意识|思维|品质|情感)$/u.test(object)
    ? `${object}培养`
    : null;
