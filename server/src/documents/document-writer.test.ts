import { afterAll, describe, expect, it } from 'vitest';
import { testThreads } from '../testing/test-threads.ts';
import { createDocumentWriter } from './document-writer.ts';
import { findAll, part, readPackage, textOf } from './word/testing/word-package.ts';
import { sampleOf, templateOf } from './word/testing/write-sample.ts';

const writer = createDocumentWriter(testThreads);
afterAll(() => writer.close());

describe('both files of a document', () => {
  it('agree: the contents of the Word file show the pages of the PDF, and its figures are drawn', async () => {
    const { word, pages } = await writer.write(sampleOf('thesis', 'zh-standard'), templateOf('zh-standard'));
    const written = await readPackage(word ?? new Uint8Array());
    const body = part(written, 'word/document.xml');
    const shown = findAll(body, 'w:fldSimple')
      .filter(({ attributes }) => attributes['w:instr']?.startsWith('PAGEREF'))
      .map(textOf);
    expect(shown.slice(0, 3)).toEqual(['I', 'II', '1']);
    const arabic = shown.slice(2).map(Number);
    expect(arabic).toEqual(arabic.toSorted((left, right) => left - right));
    // Cover, statement, two abstracts and the contents stand before the first chapter.
    expect(arabic.at(-1)).toBe(pages - 5);
    expect(written.names.filter((name) => name.endsWith('.png'))).toHaveLength(1);
  }, 60_000);

  it('are one in a preview: the PDF', async () => {
    const document = { ...sampleOf('thesis', 'zh-standard'), variant: 'PREVIEW' as const, previewEnd: 'digital' };
    const { pdf, word, pages } = await writer.write(document, templateOf('zh-standard'));
    expect(word).toBeNull();
    expect(pages).toBeGreaterThan(4);
    expect(Buffer.from(pdf.slice(0, 5)).toString()).toBe('%PDF-');
  }, 60_000);
});
