import fs from 'node:fs';
import { countUnits } from '@yanmo/contract/text-count';
import { defaultData, type Example, hasExamples, readExamples } from '../../scripts/detector/examples.ts';
import { loadSecondDetector, secondFile } from '../../scripts/detector/load-second.ts';
import { shareOfContent } from '../../server/src/engines/rewriting/checks/content.ts';
import { findProtected } from '../../server/src/engines/rewriting/masking/mask-text.ts';
import { rewriteAtOnce } from '../../server/src/engines/rewriting/rewrite-at-once.ts';
import type { Rewriting } from '../../server/src/engines/rewriting/rewriter.ts';
import { loadDetector } from '../../server/src/text/detector/load-detector.ts';
import { readRepetition } from '../../server/src/text/repetition/read-repetition.ts';
import { cutParagraphs } from '../../server/src/text/sentences.ts';
import type { Figure } from './figure.ts';

type ReadLanguage = 'zh' | 'en';
const each = 100;
const promise = 0.2;
const rounds = 3;
/** Of a text that a student would bring, and that a detector says something about. */
const wantedUnits = { zh: [220, 1_500], en: [120, 900] } as const;

interface Rewritten {
  example: Example;
  before: string;
  after: string;
  /** By how many rounds it was gone through. */
  round: number;
  paragraphs: Rewriting[];
  units: number;
  milliseconds: number;
}

/** As many of each source as there are, in turn. */
function choose(folder: string, language: ReadLanguage): Example[] {
  const [least, most] = wantedUnits[language];
  const bySource = new Map<string, Example[]>();
  for (const example of readExamples(folder, language, 'val')) {
    const units = countUnits(example.text);
    if (example.label !== 'ai' || units < least || units > most) continue;
    bySource.set(example.source, [...(bySource.get(example.source) ?? []), example]);
  }
  const chosen: Example[] = [];
  const sources = [...bySource.values()];
  for (let turn = 0; chosen.length < each && sources.some((own) => own.length > turn); turn += 1) {
    // Spread over the source: neighbours answer the same question.
    for (const own of sources) {
      const example = own[(turn * 37) % own.length];
      if (example && own.length > turn && chosen.length < each) chosen.push(example);
    }
  }
  return chosen;
}

/** As an order is worked off: paragraph by paragraph with its neighbours, and again as long as the whole is above the promise. */
function rewrite(example: Example, language: ReadLanguage): Rewritten {
  const detector = loadDetector(language);
  const before = example.text.trim();
  const spans = cutParagraphs(before);
  const originals = spans.map(({ start, end }) => before.slice(start, end));
  let texts = originals;
  let paragraphs: Rewriting[] = [];
  let round = 0;
  const began = performance.now();
  const { places } = readRepetition(before, language);
  const earlier = originals.map((): string[] => []);
  while (round < rounds && (round === 0 || (detector?.read(texts.join('')).rate ?? 0) > promise)) {
    round += 1;
    const next = [...texts];
    paragraphs = originals.map((text, index) => {
      const span = spans[index] ?? { start: 0, end: 0 };
      const repeated = places
        .filter(({ start, end }) => start < span.end && span.start < end)
        .map(({ start, end }) => ({
          start: Math.max(0, start - span.start),
          end: Math.min(text.length, end - span.start),
        }));
      const made = rewriteAtOnce({
        ...{ text, language, mode: 'BOTH', repeated, target: promise, field: null, terms: [], round },
        around: { before: next[index - 1] ?? '', after: next[index + 1] ?? '' },
        earlier: earlier[index] ?? [],
      });
      next[index] = made.text;
      earlier[index]?.push(made.text);
      return made;
    });
    texts = next;
  }
  return {
    ...{ example, before, after: texts.join(''), round, paragraphs, units: countUnits(before) },
    milliseconds: performance.now() - began,
  };
}

const count = (text: string, word: string): number => text.split(word).length - 1;

