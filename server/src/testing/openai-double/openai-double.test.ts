import { languages } from '@yanmo/contract/languages';
import { countUnits } from '@yanmo/contract/text-count';
import { OpenAI } from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixtures } from './fixtures/fixtures.ts';
import { type OpenAiDouble, startOpenAiDouble } from './openai-double.ts';
import { readOutline } from './outline-notation.ts';
import { proseFixtures } from './prose/prose-fixtures.ts';

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

const asked = (codes: string, data: Record<string, string>) => ({
  model: 'yanmo-double',
  messages: [
    {
      role: 'user' as const,
      content: [
        `[brief] ${codes}`,
        ...Object.entries(data).map(([name, text]) => `<data name="${name}" id="ab12">\n${text}\n</data id="ab12">`),
      ].join('\n\n'),
    },
  ],
});

async function answer(question: ReturnType<typeof asked>): Promise<string> {
  return (await client.chat.completions.create(question)).choices[0]?.message.content ?? '';
}

describe('the texts of a paper', () => {
  const section = (name: string) =>
    asked(`task=section language=en units=300 section=${name}`, {
      title: 'Trams',
      section: 'Fares\n- who pays',
      cards: 'W3 | On trams | Lee | 2020',
    });

  test('a section has its length and its works, and no sentence of another', async () => {
    const texts = await Promise.all(['S1', 'S2', 'S24'].map((name) => answer(section(name))));
    const sentences = texts.flatMap((text) => text.split(/(?<=\.)\s+/u).slice(1));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const text of texts) {
      expect(text).toContain('[@W3]');
      expect(Math.abs(countUnits(text) / 300 - 1)).toBeLessThan(0.1);
    }
    expect(await answer(section('S1'))).toBe(texts[0]);
  });

  test('what is asked is counted by task, part and title, repairs apart', async () => {
    const first = section('S7');
    const text = await answer(first);
    double.script('failing');
    await expect(answer(first)).rejects.toMatchObject({ status: 500 });
    await answer({
      ...first,
      messages: [
        ...first.messages,
        { role: 'assistant', content: text.slice(0, text.indexOf('.') + 1) },
        { role: 'user', content: 'The text above broke off; do not repeat it; about 200 words are still missing.' },
      ] as typeof first.messages,
    });
    expect(double.statistics().asked).toEqual({
      'section | S7 | Trams': { first: 2, firstFinished: 1, followUps: 1 },
    });
  });

  test('the first token comes after its time', async () => {
    const slow = await startOpenAiDouble({ firstTokenMs: 120 });
    try {
      const startedAtMs = performance.now();
      await new OpenAI({ baseURL: slow.baseUrl, apiKey: 'none' }).chat.completions.create(section('S1'));
      expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(119);
    } finally {
      await slow.stop();
    }
  });

  test.each(languages)('the words in %s are as many as keep sentences apart', (language) => {
    const { words, frames } = proseFixtures[language];
    const lengths = Object.values(words).map((list) => new Set(list.split(' ')).size);
    expect(lengths).toEqual([7, 11, 13, 17, 19, 23, 29]);
    expect(frames).toHaveLength(6);
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
