import { estimateTokens } from '../../server/src/engines/model/cost.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../server/src/testing/openai-double/openai-double.ts';
import { findQuestion, textTasks } from '../../server/src/testing/openai-double/read-question.ts';
import type { Figure } from './figure.ts';
import { type Bench, delivered, orderPaper, withProgram } from './paper-program.ts';
import { putWorks } from './put-works.ts';
import { criticalPathMs, pace, readRuns } from './read-runs.ts';

const title = '数字化转型对制造企业创新绩效的影响研究';
const papers = [
  { title, characters: 5_000, level: 'UNDERGRADUATE', phone: '13600000001' },
  { title, characters: 30_000, level: 'MASTER', phone: '13600000002' },
] as const;
const overheadBar = 1.1;
const prefixBar = 0.6;
/** What a small model on one's own machine holds, question and answer together. */
const smallContext = 8_192;
/** Where a text that runs on is ended, as a share of what was asked for. */
const longestText = 1.15;
/** More than the longest of them asks. */
const keptRequests = 1_000;

/** One question as it was sent. */
interface Sent {
  prompt: string;
  /** Repairs and continuations show the model its own answer. */
  isFollowUp: boolean;
  text: string;
  /** Characters that a text is asked for; 0 for lists. */
  units: number;
}

/**
 * What a paper asks of a model, from the title's reading to the translated abstract: its calls, its tokens (estimated as
 * the program estimates them; tokenizers differ), and how much of it a provider that caches beginnings has read before.
 */
export async function measurePaperCalls(): Promise<Figure[]> {
  const double = await startOpenAiDouble({ ...pace, keptRequests });
  const model = { LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'bench', LLM_MODEL: 'double' };
  try {
    const usual = await withProgram({ ...model, LLM_MAX_CONCURRENCY: String(pace.slots) }, async (bench) => {
      await putWorks(bench.pool);
      const figures: Figure[] = [];
      for (const paper of papers) figures.push(...(await measurePaper(bench, double, paper)));
      return figures;
    });
    const small = { ...model, LLM_CONTEXT: String(smallContext) };
    return [...usual, ...(await withProgram(small, (bench) => measureSmall(bench, double)))];
  } finally {
    await double.stop();
  }
}

type Paper = (typeof papers)[number];

interface Exchange {
  sent: Sent[];
  answers: { prompt: string; text: string | null }[];
  outTradeNo: string;
}

/** All that was asked and answered from the title to the files. */
async function exchange(bench: Bench, double: OpenAiDouble, paper: Paper, isTimed: boolean): Promise<Exchange> {
  double.reset();
  double.setDefault({ name: 'normal', tokensPerSecond: 0, delayMs: 0 });
  const { rows: begun } = await bench.pool.query<{ now: Date }>('select now()');
  const { outTradeNo, pay } = await orderPaper(bench, paper);
  // Of the paper alone, not of its outline.
  if (isTimed) double.setDefault({ name: 'normal', tokensPerSecond: pace.tokensPerSecond, delayMs: pace.firstTokenMs });
  await pay();
  await delivered(bench, [outTradeNo]);
  const sent = double.statistics().requests.map((request): Sent => {
    const question = findQuestion(request);
    return {
      prompt: question?.task ?? 'unknown',
      isFollowUp: question?.isFollowUp ?? false,
      text: request.messages.map(({ content }) => content).join('\n'),
      units: textTasks.some((task) => task === question?.task) ? (question?.units ?? 0) : 0,
    };
  });
  const { rows: answers } = await bench.pool.query<Exchange['answers'][number]>(
    'select prompt_name as prompt, response as text from model_calls where started_at >= $1',
    [begun[0]?.now],
  );
  return { sent, answers, outTradeNo };
}

