import type { TitleKind } from '@yanmo/contract/understanding';
import { findQuestion } from '../../outline/skeletons/open-question.ts';
import type { Spot } from '../read-outline.ts';
import type { Subject } from '../subject.ts';
import { isOfMisreading, type ToldFact } from './told-fact.ts';

/** A question of a title that is answered by reasons on two sides, and not by data, a text or a past. */
export interface TitleQuestion {
  /** As the title puts it, in quotation marks. */
  query: string;
  /** Neither answer is yes or no: a blessing or a burden. */
  isChoice: boolean;
  /** A yes does away with the thing: what is wrong with it speaks for a yes. */
  isUndoing: boolean;
  /** Whether two things can stand together: what balances them speaks for a yes. */
  isReconciling: boolean;
}

/** Which answer something speaks for; both where it holds a reason for each. */
export type Side = 'for' | 'against' | 'both';

const undoing =
  /\b(?:abolish|ban|banned|prohibit|forbid|outlaw|scrap|eliminat|restrict|phased? out)|废除|废止|取消|禁止|禁用|限制|取缔|淘汰|廃止|禁止|撤廃|制限|\b(?:abol|prohib|elimin|suprim|derog|vetar|restring)/iu;
const reconciling =
  /\b(?:compatib|reconcil|co-?exist)|兼容|相容|并存|共存|两立|两全|両立|共存|\b(?:compatib|concilia)/iu;
/** What is called a study of something asks its data: 是否影响……的研究. */
const ofStudy = /(?:研究|分析|探讨|探析|调查|考察|検討|調査|綜述|综述)$/u;
/** These are answered by trials, by texts and by what happened. */
const answeredElsewhere: ReadonlySet<TitleKind> = new Set<TitleKind>([
  ...(['text-interpretation', 'lab-experiment', 'clinical-study', 'history-narrative', 'review'] as const),
  ...(['relation-test', 'design-artefact', 'teaching-design'] as const),
]);

type Asking = Pick<Subject, 'understanding' | 'isPlan'>;

/** The question that a title asks, where reasons are to answer it; null of titles that ask why or how, and of plans. */
export function readTitleQuestion({ understanding, isPlan }: Asking): TitleQuestion | null {
  const { text, kind, bearing, sides, signs } = understanding;
  const bare = text.replace(/[？?\s]+$/u, '');
  if (isPlan || bearing || sides || answeredElsewhere.has(kind) || ofStudy.test(bare)) return null;
  const found = findQuestion({ ...understanding, signs: [...signs, 'question'] });
  if (!found || (found.asks !== 'whether' && !found.isChoice)) return null;
  return {
    ...{ query: found.query, isChoice: found.isChoice },
    isUndoing: undoing.test(found.query),
    isReconciling: reconciling.test(found.query),
  };
}

/** Who speaks for a thing, and words by which it is granted. */
const granting =
  /\b(?:argument|case) from (?:autonomy|mercy|compassion|liberty|equality)\b|\bin favou?r of\b|\b(?:supporters|advocates|defenders|proponents|retentionists)\b|\b(?:allows?|permits?|lets|exempts?)\b|\bincludes the freedom\b|\bspeaks? against pressure\b|\bhelps\b|赞成|支持|肯定者|辩护|选择死亡的正当|予以容许|可容许|许可|体现个性化表达|体现创作团队|argumento de la autonomía|\b(?:defensores|partidarios)\b|a favor de|ya se reconoce|no puede ser castigad|\bpermiten?\b|存置論|存置を支持|(?:支持|賛成|擁護)(?:論|する|派|者)|自己決定を根拠|延長に死の時期を選ぶ|応報の考え方|威嚇が|求める側/iu;
