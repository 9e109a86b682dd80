import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteClient, newPhone } from '../../testing/site-client.ts';
import { createTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
let client: ReturnType<typeof createSiteClient>;
beforeAll(async () => {
  site = await createTestSite({ environment: { RATE_LIMIT_SCALE: '1000' } });
  client = createSiteClient(site);
});
afterAll(() => site.close());

const megabyte = 1024 * 1024;
const boundary = 'a-boundary-of-the-form';

/** A form with one file, made while it is sent, so that only the server could have it all in memory. */
async function* formOf(key1: string, megabytes: number): AsyncGenerator<Uint8Array> {
  const part = (head: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  yield Buffer.from(`${part('name="key1"')}${key1}\r\n${part('name="files"; filename="huge.txt"')}`);
  const chunk = Buffer.alloc(megabyte, 'a');
  for (let sent = 0; sent < megabytes; sent += 1) yield chunk;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

it('a paper of 300 MB is refused by its name, and never held in memory', async () => {
  const token = await client.logInToken(newPhone());
  const { result: outline } = await client.call('/api/ai-paper/step_outline/generate_keywords', {
    token,
    body: {
      title: '农村寄宿制学校学生心理支持体系的问题与对策研究',
      language: 'zh',
      type: 'thesis',
      field: 'education',
      product: 'UNDERGRADUATE',
      word_count: 12_000,
    },
  });
  const before = process.memoryUsage().rss;
  let highest = before;
  const look = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 10);
  const answer = await fetch(`${site.url}/api/ai-paper/step_outline/upload_papers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(formOf(outline.key1, 300)),
    duplex: 'half',
  });
  clearInterval(look);
  expect(await answer.json()).toMatchObject({
    result: { works: [], rejected: [{ name: 'huge.txt', error: 'file_too_large' }] },
  });
  // What was read and is garbage counts too, until it is collected; that is no more for a larger file.
  expect((highest - before) / megabyte).toBeLessThan(200);
}, 120_000);