async function measurePaper(bench: Bench, double: OpenAiDouble, paper: Paper): Promise<Figure[]> {
  const { sent, answers, outTradeNo } = await exchange(bench, double, paper, true);
  const [run] = await readRuns(bench, [outTradeNo]);
  if (!run) throw new Error('the paper has no run');
  const wallMs = run.finishedAt.getTime() - run.startedAt.getTime();
  const bestMs = criticalPathMs(run.asked);
  const shares = sharedPrefixes(sent.filter(({ prompt, isFollowUp }) => prompt === 'section' && !isFollowUp));
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const tokensIn = sumTokens(sent);
  const counted = (name: string, value: string): Figure => ({ name, value, bar: '', isMet: null });
  return [
    counted(`paper of ${paper.characters} characters: calls`, `${sent.length}: ${list(sent, (of) => of.length)}`),
    counted('its tokens sent', `${tokensIn}: ${list(sent, sumTokens)}`),
    counted('its tokens received', `${sumTokens(answers)}: ${list(answers, sumTokens)}`),
    counted('its longest questions', list(sent, longest)),
    {
      name: 'beginning of a section’s question that all sections share: mean (least)',
      value: `${percent(mean)} (${percent(Math.min(...shares))})`,
      bar: `at least ${percent(prefixBar)}`,
      isMet: mean >= prefixBar,
    },
    counted('tokens sent that begin as an earlier question did', percent(seenBefore(sent) / tokensIn)),
    {
      name: `wall time / critical path, ${pace.slots} calls of ${pace.tokensPerSecond} tokens a second`,
      value: `${(wallMs / 1000).toFixed(1)} s / ${(bestMs / 1000).toFixed(1)} s = ${(wallMs / bestMs).toFixed(3)}`,
      bar: `at most ${overheadBar}`,
      isMet: wallMs / bestMs <= overheadBar,
    },
  ];
}

/** The double takes questions of any length: what a small model would refuse is counted. */
async function measureSmall(bench: Bench, double: OpenAiDouble): Promise<Figure[]> {
  await putWorks(bench.pool);
  const [, paper] = papers;
  const { sent, answers } = await exchange(bench, double, paper, false);
  const answered = Map.groupBy(answers, ({ prompt }) => prompt);
  const answerTo = ({ prompt, units }: Sent): number =>
    units > 0 ? estimateTokens('字'.repeat(Math.ceil(units * longestText))) : longest(answered.get(prompt) ?? []);
  const needs = (of: readonly Sent[]): number => Math.max(...of.map((one) => estimateTokens(one.text) + answerTo(one)));
  const most = needs(sent);
  return [
    {
      name: `paper of ${paper.characters} characters with LLM_CONTEXT=${smallContext}: longest question with its answer`,
      value: `${most}: ${list(sent, needs)}`,
      bar: `at most ${smallContext}`,
      isMet: most <= smallContext,
    },
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

const sumTokens = (texts: readonly { text: string | null }[]): number =>
  texts.reduce((sum, { text }) => sum + estimateTokens(text ?? ''), 0);

const longest = (texts: readonly { text: string | null }[]): number =>
  Math.max(0, ...texts.map(({ text }) => estimateTokens(text ?? '')));

/** By prompt, in the order in which they first came. */
function list<Entry extends { prompt: string }>(entries: readonly Entry[], say: (of: Entry[]) => number): string {
  return [...Map.groupBy(entries, ({ prompt }) => prompt)].map(([prompt, of]) => `${prompt} ${say(of)}`).join(', ');
}

function commonLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** Of each, the share that all of them begin with. */
function sharedPrefixes(sections: readonly Sent[]): number[] {
  const [first, ...others] = sections;
  if (!first) throw new Error('the paper has no section');
  const shared = others.reduce(
    (length, { text }) => Math.min(length, commonLength(first.text, text)),
    first.text.length,
  );
  const tokens = estimateTokens(first.text.slice(0, shared));
  return sections.map(({ text }) => tokens / estimateTokens(text));
}

/** Tokens of each question up to where it leaves every earlier one: the most that a provider's cache can know. */
function seenBefore(sent: readonly Sent[]): number {
  return sent.reduce((sum, { text }, index) => {
    const known = Math.max(0, ...sent.slice(0, index).map((earlier) => commonLength(earlier.text, text)));
    return sum + estimateTokens(text.slice(0, known));
  }, 0);
}
