import type { TitleUnderstanding } from '../../../understanding/title-reading.ts';
import { hasWord } from '../knowledge/has-word.ts';
import { listPeople, speaksOfUnnamed } from '../knowledge/people-words.ts';
import { type Chain, originOf } from '../knowledge/select.ts';
import { actorWords } from '../paper/telling/advised.ts';
import { heldOf, isAnybody, listTelling } from '../paper/telling/title-asks.ts';
import { listFamilies } from '../paper/telling/word-families.ts';
import type { Move } from '../phrases/zh/phrases.ts';
import { isFitting } from './choose-chains.ts';
import type { Material } from './material.ts';
import { part, type Section } from './section.ts';
import { isOfAnother, isOfOthers } from './skeletons/matters/cared-for.ts';

/** Chapters that report what only the student's data can show. */
export const reportingMoves: ReadonlySet<Move> = new Set<Move>([
  ...(['effect.test', 'effect.groups', 'factor.test', 'series.test', 'cohort.result', 'clinical.result'] as const),
  ...(['arms.result', 'prev.result', 'prev.factors', 'risk.result', 'quasi.result', 'trial.result'] as const),
]);
/** A report that nobody can fill yet is short; what is known is told at length behind it. */
const ofReport = 0.62;
const ofDiscussion = 26;
const ofAdvice = 20;
/** Below it a paper discusses all that is known in one section: a heading for one trouble of several would leave the others without a place. */
const fewestForNames = 5_000;

/** Headings on what follows from a study of patients or pupils: where answers are known they stand there by their names. */
const following: ReadonlySet<Move> = new Set<Move>([
  ...(['cohort.use', 'prev.use', 'risk.use', 'clinical.practice', 'quasi.use'] as const),
]);

/** Factors that a plan proposes where nothing is known of the causes. */
const candidate: ReadonlySet<Move> = new Set<Move>([
  ...(['factor.sort', 'factor.one', 'factor.person', 'factor.around', 'factor.system'] as const),
  ...(['factor.demand', 'factor.supply', 'factor.policy'] as const),
]);

const fewest = 2;
const fewestSaid = 2;
const usual = 3;
const most = 5;
const mostFollowing = 2;

/** How much a trouble speaks of what the title says is acted on, or whose factors it asks for: by its name, or by what its causes and answers say. */
function speaksOfOutcome(chain: Chain, { bearing, object, text }: TitleUnderstanding): number {
  // 消费者维权难 says nothing of 消费者信任.
  const pieces = listTelling(bearing?.outcome ?? heldOf(object));
  const origin = originOf(chain);
  if (pieces.size === 0 || !origin) return 0;
  const kin = listFamilies(text.toLowerCase(), pieces, origin.entry.sheet?.says ?? []).flatMap(({ words }) => words);
  const count = (said: string): number =>
    [...listTelling(said)].filter((piece) => pieces.has(piece)).length +
    kin.filter((word) => hasWord(said.toLowerCase(), word)).length;
  const own = [...listTelling(chain.problem)].filter((piece) => pieces.has(piece)).length;
  if (own * 2 >= pieces.size) return 3;
  if (count(chain.problem) > 0) return 2;
  // A word in passing tells nothing, and less where the title names one thing alone.
  return bearing && count(origin.said) >= fewestSaid ? 1 : 0;
}

/** Whether a trouble has to do with what acts: its sheet was called for by that, or it speaks of it. */
function isOfCause(chain: Chain, { bearing }: TitleUnderstanding): boolean {
  if (!bearing) return true;
  const cause = bearing.cause.toLowerCase();
  const origin = originOf(chain);
  const own = new Set(listTelling(cause));
  for (const piece of listTelling(bearing.outcome)) own.delete(piece);
  return (
    origin?.callers.some((word) => word.split(' & ').some((one) => hasWord(cause, one) && !isAnybody(one))) === true ||
    [...listTelling(origin?.said ?? '')].filter((piece) => own.has(piece)).length >= Math.min(2, own.size)
  );
}

