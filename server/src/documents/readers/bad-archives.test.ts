import { describe, expect, it } from 'vitest';
import { documentXml, paragraphXml } from './testing/office-files.ts';
import { rawZip } from './testing/raw-zip.ts';
import { costOf, longestMs, megabyte, readWord, sentence, usualMembers, wordMember } from './testing/refusals.ts';

describe('an archive that unpacks to more than it may', () => {
  it('is refused by its directory, without being unpacked', async () => {
    const bytes = rawZip([...usualMembers, wordMember(Buffer.alloc(150 * megabyte, 32))]);
    const { result, grownMb, tookMs } = await costOf(() => readWord(bytes));
    expect(result).toBe('file_too_long');
    expect(grownMb).toBeLessThan(120);
    expect(tookMs).toBeLessThan(longestMs);
  });

  it('is refused for a density that no text has', async () => {
    expect(await readWord(rawZip([...usualMembers, wordMember(Buffer.alloc(40 * megabyte, 32))]))).toBe(
      'file_too_long',
    );
  });

  it('is stopped where its directory lies', async () => {
    const bytes = rawZip([...usualMembers, wordMember(Buffer.alloc(100 * megabyte, 32), { unpackedBytes: 2_000 })]);
    const { result, grownMb } = await costOf(() => readWord(bytes));
    expect(result).toBe('file_unreadable');
    expect(grownMb).toBeLessThan(120);
  });

  it('is refused when members share their bytes', async () => {
    const shared = Array.from({ length: 500 }, (_, index) => ({
      name: `word/media/${index}.xml`,
      claims: { sharesBytesOf: 'word/document.xml' },
    }));
    expect(await readWord(rawZip([...usualMembers, wordMember('x'.repeat(1_000)), ...shared]))).toBe('file_unreadable');
  });

  it.each([70_000, 100_000])('is refused with %i members', async (count) => {
    const members = Array.from({ length: count }, (_, index) => ({ name: `m${index}` }));
    const bytes = rawZip(members);
    const { result, tookMs } = await costOf(() => readWord(bytes));
    expect(['file_too_long', 'file_unreadable']).toContain(result);
    expect(tookMs).toBeLessThan(longestMs);
  });
});

describe('an archive that says two things', () => {
  const document = documentXml(paragraphXml(sentence));
  it.each([
    ['two members of one name', [wordMember(document), { ...wordMember(document), name: 'WORD/document.xml' }]],
    ['a header with another name', [wordMember(document, { headerName: 'word/document.xmk' })]],
  ])('is refused: %s', async (_, members) => {
    expect(await readWord(rawZip([...usualMembers, ...members]))).toBe('file_unreadable');
  });
});
