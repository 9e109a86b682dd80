import { listPieces } from '../../../../text/word-overlap.ts';
import { chance } from '../../seeded-random.ts';
import { type Sentence, stops } from '../sentence-writer.ts';
import type { JointMove, TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { sharedWords } from './arrange-facts.ts';
import { isOfPast } from './is-of-past.ts';
import { isPlain, suspendClause } from './suspend-clause.ts';
import type { ToldFact } from './told-fact.ts';

/** How a fact of a kind is led to. */
const moveOfKind: Partial<Record<ToldFact['kind'], TellingMove>> = {
  ...{ cause: 'cause', remedy: 'remedy', indicator: 'indicator', measure: 'indicator', limit: 'limit' },
  ...{ counter: 'counter', condition: 'condition', example: 'example', mechanism: 'mechanism', relation: 'mechanism' },
  ...{ effect: 'effect', debate: 'debate', driver: 'driver', actor: 'actor', milestone: 'past' },
  ...{ law: 'rule', standard: 'rule', policy: 'rule', material: 'material', method: 'method', definition: 'meaning' },
};

/** How often a lead stands before a fact: more of them, and every paragraph sounds the same. */
const ledTo: Partial<Record<TellingMove, number>> = {
  ...{ indicator: 1, gauge: 1, cause: 0.9, further: 0.95, remedy: 0.9, limit: 0.9, counter: 0.85 },
  ...{ actor: 0.55, debate: 0.85, rule: 0.8, past: 0.8, material: 0.75, method: 0.75, meaning: 0.6 },
};
const usuallyLed = 0.85;
const takenInOften = 0.6;
/** What a fact is led to by where it goes on from nothing. */
const standingOf: Partial<Record<TellingMove, TellingMove>> = {
  ...{
    indicator: 'gauge',
    cause: 'further',
    mechanism: 'working',
    effect: 'outcome',
    condition: 'scope',
    example: 'instance',
  },
};
/** Words in common from which on one fact goes on from another. */
const fewestShared = 2;
/** They say of what they speak, and need nothing before them. */
const standing: ReadonlySet<TellingMove> = new Set<TellingMove>([
  ...(['gauge', 'working', 'outcome', 'scope', 'instance', 'meaning'] as const),
  ...(['actor', 'past', 'rule', 'material', 'method', 'driver', 'debate'] as const),
]);

const onceInRow: ReadonlySet<TellingMove> = new Set<TellingMove>(['actor', 'driver', 'outcome', 'scope', 'debate']);

const hasCause = ({ group }: ToldFact, earlier: readonly ToldFact[]): boolean =>
  earlier.some((one) => one.kind === 'cause' && one.group === group);

/** Whether a cause of the same problem was told before; behind an answer, the very one that it is for. */
function followsCause(fact: ToldFact, earlier: readonly ToldFact[]): boolean {
  const causes = earlier.filter(({ kind, group }) => kind === 'cause' && group === fact.group);
  const answers = fact.kind === 'remedy' ? fact.proposition?.source.entry.sheet?.answers : undefined;
  const last = causes.at(-1)?.proposition?.source.entry.id;
  return last !== undefined && (answers === undefined || answers.includes(last));
}

/** A lead says how a fact hangs together with those before it: it needs one, and one that it fits. */
function fitsBehind(
  move: TellingMove,
  fact: ToldFact,
  earlier: readonly ToldFact[],
  title: ReadonlySet<string>,
): boolean {
  const before = earlier.at(-1);
  // Words on the concept open nothing: a paper's first sentence needs none.
  if (move === 'meaning') return before !== undefined;
  // “One driving force is”, “one effect is”: twice in a row it is a list without an end.
  if (standing.has(move)) return !onceInRow.has(move) || before?.kind !== fact.kind;
  if (!before) return move === 'problem';
  const isSame = before.group === fact.group;
  switch (move) {
    case 'cause':
      return isSame && (before.kind === 'problem' || before.kind === 'indicator');
    case 'further':
      return isSame && followsCause(fact, earlier);
    case 'remedy':
      // In a chapter of answers the cause is named before them, or stands in the chapter before.
      return isSame && before.kind !== 'problem' && (followsCause(fact, earlier) || !hasCause(fact, earlier));
    case 'indicator':
    case 'limit':
      return isSame;
    case 'problem':
      return !isSame;
    case 'counter':
      return before.kind === 'debate' || isSame;
    default:
      return isSame || sharedWords(before, fact, title) >= fewestShared;
  }
}

const isLed = (clause: string): boolean =>
  /^(?:但|不过|然而|例如|如果|若|当|只有|其中|同时|a further|but|for example|if |when |where )/iu.test(clause);

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
  const title = listPieces(subject.about);
  const usual = isNew && fact.kind === 'problem' && fact.term ? 'problem' : moveOfKind[fact.kind];
  const isLoose = usual !== undefined && !fitsBehind(usual, fact, earlier, title);
  const wanted = isLoose ? standingOf[usual] : usual;
  const endsFrame = (frame: string): boolean => !isJoined || /\{clause\}[。.]$/u.test(frame);
  const mayLead =
    wanted !== undefined &&
    !isLed(clause) &&
    !(wanted === 'counter' && saysWho.test(clause)) &&
    fitsBehind(wanted, fact, earlier, title) &&
    // Nothing can be advised to those who are dead: what they did is told as it was.
    !(wanted === 'remedy' && isOfPast(subject)) &&
    !(wanted === 'problem' && clause.includes(fact.term)) &&
    (wanted === 'problem' || chance(subject.seed, `${fact.id}:led`) < (ledTo[wanted] ?? usuallyLed));
  const frames = mayLead
    ? wording.telling[wanted].filter((frame) => takes(frame, clause, context) && endsFrame(frame))
    : [];
  const within = subject.language === 'ja' && mayLead ? takenIn(clause) : null;
  if (within && wanted && chance(subject.seed, `${fact.id}:within`) < takenInOften) {
    const whole = wording.telling[wanted].filter(
      (frame) => takesIn.test(frame) && takes(frame, within, context) && endsFrame(frame),
    );
    const taken = writer.word(whole, { clause: within, term: fact.term }, `telling.${wanted}`, about);
    if (taken) return taken;
  }
  const led = writer.word(frames, { clause, term: fact.term }, `telling.${wanted}`, about);
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
  { move, joint }: { move: JointMove; joint: string },
  place: Omit<Place, 'isJoined'>,
  context: WritingContext,
): Sentence {
  const { writer, subject } = context;
  const first = tellFact(one, { ...place, isJoined: true }, context);
  const second = writer.state(other.clause, other.proposition?.facet ?? 'definition', aboutOf(other));
  if (subject.language !== 'ja' || move !== 'and') return writer.join(first, second, joint);
  const head = first.text.slice(0, -1);
  const suspended = suspendClause(head);
  return writer.join(suspended ? { ...first, text: `${suspended}。` } : first, second, joint);
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