/** Who speaks against it, and words by which it is refused. */
const refusing =
  /\bslippery|\b(?:opponents|critics|abolitionists)\b|\bobject(?:s|ions?)?\b|\bsanctity\b|\b(?:forbids?|abolish(?:es|ed)?)\b|\bcruel and unusual\b|\bno right to die\b|\bstresses\b|\bcauses stress\b|\bdeters? (?:only|less)\b|\bspeaks? against a strong\b|反对|滑坡|批评者|质疑|否定者|不构成作品|模型不在其列|以故意杀人罪|故意杀人罪论处|担心|不想拖累|pendiente resbaladiza|\bcríticos\b|\bse oponen\b|\bobjetan?\b|\bsantidad\b|\bprohíben?\b|presión económica|反対|廃止論|滑り坂|批判がある|救済の道が残らない|処罰される|圧力を映/iu;
/** What lets two things stand together, and what does not. */
const balancing =
  /\bbalanc|\bweighs?\b|\bexcept|\bmay (?:be refused|refuse)|\brefused? [^.]{0,12}where\b|\bhave to tolerate\b|权衡|平衡|例外|兼顾|衡量|ponder|equilibri|excepci|prevalec|deben soportar|比較衡量|調整|例外/iu;

/** Words by which a condition says that nothing holds without it. */
const required =
  /\bonly (?:if|where|when|as far as)\b|\bas far as\b|\bprovided\b|\bunless\b|须|必须|才|前提|为限|\bsolo (?:si|donde|cuando)\b|\brequiere|\bexige|に限(?:り|られ)|初めて|必要/iu;

const strict = /\bonly if\b|只有|才|前提|\bsolo si\b|\brequiere|初めて/iu;
const graded =
  /\bup to a point\b|\bdepends? on\b|取决于|因[^，]{1,8}而异|hasta cierto punto|\bdepende|によって(?:異な|変わ)/iu;

/** What a thing brings, good and bad, where nobody is named who says so. */
const helping =
  /\b(?:helps?|trains?|fixes|regain|improves?|strengthens?|benefits?)\b|有助于|促进|提高|改善|增进|\b(?:ayudan?|mejoran?|fortalecen?|favorecen?)\b|役立|高める|促す/iu;
const harming =
  /\b(?:stress|strain|harms?|costs? (?:sleep|time)|quarrels?|lowers?|weakens?|loss of|shortens)\b|损害|伤害|削弱|加剧|挤占|\b(?:dañan?|perjudican?|debilitan?)\b|損な|弱め|不利に働/iu;
const working: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['mechanism', 'relation', 'effect']);

const ofChain: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['problem', 'cause', 'remedy']);
/** What can be a reason: what a thing is, of what it is made and who is concerned is none. */
const reasoned: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['mechanism', 'relation', 'effect', 'law', 'standard', 'policy', 'evidence', 'example', 'counter'] as const),
]);

type Said = Pick<ToldFact, 'kind' | 'clause' | 'own' | 'proposition'>;

/** Which answer to the title's question a fact speaks for; null where it is told for something else. */
export function sideOf(fact: Said, { isChoice, isUndoing, isReconciling }: TitleQuestion): Side | null {
  const { kind, clause, own } = fact;
  if (own !== null || isOfMisreading(fact)) return null;
  if (kind === 'debate') return 'both';
  if (isChoice) return null;
  const [good, bad]: [Side, Side] = isUndoing ? ['against', 'for'] : ['for', 'against'];
  if (ofChain.has(kind)) return bad;
  if (!reasoned.has(kind)) return null;
  if (isReconciling) return balancing.test(clause) ? 'for' : kind === 'counter' ? 'against' : null;
  const isGranted = granting.test(clause);
  const isRefused = refusing.test(clause);
  if (isGranted && isRefused) return kind === 'law' || kind === 'standard' ? null : 'both';
  if (isGranted) return good;
  if (isRefused || kind === 'counter') return bad;
  const isHelped = working.has(kind) && helping.test(clause);
  const isHarmed = working.has(kind) && harming.test(clause);
  return isHelped === isHarmed ? null : isHelped ? good : bad;
}

/** A dispute that names those who are for a thing and those who are against it is on the question itself. */
export const namesSides = ({ clause }: Pick<ToldFact, 'clause'>): boolean =>
  granting.test(clause) && refusing.test(clause);

/** What is said to hold only under a condition, by a balance or up to a point tells how far an answer goes. */
export const bounds = ({ clause }: Pick<ToldFact, 'clause'>): boolean =>
  required.test(clause) || balancing.test(clause) || graded.test(clause);
