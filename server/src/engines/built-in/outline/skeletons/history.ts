import { isWideLanguage } from '../../../../text/wide-language.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { findLives } from '../name-english.ts';
import { lesser, part, type Section, type Slots, section } from '../section.ts';
import { findEra } from './eras.ts';
import { findHalves } from './open-names.ts';
import { findQuestion } from './open-question.ts';
import { findPartner } from './partner.ts';
import { namesPeople } from './people.ts';
import { listTail } from './plan-question.ts';
import { namesHarm } from './status-and-remedies.ts';

/** A famine has no parties to it, only people whom it strikes. */
const calamity =
  /famine|plague|pandemic|epidemic|\bflu\b|influenza|cholera|smallpox|tsunami|hurricane|earthquake|flood|drought|depression|great fire|饥荒|瘟疫|地震|洪水|旱灾|水灾|大火|疫情|大萧条|hambruna|peste|gripe|cólera|viruela|tsunami|huracán|terremoto|epidemia|inundaci|sequía|流感|霍乱|鼠疫|飢饉|震災|コレラ|インフルエンザ|スペイン風邪|地震|疫病|大火|恐慌/iu;

/** Money that fails is no sickness. */
const depressed = /depression|大萧条|恐慌/iu;

/** What is done about a plague has no waves and no dead. */
const fought =
  /\b(?:control|relief|prevention|polic(?:y|ies)|responses?|management|quarantine|measures|care|commemoration|memory|insurance|defen[cs]es?|barriers?|doctors?|hospitals?)$/iu;

export const isCalamity = (object: string): boolean =>
  calamity.test(object) && !depressed.test(object) && !fought.test(object);

const setting = (weight: number, { object }: TitleUnderstanding): Section =>
  section('past.setting', weight, [part('past.before'), part(isCalamity(object) ? 'past.struck' : 'past.parties')]);

/** Why something happened: setting, slow causes, what set it off, how they weigh. */
function planCauses(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const drivers = material.variables(2).map((variable) => lesser('past.driver', { variable }));
  const deep = section('past.deep', 26, [
    part('past.structure', {}, [part('past.rule'), part('past.society')]),
    part('past.interest'),
    part('past.belief'),
    ...drivers,
  ]);
  const trigger = section('past.trigger', 20, [part('past.moment'), part('past.choices')]);
  const weigh = section('past.weigh', 22, [part('past.views'), part('past.verdict')]);
  if (angle % 3 === 1) return [setting(14, title), trigger, deep, weigh];
  return angle % 3 === 2 ? [deep, trigger, weigh] : [setting(14, title), deep, trigger, weigh];
}

/** An event or a life: setting, course, causes of its turn, outcome. */
/** «La huelga y la conquista de la jornada»: what a Spanish title sets beside an event is what it led to. */
function findLed(title: TitleUnderstanding): Section | null {
  const aspect = title.language === 'es' && title.isAspectNamed ? findPartner(title) : null;
  if (aspect === null || namesPeople(aspect, 'es')) return null;
  // Nobody presses for a crisis.
  const isEvil = isCalamity(title.object) || namesHarm(aspect);
  const who = part(isEvil ? 'coped.lost' : 'past.ledWho');
  return section('past.led', 24, [part('past.ledHow'), who, part('past.ledElse')], { aspect });
}

function planEvent(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const drivers = material.variables(1).map((variable) => lesser('past.driver', { variable }));
  const course = section('past.course', 26, [
    part('past.stages', {}, [part('past.early'), part('past.late')]),
    part('past.moment'),
    part('past.people'),
  ]);
  const causes = section('past.drivers', 22, [part('past.structure'), part('past.belief'), ...drivers]);
  const result = section('past.result', 20, [part('past.direct'), part('past.remote'), lesser('past.views')]);
  const led = findLed(title);
  if (led) return [setting(16, title), course, led, result];
  if (angle % 3 === 1) return [setting(16, title), causes, course, result];
  return angle % 3 === 2 ? [course, causes, result] : [setting(16, title), course, causes, result];
}

/** Told by its sides rather than by rise and fall. */
const everyday = /生活|日常|风俗|习俗|信仰|everyday|daily life|vida cotidiana|costumbres|暮らし|生活|信仰/iu;

