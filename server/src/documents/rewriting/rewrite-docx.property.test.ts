import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf } from '../readers/document-model.ts';
import { readDocx } from '../readers/docx/read-docx.ts';
import { docxOf, membersOf } from '../readers/testing/office-files.ts';
import { acceptChanges, rejectChanges } from '../round-trip/testing/settle-changes.ts';
import { readManuscript } from './read-manuscript.ts';
import { rewriteDocx } from './rewrite-docx.ts';
import { bookmarked, citation, formula, link, note, paragraph, picture, run } from './testing/manuscript-file.ts';
import { type ManuscriptParagraph, proseOf } from './text-to-rewrite.ts';

const words = [
  '县域',
  '阅读',
  '推广',
  '的',
  '基础',
  '薄弱',
  '，',
  '经费',
  'reading ',
  'in towns ',
  '2023',
  '年',
  '[3]',
  '¹',
];
const looks = ['', '<w:b/>', '<w:i/>', '<w:sz w:val="21"/>'];
const pieces = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), fc.constantFrom(...looks))
      .map(([list, look]) => run(list.join(''), look)),
  },
  fc.constantFrom(
    citation('[3]'),
    citation('[1-2, 7]'),
    note(1),
    `<w:fldSimple w:instr=" REF _Ref9 ">${run('图3-1')}</w:fldSimple>`,
    formula,
    link('a-b (c) {d} \\ e|f'),
    picture,
    bookmarked(run('2023')),
    '<w:r><w:tab/></w:r>',
  ),
);
const body = fc
  .array(pieces, { minLength: 3, maxLength: 14 })
  .map((list) => paragraph(`${run('本文讨论县域阅读推广的基础与经费')}${list.join('')}${run('，这是结尾。')}`));

/** Enough beside a picture to be no scan. */
const rest = paragraph(run('十二个乡镇分馆的访谈与台账说明，'.repeat(5)));

/** The text in other words: its stretches between what is protected are shuffled, dropped or replaced, what is protected stays or moves. */
function rewritten({ text, protectedSpans }: ManuscriptParagraph, choices: readonly number[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of protectedSpans) {
    parts.push(text.slice(at, start), text.slice(start, end));
    at = end;
  }
  parts.push(text.slice(at));
  let choice = 0;
  const next = (): number => choices[choice++ % choices.length] ?? 0;
  const changed = parts.map((part, index) => {
    if (index % 2 === 1) return part;
    const kind = next() % 4;
    if (kind === 0) return part;
    if (kind === 1) return part.replaceAll('阅读', '读书').replaceAll('的', '');
    return kind === 2 ? `换一种说法${part.slice(0, 3)}` : part.split('').reverse().join('');
  });
  for (let index = 1; index + 2 < changed.length; index += 2) {
    if (next() % 5 === 0) [changed[index], changed[index + 2]] = [changed[index + 2] ?? '', changed[index] ?? ''];
  }
  return `${changed.join('')}。`;
}

const markedOf = (bytes: Uint8Array) => [...paragraphsOf(readDocx(bytes).blocks)][0];
const mainOf = async (bytes: Uint8Array): Promise<string> => (await membersOf(bytes))['word/document.xml'] ?? '';
const inner = (xml: string): string => xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('<w:sectPr/>'));

it('whatever is rewritten, no object is lost, and tracked changes lead to both texts', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.array(fc.nat(99), { minLength: 8, maxLength: 20 }), async (xml, choices) => {
      const bytes = await docxOf(xml + rest);
      const [prose] = proseOf(await readManuscript({ kind: 'file', file: { name: 'a.docx', bytes } }));
      if (!prose) return;
      const text = rewritten(prose, choices).trim();
      const options = { language: 'zh', produceId: 'x' } as const;
      const clean = rewriteDocx(bytes, [{ id: prose.id, text }], options);
      expect(clean.left).toEqual([]);
      const [after] = proseOf(await readManuscript({ kind: 'file', file: { name: 'a.docx', bytes: clean.bytes } }));
      // Notes are shown by their number in the text, and may have changed places.
      const unnumbered = (given: string | undefined): string | undefined => given?.replace(/[¹²³⁴⁵⁶⁷⁸⁹]/gu, '¹');
      expect(unnumbered(after?.text)).toBe(unnumbered(text));
      const objects = (given: Uint8Array) =>
        markedOf(given)
          ?.marks.map(({ kind, text: shown }) => `${kind} ${shown}`)
          .sort();
      expect(objects(clean.bytes)).toEqual(objects(bytes));

      const trackChanges = { author: 'Yanmo 研墨', date: new Date(0) };
      const tracked = rewriteDocx(bytes, [{ id: prose.id, text }], { ...options, trackChanges });
      const main = inner(await mainOf(tracked.bytes));
      const rejected = await docxOf(rejectChanges(main));
      expect(markedOf(rejected)?.text).toBe(markedOf(bytes)?.text);
      const accepted = markedOf(await docxOf(acceptChanges(main)));
      expect(accepted?.text).toBe(markedOf(tracked.left.length > 0 ? bytes : clean.bytes)?.text);
    }),
    { numRuns: 15 },
  );
});
