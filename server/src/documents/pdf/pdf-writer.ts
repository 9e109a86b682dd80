import { PdfChild, type PdfLimits } from './pdf-child.ts';
import { PdfFailed } from './pdf-failed.ts';
import type { PdfOrder, WrittenPdf } from './pdf-messages.ts';

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
  /** Throws PdfFailed, whatever the document does. */
  write(order: Omit<PdfOrder, 'wantsFigureImages'> & { wantsFigureImages?: boolean }): Promise<WrittenPdf>;
  /** Starts a process ahead of the first document, which then does not wait for fonts. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** A thesis of a million characters takes some 5 s and 500 MB; what needs more is no document. */
const defaultLimits: PdfLimits = { startMs: 30_000, workMs: 60_000, memoryMb: 1_500, restingMb: 500 };

/** Keeps a few warm processes, gives each one document at a time, and replaces those that hang, swell or die. */
export function createPdfWriter(options: PdfWriterOptions = {}): PdfWriter {
  const size = options.processes ?? 2;
  const limits = { ...defaultLimits, ...options.limits };
  const entry = options.entry ?? new URL('./pdf-process.ts', import.meta.url);
  const idle: PdfChild[] = [];
  const all = new Set<PdfChild>();
  const waiting: { resolve: (child: PdfChild) => void; reject: (error: Error) => void }[] = [];
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

  return {
    async write(order) {
      const child = await take();
      try {
        return await child.write({ wantsFigureImages: false, ...order });
      } finally {
        giveBack(child);
      }
    },
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
      await Promise.all([...all].map((child) => child.end(new PdfFailed('closed', 'the writer was closed'))));
    },
  };
}
