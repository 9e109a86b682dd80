import { createHash } from 'node:crypto';
import type { CheckReport } from '../checking/check-report.ts';
import type { RewriteReport } from '../rewriting/report/rewrite-report.ts';
import { PdfChild, type PdfLimits } from './pdf-child.ts';
import { PdfFailed, type PdfFailure } from './pdf-failed.ts';
import type { AnyOrder, PdfOrder, WrittenPdf } from './pdf-messages.ts';

export type { PdfLimits } from './pdf-child.ts';
export type { PdfOrder, WrittenPdf } from './pdf-messages.ts';

export interface PdfWriterOptions {
  /** Each keeps its fonts, some 150 MB; more than there are cores makes every document wait. */
  processes?: number;
  limits?: Partial<PdfLimits>;
  /** The process's entry; tests start one that hangs. */
  entry?: URL;
}

export interface PdfWriter {
  /**
   * Throws PdfFailed, whatever the document does. One that ends its process is tried once more, apart from the others; when it
   * ends that one too, the failure is final and the same document is not tried again here.
   */
  write(order: Omit<PdfOrder, 'wantsFigureImages'> & { wantsFigureImages?: boolean }): Promise<WrittenPdf>;
  /** The same for the report of a rewriting. */
  writeReport(report: RewriteReport): Promise<WrittenPdf>;
  /** The same for the report of a check. */
  writeCheckReport(check: CheckReport): Promise<WrittenPdf>;
  /** Starts a process ahead of the first document, which then does not wait for fonts. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** A thesis of a million characters takes some 5 s and 500 MB; what needs more is no document. A sixth of a core must do. */
const defaultLimits: PdfLimits = {
  ...{ startMs: 30_000, workMs: 60_000, waitMs: 360_000 },
  ...{ memoryMb: 1_500, restingMb: 500 },
};

/** Failures that the document may have caused. Only a second one, in a process that nothing else has used, says that it did. */
const deadly: ReadonlySet<PdfFailure> = new Set(['took_too_long', 'too_much_memory', 'crashed']);
const rememberedDeadly = 200;

const isDeadly = (error: unknown): error is PdfFailed => error instanceof PdfFailed && deadly.has(error.reason);

const hashOf = (order: AnyOrder): string => {
  const { wantsFigureImages: _, ...content } = { wantsFigureImages: false, ...order };
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
};

/** Keeps a few warm processes, gives each one document at a time, and replaces those that hang, swell or die. */
export function createPdfWriter(options: PdfWriterOptions = {}): PdfWriter {
  const size = options.processes ?? 2;
  const limits = { ...defaultLimits, ...options.limits };
  const entry = options.entry ?? new URL('./pdf-process.ts', import.meta.url);
  const idle: PdfChild[] = [];
  const all = new Set<PdfChild>();
  const waiting: { resolve: (child: PdfChild) => void; reject: (error: Error) => void }[] = [];
  const final = new Map<string, PdfFailed>();
  let suspect: PdfChild | null = null;
  let lastSuspect: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function start(): PdfChild {
    const child = new PdfChild(entry, limits);
    all.add(child);
    child.onEnd(() => {
      all.delete(child);
      const place = idle.indexOf(child);
      if (place !== -1) idle.splice(place, 1);
      const next = isClosed ? undefined : waiting.shift();
      if (next) next.resolve(start());
    });
    return child;
  }

  function take(): Promise<PdfChild> {
    if (isClosed) return Promise.reject(new PdfFailed('closed', 'the writer was closed'));
    const child = idle.pop();
    if (child) return Promise.resolve(child);
    if (all.size < size) return Promise.resolve(start());
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
  }

  function giveBack(child: PdfChild): void {
    if (child.hasEnded) return;
    const next = waiting.shift();
    if (next) next.resolve(child);
    else idle.push(child);
  }

  async function writeInTurn(order: AnyOrder): Promise<WrittenPdf> {
    const child = await take();
    try {
      return await child.write(order);
    } finally {
      giveBack(child);
    }
  }

  /** One at a time, in a process for it alone: the places of the others stay theirs. */
  function writeApart(order: AnyOrder): Promise<WrittenPdf> {
    const turn = lastSuspect.then(async () => {
      if (isClosed) throw new PdfFailed('closed', 'the writer was closed');
      suspect = new PdfChild(entry, limits);
      try {
        return await suspect.write(order);
      } finally {
        await suspect.end(new PdfFailed('killed', 'its only document was written'));
        suspect = null;
      }
    });
    lastSuspect = turn.catch(() => undefined);
    return turn;
  }

  function remember(hash: string, failure: PdfFailed): void {
    final.set(hash, failure);
    for (const oldest of final.keys()) if (final.size > rememberedDeadly) final.delete(oldest);
  }

  async function write(order: AnyOrder): Promise<WrittenPdf> {
    const known = final.size > 0 ? final.get(hashOf(order)) : undefined;
    if (known) throw known;
    try {
      return await writeInTurn(order);
    } catch (error) {
      if (!isDeadly(error)) throw error;
    }
    try {
      return await writeApart(order);
    } catch (error) {
      if (!isDeadly(error)) throw error;
      const failure = new PdfFailed(error.reason, `twice: ${error.message}`, { isFinal: true });
      remember(hashOf(order), failure);
      throw failure;
    }
  }

  return {
    write: ({ wantsFigureImages = false, ...rest }) => write({ ...rest, wantsFigureImages }),
    writeReport: (report) => write({ report }),
    writeCheckReport: (check) => write({ check }),
    async warm() {
      const child = await take();
      try {
        await child.ready();
      } finally {
        giveBack(child);
      }
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new PdfFailed('closed', 'the writer was closed'));
      const children = suspect ? [...all, suspect] : [...all];
      await Promise.all(children.map((child) => child.end(new PdfFailed('closed', 'the writer was closed'))));
    },
  };
}
