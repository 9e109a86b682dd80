import { listPieces } from '../../../../text/word-overlap.ts';
import { chance } from '../../seeded-random.ts';
import { type Sentence, stops } from '../sentence-writer.ts';
import type { JointMove, TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { sharedWords } from './arrange-facts.ts';
import { splitTopic } from './split-topic.ts';
import { isPlain, suspendClause } from './suspend-clause.ts';
import type { ToldFact } from './told-fact.ts';

/** How a fact of a kind is led to. */
const moveOfKind: Partial<Record<ToldFact['kind'], TellingMove>> = {
  ...{ cause: 'cause', remedy: 'remedy', indicator: 'indicator', measure: 'indicator', limit: 'limit' },
  ...{ counter: 'counter', condition: 'condition', example: 'example', mechanism: 'mechanism', relation: 'mechanism' },
  ...{ effect: 'effect', debate: 'debate', driver: 'driver', actor: 'actor', part: 'part', milestone: 'past' },
  ...{ law: 'rule', standard: 'rule', policy: 'rule', material: 'material', method: 'method', definition: 'meaning' },
};

/** How often a lead stands before a fact: more of them, and every paragraph sounds the same. */
const ledTo: Partial<Record<TellingMove, number>> = {
  ...{ indicator: 1, gauge: 1, cause: 0.7, further: 0.8, remedy: 0.7, limit: 0.75, counter: 0.7 },
  ...{ actor: 0.45, part: 0.45, rule: 0.5, past: 0.6, material: 0.6, method: 0.6, meaning: 0.5 },
};
const usuallyLed = 0.68;
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
/** Things of which the name may stand at the head of what is said of them. */
const named: ReadonlySet<ToldFact['kind']> = new Set<ToldFact['kind']>([
  ...(['actor', 'part', 'stage', 'driver', 'effect', 'material', 'law', 'policy', 'standard', 'debate'] as const),
]);
const byName = 0.5;

/** Words in common from which on one fact goes on from another. */
const fewestShared = 2;
/** They say of what they speak, and need nothing before them. */
const standing: ReadonlySet<TellingMove> = new Set<TellingMove>([
  ...(['gauge', 'working', 'outcome', 'scope', 'instance', 'meaning'] as const),
  ...(['actor', 'part', 'past', 'rule', 'material', 'method', 'driver', 'debate'] as const),
]);

/** A lead says how a fact hangs together with the one before it: it needs one, and one that it fits. */
function fitsBehind(move: TellingMove, fact: ToldFact, before: ToldFact | null, title: ReadonlySet<string>): boolean {
  // Words on the concept open nothing: a paper's first sentence needs none.
  if (move === 'meaning') return before !== null;
  if (standing.has(move)) return move !== 'actor' && move !== 'part' ? true : before?.kind !== fact.kind;
  if (!before) return move === 'problem';
  const isSame = before.group === fact.group;
  switch (move) {
    case 'cause':
      return isSame && (before.kind === 'problem' || before.kind === 'indicator');
    case 'further':
      return isSame;
    case 'remedy':
      return isSame && before.kind !== 'problem';
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

/** A view of a view, an example of an example. */
const saysItself = /(?:がある|もある|という|批判|見方|意見|例)[^、]{0,4}$/u;

/** Frames that go on behind the clause need one that can be gone on from. */
const takes = (frame: string, clause: string, { subject: { language } }: WritingContext): boolean =>
  /\{clause\}[。.]$/u.test(frame) ||
  (!/[）)]$/u.test(clause) &&
    (language !== 'ja' || (isPlain(clause) && !clause.endsWith('である') && !saysItself.test(clause))));

/** `isNew`: a problem that no heading has named. `isJoined`: another fact follows in the same sentence. */
interface Place {
  before: ToldFact | null;
  isNew: boolean;
  isJoined: boolean;
}

/** A fact as a sentence behind another. */
export function tellFact(fact: ToldFact, { before, isNew, isJoined }: Place, context: WritingContext): Sentence {
  const { writer, wording, subject } = context;
  const { own, proposition, clause } = fact;
  if (own) return tellOwn(fact, context);
  const about = aboutOf(fact);
  const title = listPieces(subject.about);
  const usual = isNew && fact.kind === 'problem' && fact.term ? 'problem' : moveOfKind[fact.kind];
  const isLoose = usual !== undefined && !fitsBehind(usual, fact, before, title);
  const wanted = isLoose ? standingOf[usual] : usual;
  const endsFrame = (frame: string): boolean => !isJoined || /\{(?:clause|rest)\}[。.]$/u.test(frame);
  const split = named.has(fact.kind) ? splitTopic(fact, subject.language) : null;
  if (split && chance(subject.seed, `${fact.id}:topic`) < byName) {
    const onTopic = writer.word(wording.telling.topic.filter(endsFrame), split, 'telling.topic', about);
    if (onTopic) return onTopic;
  }
  const mayLead =
    wanted !== undefined &&
    !isLed(clause) &&
    fitsBehind(wanted, fact, before, title) &&
    !(wanted === 'problem' && clause.includes(fact.term)) &&
    (wanted === 'problem' || chance(subject.seed, `${fact.id}:led`) < (ledTo[wanted] ?? usuallyLed));
  const frames = mayLead
    ? wording.telling[wanted].filter((frame) => takes(frame, clause, context) && endsFrame(frame))
    : [];
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
