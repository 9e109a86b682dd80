import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testThreads } from '../../testing/test-threads.ts';
import { textOfBlocks } from './document-model.ts';
import { readDocumentInWorker } from './read-in-worker.ts';
import { docxOf, paragraphXml, relationships, wordNamespaces, zipOf } from './testing/office-files.ts';
import { costOf, longestMs, readWord, sentence } from './testing/refusals.ts';

describe('XML that reaches for more than its text', () => {
  let hits = 0;
  const server = createServer((_, answer) => {
    hits += 1;
    answer.end('<w:p/>');
  });
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  const withDoctype = (doctype: string, text: string): Promise<Uint8Array> =>
    docxOf('', {
      'word/document.xml': `<?xml version="1.0"?>${doctype}<w:document ${wordNamespaces}><w:body>${paragraphXml(text)}</w:body></w:document>`,
    });

  it.each([
    ['a file of the server', () => '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['an address', () => `<!DOCTYPE d [<!ENTITY x SYSTEM "${address}/x">]>`],
    ['a definition elsewhere', () => `<!DOCTYPE d SYSTEM "${address}/d.dtd">`],
    ['a harmless declaration', () => '<!DOCTYPE d>'],
  ])('is refused: %s', async (_, doctype) => {
    expect(await readWord(await withDoctype(doctype(), `${sentence}&x;`))).toBe('file_unreadable');
    expect(hits).toBe(0);
  });

  it('is refused: entities that multiply', async () => {
    const levels = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`);
    const doctype = `<!DOCTYPE d [<!ENTITY l0 "lol">${levels.join('')}]>`;
    const { result, tookMs } = await costOf(async () => readWord(await withDoctype(doctype, '&l10;')));
    expect(result).toBe('file_unreadable');
    expect(tookMs).toBeLessThan(longestMs);
  });

  it('is refused: elements without an end', async () => {
    const deep = `<w:p>${'<w:ins>'.repeat(50_000)}${'</w:ins>'.repeat(50_000)}</w:p>`;
    expect(await readWord(await docxOf(deep))).toBe('file_too_long');
  });

  it('is read without what lies outside, and nothing is fetched', async () => {
    const body = `${paragraphXml(sentence)}<w:p><w:r><w:drawing><a:blip r:link="rId1"/></w:drawing></w:r></w:p>`;
    const bytes = await docxOf(body, {
      'word/_rels/document.xml.rels': relationships([
        { type: 'image', target: `${address}/picture.png`, isOutside: true },
        { type: 'attachedTemplate', target: `${address}/template.dotm`, isOutside: true },
        { type: 'styles', target: `${address}/styles.xml`, isOutside: true },
      ]),
    });
    const read = await readDocumentInWorker(testThreads, { name: 'a.docx', bytes });
    expect([textOfBlocks(read.blocks), read.images]).toEqual([sentence, 0]);
    expect(hits).toBe(0);
  });

  it('is refused where the document itself lies outside', async () => {
    const bytes = await zipOf({
      '_rels/.rels': relationships([{ type: 'officeDocument', target: `${address}/document.xml`, isOutside: true }]),
    });
    expect(await readWord(bytes)).toBe('file_type_refused');
    expect(hits).toBe(0);
  });
});
