import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import type { Role } from '../roles.ts';
import { openContext } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';

const ofTroubles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

describe('how a thing works', () => {
  it('stands where the paper says how things are, and not among causes of troubles that it does not speak of', () => {
    const title = '乡村民宿发展的现状、问题与对策';
    const request = requestPaper({ title, language: 'zh', field: 'management', type: 'thesis', wordCount: 6_000 });
    const context = openContext(request);
    const deal = dealFacts(context, [], request.wordCount);
    const found = context.spots.flatMap((spot) =>
      deal.of(spot).flatMap(({ kind }) => (kind === 'mechanism' ? [spot.role] : [])),
    );
    expect(found).toContain('status');
    expect(found.filter((role) => ofTroubles.has(role))).toEqual([]);
  });
});
