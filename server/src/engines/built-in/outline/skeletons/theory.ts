import type { Field } from '@yanmo/contract/codes';
import { isPersonName } from '../../../../understanding/readers/en/person-names.ts';
import { personSource } from '../../../../understanding/readers/zh/lexicon/persons.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { findView } from '../name-english.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { nameTitle } from '../title-names.ts';
import type { Core } from './core.ts';
import {
  about,
  asksToday,
  findChallenge,
  findDomain,
  type Pair,
  planChallenge,
  planDomain,
  planNotion,
  planThinker,
  planTie,
  planView,
  plight,
} from './doctrine.ts';
import { findPartner } from './partner.ts';
import { planReview } from './review.ts';
import { findPoles, isFolkArt, isWeighed, planFolk, planPoles, planTopic } from './topic.ts';
import { asksVerdict, asksWhether, planWhether } from './whether.ts';

/** A claim that is argued for: meaning, premises and steps, dispute, what it is worth today. */
function planThought(material: Material, angle: number, { object }: TitleUnderstanding): Section[] {
  const [chain] = material.chains(1);
  const debate = material.debate();
  const theory = material.theories(2).find((term) => !object.includes(term) && !term.includes(object)) ?? '';
  const meaning = section('concept.meaning', 20, [
    part('concept.sense'),
    part('concept.border'),
    part('concept.lineage'),
  ]);
  const structure = section('concept.structure', 24, [
    part('concept.premise', {}, [part('concept.stated'), part('concept.tacit')]),
    part('concept.argument'),
    theory !== '' && part('concept.lens', { theory }),
    part('concept.tension'),
  ]);
  const dispute = section('concept.debate', 22, [
    debate !== '' && part('concept.position', { debate }),
    part('concept.objection'),
    part('concept.reply'),
  ]);
  const present = section('concept.present', 16, [
    chain && part('concept.use', { ...chain }),
    part('concept.value'),
    part('concept.bound'),
  ]);
  if (angle % 3 === 1) return [dispute, meaning, structure, present];
  return angle % 3 === 2 ? [meaning, dispute, structure, present] : [meaning, structure, dispute, present];
}

/** A theorem, a model, a principle: nobody argues for or against it; it is stated, derived, explained and used. */
function planProof(_material: Material, angle: number): Section[] {
  const origin = section('proof.origin', 14, [part('proof.problem'), part('proof.history')]);
  const statement = section('proof.statement', 22, [part('proof.notions'), part('proof.conditions')]);
  const reasoning = section('proof.reasoning', 26, [part('proof.idea'), part('proof.step'), lesser('proof.picture')]);
  const wider = section('proof.wider', 24, [
    part('proof.general'),
    part('proof.example', {}, [part('proof.easy'), part('proof.hard')]),
    lesser('proof.limit'),
  ]);
  if (angle % 3 === 1) return [statement, reasoning, wider, origin];
  return angle % 3 === 2 ? [statement, reasoning, wider] : [origin, statement, reasoning, wider];
}

/** A concept of war: what it means, how it works, how it fared, where it ends. */
function planWar(_material: Material, angle: number): Section[] {
  const idea = section('war.idea', 18, [part('war.meaning'), part('war.growth')]);
  const working = section('war.working', 24, [
    part('war.means'),
    part('war.effect', {}, [part('war.tactical'), part('war.strategic')]),
  ]);
  const cases = section('war.cases', 22, [part('war.success'), part('war.failure')]);
  const limits = section('war.limits', 20, [part('war.counter'), part('war.price')]);
  if (angle % 3 === 1) return [idea, cases, working, limits];
  return angle % 3 === 2 ? [idea, working, limits, cases] : [idea, working, cases, limits];
}

/** What may be done: the question, the principles, reasons for and against, conditions. */
function planEthics(material: Material, angle: number): Section[] {
  const debate = material.debate();
  const matter = section('ethics.matter', 18, [part('ethics.facts'), part('ethics.conflict')]);
  const measure = section('ethics.measure', 20, [part('ethics.rights'), part('ethics.outcome')]);
  const sides = section('ethics.sides', 26, [
    part('ethics.pro'),
    part('ethics.con', {}, [part('ethics.principled'), part('ethics.worry')]),
    debate !== '' && part('concept.position', { debate }),
  ]);
  const settle = section('ethics.settle', 22, [part('ethics.condition'), part('ethics.guard')]);
  if (angle % 3 === 1) return [matter, sides, measure, settle];
  return angle % 3 === 2 ? [measure, matter, sides, settle] : [matter, measure, sides, settle];
}

/** Something old or general put to a use: what it is, why it suits, how it is used, within which limits. */
function planUse(_material: Material, angle: number): Section[] {
  const nature = section('use.nature', 18, [part('use.elements'), part('use.worth')]);
  const ground = section('use.ground', 20, [part('use.match'), part('use.tension')]);
  const ways = section('use.put', 28, [
    part('use.direct'),
    part('use.turned', {}, [part('use.form'), part('use.sense')]),
    part('use.sample'),
  ]);
  const bound = section('use.bound', 16, [part('use.rule'), part('use.fault')]);
  if (angle % 3 === 1) return [ground, nature, ways, bound];
  return angle % 3 === 2 ? [nature, ways, ground, bound] : [nature, ground, ways, bound];
}

