import { expect, test } from 'vitest';
import { findHits, foldPage, maximumHits, nearestHit, type TextPiece } from './find-text.ts';

/** A page as a list of its pieces; a piece that ends in a line break ends its line. */
function page(...pieces: string[]) {
  return foldPage(
    pieces.map((text, index): TextPiece => {
      const hasEOL = text.endsWith('\n');
      return { str: hasEOL ? text.slice(0, -1) : text, hasEOL, left: 72, top: 100 + index * 20 };
    }),
  );
}

/** What of the page a hit covers, piece by piece. */
function covered(folded: ReturnType<typeof page>, query: string): string[] {
  return findHits([folded], query).map(({ from, to }) =>
    folded.pieces
      .slice(from.piece, to.piece + 1)
      .map(({ str }, index) => {
        const start = index === 0 ? from.offset : 0;
        const end = from.piece + index === to.piece ? to.offset : str.length;
        return str.slice(start, end);
      })
      .join('|'),
  );
}

test('finds words whatever their case, accents and quotation marks', () => {
  const folded = page('La Educación “abierta” y la EDUCACION');
  expect(covered(folded, 'educación')).toEqual(['Educación', 'EDUCACION']);
  expect(covered(folded, '"abierta"')).toEqual(['“abierta”']);
});

test('finds Chinese across line ends and across the pieces of a line', () => {
  const folded = page('却承担着产业链上最多的', '配套环节。近年来的供\n', '应中断与需求波动');
  expect(covered(folded, '供应中断')).toEqual(['供|应中断']);
  expect(covered(folded, '最多的配套')).toEqual(['最多的|配套']);
});

test('spaces that only typesetting put beside Chinese and Japanese do not hide a word', () => {
  const folded = page('摘', ' ', '要', '\n', '使用 AI 技术，第', ' ', '1', ' ', '章');
  expect(covered(folded, '摘要')).toEqual(['摘| |要']);
  expect(covered(folded, 'AI技术')).toEqual(['AI 技术']);
  expect(covered(folded, '第 1 章')).toEqual(['第| |1| |章']);
  expect(covered(page('データの分析\n', '手法'), '分析 手法')).toEqual(['分析|手法']);
});

test('full-width letters and digits are the same as narrow ones, voiced kana are not the same as plain ones', () => {
  expect(covered(page('ＡＩ２０２５年'), 'ai2025')).toEqual(['ＡＩ２０２５']);
  expect(covered(page('がくせい'), 'か')).toEqual([]);
});

test('a line end stands for a space in English, and a hyphen of the line is no letter', () => {
  expect(covered(page('how soon\n', 'they recover'), 'soon they')).toEqual(['soon|they']);
  expect(covered(page('the transfor-\n', 'mation of firms'), 'transformation')).toEqual(['transfor-|mation']);
  expect(covered(page('a well-known case'), 'well-known')).toEqual(['well-known']);
  expect(covered(page('a well-\n', 'known case'), 'well-known')).toEqual(['well-|known']);
});

test('words do not run together where there is a space between them', () => {
  expect(covered(page('not able'), 'notable')).toEqual([]);
  expect(covered(page('pages 10-20'), '1020')).toEqual([]);
  expect(covered(page('pages 10–20'), '10-20')).toEqual(['10–20']);
});

test('hits come in the order of reading and do not overlap', () => {
  const pages = [page('aaaa'), page('b'), page('aa')];
  expect(findHits(pages, 'aa').map((hit) => [hit.page, hit.from.offset])).toEqual([
    [0, 0],
    [0, 2],
    [2, 0],
  ]);
});

test('a hit knows where on its page it begins', () => {
  expect(findHits([page('first\n', 'second\n', 'third')], 'third')[0]).toMatchObject({ left: 72, top: 140 });
});

test.each(['', '   ', '\u3000'])('nothing is looked for in %j', (query) => {
  expect(findHits([page('some text')], query)).toEqual([]);
});

test('a character outside the basic plane is one character', () => {
  expect(covered(page('the 𠮷 family'), '𠮷')).toEqual(['𠮷']);
});

test('a letter that stands everywhere ends at the limit', () => {
  expect(findHits([page('e'.repeat(5_000))], 'e')).toHaveLength(maximumHits);
});

test('a search begins at the page that is being read, and at the first after the last', () => {
  const hits = findHits([page('x'), page('y'), page('x'), page('x')], 'x');
  expect(nearestHit(hits, 0)).toBe(0);
  expect(nearestHit(hits, 1)).toBe(1);
  expect(nearestHit(hits, 3)).toBe(2);
  expect(nearestHit(hits, 9)).toBe(0);
});
