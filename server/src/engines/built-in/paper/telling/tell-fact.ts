import { chance } from '../../seeded-random.ts';
import { type Sentence, stops } from '../sentence-writer.ts';
import type { TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import type { ToldFact } from './told-fact.ts';

/** How a fact of a kind is led to; what can be looked up speaks for itself. */
const moveOfKind: Partial<Record<ToldFact['kind'], TellingMove>> = {
  ...{ cause: 'cause', remedy: 'remedy', indicator: 'indicator', measure: 'indicator', limit: 'limit' },
  ...{ counter: 'counter', condition: 'condition', example: 'example', mechanism: 'mechanism', relation: 'mechanism' },
  ...{ effect: 'effect', debate: 'debate', driver: 'driver' },
};

/** How often a lead stands before a fact: more of them, and every paragraph sounds the same. */
const ledTo = 0.58;

/** A lead says how a fact hangs together with the one before it: it needs one, and one that it fits. */
function fitsBehind(move: TellingMove, fact: ToldFact, before: ToldFact | null): boolean {
  if (!before) return move === 'problem';
  const isSame = before.group === fact.group;
  switch (move) {
    case 'cause':
      return isSame && (before.kind === 'problem' || before.kind === 'indicator' || before.kind === 'cause');
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
      return isSame || before.kind === fact.kind || fact.proposition?.source.entry.sheet?.id === subjectOf(before);
  }
}

const subjectOf = ({ proposition }: ToldFact): string | undefined => proposition?.source.entry.sheet?.id;

const isLed = (clause: string): boolean =>
  /^(?:但|不过|然而|例如|如果|若|当|只有|其中|同时|a further|but|for example|if |when |where )/iu.test(clause);

/** A fact as a sentence behind another; `isNew`: a problem that no heading has named. */
export function tellFact(fact: ToldFact, before: ToldFact | null, context: WritingContext, isNew: boolean): Sentence {
  const { writer, wording, subject } = context;
  const { own, proposition, clause } = fact;
  const entry = proposition?.source.entry;
  const about = entry?.sheet ? [entry.id, entry.sheet.id] : [];
  if (own) return tellOwn(fact, context);
  const wanted = isNew && fact.kind === 'problem' && fact.term ? 'problem' : moveOfKind[fact.kind];
  const mayLead =
    wanted !== undefined &&
    !isLed(clause) &&
    fitsBehind(wanted, fact, before) &&
    !(wanted === 'problem' && clause.includes(fact.term)) &&
    (wanted === 'problem' || chance(subject.seed, `${fact.id}:led`) < ledTo);
  const led = mayLead
    ? writer.word(wording.telling[wanted], { clause, term: fact.term }, `telling.${wanted}`, about)
    : null;
  return led ?? writer.state(clause, proposition?.facet ?? 'definition', about);
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