/** 婺源乡村旅游, under a title on another county: a case of the subject that a sheet is called for by its name and the subject's. */
function isOfOtherSetting(chain: Chain, { text }: TitleUnderstanding): boolean {
  const [name, whole] = [chain.problem.toLowerCase(), text.toLowerCase()];
  const pairs = (originOf(chain)?.entry.about ?? []).filter((word) => word.includes(' & '));
  return pairs.some((pair) => hasWord(name, pair) && !hasWord(whole, pair));
}

interface Trouble {
  chain: Chain;
  answers: readonly Chain[];
  near: number;
}

const patients = /患者|病人|\bpatients?\b|\bpacientes?\b/iu;
/** Who cares for them and where: the same for all patients of a place. */
const carers =
  /医护|护士|护理人员|医生|医师|药师|社区|医院|科室|病房|门诊|机构|部门|考核|体检|看護師|医師|病院|病棟|\b(?:nurses?|clinicians?|doctors?|physicians?|hospitals?|wards?|clinics?|staff)\b|\b(?:enfermer[íao]s?|médic[oa]s?|hospital(?:es)?|plantas?|centros?)(?!\p{L})/iu;

/** Of factors that tell one patient from another the patients are the subject; what a ward does is asked of no patient. */
function tellsPatientsApart(chain: Chain): boolean {
  const said = originOf(chain)?.ofCause ?? '';
  const [of, by] = [said.search(patients), said.search(carers)];
  return of >= 0 && (by < 0 || of < by);
}

/** Known troubles of the subject: those that speak of what is acted on, then those that were chosen for the title. */
function listTroubles(material: Material, title: TitleUnderstanding): Trouble[] {
  const people = listPeople(title.text.toLowerCase());
  const ofSubject = material.subjectChains();
  const ofTitle = material
    .known()
    .filter(({ chain }) => originOf(chain)?.entry.sheet !== undefined && isOfCause(chain, title))
    .filter(({ chain }) => !isOfAnother(chain, title) && !isOfOthers(chain, title))
    .filter(({ chain }) => !speaksOfUnnamed(chain.problem.toLowerCase(), people))
    .filter(({ chain }) => !isOfOtherSetting(chain, title))
    .map((one) => ({ ...one, near: speaksOfOutcome(one.chain, title) }));
  const near = ofTitle.filter((one) => one.near > 0).toSorted((one, other) => other.near - one.near);
  const far = ofTitle.filter((one) => one.near === 0);
  const chosen = far.filter(({ chain }) => ofSubject.includes(chain) && isFitting(chain));
  // Where one thing acts on another, what does not speak of the other stands in for what does.
  if (title.bearing) return [...near, ...chosen.slice(0, Math.max(0, usual - near.length))].slice(0, most);
  const rest = far.filter(({ chain }) => ofSubject.includes(chain) && !isFitting(chain));
  const own = [...near, ...chosen.slice(0, Math.max(0, usual - near.length))];
  return [...own, ...rest.slice(0, Math.max(0, fewest - own.length))].slice(0, most);
}

/** Advice to those of whom nothing is known that they could do is not planned, where anything is known at all. */
function keepAdvised(chapter: Section, material: Material): Section | null {
  const said = material
    .known()
    .map(({ chain, answers }) => [originOf(chain)?.said ?? '', ...answers.map(({ measure }) => measure)].join(' '));
  if (said.length === 0) return chapter;
  const isKnown = ({ move, slots: { term } }: Section): boolean =>
    move !== 'effect.adviceTo' || !term || said.some((text) => actorWords([term])?.test(text));
  const children = chapter.children.filter(isKnown);
  if (children.length === chapter.children.length) return chapter;
  return children.length === 0 ? null : { ...chapter, children: children.length > 1 ? children : [] };
}

/** The one section of a chapter that takes in others: it holds what is known, and is the last of them to fall. */
const asSection = (move: Move): Section => ({ ...part(move), weight: part(move).weight * 2 });

