import type { Language } from '@yanmo/contract/languages';

/** A design in which nobody is given anything: what happened is looked up, or people are chosen by whether they fell ill. */
export type StudyDesign = 'cohort' | 'case-control';

const named: readonly (readonly [StudyDesign, RegExp])[] = [
  [
    'case-control',
    /病例对照研究|症例対照研究|ケース・?コントロール研究|\bcase[- ]control (?:study|analysis|design)|casos y controles|casos[ -]controles?/iu,
  ],
  [
    'cohort',
    /队列研究|コホート(?:研究|調査|解析)|\bcohort (?:study|analysis)|(?:estudio|análisis) (?:\p{L}+ )?(?:de )?(?:una )?cohortes?(?!\p{L})|回顾性(?:研究|分析)|後ろ向き(?:研究|解析)|後方視的(?:研究|検討)|\bretrospective (?:study|analysis|review)|(?:estudio|análisis) retrospectivo/iu,
  ],
];

/** How the title itself says that its people were studied; null where it does not. */
export const findStudyDesign = (text: string): StudyDesign | null =>
  named.find(([, words]) => words.test(text))?.[0] ?? null;

const tails: Record<Language, RegExp> = {
  zh: /(?:[：:，,—\s]+|的)?(?:一项|1项)?(?:基于人群的|单中心|多中心|大样本|回顾性|前瞻性|双向性|巢式|配对|病例|真实世界)*(?:队列|对照(?<=病例对照)|横断面)(?:研究|调查|分析)?$/u,
  ja: /(?:[：:―—－\s]+|に関する|についての|の)?(?:単施設|多施設|共同|後ろ向き|前向き|後方視的|前方視的|マッチド)*(?:コホート|症例対照|横断的?)(?:研究|調査|解析)$/u,
  en: /\s*[:–—]\s+(?:an?\s+)?(?:[\p{L}-]+\s+){0,3}?(?:cohort|case[- ]control)\s+(?:study|analysis)$/iu,
  es: /\s*[:–—]\s+(?:un\s+)?(?:estudio|análisis)\s+(?:[\p{L}-]+\s+)?(?:de\s+)?(?:una\s+)?(?:cohortes?|casos\s+(?:y|e)\s+controles|casos-controles)(?:\s+\p{L}+iv[oa]s?)?$/iu,
};

/** What a title asks already, beside its design. */
const asks = /影响|关系|相关|关联|因素|效果|疗效|比较|预测/u;

/** The title without the words for its design: they are how, and no part of what is studied. */
export function withoutStudyDesign(text: string, language: Language): string {
  const rest = text.replace(tails[language], '');
  if (rest === text || rest.length < 4) return text;
  // 饮茶与食管癌的病例对照研究 asks how the one goes with the other.
  return language === 'zh' && /[与和]/u.test(rest) && !asks.test(rest) ? `${rest}的关系` : rest;
}

const years = /\s*[（(]((?:公元)?前?\d{3,4}年?(?:\s*(?:[—–\-~～〜]+|至)\s*(?:\d{2,4}年?代?|今|现在|現在))?)[）)]/u;

/** Years in brackets say when, whatever they stand behind. */
export function withoutYears(text: string, language: Language): { rest: string; when: string | null } {
  const found = language === 'zh' || language === 'ja' ? years.exec(text) : null;
  if (!found?.[1]) return { rest: text, when: null };
  const isBare = language === 'zh' && /\d$/u.test(found[1]);
  return { rest: text.replace(found[0], ''), when: isBare ? `${found[1]}年` : found[1] };
}
