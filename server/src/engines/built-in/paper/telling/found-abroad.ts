import type { FactKind } from '../../knowledge/entry.ts';
import type { Paper } from '../paper.ts';
import type { Fillers, Frames, SecondAbstract } from '../wordings/wording.ts';
import { joinNames } from './join-names.ts';
import { type Claim, listClaims } from './list-claims.ts';
import { mayAdvise } from './may-advise.ts';
import { isNamingProblem, openOwn } from './own-of-title.ts';
import type { listCalled } from './told-fact.ts';

/** A side of the subject that was told, with the entry that says it. */
export interface Told {
  kind: FactKind;
  source: ReturnType<typeof listCalled>[number];
}

interface Saying {
  told: readonly Told[];
  wording: SecondAbstract;
  say(frames: Frames, words: Fillers, label: string): string[];
}

/** Problems whose causes and answers an abstract gives; the others are named. */
const mostFound = 2;
const mostNamed = 3;
const mostDisputed = 2;

interface Pair {
  cause: string;
  measure: string;
}

/** What a paper holds of its problems, by the names that its sheets give in English; without those that have none. */
function listFound({ context }: Paper): { problem: string; pairs: Pair[] }[] {
  const nameOf = (term: string): string => context.pool.findByTerm(term)?.entry.sheet?.inEnglish ?? '';
  const claims = listClaims(context);
  const isAdvice = mayAdvise(context.subject);
  const naming = claims.filter(({ problem }) => isNamingProblem(problem, context));
  const chosen: readonly Claim[] = naming.length > 0 ? [...naming, ...claims] : claims;
  return [...Map.groupBy([...new Set(chosen)], ({ problem }) => problem)].flatMap(([term, own]) => {
    const problem = nameOf(term);
    const pairs = own
      .map(({ cause, measure }) => ({ cause: nameOf(cause), measure: nameOf(measure) }))
      .filter(({ cause, measure }) => cause !== '' && (measure !== '' || !isAdvice));
    const others = pairs.filter(({ cause }, at) => pairs.findIndex((pair) => pair.cause === cause) === at);
    return problem === '' || others.length === 0 ? [] : [{ problem, pairs: others }];
  });
}

const leadOf = (frame: string): string => frame.slice(0, frame.indexOf('{'));
const isOnce = (name: string, at: number, names: readonly string[]): boolean =>
  name !== '' && names.indexOf(name) === at;

/** What was found, in the language of an abstract that is another than the paper's. */
export function sayFound(paper: Paper, { told, wording, say }: Saying): string[] {
  const { subject } = paper.context;
  const found = listFound(paper);
  let before = '';
  /** Not as the sentence before it begins. */
  const sayNew = (frames: Frames, words: Fillers, label: string): string[] => {
    const said = say(
      frames.filter((frame) => !before.startsWith(leadOf(frame))),
      words,
      label,
    );
    before = said[0] ?? '';
    return said;
  };
  const isAdvice = mayAdvise(subject);
  const sentences = found.slice(0, mostFound).flatMap(({ problem, pairs: [first, second] }, at) => {
    if (!first) return [];
    const { cause, measure } = first;
    // With many problems each is told by one cause.
    if (!second || (at > 0 && found.length > mostFound))
      return sayNew(isAdvice ? wording.found : wording.past, { problem, cause, measure }, 'found');
    const words = { problem, cause, remedy: measure, cause2: second.cause, remedy2: second.measure };
    return sayNew(isAdvice ? wording.foundTwo : wording.pastTwo, words, 'found');
  });
  const { isOwn, isNaming } = openOwn(paper.context);
  /** A dispute of the title's own, of which the body says more than one sentence: what is said in passing is no discussion. */
  const isDiscussed = (entry: string): boolean =>
    isNaming(entry, 'debate') && told.filter(({ source }) => source.entry.id === entry).length > 1;
  const isOnTopic = (entry: string, kind: FactKind): boolean => (kind === 'debate' ? isDiscussed(entry) : isOwn(entry));
  const namesOf = (kind: FactKind, most: number): string =>
    joinNames(
      told
        .filter(
          ({ kind: told, source: { entry, isBeside } }) =>
            told === kind && !isBeside && isOnTopic(entry.id, kind) && entry.sheet?.misreading === undefined,
        )
        .map(({ source }) => source.entry.sheet?.inEnglish ?? '')
        .filter(isOnce)
        .slice(0, most),
      'en',
    );
  const others = joinNames(
    found.slice(mostFound, mostFound + mostNamed).map(({ problem }) => problem),
    'en',
  );
  const parts = found.length > 0 ? '' : namesOf('part', mostNamed);
  const disputed = namesOf('debate', mostDisputed);
  return [
    ...sentences,
    ...(others === '' ? [] : say(wording.others, { list: others }, 'others')),
    ...(parts === '' ? [] : say(wording.looks, { list: parts }, 'looks')),
    ...(disputed === '' ? [] : say(wording.weighs, { list: disputed }, 'weighs')),
  ];
}
