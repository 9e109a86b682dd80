import { expect, it } from 'vitest';
import { membersOf } from '../readers/testing/office-files.ts';
import { filesOfPack, zipFiles } from './pack-rewritten.ts';

const bytes = Buffer.from('x');

it('holds the rewritten file, the one with changes where there is one, a text for a text, and the report', async () => {
  const all = { word: bytes, tracked: bytes, text: bytes, report: bytes };
  const files = filesOfPack({ title: '阅读: 推广/研究?', language: 'zh' }, all);
  const zip = await zipFiles(files, new Date('2026-11-16T08:00:00Z'));
  expect(Object.keys(await membersOf(zip))).toEqual([
    '阅读 推广 研究 （改写后）.docx',
    '阅读 推广 研究 （修订标记）.docx',
    '阅读 推广 研究 （改写后）.txt',
    '改写对照报告.pdf',
  ]);
  const few = filesOfPack({ title: 'CON', language: 'en' }, { ...all, tracked: null, text: null });
  expect(few.map(({ name }) => name)).toEqual(['CON (rewritten).docx', 'Rewrite report.pdf']);
  const long = filesOfPack({ title: '𠮷'.repeat(300), language: 'ja' }, all);
  for (const { name } of long) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
});
