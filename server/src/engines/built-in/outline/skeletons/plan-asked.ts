import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { countShared } from '../../../../text/word-overlap.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { sortMatter } from '../../../../understanding/titles/sort-matter.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { part, type Section, type Slots, section } from '../section.ts';
import { findContext } from '../title-scopes.ts';
import { findSpan } from '../title-spans.ts';
import { type AskedSort, findMoved, sortAsked } from './asked-sort.ts';
import { joinSide, of, ownOf, type Plan } from './open-names.ts';
import { listReasons } from './reasons.ts';

/** Steps of nature are followed; among people there is no mechanism to take apart. */
const natural: ReadonlySet<Field> = new Set<Field>(['science', 'engineering', 'agriculture', 'medicine']);

const who: Readonly<Record<Language, RegExp>> = {
  zh: /^(?<who>.{2,6}?)(?:怎么看|如何看)/u,
  en: /^how (?<who>.+) see /iu,
  es: /^(?:opini(?:ón|ones)|actitud(?:es)?|miradas?) de (?:el |la |los |las )?(?<who>.+)$/iu,
  ja: /^(?<who>.+?)の(?:意識|見方)/u,
};

interface Named {
  thing: string;
  focus: string;
}

/** A trend or a policy brings a change about; a garden does not. */
const backdrop = /背景|时代|浪潮|形势|战略|政策|\b(?:context|era|age|wake) of\b|contexto de|era de|時代|のもと|下で/iu;

function planChange(title: TitleUnderstanding, { focus }: Named, isNatural: boolean): Section[] {
  const behind = backdrop.test(title.text) ? findContext(title, 'setting', 'policy') : null;
  const named = behind !== null && [part('shift.named', { term: ownOf(title)(behind) })];
  return [
    section('shift.base', 16, [part('shift.measure'), part('shift.before')], of(focus)),
    section('shift.course', 26, [part('shift.stages'), part('shift.uneven')], of(focus)),
    section(
      'shift.why',
      26,
      [...(named || [part(isNatural ? 'tech.inner' : 'gap.inner')]), part('shift.others'), part('gap.order')],
      of(focus),
    ),
    section('shift.effect', 22, [part('thing.near'), part('shift.next'), part('shift.answer')], of(focus)),
  ];
}

const planChoice = ({ thing, focus }: Named): Section[] => [
  section('pick.now', 20, [part('pick.how'), part('pick.press')], of(thing)),
  section('pick.options', 22, [part('pick.list'), part('pick.tried')], of(focus)),
  section('pick.weigh', 28, [part('pick.cost'), part('pick.people'), part('pick.bound')], of(focus)),
  section('pick.choice', 20, [part('pick.when'), part('pick.steps')], of(focus)),
];

function planViews(title: TitleUnderstanding, { thing }: Named, introduction: Section): Section[] {
  const named = who[title.language].exec(title.aspect)?.groups?.who;
  const slots: Slots = { ...of(thing), ...(named ? { population: ownOf(title)(named) } : {}) };
  return [
    introduction,
    section('views.who', 16, [part('views.people'), part('views.ask')], slots),
    section('views.what', 28, [part('views.good'), part('views.bad'), part('views.differ')], slots),
    section('views.why', 18, [part('views.self'), part('views.outer')], slots),
    section('views.use', 18, [part('views.answer'), part('views.limit')], slots),
  ];
}

const planMechanism = ({ thing }: Named): Section[] => [
  section('tech.what', 16, [part('tech.sense'), part('nat.facts')], of(thing)),
  section('mech.terms', 22, [part('tech.inner'), part('tech.outer')], of(thing)),
  section('mech.steps', 26, [part('mech.stages'), part('mech.key')], of(thing)),
  section('mech.proof', 20, [part('nat.how'), part('nat.explain')], of(thing)),
  section('mech.use', 14, [part('nat.use'), part('nat.open')], of(thing)),
];

/** Causes that are known of the very subject have their names; else both sides of it are looked at. */
function planCauses({ thing }: Named, material: Material, sorted: Section[] | null): Section[] {
  const speaking = material.subjectAnswers();
  // What makes incomes unequal is not what pays women less: some of it has to speak of the thing.
  const isOfThing = speaking.some(({ problem, cause }) => countShared(`${problem} ${cause}`, thing) > 0);
  const known = isOfThing ? [...new Set(speaking.map(({ cause }) => cause))] : [];
  const named = known.length >= 2 ? known.map((cause) => part('cause.named', { cause })) : null;
  return [
    section('cause.state', 22, [part('why.seen'), part('why.range')], of(thing)),
    section('cause.told', 32, named ?? sorted ?? [part('gap.inner'), part('gap.outer'), part('why.joined')], of(thing)),
    section('why.weigh', 22, [part('why.fit'), part('why.order')], of(thing)),
    section('cause.follow', 18, [part('gap.answer'), part('why.use')], of(thing)),
  ];
}

/** Which of the sorts have chapters of their own in a field. */
export function findAsked(title: TitleUnderstanding, field: Field): AskedSort | null {
  if (findMoved(title) !== null) return 'change';
  const sort = sortAsked(title);
  return sort === 'mechanism' && !natural.has(field) ? null : sort;
}

