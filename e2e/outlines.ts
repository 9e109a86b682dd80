import type { APIRequestContext } from '@playwright/test';
import type { OutlineDetail, OutlineForm, OutlineSummary } from '@yanmo/contract/outlines';
import { type Account, callApi } from './accounts.ts';
import { expect } from './test.ts';

const prefix = '/api/ai-paper/paper/outline';

export const englishForm: OutlineForm = {
  title: 'The effect of remote work on team creativity',
  language: 'en',
  type: 'thesis',
  field: 'management',
  product: 'UNDERGRADUATE',
  word_count: 12_000,
};

export function getOutline(request: APIRequestContext, { token }: Account, key1: string): Promise<OutlineDetail> {
  return callApi(request, 'GET', `${prefix}/status/${key1}`, { token });
}

/** A written outline; every test but the one about writing starts from it. */
export async function createOutline(
  request: APIRequestContext,
  account: Account,
  change: Partial<OutlineForm> = {},
): Promise<OutlineDetail> {
  const form = { ...englishForm, ...change };
  const { token } = account;
  const { key1 } = await callApi<{ key1: string }>(request, 'POST', `${prefix}/create`, { data: form, token });
  let outline: OutlineDetail | undefined;
  await expect(async () => {
    outline = await getOutline(request, account, key1);
    expect(outline.status).toBe('SUCCEEDED');
  }).toPass({ intervals: [50] });
  return outline as OutlineDetail;
}

export async function listOutlines(request: APIRequestContext, { token }: Account): Promise<OutlineSummary[]> {
  const page = await callApi<{ outline_list: OutlineSummary[] }>(request, 'GET', `${prefix}/list`, { token });
  return page.outline_list;
}

/** Every heading with its level, as it would be read aloud. */
export function readHeadings({ chapters }: Pick<OutlineDetail, 'chapters'>): string[] {
  const read = (list: OutlineDetail['chapters'], depth: number): string[] =>
    list.flatMap(({ title, children }) => [`${'-'.repeat(depth + 1)} ${title}`, ...read(children, depth + 1)]);
  return read(chapters, 0);
}
