import { existsSync, readFileSync } from 'node:fs';
import { parseTicks, statistics, type Ticks } from '../../e2e/web-measures/stolen-time.ts';

interface Sample extends Ticks {
  atMs: number;
}

const everyMs = 100;
/** Of the machine's time, while something is measured and just before it. */
const mostStolen = 0.02;
/** What was held up by a theft is worked off so long after it. */
const echoMs = 1_500;

/**
 * How much of the machine its host gave to others. A time that was taken meanwhile says nothing of us: it is left out of what is held to
 * a bar, and counted, so that nobody takes a few good moments for the whole. On a machine of one's own nothing is stolen.
 */
export class StolenTime {
  readonly #samples: Sample[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#sample();
    this.#timer = setInterval(() => this.#sample(), everyMs);
  }

  #sample(): void {
    this.#samples.push({ atMs: nowMs(), ...readTicks() });
  }

  /** Between two moments, as a share of all the processors' time. */
  between(fromMs: number, toMs: number): number {
    const first = this.#samples.findLast(({ atMs }) => atMs <= fromMs) ?? this.#samples[0];
    const last = this.#samples.find(({ atMs }) => atMs >= toMs) ?? this.#samples.at(-1);
    if (!first || !last || last.all === first.all) return 0;
    return (last.stolen - first.stolen) / (last.all - first.all);
  }

  /** Whether what began and ended then ran on a machine that was there. */
  isOurs(fromMs: number, toMs: number): boolean {
    return this.between(fromMs - echoMs, toMs) <= mostStolen;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#sample();
  }
}

/** The same clock in every process of a machine. */
export const nowMs = (): number => Number(process.hrtime.bigint()) / 1e6;

function readTicks(): Ticks {
  return existsSync(statistics) ? parseTicks(readFileSync(statistics, 'utf8')) : { stolen: 0, all: 0 };
}