/** Where a thing is argued about because something is to be done, not because its concept is in doubt. */
const practical: ReadonlySet<Field> = new Set([
  'education',
  'economics',
  'management',
  'medicine',
  'agriculture',
  'interdisciplinary',
]);

/** Whether something should be done: a matter of reasons, whatever field it is asked in. */
const should =
  /是否(?:应|该|有必要)|应否|应不应|该不该|要不要|^should\b|^(?:is|are) it right to\b|¿?(?:debe|deben|debería|deberían)(?!\p{L})|べきか|べきである?か|必要か|の是非/iu;
export const asksShould = ({ text }: TitleUnderstanding): boolean =>
  should.test(text) && !/伦理|道德|ethic|moral|(?<!\p{L})ética|倫理|道徳/iu.test(text);

/** A practice that is disputed: what it is, what speaks for and against it, how far it holds. */
export function planDispute(material: Material, angle: number): Section[] {
  const debate = material.debate();
  const matter = section('ethics.facts', 18, [part('ethics.conflict'), part('issue.burden')]);
  const pro = part('ethics.pro');
  const con = part('ethics.con', {}, [part('ethics.principled'), part('ethics.worry')]);
  const sides = section('ethics.sides', 30, [
    ...(angle % 2 === 1 ? [con, pro] : [pro, con]),
    debate !== '' && part('concept.position', { debate }),
  ]);
  return [matter, sides, section('ethics.outcome', 24, [part('ethics.condition'), part('ethics.guard')])];
}

