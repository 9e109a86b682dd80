import { listPieces } from '../../../../text/word-overlap.ts';
import type { Entry } from '../../knowledge/entry.ts';
import type { SectionDraft } from '../section-draft.ts';
import type { Fillers, Frames, TellingMove } from '../wordings/wording.ts';
import type { WritingContext } from '../writing-context.ts';
import { nearFacts } from './aim.ts';
import { createSaidBefore, fitFrames, wordSide } from './findings.ts';
import { openOwn } from './own-of-title.ts';
import { bounds, namesSides, readTitleQuestion, requires, requiresAll, type Side, sideOf } from './title-question.ts';
import { listTold, type ToldFact } from './told-fact.ts';

/** One sentence of an answer, in the frames that have room for what it says. */
interface Part {
  move: AnswerMove;
  options: { frame: string; words: Fillers }[];
  about: readonly string[];
  /** The facts that it takes up. */
  ids: readonly string[];
}

const markOf = (id: string): string => `answer ${id}`;

/** The sentences of an answer, in a conclusion or in an abstract. */
export type AnswerFrames = Readonly<
  Record<'answerDebate' | 'answerSides' | 'answerYes' | 'answerBound' | 'answerOpen' | 'answerLeft', Frames>
>;
type AnswerMove = TellingMove & keyof AnswerFrames;

/** What was told in the paper so far, the nearest to the title first. */
function listSaid({ pool, subject }: WritingContext): ToldFact[] {
  const isSaid = ({ proposition }: ToldFact): boolean =>
    proposition !== null && pool.whereSaid(proposition.source, proposition.facet) !== null;
  return nearFacts(listTold(pool, []), subject)
    .filter((fact) => isSaid(fact) && fact.standing !== 'ASIDE' && fact.isOfOtherSetting !== true)
    .toSorted(
      (one, other) => Number(other.standing === 'TOPIC') - Number(one.standing === 'TOPIC') || other.aim - one.aim,
    );
}

/** So many reasons of each side are tried together. */
const mostTried = 4;

/**
 * The title's own question, answered as far as what was told bears it: the reasons on both sides, and on what the answer depends; where nothing says that,
 * that it is open. Empty where the title asks no such question.
 */
export function wordAnswer(
  context: WritingContext,
  telling: AnswerFrames,
  isTaken: (wording: string) => boolean,
): Part[] {
  const { subject, worded, mapped } = context;
  const question = readTitleQuestion(subject);
  if (question === null) return [];
  const { language, seed } = subject;
  const { query } = question;
  const { isOwn } = openOwn(context);
  const all = listSaid(context);
  // An abstract gives the answer that the paper has given.
  const given = all.filter(({ id }) => mapped.has(markOf(id)));
  const said = given.length > 0 ? given : all;
  /** In words that stand nowhere yet if there are such, else in a sentence that was not used. */
  const isSaidBefore = createSaidBefore(worded, language);
  const entryOf = ({ proposition }: ToldFact): Entry | undefined => proposition?.source.entry;
  const word = ({ proposition }: ToldFact): string | null => {
    const entry = proposition?.source.entry;
    const kind = proposition && entry?.sheet?.told[proposition.facet];
    return entry && kind ? wordSide(entry, kind, { seed, isTaken }) : null;
  };
  const make = (move: AnswerMove, facts: readonly ToldFact[], mayRepeat = false): Part | null => {
    const clauses = facts
      .flatMap((fact) => word(fact) ?? [])
      .filter((clause) => given.length > 0 || (!isTaken(clause) && (mayRepeat || !isSaidBefore(clause))));
    if (clauses.length < facts.length) return null;
    const options =
      facts.length === 0
        ? telling[move].map((frame) => ({ frame, words: { query } }))
        : fitFrames(telling[move], clauses, language).map(({ frame, words }) => ({
            frame,
            words: { ...words, query },
          }));
    const about = facts.flatMap((fact) => [entryOf(fact)?.id ?? '', entryOf(fact)?.sheet?.id ?? '']);
    return options.length === 0
      ? null
      : { move, options, about: [...new Set(about)].filter(Boolean), ids: facts.map(({ id }) => id) };
  };
  const first = (move: AnswerMove, all: readonly (readonly ToldFact[])[]): Part | null => {
    for (const mayRepeat of [false, true]) {
      for (const facts of all) {
        const part = make(move, facts, mayRepeat);
        if (part) return part;
      }
    }
    return null;
  };
  const of = (side: Side): ToldFact[] => said.filter((fact) => sideOf(fact, question) === side);
  const each = (facts: readonly ToldFact[]): ToldFact[][] => facts.map((fact) => [fact]);
  const sayDebate = (isMeant: (fact: ToldFact) => boolean): Part | null =>
    first('answerDebate', each(of('both').filter(isMeant)));
  const against = of('against').slice(0, mostTried);
  const pairs = of('for')
    .slice(0, mostTried)
    .flatMap((one) => against.map((other) => [one, other]));
  const saySides = (): Part | null => first('answerSides', pairs);
  // Who is for a thing and who is against it says nothing of whether it goes with another.
  const reasons = question.isReconciling
    ? (saySides() ?? sayDebate(() => true))
    : (sayDebate(namesSides) ?? sayDebate(() => true) ?? saySides());
  if (reasons === null) return [make('answerLeft', [])].flatMap((part) => part ?? []);
  const object = [...listPieces(subject.understanding.object)];
  const isOnObject = (fact: ToldFact): boolean => bounds(fact) && object.some((piece) => fact.pieces.has(piece));
  const rankOf = (fact: ToldFact): number => (requiresAll(fact) ? 2 : bounds(fact) ? 1 : 0);
  const conditions = said
    .filter(
      (fact) =>
        fact.kind === 'condition' &&
        isOwn(entryOf(fact)?.id ?? '') &&
        (fact.standing === 'TOPIC' || given.length > 0 || isOnObject(fact)),
    )
    .toSorted((one, other) => rankOf(other) - rankOf(one));
  // What has to be given for a thing is a condition of a yes to it.
  const isForYes = !question.isUndoing && !question.isChoice;
  const bound =
    (isForYes ? first('answerYes', each(conditions.filter(requires))) : null) ??
    first('answerBound', each(conditions)) ??
    make('answerOpen', []);
  return [reasons, bound].flatMap((part) => part ?? []);
}

/** Where a paper closes: the answer to its title, before what has to be mended whatever the answer is. Whether there was a question. */
export function answerQuestion(context: WritingContext, draft: SectionDraft): boolean {
  const { writer, worded, wording } = context;
  const parts = wordAnswer(context, wording.telling, (clause) => worded.has(clause));
  for (const { move, options, about, ids } of parts) {
    // Frames take a clause in different forms: those of one form are tried together.
    for (const own of Map.groupBy(options, ({ words }) => `${words.clause}|${words.clause2}`).values()) {
      const words: Fillers = own[0]?.words ?? {};
      const sentence = writer.word(
        own.map(({ frame }) => frame),
        words,
        `telling.${move}`,
        about,
      );
      if (!sentence || !draft.add(sentence)) continue;
      for (const clause of [words.clause, words.clause2]) if (clause) worded.add(clause);
      for (const id of ids) context.mapped.add(markOf(id));
      break;
    }
  }
  return parts.length > 0;
}
