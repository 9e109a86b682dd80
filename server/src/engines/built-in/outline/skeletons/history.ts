import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, type Slots, section } from '../section.ts';

const setting = (weight: number): Section =>
  section('past.setting', weight, [part('past.before'), part('past.parties')]);

/** Why something happened: setting, slow causes, what set it off, how they weigh. */
function planCauses(material: Material, angle: number): Section[] {
  const drivers = material.variables(2).map((variable) => lesser('past.driver', { variable }));
  const deep = section('past.deep', 26, [
    part('past.structure', {}, [part('past.rule'), part('past.society')]),
    part('past.interest'),
    part('past.belief'),
    ...drivers,
  ]);
  const trigger = section('past.trigger', 20, [part('past.moment'), part('past.choices')]);
  const weigh = section('past.weigh', 22, [part('past.views'), part('past.verdict')]);
  if (angle % 3 === 1) return [setting(14), trigger, deep, weigh];
  return angle % 3 === 2 ? [deep, trigger, weigh] : [setting(14), deep, trigger, weigh];
}

/** An event or a life: setting, course, causes of its turn, outcome. */
function planEvent(material: Material, angle: number): Section[] {
  const drivers = material.variables(1).map((variable) => lesser('past.driver', { variable }));
  const course = section('past.course', 26, [
    part('past.stages', {}, [part('past.early'), part('past.late')]),
    part('past.moment'),
    part('past.people'),
  ]);
  const causes = section('past.drivers', 22, [part('past.structure'), part('past.belief'), ...drivers]);
  const result = section('past.result', 20, [part('past.direct'), part('past.remote'), lesser('past.views')]);
  if (angle % 3 === 1) return [setting(16), causes, course, result];
  return angle % 3 === 2 ? [course, causes, result] : [setting(16), course, causes, result];
}

/** Told by its sides rather than by rise and fall. */
const everyday = /生活|日常|风俗|习俗|信仰|everyday|daily life|vida cotidiana|costumbres|暮らし|生活|信仰/iu;

/** Markets, guilds, schools and papers are told by how they were ordered and who was in them. */
const standing =
  /(?:市|市场|馆|庄|会馆|行会|商帮|社|局|城|港|寺|院|校|大学|书院|报|报刊|杂志|商人|女性|妇女|移民|社团|公所|码头)$/u;
const course = /兴衰|演变|变迁|历程|嬗变/u;

/** Something that lasted and changed: rise, growth, turn, what moved it, what it left. */
function planChange(material: Material, angle: number, { text, object }: TitleUnderstanding): Section[] {
  const variables = material.variables(2);
  const [theory = ''] = material.theories(1);
  const origin = section('past.origin', 18, [part('past.condition'), part('past.first')]);
  const growth = section('past.growth', 20, [part('past.spread'), part('past.rules'), lesser('past.people')]);
  const turn = section('past.turn', 20, [
    part('past.event'),
    part('past.reshape', {}, [part('past.kept'), part('past.replaced')]),
  ]);
  const drivers = section('past.drivers', 18, [
    ...variables.map((variable) => part('past.driver', { variable })),
    part('past.structure'),
    part('past.interest'),
    theory !== '' && part('past.view', { theory }),
  ]);
  const meaning = section('past.meaning', 12, [part('past.legacy'), part('past.insight')]);
  if (angle % 3 === 1 || everyday.test(text) || (standing.test(object) && !course.test(text))) {
    return [
      origin,
      section('past.themes', 22, [part('past.rules'), part('past.spread'), part('past.continuity')]),
      section('past.ideas', 20, [part('past.people'), part('past.belief')]),
      turn,
    ];
  }
  return angle % 3 === 2 ? [origin, drivers, growth, turn, meaning] : [origin, growth, turn, drivers, meaning];
}

