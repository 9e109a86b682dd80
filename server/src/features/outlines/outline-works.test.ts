import type { OutlineWorks } from '@yanmo/contract/outline-works';
import type { Chapter } from '@yanmo/contract/outlines';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultModelLimits } from '../../engines/model/limits.ts';
import { readCitedWorks } from '../../knowledge/read-cited.ts';
import { knowledgeFolder } from '../../knowledge/read-lines.ts';
import { type OpenAiDouble, startOpenAiDouble } from '../../testing/openai-double/openai-double.ts';
import { putVerifiedWorks } from '../../testing/orders/put-verified-works.ts';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { walkChapters } from './chapter-tree.ts';

let double: OpenAiDouble;
let site: TestSite;
let client: ReturnType<typeof createSiteClient>;

const entry = (id: string, title: string) =>
  `@article{${id}, title={${title}}, author={王 ${id}}, year={2021}, journal={消费经济}, volume={3}, pages={1--9}}`;
const onTopic = Array.from({ length: 20 }, (_, index) =>
  entry(`on${index}`, `社区团购平台的售后承诺与居民复购意愿：来自第${index}个城市的证据`),
);

beforeAll(async () => {
  double = await startOpenAiDouble();
  site = await createTestSite({
    environment: {
      ...{ RATE_LIMIT_SCALE: '1000', LLM_BASE_URL: double.baseUrl, LLM_API_KEY: 'key', LLM_MODEL: 'double' },
      // Nothing listens there; of many other low ports fetch itself wants to know nothing.
      ...{ LITERATURE_ONLINE: 'auto', CROSSREF_ENDPOINT: 'http://127.0.0.1:2' },
    },
    work: true,
    modelLimits: { ...defaultModelLimits, backoffBaseMs: 20, backoffMaximumMs: 100 },
  });
  client = createSiteClient(site);
  const others = [entry('off1', '离题：社区团购平台与居民复购意愿'), entry('later', '生鲜电商的冷链配送成本')];
  await putVerifiedWorks(site.platform.db, [...onTopic, ...others].join('\n'));
});
afterAll(async () => {
  await site.close();
  await double.stop();
});
beforeEach(() => double.reset());

const form = {
  ...{ title: '社区团购平台售后承诺对居民复购意愿的影响', language: 'zh', type: 'thesis', field: 'management' },
  ...{ product: 'FINAL', word_count: 6_000 },
  understanding: {
    ...{ object: '社区团购平台售后承诺', aspect: '对居民复购意愿的影响', context: '', kind: 'relation-test' },
    confidence: { object: 1, aspect: 1, context: 1, kind: 1 },
  },
  wishes: [],
};
const prefix = '/api/ai-paper/paper';
const post = (path: string, token: string, body: object) => client.call(`${prefix}/${path}`, { token, body });
const worksOf = async (token: string, key1: string): Promise<OutlineWorks> =>
  (await client.call(`${prefix}/outline/works?key1=${key1}`, { token })).result;

async function begin(token: string, body: object = {}): Promise<string> {
  return (await post('outline/create', token, { ...form, ...body })).result.key1;
}
async function written(token: string, key1: string): Promise<{ status: string; chapters: Chapter[] }> {
  return vi.waitFor(
    async () => {
      const { result } = await client.call(`${prefix}/outline/status/${key1}`, { token });
      expect(result.status).not.toBe('WAITING');
      return result;
    },
    { interval: 100 },
  );
}
async function write(token: string, body: object = {}) {
  const key1 = await begin(token, body);
  return { key1, ...(await written(token, key1)) };
}
const restsOn = (chapters: readonly Chapter[]) => [...walkChapters(chapters)].flatMap(({ works }) => works);
const change = (deed: 'drop' | 'add', token: string, key1: string, ids: readonly string[]) =>
  post(`outline/works/${deed}`, token, { key1, work_ids: ids });
const countFirst = (task: string): number =>
  Object.entries(double.statistics().asked).reduce(
    (sum, [key, { first }]) => (key.startsWith(task) ? sum + first : sum),
    0,
  );

