import { countLeaves, listWordless, totalWords } from '@yanmo/contract/chapter-words';
import { type Chapter, Chapters } from '@yanmo/contract/outlines';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatten, isAcceptable, maximumSiblings, newChapter } from './chapter-tree.ts';
import { canDo, type EditorAction, type EditorState, openEditor, reduceEditor } from './editor-state.ts';

function leaf(id: string, words: number): Chapter {
  return { ...newChapter(id), title: id, word_count: words };
}

function chapter(id: string, children: Chapter[]): Chapter {
  return { ...leaf(id, totalWords(children)), children };
}

/** a(a1, a2(a21, a22)), b(b1), c */
function sample(): Chapter[] {
  return [
    chapter('a', [leaf('a1', 100), chapter('a2', [leaf('a21', 200), leaf('a22', 300)])]),
    chapter('b', [leaf('b1', 400)]),
    leaf('c', 500),
  ];
}

/** Headings as "id:words", indented by their level. */
function draw(chapters: readonly Chapter[]): string[] {
  return flatten(chapters).map(({ chapter: { id, word_count }, depth }) => `${'  '.repeat(depth)}${id}:${word_count}`);
}

function after(...actions: EditorAction[]): EditorState {
  return actions.reduce(reduceEditor, openEditor(sample()));
}

