import { isWideLanguage } from '../../../../text/wide-language.ts';
import { people } from '../../../../understanding/readers/en/lexicon.ts';
import { headOf } from '../../../../understanding/readers/en/noun-phrase.ts';
import { isCatchLine, isRow } from '../../../../understanding/readers/es/catch-line.ts';
import { shareSaid } from '../../../../understanding/says-part.ts';
import type { ContextKind, TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { findNamedDesign } from '../../../../understanding/titles/named-design.ts';
import { grammars } from '../../grammar/grammars.ts';
import { asking } from '../asking-words.ts';
import { isAnswered, nameTitle } from '../title-names.ts';

/** What a title names beside its object: a scope, the other thing of a pair, a side that is asked about, half of a title with a colon. */
export type PartRole = ContextKind | 'other' | 'side' | 'answer' | 'use' | 'half' | 'tail';

export interface TitlePart {
  text: string;
  role: PartRole;
  /** What shows that it is said, where that is not all of it: the author of a work that every heading names. */
  key?: string;
}

/** The other thing, where the title only says that the two have to do with each other. */
const others: Record<TitleUnderstanding['language'], RegExp> = {
  zh: /^(?:对|与|和|在)(?<other>.{2,14}?)中?的(?:影响|作用|关系|启示|意义|贡献|联系)/u,
  en: /^(?:the )?(?:effects?|impacts?|influence|role|relations?|relationship|links?|consequences|implications|contribution)s? (?:on|of|to|with|in|for|between) (?:the )?(?<other>.+)$/iu,
  es: /^(?:el |la |su |sus )?(?:efectos?|impacto|influencia|papel|relación|consecuencias|incidencia|vínculo) (?:en|sobre|con|de|para) (?:el |la |los |las )?(?<other>.+)$/iu,
  ja: /^(?<other>.{2,14}?)(?:への|に及ぼす|に与える|との|に対する|における)(?:影響|効果|関係|関連|役割|意義|貢献)/u,
};

const halfMarks = /\s*[:：—―]+\s*/u;
/** How a study was made, or a clause: neither names a matter. */
const noMatter =
  /^基于|研究|分析|为例|为中心|考察|调查|初探|视角|比较|事例|検討|を中心|をめぐ|から|study|survey|analysis|evidence|case|review|approach|experience|comparison|(?:clinical|controlled|pilot|randomi[sz]ed) trial|perspective|lessons|towards?|^from .+ to |^(?:when|where|why|how|what|who|once|beyond|between|behind|more than|not just|not only|lost in|in search of|out of|breaking|bridging)\s|estudio|análisis|caso|revisión|ensayo|encuesta|propuesta|aproximación|mirada|evaluación|[?？¿]/iu;

const bound = new Set('the its their a an and of el la los las su sus un una y e de del'.split(' '));
const isAsking = (word: string, language: TitleUnderstanding['language']): boolean =>
  !bound.has(word.toLowerCase()) && asking[language].test(word);

/** In a title with a colon each half names something; what was read may have come from one of them alone. */
function listHalves({ text, language, object, aspect, contexts, sides }: TitleUnderstanding): TitlePart[] {
  const halves = text.split(halfMarks).map((half) => half.trim());
  if (halves.length !== 2) return [];
  const [head = '', tail = ''] = halves;
  // A picture before the subject names nothing, and two who are compared have a chapter each.
  if (language === 'es' && (isCatchLine(head, tail) ? !isRow(head) : sides?.every((side) => head.includes(side))))
    return [];
  const read = [object, aspect, ...contexts.map((context) => context.text)].join(' ');
  return (
    halves
      .map((half, index): TitlePart => ({ text: half, role: index === 0 ? 'half' : 'tail' }))
      .filter(
        ({ text: half }) =>
          half !== '' && !noMatter.test(half) && findNamedDesign(half) === null && !/^\p{L}+ing /iu.test(half),
      )
      // What is asked is no matter, and neither is the object in other words.
      .filter(({ text: half }) => !half.split(/[\s,]+/u).some((word) => isAsking(word, language)))
      .filter(({ text: half }) => shareSaid(half, object, language) <= 0.5)
      .filter(({ text: half }) => (isWideLanguage(language) ? half.length <= 12 : half.split(/\s+/u).length <= 6))
      .filter(({ text: half }) => shareSaid(read, half, language) <= 0.5)
      .map(({ text: half, role }): TitlePart => {
        const isPeople = language === 'en' && role === 'tail' && people.has(headOf(half.toLowerCase()));
        return { text: grammars[language].fromTitle(half, text), role: isPeople ? 'population' : role };
      })
  );
}

/** 某原理在某实践中的运用: where a thing is put to use. */
function findUse({ text, language, object, contexts }: TitleUnderstanding): TitlePart | null {
  if (language !== 'zh' || contexts.length > 0) return null;
  const behind = text.slice(text.indexOf(object) + object.length);
  const where = /^在(?<where>[^，：:—]{2,14}?)[中上里]的/u.exec(behind)?.groups?.where;
  return text.includes(object) && where ? { text: where, role: 'use' } : null;
}

/** "Residents in Lagos" are one scope, as the title has them. */
function joinNeighbours({ text, language }: TitleUnderstanding, scopes: readonly TitlePart[]): TitlePart[] {
  if (isWideLanguage(language)) return [...scopes];
  const joined: TitlePart[] = [];
  for (const scope of scopes) {
    const last = joined.at(-1);
    const at = last ? text.toLowerCase().indexOf(last.text.toLowerCase()) : -1;
    const near = text.toLowerCase().indexOf(scope.text.toLowerCase());
    const gap = last && at >= 0 && near > at ? text.slice(at + last.text.length, near) : '';
    if (last && /^ (?:in|at|of|from|en|de|del)(?: (?:the|el|la|los|las))? $/iu.test(gap))
      joined[joined.length - 1] = { text: last.text + gap.toLowerCase() + scope.text, role: last.role };
    else joined.push(scope);
  }
  return joined;
}

/** A work is named with its author once: Michelangelo's David, 余华《活着》. */
function findAuthored(title: TitleUnderstanding): TitlePart | null {
  const { work } = nameTitle(title);
  const { text, language } = title;
  const at = work === null ? -1 : text.indexOf(work);
  // Two works that are read side by side have a chapter each, and neither stands for both.
  if (!work || at < 0 || title.contexts.filter(({ kind }) => kind === 'text').length > 1) return null;
  const before = text.slice(0, at);
  const behind = text.slice(at + work.length);
  const owner =
    language === 'en'
      ? /(?:\p{Lu}[\p{L}.]* )*\p{Lu}[\p{L}]*[’']s? $/u.exec(before)?.[0]
      : language === 'ja'
        ? /(?:^|[、：—とのは])(?<owner>[\p{sc=Han}\p{sc=Katakana}ー・]{2,10}の?)$/u.exec(before)?.groups?.owner
        : language === 'zh'
          ? /(?:^|[论析谈读：—])(?<owner>(?!.*(?:为什么|为何|何以|如何|怎样))[\p{sc=Han}·]{2,6}的?)$/u.exec(before)
              ?.groups?.owner
          : undefined;
  const author = language === 'es' ? /^ de \p{Lu}\p{L}+(?: (?:de )?\p{Lu}\p{L}+)*/u.exec(behind)?.[0] : undefined;
  const key = (owner ?? author ?? '').trim().replace(/[’']s?$|[のの的]$|^de /gu, '');
  return key === '' ? null : { text: `${owner ?? ''}${work}${author ?? ''}`, role: 'text', key };
}

const endsAsking = /(?:研究|分析|探析|对策|策略|路径|建议|措施|出路|现状|方策|支援策|対策|検討|考察)$/u;

/** 结构设计, 製作: that it is designed and made is said by every chapter of a design. */
const made =
  /^(?:(?:结构|总体|方案|室内|景观|机械|优化|改进|系统|工艺|研发|开发|制作|研制|设计|与|及|和)*(?:设计|制作|研制|开发|实现)|(?:構造|概念|基本|最適)?(?:設計|製作|制作|開発|実装|試作)(?:と(?:製作|評価|実装))?|(?:structural |mechanical |conceptual |preliminary )?(?:design|construction|development|fabrication|building)(?: and (?:design|construction|development|fabrication|testing))?|diseño(?: (?:estructural|mecánico|conceptual))?(?: y (?:construcción|fabricación))?|construcción|fabricación)$/iu;

function findAsked(title: TitleUnderstanding): TitlePart | null {
  const { aspect, isAspectNamed, language, signs, text, sides, contexts } = title;
  if (!isAspectNamed || sides || (title.kind === 'design-artefact' && made.test(aspect))) return null;
  const other = others[language].exec(aspect)?.groups?.other;
  if (other) {
    // 老年人信息茧房: whose it is stands before it in the title, and belongs to its name.
    const whose = contexts
      .map((context) => context.text)
      .find((owner) => isWideLanguage(language) && text.includes(owner + other));
    return text.toLowerCase().includes(other.toLowerCase()) ? { text: `${whose ?? ''}${other}`, role: 'other' } : null;
  }
  if (signs.includes('question') || findNamedDesign(aspect) !== null) return null;
  if (isAnswered(title)) return { text: aspect, role: 'answer' };
  // Only what the title says in these words can be set behind its object; causes and remedies have chapters of their own.
  const side = aspect.replace(/^(?:its|their|the|sus?|la|el|los|las) /iu, '');
  const isAsked = isWideLanguage(language)
    ? endsAsking.test(side) || asking[language].test(side)
    : side.split(/, | (?:and|y|e) /iu).every((item) => item.split(/\s+/u).some((word) => isAsking(word, language)));
  if (isAsked) return null;
  if (text.toLowerCase().includes(side.toLowerCase())) return { text: side, role: 'side' };
  // "Auditors, regulators and trust" was read as a chain of "and"; the half of the title says it better.
  const said = text
    .split(halfMarks)
    .find((half) => shareSaid(half, side, language) === 1 && shareSaid(side, half, language) === 1);
  return said && !isWideLanguage(language) ? { text: said, role: 'side' } : null;
}

/** What a title names beside its object and the headings of an outline have to name as well, the most telling first. */
export function listTitleParts(title: TitleUnderstanding): TitlePart[] {
  const { contexts, bearing, text } = title;
  const scopes = contexts
    // 我国 is read as 中国, which no heading need say.
    .filter(({ text: scope, isQuiet }) => !isQuiet && (scope !== '中国' || text.includes(scope)))
    // Two works that are read have a chapter each; no heading has to name both.
    .filter(({ text: scope, kind }) => kind !== 'text' || !/》[与和、]《|』と『| (?:and|y) \p{Lu}/u.test(scope))
    .map(({ text: scope, kind }): TitlePart => ({ text: scope, role: kind }));
  const asked = bearing
    ? { text: nameTitle(title).aspect ?? bearing.outcome, role: 'other' as const }
    : findAsked(title);
  const halves = listHalves(title);
  const isScope = ({ role }: TitlePart): boolean => role === 'population';
  return [
    ...[asked, ...halves.filter(isScope), ...joinNeighbours(title, scopes)],
    ...[findUse(title), findAuthored(title), ...halves.filter((half) => !isScope(half))],
  ].filter((part) => part !== null);
}
