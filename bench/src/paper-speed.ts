import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import { measurePaper } from '../../server/src/engines/built-in/paper/paper-quality.ts';
import { requestPaper } from '../../server/src/engines/built-in/paper/request-paper.ts';
import { printSection, writePaperAtOnce } from '../../server/src/engines/built-in/paper/write-paper.ts';
import { sampleTitles } from '../../server/src/engines/built-in/sample-titles.ts';
import { plainDraft } from '../../server/src/engines/draft-text.ts';
import { repetition4 } from '../../server/src/text/measures/self-repetition.ts';
import type { Figure } from './figure.ts';

const characters = 30_000;
const timeBarMs = 1_500;
const memoryBarMb = 300;
const emptyBar = 0.15;
const frameBar = 0.01;

const abstracts = new URL('../../../shared/data/literature/zh-abstracts.jsonl', import.meta.url);

export async function measurePapers(): Promise<Figure[]> {
  const first = await measureInThread();
  return [...first, ...measureText()];
}

/** In a thread of its own, as the server runs it: with its loading, its own heap, one core. */
async function measureInThread(): Promise<Figure[]> {
  const code = `
    import { parentPort } from 'node:worker_threads';
    const begun = performance.now();
    const base = ${JSON.stringify(new URL('../../server/src/engines/built-in/', import.meta.url).href)};
    const { requestPaper } = await import(base + 'paper/request-paper.ts');
    const { writePaperAtOnce } = await import(base + 'paper/write-paper.ts');
    const loadedMs = performance.now() - begun;
    const times = [];
    for (const [field, title] of ${JSON.stringify([
      ['education', sampleTitles.zh.education[0]],
      ['management', sampleTitles.zh.management[1]],
      ['law', sampleTitles.zh.law[0]],
      ['engineering', sampleTitles.zh.engineering[0]],
      ['philosophy', sampleTitles.zh.philosophy[0]],
    ])}) {
      const request = requestPaper({ title, field, language: 'zh', wordCount: ${characters}, level: 'MASTER' });
      const started = performance.now();
      writePaperAtOnce(request);
      times.push(performance.now() - started);
    }
    const { heapUsed, external } = process.memoryUsage();
    parentPort.postMessage({ loadedMs, times, megabytes: (heapUsed + external) / 2 ** 20 });
  `;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { loadedMs, times, megabytes } = await new Promise<{ loadedMs: number; times: number[]; megabytes: number }>(
    (resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    },
  );
  await worker.terminate();
  const slowest = Math.max(...times);
  return [
    {
      name: `built-in paper of ${characters} characters, slowest of ${times.length} (loading of the knowledge beside it)`,
      value: `${slowest.toFixed(0)} ms (${loadedMs.toFixed(0)} ms)`,
      bar: `under ${timeBarMs} ms`,
      isMet: slowest < timeBarMs,
    },
    {
      name: 'memory of the thread afterwards',
      value: `${megabytes.toFixed(0)} MB`,
      bar: `under ${memoryBarMb} MB`,
      isMet: megabytes < memoryBarMb,
    },
  ];
}

/** Texts beside human abstracts in windows of equal length: a long text repeats more whoever writes it. */
function measureText(): Figure[] {
  const papers = (['education', 'management', 'law', 'engineering', 'literature', 'history'] as const).map((field) => {
    const request = requestPaper({
      title: sampleTitles.zh[field][0] ?? '',
      field,
      language: 'zh',
      wordCount: characters,
      level: 'MASTER',
    });
    return writePaperAtOnce(request);
  });
  const qualities = papers.map(measurePaper);
  const texts = papers.map((paper) =>
    plainDraft(paper.sections.map((section) => printSection(section, 'zh')).join('\n\n')),
  );
  const empty = Math.max(...qualities.map((quality) => quality.empty));
  const frame = Math.max(...qualities.map((quality) => quality.largestFrame));
  const figures: Figure[] = [
    {
      name: 'sentences without a word of the title or of the field, worst of 6 papers',
      value: `${(empty * 100).toFixed(1)} %`,
      bar: `at most ${emptyBar * 100} %`,
      isMet: empty <= emptyBar,
    },
    {
      name: 'largest share of one frame, worst of 6 papers',
      value: `${(frame * 100).toFixed(2)} %`,
      bar: `at most ${frameBar * 100} %`,
      isMet: frame <= frameBar,
    },
  ];
  if (!fs.existsSync(abstracts)) return figures;
  const human = fs
    .readFileSync(abstracts, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => String((JSON.parse(line) as { abstract?: string }).abstract ?? ''))
    .filter((text) => text.length >= 150);
  const windowLength = 2_000;
  const windows = (text: string): string[] =>
    Array.from({ length: Math.floor(text.length / windowLength) }, (_, index) =>
      text.slice(index * windowLength, (index + 1) * windowLength),
    );
  // Abstracts are short: those of one field's neighbours in the file stand together as one text of the same length.
  const humanRates = windows(human.join('')).map((text) => repetition4(text));
  const ownRates = texts.flatMap(windows).map((text) => repetition4(text));
  const mean = (rates: number[]): number => rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const top = [...humanRates].sort((one, other) => one - other)[Math.floor(humanRates.length * 0.95)] ?? 0;
  figures.push(
    {
      name: `rep-4 in windows of ${windowLength} characters: ours beside human abstracts (mean; 95th percentile)`,
      value: `${mean(ownRates).toFixed(3)} beside ${mean(humanRates).toFixed(3)}; ${top.toFixed(3)}`,
      bar: 'at most the 95th percentile',
      isMet: mean(ownRates) <= top,
    },
    {
      name: 'distinct-4, ours beside human abstracts',
      value: `${(1 - mean(ownRates)).toFixed(3)} beside ${(1 - mean(humanRates)).toFixed(3)}`,
      bar: '',
      isMet: true,
    },
  );
  return figures;
}
