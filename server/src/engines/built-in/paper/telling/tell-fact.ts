import { countUnits } from '@yanmo/contract/text-count';
import { chance, rotate } from '../../seeded-random.ts';
import { nameWithMark } from '../cite-works.ts';
import { foundFrames, furtherFrames, sayOfOthers, withoutReport } from '../others-words.ts';
import { fillFrame, type Sentence, stops } from '../sentence-writer.ts';
import type { Fillers, Frames, TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { dutyOf, pairFrames } from './duty.ts';
import { fitFrames } from './findings.ts';
import { isReported } from './in-force.ts';
import { isOfOtherAnswer } from './join-facts.ts';
import { mayLead } from './lead-ins.ts';
import { mayAdvise } from './may-advise.ts';
import { isDisputed, isOfMisreading, listWordings, saysWhyTwice, type ToldFact, wordBehind } from './told-fact.ts';

/**
 * Which facts are led to: those that hang together with the one before, and a dispute by what it is about. All others stand by themselves: words that
 * only announce them say nothing, and readers strike them out.
 */
const moveOfKind: Partial<Record<ToldFact['kind'], TellingMove>> = {
  ...{ cause: 'cause', remedy: 'remedy', indicator: 'indicator', measure: 'indicator', limit: 'limit' },
  ...{ counter: 'counter', debate: 'debate' },
};

/** How often: more of them, and every paragraph sounds the same. */
const ledTo: Partial<Record<TellingMove, number>> = { limit: 0.85, counter: 0.85, beside: 0.8 };

/** Whether a cause of the same problem was told before; behind an answer, the very one that it is for. */
function followsCause(fact: ToldFact, earlier: readonly ToldFact[]): boolean {
  const causes = earlier.filter(({ kind, group }) => kind === 'cause' && group === fact.group);
  const answers = fact.kind === 'remedy' ? fact.proposition?.source.entry.sheet?.answers : undefined;
  const last = causes.at(-1)?.proposition?.source.entry.id;
  return last !== undefined && (answers === undefined || answers.includes(last));
}

/** Words that lead to a fact say how it hangs together with those before it: it needs one, and one that it fits. */
function fitsBehind(move: TellingMove, fact: ToldFact, earlier: readonly ToldFact[]): boolean {
  const before = earlier.at(-1);
  if (move === 'debate') return leavesOpen.test(fact.clause);
  if (move === 'problem' || move === 'beside') return before?.group !== fact.group;
  if (!before) return false;
  const isSame = before.group === fact.group;
  switch (move) {
    case 'cause':
      return isSame && before.kind === 'problem';
    case 'further':
      return isSame && followsCause(fact, earlier);
    case 'remedy':
      return isSame && before.kind !== 'problem' && followsCause(fact, earlier);
    case 'indicator':
      return isSame;
    case 'limit':
      return isSame && !isOfOtherAnswer(fact, before);
    case 'counter':
      return before.kind === 'debate' || (isSame && !isOfOtherAnswer(fact, before));
    default:
      return false;
  }
}

/** Two sides that do not say what they dispute. */
const leavesOpen =
  /^(?:(?:the |los |las |sus |algunos |otros )?(?:one|some|others|supporters|critics|opponents|unos|unas|una parte|algunos|defenders|advocates|defensores|partidarios|los?)\b|for some|一方|一说|一派|有人|赞成|支持|反对|主张|批评|必要说|[^，]{1,6}(?:一方|一派|者|说|论)[^，]{0,4}(?:认为|主张|看重|以|看到|强调|指出))/iu;

const isLed = (clause: string): boolean =>
  /^(?:但|不过|然而|例如|如果|若|当|只有|其中|同时|a further|but|for example|if |when |where )/iu.test(clause);

/** An indicator that says what is done with it is a sentence already; a bare list of them is none. */
const saysHow =
  /可(?!疑|行|用(?:坦克|性|率|度))|看|衡量|反映|说明|表明|显示|体现|得知|须|宜|要与|才|未必|应(?!用|急|收|答|付)(?<!反应|响应|效应|供应|适应)|(?<![智功性效产只])能(?![力源量耗解])|(?:由|从|按)[^，]*统计|，[^，]*(?:比较|对照)|是[^，、]+的|^(?:逐日|逐月|记录|统计|测定|评价|比较|对照)|以[^，]{2,}(?:检验|表示|观测|测|评价)/u;

/** Says who objects: whoever reports it again reports a report. */
const saysWho =
  /^(?:(?:the |los |las |sus |algunos |otros )?(?:supporters|critics|opponents|sceptics|others|some|defenders|advocates|críticos|partidarios|defensores|historiadores|quienes|algunos|otros)\b|(?:批评|支持|反对|质疑|辩护)者|有人|一种意见|[^，]{1,4}的一方)/iu;

/** `isNew`: a problem that no heading has named. `isJoined`: another fact follows in the same sentence. */
interface Place {
  /** The section, by its id. */
  section: string;
  /** What the paragraph has told so far. */
  earlier: readonly ToldFact[];
  isNew: boolean;
  isJoined: boolean;
  /** What it belongs to, where that is told elsewhere: a cause to its problem, an answer to its cause. */
  tie?: Tie | null;
  /** The problem that was told before this one. */
  before?: string | null;
}

export interface Tie {
  move: 'tie' | 'tieFurther' | 'answer';
  words: Fillers;
}

interface Lead {
  words?: Fillers;
  /** It has to be led to, if by words that were used before. */
  isOwed?: boolean;
  /** Nothing of its kind was told before. */
  isFirst?: boolean;
}

/** 处置的困难的问题: a name that is a noun with another before it needs none behind it. */
const stammers = /的[^的，“”]{1,8}的(?:问题|一个原因|原因之一)/u;

/** Words by which frames call something a trouble, or what follows a cause. */
const asTrouble = /问题|原因|因为|成因|問題/u;

/** Of a problem behind another one, and of an answer behind another one. */
const behindAnother = /^(?:还有|再看|此外|与此同时|あわせて|また、|さらに)/u;
/** Of the first of several problems. */
const beforeOthers = /^(?:一个问题是|问题之一是)/u;
const naming: ReadonlySet<TellingMove> = new Set<TellingMove>(['problem', 'beside']);
const tying: ReadonlySet<TellingMove> = new Set<TellingMove>(['tie', 'tieFurther']);
const openAtFirst: ReadonlySet<TellingMove> = new Set<TellingMove>(['problem', 'propose']);

/** A fact behind words that lead to it; null where none has room for it. */
function leadTo(
  fact: ToldFact,
  move: TellingMove,
  { isJoined, section, words = {}, isOwed = false, isFirst = true }: Pick<Place, 'isJoined' | 'section'> & Lead,
  context: WritingContext,
): Sentence | null {
  const {
    writer,
    wording,
    subject: { language },
  } = context;
  const problem = words.problem ?? context.pool.find(fact.group)?.entry.term ?? fact.term;
  const pairs = listWordings(fact).flatMap((clause) => pairFrames(clause, move, wording.telling[move], language));
  for (const { clause, frames } of pairs) {
    const options = fitFrames(frames, [clause], language).filter(
      ({ frame }) =>
        (!isJoined || /\{clause\}[。.]$/u.test(frame)) &&
        (isOwed || mayLead(frame, section, context)) &&
        !saysWhyTwice(frame, clause) &&
        !(isDisputed(problem) && asTrouble.test(frame)) &&
        // What the past or a novel is asked is not wrong with them.
        !((naming.has(move) || tying.has(move)) && !mayAdvise(context.subject) && frame.includes('问题')) &&
        !(openAtFirst.has(move) && isFirst && behindAnother.test(frame)) &&
        !(move === 'problem' && !isFirst && beforeOthers.test(frame)) &&
        !(
          language === 'zh' && stammers.test(fillFrame(frame, { ...words, term: fact.term, clause: '。' }, 'zh') ?? '')
        ),
    );
    // A frame takes a clause as it is, or as a part of its own.
    for (const [taken, own] of Map.groupBy(options, ({ words: { clause: one = '' } }) => one)) {
      const led = writer.word(
        own.map(({ frame }) => frame),
        { ...words, clause: taken, term: fact.term },
        `telling.${move}`,
        aboutOf(fact),
      );
      if (led) return led;
    }
  }
  return null;
}

/** A fact as a sentence behind another. */
export function tellFact(fact: ToldFact, place: Place, context: WritingContext): Sentence {
  const sentence = fact.own ? tellOwn(fact, place, context) : leadOrState(fact, place, context);
  if (fact.own) context.worded.add(fact.clause);
  const text = sentence.text.toLowerCase();
  for (const wording of [fact.clause, ...fact.also]) {
    const isSaid =
      text.includes(wording.toLowerCase()) || text.includes(dutyOf(fact, wording, context)?.toLowerCase() ?? wording);
    if (isSaid) context.worded.add(wording);
  }
  return sentence;
}

/** Of several answers to one problem that follow each other the first says for what they are. */
const goesOn = (fact: ToldFact, earlier: readonly ToldFact[], { subject: { language } }: WritingContext): boolean =>
  (language === 'zh' || language === 'ja') &&
  fact.kind === 'remedy' &&
  // Behind its own cause an answer goes on with nothing.
  !(earlier.at(-1)?.kind === 'cause' && earlier.at(-1)?.group === fact.group) &&
  earlier.some(({ kind, group }) => kind === 'remedy' && group === fact.group);

function leadOrState(
  fact: ToldFact,
  { section, earlier, isNew, isJoined, tie = null, before = null }: Place,
  context: WritingContext,
): Sentence {
  const { writer, wording, subject } = context;
  const { proposition, clause, kind } = fact;
  // A bare list of what is measured is no sentence: one that says how it is read goes before it.
  const whole =
    kind === 'indicator' && !saysHow.test(clause) ? fact.also.find((wording) => saysHow.test(wording)) : null;
  if (whole && subject.language === 'zh') return writer.state(whole, proposition?.facet ?? 'indicator', aboutOf(fact));
  const lead = tie && { isJoined, section, words: tie.words };
  const tied =
    tie &&
    lead &&
    !goesOn(fact, earlier, context) &&
    (leadTo(fact, tie.move, lead, context) ??
      (tie.move === 'answer' ? leadTo(fact, tie.move, { ...lead, isOwed: true }, context) : null));
  if (tied) return tied;
  // What a work or the past is asked is no trouble of theirs.
  const isTrouble = kind === 'problem' && (mayAdvise(subject) || namesProblem(wording.telling.problem));
  const isBeside = isTrouble && before !== null && !(isNew && namesProblem(wording.telling.problem));
  const usual = isBeside ? 'beside' : isNew && isTrouble && fact.term ? 'problem' : moveOfKind[kind];
  // Words that point back need what they point at: an answer apart from its cause is tied to it, or proposed.
  const wanted =
    tie?.move === 'answer' ? undefined : usual === 'cause' && !fitsBehind(usual, fact, earlier) ? 'further' : usual;
  const isProposed = kind === 'remedy' && mayAdvise(subject) && !isReported(clause);
  const mayLead =
    wanted !== undefined &&
    !isLed(clause) &&
    // It says itself who errs and what sets it right.
    !(isOfMisreading(fact) && wanted === 'debate') &&
    !(wanted === 'counter' && saysWho.test(clause)) &&
    !(wanted === 'indicator' && saysHow.test(clause)) &&
    fitsBehind(wanted, fact, earlier) &&
    // What was done, and how a novel is read, is told as it is.
    !(wanted === 'remedy' && !isProposed) &&
    !(wanted === 'problem' && clause.includes(fact.term)) &&
    !(wanted === 'debate' && fact.term === '') &&
    chance(subject.seed, `${fact.id}:led`) < (ledTo[wanted] ?? 1);
  const led = mayLead
    ? leadTo(
        fact,
        wanted,
        { isJoined, section, isFirst: before === null, ...(before === null ? {} : { words: { before } }) },
        context,
      )
    : null;
  if (led) return led;
  // Who is to do what needs no announcing.
  const duty = dutyOf(fact, clause, context);
  const isFirst = !goesOn(fact, earlier, context);
  const proposed =
    isProposed && (duty === null || !isFirst) ? leadTo(fact, 'propose', { isJoined, section, isFirst }, context) : null;
  return proposed ?? writer.state(duty ?? clause, proposition?.facet ?? 'definition', aboutOf(fact));
}

/** Frames that say what a problem is called, in languages whose names of problems are clauses. */
const namesProblem = (frames: Frames): boolean => frames.some((frame) => frame.includes('{term}'));

const aboutOf = ({ proposition }: ToldFact): string[] => {
  const entry = proposition?.source.entry;
  return entry?.sheet ? [entry.id, entry.sheet.id] : [];
};

/** Two facts that hang together as one sentence. */
export function tellTogether(
  one: ToldFact,
  other: ToldFact,
  joint: string,
  place: Omit<Place, 'isJoined'>,
  context: WritingContext,
): Sentence {
  const { writer } = context;
  const first = tellFact(one, { ...place, isJoined: true }, context);
  const behind = wordBehind(other);
  context.worded.add(behind);
  const second = writer.state(behind, other.proposition?.facet ?? 'definition', aboutOf(other));
  return writer.join(first, second, joint);
}

/** What a work holds or asks for; all else in it was found. */
const held: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>(['view', 'remedy', 'definition', 'rule']);

/** Each in its turn, from one of this paper's own on. */
function nextFrame(frames: Frames, label: string, { subject, quoted }: WritingContext): string {
  const ordered = rotate(frames, subject.seed, label);
  const keyOf = (frame: string): string => `frame ${frame}`;
  if (ordered.every((frame) => quoted.has(keyOf(frame)))) for (const frame of ordered) quoted.delete(keyOf(frame));
  const frame = ordered.find((one) => !quoted.has(keyOf(one))) ?? '';
  quoted.add(keyOf(frame));
  return frame;
}

/**
 * What the student gave: their own as they gave it. What was read in somebody's work is said by whoever wrote that, and stands in quotation marks where
 * it is more than a few words of theirs.
 */
function tellOwn(
  { clause, own, kind }: ToldFact,
  { earlier }: Pick<Place, 'earlier'>,
  context: WritingContext,
): Sentence {
  const { writer, subject, works, wording } = context;
  const { language } = subject;
  const bare = clause.replace(/[。.．]+$/u, '');
  if (!own?.cite) return writer.state(bare, 'own', []);
  const found = withoutReport(bare, language);
  const said = sayOfOthers(found, language);
  const isFollowing = earlier.at(-1)?.own?.cite === own.cite;
  const work = works.get(own.cite);
  const frames = isFollowing
    ? furtherFrames[language]
    : held.has(kind)
      ? wording.sources.report
      : foundFrames[language];
  // Behind a quotation nothing is made a noun of.
  const fitting = said === found ? frames : frames.filter((frame) => !frame.includes('{said}こと'));
  const mark = `[@${own.cite}]`;
  const text =
    work === undefined
      ? null
      : fillFrame(
          nextFrame(fitting, isFollowing ? 'further' : 'found', context),
          { who: nameWithMark(work, language), said },
          language,
        );
  const sentence = writer.state(said, 'own', []);
  const stop = stops[language];
  const stated = text ?? sentence.text;
  const isMarked = stated.includes(mark);
  const { clause: _clause, ...rest } = sentence;
  return {
    ...rest,
    text: isMarked ? stated : `${stated.slice(0, -stop.length)}${mark}${stop}`,
    units: countUnits(stated.replaceAll(mark, '')),
    works: [own.cite],
  };
}
