import type { Language } from '@yanmo/contract/languages';
import { tokenise } from '../../server/src/text/comparing/tokens.ts';
import { cutParagraphs, cutSentences } from '../../server/src/text/sentences.ts';
import { checkText } from '../../server/src/text/similarity/check-text.ts';
import type { CheckedText, FoundMatch } from '../../server/src/text/similarity/checked.ts';
import type { Corpus } from '../../server/src/text/similarity/corpus.ts';
import { createMemoryCorpus } from '../../server/src/text/similarity/memory-corpus.ts';
import { readSource } from '../../server/src/text/similarity/read-source.ts';
import type { Figure } from './figure.ts';
import { type CheckedCase, plagdetOf } from './plagdet.ts';
import {
  createDice,
  defaultData,
  hasReuseData,
  type ReuseCase,
  readHuman,
  readP4p,
  readPaws,
  readSamples,
  readZhCases,
} from './reuse-data.ts';

const leastPlagdet = 0.98;
const copiesOfLanguage = 300;
const originals = 250;
const longText = 30_000;
const longBar = 200;
const speedRounds = 5;

const row = (name: string, value: string, bar = '', isMet: boolean | null = null): Figure => ({
  name,
  value,
  bar,
  isMet,
});
const share = (value: number): string => value.toFixed(3);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

const check = (text: string, language: Language, corpus: Corpus): Promise<CheckedText> =>
  checkText({ text, language, paragraphs: [] }, corpus);

const stretchOf = ({ start, end, sourceId }: FoundMatch) => ({ start, end, source: sourceId });

/** Between two paragraphs, or two sentences, of a text that has nothing to do with it. */
function plant(host: string, reused: string): { text: string; start: number; end: number } {
  const at = cutSentences(host).find(({ end }) => end > host.length / 2)?.end ?? host.length;
  const before = `${host.slice(0, at).trimEnd()}\n`;
  return { text: `${before}${reused}\n${host.slice(at)}`, start: before.length, end: before.length + reused.length };
}

async function checkCases(
  cases: readonly ReuseCase[],
  { hosts, corpus, language }: { hosts: readonly string[]; corpus: Corpus; language: Language },
): Promise<(CheckedCase & { type: string; matches: FoundMatch[] })[]> {
  const checked = [];
  for (const [index, { type, reused }] of cases.entries()) {
    const { text, start, end } = plant(hosts[index % hosts.length] ?? '', reused);
    const { matches } = await check(text, language, corpus);
    const planted = { start, end, source: `case ${index}` };
    const found = matches.filter(({ layer, isCommon }) => layer === 'COPY' && !isCommon).map(stretchOf);
    checked.push({ planted, found, matches, type });
  }
  return checked;
}

const withCases = (cases: readonly ReuseCase[], others: readonly string[]): Corpus =>
  createMemoryCorpus([
    ...cases.map(({ source }, index) => ({ id: `case ${index}`, text: source })),
    ...others.map((text, index) => ({ id: `other ${index}`, text })),
  ]);

/** Chinese abstracts that were reused, each planted in the text of somebody else. */
async function measureZhCases(folder: string): Promise<Figure[]> {
  const cases = readZhCases(folder);
  // The cases are made from one of the collections: its own texts would be their own sources.
  const isOther = ({ source, text }: { source: string; text: string }) => source !== 'csl-human' && text.length >= 400;
  const hosts = readHuman('zh', 'val', isOther).map(({ text }) => text.slice(0, 1_500));
  const others = readHuman('zh', 'train', isOther)
    .slice(0, 2_000)
    .map(({ text }) => text);
  const checked = await checkCases(cases, { hosts, corpus: withCases(cases, others), language: 'zh' });
  return [...new Set(cases.map(({ type }) => type))].sort().map((type) => {
    const own = checked.filter((one) => one.type === type);
    const { plagdet, recall, precision, granularity, found } = plagdetOf(own);
    const isHeld = type === 'verbatim' || type === 'shuffle-clauses';
    return row(
      `zh ${type}, ${own.length} cases, ${found} found`,
      `plagdet ${share(plagdet)} (recall ${share(recall)}, precision ${share(precision)}, granularity ${share(granularity)})`,
      isHeld ? `at least ${leastPlagdet}` : '',
      isHeld ? plagdet >= leastPlagdet : null,
    );
  });
}

