import { listDifferences } from '@yanmo/contract/differences';
import { routes } from '@yanmo/contract/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteClient, newPhone, pngOf } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';
import { listAudit } from '../settings/service.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let operator: string;
let second: string;
let agent: string;
let user: string;
beforeAll(async () => {
  site = await createTestSite();
  client = createSiteClient(site);
  operator = await logInAs('SUPER_ADMIN');
  second = await logInAs('SUPER_ADMIN');
  agent = await logInAs('AGENT');
  user = await client.logInToken(newPhone());
});
afterAll(async () => await site.close());

async function logInAs(permission: string, phone = newPhone()): Promise<string> {
  await client.logInToken(phone);
  await site.platform.pool.query('update users set permission = $2 where phone = $1', [phone, permission]);
  return await client.logInToken(phone);
}

const address = '/api/ai-paper/admin/settings';
const list = async () => (await client.call(address, { token: operator })).result.settings;
const find = async (key: string) => (await list()).find((setting: { key: string }) => setting.key === key);
const change = (body: object, token = operator, language = 'en') =>
  client.call(address, { token, body, headers: { 'accept-language': language } });

describe('what is the operator’s alone', () => {
  const own = routes.filter(({ who, path }) => who === 'operator' || path.includes('/admin/'));

  it('is declared so on every path of the administration', () => {
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter(({ who }) => who !== 'operator')).toEqual([]);
  });

  it.each(own.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 403',
    async (_name, route) => {
      const path = route.path.replaceAll(/\{\w+\}/g, 'x');
      const ask = (token?: string) =>
        client.call(path, {
          method: route.method,
          ...(route.method === 'GET' ? {} : { body: {} }),
          ...(token === undefined ? {} : { token }),
        });
      expect(await ask(user)).toMatchObject({ status: 403, error: 'forbidden' });
      expect(await ask(agent)).toMatchObject({ status: 403, error: 'forbidden' });
      expect(await ask()).toMatchObject({ status: 401 });
    },
  );
});

