/**
 * Writes the sample of every document type in every template, as Word and PDF, with a picture of each page for looking at:
 * `npm run documents:render -- [--template=zh-standard] [--type=thesis] [--word]`. The pictures need pdftoppm; with `--word`
 * the Word files are turned into pages as well, which needs LibreOffice.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { documentTypes } from '../server/src/documents/document.ts';
import { createDocumentWriter } from '../server/src/documents/document-writer.ts';
import { sampleDocument } from '../server/src/documents/samples/sample-document.ts';
import { defaultTemplates } from '../server/src/documents/templates/default-templates.ts';
import { createThreadPool } from '../server/src/platform/threads/thread-pool.ts';

const { values } = parseArgs({
  options: {
    template: { type: 'string' },
    type: { type: 'string' },
    word: { type: 'boolean', default: false },
    out: { type: 'string', default: 'renderings' },
    dpi: { type: 'string', default: '70' },
  },
});

const run = promisify(execFile);
const templates = defaultTemplates.filter(({ id }) => values.template === undefined || id === values.template);
const types = documentTypes.filter((type) => values.type === undefined || type === values.type);
if (templates.length === 0 || types.length === 0) throw new Error('no such template or document type');

const threads = createThreadPool();
const writer = createDocumentWriter(threads);
try {
  for (const template of templates) {
    for (const type of types) {
      const folder = path.join(values.out, template.id, type);
      await fs.rm(folder, { recursive: true, force: true });
      await fs.mkdir(folder, { recursive: true });
      const startedAt = performance.now();
      const { pdf, word, pages } = await writer.write(sampleDocument(type, template), template);
      const took = Math.round(performance.now() - startedAt);
      await fs.writeFile(path.join(folder, 'document.pdf'), pdf);
      await draw(path.join(folder, 'document.pdf'), path.join(folder, 'pdf'));
      if (word) {
        await fs.writeFile(path.join(folder, 'document.docx'), word);
        if (values.word) await drawWord(folder);
      }
      console.log(`${template.id} ${type}: ${pages} pages, ${took} ms`);
    }
  }
} finally {
  await writer.close();
  await threads.close();
}

async function draw(file: string, prefix: string): Promise<void> {
  await run('pdftoppm', ['-r', values.dpi, '-png', file, prefix]);
}

async function drawWord(folder: string): Promise<void> {
  const word = path.join(folder, 'word');
  await run('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', word, path.join(folder, 'document.docx')]);
  await draw(path.join(word, 'document.pdf'), path.join(word, 'page'));
}
