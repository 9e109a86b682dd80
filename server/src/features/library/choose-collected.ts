import { fields } from '@yanmo/contract/codes';
import { bearsOutAlone, mayBePrinted, type Work } from '@yanmo/contract/works';
import { buildQueriesAtOnce } from '../../engines/build-queries-at-once.ts';
import { proposeKeywordsAtOnce } from '../../engines/built-in/keywords/propose-keywords.ts';
import type { KeywordRequest } from '../../engines/engine.ts';
import { judgeWorksAtOnce } from '../../engines/judge-works-at-once.ts';
import type { WorkLine } from '../../knowledge/work-line.ts';
import { candidateOf } from './candidate-of.ts';
import { type GatheredWork, isFitting, listWiderIds, widerFit } from './gather-works.ts';
import { withoutFloods } from './rank-works.ts';
import { readCollection } from './read-collection.ts';
import { createTopicFit } from './topic-fit.ts';
import { wantedByLevel } from './wanted-works.ts';
import { placeOf } from './work-row.ts';

/** A line of the collection as the library shows it once it is taken in. */
function workOfLine(line: WorkLine): Work {
  const { id, title, authors, type, language, topics, borneOut } = line;
  const { level, by: sources, on } = borneOut;
  const [publisher, venue] = [line.publisher ?? null, line.venue ?? null];
  const isVerified = bearsOutAlone(level);
  return {
    ...{ id, title, authors, type, language, topics, venue, publisher },
    ...{ year: line.year ?? null, volume: line.volume ?? null, issue: line.issue ?? null, pages: line.pages ?? null },
    ...{ doi: line.doi ?? null, abstract: null, url: null, licence: null, edition: line.edition ?? null },
    place: line.place ?? placeOf({ publisher, venue, type }),
    source: 'COLLECTION',
    verified: isVerified ? { by: 'COLLECTION', matched_at: `${on}T00:00:00.000Z` } : null,
    standing: isVerified ? 'VERIFIED' : 'UNPROVEN',
    evidence: [{ by: 'COLLECTION', level, on, sources, doi: line.doi ?? null, url: null }],
    is_on_method: line.serves === 'method',
    ...{ is_allowed: false, is_retracted: false, retraction_doi: null, is_open_access: null },
  };
}

/**
 * What a paper would cite on a machine that has the collection and nothing else, read from its files: for papers that are
 * written without a library, and are the same wherever they are written. The files are read once for all that is asked.
 */
export function openCollection(): Collection {
  const works = fields.flatMap(readCollection).map(workOfLine).filter(mayBePrinted);
  const byId = new Map(works.map((work) => [work.id, work]));
  return { choose: (request) => chooseOf(works, request), find: (id) => byId.get(id) };
}

interface Collection {
  choose(request: KeywordRequest): Work[];
  /** One that may be printed. */
  find(id: string): Work | undefined;
}

function chooseOf(works: readonly Work[], request: KeywordRequest): Work[] {
  const keywords = proposeKeywordsAtOnce(request);
  const queries = buildQueriesAtOnce({ ...request, keywords, chapters: [] });
  // As the library's: students read their own language and English.
  const isOffered = ({ language }: Work): boolean =>
    language === null || language === 'en' || language === request.language;
  const fitOf = createTopicFit(queries.whole);
  const ofSubject = withoutFloods(
    works
      .filter((work) => !work.is_on_method && isOffered(work))
      .map((work) => ({ work, ...fitOf(work) }))
      .map((one) => ({ ...one, score: one.fit }))
      .toSorted((one, other) => other.score - one.score),
  ).map((one): GatheredWork => ({ ...one, serves: 'SUBJECT', chapters: [] }));
  const onMethod = works.filter((work) => work.is_on_method);
  const ofMethod = queries.methods.flatMap(({ language, text }) => {
    const methodFit = createTopicFit([{ language, core: text }]);
    return onMethod.map(
      (work): GatheredWork => ({ work, ...methodFit(work), score: 0, serves: 'METHOD', chapters: [] }),
    );
  });
  const fitting = [...ofSubject, ...ofMethod].filter(isFitting);
  const wider = new Set(listWiderIds(queries));
  const ofField = works
    .filter((work) => wider.has(work.id) && isOffered(work))
    .map((work): GatheredWork => ({ work, share: widerFit, fit: widerFit, score: 0, serves: 'SUBJECT', chapters: [] }));
  const byId = new Map([...ofField, ...fitting].map((one) => [one.work.id, one]));
  const candidates = [...byId.values()]
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ work, fit, serves }) => candidateOf(work, { fit, isOwn: false }, { isMethod: serves === 'METHOD' }));
  const wanted = wantedByLevel[request.level];
  return judgeWorksAtOnce({ ...request, keywords, wanted, candidates }).flatMap(({ id }) => {
    const known = byId.get(id);
    return known ? [known.work] : [];
  });
}
