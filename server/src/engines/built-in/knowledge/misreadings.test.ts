import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../knowledge/subject-files.ts';
import { toEntries } from './sheet-entries.ts';

const of = 'rise';
const named = (kind: string, id: string, links: object = {}): object => ({
  ...{ kind, of, id, name: `the name of ${id}`, text: `what is said of ${id} in words of its own`, links },
});
const sheet = {
  subject: {
    ...{
      kind: 'subject',
      id: of,
      field: 'history',
      name: { short: 'rise', usual: 'the rise', full: 'the rise to power' },
    },
    ...{ aliases: [], match: ['rise to power'], notMatch: [], neighbours: [], alsoFields: [] },
  },
  facts: [
    named('correction', 'r2', { answers: ['k2'] }),
    named('correction', 'r1', { answers: ['k1'], limitedBy: ['x'] }),
    named('ground', 'k2'),
    named('ground', 'k1'),
    named('misreading', 'q', { causedBy: ['k1', 'k2'], measuredBy: ['i'] }),
    { kind: 'indicator', of, id: 'i', text: 'by what the claim can be tested' },
    named('problem', 'p', { causedBy: ['c'] }),
    named('cause', 'c'),
    { kind: 'limit', of, id: 'x', text: 'how far the first of them goes is not known' },
  ],
  chains: [
    {
      kind: 'chain',
      of,
      id: 'one',
      title: 'one',
      path: [['q'], ['k1', 'k2'], ['r1', 'r2']],
      check: [],
      limit: [],
      basis: [],
    },
  ],
} as unknown as Sheet;

const entries = toEntries(sheet, { language: 'en', cites: new Map() }, []).map(({ entry }) => entry);
const byId = (id: string) => entries.find((entry) => entry.id === `${of}.${id}`);

describe('what is wrongly believed of a subject', () => {
  it('is neither a problem with causes nor a measure, and no heading can be made of it', () => {
    for (const id of ['q', 'k1', 'k2', 'r1', 'r2']) expect(byId(id)).toMatchObject({ kind: 'fact', links: {} });
    expect(byId('p')).toMatchObject({ kind: 'problem', links: { causes: [`${of}.c`] } });
  });

  it('is told where what is disputed has its place, with its grounds and corrections', () => {
    expect(byId('q')?.sheet?.told).toEqual({ definition: 'debate' });
    expect(byId('k1')?.sheet?.told).toEqual({ mechanism: 'debate' });
    expect(byId('r1')?.sheet?.told).toEqual({ counter: 'debate', limit: 'limit' });
  });

  it('goes with its grounds, each before what sets it right', () => {
    const own = entries.filter(({ sheet: one }) => one?.misreading === `${of}.q`);
    const inOrder = own.toSorted((one, other) => (one.sheet?.order ?? 0) - (other.sheet?.order ?? 0));
    expect(inOrder.map(({ id }) => id)).toEqual(['q', 'k1', 'r1', 'k2', 'r2'].map((id) => `${of}.${id}`));
    expect(byId('c')?.sheet?.misreading).toBeUndefined();
  });
});
