import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';
import { findHarm } from './matters/find-matter.ts';
import { findHalves } from './open-names.ts';
import { findPartner } from './partner.ts';
import { namesHarm } from './status-and-remedies.ts';
import { asksShould, planDispute } from './theory.ts';
import { findPoles, planPoles } from './topic.ts';
import { asksVerdict } from './whether.ts';

/** "School Meals and Attendance: A Policy Evaluation": what the measure is to act on, in English and Spanish. */
function findActedOn(title: TitleUnderstanding): string | null {
  if (title.language !== 'en' && title.language !== 'es') return null;
  return findHalves(title)?.b ?? (title.bearing ? findPartner(title) : null);
}

/** A policy: problem and aims, instruments, carrying out, effects and side effects, adjustment. */
function planMeasure(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const [theory = ''] = material.theories(1);
  const problem = section('policy.problem', 17, [
    part('policy.origin'),
    part('policy.goals'),
    lesser('policy.parties'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
  ]);
  const tools = section('policy.tools', 16, [part('policy.rules'), part('policy.incentives'), lesser('policy.duties')]);
  const carrying = section('policy.carrying', 18, [
    part('policy.chain'),
    part('policy.local'),
    part('policy.obstacle'),
  ]);
  const effects = section('policy.effects', 24, [
    part('policy.yardstick'),
    part('policy.reached', {}, [part('policy.gain'), part('policy.missed')]),
    part('policy.side'),
  ]);
  const adjust = section('policy.adjust', 20, [
    part('policy.options'),
    part('policy.choice'),
    lesser('policy.support'),
  ]);
  const aspect = findActedOn(title);
  if (aspect !== null) {
    // What a measure is judged by has a chapter of its own.
    const judged = [part('policy.path'), part('policy.shown'), part('policy.whom'), part('policy.side')];
    const on = section('policy.on', 28, judged, { aspect });
    return angle % 2 === 1 ? [problem, on, carrying, adjust] : [problem, carrying, on, adjust];
  }
  if (angle % 3 === 1) return [problem, effects, carrying, adjust];
  return angle % 3 === 2 ? [tools, carrying, effects, adjust] : [problem, tools, carrying, effects, adjust];
}

/** What policy is about where the title names no policy: the problem, the answers so far, what they did, what to do. */
function planIssue(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const partner = findPartner(title);
  const [theory = ''] = material.theories(1);
  const problem = section('issue.problem', 22, [
    part('issue.extent'),
    part(
      'issue.roots',
      {},
      findHarm(title).map(([cause, measure]) => part('harm.cause', { cause, measure })),
    ),
    partner ? part('topic.on', { aspect: partner }) : part('issue.burden'),
    theory !== '' && lesser('frame.theory', { theory }),
  ]);
  const answers = section('issue.answers', 22, [part('issue.course'), part('issue.tools'), lesser('issue.bodies')]);
  const result = section('issue.result', 24, [part('issue.gain'), part('issue.short'), part('issue.uneven')]);
  const options = section('issue.options', 22, [part('issue.choices'), part('issue.weigh'), part('issue.plan')]);
  return angle % 2 === 1 ? [answers, result, problem, options] : [problem, answers, result, options];
}

const policies =
  /政策|制度|计划|工程|条例|改革|补贴|补助|税|试点|限购|限行|双减|战略|低保|医保|社保|保险|公积金|规划|新政|措施|方案|帮扶|交易|机制|体系|禁令|户籍|红线|目标|行动|办法|招生|polic|\btax|\bbans?\b|subsid|reform|\bacts?\b|\blaws?\b|program|scheme|\bplan\b|strateg|quota|regulat|tariff|mandate|levy|budget|\bdeal\b|agreement|treaty|sanctions|lockdown|vaccination|welfare|benefits?\b|minimum wage|allowance|voucher|pensions?\b|insurance|licens|basic income|initiative|\baid\b|grants?\b|pricing|\bzones?\b|rent control|price cap|enlargement|decentrali[sz]ation|privati[sz]ation|nationali[sz]ation|deregulation|austerity|congestion charg|road charg|política|privatización|descentralización|austeridad|\bley\b|impuesto|subsidio|reforma|programa|plan\b|estrategia|cuota|arancel|sanciones|subvenci|salario mínimo|renta básica|pensi|seguro|bono|prohibición|民営化|制度|政策|対策|税|補助|給付|法$|法の|改革|規制|計画|戦略|保険|年金|支援|無償化|事業|施策/iu;

/** What is done, by a state or others, is judged as a measure; only what befalls has an extent and sufferers. */
const deeds =
  /^(?:the )?(?:participation|deployment|involvement|intervention|introduction|adoption|expansion|closure|merger|transfer|construction|use) of\b|^(?:la |el )?(?:participación|intervención|despliegue|implantación|implementación|creación|uso|incorporación|cierre|traslado|construcción|dolarización|digitalización)(?!\p{L})|(?:参与|推行|引入|推广|派遣|加装|合并|撤并|移交|建设|下放)$|(?:移行|導入|参加|派遣|統廃合|移管|統合|民間委託|整備|拡充|義務化)$/iu;

/** A ban and a tax are policies; a debt, a threat and a stream of migrants are what policies are about. */
export const isPolicy = ({ object, aspect }: TitleUnderstanding): boolean =>
  policies.test(object) ||
  deeds.test(object) ||
  /^(?:政策)?(?:执行|实施|落实)|^(?:implementation|enforcement|rollout)|^implementación|^aplicación|^実施/iu.test(
    aspect,
  );

/** A thing that is simply there, and of which a title asks nothing, is described and judged: school uniforms are no trouble. */
export const isBareTopic = (title: TitleUnderstanding): boolean =>
  !title.isAspectNamed &&
  title.contexts.length === 0 &&
  title.bearing === null &&
  !isPolicy(title) &&
  !strategic.test(title.object) &&
  !namesHarm(title.object) &&
  findHarm(title).length === 0 &&
  !title.signs.includes('question');

const strategic =
  /威慑|遏制|均势|不结盟|结盟|绥靖|威慑力|抑止|封じ込め|勢力均衡|同盟|\b(?:deterrence|containment|d[ée]tente|balance of power|non-?alignment|appeasement|brinkmanship|mutual assured destruction|soft power|coercive diplomacy|collective security|alliances?)\b|disuasión|contención|equilibrio de poder|no alineamiento|apaciguamiento|poder blando|seguridad colectiva/iu;

export const isStrategic = ({ object }: TitleUnderstanding): boolean => strategic.test(object);

/** A strategy of states is no evil to be cured and no programme to be paid for: its logic, its setting, its record, its future. */
function planStrategy(_material: Material, angle: number): Section[] {
  const idea = section('strategy.idea', 20, [part('strategy.claim'), part('strategy.roots')]);
  const setting = section('strategy.setting', 22, [part('strategy.powers'), part('strategy.tools')]);
  const record = section('strategy.record', 26, [part('strategy.success'), part('strategy.failure')]);
  const future = section('strategy.future', 22, [part('strategy.doubt'), part('strategy.choice')]);
  return angle % 2 === 1 ? [idea, record, setting, future] : [idea, setting, record, future];
}

/** A question of yes or no, or of one or the other, is argued. */
function planAsked(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const poles = findPoles(title);
  return poles ? planPoles(poles)(material, angle, title) : planDispute(material, angle);
}

/** What is called a debate has two sides, and neither of them is a sufferer. */
const debated =
  /^(?:the )?(?:\p{L}+ )?(?:debates?|controvers(?:y|ies)|arguments|pros and cons)\b|^(?:el |la )?(?:debate|controversia|polémica)|^(?:争议|争论|论争|論争|是非)/iu;
export const isDebated = ({ aspect, isAspectNamed }: TitleUnderstanding): boolean =>
  isAspectNamed && debated.test(aspect);

/** What a title evaluates, or reviews for what it does to something else, is a policy, unless it is an evil. */
const isEvaluated = (title: TitleUnderstanding): boolean =>
  !namesHarm(title.object) &&
  (/: an? (?:\p{L}+ )?evaluation\b|: (?:una )?evaluación(?!\p{L})/iu.test(title.text) ||
    (/: a policy (?:analysis|review)\b|: (?:un )?análisis de políticas?(?!\p{L})/iu.test(title.text) &&
      findActedOn(title) !== null));

export const planPolicy = (material: Material, angle: number, title: TitleUnderstanding): Section[] =>
  findPoles(title) !== null || asksShould(title) || asksVerdict(title) || isDebated(title)
    ? planAsked(material, angle, title)
    : strategic.test(title.object)
      ? planStrategy(material, angle)
      : isPolicy(title) || isEvaluated(title)
        ? planMeasure(material, angle, title)
        : planIssue(material, angle, title);
