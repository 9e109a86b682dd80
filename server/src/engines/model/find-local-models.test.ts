import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { type LocalProvider, startLocalProvider } from '../../testing/local-provider.ts';
import { findLocalModels, type UsualPlace } from './find-local-models.ts';

const servers: LocalProvider[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const portOf = ({ url }: LocalProvider): number => Number(new URL(url).port);

/** A server that answers every path with this. */
async function serve(
  path: UsualPlace['path'],
  body: unknown,
  { status = 200, type = 'application/json' } = {},
): Promise<UsualPlace> {
  const server = await startLocalProvider((_request, response) => {
    response.writeHead(status, { 'content-type': type });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  servers.push(server);
  return { port: portOf(server), path };
}

const openAiList = (owned_by: string, ...ids: string[]) => ({
  object: 'list',
  data: ids.map((id) => ({ id, object: 'model', created: 1_760_000_000, owned_by })),
});
/** With time enough for a machine that has other things to do. */
const find = (...places: UsualPlace[]) => findLocalModels({ ownPort: 3000, places, budgetMs: 10_000 });
const addressOf = ({ port }: UsualPlace): string => `http://127.0.0.1:${port}/v1`;

describe('models on this machine', () => {
  it('finds the four usual servers by the lists that they give', async () => {
    const ollama = await serve('/api/tags', {
      models: [
        { name: 'nomic-embed-text:latest', model: 'nomic-embed-text:latest', size: 274_302_450 },
        { name: 'qwen3:8b', model: 'qwen3:8b', size: 5_225_388_164, details: { family: 'qwen3' } },
      ],
    });
    const studio = await serve(
      '/v1/models',
      openAiList('organization_owner', 'text-embedding-nomic-embed-text-v1.5', 'qwen/qwen3-14b'),
    );
    const llama = await serve('/v1/models', openAiList('llamacpp', '/models/Qwen3 8B/model-Q4_K_M.gguf'));
    const vllm = await serve('/v1/models', {
      object: 'list',
      data: [{ id: 'Qwen/Qwen3-8B', object: 'model', owned_by: 'vllm', root: 'Qwen/Qwen3-8B', max_model_len: 8192 }],
    });
    expect(await find(ollama, studio, llama, vllm)).toEqual([
      { server: 'Ollama', baseUrl: addressOf(ollama), model: 'qwen3:8b', contextTokens: null },
      { server: 'LM Studio', baseUrl: addressOf(studio), model: 'qwen/qwen3-14b', contextTokens: null },
      {
        ...{ server: 'llama.cpp', baseUrl: addressOf(llama), model: '/models/Qwen3 8B/model-Q4_K_M.gguf' },
        contextTokens: null,
      },
      { server: 'vLLM', baseUrl: addressOf(vllm), model: 'Qwen/Qwen3-8B', contextTokens: 8_192 },
    ]);
    expect(servers.map(({ requests }) => requests.map(({ method, target }) => `${method} ${target}`))).toEqual([
      ['GET /api/tags'],
      ...[['GET /v1/models'], ['GET /v1/models'], ['GET /v1/models']],
    ]);
  });

  it('takes nothing else for one: a web site, an API of another kind, a refusal, a redirect, no model, our own port', async () => {
    const elsewhere = await serve('/v1/models', openAiList('vllm', 'elsewhere'));
    const [elsewhereServer] = servers;
    const redirect = await startLocalProvider((_request, response) => {
      response.writeHead(302, { location: `${elsewhereServer?.url}/v1/models` }).end();
    });
    servers.push(redirect);
    const none = await find(
      await serve('/v1/models', '<!doctype html><title>A shop</title>', { type: 'text/html' }),
      await serve('/v1/models', { data: [{ id: 7, name: 'a product' }] }),
      await serve('/v1/models', { object: 'list', data: [{ id: 'invoice', object: 'invoice' }] }),
      await serve('/v1/models', openAiList('vllm', 'locked'), { status: 401 }),
      await serve('/v1/models', openAiList('llamacpp')),
      await serve('/api/tags', { models: [] }),
      await serve('/api/tags', { models: [{ name: 'bge-m3:latest' }, { name: 'nomic-embed-text' }] }),
      await serve('/v1/models', openAiList('vllm', ...Array.from({ length: 9_000 }, (_, index) => `model-${index}`))),
      { port: portOf(redirect), path: '/v1/models' },
    );
    expect(none).toEqual([]);
    expect(elsewhereServer?.requests).toEqual([]);
    expect(await findLocalModels({ ownPort: elsewhere.port, places: [elsewhere] })).toEqual([]);
    expect(elsewhereServer?.requests).toEqual([]);
  });

  it('shows no name that would draw on the terminal or run in a shell', async () => {
    const hostile = [
      '\u001b[2J\u001b]0;owned\u0007',
      'x; rm -rf ~',
      '$(reboot)',
      "a'b",
      'a\u202egpj',
      'a\nb',
      'a'.repeat(161),
    ];
    const only = await serve('/v1/models', openAiList('\u001b[31mred', ...hostile));
    const amongOthers = await serve('/api/tags', { models: [...hostile, 'llama3.2:3b'].map((name) => ({ name })) });
    expect(await find(only, amongOthers)).toEqual([
      { server: 'a model server', baseUrl: addressOf(only), model: null, contextTokens: null },
      { server: 'Ollama', baseUrl: addressOf(amongOthers), model: 'llama3.2:3b', contextTokens: null },
    ]);
  });

  it('waits for nobody: one that never answers, one that never ends, one that is not there', async () => {
    const silent = await startLocalProvider(() => undefined);
    const endless = await startLocalProvider((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"object":"list","data":[');
    });
    const gone = await startLocalProvider(() => undefined);
    await gone.close();
    servers.push(silent, endless);
    const quick = await serve('/v1/models', openAiList('vllm', 'quick'));
    const hanging = [silent, endless].map((server) => ({ port: portOf(server), path: '/v1/models' as const }));
    const ended: string[] = [];
    const asked = findLocalModels({ ownPort: 3000, places: hanging }).finally(() => ended.push('the usual limit'));
    const places = [...hanging, { port: portOf(gone), path: '/v1/models' as const }, quick];
    const besides = findLocalModels({ ownPort: 3000, places, budgetMs: 1_000 }).finally(() => ended.push('a second'));
    expect(await asked).toEqual([]);
    expect((await besides).map(({ model }) => model)).toEqual(['quick']);
    expect(ended).toEqual(['the usual limit', 'a second']);
  });

  it('does not count the time in which a start computes and reads nothing', async () => {
    const list = JSON.stringify(openAiList('vllm', 'patient'));
    const worker = new Worker(
      `const http = require('node:http');
       const server = http.createServer((request, response) => response.end(${JSON.stringify(list)}));
       server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`,
      { eval: true },
    );
    try {
      const [port] = (await once(worker, 'message')) as [number];
      const asked = findLocalModels({ ownPort: 3000, places: [{ port, path: '/v1/models' }], budgetMs: 300 });
      const until = performance.now() + 400;
      while (performance.now() < until);
      expect(await asked).toMatchObject([{ model: 'patient' }]);
    } finally {
      await worker.terminate();
    }
  });
});
