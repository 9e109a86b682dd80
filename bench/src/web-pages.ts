import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type {
  MeasuredMachine,
  MeasuredPage,
  MeasuredSite,
  Visited,
  Visits,
} from '../../e2e/web-measures/measured-page.ts';
import { root } from './child-program.ts';
import type { Figure } from './figure.ts';

const bars = { performance: 90, accessibility: 100, bestPractices: 95 };

/** The pages that are opened most, as Lighthouse would judge them on a phone; each audit that fails has a line. */
export async function measureWebPages(): Promise<Figure[]> {
  const args = ['e2e/web-measures/measure-pages.ts'];
  // It takes minutes, and says how far it is.
  const program = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [stdout, [code]] = await Promise.all([text(program.stdout), once(program, 'close')]);
  if (code !== 0) throw new Error(`the measures ended with ${code}`);
  const { machine, pages } = JSON.parse(stdout) as MeasuredSite;
  return [machineOf(machine), ...pages.flatMap(figuresOf)];
}

const machineOf = ({ benchmarkIndex, load, cores }: MeasuredMachine): Figure => ({
  name: 'this machine: Lighthouse’s benchmark index',
  value: `${benchmarkIndex}, load ${load.toFixed(1)} on ${cores} cores`,
  bar: '',
  isMet: null,
});

function figuresOf({ name, performance, accessibility, bestPractices }: MeasuredPage): Figure[] {
  const scored = (what: string, score: number, bar: number): Figure => ({
    name: `${name}: ${what}`,
    value: String(Math.floor(score)),
    bar: bar === 100 ? '100' : `at least ${bar}`,
    isMet: Math.floor(score) >= bar,
  });
  const failing = (failures: readonly string[]): Figure[] =>
    failures.map((failure) => ({ name: `  fails ${failure}`, value: '', bar: '', isMet: null }));
  return [
    ...(performance ? judge(scored('performance', performance.median.score, bars.performance), performance) : []),
    ...(performance && performance.median.score < bars.performance ? failing(causesOf(performance.median)) : []),
    scored('accessibility', accessibility.score, bars.accessibility),
    ...failing(accessibility.failures),
    scored('best practices', bestPractices.score, bars.bestPractices),
    ...failing(bestPractices.failures),
  ];
}

/** A page that misses its bar on a machine whose time went to others was not judged; one that reaches it has reached it. */
function judge(figure: Figure, { median, isQuiet, stolen }: Visits): Figure[] {
  const shares = stolen.map((share) => (share === null ? 'unknown' : `${(100 * share).toFixed(1)} %`)).join(', ');
  return [
    {
      ...figure,
      value: `${figure.value}${detailsOf(median)}`,
      isMet: isQuiet || figure.isMet ? figure.isMet : null,
    },
    {
      name: `  time that the host took in ${stolen.length} visits`,
      value: `${shares}${isQuiet ? '' : ': never quiet enough'}`,
      bar: '',
      isMet: null,
    },
  ];
}

function detailsOf({ fcp, lcp, tbt, cls, speedIndex, bytes }: Visited): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  return (
    ` (FCP ${seconds(fcp)}, LCP ${seconds(lcp)}, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, ` +
    `SI ${seconds(speedIndex)}, ${(bytes / 1_024).toFixed(0)} KB)`
  );
}

const causesOf = ({ lcpElement, shifts }: Visited): string[] => [
  `largest: ${lcpElement}`,
  ...shifts.map((shift) => `moved: ${shift}`),
];