/** What the title asks decides the chapters: 储蓄率的变化 has stages, reasons and an outlook. */
export function planAsked(
  title: TitleUnderstanding,
  sort: AskedSort,
  { field, material, introduce }: { field: Field; material: Material; introduce: (thing: string) => Section },
): Plan | null {
  const own = ownOf(title);
  const { language, object, aspect } = title;
  const moved = findMoved(title);
  const thing = own(moved ?? object);
  const span = moved === null ? findSpan(title, object, aspect) : object;
  const focus = span === null ? joinSide[language](thing, own(aspect)) : own(span);
  const named = { thing, focus };
  const said = { object: focus, aspect: null, focus };
  const { ask, answer } = grammars[language];
  const names: Slots =
    sort === 'causes' || sort === 'views' || sort === 'balance'
      ? {}
      : { ...of(focus), matter: focus, ask: ask('theory', said), answer: answer('theory', said) };
  const chapters = ((): Section[] | null => {
    switch (sort) {
      case 'balance':
        return [
          introduce(thing),
          section('weigh.good', 24, [part('use.good'), part('econ.share')], of(thing)),
          section('weigh.bad', 24, [part('use.bad'), part('gap.place')], of(thing)),
          section('weigh.judge', 22, [part('pick.people'), part('pick.when'), part('thing.next')], of(thing)),
        ];
      case 'change':
        return planChange(title, named, natural.has(field));
      case 'choice':
        return planChoice(named);
      case 'views':
        return planViews(title, named, introduce(thing));
      case 'mechanism':
        return planMechanism(named);
      case 'causes':
        return planCauses(named, material, listReasons(title.text, title, field));
      default:
        return null;
    }
  })();
  return chapters && { names, chapters, isAnswered: true };
}

const uses: Readonly<Record<Language, RegExp>> = {
  zh: /^(?:论|浅析|试论)?(?<a>[^在，：:—]{2,16})在(?<b>[^，：:—的]{2,16}?)(?:中|上|里|方面|领域|过程中)?的(?:应用|运用|使用)(?:研究|探析|分析|探讨|探究|与.{2,6})?$/u,
  en: /^(?:the )?(?:use|uses|application|applications) of (?<a>[^:?,]+?) (?:in|for) (?:the )?(?<b>[^:?,]+)$/iu,
  es: /^(?:el |la |los |las )?(?:uso|usos|aplicación|empleo|utilización) (?:del |de la |de los |de las |de )(?<a>[^:?¿,]+?) (?:en|para) (?:el |la |los |las )?(?<b>[^:?¿,]+)$/iu,
  ja: /^(?<b>[^、：―]{2,20}?)(?:における|での)(?<a>[^、：―]{2,16}?)の(?:活用|利用|応用|使用)(?:の可能性|と課題)?$/u,
};

/** What is put to use, and in what: 无人机在边境巡逻中的应用. */
export function findUse(title: TitleUnderstanding): { a: string; b: string } | null {
  const found = uses[title.language].exec(title.text)?.groups;
  const own = ownOf(title);
  return found?.a && found.b ? { a: own(found.a), b: own(found.b) } : null;
}

const worked: ReadonlySet<Field> = new Set<Field>(['engineering', 'agriculture']);

/** "Robotic Milking on Small Farms": in a trade, a means and where it stands is a use of it, where nothing else is asked. */
export function findMeansUse(title: TitleUnderstanding, field: Field): { a: string; b: string; whole?: string } | null {
  const { object, language, isAspectNamed, signs, bearing } = title;
  if (!worked.has(field) || isAspectNamed || bearing !== null) return null;
  if (signs.some((sign) => sign === 'remedy' || sign === 'design' || sign === 'question' || sign === 'review'))
    return null;
  const [head = object, where] = language === 'en' ? object.split(/ (?:along|on|in|at|near|for) /iu) : [object];
  const sort = sortMatter(head, language, field);
  if (sort !== 'means' && !/\b(?:barriers|panels|sensors|robots|drones|pumps|greenhouses)$/iu.test(head)) return null;
  const setting = where ?? findContext(title, 'setting', 'place');
  const own = ownOf(title);
  if (!setting) return null;
  const span = findSpan(title, head, setting);
  return { a: own(head), b: own(setting), ...(span === null ? {} : { whole: own(span) }) };
}

const useOf: Readonly<Record<Language, (a: string, b: string) => string>> = {
  zh: (a, b) => `${a}在${b}中的应用`,
  en: (a, b) => `the use of ${a} in ${b}`,
  es: (a, b) => `el uso ${grammars.es.inflect(a, 'de')} en ${grammars.es.inflect(b, undefined)}`,
  ja: (a, b) => `${b}における${a}の活用`,
};

/** A use has what is needed, what the means can do, where it is used, with what result, and what it takes. */
export function planUse(
  title: TitleUnderstanding,
  { a, b, whole: named }: { a: string; b: string; whole?: string },
): Plan {
  const { language } = title;
  const whole = named ?? useOf[language](a, b).replace(/^(?:the|el) /u, '');
  const said = { object: whole, aspect: null, focus: whole };
  const { ask, answer } = grammars[language];
  const both: Slots = { a, b };
  return {
    isAnswered: true,
    names: {
      ...of(whole),
      ...both,
      aspect: '',
      matter: whole,
      ask: ask('theory', said),
      answer: answer('theory', said),
    },
    chapters: [
      section('use.need', 17, [part('use.tasks'), part('use.before')], both),
      section('use.fit', 19, [part('use.kinds'), part('use.limits')], both),
      section('use.ways', 24, [part('use.forms'), part('use.cases')], both),
      section('use.result', 22, [part('use.good'), part('use.bad')], both),
      section('use.next', 18, [part('use.terms'), part('use.steps')], both),
    ],
  };
}
