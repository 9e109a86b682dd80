import type { Source } from '../pool.ts';
import type { Spot } from '../read-outline.ts';
import type { SectionDraft } from '../section-draft.ts';
import type { Sentence } from '../sentence-writer.ts';
import { fillersAt, type WritingContext } from '../writing-context.ts';
import { joinNames } from './join-names.ts';
import { entriesOfClaim, gatherClaims, isKnown, listClaims, mostClaims, wordAnswer } from './list-claims.ts';
import { listCalled, type ToldFact } from './told-fact.ts';

const sheetsOf = (sources: readonly (Source | null)[]): string[] => [
  ...new Set(sources.flatMap((source) => (source ? [source.entry.id, source.entry.sheet?.id ?? source.entry.id] : []))),
];

/** What the paper claims, where it is asked, tied to what stands elsewhere, and answered. */
export function writeClaims(spot: Spot, context: WritingContext, draft: SectionDraft, room: () => number): void {
  const { argument, wording, writer, mapped } = context;
  const chains = argument.chains.filter((chain) => isKnown(chain, context));
  if (spot.role === 'question' && !mapped.has('question')) {
    mapped.add('question');
    const named = [...new Map(chains.map((chain) => [chain.problem, chain])).values()].slice(0, mostClaims);
    if (named.length > 1) {
      const list = joinNames(
        named.map(({ problem }) => problem),
        context.subject.language,
      );
      draft.add(
        writer.word(
          wording.telling.ask,
          { list },
          'telling.ask',
          gatherClaims(named).flatMap((answer) => entriesOfClaim(answer, context)),
        ),
      );
    }
    return;
  }
  if (spot.role === 'findings' && !mapped.has('findings')) {
    mapped.add('findings');
    for (const answer of gatherClaims(listClaims(context))) {
      if (room() <= 0 && draft.length > 1) break;
      const { frames, words } = wordAnswer(answer, context);
      draft.add(writer.word(frames, words, 'telling.claim', entriesOfClaim(answer, context)));
    }
    if (draft.length === 0) sumUp(spot, context, draft);
    draft.close();
    return;
  }
  // Where the heading has headings below it, its first section says so.
  const own = spot.path.at(-1) === 1 && spot.parent && spot.parent.path.length > 1 ? [spot, spot.parent] : [spot];
  const chain = chains.find(({ spots }) => own.some((one) => spots.cause === one || spots.measure === one));
  if (!chain) return;
  const { problem, cause, measure } = chain;
  const isAnswer = own.some((one) => chain.spots.measure === one);
  const move = isAnswer ? 'answer' : 'tie';
  draft.add(
    writer.word(
      wording.telling[move],
      { problem, cause, measure },
      `telling.${move}`,
      gatherClaims([chain]).flatMap((answer) => entriesOfClaim(answer, context)),
    ),
  );
}

/** Whether the heading, or the one above it, names this chain's own cause or answer: it has said so itself. */
const isOwnChain = (fact: ToldFact, spot: Spot, { argument, pool }: WritingContext): boolean =>
  argument.chains.some(
    ({ problem, spots: { cause, measure } }) =>
      [spot, spot.parent].some((one) => one !== null && (one === cause || one === measure)) &&
      pool.findByTerm(problem)?.entry.id === fact.group,
  );

/** Among causes or answers, what the next one belongs to; null where it is said already. */
export function tieFact(fact: ToldFact, before: ToldFact | null, spot: Spot, context: WritingContext): Sentence | null {
  const { pool, writer, wording } = context;
  const isCause = fact.kind === 'cause' && spot.role === 'cause';
  const isAnswer = fact.kind === 'remedy' && spot.role === 'measure';
  if ((!isCause && !isAnswer) || before?.group === fact.group || isOwnChain(fact, spot, context)) return null;
  const entry = fact.proposition?.source.entry;
  const problem = pool.find(fact.group)?.entry;
  const cause = isCause ? entry : pool.find(entry?.sheet?.answers?.[0] ?? '')?.entry;
  if (problem?.kind !== 'problem' || !entry || !cause) return null;
  const words = { problem: problem.term, cause: cause.term, measure: entry.term };
  const move = isCause ? 'tie' : 'answer';
  return writer.word(wording.telling[move], words, `telling.${move}`, [entry.id, entry.sheet?.id ?? entry.id]);
}

const argued: ReadonlySet<string> = new Set(['problem', 'cause', 'measure', 'debate']);

/** Without chains the conclusion names what the sections have told. */
function sumUp(spot: Spot, context: WritingContext, draft: SectionDraft): void {
  const { pool, writer, wording, spots } = context;
  const body = new Set(spots.filter(({ isLeaf }) => isLeaf).map(({ section }) => section.id));
  const told = listCalled(pool).filter(
    (source) => argued.has(source.entry.kind) && [...body].some((id) => pool.isVisited(source, id)),
  );
  const named = told.slice(0, mostClaims);
  if (named.length < 2) return;
  const list = joinNames(
    named.map(({ entry }) => entry.term),
    context.subject.language,
  );
  draft.add(
    writer.word(wording.telling.summary, { ...fillersAt(spot, context), list }, 'telling.summary', sheetsOf(named)),
  );
}
