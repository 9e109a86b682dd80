import { describe, expect, it } from 'vitest';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import { testThreads } from '../../testing/test-threads.ts';
import { DocumentInvalid } from '../document.ts';
import { readWordLabel } from './read-word-label.ts';
import { sampleOf, templateOf } from './testing/write-sample.ts';
import {
  createWordWriter,
  WordFailed,
  type WordOrder,
  type WordWriter,
  type WordWriterOptions,
} from './word-writer.ts';

const writer = (options: WordWriterOptions = {}): WordWriter => createWordWriter(testThreads, options);

const order = (): WordOrder => ({
  document: sampleOf('course_paper', 'zh-standard'),
  template: templateOf('zh-standard'),
  pageOf: new Map(),
  figureImages: new Map(),
});
const moduleOf = (work: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`export default () => ${work}`)}`);

describe('the Word writer', () => {
  it('writes several documents, one after another, without holding up the program', async () => {
    const made = writer();
    await made.write(order());
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 2);
    const written = await Promise.all(Array.from({ length: 8 }, () => made.write(order())));
    clearInterval(clock);
    expect(written).toHaveLength(8);
    for (const bytes of written) expect((await readWordLabel(bytes))?.Label).toBe('1');
    // Written on this thread, each document would let the clock tick once or twice.
    expect(ticks).toBeGreaterThan(8 * 5);
  });

  it('says what is wrong with a document that does not hold, and goes on with the next', async () => {
    const made = writer();
    const broken = { ...order(), document: { ...order().document, chapters: [{ id: '!', title: [], blocks: [] }] } };
    await expect(made.write(broken)).rejects.toThrow(DocumentInvalid);
    expect((await made.write(order())).length).toBeGreaterThan(1_000);
  });

  it('ends a thread that hangs, and one that dies', async () => {
    const hanging = writer({ timeoutMs: 200, module: moduleOf('{ for (;;) {} }') });
    await expect(hanging.write(order())).rejects.toThrow(/not over after 200 ms|no processor/u);
    // One that the machine gave no time has shown nothing about its document.
    const starved = writer({ timeoutMs: 100, module: moduleOf('new Promise(() => undefined)') });
    await expect(starved.write(order())).rejects.toMatchObject({ isFinal: false });
    const dying = writer({ module: moduleOf('process.exit(3)') });
    await expect(dying.write(order())).rejects.toThrow('the thread ended with 3');
    const failing = writer({ module: moduleOf('{ throw new Error("no use") }') });
    await expect(failing.write(order())).rejects.toThrow(WordFailed);
    // Each was tried twice.
    await expect(dying.write(order())).rejects.toMatchObject({ isFinal: true });
  });

  it('refuses work once its threads are closed', async () => {
    const threads = createThreadPool();
    await threads.close();
    await expect(createWordWriter(threads).write(order())).rejects.toThrow('closed');
  });
});
