import { expect, it } from 'vitest';
import { requestPaper } from '../../../engines/built-in/paper/request-paper.ts';
import { readCites } from '../../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../../knowledge/read-lines.ts';
import { openCollection } from '../../library/service.ts';
import type { Paper } from '../store.ts';
import { findFitting } from './find-fitting.ts';

it('counts a verified work as fitting that a fact of the subject rests on, whatever the title finds', async () => {
  const { find } = openCollection();
  const cited = [...readCites(knowledgeFolder).values()].flatMap(({ works }) => works.flatMap((id) => find(id) ?? []));
  const [work] = cited;
  if (!work) throw new Error('no sheet cites a verified work');
  const other = { ...work, id: '00000000-0000-4000-8000-000000000000' };
  const request = requestPaper({ title: '夜间经济', language: 'zh', field: 'economics', wordCount: 3_000, works: [] });
  const paper = { userId: 'u', request: request as unknown as Paper['request'] };
  const fitting = await findFitting({ listFitting: async () => new Set<string>() } as never, paper, [work, other]);
  expect([...fitting]).toEqual([work.id]);
});
