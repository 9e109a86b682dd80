import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { part, type Section, section } from '../section.ts';
import { findHarm, isKnownHarm } from './matters/find-matter.ts';
import type { OpenPlan } from './open-names.ts';
import { findParty } from './parties.ts';
import { namesHarm } from './status-and-remedies.ts';

/** What brought a thing about and what came of it, asked in one breath. */
const asked: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:原因|成因|起因|动因|缘由)(?:与|和|及|、|以及)其?(?:影响|后果|结果|效应|意义)$/u,
  en: /^(?:the )?(?:causes?|reasons|roots|origins)(?:,| and|, and) (?:its |their |the )?(?:consequences?|effects?|impacts?|outcomes?|results|aftermath)$/iu,
  es: /^(?:sus |las )?(?:causas?|razones|orígenes)(?:,| y|, y) (?:sus |las |los )?(?:consecuencias?|efectos|impactos?|resultados)$/iu,
  ja: /^(?:原因|要因|背景)(?:と|および|及び)(?:その)?(?:影響|結果|帰結|意義)$/u,
};

const past: readonly Section[] = [
  section('past.deep', 24, [part('past.structure'), part('past.interest'), part('past.belief')]),
  section('past.trigger', 16, [part('past.moment'), part('past.choices')]),
  section('past.result', 28, [part('past.direct'), part('past.remote'), part('past.views')]),
];

/** Known causes by their names; else where to look for them. */
function listCauses(material: Material, title: TitleUnderstanding): Section[] {
  const known = isKnownHarm(title)
    ? findHarm(title).map(([cause]) => cause)
    : [...new Set(material.subjectAnswers().map(({ cause }) => cause))].slice(0, 4);
  const named = known.length >= 2 ? known : (findParty(title)?.factors ?? []);
  return named.length >= 2
    ? named.map((cause) => part('harm.cause', { cause }))
    : [part('harm.extentCause'), part('harm.whereCause'), part('harm.costCause')];
}

/** «Causas y consecuencias del endeudamiento»: each half of the question has its chapter, and nobody tests the one alone. */
export function findOutcomes(title: TitleUnderstanding, field: Field, material: Material): OpenPlan | null {
  const { aspect, isAspectNamed, bearing, signs, sides, language, kind } = title;
  if (
    !isAspectNamed ||
    bearing ||
    sides ||
    signs.includes('review') ||
    kind === 'review' ||
    !asked[language].test(aspect)
  )
    return null;
  if (kind === 'history-narrative' || field === 'history')
    return { title: { ...title, kind: 'history-narrative' }, chapters: [...past], names: {} };
  const isHarm = isKnownHarm(title) || namesHarm(title.object);
  const chapters: Section[] = [
    section('measures.status', 18, [part('measures.current'), part(isHarm ? 'harm.where' : 'measures.actors')]),
    section('harm.causes', 26, listCauses(material, title)),
    section('thing.effect', 26, [part('thing.near'), part('thing.far'), part('fold.evidence')]),
    section('cause.follow', 14),
  ];
  return { title: { ...title, kind: 'status-and-remedies' }, chapters, names: {} };
}