/** What happens; only of such things is there a time before and a party to it. */
const happens =
  /\b(?:fall|rise|end|collapse|war|battle|revolution|uprising|revolt|crisis|treaty|conference|partition|abolition|invasion|siege|massacre|strike|coup|famine|election|unification|independence|conquest|discovery|assassination)\b/iu;

/** Two things of one time, a crop and an institution: neither broke out or ended; each is told, then what bound them. */
function planBoth(first: Slots, then: Slots, both: Slots): Section[] {
  return [
    section('sway.ground', 18, [part('past.spread', first), part('past.interest', first)], first),
    section('past.growth', 18, [part('past.condition', then), part('past.people', then)], then),
    section('sway.path', 24, [part('past.rule', both), part('past.society', both), part('past.belief', both)]),
    section('sway.result', 20, [part('sway.rule'), part('sway.life')]),
    section('sway.limit', 14, [part('sway.uneven'), part('past.views', both)], first),
  ];
}

/** One course of events beside another that it led to: setting, course, what carried it over, what came of it. */
export function planSequel(_material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const own = (span: string): string => grammars[title.language].fromTitle(span, title.text);
  const [cause, outcome] = [own(title.bearing?.cause ?? title.object), own(title.bearing?.outcome ?? title.aspect)];
  const slots = (name: string) => ({ object: name, focus: name });
  const [first, then] = [slots(cause), slots(outcome)];
  const { brief } = grammars[title.language];
  const [early, late] = [slots(brief(cause)), slots(brief(outcome))];
  const isEvent = happens.test(cause);
  if (!isEvent && !happens.test(outcome))
    return planBoth(first, then, slots(grammars[title.language].join(cause, outcome)));
  const ground = section(
    'past.setting',
    16,
    [part('past.before', isEvent ? early : late), part('past.parties', isEvent ? early : late)],
    isEvent ? first : then,
  );
  const course = section(
    'past.course',
    24,
    [part('past.stages', early), part('past.moment', early), part('past.people', early)],
    first,
  );
  const path = section('sway.path', 24, [
    part('past.structure', late),
    part('past.interest', late),
    part('past.choices', late),
  ]);
  const result = section(
    'past.result',
    22,
    [part('past.direct', late), part('past.remote', late), part('past.views', late)],
    then,
  );
  return angle % 2 === 1 ? [ground, path, course, result] : [ground, course, path, result];
}

/** How people lived: nothing that broke out and ended, but conditions, days and voices. */
function planLife(_material: Material, angle: number): Section[] {
  const ground = section('life.ground', 20, [part('life.means'), part('life.rules')]);
  const days = section('life.days', 28, [part('life.work'), part('life.home'), part('life.leisure')]);
  const voices = section('life.voices', 24, [part('life.groups'), part('life.memory')]);
  const meaning = section('past.meaning', 14, [part('past.continuity'), part('past.legacy')]);
  return angle % 3 === 1 ? [ground, voices, days, meaning] : [ground, days, voices, meaning];
}

const living =
  /日常生活|生活(?:史|$|状况|方式)|暮らし|の生活|(?:daily|everyday) life|\blives of\b|vida (?:cotidiana|diaria|social|familiar|privada)/iu;
const lasting =
  /制度|生活|社会|文化|组织|信仰|习俗|演变|变迁|发展|历程|兴衰|嬗变|思想|贸易|服饰|风俗|教育|evolution|development|history of|rise|changing|trade|institution|evolución|desarrollo|historia de|変遷|発展|歴史|制度|成立/iu;

export function planHistory(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  if (
    title.signs.includes('factors') ||
    /原因|成因|为何|为什么|\b(?:causes?|origins?)\b|^why\b|\b(?:causas|orígenes)\b|なぜ/iu.test(title.text)
  )
    return planCauses(material, angle);
  if (living.test(title.object) || (title.language === 'zh' && everyday.test(title.text)))
    return planLife(material, angle);
  return lasting.test(title.text) || standing.test(title.object)
    ? planChange(material, angle, title)
    : planEvent(material, angle);
}
