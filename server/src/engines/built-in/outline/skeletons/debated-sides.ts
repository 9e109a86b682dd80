import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Move } from '../../phrases/zh/phrases.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { joinSide, type OpenPlan, of, ownOf } from './open-names.ts';
import { listSides } from './title-lists.ts';

type Sort = 'promise' | 'risk' | 'say' | 'proof';
const sorts: readonly (readonly [Sort, RegExp])[] = [
  [
    'promise',
    /\b(?:promises?|hopes?|potential|expectations|possibilities|benefits?|opportunit(?:y|ies))\b|promesas?|esperanzas?|potencial|expectativas|posibilidades|beneficios|oportunidades/iu,
  ],
  [
    'say',
    /\b(?:consent|accountability|oversight|governance|who decides|trust|acceptance|transparency|legitimacy|responsibility|justice|fairness|human control|regulation|rights|public opinion)\b|consentimiento|rendición de cuentas|supervisión|gobernanza|quién decide|confianza|aceptación|transparencia|legitimidad|responsabilidad|justicia|control humano|regulación|derechos/iu,
  ],
  [
    'risk',
    /\b(?:risks?|dangers?|harms?|threats?|fears?|misuse|bias(?:es)?|errors?|side effects|hazards)\b|riesgos?|peligros?|daños?|amenazas?|temores|sesgos?|errores/iu,
  ],
  [
    'proof',
    /\b(?:accuracy|reliability|efficacy|effectiveness|safety|performance|validity|precision)\b|exactitud|fiabilidad|eficacia|seguridad|rendimiento|validez|precisión/iu,
  ],
];
const sortOf = (term: string): Sort | null => sorts.find(([, words]) => words.test(term))?.[0] ?? null;

const moves: Readonly<Record<Sort, readonly Move[]>> = {
  promise: ['tech.promise', 'tech.proof'],
  risk: ['tech.risk', 'tech.clash'],
  say: ['tech.say', 'tech.better'],
  proof: ['tech.proof', 'tech.clash'],
};

/** "Gene Drives: Promise, Risk and Public Consent": what is disputed of a technique is weighed side by side; it is no poison with a dose and no institution of law. */
export function findDebatedSides(title: TitleUnderstanding): OpenPlan | null {
  if (title.signs.includes('review')) return null;
  const sides = listSides(title);
  const sorted = sides.map(sortOf);
  if (sides.length < 2 || !sorted.includes('say') || sorted.filter((sort) => sort && sort !== 'say').length === 0)
    return null;
  const thing = ownOf(title)(title.object);
  const chapters: Section[] = sides.map((term, at) => {
    const sort = sorted[at];
    const parts = sort
      ? moves[sort].map((move) => part(move, { term }))
      : [part('tech.proof', { term }), part('tech.clash', { term })];
    const focus = joinSide[title.language](thing, term);
    return section('sides.each', 24 + at / 10, parts, { term, object: thing, focus });
  });
  const tie = section('sides.tie', 20, [part('sides.links'), part('side.next')], of(thing));
  const read: TitleUnderstanding = { ...title, kind: 'theory-essay', isAspectNamed: false, bearing: null };
  return nameOnce(read, thing, [...chapters, tie]);
}
