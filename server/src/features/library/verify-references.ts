import type { ComparedField, Difference, VerificationOutcome, VerifiedReference } from '@yanmo/contract/explore';
import type { Work } from '@yanmo/contract/works';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import type { IndexAnswer, Literature, LiteratureIndex } from '../../providers/literature/literature.ts';
import { mergeIndexRecords } from './merge-store.ts';
import type { ReferenceClues, ReferenceThread } from './reference-thread.ts';
import * as store from './store.ts';
import { findRowsByDoi, findRowsByHalf, findRowsByStart, findRowsByTitle } from './verify-store.ts';
import { toWork } from './work-row.ts';

interface VerifyParts {
  db: Database;
  literature: Literature;
  logger: Logger;
  thread: ReferenceThread;
}

/** References that are looked up at once; each may take a connection. */
const concurrency = 4;
/** For one reference at one index. */
const indexPatienceMs = 4_000;
/** For all references of one request at the indexes; then the rest is said to be unavailable, and nobody waits for minutes. */
const wholePatienceMs = 60_000;
const indexLimit = 5;

interface Match {
  work: Work;
  differences: Difference[];
  fields: ComparedField[];
}

/** Of several works that bear the title, the one that differs least; first author and year weigh most. */
function pickBest(matches: readonly Match[]): Match | null {
  // A record without authors cannot bear out who wrote it: one that names them decides. Of two that agree, the one that
  // somebody bore out, and then the one that knows more of what the reference says.
  const weigh = ({ work, differences, fields }: Match): number =>
    differences.reduce(
      (sum, { field }) => sum + (field === 'authors' || field === 'year' ? 3 : 1),
      work.authors.length === 0 ? 4 : 0,
    ) +
    (work.standing === 'VERIFIED' ? 0 : 0.5) +
    fields.filter(({ state }) => state === 'UNKNOWN').length / 100;
  return [...matches].sort((one, other) => weigh(one) - weigh(other))[0] ?? null;
}

export function createVerifyReferences({ db, literature, logger, thread }: VerifyParts) {
  async function matchAll(text: string, works: readonly Work[]): Promise<Match[]> {
    const comparisons = await thread.compare(text, works);
    return works.flatMap((work, index) => {
      const comparison = comparisons[index];
      if (!comparison?.hasTitle) return [];
      return [{ work, differences: comparison.differences, fields: comparison.fields }];
    });
  }

  async function findLocal(userId: string | null, text: string, clues: ReferenceClues): Promise<Match | null> {
    const exact = await matchAll(text, (await findRowsByTitle(db, userId, clues.keys)).map(toWork));
    const best = pickBest(exact);
    if (best && best.differences.length === 0) return best;
    const alike = await matchAll(text, (await findRowsByStart(db, userId, clues.starts)).map(toWork));
    const begun = pickBest(alike);
    if (begun && begun.differences.length === 0 && !best) return begun;
    for (const title of clues.likely) {
      alike.push(...(await matchAll(text, (await findRowsByHalf(db, userId, title)).map(toWork))));
    }
    return pickBest([...exact, ...alike]);
  }

  async function ask(
    index: LiteratureIndex,
    whole: AbortSignal,
    question: (signal: AbortSignal) => Promise<IndexAnswer>,
  ): Promise<Work[] | null> {
    if (whole.aborted) return null;
    try {
      const answer = await question(AbortSignal.any([whole, AbortSignal.timeout(indexPatienceMs)]));
      if (answer.state !== 'answered') return null;
      const { ids } = await mergeIndexRecords(db, index.name, answer.records);
      return store.findWorks(db, null, ids);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) {
        logger.error({ err: error, index: index.name }, 'an index could not be asked');
      }
      return null;
    }
  }

  async function verifyOne(userId: string | null, text: string, whole: AbortSignal): Promise<VerifiedReference> {
    const reference = await thread.read(text);
    const asked = ['LIBRARY'];
    const silent: string[] = [];
    const answer = (outcome: VerificationOutcome, match: Match | null): VerifiedReference => ({
      text,
      outcome,
      work: match?.work ?? null,
      differences: match?.differences ?? [],
      fields: match?.fields ?? [],
      asked,
      silent,
    });
    const settle = (match: Match): VerifiedReference => {
      const agrees = match.work.standing === 'VERIFIED' ? 'VERIFIED' : 'MATCHED';
      return answer(match.differences.length === 0 ? agrees : 'MISMATCH', match);
    };
    const isVerified = (match: Match | null): match is Match =>
      match !== null && match.differences.length === 0 && match.work.standing === 'VERIFIED';

    // A DOI says which work is meant; an invented reference borrows a real one, so it is compared all the same.
    const byDoi = reference.doi ? (await findRowsByDoi(db, userId, reference.doi)).map(toWork) : [];
    const local = pickBest([
      ...(await matchAll(text, byDoi)),
      ...[await findLocal(userId, text, reference)].filter((match) => match !== null),
    ]);
    if (isVerified(local)) return settle(local);

    const found: Match[] = [];
    const named: Work[] = [...byDoi];
    for (const index of literature) {
      const { doi } = reference;
      const cited = doi ? await ask(index, whole, (signal) => index.findByDoi(doi, signal)) : [];
      named.push(...(cited ?? []));
      const matched = await matchAll(text, cited ?? []);
      // A work may be cited with a wrong DOI: it is still there under its title.
      const others =
        cited && matched.length === 0
          ? await ask(index, whole, (signal) => index.search({ text: reference.text, limit: indexLimit }, signal))
          : [];
      found.push(...matched, ...(await matchAll(text, others ?? [])));
      if (cited && others) asked.push(index.name);
      else silent.push(index.name);
      const best = pickBest(found);
      if (isVerified(best)) return settle(best);
    }
    const best = pickBest([...(local ? [local] : []), ...found]);
    if (best) return settle(best);
    // The DOI leads to a work of another title: the reference is not what it says.
    const [other] = named;
    const [comparison] = other ? await thread.compare(text, [other]) : [];
    if (other && comparison) return answer('MISMATCH', { ...comparison, work: other });
    return answer(silent.length > 0 ? 'UNAVAILABLE' : 'NOT_FOUND', null);
  }

  return async (userId: string | null, references: readonly string[]): Promise<VerifiedReference[]> => {
    const distinct = [...new Set(references)];
    const whole = AbortSignal.timeout(wholePatienceMs);
    const results = new Map<string, VerifiedReference>();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < distinct.length) {
        const text = distinct[next] ?? '';
        next += 1;
        results.set(text, await verifyOne(userId, text, whole));
      }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, distinct.length) }, work));
    return references.flatMap((text) => results.get(text) ?? []);
  };
}
