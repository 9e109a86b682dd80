import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openKnowledge } from './knowledge.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yanmo-knowledge-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(file: string, ...lines: (object | string)[]): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(
    target,
    `${lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}\n`,
  );
}

const sheet = [
  { kind: 'subject', id: 'tea', name: { short: 'tea', usual: 'tea', full: 'tea growing' }, match: ['tea'] },
  { kind: 'actor', of: 'tea', id: 'grower', text: 'the grower decides when to pluck' },
];
const term = {
  ...{ kind: 'term', id: 'shade', type: 'variable', name: 'shade' },
  ...{ links: { affects: ['taste'], contrasts: ['sun'] }, about: ['@plants', 'hill'] },
};

it('puts together the terms of a field with what is said of each, and leaves subjects to others', () => {
  write(
    'en/agriculture.jsonl',
    { kind: 'words', id: 'leaves', words: ['leaf'] },
    { kind: 'words', id: 'plants', words: ['@leaves', 'bush'] },
    term,
    { kind: 'definition', of: 'shade', text: 'shade is less light' },
    ...sheet,
  );
  const { listEntries, listFacets, listNames } = openKnowledge(folder);
  expect(listNames('agriculture', 'en')).toEqual([{ id: 'shade', term: 'shade' }]);
  expect(listEntries('agriculture', 'en')).toEqual([
    { id: 'shade', term: 'shade', kind: 'variable', links: { affects: ['taste'] }, about: ['leaf', 'bush', 'hill'] },
  ]);
  expect(listFacets('agriculture', 'en')).toEqual({
    shade: { contrasts: ['sun'], definition: 'shade is less light' },
  });
});

it('reads only the file that is asked for, once, and methods apart', () => {
  write('en/methods.jsonl', {
    kind: 'term',
    id: 'm-notes',
    type: 'method',
    name: 'notes',
    stage: 'literature',
    kinds: ['review'],
  });
  write('en/art.jsonl', { ...term, about: [] });
  const read = vi.spyOn(fs, 'readFileSync');
  try {
    const { listEntries, listFacets, listMethods } = openKnowledge(folder);
    listFacets('art', 'en');
    listEntries('art', 'en');
    expect(read.mock.calls.map(([file]) => file)).toEqual([path.join(folder, 'en/art.jsonl')]);
    expect(listMethods('en')).toMatchObject([
      { id: 'm-notes', stage: 'literature', approaches: [], kinds: ['review'] },
    ]);
  } finally {
    read.mockRestore();
  }
});

it.each<[string, object | string, string]>([
  ['half a line', '{"kind":"definition","of":"sha', 'is no JSON'],
  ['an empty line', '', 'is no JSON'],
  ['a line that is no record', '"shade"', 'has no kind'],
  ['a fact of nothing', { kind: 'definition', of: 'sun', text: 'the sun is bright' }, 'definition of sun'],
  ['words that nobody wrote', { ...term, id: 'dusk', about: ['@nowhere'] }, '@nowhere'],
])('says where %s stands', (_what, line, message) => {
  write('en/art.jsonl', { ...term, about: [] }, line);
  const { listEntries } = openKnowledge(folder);
  const place = `${path.join(folder, 'en/art.jsonl')}:2: `;
  expect(() => listEntries('art', 'en')).toThrow(place);
  expect(() => listEntries('art', 'en')).toThrow(message);
});
