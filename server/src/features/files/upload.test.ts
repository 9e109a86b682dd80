import { createHash } from 'node:crypto';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteClient, newPhone, pngOf, type Reply } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
let token: string;

beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '100' }, work: true });
  client = createSiteClient(site);
});
afterAll(async () => await site.close());
beforeEach(async () => {
  await site.platform.db.deleteFrom('files').execute();
  token = await client.logInToken(newPhone());
});

const pngHead = pngOf(8);
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const webpHead = Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBP')]);
const limitBytes = 2 * 1024 * 1024;

function picture(head: Buffer, sizeBytes = 1000): Buffer {
  return Buffer.concat([head, Buffer.alloc(sizeBytes - head.length, 7)]);
}

type Field = [name: string, value: string | { content: Buffer; name: string; type?: string }];

function upload(fields: Field[], options: { token?: string } = { token }): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.content)], { type: value.type ?? '' }), value.name);
  }
  return client.call('/api/ai-paper/files/upload', { ...options, body: form });
}

/** A refusal leaves no row and no byte. */
async function expectNothingLeft(before: number): Promise<void> {
  expect(await site.platform.db.selectFrom('files').selectAll().execute()).toEqual([]);
  expect(await site.countStoredFiles()).toBe(before);
}

describe('an upload', () => {
  it.each([
    ['image/png', pngHead, 'me.png'],
    ['image/jpeg', jpegHead, 'me.jpeg'],
    ['image/webp', webpHead, 'me.webp'],
  ])('of %s is stored with its size and digest', async (type, head, name) => {
    const content = picture(head);
    const answer = await upload([
      ['purpose', 'PHOTO'],
      ['file', { content, name, type: 'text/html' }],
    ]);
    expect(answer.result).toEqual({ file_key: expect.stringMatching(/^[0-9a-f]{40}$/), name, size: 1000, type });
    const row = await site.platform.db.selectFrom('files').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ purpose: 'PHOTO', size_bytes: 1000 });
    expect(row.sha256).toBe(createHash('sha256').update(content).digest('hex'));
  });

  it('may say its purpose after the file', async () => {
    const answer = await upload([
      ['file', { content: picture(pngHead), name: 'me.png' }],
      ['purpose', 'PHOTO'],
    ]);
    expect(answer.status).toBe(200);
  });

  it('may have exactly the size of its limit', async () => {
    const answer = await upload([
      ['purpose', 'PHOTO'],
      ['file', { content: picture(pngHead, limitBytes), name: 'me.png' }],
    ]);
    expect(answer.result.size).toBe(limitBytes);
  });

  it.each([
    [limitBytes + 1, 'file_too_large'],
    [12 * 1024 * 1024, 'file_too_large'],
  ])('of %i bytes is refused with its limit', async (sizeBytes, error) => {
    const before = await site.countStoredFiles();
    const refused = await upload([
      ['purpose', 'PHOTO'],
      ['file', { content: picture(pngHead, sizeBytes), name: 'me.png' }],
    ]);
    expect(refused).toMatchObject({ status: 413, error });
    expect(refused.message).toContain('2 MB');
    await expectNothingLeft(before);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a short text', Buffer.from('hi')],
    ['nothing', Buffer.alloc(0)],
    ['a gif', Buffer.from('GIF89a..................')],
  ])('that is %s is refused, whatever it is called', async (_what, content) => {
    const before = await site.countStoredFiles();
    const refused = await upload([
      ['purpose', 'PHOTO'],
      ['file', { content, name: 'me.png', type: 'image/png' }],
    ]);
    expect(refused).toMatchObject({ status: 415, error: 'file_type_refused' });
    expect(refused.message).toContain('PNG, JPEG, WebP');
    await expectNothingLeft(before);
  });

  it.each<[string, Field[], string]>([
    ['no purpose', [['file', { content: picture(pngHead), name: 'a.png' }]], 'purpose'],
    [
      'another purpose',
      [
        ['purpose', 'EXPORT'],
        ['file', { content: picture(pngHead), name: 'a.png' }],
      ],
      'purpose',
    ],
    ['no file', [['purpose', 'PHOTO']], 'file'],
    [
      'an unknown field',
      [
        ['purpose', 'PHOTO'],
        ['owner', 'somebody'],
        ['file', { content: picture(pngHead), name: 'a.png' }],
      ],
      'owner',
    ],
    [
      'a file under another name',
      [
        ['purpose', 'PHOTO'],
        ['picture', { content: picture(pngHead), name: 'a.png' }],
      ],
      'picture',
    ],
  ])('with %s is refused and the field named', async (_what, fields, path) => {
    const before = await site.countStoredFiles();
    const refused = await upload(fields);
    expect(refused).toMatchObject({ status: 422, error: 'invalid_fields' });
    expect(refused.fields.map((field) => field.path)).toEqual([path]);
    await expectNothingLeft(before);
  });

  it('with two files is refused', async () => {
    const before = await site.countStoredFiles();
    const file = { content: picture(pngHead), name: 'a.png' };
    const refused = await upload([
      ['purpose', 'PHOTO'],
      ['file', file],
      ['file', file],
    ]);
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    await expectNothingLeft(before);
  });

  it('needs a session and a form', async () => {
    expect(await upload([['purpose', 'PHOTO']], {})).toMatchObject({ status: 401, error: 'not_logged_in' });
    const json = await client.call('/api/ai-paper/files/upload', { token, body: { purpose: 'PHOTO' } });
    expect(json).toMatchObject({ status: 415, error: 'unsupported_media_type' });
  });

  it.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\me\\照片.PNG', '照片.png'],
    ['evil\u202egnp.exe', 'evilgnp.exe.png'],
    ['a\u0000b\r\nc.png', 'abc.png'],
    ['...', 'file.png'],
    ['报告 <final>?.png', '报告 final.png'],
    [`${'长'.repeat(300)}.png`, `${'长'.repeat(60)}.png`],
  ])('called %j is named %j', async (given, name) => {
    const boundary = 'form-boundary';
    const content = picture(pngHead);
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nPHOTO\r\n`),
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${given.replace(/[\r\n\0\\]/g, (char) => (char === '\\' ? '\\\\' : ''))}"\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const response = await fetch(`${site.url}/api/ai-paper/files/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
    const answer = (await response.json()) as { result: { name: string } };
    expect(answer.result?.name).toBe(name);
  });

  /** An upload of which a part has arrived. */
  async function beginUpload(): Promise<http.ClientRequest> {
    const request = http.request(`${site.url}/api/ai-paper/files/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    request.on('error', () => undefined);
    request.write('--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nPHOTO\r\n');
    request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    request.write(picture(pngHead, 30_000));
    await vi.waitFor(async () => {
      expect(await site.platform.db.selectFrom('files').selectAll().execute()).toHaveLength(1);
    }, 5_000);
    return request;
  }

  it('whose account is deleted meanwhile is told that the session has ended, and leaves nothing', async () => {
    const before = await site.countStoredFiles();
    const phone = newPhone();
    token = await client.logInToken(phone);
    const request = await beginUpload();
    const sms_code = await client.requestCode(phone, 'DELETE_ACCOUNT');
    expect((await client.call('/api/ai-paper/user/delete', { token, body: { sms_code } })).status).toBe(200);
    const answered = new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve));
    request.end('\r\n--x--\r\n');
    const response = await answered;
    const answer = JSON.parse((await response.setEncoding('utf8').toArray()).join(''));
    expect([response.statusCode, answer]).toMatchObject([401, { code: 50008, error: 'session_revoked' }]);
    await expectNothingLeft(before);
  });

  it('that breaks off leaves nothing', async () => {
    const before = await site.countStoredFiles();
    const request = await beginUpload();
    request.destroy();
    await vi.waitFor(async () => await expectNothingLeft(before), 5_000);
  });

  it('whose form is broken is malformed, and leaves nothing', async () => {
    const before = await site.countStoredFiles();
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const response = await fetch(`${site.url}/api/ai-paper/files/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([Buffer.from(head), picture(pngHead)]),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'malformed_request' });
    await expectNothingLeft(before);
  });

  it('that was refused leaves the connection good for the next request', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const post = (body: Buffer) =>
      new Promise<{ status: number; port: number | undefined }>((resolve, reject) => {
        const request = http.request(
          `${site.url}/api/ai-paper/files/upload`,
          {
            method: 'POST',
            agent,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
          },
          (response) => {
            const port = response.socket.localPort;
            response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, port }));
          },
        );
        request.on('error', reject);
        request.end(body);
      });
    const form = (content: Buffer) =>
      Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nPHOTO\r\n'),
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        content,
        Buffer.from('\r\n--x--\r\n'),
      ]);
    const refused = await post(form(Buffer.alloc(1_500_000, 'x')));
    const taken = await post(form(picture(pngHead)));
    agent.destroy();
    expect([refused.status, taken.status]).toEqual([415, 200]);
    expect(taken.port).toBe(refused.port);
  });
});
