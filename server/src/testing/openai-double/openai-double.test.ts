import { languages } from '@yanmo/contract/languages';
import { OpenAI } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixtures } from './fixtures/fixtures.ts';
import { type OpenAiDouble, startOpenAiDouble } from './openai-double.ts';
import { readOutline } from './outline-notation.ts';

let double: OpenAiDouble;
let client: OpenAI;
beforeAll(async () => {
  double = await startOpenAiDouble();
  client = new OpenAI({ baseURL: double.baseUrl, apiKey: 'none', maxRetries: 0 });
});
afterAll(() => double.stop());
beforeEach(() => double.reset());

const question = {
  model: 'yanmo-double',
  messages: [
    {
      role: 'user' as const,
      content:
        '[brief] task=outline language=en words=12000\n<data name="title" id="ab12">\nThe effect of remote work on careers\n</data id="ab12">',
    },
  ],
};

describe('the protocol', () => {
  test('an answer in one piece, with its usage', async () => {
    const answer = await client.chat.completions.create(question);
    const { chapters } = JSON.parse(answer.choices[0]?.message.content ?? '');
    expect(chapters[0].title).toBe('Why remote work may change careers');
    expect(answer.usage?.completion_tokens).toBeGreaterThan(500);
  });

  test('the same answer as a stream, at the rate asked for', async () => {
    const whole = await client.chat.completions.create(question);
    double.setDefault({ tokensPerSecond: 4_000 });
    const startedAtMs = performance.now();
    const stream = await client.chat.completions.create({
      ...question,
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let tokens = 0;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? '';
      tokens = chunk.usage?.completion_tokens ?? tokens;
    }
    expect(text).toBe(whole.choices[0]?.message.content);
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual((tokens / 4_000) * 1000);
  });

  test('a held answer waits in its middle until it is released, and then is whole', async () => {
    double.script('held');
    const held = await client.chat.completions.create({ ...question, stream: true });
    const whole = await client.chat.completions.create(question);
    expect(double.statistics()).toMatchObject({ running: 1, finished: 1 });
    double.release();
    let text = '';
    for await (const chunk of held) text += chunk.choices[0]?.delta.content ?? '';
    expect(text).toBe(whole.choices[0]?.message.content);
  });

  test('the controls over HTTP: a script, a default, the counts', async () => {
    const control = double.baseUrl.replace('/v1', '/control');
    await fetch(`${control}/script`, { method: 'POST', body: JSON.stringify([{ name: 'failing' }]) });
    await fetch(`${control}/default`, {
      method: 'PUT',
      body: JSON.stringify({ name: 'rate_limited', retryAfterSeconds: 2 }),
    });
    await expect(client.chat.completions.create(question)).rejects.toMatchObject({ status: 500 });
    const limited = await client.chat.completions.create(question).catch((error) => error);
    expect(limited.status).toBe(429);
    expect(limited.headers.get('retry-after')).toBe('2');
    expect(await (await fetch(control)).json()).toMatchObject({ calls: 2, running: 0, highestConcurrency: 1 });
    await fetch(control, { method: 'DELETE' });
    expect(double.statistics().calls).toBe(0);
  });
});

describe.each(languages)('the texts in %s', (language) => {
  const fixture = fixtures[language];
  test.each(Object.keys(fixture.outlines))(
    'the outline of %s has three to eight chapters whose shares add up to 100',
    (relation) => {
      const outline = readOutline(fixture.outlines[relation] ?? '');
      expect(outline.length).toBeGreaterThanOrEqual(5);
      const levels = [
        outline,
        ...outline.flatMap((chapter) => [
          chapter.children ?? [],
          ...(chapter.children ?? []).map(({ children }) => children ?? []),
        ]),
      ];
      for (const siblings of levels.filter(({ length }) => length > 0)) {
        expect(siblings.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
        expect(new Set(siblings.map(({ title }) => title)).size).toBe(siblings.length);
      }
    },
  );

  test('every relation has keywords, and there are five titles', () => {
    expect(Object.keys(fixture.keywords).sort()).toEqual(Object.keys(fixture.outlines).sort());
    expect(fixture.titles).toHaveLength(5);
    expect(fixture.outlines[fixture.fallback.relation]).toBeDefined();
  });
});
