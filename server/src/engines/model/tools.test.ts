import { describe, expect, test } from 'vitest';
import { newCall, patient, setUpModel } from '../../testing/model/model-setup.ts';
import type { ModelMessage, Tool } from './chat.ts';
import type { ModelAnswer, ModelQuestion } from './model-calls.ts';
import { ToolCallReader } from './tool-call-reader.ts';

const model = setUpModel();

const look: Tool = {
  name: 'find-passages',
  description: 'Finds passages of the uploaded files.',
  parameters: { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] },
};
const price: Tool = { name: 'price', description: 'The price of a paper.', parameters: { type: 'object' } };

const asks = (words: string): ModelMessage => ({
  role: 'user',
  content: [
    { type: 'text', text: `What does it say?\n[call] find-passages ${words}\n[call] price {"of":"PAPER_FINAL"}` },
    { type: 'image', url: 'data:image/png;base64,AAAA' },
    { type: 'file', name: '论文.pdf', url: 'data:application/pdf;base64,BBBB' },
  ],
});

async function ask(
  messages: readonly ModelMessage[],
  changes: Partial<ModelQuestion> = {},
  seen: string[] = [],
): Promise<ModelAnswer> {
  const call = changes.call ?? newCall();
  const question: ModelQuestion = {
    ...{ stepKey: call.stepKey, requestHash: 'h', promptName: 'chat', promptVersion: 1, call },
    ...{ messages, shape: null, tools: [look, price] },
    ...changes,
  };
  return model.callsWith().ask(question, () => ({
    push: (text) => seen.push(text) > 0,
    hasGiven: false,
    isWhole: false,
  }));
}

describe('a model with tools', () => {
  test('calls several at once in pieces, is given what came of them, and answers', async () => {
    const words = '{"words":"供需矛盾 😀 \\"quoted\\" \\u0000"}';
    const seen: string[] = [];
    const first = await ask([asks(words)], {}, seen);
    expect(first).toEqual({
      text: 'Let me look.',
      finish: 'tool_calls',
      toolCalls: [
        { id: expect.any(String), name: 'find-passages', arguments: words },
        { id: expect.any(String), name: 'price', arguments: '{"of":"PAPER_FINAL"}' },
      ],
    });
    expect(seen.join('')).toBe(first.text);
    expect(new Set(first.toolCalls.map(({ id }) => id)).size).toBe(2);

    const results = first.toolCalls.map(
      ({ id }, index): ModelMessage => ({ role: 'tool', toolCallId: id, content: `result ${index}` }),
    );
    const answer = await ask([
      asks(words),
      { role: 'assistant', content: first.text, toolCalls: first.toolCalls },
      ...results,
    ]);
    expect(answer).toMatchObject({ finish: 'stop', toolCalls: [] });
    expect(answer.text).toMatch(/tool: result 0\ntool: result 1$/);
    // Parts reach the other side as they were given.
    expect(answer.text).toContain(
      '[image data:image/png;base64,AAAA]\n[file 论文.pdf data:application/pdf;base64,BBBB]',
    );
  });

  test('is not asked again for calls that were bought, and what they cost is counted without its word', async () => {
    model.double.setDefault({ name: 'no_usage' });
    const call = newCall();
    const messages = [asks('{"words":"a"}')];
    const first = await ask(messages, { call });
    expect(await ask(messages, { call })).toEqual(first);
    expect(model.double.statistics().calls).toBe(1);
    const [row] = await model.listCalls(call);
    expect(row).toMatchObject({ state: 'ANSWERED', finish_reason: 'tool_calls', is_estimated: true });
    expect(row?.tokens_out).toBeGreaterThan(10);
  });

  test('whose stream ends in the middle has called nothing', async () => {
    model.double.script('dropped');
    const answer = await ask([asks('{"words":"a"}')]);
    // The first attempt gave nothing that counts: the question was repeated.
    expect(model.double.statistics().calls).toBe(2);
    expect(answer.toolCalls).toHaveLength(2);
  });

  test('may answer at once', async () => {
    expect(await ask([{ role: 'user', content: 'hello' }])).toMatchObject({ text: 'user: hello', finish: 'stop' });
  });
});

describe('calls in pieces that are not as they should be', () => {
  const readAll = (...chunks: unknown[]) => {
    const reader = new ToolCallReader();
    for (const chunk of chunks) reader.push(chunk);
    return reader.calls();
  };
  const piece = (id: unknown, name: unknown, given: unknown, index?: number) => [
    { ...(index === undefined ? {} : { index }), id, function: { name, arguments: given } },
  ];

  test('are told apart by their ids where they have no numbers', () => {
    const calls = readAll(piece('a', 'look', '{"x"'), piece(undefined, undefined, ':1}'), piece('b', 'price', '{}'));
    expect(calls).toEqual([
      { id: 'a', name: 'look', arguments: '{"x":1}' },
      { id: 'b', name: 'price', arguments: '{}' },
    ]);
  });

  test('have one id each, can be kept, and are left out where they name nothing', () => {
    const calls = readAll(
      ...[null, {}, [null, 'x', 7], [{}], piece('call_1', 'a\0', { of: 1 }, 0), piece('', 'b', '\ud800', 1)],
      ...[piece('call_1', 'c', null, 5), piece('d', '\u200b', '{}', 9)],
    );
    expect(calls.map(({ name, arguments: given }) => [name, given])).toEqual([
      ...[
        ['a', '{"of":1}'],
        ['b', '\ufffd'],
        ['c', ''],
      ],
    ]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
    expect(calls[0]?.id).toBe('call_1');
  });

  test('are no more and no longer than anybody could mean', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ index, id: `${index}`, function: { name: 'a' } }));
    expect(() => readAll(many)).toThrow('without end');
    expect(() => readAll(piece('a', 'b', 'x'.repeat(1_000_000), 0))).toThrow('without end');
  });
});

test.each(['hanging', 'slow'] as const)(
  'a caller that leaves is gone upstream long before the answer is (%s)',
  async (name) => {
    model.double.setDefault({ name, tokensPerSecond: 5 });
    const leaving = new AbortController();
    const asking = ask([{ role: 'user', content: 'word '.repeat(200) }], { call: newCall({ signal: leaving.signal }) });
    const failed = expect(asking).rejects.toThrow('enough');
    await model.double.called(1);
    leaving.abort(new Error('enough'));
    await expect.poll(() => model.double.statistics().left, { ...patient, interval: 10 }).toBe(1);
    await failed;
  },
);
