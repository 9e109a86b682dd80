import type { Field } from '@yanmo/contract/codes';
import { isPersonName } from '../../../../understanding/readers/en/person-names.ts';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { grammars } from '../../grammar/grammars.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { planReview } from './review.ts';

type Plan = (material: Material, angle: number) => Section[];

/** A concept or a body of thought: meaning, inner structure, dispute, what it is worth today. */
function planThought(material: Material, angle: number): Section[] {
  const [chain] = material.chains(1);
  const debate = material.debate();
  const [theory = ''] = material.theories(1);
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
  const ways = section('use.ways', 28, [
    part('use.direct'),
    part('use.turned', {}, [part('use.form'), part('use.sense')]),
    part('use.sample'),
  ]);
  const bound = section('use.bound', 16, [part('use.rule'), part('use.fault')]);
  if (angle % 3 === 1) return [ground, nature, ways, bound];
  return angle % 3 === 2 ? [nature, ways, ground, bound] : [nature, ground, ways, bound];
}

/** How one concept stands to another: each for itself, then what joins and what parts them. */
const planTie =
  ([one, other]: readonly [string, string], { language }: TitleUnderstanding): Plan =>
  (material, angle) => {
    const grammar = grammars[language];
    const both = grammar.join(one, other);
    const debate = material.debate();
    const [theory = ''] = material.theories(1);
    const tie = { object: both, focus: both };
    const first = section('concept.meaning', 18, [part('concept.sense'), part('concept.lineage')], {
      ...{ object: one, focus: one },
    });
    const second = section('concept.meaning', 18, [part('concept.sense'), part('concept.border')], {
      ...{ object: other, focus: other },
    });
    const structure = section(
      'concept.structure',
      26,
      [
        part('concept.premise', { object: other, focus: other }),
        part('concept.argument'),
        theory !== '' && part('concept.lens', { theory }),
        part('concept.tension'),
      ],
      tie,
    );
    const dispute = section(
      'concept.debate',
      24,
      [debate !== '' && part('concept.position', { debate }), part('concept.objection'), part('concept.reply')],
      tie,
    );
    return angle % 2 === 1 ? [first, second, dispute, structure] : [first, second, structure, dispute];
  };

/** Where a thing is argued about because something is to be done, not because its concept is in doubt. */
const practical: ReadonlySet<Field> = new Set([
  'education',
  'economics',
  'management',
  'medicine',
  'agriculture',
  'interdisciplinary',
]);

/** A practice that is disputed: what it is, what speaks for and against it, how far it holds. */
function planDispute(material: Material, angle: number): Section[] {
  const debate = material.debate();
  const matter = section('concept.meaning', 18, [part('concept.sense'), part('ethics.facts')]);
  const pro = part('ethics.pro');
  const con = part('ethics.con', {}, [part('ethics.principled'), part('ethics.worry')]);
  const sides = section('ethics.sides', 30, [
    ...(angle % 2 === 1 ? [con, pro] : [pro, con]),
    debate !== '' && part('concept.position', { debate }),
  ]);
  return [matter, sides, section('ethics.outcome', 24, [part('ethics.condition'), part('ethics.guard')])];
}

const exact: ReadonlySet<Field> = new Set(['science', 'engineering', 'agriculture', 'medicine']);
const ethical =
  /伦理|道德(?!经|教育)|是非|正当性|应否|该不该|ethic|\bmoral(?:ity|ly)?\b(?! (?:responsib|philosoph|psycholog|realis|theor|law|luck|sense|sentiment|relativ|develop))|\bis it (?:\p{L}+ )?(?:wrong|right|acceptable)\b|\bshould\b|permissib|justif|(?<!\p{L})ética|(?<!\p{L})deberían?(?!\p{L})|justificaci|倫理|道徳(?!教育)|許される|てはいけない|てはならない|べきか/iu;
const applied = /应用|运用|现代转化|借鉴|\buses? of\b|application|aplicaci|応用|活用/iu;
const theorem =
  /定理|方程|积分|微分|函数|级数|不等式|矩阵|theorem|equation|integral|inequality|teorema|ecuaci|定理|方程式|積分/iu;

/** Two concepts that a title sets side by side, where neither is said to act. */
function findPair({ language, object, aspect, text }: TitleUnderstanding): readonly [string, string] | null {
  const other =
    language === 'en'
      ? /^(?:relation|tension|effect|link|role)s? (?:to|on|with|in) (?:the )?(?<other>.+)$/iu.exec(aspect)?.groups
          ?.other
      : (/^relación con (?:el |la |los |las )?(?<other>.+)$/iu.exec(aspect)?.groups?.other ??
        /^(?<other>.+)との関係$/u.exec(aspect)?.groups?.other);
  const own = (span: string): string => grammars[language].fromTitle(span, text);
  const first =
    language === 'en' && isPersonName(object)
      ? `${own(object)}${/s$/u.test(object) ? '’' : '’s'} thought`
      : own(object);
  return other && / (?:and|y|e) |と/iu.test(text) ? [first, own(other)] : null;
}

/** Thoughts are disputed by their arguments, not by what speaks for putting up with them. */
const ofThought = /思想|理论|概念|主义|之辨|儒家|道家|学说|哲学|命题|本体|意识|真理|自由/iu;

function findPlan(title: TitleUnderstanding, field: Field): Plan {
  const pair = findPair(title);
  if (pair && !title.signs.includes('argument') && !exact.has(field)) return planTie(pair, title);
  // The Nicomachean Ethics are a book that is read, no verdict that is asked for.
  const beside = title.contexts.reduce((text, context) => text.replace(context.text, ''), title.text);
  const isThought = title.language === 'zh' && ofThought.test(title.object);
  if (title.language === 'zh' && title.signs.includes('argument') && !isThought && !ethical.test(beside))
    return planDispute;
  if (!isThought && (ethical.test(beside) || (title.signs.includes('argument') && practical.has(field))))
    return planEthics;
  // How bees find their way is looked up, not derived.
  if (exact.has(field) && title.signs.includes('question') && !theorem.test(title.text))
    return (material, angle) => planReview(material, angle, title);
  if (exact.has(field) || theorem.test(title.text)) return planProof;
  if (field === 'military') return planWar;
  return title.signs.includes('application') || applied.test(title.text) ? planUse : planThought;
}

export const planTheory =
  (field: Field) =>
  (material: Material, angle: number, title: TitleUnderstanding): Section[] =>
    findPlan(title, field)(material, angle);