describe('settings', () => {
  it('are listed with default, revision and what they may be', async () => {
    const name = await find('site_name');
    expect(name).toMatchObject({
      ...{ value: '研墨 Yanmo', default: '研墨 Yanmo', is_default: true, revision: 0, can_undo: false },
      ...{ updated_by: null, updated_at: null, schema: { type: 'string', maxLength: 40 } },
    });
    for (const { key, schema } of await list()) expect(schema, key).toMatchObject({ $schema: expect.any(String) });
  });

  it('change with the difference, by one of two at once, and go back and forth', async () => {
    const catalogue = (await find('catalogue')).value;
    const value = { ...catalogue, prices: { ...catalogue.prices, PAPER_MASTER: 1300 } };
    const both = await Promise.all(
      [operator, second].map((token) => change({ key: 'catalogue', revision: 0, value }, token)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error).toBe('setting_changed');
    const done = both.find(({ status }) => status === 200)?.result;
    expect(done.diff).toEqual([{ path: 'prices.PAPER_MASTER', before: 1200, after: 1300 }]);
    expect(done.setting).toMatchObject({ revision: 1, is_default: false, can_undo: true });
    expect((await site.settings.getOffer()).prices.PAPER_MASTER).toBe(1300);
    const back = (await change({ key: 'catalogue', revision: 1, undo: true })).result;
    expect(back).toMatchObject({ diff: [{ before: 1300, after: 1200 }], setting: { revision: 2, is_default: true } });
    expect((await site.settings.getOffer()).prices.PAPER_MASTER).toBe(1200);
    const forth = (await change({ key: 'catalogue', revision: 2, undo: true })).result;
    expect(forth.setting.value.prices.PAPER_MASTER).toBe(1300);
    const audit = await listAudit(site.platform.db, 'setting:catalogue');
    expect(audit.map(({ action }) => action)).toEqual(['settings.change', 'settings.undo', 'settings.undo']);
  });

  it('refuse what could not be sold or kept, and say why', async () => {
    const { value: catalogue, revision } = await find('catalogue');
    const refused = async (part: object, language = 'en') => {
      const answer = await change({ key: 'catalogue', revision, value: { ...catalogue, ...part } }, operator, language);
      expect(answer).toMatchObject({ status: 422, error: 'invalid_fields' });
      return answer.fields;
    };
    expect(await refused({ prices: { ...catalogue.prices, PAPER_FINAL: 0 } })).toEqual([
      { path: 'value.prices.PAPER_FINAL', message: expect.stringContaining('at least 1 fen') },
    ]);
    for (const deposit_percent of [0, 100]) {
      expect(await refused({ deposit_percent })).toMatchObject([{ path: 'value.deposit_percent' }]);
    }
    expect(await refused({ commission_percent: 51 }, 'zh')).toEqual([
      { path: 'value.commission_percent', message: '佣金比例须在 0 到 50% 之间' },
    ]);
    expect(await refused({ prices: {} })).toContainEqual({ path: 'value.prices.PAPER_FINAL', message: 'Required' });
    const at = (hours: number) => new Date(site.clock.now().getTime() + hours * 3_600_000).toISOString();
    const plan = (value: object) => change({ key: 'maintenance', revision: 0, value });
    expect((await plan({ starts_at: at(1) })).status).toBe(200);
    for (const [value, why] of [
      [{ starts_at: at(-12) }, 'passed'],
      [{ starts_at: at(-3), ends_at: at(-1) }, 'passed'],
      [{ starts_at: at(1), ends_at: at(1) }, 'ends after'],
      [{ starts_at: at(1), ends_at: at(200) }, '7 days'],
    ] as const) {
      expect((await change({ key: 'maintenance', revision: 1, value })).fields).toEqual([
        { path: 'value.ends_at', message: expect.stringContaining(why) },
      ]);
    }
    expect(
      (await change({ key: 'notice', revision: 0, value: { zh: 'x'.repeat(501), en: 'x', es: 'x', ja: 'x' } })).fields,
    ).toEqual([{ path: 'value.zh', message: 'At most 500' }]);
    expect(await change({ key: 'toString', revision: 0, value: 1 })).toMatchObject({ status: 404 });
    expect(await change({ key: 'site_name', revision: 0 })).toMatchObject({ status: 422, fields: [{ path: 'value' }] });
    expect(await change({ key: 'site_name', revision: 0, undo: true })).toMatchObject({
      error: 'setting_nothing_to_undo',
    });
  });

  it('promise what can be kept, and tell what is promised everywhere', async () => {
    const set = (percent: number, revision: number) =>
      change({ key: 'promise', revision, value: { aigc_rate_maximum: percent } });
    const why = (text: string) => ({
      status: 422,
      fields: [{ path: 'value.aigc_rate_maximum', message: expect.stringContaining(text) }],
    });
    for (const percent of [0, 4, 51]) expect(await set(percent, 0)).toMatchObject(why('from 5 % to 50 %'));
    expect((await set(15, 0)).status).toBe(200);
    const { promise } = (await client.call('/api/ai-paper/home/global_code')).result;
    expect(promise).toMatchObject({ aigc_rate_maximum: 15, labels: { zh: expect.stringContaining('15%') } });
    expect((await client.call('/api/ai-paper/home/info')).result.banner[0].en).toContain('at most 15%');
    await site.platform.pool.query(
      `insert into reductions (user_id, fingerprint, source, mode, language, report_language, title, units, is_tracked, cleaned, kept,
         rates_after, engine, engine_version, promised, is_promise_kept, delivered_at, created_at, updated_at)
       select (select id from users limit 1), 'kept ' || n, 'TEXT', 'AIGC', 'zh', 'zh', 't', 1, false, 0, '{}', jsonb_build_object('aigc', 8 + n),
         'BUILT_IN', '1', 20, true, now(), now(), now() from generate_series(1, 5) n`,
    );
    expect(await set(10, 1)).toMatchObject(why('could not be kept'));
    expect((await set(12, 1)).status).toBe(200);
    // What was promised before is no more easily kept than what is promised anew.
    await site.platform.pool.query(
      `update reductions set rates_after = jsonb_build_object('aigc', 18) where fingerprint like 'kept %'`,
    );
    const back = { key: 'promise', revision: 2, undo: true };
    expect(await change(back)).toMatchObject(why('could not be kept'));
    await site.platform.pool.query(`delete from reductions where fingerprint like 'kept %'`);
    expect((await change(back)).result.setting.value).toEqual({ aigc_rate_maximum: 15 });
  });

  it('hold the templates of schools, which papers and the format check offer, and show their pages', async () => {
    const { bases } = (await client.call('/api/ai-paper/admin/templates', { token: operator })).result;
    const { language, ...base } = bases.find(({ base: id }: { base: string }) => id === 'zh-standard');
    expect(language).toBe('zh');
    const school = { ...base, id: 'school-jiangnan', name: '江南某大学', body_pt: 14 };
    const preview = (template: object) =>
      fetch(`${site.url}/api/ai-paper/admin/templates`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${operator}`, 'accept-language': 'zh' },
        body: JSON.stringify({ template }),
      });
    const shown = await preview(school);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await shown.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const narrow = { ...school, margins_mm: { ...base.margins_mm, left: 70, right: 70 } };
    expect(await (await preview(narrow)).json()).toMatchObject({
      fields: [{ path: 'template.margins_mm', message: expect.stringContaining('80 毫米') }],
    });
    const save = (value: unknown[], revision: number) => change({ key: 'school_templates', revision, value });
    expect(await save([narrow], 0)).toMatchObject({ status: 422, fields: [{ path: 'value.0.margins_mm' }] });
    expect(await save([school, school], 0)).toMatchObject({ status: 422, fields: [{ path: 'value' }] });
    expect(await save([{ ...school, base: 'zh-fantasy' }], 0)).toMatchObject({ fields: [{ path: 'value.0.base' }] });
    expect(await save([{ ...school, page_number: { ...base.page_number, pattern: '-' } }], 0)).toMatchObject({
      fields: [{ path: 'value.0.page_number.pattern' }],
    });
    expect((await save([school], 0)).status).toBe(200);
    const offered = (await client.call('/api/ai-paper/paper/options?language=zh', { token: user })).result.templates;
    expect(offered.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['zh-standard', 'school-jiangnan']),
    );
    const elsewhere = (await client.call('/api/ai-paper/paper/options?language=en', { token: user })).result.templates;
    expect(elsewhere.map(({ id }: { id: string }) => id)).toEqual(['en-standard']);
    const { templates } = (await client.call('/api/ai-paper/tools/info', { token: user })).result;
    expect(templates).toContainEqual(expect.objectContaining({ id: 'school-jiangnan', name: '江南某大学' }));
  });

  const upload = async (token: string): Promise<string> => {
    const form = new FormData();
    form.append('purpose', 'SITE_IMAGE');
    form.append('file', new Blob([new Uint8Array(pngOf(500))]), 'qr.png');
    return (await client.call('/api/ai-paper/files/upload', { token, body: form })).result.file_key;
  };
  const contact = async () => (await client.call('/api/ai-paper/home/info')).result.contact;

  it('show a contact with an uploaded picture to everybody, and no picture of others', async () => {
    expect(await contact()).toEqual({ kind: 'FORM', value: '', image_url: null });
    const fileKey = await upload(operator);
    const set = (value: object, revision: number, token = operator) =>
      change({ key: 'contact', revision, value }, token);
    expect(await set({ kind: 'QR', image: { file_key: await upload(user) } }, 0)).toMatchObject({
      fields: [{ path: 'value.image' }],
    });
    expect(await set({ kind: 'QR' }, 0)).toMatchObject({ fields: [{ path: 'value.image' }] });
    expect((await set({ kind: 'QR', image: { file_key: fileKey } }, 0)).status).toBe(200);
    const shown = await contact();
    expect(shown).toMatchObject({ kind: 'QR', value: '' });
    const picture = await fetch(`${site.url}${shown.image_url}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    // Another operator leaves the picture where it is.
    expect(
      (await set({ kind: 'QR', value: '工作日', image: { file_key: fileKey, type: 'image/png' } }, 1, second)).status,
    ).toBe(200);
    expect(await set({ kind: 'EMAIL', value: 'javascript:alert(1)' }, 2)).toMatchObject({
      fields: [{ path: 'value.value' }],
    });
    expect((await set({ kind: 'EMAIL', value: 'help@yanmo.example' }, 2)).status).toBe(200);
    expect(await contact()).toEqual({ kind: 'EMAIL', value: 'help@yanmo.example', image_url: null });
    await change({ key: 'contact', revision: 3, undo: true });
    expect(await contact()).toMatchObject({ kind: 'QR', image_url: shown.image_url });

    // A picture in whose place another stands goes once nothing leads back to it.
    const listPictures = async () =>
      (await site.platform.pool.query(`select file_key from files where purpose = 'SITE_IMAGE' and expires_at is null`))
        .rows;
    const sweep = () => site.retention.sweep({ only: ['files.site_image'] });
    const newest = await upload(operator);
    await set({ kind: 'QR', image: { file_key: newest } }, 4);
    await site.platform.pool.query(`update files set created_at = created_at - interval '2 days'`);
    await sweep();
    expect(await listPictures()).toHaveLength(2);
    await set({ kind: 'QR', value: '周末', image: { file_key: newest } }, 5);
    await sweep();
    expect(await listPictures()).toEqual([{ file_key: newest }]);
    await set({ kind: 'FORM' }, 6);
    await site.platform.pool.query('delete from files where file_key = $1', [newest]);
    expect(await change({ key: 'contact', revision: 7, undo: true })).toMatchObject({
      ...{ status: 422, fields: [{ path: 'value.image' }] },
    });
  });

  it('keep the picture of an operator who is gone, and nothing else of theirs', async () => {
    const phone = newPhone();
    const leaving = await logInAs('SUPER_ADMIN', phone);
    const [shown, unused] = [await upload(leaving), await upload(leaving)];
    const { revision } = await find('contact');
    const value = { kind: 'QR', image: { file_key: shown } };
    expect((await change({ key: 'contact', revision, value }, leaving)).status).toBe(200);
    const sms_code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    const left = await client.call('/api/ai-paper/user/delete', { token: leaving, body: { sms_code } });
    expect(left.status).toBe(200);
    expect((await fetch(`${site.url}${(await contact()).image_url}`)).status).toBe(200);
    const { rows } = await site.platform.pool.query('select file_key from files where file_key = any($1)', [
      [shown, unused],
    ]);
    expect(rows).toEqual([{ file_key: shown }]);
  });
});

it('finds where two values differ', () => {
  expect(listDifferences({ a: [1, 2], b: null }, { a: [1], b: { c: 1 } })).toEqual([
    { path: 'a.1', before: 2, after: null },
    { path: 'b', before: null, after: { c: 1 } },
  ]);
  expect(listDifferences('x', 'y')).toEqual([{ path: '', before: 'x', after: 'y' }]);
  expect(listDifferences({ a: 1 }, { a: 1 })).toEqual([]);
});
