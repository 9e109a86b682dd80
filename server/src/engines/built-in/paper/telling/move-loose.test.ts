import { describe, expect, it } from 'vitest';
import { requestPaper } from '../request-paper.ts';
import type { Role } from '../roles.ts';
import { openContext } from '../write-paper.ts';
import { dealFacts } from './deal-facts.ts';

const ofTroubles: ReadonlySet<Role> = new Set<Role>(['problem', 'cause', 'measure']);

describe('how a thing works', () => {
  it('stands where the paper says how things are, and not among causes of troubles that it does not speak of', () => {
    for (const title of ['农村小学家校合作存在的问题及对策', '中小企业应收账款管理的问题与对策']) {
      const request = requestPaper({ title, language: 'zh', field: 'management', type: 'thesis', wordCount: 6_000 });
      const context = openContext(request);
      const deal = dealFacts(context, [], request.wordCount);
      const found = context.spots.flatMap((spot) =>
        deal.of(spot).flatMap(({ kind }) => (kind === 'mechanism' ? [spot.role] : [])),
      );
      expect(found, title).toContain('status');
      expect(
        found.filter((role) => ofTroubles.has(role)),
        title,
      ).toEqual([]);
    }
  });
});