/** Of both layers: which cases are found, and how much of all that is marked is one of them. */
async function measureP4p(folder: string): Promise<Figure[]> {
  const cases = readP4p(folder);
  const human = (part: 'train' | 'val') =>
    readHuman('en', part, ({ text }) => text.length >= 600).map(({ text }) => text.slice(0, 2_500));
  const corpus = withCases(cases, human('train').slice(0, 2_000));
  const checked = await checkCases(cases, { hosts: human('val'), corpus, language: 'en' });
  const isRight = ({ planted }: CheckedCase, { start, end, sourceId }: FoundMatch): boolean =>
    sourceId === planted.source && start < planted.end && end > planted.start;
  const found = checked.filter((one) => one.matches.some((match) => isRight(one, match))).length / cases.length;
  const copied = checked.filter(({ planted, found: own }) =>
    own.some(({ source }) => source === planted.source),
  ).length;
  const all = checked.flatMap((one) => one.matches.map((match) => isRight(one, match)));
  const precision = all.filter(Boolean).length / Math.max(1, all.length);
  return [
    row(`en P4P, ${cases.length} cases, found by either layer`, share(found), 'at least 0.75', found >= 0.75),
    row('en P4P, precision of all that is marked', share(precision), 'at least 0.5', precision >= 0.5),
    row('en P4P, found as copies already', share(copied / cases.length)),
  ];
}

/** Sentence pairs that share most of their words by design, whether they mean the same or not. */
async function measurePaws(folder: string, language: Language): Promise<Figure> {
  const pairs = readPaws(folder, language).slice(0, 1_000);
  const corpus = createMemoryCorpus(pairs.map(({ other }, index) => ({ id: String(index), text: other })));
  const marked = { same: 0, not: 0 };
  for (const [index, { one, isSame }] of pairs.entries()) {
    const { matches } = await check(one, language, corpus);
    if (matches.some(({ sourceId }) => sourceId === String(index))) marked[isSame ? 'same' : 'not'] += 1;
  }
  const same = pairs.filter(({ isSame }) => isSame).length;
  return row(
    `${language} PAWS-X, marked`,
    `${share(marked.same / same)} of paraphrases, ${share(marked.not / (pairs.length - same))} of the others`,
  );
}

const plantedIn = { zh: 13, ja: 13, en: 8, es: 8 } as const;

/** Copies of the least length that is promised, from anywhere in a text, at both ends and in the middle of another. */
async function measureLeast(language: Language): Promise<Figure> {
  const dice = createDice(20);
  const whole = readSamples(language);
  const paragraphs = cutParagraphs(whole).map(({ start, end }) => whole.slice(start, end).trim());
  const half = Math.floor(paragraphs.length / 2);
  const hosts = paragraphs.slice(half).filter((text) => text.length > 200);
  const source = paragraphs.slice(0, half).join('\n');
  const tokens = tokenise(source);
  const corpus = createMemoryCorpus([{ id: 'source', text: source }]);
  const least = plantedIn[language];
  let found = 0;
  for (let index = 0; index < copiesOfLanguage; index += 1) {
    const from = dice(tokens.length - least);
    const span = tokens.spanOf(from, from + least);
    const copy = source.slice(span.start, span.end);
    const host = hosts[dice(hosts.length)] ?? '';
    const at = [0, host.length, cutSentences(host)[0]?.end ?? 0][index % 3] as number;
    const before = `${host.slice(0, at)}${at > 0 ? ' ' : ''}`;
    const { matches } = await check(`${before}${copy} ${host.slice(at)}`, language, corpus);
    const end = before.length + copy.length;
    if (matches.some((match) => match.layer === 'COPY' && match.start <= before.length && match.end >= end)) found += 1;
  }
  return row(
    `${language}, copies of ${least} ${least === 13 ? 'characters' : 'words'}, found`,
    percent(found / copiesOfLanguage),
    '100 %',
    found === copiesOfLanguage,
  );
}

