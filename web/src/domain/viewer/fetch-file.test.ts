import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/papers.json' with { type: 'json' };
import { fetchFile } from './fetch-file.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['papers', 'shell']);
});
afterEach(() => vi.unstubAllGlobals());

/** A store in which each link answers with a status; what was asked for, in order. */
function serve(statuses: Record<string, number>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (link: string) => {
    asked.push(link);
    const status = statuses[link] ?? 404;
    if (status === 0) throw new TypeError('fetch failed');
    return new Response(status === 200 ? `bytes of ${link}` : '{}', { status });
  });
  return asked;
}

const never = new AbortController().signal;
const linkOf = (isRenewed: boolean) => Promise.resolve(isRenewed ? '/api/new' : '/api/old');

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

test('a link that works is asked once', async () => {
  const asked = serve({ '/api/old': 200 });
  expect(await (await fetchFile(linkOf, never)).text()).toBe('bytes of /api/old');
  expect(asked).toEqual(['/api/old']);
});

test.each([403, 404, 410])('a link that ran out with %i is replaced by a new one without a word', async (status) => {
  const asked = serve({ '/api/old': status, '/api/new': 200 });
  expect(await (await fetchFile(linkOf, never)).text()).toBe('bytes of /api/new');
  expect(asked).toEqual(['/api/old', '/api/new']);
});

test('a file that is gone behind the new link too is said to be gone, and not asked for forever', async () => {
  const asked = serve({});
  const error = await failure(fetchFile(linkOf, never));
  expect(error.message).toBe(texts.file.gone);
  expect(asked).toHaveLength(2);
});

test('an item whose file was taken away meanwhile has no new link', async () => {
  serve({ '/api/old': 404 });
  const error = await failure(fetchFile(async (isRenewed) => (isRenewed ? null : '/api/old'), never));
  expect(error.message).toBe(texts.file.gone);
});

test('a broken server is not a link that ran out', async () => {
  const asked = serve({ '/api/old': 502 });
  const error = await failure(fetchFile(linkOf, never));
  expect(error).toMatchObject({ status: 502, message: i18n.t('shell:error.unreadable_answer') });
  expect(asked).toEqual(['/api/old']);
});

test('a broken connection is told in the reader’s words', async () => {
  serve({ '/api/old': 0 });
  const error = await failure(fetchFile(linkOf, never));
  expect(error).toMatchObject({ error: 'network_unreachable', message: i18n.t('shell:error.network_unreachable') });
});