/** Markets, guilds, schools and papers are told by how they were ordered and who was in them. */
const standing =
  /(?:市|市场|澡堂|学堂|商铺|当铺|店铺|茶楼|戏园|戏院|影院|工厂|电台|图书馆|馆|庄|会馆|行会|商帮|社|局|城|港|寺|院|校|大学|书院|报|报刊|杂志|商人|女性|妇女|移民|社团|公所|码头)$/u;
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
  /\b(?:fall|rise|end|collapse|war|battle|revolution|uprising|revolt|crisis|treaty|conference|partition|abolition|invasion|siege|massacre|strike|coup|famine|election|unification|independence|conquest|discovery|assassination|migration|exodus|building|decline|stink|scandal|scare|panic|affair|fire|smog|bubble|crash|boycott|march|riots?|trials?|expedition|campaign|mutiny|rebellion)\b/iu;

/** People do not spread by routes: they come up and want something. */
const folk =
  /\b(?:\p{L}{3,}(?:ites|ists|ettes|ards|men|women)|diggers|levellers|quakers|puritans|merchants|monks|nuns|miners|weavers|workers|peasants|pilgrims|settlers|nobles|knights|samurai)$/iu;
/** What was argued over has no rules of its own. */
const argued = /\b(?:question|debate|controversy|problem)$/iu;

/** Two things of one time, a crop and an institution: neither broke out or ended; each is told, then what bound them. */
function planBoth(first: Slots, then: Slots, both: Slots): Section[] {
  const origin = folk.test(first.object ?? '') ? part('past.condition', first) : part('past.spread', first);
  const result = argued.test(then.object ?? '')
    ? section('past.result', 20, [part('past.direct', then), part('past.remote', then)], then)
    : section('sway.result', 20, [part('sway.rule'), part('sway.life')]);
  return [
    section('sway.ground', 18, [origin, part('past.interest', first)], first),
    section('past.growth', 18, [part('past.condition', then), part('past.people', then)], then),
    section('sway.path', 24, [part('past.rule', both), part('past.society', both), part('past.belief', both)]),
    result,
    section('sway.limit', 14, [part('sway.uneven'), part('past.views', both)], first),
  ];
}

const before = /\b(?:polic(?:y|ies)|causes?|origins?|background|roots?|ideology|doctrine|planning|laws?|acts?)\b/iu;

