import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import { isSoak } from '../../testing/soak.ts';
import { testThreads } from '../../testing/test-threads.ts';
import { type ReadDocument, textOfBlocks } from './document-model.ts';
import { readDocument, readTables } from './read-file.ts';
import { readDocumentInWorker, readInWorker } from './read-in-worker.ts';
import { docxOf, paragraphXml, xlsxOf } from './testing/office-files.ts';
import { contentsOf, lockedPdf, pageObjects, pdfOf, pdfPages } from './testing/pdf-files.ts';
import { rawZip } from './testing/raw-zip.ts';
import {
  costOf,
  longestMs,
  megabyte,
  readPage,
  readSheet,
  readWord,
  refusalOf,
  sentence,
  usualMembers,
  wordMember,
} from './testing/refusals.ts';

describe('a file that would fill the memory', () => {
  it('costs its thread, not the program: XML of millions of elements', async () => {
    // Random ids keep the density of real text.
    const runs = Array.from({ length: 400_000 }, () => `<w:r w:a="${Math.random().toString(36).slice(2, 8)}"/>`);
    const bytes = await docxOf(`<w:p>${runs.join('')}</w:p>`);
    const { result, grownMb } = await costOf(() =>
      refusalOf(
        readDocumentInWorker(testThreads, { name: 'a.docx', bytes }, { limits: { timeoutMs: 30_000, memoryMb: 48 } }),
      ),
    );
    expect(result).toBe('file_too_long');
    expect(grownMb).toBeLessThan(250);
    expect(await readWord(await docxOf(paragraphXml(sentence)))).toBe('read');
  }, 60_000);

  it('costs its thread, not the program: a PDF packed twice', async () => {
    const contents = deflateSync(deflateSync(Buffer.alloc(300 * megabyte, 32)));
    expect(contents.length).toBeLessThan(20_000);
    const bytes = pdfOf(pageObjects([{ contents, filter: '[/FlateDecode /FlateDecode]' }]));
    const { result, grownMb, tookMs } = await costOf(() =>
      refusalOf(
        readDocumentInWorker(testThreads, { name: 'a.pdf', bytes }, { limits: { timeoutMs: 30_000, memoryMb: 96 } }),
      ),
    );
    expect(result).toBe('file_too_long');
    expect(grownMb).toBeLessThan(280);
    expect(tookMs).toBeLessThan(2 * longestMs);
  }, 60_000);

  it('a sheet whose one cell stands at the far end', async () => {
    expect(
      await readSheet(
        await xlsxOf('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
      ),
    ).toBe('file_too_long');
    expect(await readSheet(await xlsxOf('<row r="900000"><c r="XFD900000"><v>1</v></c></row>'))).toBe('file_too_long');
  });

  it('200 MB are refused before a thread gets a copy', async () => {
    const bytes = Buffer.alloc(200 * megabyte);
    bytes.write('PK\x03\x04', 0, 'latin1');
    const { result, grownMb, tookMs } = await costOf(() => readWord(bytes));
    expect(result).toBe('file_too_long');
    expect(grownMb).toBeLessThan(60);
    expect(tookMs).toBeLessThan(500);
  });

  it('a PDF of more pages than a thesis has', async () => {
    const page = [{ x: 72, y: 700, text: 'A page like all the others in this file.' }];
    expect(await readPage(pdfPages(Array.from({ length: 601 }, () => page)))).toBe('file_too_long');
  });
});

describe('a locked file', () => {
  const texts = [{ x: 72, y: 700, text: 'A secret text that opens with its own password only, and in no other way.' }];
  it.each([
    ['PDF', () => readPage(lockedPdf('secret', texts))],
    ['member of an archive', () => readWord(rawZip([...usualMembers, wordMember('x', { isEncrypted: true })]))],
    [
      'Word file with a password',
      () => {
        const container = Buffer.concat([
          Buffer.from('d0cf11e0a1b11ae1', 'hex'),
          Buffer.alloc(1_500),
          Buffer.from('EncryptedPackage', 'utf16le'),
          Buffer.alloc(500),
        ]);
        return readWord(container);
      },
    ],
  ])('says so: %s', async (_, read) => {
    expect(await read()).toBe('file_encrypted');
  });

  it('that asks nobody for its password is read', async () => {
    const read = await readDocumentInWorker(testThreads, { name: 'a.pdf', bytes: lockedPdf('', texts) });
    expect(textOfBlocks(read.blocks)).toContain('opens with its own password only');
  });
});

describe('a name that says something else than the file', () => {
  const page = pdfPages([[{ x: 72, y: 700, text: 'text' }]]);
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['a PDF called .docx', 'a.docx', page],
    ['a PDF called .txt', 'a.txt', page],
    ['a picture called .docx', 'a.docx', picture],
    ['a picture called .md', 'a.md', picture],
    ['a Word file of before 2007', 'a.docx', old],
    ['a program', 'a.docx.exe', Buffer.from('MZ')],
    ['no extension', 'docx', page],
  ])('is refused: %s', async (_, name, bytes) => {
    expect(await refusalOf(readDocumentInWorker(testThreads, { name, bytes }))).toBe('file_type_refused');
  });

  it('is refused: a workbook called .docx, and the other way round', async () => {
    expect(await readWord(await xlsxOf('<row><c><v>1</v></c></row>'))).toBe('file_type_refused');
    expect(await readSheet(await docxOf(paragraphXml(sentence)))).toBe('file_type_refused');
  });
});

