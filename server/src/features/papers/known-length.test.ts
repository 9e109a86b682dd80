import { languages } from '@yanmo/contract/languages';
import { describe, expect, it } from 'vitest';
import { EngineUnavailable, type Writable } from '../../engines/engine.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrderedOutline } from '../outlines/service.ts';
import { createKnownLengths, type TextCompanion } from './known-length.ts';

const outline = {
  key1: 'k1',
  form: { title: '社区食堂的运营', language: 'zh', type: 'thesis', field: 'management', product: 'MASTER' },
  keywords: [],
  extraRequirements: '',
  understanding: null,
  wishes: null,
  variant: 0,
  chapters: [{ id: 'a', title: '绪论', summary: '', word_count: 9_000, works: [], children: [] }],
  sources: null,
  ...{ own: [], ownTables: [], englishTitle: null, cover: {} },
} as unknown as OrderedOutline;
const db = {} as Database;
const writable = {
  units: 4_000,
  leaves: { a: 4_000 },
  subjects: 1,
  own: 0,
  works: 0,
  unknown: [],
  seldom: [],
  missing: [] as string[],
  unlinked: null as Writable['unlinked'],
};

let wait = 0;
const limiter = { admit: async () => wait };

function lengthsBy(measureWritable: () => Promise<typeof writable>) {
  const engine = { kind: 'BUILT_IN', version: '1', measureWritable } as never;
  return createKnownLengths({ db, engine, library: { findWorks: async () => [] }, limiter });
}

it('an engine that is away, or late, is told alike to all who wait for the same length, and asked anew by the next', async () => {
  const late = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  for (const failure of [new EngineUnavailable('away'), late]) {
    let isAway = true;
    let asked = 0;
    const lengths = lengthsBy(async () => {
      asked += 1;
      await Promise.resolve();
      if (isAway) throw failure;
      return writable;
    });
    const both = await Promise.allSettled([lengths.askAhead('u', outline), lengths.askAhead('u', outline)]);
    expect(both).toMatchObject([0, 1].map(() => ({ reason: { code: 'engine_unavailable' } })));
    expect(asked).toBe(1);
    isAway = false;
    await lengths.askAhead('u', outline);
    expect(await lengths.find(db, 'u', outline, 9_000)).toMatchObject({ known: { units: 4_000 } });
  }
});

it('an outline that was changed while its length was counted is not ordered at the length of another', async () => {
  const lengths = lengthsBy(async () => writable);
  await lengths.askAhead('u', outline);
  const changed = { ...outline, extraRequirements: '不写问卷' };
  await expect(lengths.find(db, 'u', changed, 9_000)).rejects.toMatchObject({ code: 'outline_stale' });
});

it('is counted anew for one student so often and no more; what was counted is there for all that', async () => {
  const lengths = lengthsBy(async () => writable);
  await lengths.askAhead('u', outline);
  wait = 7;
  await lengths.askAhead('u', outline);
  const changed = { ...outline, extraRequirements: '不写问卷' };
  await expect(lengths.askAhead('u', changed)).rejects.toMatchObject({ code: 'too_many_requests' });
  wait = 0;
});

it('is not ordered where nothing is known of what its title is about, however much there is to tell', async () => {
  const lengths = lengthsBy(async () => ({ ...writable, missing: ['弹性工作制', '留任'] }));
  await lengths.askAhead('u', outline);
  await expect(lengths.find(db, 'u', outline, 9_000)).rejects.toMatchObject({
    ...{ code: 'title_terms_unknown', params: { terms: '弹性工作制、留任' } },
  });
});

it('is not ordered where what is known of the two ends of its title says nothing of how they hang together; where hardly anything does, the quote says so', async () => {
  const ends = { cause: '护士人力配置', outcome: '住院患者跌倒' };
  const lengthOf = async (isApart: boolean) => {
    const lengths = lengthsBy(async () => ({ ...writable, unlinked: { ...ends, isApart } }));
    await lengths.askAhead('u', outline);
    return lengths.find(db, 'u', outline, 9_000);
  };
  await expect(lengthOf(true)).rejects.toMatchObject({ code: 'title_link_unknown', params: ends });
  expect((await lengthOf(false))?.length.unlinked).toEqual(ends);
});

