import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Section } from '../section.ts';
import { type OpenPlan, of } from './open-names.ts';

/** The words that name a design, with what joins them to the rest. */
const designTail: Readonly<Record<Language, RegExp>> = {
  zh: /(?:的|：|:|——|—)?(?:一项)?(?:混合(?:研究)?方法(?:研究)?|混合研究|行动研究|准实验研究|类实验研究|准实验|(?:系统|范围)性?(?:综述|评价)|(?:荟萃|Meta ?)分析)(?:与.*)?$/iu,
  ja: /(?:の|に関する|：|―|—)?(?:混合研究法?|アクション・?リサーチ|準実験(?:研究)?|(?:システマティック|スコーピング)・?レビュー|系統的レビュー|メタ分析)[―—]?$/iu,
  en: /\s*(?:[:–—]\s*|, |\s)(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:mixed[- ]methods?|action research|quasi-?experiment\p{L}*|(?:scoping|systematic|umbrella|rapid|integrative) (?:literature )?review|meta-?analysis)\b.*$/iu,
  es: /\s*(?:[:–—]\s*|, )(?:una? |el |la )?(?:[\p{L}-]+ ){0,3}?(?:(?:métodos|enfoque|diseño|estudio|investigación|metodología) mixt[oa]s?|investigaci[óo]n[ -]acci[óo]n|cuasi-?experiment\p{L}*|revisi[óo]n (?:sistemática|de alcance|de ámbito|integrativa|integradora|exploratoria|paraguas|rápida)|metaan[áa]lisis).*$/iu,
};
const designHead: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:an? |the )?(?:systematic|scoping|umbrella|rapid|integrative) (?:literature )?review of (?:the )?|^(?:an? )?action research (?:project |study )?(?:on|into|of) (?:the )?/iu,
  es: /^(?:una )?revisi[óo]n (?:sistemática|de alcance|de ámbito|integrativa|integradora|exploratoria|paraguas|rápida) (?:de|sobre) (?:el |la |los |las )?|^investigaci[óo]n[ -]acci[óo]n (?:sobre|en torno a) (?:el |la |los |las )?/iu,
};
const byCase = /(?:——|：|: )(?:以.+为例|基于.+|evidence from .+|el caso de .+)$/iu;

const joins: Readonly<Partial<Record<Language, string>>> = {
  en: '(?:in|among|for|at|with|of)(?: the| an?)?',
  es: '(?:en|entre|para|con)(?: el| la| los| las| un| una)?',
};
/** A class is where it was done; what a thing is for is part of what it is. */
const isClass =
  /^(?:year|grade|primary|secondary|sexto|quinto|cuarto|tercero|segundo|primero|\p{L}+ de (?:primaria|secundaria))/iu;

/** The title without its design, and without those and the place at its end, which have slots of their own. */
export function nameHead({ text, language, contexts }: TitleUnderstanding): string {
  const plain = text
    .replace(designTail[language], '')
    .replace(designHead[language] ?? /^$/u, '')
    .replace(byCase, '');
  const join = joins[language];
  if (!join) return plain;
  const [head = plain] = plain.split(/\s*[:–—]\s+/u);
  return contexts
    .filter(({ kind, text: where }) => kind === 'population' || kind === 'place' || isClass.test(where))
    .reduce((rest, { text: where }) => {
      const left = rest.replace(new RegExp(`,? ${join} ${RegExp.escape(where)}$`, 'iu'), '');
      // Nurses caring for dying children: for whom they care is part of what they do.
      return / \p{L}+ing$/u.test(left) && / for /iu.test(rest.slice(left.length)) ? rest : left;
    }, head);
}

/** One name for the whole, where a design has chapters of its own. */
export function nameOnce(
  title: TitleUnderstanding,
  name: string,
  chapters: Section[],
  relation: 'theory' | 'finding' = 'theory',
): OpenPlan {
  const grammar = grammars[title.language];
  const said = { object: name, aspect: null, focus: name };
  return {
    title,
    chapters,
    names: {
      ...of(name),
      aspect: '',
      matter: name,
      ask: grammar.ask(relation, said),
      answer: grammar.answer(relation, said),
    },
  };
}
