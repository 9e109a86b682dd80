import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSoak } from '../../testing/soak.ts';
import { paragraphsOf, type ReadParagraph } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { docxOf, membersOf, paragraphXml } from '../readers/testing/office-files.ts';
import { readZipDirectory } from '../readers/zip/zip-directory.ts';
import { replaceParagraphs } from './replace-paragraphs.ts';
import { acceptChanges, rejectChanges } from './testing/settle-changes.ts';

const words = fc.constantFrom(
  ...['数字', '经济', '的', '发展', '，', '研究', '[1]', 'model ', 'AI', '。', '——', '😀', 'é', '<', '&', '\t', '12%'],
);
const text = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(''));
const looks = fc.constantFrom('', '<w:rPr><w:b/></w:rPr>', '<w:rPr><w:rFonts w:hint="eastAsia"/></w:rPr>');

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = fc.tuple(text, looks).map(([value, properties]) => {
  const contents = value
    .split(/(\t)/u)
    .map((part) => (part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${escaped(part)}</w:t>`));
  return `<w:r w:rsidR="00AB">${properties}${contents.join('')}</w:r>`;
});
const object = fc.constantFrom(
  '<w:r><w:footnoteReference w:id="2"/></w:r>',
  '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText> REF _Ref1 \\h </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>图 1</w:t><w:fldChar w:fldCharType="end"/></w:r>',
  '<w:r><w:drawing><wp:inline><a:blip r:embed="rId9"/></wp:inline></w:drawing></w:r>',
  '<m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath>',
  '<w:hyperlink r:id="rId7"><w:r><w:t>link</w:t></w:r></w:hyperlink>',
  '<w:r><w:t>⟦</w:t></w:r>',
  '<w:r><w:br w:type="page"/></w:r>',
);
const ignored = fc.constantFrom(
  '<w:proofErr w:type="spellStart"/>',
  '<w:smartTag w:element="x"><w:r><w:t>内</w:t></w:r></w:smartTag>',
);
const paragraph = fc
  .array(fc.oneof({ weight: 5, arbitrary: run }, { weight: 2, arbitrary: object }, ignored), { maxLength: 8 })
  .map((parts) => `<w:p><w:pPr><w:ind w:firstLineChars="200"/></w:pPr>${parts.join('')}</w:p>`);

/** A new text for a paragraph that keeps some of its words and all of its marks, in their order. */
function rewritten(old: string, choices: readonly number[], added: readonly string[]): string {
  const parts = old.match(/⟦\d+⟧|[^⟦]{1,3}/gu) ?? [];
  const kept = parts.flatMap((part, index) => {
    const choice = part.startsWith('⟦') ? 0 : (choices[index % Math.max(1, choices.length)] ?? 0);
    return choice === 0
      ? [part]
      : choice === 1
        ? [added[index % Math.max(1, added.length)] ?? '']
        : [part, added[0] ?? ''];
  });
  return kept.length === 0 ? added.join('') : kept.join('');
}

const change = fc.record({
  choices: fc.array(fc.nat(2), { minLength: 1, maxLength: 6 }),
  added: fc.array(text, { minLength: 1, maxLength: 4 }),
});

const list = (bytes: Uint8Array): ReadParagraph[] => [...paragraphsOf(readDocx(bytes).blocks)];

const documentOf = async (bytes: Uint8Array): Promise<string> => (await membersOf(bytes))['word/document.xml'] ?? '';

/** Each member as it lies in the file, header, packed bytes and all. */
function rawMembers(bytes: Uint8Array): Map<string, string> {
  const { entries } = readZipDirectory(bytes);
  return new Map(
    entries.map(({ name, headerOffset, dataOffset, packedBytes }) => [
      name,
      Buffer.from(bytes.subarray(headerOffset, dataOffset + packedBytes)).toString('hex'),
    ]),
  );
}

const others = { 'word/styles.xml': '<w:styles xmlns:w="x"/>', 'word/media/a.png': new Uint8Array([137, 80, 78, 71]) };

describe('whatever is replaced', () => {
  it('everything else stays byte for byte, and the new text is read back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(paragraph, { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        change,
        async (body, pick, how) => {
          const index = pick % body.length;
          const bytes = await docxOf(body.join(paragraphXml('间')), others);
          const old = list(bytes);
          const target = old[index * 2];
          if (!target) throw new Error('the paragraph was not read');
          const fresh = rewritten(target.markedText, how.choices, how.added);
          const { bytes: result, lostMarks } = replaceParagraphs(bytes, [{ paragraphId: target.id, text: fresh }]);
          expect(lostMarks).toEqual([]);
          const read = list(result);
          expect(read[index * 2]?.markedText).toBe(fresh);
          expect(read[index * 2]?.marks).toEqual(target.marks);
          expect(read.filter((_, at) => at !== index * 2)).toEqual(old.filter((_, at) => at !== index * 2));
          const [oldXml, newXml] = [await documentOf(bytes), await documentOf(result)];
          const start =
            oldXml.indexOf('<w:body>') + 8 + body.slice(0, index).join('').length + index * paragraphXml('间').length;
          expect(newXml.slice(0, start)).toBe(oldXml.slice(0, start));
          const rest = oldXml.slice(start + (body[index]?.length ?? 0));
          expect(newXml.slice(-rest.length)).toBe(rest);
          const before = rawMembers(bytes);
          const after = rawMembers(result);
          before.delete('word/document.xml');
          after.delete('word/document.xml');
          expect([...after]).toEqual([...before]);
        },
      ),
      { numRuns: isSoak ? 600 : 25 },
    );
  }, 60_000);

  it('tracked changes accepted are the new text, rejected the old', async () => {
    await fc.assert(
      fc.asyncProperty(paragraph, change, async (body, how) => {
        const bytes = await docxOf(body, others);
        const [target] = list(bytes);
        if (!target) throw new Error('the paragraph was not read');
        const fresh = rewritten(target.markedText, how.choices, how.added);
        const trackChanges = { author: 'A "B" <C>', date: new Date(0) };
        const { bytes: result } = replaceParagraphs(bytes, [{ paragraphId: 'p1', text: fresh }], { trackChanges });
        const xml = await documentOf(result);
        const settled = async (settle: (xml: string) => string) =>
          list(await docxOf('', { 'word/document.xml': settle(xml) }))[0];
        expect((await settled(acceptChanges))?.markedText).toBe(fresh);
        expect((await settled(rejectChanges))?.markedText).toBe(target.markedText);
        expect((await settled(rejectChanges))?.marks).toEqual(target.marks);
      }),
      { numRuns: isSoak ? 600 : 25 },
    );
  }, 60_000);
});