/** Whether every protected span still stands as often as it did. */
function keepsSpans({ before, after }: Rewritten, language: ReadLanguage): boolean {
  const spans = findProtected(before, { language, field: null, terms: [] });
  return spans.every(({ start, end }) => {
    const word = before.slice(start, end);
    return count(after, word) >= count(before, word);
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

function tell(language: ReadLanguage, all: readonly Rewritten[]): Figure[] {
  const detector = loadDetector(language);
  const rate = (text: string): number => detector?.read(text).rate ?? 0;
  const second = fs.existsSync(secondFile(language)) ? loadSecondDetector(language) : null;
  const befores = all.map(({ before }) => rate(before));
  const afters = all.map(({ after }) => rate(after));
  const intact = all.filter((one) => keepsSpans(one, language)).length / all.length;
  const repeated = (text: string): number => readRepetition(text, language).share;
  const row = (name: string, value: string, bar = '', isMet: boolean | null = null): Figure => ({
    ...{ name: `${language}: ${name}`, value, bar, isMet },
  });
  const above = befores.filter((one) => one > promise).length;
  const kept = afters.filter((after, index) => after <= promise && (befores[index] ?? 0) > promise).length;
  const paragraphs = all.flatMap((one) => one.paragraphs);
  return [
    row(
      'mean rate before and after, by the detector that is shipped',
      `${percent(mean(befores))} -> ${percent(mean(afters))}`,
    ),
    ...(second
      ? [
          row(
            'mean rate before and after, by one that the rewriter never sees',
            `${percent(mean(all.map(({ before }) => second.score(before))))} -> ${percent(mean(all.map(({ after }) => second.score(after))))}`,
          ),
        ]
      : []),
    row(
      `above ${percent(promise)} before, of them kept the promise after up to ${rounds} rounds`,
      `${kept} of ${above}`,
    ),
    row('at most 20 % afterwards, of all', percent(afters.filter((one) => one <= promise).length / all.length)),
    row('texts whose protected spans are intact', percent(intact), '100 %', intact === 1),
    row(
      'content in the same words',
      percent(mean(all.map(({ before, after }) => shareOfContent(before, after, language)))),
    ),
    row(
      'repetition before and after',
      `${percent(mean(all.map(({ before }) => repeated(before))))} -> ${percent(mean(all.map(({ after }) => repeated(after))))}`,
    ),
    row(
      'paragraphs rewritten',
      percent(paragraphs.filter(({ state }) => state === 'REWRITTEN').length / paragraphs.length),
    ),
    row('length afterwards', percent(mean(all.map(({ after, units }) => countUnits(after) / units)))),
    row(
      'milliseconds for 1,000 units',
      mean(all.map(({ milliseconds, units, round }) => (milliseconds / units / round) * 1_000)).toFixed(0),
      '1000',
      mean(all.map(({ milliseconds, units, round }) => (milliseconds / units / round) * 1_000)) <= 1_000,
    ),
  ];
}

/** Sentences before and after, spread over the texts, for a reader. */
function print(language: ReadLanguage, all: readonly Rewritten[], most: number): void {
  const pairs = all.flatMap(({ example, paragraphs }) =>
    paragraphs.flatMap(({ parts }) =>
      parts.filter(({ before, after }) => before !== after).map((part) => ({ ...part, source: example.source })),
    ),
  );
  for (let index = 0; index < Math.min(most, pairs.length); index += 1) {
    const pair = pairs[Math.floor((index * pairs.length) / most)];
    if (pair)
      console.log(`\n[${language} ${index + 1}] ${pair.source}\n- ${pair.before.trim()}\n+ ${pair.after.trim()}`);
  }
}

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** `--data=DIR` says where the texts are, `--print=60` shows sentences before and after. */
export function measureRewriter(): Figure[] {
  const folder = flag('data') ?? defaultData;
  if (!hasExamples(folder)) return [{ name: `no texts in ${folder}`, value: '', bar: '', isMet: null }];
  const printed = Number(flag('print') ?? 0);
  return (['zh', 'en'] as const).flatMap((language) => {
    const all = choose(folder, language).map((example) => rewrite(example, language));
    if (printed > 0) print(language, all, printed / 2);
    return tell(language, all);
  });
}
