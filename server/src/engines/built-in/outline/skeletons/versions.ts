import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';

export interface Versions {
  work: string;
  /** What is followed through the translations; empty where they are compared as a whole. */
  term: string;
  versions: string;
}

const many: Partial<Record<TitleUnderstanding['language'], RegExp>> = {
  zh: /(?<work>《[^》]+》)的?(?<versions>(?:[两二三四五几多]|不同)(?:个|种|部)?(?:英|日|法|德|俄|韩|西|汉|中|外)?文?(?:译本|译文|翻译版本))(?:中|里|对)?的?(?<term>.{0,20}?)(?:的?(?:翻译策略|翻译方法|翻译手法|译法|英译|日译|翻译|处理|再现|传译|策略|方法))?(?:的)?(?:比较|对比|对照|异同)(?:研究|分析|探析|探讨)?$/u,
  ja: /(?<work>『[^』]+』)の?(?<versions>(?:[二三四五]つの|複数の)(?:英|仏|独|中国語|日本語)?訳(?:本)?)(?:における|にみる)?(?<term>.{0,16}?)(?:の(?:訳し方|翻訳))?(?:の)?比較(?:研究|分析)?$/u,
};

/** 两个英译本的比较: several translations of one work set side by side. */
export function findVersions({ language, text }: TitleUnderstanding): Versions | null {
  const [head = text] = text.split(/——|：|―/u);
  const { work, versions, term } = many[language]?.exec(head)?.groups ?? {};
  return work && versions ? { work, versions, term: (term ?? '').replace(/^[的中]|的$/gu, '') } : null;
}

export const nameVersions = ({ work, versions, term }: Versions, language: string): string =>
  language === 'ja'
    ? `${work}の${versions}${term === '' ? '' : `における${term}`}`
    : `${work}${versions}${term === '' ? '' : `中的${term}`}`;

/** The source and what is hard in it, the versions and who made them, the renderings side by side, why they differ. */
export function planVersions({ work, versions, term }: Versions, lens: string): Section[] {
  const slots = { work, variable: versions, ...(term === '' ? {} : { term }) };
  return [
    section('version.source', 18, [part('version.kinds', slots), part('version.hard', slots)], slots),
    section('version.makers', 18, [part('version.who'), part('version.pick')], slots),
    section('version.ways', 30, [part('version.each'), part('version.cases'), part('version.count')], slots),
    section(
      'version.why',
      22,
      [
        ...(lens === '' ? [] : [part('frame.theory', { theory: lens })]),
        part('version.sense'),
        part('version.reader'),
        part('version.cause'),
      ],
      slots,
    ),
  ];
}