it('is ordered from the shortest length of a paper and not from less, in whatever language', async () => {
  for (const language of languages) {
    const of = { ...outline, form: { ...outline.form, language } };
    for (const [units, isSold] of [
      [951, false],
      [999, false],
      [1_000, true],
    ] as const) {
      const lengths = lengthsBy(async () => ({ ...writable, units, leaves: { a: units } }));
      await lengths.askAhead('u', of);
      const found = lengths.find(db, 'u', of, 9_000);
      if (isSold) await expect(found).resolves.toMatchObject({ known: { units } });
      else await expect(found).rejects.toMatchObject({ code: 'too_little_known', params: { units, minimum: 1_000 } });
    }
  }
});

describe('a document that goes with a paper', () => {
  const asked: unknown[] = [];
  function lengthsOf(units: number, missing: string[] = []) {
    const measureCompanion = async (request: { kind: string; wordCount: number }) => {
      asked.push([request.kind, request.wordCount]);
      return { ...writable, units, missing };
    };
    const engine = { kind: 'BUILT_IN', version: '1', measureWritable: async () => writable, measureCompanion } as never;
    return createKnownLengths({ db, engine, library: { findWorks: async () => [] }, limiter });
  }

  it.each([
    ['proposal', 'zh', 3_500, 1_167, 'proposal_too_little_known'],
    ['task_book', 'ja', 1_500, 500, 'task_book_too_little_known'],
    ['literature_review', 'en', 1_800, 600, 'review_too_little_known'],
  ] as const)(
    '%s in %s comes to what is known, up to its usual length, and is refused below a third',
    async (of, language, usual, minimum, code) => {
      const outlineIn = { ...outline, form: { ...outline.form, language } };
      for (const units of [usual, minimum]) {
        const lengths = lengthsOf(units);
        await lengths.askAhead('u', outlineIn, of);
        expect(await lengths.findCompanion(db, 'u', outlineIn, of)).toBe(units);
      }
      expect(asked.at(-1)).toEqual([of, usual]);
      const lengths = lengthsOf(minimum - 1);
      await lengths.askAhead('u', outlineIn, of);
      await expect(lengths.findCompanion(db, 'u', outlineIn, of)).rejects.toMatchObject({
        ...{ code, params: { units: minimum - 1, minimum } },
      });
    },
  );

  it('is measured for itself, kept apart from its paper, and refused where it would be beside its title', async () => {
    const lengths = lengthsOf(3_000, ['盲盒']);
    await lengths.askAhead('u', outline);
    await expect(lengths.findCompanion(db, 'u', outline, 'proposal')).rejects.toMatchObject({ code: 'outline_stale' });
    await lengths.askAhead('u', outline, 'proposal');
    await expect(lengths.findCompanion(db, 'u', outline, 'proposal')).rejects.toMatchObject({
      ...{ code: 'title_terms_unknown', params: { terms: '盲盒' } },
    });
    // What was answered since is another length.
    const answered = { ...outline, own: [{ id: 'a' }] } as unknown as OrderedOutline;
    const again = lengths.findCompanion(db, 'u', answered, 'proposal');
    await expect(again).rejects.toMatchObject({ code: 'outline_stale' });
  });

  it('of an engine that writes to any length is sold by the piece', async () => {
    const engine = { kind: 'MODEL', version: '1' } as never;
    const lengths = createKnownLengths({ db, engine, library: { findWorks: async () => [] }, limiter });
    for (const kind of ['proposal', 'task_book', 'literature_review'] satisfies TextCompanion[]) {
      await lengths.askAhead('u', outline, kind);
      expect(await lengths.findCompanion(db, 'u', outline, kind)).toBeNull();
    }
  });
});