describe('a damaged file', () => {
  const line = 'A line of text that is long enough to count as one, on a page of a file that will be cut.';
  const files: [string, () => Promise<Uint8Array>][] = [
    ['a.docx', () => docxOf(paragraphXml(sentence).repeat(20))],
    ['a.pdf', async () => pdfPages([[{ x: 72, y: 500, text: line }], [{ x: 72, y: 400, text: line }]])],
    ['a.xlsx', () => xlsxOf('<row r="1"><c r="A1"><v>1</v></c></row>')],
  ];

  it.each(files)(
    '%s is read or refused, wherever it is cut or flipped',
    async (name, make) => {
      const whole = await make();
      const read = (bytes: Uint8Array) =>
        name.endsWith('xlsx') ? readTables({ name, bytes }) : readDocument({ name, bytes });
      expect(await refusalOf(read(whole))).toBe('read');
      await fc.assert(
        fc.asyncProperty(
          fc.nat(whole.length - 1),
          fc.boolean(),
          fc.integer({ min: 1, max: 255 }),
          async (at, isCut, by) => {
            const bytes = isCut ? whole.slice(0, at) : whole.slice();
            if (!isCut) bytes[at] = (bytes[at] ?? 0) ^ by;
            expect(await refusalOf(read(bytes))).toMatch(/^(?:read|file_\w+)$/u);
          },
        ),
        { numRuns: isSoak ? 1_200 : 60 },
      );
    },
    60_000,
  );

  it('of nothing but signs is read in no time', async () => {
    const hostile = [
      '*',
      '_',
      '[',
      '`',
      '![',
      '> ',
      '|',
      '~~',
      '<a',
      '\\',
      '- ',
      '#',
      '1',
      ' ',
      '\t',
      '摘要',
      '10.1234/',
    ];
    for (const sign of hostile) {
      const text = `${sign.repeat(60_000 / sign.length)}\n\n${sentence}\n`;
      for (const extension of ['md', 'txt']) {
        const { result, tookMs } = await costOf(() =>
          refusalOf(readDocument({ name: `a.${extension}`, bytes: Buffer.from(text) })),
        );
        expect(result, sign).toBe('read');
        expect(tookMs, `${sign} as ${extension}`).toBeLessThan(longestMs / 4);
      }
    }
  }, 60_000);
});

describe('text that is unusual but harmless', () => {
  it('is read as it stands: emoji, right to left, a word of 200 letters', async () => {
    const text = `👩‍🎓🎉 שלום עולם العربية ${'x'.repeat(200)} ${sentence}`;
    const read: ReadDocument = await readDocumentInWorker(testThreads, {
      name: 'a.docx',
      bytes: await docxOf(paragraphXml(text)),
    });
    expect(textOfBlocks(read.blocks)).toBe(text);
  });

  it('many files at once are read in turn, each with its own answer', async () => {
    const good = await docxOf(paragraphXml(sentence));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        refusalOf(readInWorker(testThreads, { name: 'a.docx', bytes: index % 3 === 0 ? good.slice(0, 200) : good })),
      ),
    );
    expect(answers).toEqual(answers.map((_, index) => (index % 3 === 0 ? 'file_unreadable' : 'read')));
  }, 60_000);
});

describe('a PDF page of one endless line', () => {
  it('is read within its time', async () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => ({ x: 10 + (index % 500), y: 700, text: 'word' }));
    const contents = Buffer.from(contentsOf(texts), 'latin1');
    const { tookMs } = await costOf(() => readPage(pdfOf(pageObjects([{ contents }]))));
    expect(tookMs).toBeLessThan(2 * longestMs);
  }, 30_000);
});

describe('hard files', () => {
  const line = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ x: 10 + (index % 500), y: 700, text: 'w' }));
  const contents = Buffer.from(contentsOf(line(300_000)), 'latin1');
  const hard = { name: 'a.pdf', bytes: pdfOf(pageObjects([{ contents }])) };

  it('of one account keep nobody else from reading', async () => {
    const threads = createThreadPool();
    const readHard = (timeoutMs: number) =>
      refusalOf(readInWorker(threads, hard, { turn: { owner: 'one', most: 3 }, limits: { timeoutMs, memoryMb: 512 } }));
    let ended = 0;
    const hostile = Array.from({ length: 6 }, () =>
      readHard(60_000).finally(() => {
        ended += 1;
      }),
    );
    const other = { turn: { owner: 'other', most: 3 } };
    expect(
      await refusalOf(readInWorker(threads, { name: 'a.txt', bytes: Buffer.from(sentence.repeat(3)) }, other)),
    ).toBe('read');
    // Behind them it would have seen all of them end, which they do three at a time.
    expect(ended).toBeLessThan(6);
    await threads.close();
    await Promise.all(hostile);
  }, 60_000);

  it('end with their time', async () => {
    const limits = { timeoutMs: 1_000, memoryMb: 512 };
    expect(await refusalOf(readInWorker(testThreads, hard, { limits }))).toBe('file_took_too_long');
  });

  it('are given up as soon as the first pages say that the rest will not be in time', async () => {
    const contents = Buffer.from(contentsOf(line(10_000)), 'latin1');
    const [catalogue, , font, , content] = pageObjects([{ contents }]);
    const numbers = Array.from({ length: 300 }, (_, index) => index + 5);
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>';
    const kids = numbers.map((number) => `${number} 0 R`).join(' ');
    const pages = { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${numbers.length} >>` };
    if (!catalogue || !font || !content) throw new Error('a page has these');
    const bytes = pdfOf([catalogue, pages, font, content, ...numbers.map(() => ({ dictionary: page }))]);
    const budgetMs = 10_000;
    const { result, tookMs } = await costOf(() => refusalOf(readDocument({ name: 'a.pdf', bytes }, { budgetMs })));
    expect(result).toBe('file_took_too_long');
    expect(tookMs).toBeLessThan(budgetMs);
  }, 60_000);
});
