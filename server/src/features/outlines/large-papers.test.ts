import v8 from 'node:v8';
import vm from 'node:vm';
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

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');

/**
 * What this thread holds, without garbage: what the process takes of the machine depends on what ran in it before, and on
 * when it last collected.
 */
function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

/** A form with one file, made while it is sent, so that only the server could have it all in memory. */
async function* formOf(
  key1: string,
  megabytes: number,
  onSent: (megabytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const part = (head: string): string => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  yield Buffer.from(`${part('name="key1"')}${key1}\r\n${part('name="files"; filename="huge.txt"')}`);
  const chunk = Buffer.alloc(megabyte, 'a');
  for (let sent = 1; sent <= megabytes; sent += 1) {
    yield chunk;
    onSent(sent);
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

it('a paper of 200 MB is refused by its name, and never held in memory', async () => {
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
  const before = heldMegabytes();
  const held: number[] = [];
  const look = (sent: number): void => {
    // Each look clears all the memory of a process that has run many tests: a second of work.
    if (sent % 100 === 0) held.push(heldMegabytes() - before);
  };
  const answer = await fetch(`${site.url}/api/ai-paper/step_outline/upload_papers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: ReadableStream.from(formOf(outline.key1, 200, look)),
    duplex: 'half',
  });
  expect(await answer.json()).toMatchObject({
    result: { works: [], rejected: [{ name: 'huge.txt', error: 'file_too_large' }] },
  });
  expect(held).toHaveLength(2);
  // As much as a paper may have, twice while it is put together; a server that keeps what it gets holds 200 in the end.
  expect(Math.max(...held)).toBeLessThan(150);
}, 120_000);