describe('the works of an outline', () => {
  it('are found before it is written, said why, and dropped or added for it and for its papers', async () => {
    const token = await client.logInToken(newPhone());
    const { key1, chapters } = await write(token);
    const found = await worksOf(token, key1);
    // Twelve is one and a half times what is wanted; the double calls one of them off topic.
    expect(found).toMatchObject({ wanted: 8, fitting: 12, is_searching: false, is_searched: true });
    expect(found.places).toEqual([{ place: 'CROSSREF', state: 'unavailable', count: 0 }]);
    expect(new Set(found.works.map(({ reason }) => reason))).toEqual(new Set(['与论文的研究对象直接相关']));
    expect(found.works.some(({ work }) => work.title.startsWith('离题'))).toBe(false);
    const asked = double
      .statistics()
      .requests.findLast(({ messages }) => messages.some(({ content }) => content.includes('task=outline ')));
    expect(JSON.stringify(asked?.messages)).toContain(found.works[0]?.work.title);
    const cited = found.works.find(({ work }) => restsOn(chapters).includes(work.id));
    expect(cited?.chapters).toHaveLength(1);
    const gone = cited?.work.id ?? '';
    const stranger = await client.logInToken(newPhone());
    for (const deed of ['drop', 'add'] as const) {
      expect((await change(deed, stranger, key1, [gone])).status).toBe(404);
    }
    expect((await client.call(`${prefix}/outline/works?key1=${key1}`, { token: stranger })).status).toBe(404);
    // What only a sheet names is no work that anybody can choose.
    const [named] = readCitedWorks(knowledgeFolder);
    expect(await change('add', token, key1, [named?.id ?? ''])).toMatchObject({ status: 404, error: 'not_found' });

    const dropped = (await change('drop', token, key1, [gone])).result as OutlineWorks;
    expect(dropped).toMatchObject({ fitting: 11 });
    expect(dropped.works.at(-1)).toMatchObject({ is_kept: false, chapters: [], work: { id: gone } });
    expect(restsOn((await written(token, key1)).chapters)).not.toContain(gone);
    const { rows } = await site.platform.pool.query("select id from works where title = '生鲜电商的冷链配送成本'");
    const [{ id: later }] = rows;
    const added = (await change('add', token, key1, [later.toUpperCase()])).result as OutlineWorks;
    expect(added.works.find(({ work }) => work.id === later)).toMatchObject({ origin: 'ADDED', is_kept: true });
    expect((await change('add', token, key1, [crypto.randomUUID()])).status).toBe(404);
    const offered = await client.call(`${prefix}/references?key1=${key1}`, { token });
    const ids = offered.result.references.map(({ work }: { work: { id: string } }) => work.id);
    expect(ids).toHaveLength(12);
    expect(ids).toContain(later);
    expect(ids).not.toContain(gone);

    // Written again it is another outline; what the student decided stands.
    await write(token, { key: key1 });
    const again = await worksOf(token, key1);
    expect(again.works.find(({ work }) => work.id === gone)).toMatchObject({ is_kept: false });
    expect(again.works.find(({ work }) => work.id === later)).toMatchObject({ origin: 'ADDED', is_kept: true });

    // At one moment: one after the other, and whichever was last holds.
    const both = await Promise.all([change('drop', token, key1, [later]), change('add', token, key1, [later])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const rowsOfLater = (await worksOf(token, key1)).works.filter(({ work }) => work.id === later);
    expect(rowsOfLater).toHaveLength(1);
  });

  it('are two hundred at most: whoever uploads more is told which file found no room', async () => {
    const token = await client.logInToken(newPhone());
    const key1 = await begin(token);
    await written(token, key1);
    const { rows } = await site.platform.pool.query('select id from outlines where key1 = $1', [key1]);
    const many = Array.from({ length: 200 }, (_, index) => entry(`far${index}`, `极地冰川第${index}号钻孔的测温记录`));
    await putVerifiedWorks(site.platform.db, many.join('\n'));
    await site.platform.pool.query(
      `insert into outline_works (outline_id, work_id, place, origin, is_kept, is_method, reason, fit, created_at)
       select $1, w.id, 900 + row_number() over (), 'FOUND', true, false, '', 0, now() from works w
       where w.owner_user_id is null and w.id not in (select work_id from outline_works where outline_id = $1)
       limit 199 - (select count(*) from outline_works where outline_id = $1)`,
      [rows[0].id],
    );
    const body = new FormData();
    body.append('key1', key1);
    for (const [name, rate] of [
      ['甲.md', 17],
      ['乙.md', 23],
      ['丙.md', 29],
    ] as const) {
      body.append(
        'files',
        new Blob([`# 调查${name}\n\n社区团购平台的退货率为 ${rate}.5%，复购的居民只有 ${rate} 户。`]),
        name,
      );
    }
    const { result, status } = await client.call('/api/ai-paper/step_outline/upload_papers', { token, body });
    expect(status).toBe(200);
    expect(result.works).toHaveLength(1);
    expect(result.rejected).toMatchObject([
      { name: '乙.md', error: 'outline_works_full' },
      { name: '丙.md', error: 'outline_works_full' },
    ]);
    expect(result.rejected[0].message).toContain('200');
    const { works } = await worksOf(token, key1);
    expect(works).toHaveLength(200);
    expect(works.filter(({ work }) => work.source === 'UPLOAD').map(({ work }) => work.id)).toEqual([
      result.works[0].id,
    ]);
  });

  it('may be dropped while it is written, and a worker that is lost then buys nothing again of what was found', async () => {
    const token = await client.logInToken(newPhone());
    double.script({ name: 'held', task: 'outline' });
    const key1 = await begin(token);
    await vi.waitFor(() => expect(countFirst('outline')).toBe(1), { timeout: 10_000 });
    const { works } = await worksOf(token, key1);
    const ids = works.map(({ work }) => work.id);
    expect((await change('drop', token, key1, ids.slice(0, 6))).status).toBe(200);
    const calls = { queries: countFirst('queries'), judge: countFirst('judge') };
    await site.platform.pool.query("update run_steps set lease_until = now() - interval '1 s' where state = 'RUNNING'");
    double.release();
    const { status, chapters } = await written(token, key1);
    expect(status).toBe('SUCCEEDED');
    expect(restsOn(chapters).filter((id) => ids.slice(0, 6).includes(id))).toEqual([]);
    expect({ queries: countFirst('queries'), judge: countFirst('judge') }).toEqual(calls);
    expect((await worksOf(token, key1)).fitting).toBe(6);
  });

  it.each([
    ['looked for works at all', 'write', false],
    ['kept what it gathered', 'find', true],
  ] as const)(
    'of a run that began before one %s are done without it: the outline is written',
    async (_what, kind, isFound) => {
      const token = await client.logInToken(newPhone());
      double.script({ name: 'held', task: 'queries' });
      const key1 = await begin(token);
      await vi.waitFor(() => expect(countFirst('queries')).toBe(1), { timeout: 10_000 });
      // As such a version had left them when its worker stopped.
      await site.platform.pool.query(
        `with begun as (update runs set phase = $1 where kind = 'outline' and state = 'RUNNING' returning id)
       update run_steps set kind = $1, phase = $1, key = gen_random_uuid()::text, lease_until = now() - interval '1 s'
       where run_id in (select id from begun)`,
        [kind],
      );
      await site.platform.pool.query('update outlines set is_searching = $2 where key1 = $1', [key1, isFound]);
      const { status, chapters } = await written(token, key1);
      double.release();
      expect(status).toBe('SUCCEEDED');
      expect(chapters.length).toBeGreaterThan(3);
      expect(await worksOf(token, key1)).toMatchObject({ is_searching: false, is_searched: isFound });
    },
  );

  it.each([
    ['keeps everything are as many as can be used', 'keeps_all', 12],
    ['keeps nothing are none', 'keeps_none', 0],
    ['speaks of others alone are judged by rule', 'stray_works', 8],
    ['will not answer are judged by rule', 'refusing', 8],
  ] as const)('of a model that %s', async (_what, name, fitting) => {
    const token = await client.logInToken(newPhone());
    double.setDefault({ name, task: 'judge' });
    const { key1, status } = await write(token);
    expect(status).toBe('SUCCEEDED');
    const found = await worksOf(token, key1);
    expect(found).toMatchObject({ wanted: 8, is_searched: true });
    if (fitting === 8) {
      // By rule a batch keeps what fits it, and of all of them no more than can be used.
      expect(found.fitting).toBeGreaterThanOrEqual(8);
      expect(found.fitting).toBeLessThanOrEqual(12);
      expect(found.works[0]?.reason).toMatch(/^与研究对象“社区团购平台售后承诺”相关：题名谈到“/u);
    } else expect(found.fitting).toBe(fitting);
  });
});
