import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCheck } from '../checking/testing/sample-check.ts';
import type { DocumentInput } from '../document.ts';
import { sampleReport } from '../rewriting/report/testing/sample-report.ts';
import { PdfFailed } from './pdf-failed.ts';
import { createPdfWriter, type PdfWriter, type PdfWriterOptions } from './pdf-writer.ts';
import { readPages } from './testing/read-back.ts';
import { templateOf } from './testing/render-sample.ts';
import { sampleDocument } from './testing/sample-document.ts';

const order = (document: DocumentInput) => ({ document, template: templateOf(document) });

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the writer of PDFs', { timeout: 40_000 }, () => {
  const writer = createPdfWriter();
  afterAll(() => writer.close());

  it('writes a document with the pages of its parts and pictures of its figures', async () => {
    const { bytes, pages, pageOf, figureImages } = await writer.write({
      ...order(sampleDocument('zh')),
      wantsFigureImages: true,
    });
    expect((await readPages(bytes)).pages).toHaveLength(pages);
    expect(pageOf.get('c1')).toBe('1');
    expect([...figureImages.keys()]).toEqual(['fig1']);
    expect(
      Buffer.from(figureImages.get('fig1') ?? [])
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('gives each of eight callers their own document', async () => {
    const titles = Array.from({ length: 8 }, (_, index) => `Paper ${index}`);
    const written = await Promise.all(titles.map((title) => writer.write(order({ ...sampleDocument('en'), title }))));
    for (const [index, { bytes, figureImages }] of written.entries()) {
      expect((await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()).toBe(titles[index]);
      expect(figureImages.size).toBe(0);
    }
  });

  it('writes the reports of a rewriting and of a check in the same processes', async () => {
    const written = await Promise.all([
      writer.writeReport(sampleReport('zh')),
      writer.writeCheckReport(sampleCheck('zh')),
    ]);
    for (const { bytes, pages } of written) expect((await readPages(bytes)).pages).toHaveLength(pages);
  });

  it('says what is wrong with a document that does not hold, and goes on', async () => {
    const document = sampleDocument('zh');
    const broken = { ...document, chapters: [...document.chapters, ...document.chapters] };
    await expect(writer.write(order(broken))).rejects.toMatchObject({ reason: 'invalid' });
    await expect(writer.write(order(document))).resolves.toMatchObject({ pages: expect.any(Number) });
  });
});

describe('the processes of a program that is killed', { timeout: 40_000 }, () => {
  it('end with it', async () => {
    const program = spawn(process.execPath, [fileURLToPath(new URL('./testing/warm-writer.ts', import.meta.url))]);
    await once(program.stdout, 'data');
    const children = fs.readFileSync(`/proc/${program.pid}/task/${program.pid}/children`, 'utf8').trim();
    expect(children).toMatch(/^\d+$/u);
    program.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(Number(children))).toBe(false), { timeout: 10_000 });
  });
});

describe('a process that misbehaves', { timeout: 40_000 }, () => {
  let writer: PdfWriter | null = null;
  afterEach(() => writer?.close());

  /** Of the processor little, by the clock much: others may be at work on the machine. */
  const short = { workMs: 300, waitMs: 30_000 };
  const faulty = (options: PdfWriterOptions = {}): PdfWriter => {
    writer = createPdfWriter({
      processes: 1,
      entry: new URL('./testing/faulty-process.ts', import.meta.url),
      ...options,
    });
    return writer;
  };
  const ask = async (title: string): Promise<number> => {
    const { bytes } = (await writer?.write(order({ ...sampleDocument('zh'), title }))) ?? { bytes: [] };
    return Number(Buffer.from(bytes).toString());
  };
  it.each([
    ['hang', 'took_too_long', short],
    ['swell', 'too_much_memory', { memoryMb: 300 }],
    ['crash', 'crashed', {}],
  ])('is ended and replaced: %s', async (fault, reason, limits) => {
    faulty({ limits });
    const first = await ask('fine');
    await expect(ask(fault)).rejects.toMatchObject({ reason });
    expect(isAlive(first)).toBe(false);
    const second = await ask('fine');
    expect(second).not.toBe(first);
    expect(isAlive(second)).toBe(true);
  });

  it('is given a document that ended two of them no third time, and others keep their places meanwhile', async () => {
    faulty({ limits: short });
    const first = await ask('fine');
    await expect(ask('crash')).rejects.toMatchObject({ reason: 'crashed', isFinal: true });
    const kept = await ask('fine');
    expect(kept).not.toBe(first);
    await expect(ask('crash')).rejects.toMatchObject({ reason: 'crashed', isFinal: true });
    expect(await ask('fine')).toBe(kept);
    let isOver = false;
    const hanging = ask('hang').finally(() => {
      isOver = true;
    });
    hanging.catch(() => undefined);
    // Behind the first try, which has the only place; the second one has none.
    await ask('fine');
    expect(isOver).toBe(false);
    await expect(hanging).rejects.toMatchObject({ reason: 'took_too_long', isFinal: true });
  });

  it('that got no processor is late, and its document may be tried again', async () => {
    faulty({ limits: { workMs: 200, waitMs: 500 } });
    await expect(ask('wait')).rejects.toMatchObject({ reason: 'killed', isFinal: false });
    expect(await ask('fine')).toBeGreaterThan(0);
  });

  it('that is ended from outside says nothing about its document', async () => {
    faulty();
    const pid = await ask('fine');
    const underWay = ask('wait');
    process.kill(pid, 'SIGKILL');
    await expect(underWay).rejects.toMatchObject({ reason: 'killed', isFinal: false });
  });

  it('fails its own document only; those that wait are served by the next', async () => {
    faulty({ limits: short });
    const [hung, fine] = await Promise.allSettled([ask('hang'), ask('fine')]);
    expect(hung.status).toBe('rejected');
    expect(fine.status).toBe('fulfilled');
  });

  it('is kept for the next document when it behaves', async () => {
    faulty();
    expect(await ask('fine')).toBe(await ask('fine'));
  });

  it('is replaced between two documents when the first has left it too large', async () => {
    faulty({ limits: { restingMb: 1 } });
    const first = await ask('fine');
    expect(await ask('fine')).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  it('that does not start fails the document, not the program', async () => {
    faulty({ entry: new URL('./testing/no-such-process.ts', import.meta.url) });
    await expect(ask('fine')).rejects.toMatchObject({ reason: 'not_started', isFinal: false });
  });

  it('is gone when the writer is closed, and what it was writing fails', async () => {
    const closing = faulty();
    const pid = await ask('fine');
    const underWay = ask('wait');
    const queued = ask('fine');
    const outcomes = Promise.allSettled([underWay, queued]);
    await closing.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PdfFailed) });
      expect(outcome).toMatchObject({ reason: { reason: 'closed' } });
    }
    expect(isAlive(pid)).toBe(false);
    await expect(ask('fine')).rejects.toMatchObject({ reason: 'closed' });
  });
});
