import type { Field } from '@yanmo/contract/codes';
import type { TitleKind } from '@yanmo/contract/understanding';
import { people } from '../../../../understanding/readers/en/lexicon.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import { part, type Section, section } from '../section.ts';
import type { Core } from './core.ts';
import { listSides } from './title-lists.ts';

/** Causes, troubles and remedies have shapes of their own; a title that lists them asks for those. */
export const ofChain =
  /现状|问题|原因|成因|诱因|对策|策略|措施|建议|困境|出路|表现|影响|危害|挑战|启示|治理|优化|改进|提升|展望|趋势|内涵|价值|意义|特征|特点|路径|机制|效果|成效|经验|评价|防治|预防|实施|完善|应用|实现|地位|作用|功能|关系|\b(?:causes?|effects?|impacts?|consequences|problems?|challenges?|opportunit(?:y|ies)|barriers?|risks?|solutions?|responses?|remed(?:y|ies)|prevention|treatment|strateg(?:y|ies)|measures|prospects|trends?|lessons|evidence|evaluation|design|implementation|testing|debates?|costs?|benefits?|achievements?|interventions?|implications|experiences|perceptions|attitudes|meaning|origins?|legacy|success(?:es)?|failures?|winners|losers|prevalence|diagnosis|management options|winners|recovery|applications?|principles|theory|practice|methods?|interpretation|evolution|rise|fall|decline|response)\b|causas|efectos|impacto|consecuencias|problemas|retos|desafíos|riesgos|soluciones|respuestas|prevención|tratamiento|estrategias|medidas|perspectivas|lecciones|diseño|evaluación|oportunidades|costes?|costos|análisis|propuestas?|origen|evolución|現状|課題|問題|原因|要因|対策|影響|効果|展望|意義|役割|特徴|可能性|方策|背景|経緯|評価|実践|支援策|機能|限界/iu;
const kinds: ReadonlySet<TitleKind> = new Set<TitleKind>([
  'status-and-remedies',
  'relation-test',
  'case-study',
  'policy-analysis',
  'theory-essay',
]);
const social: ReadonlySet<Field> = new Set<Field>([
  'economics',
  'management',
  'law',
  'education',
  'agriculture',
  'interdisciplinary',
  'history',
]);

const acting =
  /(?:者|民|户|商|工人|教师|学生|政府|国家|企业|居民|业主|学校|家庭|地主|佃农|士绅|群众|社区|组织|官员|军阀|商人|移民|妇女|市民)$|^(?:the )?(?:state|crown|church|army|government|court|unions?|police|press|party|landlords|tenants|planters|settlers|merchants|peasants|elites|neighbou?rs|shopkeepers|locals|newcomers|platforms|banks|firms|schools|landowners|nobles|workers)$|(?:農民|商人|武士|住民|政府|企業|学校|家族|地主|女性|労働者|行政|市民)$|^(?:el estado|la iglesia|obreros|campesinos|terratenientes|vecinos|vendedores|empresas|gobierno)$/iu;
/** Landowners, crofters, comerciantes: who does something is named by it; sectors and factors do nothing. */
const doers =
  /^(?!.*(?:papers|numbers|waters|rivers|tenders|computers|factors|sectors|doors|plants|grants|variants|consumers’|fees|trees|orders|borders|shelters|centers|powers|layers|letters|matters|errors|colou?rs|valores|factores|sectores|motores|labores|costes|errores|colores|sabores)$).*(?:[a-z]{3,}(?:ers|ors|ists|ants)|women|[a-záéíóú]{3,}(?:antes|istas|dores|eros|inos))$/iu;
const isActor = (term: string): boolean =>
  acting.test(term) || doers.test(term) || people.has(term.toLowerCase().split(/\s+/u).at(-1) ?? '');

/** The sides that a title lists and that no usual shape answers: "Supply, Speculation and Policy", 规划、管理与邻里冲突. */
export function findListed(title: TitleUnderstanding): readonly string[] {
  const isReview = title.kind === 'review' && !title.signs.includes('review');
  if (!kinds.has(title.kind) && title.kind !== 'history-narrative' && !isReview) return [];
  if (title.kind === 'case-study' && title.contexts.some(({ kind }) => kind === 'case')) return [];
  const sides = listSides(title);
  if (sides.length < 2 || sides.some((side) => ofChain.test(side))) return [];
  // People and what they want are no strands of literature.
  if (isReview && !sides.some(isActor)) return [];
  // What happened is told by those who took part, or as it went.
  if (title.kind === 'history-narrative' && !sides.every(isActor)) return [];
  // Two nouns beside a thing may be one name; three are a list, and so are two that each say what they are of.
  const isSaidWhole = title.language === 'zh' && sides.every((side) => side.length >= 4);
  return sides.length >= 3 || isSaidWhole ? sides : [];
}

export const isListed = (field: Field, title: TitleUnderstanding): boolean =>
  social.has(field) && findListed(title).length > 0;

/** Sides that stand beside each other are not all worded alike. */
const wordings = [
  ['listed.state', 'listed.trouble', 'listed.answer'],
  ['listed.practice', 'listed.gap', 'listed.remedy'],
  ['listed.setup', 'listed.limit', 'listed.step'],
] as const;

/** How it is at large, each side for itself, then all of them together. */
export const planListed: Core = (_material, _angle, title) => {
  const thing = grammars[title.language].fromTitle(title.object, title.text);
  const isPast = title.kind === 'history-narrative';
  const sides = findListed(title).map((term, at): Section => {
    const sections = isActor(term)
      ? [part('listed.aims', { term }), part('listed.deeds', { term })]
      : // What drives a thing has no state and no gaps.
        title.language === 'zh' && /^(?:动因|动机|驱动因素)$/u.test(term)
        ? [part('fold.inner'), part('fold.outer')]
        : title.language === 'zh' && /^(?:风险|隐患|潜在风险)$/u.test(term)
          ? [part('fold.sorts'), part('fold.weight')]
          : title.language === 'zh' && /^(?:应对|防范|化解)$/u.test(term)
            ? [part('gap.tried'), part('gap.answer'), part('gap.need')]
            : (wordings[at % wordings.length] ?? []).map((move) => part(move, { term }));
    return section('listed.side', 22 + at / 10, sections, { term, object: thing, focus: thing });
  });
  const ground = isPast
    ? section('past.setting', 16, [part('past.before'), part('past.parties')])
    : section('measures.status', 15, [part('measures.current'), part('measures.actors')], {
        object: thing,
        focus: thing,
      });
  const whole = isPast
    ? section('past.result', 20, [part('past.direct'), part('past.remote'), part('past.views')])
    : section('listed.tie', 18, [part('listed.links'), part('listed.plan')], { object: thing, focus: thing });
  // Three sides say how things stand, each for itself.
  return isPast || sides.length < 3 ? [ground, ...sides, whole] : [...sides, whole];
};