export const requires = ({ clause }: Pick<ToldFact, 'clause'>): boolean => required.test(clause);
/** Nothing holds at all without it. */
export const requiresAll = ({ clause }: Pick<ToldFact, 'clause'>): boolean => strict.test(clause);

/** Without these the title's question has no answer: who is for it and who against, and under what condition. */
export function openReasons(subject: Asking): (fact: Said & Pick<ToldFact, 'standing'>) => boolean {
  if (readTitleQuestion(subject) === null) return () => false;
  return (fact) =>
    (fact.kind === 'debate' && fact.standing !== 'ASIDE' && !isOfMisreading(fact) && namesSides(fact)) ||
    (fact.kind === 'condition' && fact.standing === 'TOPIC' && bounds(fact));
}

/** What a section of a case is for, by the move that worded its heading. */
const sideOfMove: Readonly<Record<string, Side>> = {
  ...{ 'verdict.for': 'for', 'verdict.right': 'for', 'verdict.gain': 'for' },
  ...{ 'verdict.against': 'against', 'verdict.wrong': 'against', 'verdict.cost': 'against' },
  ...{ 'verdict.weigh': 'both', 'verdict.settled': 'both', 'verdict.part': 'both', 'verdict.sides': 'both' },
  ...{ 'whether.yes': 'for', 'whether.best': 'for', 'whether.needs': 'for' },
  ...{ 'whether.no': 'against', 'whether.doubt': 'against', 'whether.reach': 'against' },
  ...{ 'whether.weigh': 'both', 'whether.reply': 'both' },
  ...{ 'ask.yes': 'for', 'ask.no': 'against', 'joint.ask': 'both', 'joint.askStand': 'both' },
  ...{ 'yesno.for': 'for', 'yesno.holds': 'for', 'yesno.against': 'against', 'yesno.doubts': 'against' },
  ...{ 'joint.yesno': 'both', 'joint.yesnoHolds': 'both', 'yesno.answer': 'both', 'joint.yesnoCourts': 'both' },
  ...{ 'ethics.pro': 'for', 'ethics.con': 'against', 'ethics.sides': 'both' },
};

/** Which side a section argues; both where it weighs them, null where it does neither. */
export function sideAt({ move, role, parent }: Spot): Side | null {
  const own = move === null ? undefined : sideOfMove[move];
  if (own) return own;
  // What the question means is said before any answer.
  return role === 'concept' || parent === null ? null : sideAt(parent);
}

/** How the sections of a case take facts. */
export interface Cases {
  /** No section argues with a reason for the other answer. */
  mayTell(facts: readonly Said[], spot: Spot): boolean;
  /** It holds what the section is there to hold: a reason for its answer, or reasons for both where they are weighed. */
  isArgued(fact: Said, spot: Spot): boolean;
  /** What such a fact gains there, and what is no reason loses. */
  gain(fact: Said, spot: Spot): number;
}

const ofReason = 3;
const ofNone = -0.8;

export function openCases(subject: Asking): Cases {
  const question = readTitleQuestion(subject);
  if (question === null) return { mayTell: () => true, isArgued: () => false, gain: () => 0 };
  const isOfOther = (fact: Said, side: Side): boolean => {
    const own = sideOf(fact, question);
    return side !== 'both' && own !== null && own !== 'both' && own !== side;
  };
  const isArgued = (fact: Said, spot: Spot): boolean => {
    const side = sideAt(spot);
    return side !== null && !ofChain.has(fact.kind) && sideOf(fact, question) === side;
  };
  return {
    isArgued,
    mayTell: (facts, spot) => {
      const side = sideAt(spot);
      return side === null || !facts.some((fact) => isOfOther(fact, side));
    },
    gain: (fact, spot) => {
      const side = sideAt(spot);
      if (side === null || fact.own !== null || ofChain.has(fact.kind)) return 0;
      if (isArgued(fact, spot)) return ofReason;
      return side === 'both' ? 0 : ofNone;
    },
  };
}
