import type { Understanding, Wish } from '@yanmo/contract/understanding';
import type { Work } from '@yanmo/contract/works';
import { expect, it } from 'vitest';
import type { OrderedOutline } from '../outlines/service.ts';
import { basisOf, hashBasis, requestOf } from './paper-basis.ts';
import { StoredBasis } from './stored-paper.ts';

const understanding: Understanding = {
  object: '社区食堂',
  aspect: '运营的可持续性',
  context: '',
  kind: 'case-study',
  confidence: { object: 1, aspect: 1, context: 0.6, kind: 1 },
};
const wish: Wish = { text: '不写问卷', read_as: { kind: 'EXCLUSION', what: '问卷' } };
const outline = {
  form: { title: '社区食堂为什么越办越难？', language: 'zh', type: 'thesis', field: 'management', product: 'MASTER' },
  keywords: ['社区食堂'],
  extraRequirements: '不写问卷',
  understanding: null,
  wishes: null,
  variant: 0,
  chapters: [{ id: 'a', title: '绪论', summary: '', word_count: 9_000, works: ['w1'], children: [] }],
  sources: null,
  ...{ own: [], ownTables: [], englishTitle: null, cover: {} },
} as unknown as OrderedOutline;

it('a paper is written as its outline was understood, and as the row says that keeps it', () => {
  const basis = basisOf({ ...outline, understanding, wishes: [wish] });
  expect(basis).toMatchObject({ understanding, wishes: [wish] });
  expect(StoredBasis.parse(JSON.parse(JSON.stringify(basis)))).toEqual(basis);
  expect(hashBasis(basis)).not.toBe(hashBasis(basisOf({ ...outline, understanding, wishes: [] })));
});

it('an outline from before it was understood is the one that was ordered then', () => {
  expect(basisOf(outline)).not.toHaveProperty('understanding');
  expect(basisOf(outline)).not.toHaveProperty('wishes');
});

it('what the student answered and handed in is kept with it, and makes no other order of it', () => {
  const own = [
    { id: 'answer-view-1', from: 'ANSWER' as const, kind: 'view' as const, text: '办得起', terms: ['食堂'] },
  ];
  const cited = { ...own[0], id: 'u-1', from: 'UPLOAD' as const, cite: 'w1' } as OrderedOutline['own'][number];
  const table = { name: 'tab-own-1', caption: '客流', head: ['月', '人次'], rows: [['1', '20']], terms: [] };
  const given = {
    own: [...own, cited],
    ownTables: [table],
    hasUploads: true,
    englishTitle: 'Canteens',
    cover: { school: '某大学' },
  };
  const basis = basisOf({ ...outline, ...given });
  expect(basis).toMatchObject(given);
  expect(StoredBasis.parse(JSON.parse(JSON.stringify(basis)))).toEqual(basis);
  expect(hashBasis(basis)).toBe(hashBasis(basisOf(outline)));
  // Its work may not be printed: what was read in it is not said.
  expect(requestOf(basis, []).own).toEqual(own);
});

it('an order from before works were looked for has the hash it had; after it, a work that goes or comes makes no other paper', () => {
  // As it was computed then.
  expect(hashBasis(basisOf(outline))).toBe('2961212ff1066e340e4b5e7b18e402ea');
  const sources = { kept: ['w1', 'w2'], dropped: [], chosen: ['w2'], isSearched: true };
  const searched = basisOf({ ...outline, sources });
  expect(StoredBasis.parse(JSON.parse(JSON.stringify(searched)))).toEqual(searched);
  const [chapter] = outline.chapters;
  const without = { ...outline, chapters: chapter ? [{ ...chapter, works: [] }] : [] };
  const dropped = basisOf({ ...without, sources: { ...sources, kept: ['w2'], dropped: ['w1'] } });
  expect(hashBasis(dropped)).toBe(hashBasis(searched));
  expect(hashBasis(basisOf(without))).not.toBe(hashBasis(basisOf(outline)));
});

it('what the student chose is cited as his own, and has a section though none speaks of it', () => {
  const [chapter] = outline.chapters;
  const chapters = chapter ? [{ ...chapter, works: [] }] : [];
  const sources = { kept: ['found', 'chosen'], dropped: [], chosen: ['chosen'], isSearched: true };
  const work = { title: 'Zebra', abstract: null, language: 'en', topics: null, standing: 'VERIFIED', authors: [] };
  const works = ['found', 'chosen'].map((id) => ({ ...work, id })) as unknown as Work[];
  const request = requestOf(basisOf({ ...outline, chapters, sources }), works);
  expect(request.works.map(({ id, isOwn = false }) => [id, isOwn])).toEqual([
    ['found', false],
    ['chosen', true],
  ]);
  expect(request.chapters.map((section) => section.works)).toEqual([['chosen']]);
});
