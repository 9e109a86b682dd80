import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';
import { nameOnce } from './design-names.ts';
import { type OpenPlan, ownOf } from './open-names.ts';

const en = '(?:knowledge|awareness|attitudes?|practices?|perceptions?|beliefs?|behaviou?rs?)';
const es = '(?:conocimientos?|actitud(?:es)?|prácticas?|percepci[óo]n(?:es)?|creencias)';

/** What is asked of people, joined, and of what: knowledge, attitudes and practices regarding hand hygiene. */
const forms: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:(?:an? )?(?:assessment|evaluation|survey|study) of (?:the )?)?(?:[\\p{L} -]+[’']s? )?(?<list>${en}(?:(?:,| and|,? and) ${en})+) (?:of|on|about|regarding|towards?|concerning|related to|in relation to) (?:the )?(?<thing>[^:,]+?)(?: (?:among|in|of|at) (?<rest>[^:]+))?(?=:|$)`,
    'iu',
  ),
  es: new RegExp(
    `^(?<list>${es}(?:(?:,| y) ${es})+) (?:de|sobre|acerca de|ante|respecto a|frente a) (?:el |la |los |las |l )?(?<thing>[^:,]+?)(?: (?:entre|en|de) (?<rest>[^:]+))?(?=:|$)`,
    'iu',
  ),
  zh: /^(?<who>[^：:—]{2,16}?)(?:对|关于)(?<thing>[^：:—]{2,16}?)的?(?:知信行|知识[、与和]态度[、与和及]*(?:行为|实践))(?:现状)?(?:调查|研究|分析)?/u,
  ja: /^(?<who>[^：:―]{2,16}?)(?:の|における)(?<thing>[^：:―の]{2,16}?)に(?:関する|対する|ついての)(?:知識・?[、と]?(?:態度|意識)[・、と]*(?:行動|実践))/u,
};
const behind =
  /^(?<thing>[^:]{3,60}): (?<list>(?:knowledge|awareness|attitudes?|practices?|perceptions?)(?:(?:,| and|,? and) (?:knowledge|awareness|attitudes?|practices?|perceptions?))+)(?: (?:among|of|in) [^:]+)?$/iu;

const knowing = /knowledge|awareness|conocimiento|知/iu;
const doing = /practices?|behaviou?r|prácticas|行/iu;
const feeling = /attitude|perception|belief|actitud|percepci|creencias|信|态度|態度|意識/iu;

/** "Knowledge, Attitudes and Practices regarding …": each is measured and told, then their links; no factors are tested on all of it as one. */
export function findSurveyedMinds(title: TitleUnderstanding): OpenPlan | null {
  if (title.signs.includes('review')) return null;
  const found = forms[title.language].exec(title.text)?.groups ?? behind.exec(title.text)?.groups;
  if (!found?.thing) return null;
  const list = found.list ?? '知信行';
  const own = ownOf(title);
  const object = own(found.thing.trim());
  const [knows, feels, does] = [knowing, feeling, doing].map((words) => words.test(list));
  if ([knows, feels, does].filter(Boolean).length < 2) return null;
  const told: (Section | false)[] = [
    knows ? section('kap.know', 22, [part('kap.level'), part('kap.lack'), part('kap.source')]) : false,
    feels ? section('kap.attitude', 21, [part('kap.views'), part('kap.doubt')]) : false,
    does ? section('kap.practice', 22.5, [part('kap.done'), part('kap.bar')]) : false,
  ];
  const parts = told.flatMap((chapter) => (chapter ? [chapter] : []));
  const last = parts.at(-1);
  if (last) last.weight = 25;
  const chapters = [
    section('kap.method', 20, [part('kap.people'), part('kap.tool'), part('kap.analysis')]),
    ...parts,
    section(knows && does ? 'kap.link' : 'kap.linked', 24, [
      part('kap.tie'),
      part('kap.who'),
      knows && does && part('kap.why'),
    ]),
    section('kap.use', 14, [part('kap.teach'), part('kap.system')]),
  ];
  const read: TitleUnderstanding = {
    ...{ ...title, kind: 'relation-test', isAspectNamed: false, bearing: null, object, short: object },
    contexts: title.contexts.filter(({ text }) => !object.includes(text)),
  };
  const asked = title.language === 'en' ? `${list.toLowerCase()} on ${object}` : object;
  const plan = nameOnce(read, object, chapters, 'finding');
  return title.language === 'en'
    ? { ...plan, names: { ...plan.names, matter: asked, ask: `${asked}`, answer: `what the survey shows of ${asked}` } }
    : plan;
}
