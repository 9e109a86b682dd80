import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { useMoneyAction } from './use-money-action.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Sends bodies one after the other; each answer is a status, 0 for none. Returns the keys they were sent with. */
async function keysOf(sent: readonly { body: string; status: number }[]): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const keys: string[] = [];
  let answer = 200;
  let send: (body: string) => Promise<unknown> = async () => undefined;
  function Form() {
    send = useMoneyAction(async (_body: string, key) => {
      keys.push(key);
      if (answer !== 200) throw new ApiError({ status: answer, code: answer, error: 'internal', message: '' });
    }).mutateAsync;
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Form />
      </QueryClientProvider>,
    ),
  );
  for (const { body, status } of sent) {
    answer = status;
    await act(async () => await send(body).then(undefined, () => undefined));
  }
  return keys;
}

test.each([0, 502, 503])('tried again after %i, the same thing carries the same key', async (status) => {
  const [first, second] = await keysOf([
    { body: 'a', status },
    { body: 'a', status: 200 },
  ]);
  expect(second).toBe(first);
});

test.each([200, 402, 409])('after %i the next one is a new action', async (status) => {
  const [first, second] = await keysOf([
    { body: 'a', status },
    { body: 'a', status: 200 },
  ]);
  expect(second).not.toBe(first);
});

test('something else never carries the key of what went unanswered', async () => {
  const [first, second] = await keysOf([
    { body: 'a', status: 0 },
    { body: 'b', status: 200 },
  ]);
  expect(second).not.toBe(first);
});
