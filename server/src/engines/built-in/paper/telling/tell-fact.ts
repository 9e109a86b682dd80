import { chance } from '../../seeded-random.ts';
import { type Sentence, stops } from '../sentence-writer.ts';
import type { TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { isPlain } from './is-plain.ts';
import { mayAdvise } from './may-advise.ts';
import { type ToldFact, wordBehind } from './told-fact.ts';

/**
 * Which facts are led to: those that hang together with the one before, and a dispute by what it is about. All others stand by themselves: words that
 * only announce them say nothing, and readers strike them out.
 */
const moveOfKind: Partial<Record<ToldFact['kind'], TellingMove>> = {
  ...{ cause: 'cause', remedy: 'remedy', indicator: 'indicator', measure: 'indicator', limit: 'limit' },
  ...{ counter: 'counter', debate: 'debate' },
};

/** How often: more of them, and every paragraph sounds the same. */
const ledTo: Partial<Record<TellingMove, number>> = { limit: 0.85, counter: 0.85 };
const takenInOften = 0.6;

const hasCause = ({ group }: ToldFact, earlier: readonly ToldFact[]): boolean =>
  earlier.some((one) => one.kind === 'cause' && one.group === group);

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
  if (move === 'problem') return before?.group !== fact.group;
  if (!before) return false;
  const isSame = before.group === fact.group;
  switch (move) {
    case 'cause':
      return isSame && before.kind === 'problem';
    case 'further':
      return isSame && followsCause(fact, earlier);
    case 'remedy':
      // In a chapter of answers the cause is named before them, or stands in the chapter before.
      return isSame && before.kind !== 'problem' && (followsCause(fact, earlier) || !hasCause(fact, earlier));
    case 'indicator':
    case 'limit':
      return isSame;
    case 'counter':
      return before.kind === 'debate' || isSame;
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
const saysHow = /可|看|衡量|反映|说明|表明|显示|体现|统计|得知|须|应|能|比较|对照/u;

/** Says who objects: whoever reports it again reports a report. */
const saysWho =
  /^(?:(?:the |los |las |sus |algunos |otros )?(?:supporters|critics|opponents|sceptics|others|some|defenders|advocates|críticos|partidarios|defensores|historiadores|quienes|algunos|otros)\b|(?:批评|支持|反对|质疑|辩护)者|有人|一种意见|[^，]{1,4}的一方)/iu;

/** A view of a view, an example of an example. */
const saysItself = /(?:がある|もある|という|批判|見方|意見|例)[^、]{0,4}$/u;

/** A topic of its own has no place inside another clause: 引下げは…促したことが. */
const hasTopic = /(?<![にでとへか])は/u;
const takesIn = /\{clause\}(?:こと|の|点|例|ため|から)/u;

/** The same as part of another sentence, where it has one topic, and that at its head: 引下げが…促した. */
function takenIn(clause: string): string | null {
  const topics = clause.match(new RegExp(hasTopic, 'gu'))?.length ?? 0;
  return topics === 1 && /^[^、]{1,24}(?<![にでとへかの])は/u.test(clause) ? clause.replace(hasTopic, 'が') : null;
}

/** Frames that go on behind the clause need one that can be gone on from. */
const takes = (frame: string, clause: string, { subject: { language } }: WritingContext): boolean =>
  /\{clause\}[。.]$/u.test(frame) ||
  (!/[）)]$/u.test(clause) &&
    (language !== 'ja' ||
      (isPlain(clause) &&
        !clause.endsWith('である') &&
        !saysItself.test(clause) &&
        !(takesIn.test(frame) && hasTopic.test(clause)))));

/** `isNew`: a problem that no heading has named. `isJoined`: another fact follows in the same sentence. */
interface Place {
  /** What the paragraph has told so far. */
  earlier: readonly ToldFact[];
  isNew: boolean;
  isJoined: boolean;
}

/** A fact as a sentence behind another. */
export function tellFact(fact: ToldFact, { earlier, isNew, isJoined }: Place, context: WritingContext): Sentence {
  const { writer, wording, subject } = context;
  const { own, proposition, clause } = fact;
  if (own) return tellOwn(fact, context);
  const about = aboutOf(fact);
  const usual = isNew && fact.kind === 'problem' && fact.term ? 'problem' : moveOfKind[fact.kind];
  const wanted = usual === 'cause' && !fitsBehind(usual, fact, earlier) ? 'further' : usual;
  const endsFrame = (frame: string): boolean => !isJoined || /\{clause\}[。.]$/u.test(frame);
  const mayLead =
    wanted !== undefined &&
    !isLed(clause) &&
    !(wanted === 'counter' && saysWho.test(clause)) &&
    !(wanted === 'indicator' && saysHow.test(clause)) &&
    fitsBehind(wanted, fact, earlier) &&
    // What was done, and how a novel is read, is told as it is.
    !(wanted === 'remedy' && !mayAdvise(subject)) &&
    !(wanted === 'problem' && clause.includes(fact.term)) &&
    !(wanted === 'debate' && fact.term === '') &&
    chance(subject.seed, `${fact.id}:led`) < (ledTo[wanted] ?? 1);
  const behind = mayLead ? wordBehind(fact) : clause;
  const frames = mayLead
    ? wording.telling[wanted].filter((frame) => takes(frame, behind, context) && endsFrame(frame))
    : [];
  const within = subject.language === 'ja' && mayLead ? takenIn(behind) : null;
  if (within && wanted && chance(subject.seed, `${fact.id}:within`) < takenInOften) {
    const whole = wording.telling[wanted].filter(
      (frame) => takesIn.test(frame) && takes(frame, within, context) && endsFrame(frame),
    );
    const taken = writer.word(whole, { clause: within, term: fact.term }, `telling.${wanted}`, about);
    if (taken) return taken;
  }
  const led = writer.word(frames, { clause: behind, term: fact.term }, `telling.${wanted}`, about);
  return led ?? writer.state(clause, proposition?.facet ?? 'definition', about);
}

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
  const second = writer.state(wordBehind(other), other.proposition?.facet ?? 'definition', aboutOf(other));
  return writer.join(first, second, joint);
}

/** What the student gave, as they gave it; where it was read is cited. */
function tellOwn({ clause, own }: ToldFact, { writer, subject }: WritingContext): Sentence {
  const stop = stops[subject.language];
  const bare = clause.replace(/[。.．]+$/u, '');
  const sentence = writer.state(bare, 'own', []);
  if (!own?.cite) return sentence;
  const text = `${sentence.text.slice(0, -stop.length)}[@${own.cite}]${stop}`;
  const { clause: _clause, ...rest } = sentence;
  return { ...rest, text, works: [own.cite] };
}
