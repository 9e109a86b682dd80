import type { Threads } from '../../platform/threads/thread-pool.ts';
import { type EngineCall, EngineRefused } from '../engine.ts';
import type { Piece } from '../rewriting/prepare-rewriting.ts';
import type { CandidateFault, RewriteRequest, Rewriting } from '../rewriting/rewriter.ts';
import { askRewritingThread } from '../rewriting/thread/rewriting-tasks.ts';
import type { WeighedCandidate } from '../rewriting/weigh-candidates.ts';
import type { Asker } from './answer-rounds.ts';
import { askForList } from './list-answer.ts';
import { askForRewriting, type RefusedCandidate } from './prompts/rewrite.ts';

/** Questions for a piece, each told why the candidates before it would not do. */
const questions = 3;
/** In odds: a rewriting that brings less is not worth its words. */
const leastGain = 0.15;

/** Of those that get there the one that keeps most of what was said, else the one that gets nearest. */
function choose(candidates: readonly WeighedCandidate[], before: number): WeighedCandidate | null {
  const sound = candidates.filter(({ faults }) => faults.length === 0);
  const there = sound.filter(({ distance }) => distance <= 0);
  const [kept] = there.sort((one, other) => other.similarity - one.similarity);
  if (kept) return kept;
  const [nearest] = [...sound].sort((one, other) => one.distance - other.distance);
  return nearest && before - nearest.distance >= leastGain ? nearest : null;
}

/**
 * A paragraph in a model's words. What it may not touch it never sees; what it writes is checked and measured in a thread as the built-in
 * engine's own rewritings are. A piece of which nothing passes stays as it was.
 */
export async function rewriteByModel(
  { asker, threads }: { asker: Asker; threads: Threads },
  request: RewriteRequest,
  call: EngineCall,
): Promise<Rewriting> {
  const begun = await askRewritingThread(threads, { what: 'begin', request }, 'begun', call);
  if (begun.done) return begun.done;
  const refused = new Set<CandidateFault>();
  const chosen: (WeighedCandidate | null)[] = [];
  for (const [index, piece] of begun.prepared.pieces.entries()) {
    const before = begun.distances[index] ?? 0;
    const own = { ...call, stepKey: `${call.stepKey}/p${index}` };
    chosen.push(
      before <= 0 ? null : await rewriteInRounds({ asker, threads }, { request, piece, before }, own, refused),
    );
  }
  const { prepared, rate, distances } = begun;
  const ask = { what: 'end', request, begun: { prepared, rate, distances }, chosen, refused: [...refused] } as const;
  return (await askRewritingThread(threads, { ...ask, refused: [...refused] }, 'ended', call)).rewriting;
}

async function rewriteInRounds(
  { asker, threads }: { asker: Asker; threads: Threads },
  { request, piece, before }: { request: RewriteRequest; piece: Piece; before: number },
  call: EngineCall,
  refused: Set<CandidateFault>,
): Promise<WeighedCandidate | null> {
  const all: WeighedCandidate[] = [];
  for (let number = 1; number <= questions; number += 1) {
    const told = all.map(({ text, faults }): RefusedCandidate => ({ text, faults }));
    const question = askForRewriting(request, piece, told.slice(-2), asker.contextTokens);
    const given: string[] = [];
    try {
      for await (const text of askForList(asker, question, { ...call, stepKey: `${call.stepKey}/c${number}` }))
        given.push(text);
    } catch (error) {
      // A model that cannot be brought to answer has still given what it gave before.
      if (!(error instanceof EngineRefused)) throw error;
      if (given.length === 0) {
        refused.add('NO_ANSWER');
        break;
      }
    }
    const ask = { what: 'weigh', request, piece, candidates: given } as const;
    const { candidates } = await askRewritingThread(threads, { ...ask, candidates: given }, 'weighed', call);
    for (const { faults } of candidates) for (const fault of faults) refused.add(fault);
    all.push(...candidates);
    if (all.some(({ faults, distance }) => faults.length === 0 && distance <= 0)) break;
  }
  return choose(all, before);
}
