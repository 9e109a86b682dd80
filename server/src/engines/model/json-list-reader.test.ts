import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonListReader, MalformedEntry } from './json-list-reader.ts';

function readAll(text: string, key = 'chapters'): unknown[] {
  return [...new JsonListReader(key).push(text)];
}

describe('a list that streams in', () => {
  test('gives an entry at the character that completes it', () => {
    const reader = new JsonListReader('chapters');
    expect([...reader.push('{"chapters":[{"title":"a","children":[{"title":"b"}]')]).toEqual([]);
    expect([...reader.push('}')]).toEqual([{ title: 'a', children: [{ title: 'b' }] }]);
    expect(reader.isBetweenEntries).toBe(true);
    expect([...reader.push(', "plain", 3]')]).toEqual(['plain', 3]);
    expect(reader.isClosed).toBe(true);
  });

  test('is the same however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.jsonValue(), fc.string()), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        (entries, sizes) => {
          const text = JSON.stringify({ note: { chapters: [0] }, chapters: entries });
          const reader = new JsonListReader('chapters');
          const read: unknown[] = [];
          for (let at = 0, turn = 0; at < text.length; turn += 1) {
            const size = sizes[turn % sizes.length] ?? 1;
            read.push(...reader.push(text.slice(at, at + size)));
            at += size;
          }
          expect(read).toEqual(JSON.parse(text).chapters);
          expect(reader.isClosed).toBe(true);
        },
      ),
    );
  });

  test('gives what is whole of the entry that comes, once', () => {
    const reader = new JsonListReader('chapters');
    const push = (text: string) => [[...reader.push(text)], reader.takeGrowing()];
    expect(push('{"chapters":[{"title":"a')).toEqual([[], {}]);
    expect(push('","weight":2')).toEqual([[], { title: 'a' }]);
    expect(push('0')).toEqual([[], undefined]);
    expect(push(',"children":[{"title":"b\\"","su')).toEqual([
      [],
      { title: 'a', weight: 20, children: [{ title: 'b"' }] },
    ]);
    expect(push('mmary":"c"}]},{"title":"d"')).toEqual([
      [{ title: 'a', weight: 20, children: [{ title: 'b"', summary: 'c' }] }],
      { title: 'd' },
    ]);
    expect(push('}]}')).toEqual([[{ title: 'd' }], undefined]);
  });

  test.each([
    ['a code fence', '```json\n{"chapters":[1,2]}\n```'],
    ['a sentence', 'Here you are: {"chapters":[1,2]} Enjoy.'],
    ['a bare list', '[1,2]'],
    ['thoughts', '<think>maybe {"chapters":[9]}?</think>{"chapters":[1,2]}'],
    ['another key', '{"language":"zh","n":{"chapters":[7]},"chapters":[1,2]}'],
  ])('is found behind %s', (_what, text) => {
    expect(readAll(text)).toEqual([1, 2]);
  });

  test('tolerates raw line breaks inside a string', () => {
    expect(readAll('{"chapters":["a\nb"]}')).toEqual(['a b']);
  });

  test('says which entry is not JSON after giving those before it', () => {
    const entries = new JsonListReader('chapters').push('{"chapters":[{"a":1},{"a":}]}');
    expect(entries.next().value).toEqual({ a: 1 });
    expect(() => entries.next()).toThrow(MalformedEntry);
  });
});
