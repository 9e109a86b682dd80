import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, section } from '../section.ts';
import { findHalves, nameBoth, type OpenPlan, of } from './open-names.ts';
import { namesPeople } from './people.ts';

/** What people did together and once: it has causes, a course and an outcome. */
const event: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:strikes?|lock-?outs?|revolts?|risings?|uprisings?|riots?|rebellions?|mutin(?:y|ies)|boycotts?|revolutions?|wars?|sieges?|marches|protests?|massacre|coup|elections?|famine|crisis)\b/iu,
  es: /^(?:la |las |el |los )?(?:huelgas?|revueltas?|mot[íi]n(?:es)?|levantamientos?|sublevaci(?:ón|ones)|rebeli(?:ón|ones)|guerras?|revoluci(?:ón|ones)|insurrecci(?:ón|ones)|protestas?|boicots?|cierre patronal|marchas?|matanza|golpe|elecciones|crisis|toma)(?!\p{L})/iu,
  zh: /(?:罢工|起义|暴动|暴乱|兵变|运动|革命|战争|之战|之乱|风潮|学潮|工潮|请愿|事件|事变|惨案)$/u,
  ja: /(?:ストライキ|スト|争議|一揆|騒動|暴動|反乱|蜂起|運動|革命|戦争|の乱|事件)$/u,
};

/** «Las cigarreras de Sevilla y la huelga de 1896»: people and what they went through; they are no cause that is measured on it. */
export function findStruggle(title: TitleUnderstanding): OpenPlan | null {
  const { language, kind } = title;
  const pair = kind === 'history-narrative' ? findHalves(title) : null;
  if (!pair) return null;
  const [who, what] = namesPeople(pair.a, language) ? [pair.a, pair.b] : [pair.b, pair.a];
  if (!namesPeople(who, language) || namesPeople(what, language) || !event[language].test(what)) return null;
  const read: TitleUnderstanding = { ...title, bearing: null, isAspectNamed: false };
  return nameBoth(read, pair, [
    section('was.folk', 20, [part('was.way'), part('was.work'), part('was.terms')], of(who)),
    section('past.deep', 22, [part('past.interest'), part('past.belief'), part('past.trigger')], of(what)),
    section('past.course', 24, [part('past.stages'), part('past.moment'), part('past.parties')], of(what)),
    section('past.result', 20, [part('past.direct'), part('past.remote'), part('past.views')], of(what)),
  ]);
}
