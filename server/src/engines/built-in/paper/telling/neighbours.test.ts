import { describe, expect, it } from 'vitest';
import type { Source } from '../pool.ts';
import { requestPaper } from '../request-paper.ts';
import { openContext, printSection, writePaperAtOnce } from '../write-paper.ts';
import { listClaims } from './list-claims.ts';
import { openNeighbours, setNeighboursBehind } from './neighbours.ts';
import { listTold, type ToldFact } from './told-fact.ts';

const request = (title: string) =>
  requestPaper({ title, language: 'zh', field: 'management', wordCount: 6_000, type: 'thesis' });

const source = (term: string, isBeside: boolean): Source =>
  ({
    isBeside,
    entry: {
      id: term,
      term,
      about: [],
      sheet: {
        id: isBeside ? '邻近' : '民宿',
        names: isBeside ? ['采摘园'] : ['民宿'],
        same: [],
        within: [],
        says: [],
      },
    },
  }) as unknown as Source;

const chain = (term: string, isBeside: boolean, aim: number): ToldFact[] =>
  (['problem', 'cause', 'remedy'] as const).map((kind) => ({
    ...{
      id: `${term}.${kind}`,
      clause: term,
      also: [],
      kind,
      group: term,
      term,
      units: 400,
      pieces: new Set<string>(),
    },
    ...{ own: null, nearness: 1, aim, standing: 'TOPIC', bears: false, worth: () => 1 },
    proposition: { source: source(term, isBeside), facet: 'definition', clause: term },
  }));

describe('a neighbour’s trouble', () => {
  const { subject, pool } = openContext(request('乡村民宿经营的困境与出路'));
  const isNeighbour = openNeighbours(listTold(pool, []), subject);

  it('is one of another sheet whose name adds something to the title', () => {
    expect(isNeighbour(source('采摘园客源不稳', true))).toBe(true);
    expect(isNeighbour(source('乡村民宿经营难', true))).toBe(false);
    expect(isNeighbour(source('租约纠纷', false))).toBe(false);
  });

  it('comes behind the title’s own, and is left out where these are three', () => {
    const near = chain('采摘园客源不稳', true, 3);
    const own = ['租约纠纷', '证照不全', '互相压价'].map((term) => chain(term, false, 0.5));
    const few = setNeighboursBehind([...near, ...own.slice(0, 2).flat()], () => false, subject);
    expect(few).toHaveLength(9);
    expect(few.filter(({ group }) => group === '采摘园客源不稳').every(({ aim }) => aim < 0.5)).toBe(true);
    const enough = setNeighboursBehind([...near, ...own.flat()], () => false, subject);
    expect(enough.map(({ group }) => group)).not.toContain('采摘园客源不稳');
    expect(
      setNeighboursBehind([...near, ...own.flat()], ({ group }) => group === '采摘园客源不稳', subject),
    ).toHaveLength(12);
  });

  it('is neither told nor concluded in a paper that has enough of its own', () => {
    const paper = writePaperAtOnce(request('乡村民宿同质化经营的困境与出路'));
    const text = paper.sections.map((section) => printSection(section, 'zh')).join('\n');
    expect(listClaims(paper.context).length).toBeGreaterThan(2);
    expect(text).not.toContain('农户得利少');
  });

  it('is one on another side of the sheet that the title calls by a side, and never one that names the very thing', () => {
    const asked = requestPaper({
      ...{ title: '小学生课外阅读的现状与对策', language: 'zh', field: 'education', wordCount: 6_000, type: 'thesis' },
    });
    const text = writePaperAtOnce(asked)
      .sections.map((section) => printSection(section, 'zh'))
      .join('\n');
    expect(text).toContain('课外阅读缺少指导');
    expect(text).not.toMatch(/语法课|孤立低效|英语/u);
  });
});