/** Abstracts of papers against all others: what is found there is nobody's. */
async function measureOriginals(language: 'zh' | 'en'): Promise<Figure[]> {
  const texts = readHuman(language, 'train', ({ domain }) => domain.startsWith('academic'));
  const corpus = createMemoryCorpus(texts.map(({ text }, index) => ({ id: String(index), text })));
  const step = Math.max(1, Math.floor(texts.length / originals));
  const rates: { headline: number; paraphrase: number; found: number }[] = [];
  // Not those on which thresholds were set.
  for (let index = Math.floor(step / 5); index < texts.length; index += step) {
    const own = texts[index];
    if (!own) continue;
    const others: Corpus = {
      ...corpus,
      loadPassages: async (ids) =>
        (await corpus.loadPassages(ids)).filter(({ sourceId }) => texts[Number(sourceId)]?.group !== own.group),
    };
    const { rates: its, matches } = await check(own.text, language, others);
    const found = matches.filter(({ layer }) => layer === 'COPY').length;
    rates.push({ headline: its.headline, paraphrase: its.paraphrase, found });
    if (process.argv.includes('--print')) {
      for (const { start, end, layer, isCommon, similarity, source } of matches) {
        if (!isCommon) {
          console.log(layer, similarity, own.text.slice(start, end), '|', source.text.slice(source.start, source.end));
        }
      }
    }
  }
  const mean = (of: 'headline' | 'paraphrase') => rates.reduce((sum, one) => sum + one[of], 0) / rates.length;
  const above = rates.filter(({ headline }) => headline > 0).length;
  return [
    row(
      `${language}, original abstracts against ${texts.length} others: headline 0`,
      `${rates.length - above} of ${rates.length}, mean ${percent(mean('headline'))}`,
      'all',
      above === 0,
    ),
    row(
      `${language}, the same: found and not counted; possible paraphrase`,
      `${rates.filter(({ found }) => found > 0).length} texts; ${percent(mean('paraphrase'))}`,
    ),
  ];
}

/** By the time of the process, the best of several: what else runs on the machine is not measured. */
async function bestSeconds(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < speedRounds; round += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

async function measureSpeed(language: 'zh' | 'en'): Promise<Figure[]> {
  const whole = readSamples(language);
  const source = whole.repeat(Math.ceil(1e6 / whole.length)).slice(0, 500_000);
  const reading = await bestSeconds(() => readSource(source));
  const tokens = await bestSeconds(() => tokenise(source));
  const paragraphs = cutParagraphs(whole).map(({ start, end }) => whole.slice(start, end));
  // Every second paragraph is somebody's.
  const corpus = createMemoryCorpus([
    { id: 'half', text: paragraphs.filter((_, index) => index % 2 === 0).join('\n') },
  ]);
  const text = whole.slice(0, longText);
  const checking = 1_000 * (await bestSeconds(() => check(text, language, corpus)));
  return [
    row(
      `${language}, reading a source, one core`,
      `${(Buffer.byteLength(source) / 1e6 / reading).toFixed(1)} MB/s, ${(reading / tokens).toFixed(1)} times its tokens`,
    ),
    row(
      `${language}, check of ${longText} characters, half of them copied, without a database`,
      `${checking.toFixed(0)} ms`,
      `at most ${longBar} ms`,
      checking <= longBar,
    ),
  ];
}

/** `--data=DIR` says where the cases are; without them only what our own papers show is measured. */
export async function measureReuse(): Promise<Figure[]> {
  const folder = process.argv.find((each) => each.startsWith('--data='))?.slice('--data='.length) ?? defaultData;
  const figures: Figure[] = [];
  if (hasReuseData(folder)) {
    figures.push(...(await measureZhCases(folder)), ...(await measureP4p(folder)));
    for (const language of ['zh', 'en', 'es', 'ja'] as const) figures.push(await measurePaws(folder, language));
    for (const language of ['zh', 'en'] as const) figures.push(...(await measureOriginals(language)));
  } else console.log(`no cases in ${folder} (--data=DIR): how well they are found is not measured`);
  for (const language of ['zh', 'en', 'es', 'ja'] as const) figures.push(await measureLeast(language));
  for (const language of ['zh', 'en'] as const) figures.push(...(await measureSpeed(language)));
  return figures;
}
