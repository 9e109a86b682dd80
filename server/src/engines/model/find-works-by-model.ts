import { buildQueriesAtOnce } from '../build-queries-at-once.ts';
import {
  EngineBusy,
  type EngineCall,
  EngineRefused,
  EngineUnavailable,
  type JudgedWork,
  type JudgeRequest,
  type WorkQueries,
  type WorkQueriesRequest,
} from '../engine.ts';
import { judgeWorksAtOnce, sayEach } from '../judge-works-at-once.ts';
import { mixWorks } from '../mix-works.ts';
import { type Asker, hash } from './answer-rounds.ts';
import { askForList } from './list-answer.ts';
import { askForVerdicts, type GivenVerdict } from './prompts/judge.ts';
import { askForQueries, type GivenQuery } from './prompts/queries.ts';

/** Works of one question: enough that an answer stays short. */
const batchSize = 20;
/** For each that is wanted: a reader who keeps everything has read nothing. */
const mostForOne = 1.5;

/** A model that will not, or cannot now: what needs no reading is done without it. One that is only busy is waited for. */
async function orElse<Result>(work: () => Promise<Result>, otherwise: () => Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineBusy) throw error;
    if (error instanceof EngineRefused || error instanceof EngineUnavailable) return otherwise();
    throw error;
  }
}

/** What the words of the title say, and what the model adds: names in English that nobody knows by rule, and other sides. */
export async function buildQueriesByModel(
  asker: Asker,
  request: WorkQueriesRequest,
  call: EngineCall,
): Promise<WorkQueries> {
  const known = buildQueriesAtOnce(request);
  const own = { ...call, stepKey: `${call.stepKey}/queries`, isSpare: true };
  const given = await orElse(
    async () =>
      (await Array.fromAsync(askForList(asker, askForQueries(request), own))).filter((query) => query !== null),
    () => [],
  );
  return addGiven(known, given, request);
}

function addGiven(known: WorkQueries, given: readonly GivenQuery[], { language }: WorkQueriesRequest): WorkQueries {
  const plain = ({ language: spoken, text }: GivenQuery) => ({ language: spoken, text });
  const english = given.find((query) => query.kind === 'WHOLE' && query.language === 'en' && language !== 'en');
  const whole = known.whole.filter((query) => !english || query.language !== 'en');
  const beside = given.filter((query) => query.kind !== 'METHOD' && query !== english && query.chapter === '');
  const ofChapter = (id: string) => given.filter((query) => query.kind !== 'METHOD' && query.chapter === id).map(plain);
  return {
    // Of a title whose words have no known names in English, what the model calls it is all that there is.
    whole: english ? [...whole, { language: 'en', text: english.text, core: english.text, share: 1 }] : whole,
    chapters: known.chapters.map((chapter) => ({
      ...chapter,
      queries: [...chapter.queries, ...ofChapter(chapter.id)],
    })),
    keywords: [...known.keywords, ...beside.map(plain)],
    methods: [...known.methods, ...given.filter(({ kind }) => kind === 'METHOD').map(plain)],
    wider: known.wider ?? [],
  };
}

/** By title and abstract, a batch at a time; the student's own stay, and of all that is kept no more than can be used. */
export async function judgeWorksByModel(
  asker: Asker,
  request: JudgeRequest,
  call: EngineCall,
  room?: number,
): Promise<JudgedWork[]> {
  const { candidates, wanted } = request;
  const batches = Array.from({ length: Math.ceil(candidates.length / batchSize) }, (_, index) => ({
    ...request,
    candidates: candidates.slice(index * batchSize, (index + 1) * batchSize),
  }));
  const verdicts = (await Promise.all(batches.map((batch) => judgeBatch(asker, batch, call, room)))).flat();
  const said = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  const byRule = new Map(sayEach(request, candidates).map((each) => [each.id, each.reason]));
  const own = candidates.filter(({ isOwn }) => isOwn);
  const found = candidates
    .filter(({ id, isOwn }) => !isOwn && said.get(id)?.isKept)
    .toSorted((one, other) => other.fit - one.fit);
  const left = Math.max(0, Math.ceil(wanted * mostForOne) - own.length);
  const kept = mixWorks(found, left, { ...request, thisYear: new Date().getFullYear() });
  return [...own, ...kept].map(({ id }) => ({ id, reason: said.get(id)?.reason || (byRule.get(id) ?? '') }));
}

async function judgeBatch(
  asker: Asker,
  batch: JudgeRequest,
  call: EngineCall,
  room: number | undefined,
): Promise<GivenVerdict[]> {
  const { candidates } = batch;
  // Other candidates are another question: an answer to these must not be read as one to those.
  const key = hash(candidates.map(({ id }) => id)).slice(0, 16);
  const own = { ...call, stepKey: `${call.stepKey}/judge/${key}`, isSpare: true };
  const byRule = () =>
    judgeWorksAtOnce({ ...batch, wanted: candidates.length }).map(({ id }) => ({ id, isKept: true, reason: '' }));
  return orElse(async () => {
    const given = await Array.fromAsync(askForList(asker, askForVerdicts(batch, room), own));
    const known = given.filter((verdict) => verdict !== null);
    // Who speaks of nothing but works that are not there has not read these.
    return given.length > 0 && known.length === 0 ? byRule() : known;
  }, byRule);
}