const exact: ReadonlySet<Field> = new Set(['science', 'engineering', 'agriculture', 'medicine']);
const voiced =
  /^(?:crítica|defensa|réplica|refutación) de \p{Lu}|\p{L}[’']s? (?:critique|defence|defense|rejection|refutation)\b/u;
const ethical =
  /伦理|道德(?!经|教育)|是非|正当性|应否|该不该|ethic|\bmoral(?:ity|ly)?\b(?! (?:responsib|philosoph|psycholog|realis|theor|law|luck|sense|sentiment|relativ|develop))|\bis it (?:\p{L}+ )?(?:wrong|right|acceptable)\b|\bshould\b|permissib|justif|(?<!\p{L})ética|(?<!\p{L})deberían?(?!\p{L})|justificaci|倫理|道徳(?!教育)|許される|てはいけない|てはならない|べきか/iu;
const applied = /应用|运用|现代转化|借鉴|\buses? of\b|application|aplicaci|応用|活用/iu;
const theorem =
  /定理|方程|积分|微分|函数|级数|不等式|矩阵|theorem|equation|integral|inequality|teorema|ecuaci|定理|方程式|積分/iu;

/** What may be done is judged, not found out. */
const permitted =
  /justif|permissib|acceptab|moral(?:ly)? (?:right|wrong|acceptable|permissible)|伦理|道德上|正当|许可|(?<!\p{L})ética|ethic|倫理|許される|てはいけない|てはならない/iu;

/** Two concepts that a title sets side by side, where neither is said to act. */
function findTie(title: TitleUnderstanding): Pair | null {
  const { language, object, bearing, text } = title;
  const other = findPartner(title);
  if (!other || !/ (?:and|y|e) |与|和|と|から(?:見|み|考|読み)/iu.test(text)) return null;
  const own = grammars[language].fromTitle(bearing?.cause ?? object, text);
  const a = language === 'en' && isPersonName(object) ? `${own}${/s$/u.test(own) ? '’' : '’s'} thought` : own;
  return { a, b: plight.test(other) ? other : other.replace(about, '') || other };
}

const twoNotions: Readonly<Record<TitleUnderstanding['language'], RegExp>> = {
  zh: /^(?<a>[^与和的、“《]{2,6})[与和](?<b>[^与和的、”》]{2,6})$/u,
  en: /^(?<a>\p{Ll}+) and (?<b>\p{Ll}+)$/u,
  es: /^(?<a>\p{Ll}+) [ye] (?<b>\p{Ll}+)$/u,
  ja: /^(?<a>[\p{Script=Han}\u30a0-\u30ff]{2,6})と(?<b>[\p{Script=Han}\u30a0-\u30ff]{2,6})$/u,
};

/** 孤独与共处: two notions of which nothing is asked but what each has to do with the other; no one thing that comes about. */
function findNotions({ language, object, isAspectNamed, bearing }: TitleUnderstanding): Pair | null {
  const found = isAspectNamed || bearing ? undefined : twoNotions[language].exec(object)?.groups;
  return found?.a && found.b ? { a: found.a, b: found.b } : null;
}

/** Thoughts are disputed by their arguments, not by what speaks for putting up with them. */
const ofThought = /思想|理论|概念|主义|之辨|儒家|道家|学说|哲学|命题|本体|意识|真理|自由/iu;

/** What somebody taught, or a book that teaches. */
const taught =
  /(?:思想|学说|哲学|观|主张|兵法|辩证法|教育论|文论|诗学)$|《[^》]+》|[’']s? (?:\p{L}+ )?(?:thought|philosophy|teachings?|writings|ideas|pedagogy|educational theory|political theory)\b|^(?:the )?(?:thought|philosophy|teachings?|ideas) of \p{Lu}|\bart of war\b|^(?:el )?(?:pensamiento|ideario|pedagogía|obra) |arte de la guerra|(?:思想|教育論|の哲学|政治論|兵法)$|『[^』]+』/iu;
/** 孟子性善论: a doctrine that goes by its author is read as taught, not derived from premises. */
const ownDoctrine = new RegExp(`^(?:${personSource})的?[\\p{Script=Han}“”]{1,8}(?:论|说)$`, 'u');
/** A claim with premises and steps. */
const argued =
  /主义|命令|命题|论证|论$|原则|悖论|证明|\b\p{L}{4,}ism\b|imperative|argument|thesis|principle|doctrine|theory of|proof|paradox|chinese room|imperativo|argumento|principio|teoría|\p{L}{4,}ismo\b|paradoja|主義|命法|論証|命題|原理|証明|パラドックス/iu;
/** The words of a title that ask what something means. */
const conceptual =
  /概念|内涵|含义|本质|意蕴|之辨|辨析|范畴|\b(?:concept|meaning|nature|notion|idea|essence|definition|what is)\b|concepto|noción|significado|esencia|naturaleza|概念|本質|とは何か|意味/iu;

const ofIdeas: ReadonlySet<Field> = new Set(['philosophy', 'history', 'literature']);

/** A core, or word that only the title's own form is known. */
function findPlan(title: TitleUnderstanding, field: Field): Core | 'practice' {
  const isExact = exact.has(field);
  const poles = findPoles(title);
  if (poles && !isExact) return planPoles(poles);
  if (isWeighed(title)) return planTopic(field);
  if (asksShould(title) && !isExact && field !== 'philosophy') return planDispute;
  if (!isExact && asksVerdict(title)) return field === 'philosophy' ? planEthics : planDispute;
  if (!isExact && !asksShould(title) && !permitted.test(title.text) && asksWhether(title)) return planWhether;
  const challenge = isExact || field === 'law' ? null : findChallenge(title);
  if (challenge) return planChallenge(challenge);
  const isThought = title.language === 'zh' && ofThought.test(title.object);
  const domain = isExact || field === 'art' ? null : findDomain(title);
  if (domain && (field === 'philosophy' || isThought || argued.test(domain.a) || taught.test(domain.a)))
    return planDomain(domain);
  const isPractice = !ofIdeas.has(field) && !conceptual.test(title.text) && !isThought;
  const pair = findTie(title) ?? (field === 'philosophy' ? findNotions(title) : null);
  if (pair && !title.signs.includes('argument') && !isExact) return isPractice ? 'practice' : planTie(pair);
  // The Nicomachean Ethics are a book that is read, no verdict that is asked for.
  const beside = title.contexts.reduce((text, context) => text.replace(context.text, ''), title.text);
  if (title.language === 'zh' && title.signs.includes('argument') && !isThought && !ethical.test(beside))
    return planDispute;
  if (field === 'philosophy' && findView(title) !== null) return planView;
  // What somebody held against morals is told; nobody asks whether it is allowed.
  if (voiced.test(title.object) || (field === 'philosophy' && asksToday(title.text))) return planThinker;
  if (!isThought && (ethical.test(beside) || (title.signs.includes('argument') && practical.has(field))))
    return planEthics;
  // How bees find their way is looked up, not derived.
  if (isExact && title.signs.includes('question') && !theorem.test(title.text))
    return (material, angle) => planReview(material, angle, title);
  if (field === 'science' || theorem.test(title.text)) return planProof;
  if (isExact) return 'practice';
  if (taught.test(title.object) || taught.test(nameTitle(title).focus) || ownDoctrine.test(title.object))
    return planThinker;
  if (field === 'military') return planWar;
  if (title.signs.includes('application') || applied.test(title.text)) return planUse;
  if (isFolkArt(field, title)) return planFolk;
  if (isPractice) return 'practice';
  return argued.test(title.object) ? planThought : planNotion;
}

/** Whether an essay would be planned as a fashion of the day, though nothing in its title says that it is one. */
export function findPlainTheory(title: TitleUnderstanding, field: Field): boolean {
  if (isWeighed(title) || findPoles(title) !== null) return false;
  return findPlan(title, field) === 'practice';
}

export const planTheory =
  (field: Field) =>
  (material: Material, angle: number, title: TitleUnderstanding): Section[] => {
    const plan = findPlan(title, field);
    return (plan === 'practice' ? planTopic(field) : plan)(material, angle, title);
  };
