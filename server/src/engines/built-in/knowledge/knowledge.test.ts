import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subjectLines } from '../../../knowledge/testing/subject-lines.ts';
import { openKnowledge } from './knowledge.ts';
import { scoreEntries } from './select.ts';

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

const term = {
  ...{ kind: 'term', id: 'shade', type: 'variable', name: 'shade' },
  ...{ links: { affects: ['taste'], contrasts: ['sun'] }, about: ['@plants', 'hill'] },
};

it('puts together the terms of a field with what is said of each', () => {
  write(
    'en/agriculture.jsonl',
    { kind: 'words', id: 'leaves', words: ['leaf'] },
    { kind: 'words', id: 'plants', words: ['@leaves', 'bush'] },
    term,
    { kind: 'definition', of: 'shade', text: 'shade is less light' },
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

it('adds what is known of the subjects that are filed under a field, each fact once, problems with what answers them', () => {
  write('zh/economics.jsonl', { ...term, name: '遮阴', about: [] });
  write('zh/art.jsonl', { ...term, name: '光影', about: [] });
  write('subjects/zh/tea-picking.jsonl', ...subjectLines.zh);
  const { listEntries, listFacets } = openKnowledge(folder);
  expect(listEntries('art', 'zh').length).toBe(1);
  const entries = listEntries('economics', 'zh');
  const facets = listFacets('economics', 'zh');
  const problem = entries.find(({ id }) => id === 'tea-picking.few');
  expect(problem).toMatchObject({
    ...{ term: '旺季缺工', kind: 'problem', about: expect.arrayContaining(['采茶', '鲜叶采摘']) },
    links: { causes: ['tea-picking.away'], measures: ['tea-picking.machine'] },
  });
  // What measures the problem is said of it, what limits the remedy of that one.
  expect(facets['tea-picking.few']?.indicator).toContain('漏采的新梢');
  expect(facets['tea-picking.machine']?.limit).toContain('陡坡');
  // A problem is no definition, although it is told in the place of one; what measures it is of that very side.
  expect(problem?.sheet?.told).toEqual({ definition: 'problem', indicator: 'indicator' });
  const said = Object.values(facets).flatMap((sides) => Object.values(sides));
  expect(new Set(said).size).toBe(said.length);
  for (const { kind, text, cite } of subjectLines.zh.slice(1)) {
    const isForPapers = kind !== 'chain' && kind !== 'work' && typeof cite !== 'object';
    expect(said.some((clause) => String(clause).includes(String(text)))).toBe(isForPapers);
  }
  expect(scoreEntries(entries, '山区采茶旺季用工研究').get('tea-picking.few')).toBeGreaterThan(6);
  expect(scoreEntries(entries, '赣南采茶戏的传承').has('tea-picking.few')).toBe(false);
});

it('lets a narrower subject have of a wider one, and of one beside it, what speaks of it, and nothing else', () => {
  write('zh/agriculture.jsonl', { ...term, name: '遮阴', about: [] });
  const few = { kind: 'problem', of: 'tea-picking', id: 'early', name: '早采赶价', text: '明前茶价高，茶农提早开采' };
  const why = { kind: 'cause', of: 'tea-picking', id: 'premium', name: '时令溢价', text: '买家只认头几天' };
  const answer = {
    kind: 'remedy',
    of: 'tea-picking',
    id: 'grade',
    name: '按嫩度分级',
    text: '收购按嫩度而不按日子定价',
  };
  write('subjects/zh/tea-picking.jsonl', ...subjectLines.zh, { ...few, links: { causedBy: ['premium'] } }, why, {
    ...answer,
    links: { answers: ['premium'] },
  });
  const narrow = { ...subjectLines.zh[0], id: 'spring-tea', parent: 'tea-picking', match: ['明前茶'], aliases: [] };
  const own = { kind: 'problem', of: 'spring-tea', id: 'cold', name: '倒春寒', text: '新芽遇霜便焦，明前茶因而减产' };
  const named = { ...narrow, name: { short: '明前茶', usual: '明前茶', full: '清明之前采的茶' } };
  write('subjects/zh/spring-tea.jsonl', named, own);
  const entries = openKnowledge(folder).listEntries('agriculture', 'zh');
  const scores = scoreEntries(entries, '明前茶价格形成研究');
  expect(scores.get('tea-picking.early')).toBeGreaterThan(0);
  expect(scores.get('spring-tea.cold')).toBeGreaterThan(scores.get('tea-picking.early') ?? 0);
  // Its causes and answers come with a problem, though they do not name the tea themselves.
  expect(scores.has('tea-picking.premium') && scores.has('tea-picking.grade')).toBe(true);
  expect(scores.has('tea-picking.few')).toBe(false);
  // What is narrower says nothing of the wider, whatever words it shares.
  expect(scoreEntries(entries, '茶叶采摘机械化').has('spring-tea.cold')).toBe(false);
});
