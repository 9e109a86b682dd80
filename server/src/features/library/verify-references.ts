import type { Difference, VerificationOutcome, VerifiedReference } from '@yanmo/contract/explore';
import type { Work } from '@yanmo/contract/works';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import type { IndexAnswer, Literature, LiteratureIndex } from '../../providers/literature/literature.ts';
import { compareReference } from '../../text/references/compare-reference.ts';
import { listLikelyTitles, type ReadReference, readReference } from '../../text/references/read-reference.ts';
import { mergeIndexRecords } from './merge-store.ts';
import * as store from './store.ts';
import { findRowsByDoi, findRowsByHalf, findRowsByStart, findRowsByTitle } from './verify-store.ts';
import { toWork } from './work-row.ts';

interface VerifyParts {
  db: Database;
  literature: Literature;
  logger: Logger;
}

/** References that are looked up at once; each may take a connection. */
const concurrency = 4;
/** For one reference at one index. */
const indexPatienceMs = 4_000;
/** For all references of one request at the indexes; then the rest is said to be unavailable, and nobody waits for minutes. */
const wholePatienceMs = 60_000;
const indexLimit = 5;
/** Titles tried by likeness, the longest first: the title is nearly always the longest part. */
const likenessTries = 2;
/** Parts of a reference that may be a title without its subtitle. */
const startTries = 24;

interface Match {
  work: Work;
  differences: Difference[];
}

/** Of several works that bear the title, the one that differs least; first author and year weigh most. */
function pickBest(matches: readonly Match[]): Match | null {
  // A record without authors cannot bear out who wrote it: one that names them decides.
  const weigh = ({ work, differences }: Match): number =>
    differences.reduce(
      (sum, { field }) => sum + (field === 'authors' || field === 'year' ? 3 : 1),
      work.authors.length === 0 ? 4 : 0,
    );
  return [...matches].sort((one, other) => weigh(one) - weigh(other))[0] ?? null;
}

function matchAll(reference: ReadReference, works: readonly Work[]): Match[] {
  return works.flatMap((work) => {
    const { hasTitle, differences } = compareReference(reference, work);
    return hasTitle ? [{ work, differences }] : [];
  });
}

export function createVerifyReferences({ db, literature, logger }: VerifyParts) {
  async function findLocal(userId: string | null, reference: ReadReference): Promise<Match | null> {
    const keys = reference.titles.map(({ key }) => key);
    const exact = matchAll(reference, (await findRowsByTitle(db, userId, keys)).map(toWork));
    const best = pickBest(exact);
    if (best && best.differences.length === 0) return best;
    const starts = listLikelyTitles(reference, startTries)
      .map(({ key }) => key)
      .filter((key) => key.length >= (/\p{Script=Han}/u.test(key) ? 5 : 12) && key.length <= 180);
    const alike = matchAll(reference, (await findRowsByStart(db, userId, starts)).map(toWork));
    const begun = pickBest(alike);
    if (begun && begun.differences.length === 0 && !best) return begun;
    for (const { text } of listLikelyTitles(reference, likenessTries)) {
      alike.push(...matchAll(reference, (await findRowsByHalf(db, userId, text)).map(toWork)));
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
    const reference = readReference(text);
    const asked = ['LIBRARY'];
    const silent: string[] = [];
    const answer = (outcome: VerificationOutcome, match: Match | null): VerifiedReference => ({
      text,
      outcome,
      work: match?.work ?? null,
      differences: match?.differences ?? [],
      asked,
      silent,
    });
    const settle = (match: Match): VerifiedReference =>
      answer(match.differences.length === 0 ? 'VERIFIED' : 'MISMATCH', match);

    // A DOI says which work is meant; an invented reference borrows a real one, so it is compared all the same.
    const byDoi = reference.doi ? (await findRowsByDoi(db, userId, reference.doi)).map(toWork) : [];
    const local = pickBest([
      ...matchAll(reference, byDoi),
      ...[await findLocal(userId, reference)].filter((match) => match !== null),
    ]);
    if (local && local.differences.length === 0) return settle(local);

    const found: Match[] = [];
    const named: Work[] = [...byDoi];
    for (const index of literature) {
      const { doi } = reference;
      const cited = doi ? await ask(index, whole, (signal) => index.findByDoi(doi, signal)) : [];
      named.push(...(cited ?? []));
      const matched = matchAll(reference, cited ?? []);
      // A work may be cited with a wrong DOI: it is still there under its title.
      const others =
        cited && matched.length === 0
          ? await ask(index, whole, (signal) => index.search({ text: reference.text, limit: indexLimit }, signal))
          : [];
      found.push(...matched, ...matchAll(reference, others ?? []));
      if (cited && others) asked.push(index.name);
      else silent.push(index.name);
      const best = pickBest(found);
      if (best && best.differences.length === 0) return settle(best);
    }
    const best = pickBest([...(local ? [local] : []), ...found]);
    if (best) return settle(best);
    // The DOI leads to a work of another title: the reference is not what it says.
    const [other] = named;
    if (other) return answer('MISMATCH', { work: other, differences: compareReference(reference, other).differences });
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
