import { expect, it } from 'vitest';
import { testThreads } from '../../testing/test-threads.ts';
import { rewrittenLabelLine } from '../ai-label.ts';
import { membersOf } from '../readers/testing/office-files.ts';
import { readWordLabel } from '../word/read-word-label.ts';
import { readForRewriting } from './read-for-rewriting.ts';
import { readManuscript } from './read-manuscript.ts';
import { manuscriptFile, paragraph, run } from './testing/manuscript-file.ts';
import { type Manuscript, proseOf } from './text-to-rewrite.ts';
import { writeRewritten } from './write-rewritten.ts';

const common = { language: 'zh', produceId: 'r1', isTracked: true, at: new Date('2026-11-16T08:00:00Z') } as const;

it('a text comes back as a Word file with headings, one with its changes, and a text laid out as it was', async () => {
  const given =
    '阅读推广研究\r\n\r\n一、背景\r\n　　（1）县域的阅读推广基础薄弱，需要稳定的经费来支持。\r\n\r\n参考文献\r\n[1] 某某. 阅读[J]. 2020.\r\n';
  const manuscript: Manuscript = { kind: 'file', file: { name: '稿.txt', bytes: Buffer.from(given) } };
  const [prose] = proseOf(await readManuscript(manuscript));
  const fresh = '县域阅读推广的基础尚不牢固，离不开稳定的经费。';
  const files = await writeRewritten(testThreads, {
    ...{ ...common, manuscript },
    paragraphs: [{ id: prose?.id ?? '', text: fresh }],
  });
  expect(files).toMatchObject({ left: [], leftInTracked: [] });
  expect(Buffer.from(files.text ?? []).toString()).toBe(
    `\ufeff${given.replace(prose?.text ?? '', fresh).trimEnd()}\r\n\r\n${rewrittenLabelLine.zh}\r\n`,
  );
  const word = await readManuscript({ kind: 'file', file: { name: 'a.docx', bytes: files.word } });
  expect(word.paragraphs.map(({ text, why }) => [why, text])).toEqual([
    ['COVER', '阅读推广研究'],
    ['HEADING', '一、背景'],
    [null, fresh],
    ['HEADING', '参考文献'],
    ['REFERENCES', '[1] 某某. 阅读[J]. 2020.'],
    ['LABEL', rewrittenLabelLine.zh],
  ]);
  expect(await readWordLabel(files.word)).toMatchObject({ Label: '1', ProduceID: 'r1' });
  expect((await membersOf(files.tracked ?? new Uint8Array()))['word/document.xml']).toContain('w:author="Yanmo 研墨"');
});

it('a long Word file is written in one go', async () => {
  const body = Array.from({ length: 2_000 }, (_, index) =>
    paragraph(run(`第${index}次调查显示，县域居民的阅读时间有所增加，但差异仍然明显。`)),
  ).join('');
  const manuscript: Manuscript = { kind: 'file', file: { name: 'a.docx', bytes: await manuscriptFile(body) } };
  const { paragraphs } = await readForRewriting(testThreads, manuscript);
  const changed = paragraphs.map(({ id, text }) => ({
    id,
    text: text.replace('显示，', '表明，').replace('明显', '存在'),
  }));
  const { word, left } = await writeRewritten(testThreads, { ...common, manuscript, paragraphs: changed });
  expect(left).toEqual([]);
  expect((await membersOf(word))['word/document.xml']?.match(/表明/gu)).toHaveLength(2_000);
});
