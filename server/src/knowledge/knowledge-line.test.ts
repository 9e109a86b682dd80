import { describe, expect, it } from 'vitest';
import { KnowledgeLine } from './knowledge-line.ts';
import { subjectLines } from './testing/subject-lines.ts';
import { WorkLine } from './work-line.ts';

const read = (line: object): string =>
  KnowledgeLine.safeParse(line)
    .error?.issues.map(({ path, message }) => [...path, message].join(': '))
    .join('\n') ?? 'fits';

describe('a line of knowledge', () => {
  it.each(Object.entries(subjectLines))('holds what a sheet on a subject says, in %s', (_language, lines) => {
    expect(lines.map(read).filter((answer) => answer !== 'fits')).toEqual([]);
    expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
  });

  it.each<[string, object, string]>([
    ['of no known kind', { kind: 'rumour', of: 'tea', text: 'x' }, 'kind'],
    ['that says nothing', { kind: 'definition', of: 'tea', text: '' }, 'text'],
    ['of nothing', { kind: 'definition', text: 'x' }, 'of'],
    ['with a figure that nobody vouches for', { kind: 'figure', of: 'tea', text: 'x', cite: 'y' }, 'sure'],
    ['with a law that cites nothing', { kind: 'law', of: 'tea', text: 'x', sure: 'certain' }, 'cite'],
    ['with a stage out of order', { kind: 'stage', of: 'tea', text: 'x' }, 'order'],
    ['with a word too many', { kind: 'definition', of: 'tea', text: 'x', txet: 'y' }, 'txet'],
    ['with a link of no known name', { kind: 'cause', of: 'tea', text: 'x', links: { becauseOf: ['y'] } }, 'links'],
    ['whose id is no id', { kind: 'cause', of: 'tea', id: 'Late frost', text: 'x' }, 'id'],
  ])('is refused %s', (_what, line, fault) => {
    expect(read(line)).toContain(fault);
  });
});

describe('a line of a work', () => {
  const work = {
    ...{
      kind: 'work',
      id: '5b0e0a52-6a39-4bb5-9d5c-0b8d5b3c7f10',
      title: 'On Tea',
      authors: [{ family: 'Lu', given: 'Y' }],
    },
    ...{ type: 'book', language: 'en', about: 'tea, water and vessels' },
  };
  it('leaves out what is not certain, and says how it was borne out and what it is about', () => {
    const topics = { zh: ['茶', '水', '茶具'], en: ['tea', 'water', 'tea ware'] };
    const borneOut = { level: 'catalogue', by: ['a national library'], on: '2026-01-31' };
    expect(WorkLine.parse({ ...work, borneOut, topics })).toMatchObject({ borneOut });
    expect(WorkLine.safeParse({ ...work, topics }).success).toBe(false);
    expect(WorkLine.safeParse({ ...work, borneOut, topics: { zh: topics.zh } }).success).toBe(false);
    expect(WorkLine.safeParse({ ...work, topics, borneOut: { ...borneOut, level: 'hearsay' } }).success).toBe(false);
    expect(WorkLine.safeParse({ ...work, id: undefined }).error?.message).toContain('randomUUID');
  });
});
