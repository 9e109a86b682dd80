import type { DiffPart } from '@yanmo/contract/paper-text';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffRow, foldRows, makeDiffRows } from './diff-rows.ts';

const same = (text: string): DiffPart => ({ kind: 'same', text });
const added = (text: string): DiffPart => ({ kind: 'added', text });
const removed = (text: string): DiffPart => ({ kind: 'removed', text });

function texts(rows: readonly DiffRow[]) {
  const read = (side: DiffRow['before']) => side.map((pieces) => pieces.map(({ text }) => text).join(''));
  return rows.map((row) => [read(row.before), read(row.after)]);
}

test('a reworded paragraph stands beside itself, with only the changed words marked', () => {
  const rows = makeDiffRows([same('Trams '), removed('bring'), added('carry'), same(' work.\n\nThe end.')]);
  expect(texts(rows)).toEqual([
    [['Trams bring work.'], ['Trams carry work.']],
    [['The end.'], ['The end.']],
  ]);
  expect(rows.map(({ isChanged }) => isChanged)).toEqual([true, false]);
  expect(rows[0]?.after[0]?.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
});

test('a paragraph that came or went has nothing beside it, and the next ones stay side by side', () => {
  expect(texts(makeDiffRows([same('One.\n\n'), removed('Two.\n\n'), same('Three.')]))).toEqual([
    [['One.'], ['One.']],
    [['Two.'], []],
    [['Three.'], ['Three.']],
  ]);
  expect(texts(makeDiffRows([same('One.'), added('\n\nNew.'), same('\n\nTwo.')]))).toEqual([
    [['One.'], ['One.']],
    [[], ['New.']],
    [['Two.'], ['Two.']],
  ]);
});

test('each sheet has all of its own words, however the parts fall', () => {
  const part = fc.record({
    kind: fc.constantFrom('same' as const, 'added' as const, 'removed' as const),
    text: fc
      .array(fc.constantFrom('a', 'b ', '\n\n', '。', '\n'), { minLength: 1, maxLength: 5 })
      .map((all) => all.join('')),
  });
  const bare = (text: string) => text.replace(/\s/gu, '');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const rows = makeDiffRows(parts);
      const side = (name: 'before' | 'after') =>
        bare(rows.flatMap((row) => row[name].flat().map(({ text }) => text)).join(''));
      const whole = (without: DiffPart['kind']) =>
        bare(
          parts
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join(''),
        );
      expect(side('before')).toBe(whole('added'));
      expect(side('after')).toBe(whole('removed'));
    }),
  );
});

test('what did not change is folded, except the paragraphs next to a change', () => {
  const rows = makeDiffRows([same('1\n\n2\n\n3\n\n4\n\n5'), added(' more'), same('\n\n6\n\n7')]);
  const shown = foldRows(rows).map((row) => ('folded' in row ? row.folded.length : texts([row])[0]?.[1]?.[0]));
  expect(shown).toEqual([3, '4', '5 more', '6', '7']);
});