const byName = (chains: readonly Chain[], nameOf: (chain: Chain) => string): Chain[] =>
  chains.filter((chain, at) => chains.findIndex((other) => nameOf(other) === nameOf(chain)) === at);

/**
 * A study of what one thing does to another has no data yet, but its subject has troubles with causes and answers: they are discussed behind the
 * results under their own names, and the results are as short as what can be said of them.
 */
export function discussKnown(
  chapters: readonly Section[],
  material: Material,
  title: TitleUnderstanding,
  wordCount: number,
): Section[] {
  if (!chapters.some(({ move }) => reportingMoves.has(move))) return [...chapters];
  const known = listTroubles(material, title);
  const troubles = known.map(({ chain }) => chain);
  const nearAs = (least: number): Chain[] =>
    known.filter(({ near }) => near >= least).flatMap(({ answers: own }) => own);
  // Factors of adherence are the causes of poor adherence, where there are some: not why a group of patients breaks up.
  const ofVery = title.bearing ? [] : nearAs(3);
  const ofOutcome = ofVery.length >= fewest ? ofVery : nearAs(1);
  const others = [...material.subjectAnswers().filter(isFitting), ...known.flatMap(({ answers: own }) => own)];
  const isOfPatients = !title.bearing && patients.test(title.text);
  const apart = [ofOutcome, nearAs(1)]
    .map((chains) => byName(chains.filter(tellsPatientsApart), ({ measure }) => measure))
    .find(({ length }) => length >= fewest);
  const answers = byName(ofOutcome.length >= fewest ? ofOutcome : others, ({ measure }) => measure).slice(0, most);
  if (answers.length < fewest || troubles.length === 0) {
    return chapters.flatMap((chapter) =>
      chapter.move === 'effect.suggest' ? (keepAdvised(chapter, material) ?? []) : [chapter],
    );
  }
  const factors = isOfPatients ? (apart ?? []).slice(0, most) : answers;
  const causes = byName(factors, ({ cause }) => cause);
  const isOnOutcome = title.bearing !== null || ofOutcome.length >= fewest;
  const named = byName(title.bearing ? ofOutcome : answers, ({ measure }) => measure)
    .slice(0, mostFollowing)
    .map((chain) => part('measures.measure', { ...chain }));
  return chapters.map((chapter) => {
    if (reportingMoves.has(chapter.move)) return { ...chapter, weight: Math.round(chapter.weight * ofReport) };
    if (chapter.move === 'effect.suggest') {
      // One trouble is the whole discussion. Beside the results that a short paper joins to it, it is a section of its own.
      const isNamed = troubles.length >= fewest && wordCount >= fewestForNames;
      const children = isNamed
        ? troubles.map((chain) => part('measures.problem', { ...chain }))
        : [asSection('effect.discuss')];
      const weight = troubles.length < fewest ? ofAdvice : ofDiscussion;
      return { ...chapter, move: 'effect.discuss', weight, children };
    }
    // Causes of what the title does not ask about are no factors: better the usual sorts of them.
    if (chapter.move === 'factor.candidates' && causes.length >= fewest && isOnOutcome) {
      const asked = chapter.children.filter(({ move }) => !candidate.has(move));
      return {
        ...chapter,
        children: [...causes.map(({ cause }) => part('factor.sort', { variable: cause })), ...asked],
      };
    }
    if (chapter.move === 'factor.suggest' && answers.length >= fewest) {
      const children =
        wordCount >= fewestForNames
          ? (factors.length >= fewest ? factors : answers).map((chain) => part('measures.measure', { ...chain }))
          : [asSection('factor.suggest')];
      return { ...chapter, weight: ofAdvice, children };
    }
    if (named.length < mostFollowing) return chapter;
    return {
      ...chapter,
      children: chapter.children.flatMap((child) => (following.has(child.move) ? named : [child])),
    };
  });
}