/** One course of events beside another that it led to: setting, course, what carried it over, what came of it. */
export function planSequel(_material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const own = (span: string): string => grammars[title.language].fromTitle(span, title.text);
  const both = [own(title.bearing?.cause ?? title.object), own(title.bearing?.outcome ?? title.aspect)] as const;
  // "The march and its policy": what stands second came first.
  const [cause, outcome] = before.test(both[1]) ? [both[1], both[0]] : both;
  const slots = (name: string) => ({ object: name, focus: name });
  const [first, then] = [slots(cause), slots(outcome)];
  // "The end" of what? Only a head that says something stands alone.
  const brief = (name: string): string =>
    /^(?:the )?(?:end|rise|fall|building|collapse|decline|making|opening|birth|emergence|spread|growth|origins?|loss) of\b/iu.test(
      name,
    )
      ? name
      : grammars[title.language].brief(name);
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
  // A pest or a crop has no decisive moments: it spreads where conditions suit it.
  const course = isEvent
    ? section(
        'past.course',
        24,
        [part('past.stages', early), part('past.moment', early), part('past.people', early)],
        first,
      )
    : section('past.growth', 22, [part('past.condition', early), part('past.spread', early)], first);
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

const failing =
  /\bfail(?:ed|s|ure)?\b|\bcollapsed?\b(?= of the (?:weimar|republic))|失败|未能|没能|(?:为什么|为何|何以)(?:没有|未)|fracas[oóa]|失敗|敗因|できなかった|果たせなかった/iu;
const failed =
  /^(?:the )?(?:failure|defeat) of (?:the )?|^(?:el )?fracaso (?:del |de la |de los |de las |de )|的?失败$|の失敗$/iu;

const regime =
  /republic|empire|dynasty|monarch|league|union|confederation|共和国|帝国|王朝|政权|政府|国联|república|imperio|dinastía|monarquía|sociedad de naciones|幕府|政権|連盟/iu;

const reforming =
  /运动|变法|改革|维新|新政|起义|革命|\b(?:movement|reforms?|revolution|uprising|revolt|chartis[mt]s?|experiment)\b|movimiento|reformas?|revoluci[oó]n|revuelta|運動|改革|維新|革命|一揆/iu;

/** What did not come off: what was wanted, how it went, why it failed, what followed. */
function planFailure(_material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const { object, text, language } = title;
  const name = grammars[language].fromTitle(object.replace(failed, '') || object, text);
  const slots = { object: name, focus: name };
  // A republic is founded, not planned.
  const plan = regime.test(name)
    ? section('past.origin', 18, [part('past.condition'), part('past.first')], slots)
    : section('fail.plan', 18, [part('fail.aims'), part('fail.forces')], slots);
  const course = section('past.course', 20, [part('past.stages'), part('past.moment')], slots);
  // Only what was fought was badly commanded.
  const said = findQuestion(title)?.tail ?? '';
  const tail = title.contexts.reduce(
    (rest, { text: where }) => rest.replace(new RegExp(` (?:in|en) (?:the )?${RegExp.escape(where)}$`, 'iu'), ''),
    said,
  );
  const named = listTail(tail, title, 'fail.named');
  const reasons =
    named.length > 0
      ? named
      : regime.test(name) || reforming.test(name)
        ? [part('span.inner'), part('past.interest'), part('span.outer')]
        : [part('fail.design'), part('fail.means'), part('fail.other')];
  const causes = section('fail.causes', 28, reasons, slots);
  const result = section('fail.result', 20, [part('past.direct'), part('past.remote'), lesser('past.views')], slots);
  return angle % 3 === 1 ? [plan, causes, course, result] : [plan, course, causes, result];
}

const catching =
  /plague|pandemic|epidemic|\bflu\b|influenza|cholera|smallpox|瘟疫|疫|流感|霍乱|peste|gripe|cólera|viruela|epidemia|コレラ|インフルエンザ|風邪/iu;

/** What struck people: how it spread, what it cost, what was done about it, what came of it. Nobody wanted it. */
function planCalamity(_material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const { object } = title;
  const spread = section('calamity.spread', 26, [
    part(catching.test(object) ? 'calamity.path' : 'past.struck'),
    part('calamity.toll'),
    part('calamity.why'),
  ]);
  const answer = section('calamity.answer', 28, [
    part('calamity.state'),
    part('calamity.people'),
    part('calamity.belief'),
  ]);
  const after = section('calamity.after', 22, [part('past.direct'), part('past.remote'), lesser('past.views')]);
  const led = findLed(title);
  if (led) return [spread, { ...answer, weight: 20 }, led, after];
  return angle % 3 === 1 ? [spread, after, answer] : [spread, answer, after];
}

/** Houses, guilds and ways of doing that were there for a while: how they came up and ran, what they were to people, how they changed. */
function planStanding(_material: Material, angle: number): Section[] {
  const origin = section('past.origin', 18, [part('past.condition'), part('past.first')]);
  const work = section('stood.work', 26, [part('stood.order'), part('stood.who')]);
  const place = section('stood.place', 24, [part('stood.use'), part('stood.seen')]);
  const after = section('stood.after', 20, [part('stood.shift'), part('past.legacy'), lesser('past.views')]);
  return angle % 3 === 1 ? [origin, place, work, after] : [origin, work, place, after];
}

const comesToPass =
  /^(?:las? |los |el )?(?:guerras?|revueltas?|huelgas?|elecciones|revoluci|motines|disturbios|migraci|invasi|levantamiento|golpe|cortes|independencia|campañas?|expedici|matanza|crisis|reformas?|expulsi|destierro|rebeli|sublevaci|conquista|abolici|desamortizaci|ejecuci|asesinato|magnicidio|incendio|terremoto)/iu;
/** «La huelga y la reforma»: an event that a Spanish title only sets beside something has a course of its own. */
export const isSpanishEvent = ({ language, object, text }: TitleUnderstanding): boolean =>
  language === 'es' &&
  comesToPass.test(object) &&
  / [ye] /u.test(text) &&
  !/efectos?|impacto|influencia|consecuencias|papel/iu.test(text);
/** Many of a sort that anybody may name: coffee houses, gremios, 銭湯; one with a name of its own may be an event. */
const manyOfASort: Readonly<Record<TitleUnderstanding['language'], RegExp | null>> = {
  en: /^(?:\p{Ll}[\p{Ll}-]+ ){0,2}\p{Ll}{2,}(?<!s|u|i)s$/u,
  es: /^\p{Ll}+(?:[aeiouáéíóú]s|es)(?: (?:de |del )?\p{Ll}+)*$/u,
  ja: /(?:屋|所|館|店|組合|病院|市場|銭湯|食堂|旅籠|遊郭|長屋)$/u,
  zh: null,
};
const isStanding = ({ language, object }: TitleUnderstanding): boolean =>
  (manyOfASort[language]?.test(object) ?? false) &&
  !happens.test(object.replace(/s$/u, '')) &&
  !happens.test(object) &&
  !comesToPass.test(object) &&
  !folk.test(object);

/** What broke out, was fought, signed, carried through or held: 之战, 変, tratado. */
const broke =
  /战争|之战|战役|会战|海战|事变|事件|之变|之乱|起义|革命|运动|变法|维新|新政|改革|条约|会议|惨案|政变|远征|围城|合并|统一|独立|灭亡|兴衰|大饥荒|危机|谈判|审判|选举|罢工|迁都|西征|东征|南征|北伐|長征|戦争|の戦い|合戦|海戦|の変|の乱|一揆|維新|条約|会談|遠征|征伐|統一|独立|騒動|地震|飢饉|guerra|batalla|revoluci|rebelión|levantamiento|huelga|tratado|conquista|independencia|golpe|sitio de|expedición|reforma|crisis|motín|exilio|matanza|desastre|transición/iu;

/** Whether one of the two things that a title joins is an event itself; a supply line that decided a war is none. */
function endsInEvent(title: TitleUnderstanding): boolean {
  const both = findHalves(title) ?? { a: title.bearing?.cause ?? title.object, b: title.bearing?.outcome ?? '' };
  return [both.a, both.b].some((name) =>
    isWideLanguage(title.language)
      ? (broke.exec(name)?.index ?? -1) >= 0 && new RegExp(`(?:${broke.source})$`, 'iu').test(name)
      : happens.test(name) || broke.test(name),
  );
}

/** What is shown in pictures and books has no founding and no interests behind it. */
const shown = /(?:形象|意象|图像|纹样|题材|书写|像|イメージ|表象)$/u;

/** Neither an event nor an institution nor a life that is known as such: what it was is told from sources, with no parties and no decisive moments. */
export function isPlainEvent(title: TitleUnderstanding): boolean {
  const { object, text, signs } = title;
  if (findEra(title) !== null || findQuestion(title)?.asks === 'why') return false;
  // The doctors of a plague were no plague.
  if (title.language === 'en' && namesPeople(object, 'en') && title.bearing === null && !living.test(text)) return true;
  if (
    isCalamity(object) ||
    failing.test(text) ||
    signs.includes('factors') ||
    /原因|成因|causes?\b|origins?\b|causas|orígenes/iu.test(text)
  )
    return false;
  if (shown.test(object)) return true;
  if (namesPeople(object, title.language) && title.bearing === null && !living.test(text) && findHalves(title) === null)
    return true;
  if (
    findHalves(title) !== null ||
    (title.bearing !== null &&
      title.language === 'en' &&
      !/\b(?:effects?|impact|influence|role) (?:of|on)\b/iu.test(text))
  )
    return !endsInEvent(title);
  // Women who flew have no home and leisure to be told of; only whose life is named has.
  if (findLives(title) !== null) return !living.test(text);
  if (living.test(object) || (title.language === 'zh' && everyday.test(text))) return false;
  if (title.bearing !== null || lasting.test(text) || standing.test(object) || isStanding(title))
    return namesPeople(object, title.language);
  return (
    !happens.test(object) &&
    !comesToPass.test(object) &&
    !broke.test(title.contexts.reduce((rest, context) => rest.replace(context.text, ''), text)) &&
    !/^\p{Lu}\S*(?: (?:of|the|and|de|del|la|y|\p{Lu}\S*))*$/u.test(object)
  );
}

export function planHistory(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  if (isSpanishEvent(title) && findLed(title)) return planEvent(material, angle, title);
  if (isCalamity(title.object) && !title.signs.includes('factors')) return planCalamity(material, angle, title);
  if (failing.test(title.text)) return planFailure(material, angle, title);
  if (
    title.signs.includes('factors') ||
    /原因|成因|为何|为什么|\b(?:causes?|origins?)\b|^why\b|\b(?:causas|orígenes)\b|なぜ/iu.test(title.text)
  )
    return planCauses(material, angle, title);
  if (findLives(title) !== null || living.test(title.object) || (title.language === 'zh' && everyday.test(title.text)))
    return planLife(material, angle);
  // Camouflage in the war is a practice that came up and changed; the war is the event.
  const isPractice =
    title.language === 'en' &&
    !happens.test(title.object) &&
    title.contexts.some(({ kind, text }) => kind === 'time' && /\bwars?\b/iu.test(text));
  if (isPractice || isStanding(title)) return planStanding(material, angle);
  return lasting.test(title.text) || standing.test(title.object)
    ? planChange(material, angle, title)
    : planEvent(material, angle, title);
}