test('a heading that is added with its words is one step back', () => {
  const added = after({ type: 'add-after', id: 'b', newId: 'n', title: 'Leeds' });
  expect(added.chapters.map(({ title }) => title)).toEqual(['a', 'b', 'Leeds', 'c']);
  expect(reduceEditor(added, { type: 'undo' }).chapters.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('Enter adds a heading of the same level after all that is below, as long as its siblings are on average', () => {
  const added = after({ type: 'add-after', id: 'a', newId: 'n' });
  expect(totalWords(added.chapters)).toBe(2_000);
  expect(totalWords(reduceEditor(added, { type: 'undo' }).chapters)).toBe(1_500);
  expect(draw(added.chapters).slice(0, 7)).toEqual([
    'a:600',
    '  a1:100',
    '  a2:500',
    '    a21:200',
    '    a22:300',
    'n:500',
    'b:400',
  ]);
});

test('a first section takes over the words of its heading', () => {
  expect(draw(after({ type: 'add-child', id: 'c', newId: 'n' }).chapters).slice(-2)).toEqual(['c:500', '  n:500']);
});

test('a fourth level is not made', () => {
  expect(after({ type: 'add-child', id: 'a21', newId: 'n' }).chapters).toEqual(sample());
  expect(canDo(sample(), { type: 'indent', id: 'a22' })).toBe(false);
  expect(canDo(sample(), { type: 'indent', id: 'b' })).toBe(true);
});

test('a heading with two levels below it does not go deeper', () => {
  const chapters = [leaf('x', 1), ...sample()];
  expect(canDo(chapters, { type: 'indent', id: 'a' })).toBe(false);
});

test('indenting puts a heading under the one before, which hands its words on', () => {
  const state = [
    { type: 'add-after', id: 'c', newId: 'd' },
    { type: 'set-words', id: 'd', words: 50 },
    { type: 'indent', id: 'd' },
  ] satisfies EditorAction[];
  expect(draw(after(...state).chapters).slice(-2)).toEqual(['c:550', '  d:550']);
});

test('outdenting puts a heading after the one it stood under, and leaves its siblings there', () => {
  expect(draw(after({ type: 'outdent', id: 'a21' }).chapters).slice(0, 5)).toEqual([
    'a:600',
    '  a1:100',
    '  a2:300',
    '    a22:300',
    '  a21:200',
  ]);
});

test('a heading that was put under another by mistake comes back as it was', () => {
  const mistaken = after(
    { type: 'add-after', id: 'c', newId: 'd' },
    { type: 'indent', id: 'd' },
    { type: 'outdent', id: 'd' },
  );
  expect(draw(mistaken.chapters).slice(-2)).toEqual(['c:500', 'd:500']);
});

test('a new heading fits into a paper that is as long as it may be', () => {
  const full = [leaf('a', 25_000), leaf('b', 25_000)];
  const { chapters } = reduceEditor(openEditor(full), { type: 'add-after', id: 'a', newId: 'n' });
  expect(draw(chapters)).toEqual(['a:16667', 'n:16667', 'b:16666']);
});

test('a section that was saved without words gets its share with the next change', () => {
  const old = openEditor([leaf('a', 300), leaf('b', 0), chapter('c', [leaf('c1', 0), leaf('c2', 0)])]);
  const renamed = reduceEditor(old, { type: 'rename', id: 'a', title: 'x', atMs: 0 });
  expect(draw(renamed.chapters)).toEqual(['a:300', 'b:300', 'c:300', '  c1:150', '  c2:150']);
  expect(listWordless(reduceEditor(renamed, { type: 'undo' }).chapters)).toEqual([]);
});

test('a chapter does not go further up, a first heading has nothing to go under', () => {
  expect(canDo(sample(), { type: 'outdent', id: 'a' })).toBe(false);
  expect(canDo(sample(), { type: 'indent', id: 'a1' })).toBe(false);
});

test('moving goes past a sibling, and at the edge into the neighbouring chapter', () => {
  expect(draw(after({ type: 'move-up', id: 'a2' }).chapters).slice(0, 5)).toEqual([
    'a:600',
    '  a2:500',
    '    a21:200',
    '    a22:300',
    '  a1:100',
  ]);
  expect(draw(after({ type: 'move-down', id: 'a2' }).chapters).slice(0, 7)).toEqual([
    'a:100',
    '  a1:100',
    'b:900',
    '  a2:500',
    '    a21:200',
    '    a22:300',
    '  b1:400',
  ]);
  expect(draw(after({ type: 'move-up', id: 'b1' }).chapters).slice(5)).toEqual(['  b1:200', 'b:200', 'c:500']);
  expect(canDo(sample(), { type: 'move-up', id: 'a' })).toBe(false);
  expect(canDo(sample(), { type: 'move-down', id: 'c' })).toBe(false);
});

test('a dropped heading stands where it was dropped, with what is below it', () => {
  expect(draw(after({ type: 'place', id: 'a2', index: 4, depth: 0 }).chapters)).toEqual([
    'a:100',
    '  a1:100',
    'b:400',
    '  b1:400',
    'a2:500',
    '  a21:200',
    '  a22:300',
    'c:500',
  ]);
});

test('removing takes the words along, except those of an only section', () => {
  expect(draw(after({ type: 'remove', id: 'a2' }).chapters)).toEqual([
    'a:100',
    '  a1:100',
    'b:400',
    '  b1:400',
    'c:500',
  ]);
  expect(draw(after({ type: 'remove', id: 'b1' }).chapters).at(-2)).toBe('b:400');
});

test('the last heading stays', () => {
  const state = openEditor([leaf('only', 10)]);
  expect(reduceEditor(state, { type: 'remove', id: 'only' })).toBe(state);
});

test('words set on a heading are shared out among its sections', () => {
  expect(draw(after({ type: 'set-words', id: 'a', words: 1_201 }).chapters).slice(0, 5)).toEqual([
    'a:1201',
    '  a1:200',
    '  a2:1001',
    '    a21:400',
    '    a22:601',
  ]);
  expect(draw(after({ type: 'set-words', id: 'a21', words: 1_000 }).chapters).slice(0, 3)).toEqual([
    'a:1400',
    '  a1:100',
    '  a2:1300',
  ]);
});

test('words stay within what the server takes', () => {
  expect(totalWords(after({ type: 'set-words', id: 'a21', words: 99_999 }).chapters)).toBe(50_000);
  expect(after({ type: 'set-words', id: 'c', words: 0 }).chapters).toEqual(sample());
  expect(draw(after({ type: 'set-words', id: 'a2', words: 1 }).chapters).slice(2, 5)).toEqual([
    '  a2:2',
    '    a21:1',
    '    a22:1',
  ]);
});

test('fitting meets the target exactly, also from nothing', () => {
  expect(totalWords(after({ type: 'fit', target: 12_000 }).chapters)).toBe(12_000);
  const empty = openEditor([leaf('x', 0), leaf('y', 0), leaf('z', 0)]);
  expect(draw(reduceEditor(empty, { type: 'fit', target: 1_000 }).chapters)).toEqual(['x:334', 'y:333', 'z:333']);
});

test('undo and redo go step by step; typing in one line is one step, a pause begins another', () => {
  const typed = after(
    { type: 'rename', id: 'c', title: 'n', atMs: 0 },
    { type: 'rename', id: 'c', title: 'ne', atMs: 300 },
    { type: 'rename', id: 'c', title: 'new', atMs: 600 },
    { type: 'rename', id: 'c', title: 'new word', atMs: 5_000 },
  );
  const undone = reduceEditor(typed, { type: 'undo' });
  expect(undone.chapters.at(-1)?.title).toBe('new');
  const first = reduceEditor(undone, { type: 'undo' });
  expect(first.chapters).toEqual(sample());
  expect(reduceEditor(first, { type: 'undo' })).toBe(first);
  const again = reduceEditor(reduceEditor(first, { type: 'redo' }), { type: 'redo' });
  expect(again.chapters).toEqual(typed.chapters);
});

test('what came from the server can be undone to what was here', () => {
  const state = after({ type: 'load', chapters: [leaf('z', 1)] });
  expect(reduceEditor(state, { type: 'undo' }).chapters).toEqual(sample());
});

test('a change of one heading leaves the others the same objects', () => {
  const before = sample();
  const state = reduceEditor(openEditor(before), { type: 'rename', id: 'a21', title: 'x', atMs: 0 });
  expect(state.chapters[1]).toBe(before[1]);
  expect(state.chapters[0]?.children[0]).toBe(before[0]?.children[0]);
});

test('no list grows past what the server takes', () => {
  const full = Array.from({ length: maximumSiblings }, (_value, index) => leaf(`h${index}`, 1));
  expect(canDo(full, { type: 'add-after', id: 'h0', newId: 'n' })).toBe(false);
  expect(canDo(full, { type: 'add-child', id: 'h0', newId: 'n' })).toBe(true);
});

const operation = fc.record({
  kind: fc.constantFrom(
    ...(['add-after', 'add-child', 'remove', 'indent', 'outdent', 'move-up', 'move-down', 'place'] as const),
    ...(['set-words', 'fit', 'rename', 'undo', 'redo'] as const),
  ),
  at: fc.nat(1_000),
  index: fc.nat(20),
  depth: fc.integer({ min: -1, max: 4 }),
  words: fc.integer({ min: -10, max: 60_000 }),
});

test('whatever is done, the tree stays one that the server takes, and no words are lost by moving', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
      let state = openEditor(sample());
      operations.forEach(({ kind, at, index, depth, words }, step) => {
        const rows = flatten(state.chapters);
        const moved = rows[at % rows.length]?.chapter ?? newChapter('');
        const { id } = moved;
        const before = totalWords(state.chapters);
        state = reduceEditor(state, {
          ...{ id, newId: `n${step}`, index, depth, words, target: 12_000 },
          ...{ title: `t${step}`, atMs: step * 400, type: kind },
        } as EditorAction);
        expect(isAcceptable(state.chapters)).toBe(true);
        for (const { chapter: found } of flatten(state.chapters)) {
          if (found.children.length > 0) expect(found.word_count).toBe(totalWords(found.children));
        }
        expect(listWordless(state.chapters)).toEqual([]);
        const isMove = ['indent', 'outdent', 'move-up', 'move-down', 'place', 'rename'].includes(kind);
        // A section of a word or two cannot share them.
        if (isMove && moved.word_count > 2 * countLeaves([moved])) expect(totalWords(state.chapters)).toBe(before);
      });
      const wire = state.chapters.map(function named(found): Chapter {
        return { ...found, title: found.title || 'x', children: found.children.map(named) };
      });
      expect(Chapters.safeParse(wire).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});
