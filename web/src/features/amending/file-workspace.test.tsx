import type { AmendChange } from '@yanmo/contract/amending';
import { act } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/comments.json' with { type: 'json' };
import { closePages, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import type { AmendFile } from './api.ts';
import { FileGate } from './file-gate.tsx';

const key = '11111111-1111-4111-8111-111111111111';
const at = '2026-11-01T00:00:00.000Z';

function change(number: number): AmendChange {
  const text = `Sentence ${number}. Another one.`;
  return {
    id: `22222222-2222-4222-8222-00000000000${number}`,
    comment: { author: 'Wang', at: null, text: `Remark ${number}`, replies: [], is_resolved: false },
    ...{ trouble: null, quote: `Sentence ${number}.`, heading: null, version: 0, state: 'PROPOSED', instruction: null },
    passage: [{ id: `p${number}`, lead: '', text, mark: null }],
    proposal: {
      ...{ text: 'Another one.', by: 'REMARK', lost: [], is_stale: false },
      diff: [
        { kind: 'removed', text: `Sentence ${number}. ` },
        { kind: 'same', text: 'Another one.' },
      ],
    },
    ...{ error: null, say: null, reply: null },
  };
}

function file(list: AmendChange[]): AmendFile {
  const counts = { changes: list.length, settled: 0, accepted: 0 };
  return {
    key,
    name: 'thesis.docx',
    language: 'en',
    ...counts,
    created_at: at,
    updated_at: at,
    list,
    engine: 'BUILT_IN',
  };
}

type Decision = { change_id: string; decision: string; reply?: string; text?: string };

/** The server, which answers when it is let. */
async function open(refuse: (decision: Decision) => boolean = () => false) {
  const list = [1, 2, 3].map(change);
  const { promise: isLet, resolve: answer } = Promise.withResolvers<void>();
  const decided: Decision[] = [];
  await openPage(<FileGate fileKey={key} />, {
    [`GET amend/${key}`]: () => file(list),
    'POST amend/decide': async ({ body }) => {
      const decision = body as Decision;
      decided.push(decision);
      await isLet;
      const place = list.findIndex(({ id }) => id === decision.change_id);
      const old = list[place];
      if (!old || refuse(decision)) {
        throw new Refused({ status: 409, error: 'amend_text_changed', message: 'The paragraph has changed.' });
      }
      const states = { ACCEPT: 'ACCEPTED', DISMISS: 'DISMISSED', UNDO: 'PROPOSED' } as const;
      const state = states[decision.decision as keyof typeof states];
      list[place] = { ...old, state, reply: decision.reply ?? old.reply };
      return { change: list[place], others: [] };
    },
  });
  await waitFor(() => expect(said()).toBe('Remark 1'));
  return { decided, answer };
}

const view = () => document.querySelector(`[aria-label="${texts.view.label}"]`);
const said = () => view()?.querySelector('blockquote p:last-child')?.textContent;
async function press(letter: string) {
  const target = document.activeElement ?? document.body;
  await act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true })));
}
async function type(label: string, words: string) {
  const field = [...document.querySelectorAll('textarea')].find((one) => one.labels[0]?.textContent === label);
  if (!field) throw new Error(`no ${label}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function click(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(name));
  if (!button) throw new Error(`no ${name}`);
  await act(async () => button.click());
}

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['comments', 'amending', 'texts', 'shell']);
});
afterEach(closePages);

test('no key waits for the answer to the one before it, and none is lost', async () => {
  const { decided, answer } = await open();
  await press('a');
  expect(said()).toBe('Remark 2');
  await press('d');
  expect(said()).toBe('Remark 3');
  await press('a');
  await press('u');
  expect(document.body.textContent).toContain(texts.state.DISMISSED);
  answer();
  // One by one, in the order in which they were asked for.
  await waitFor(() => expect(decided.map(({ decision }) => decision)).toEqual(['ACCEPT', 'DISMISS', 'ACCEPT', 'UNDO']));
});

test('an answer that was typed goes along with what is decided, and typed words wait for whoever comes back', async () => {
  const { decided, answer } = await open();
  answer();
  await type(texts.answer.label, 'Done, thank you');
  await click(texts.view.accept);
  await waitFor(() => expect(decided).toMatchObject([{ decision: 'ACCEPT', reply: 'Done, thank you' }]));
  await press('e');
  await type(texts.view.byHand, 'My own words.');
  await click('Remark 3');
  expect(said()).toBe('Remark 3');
  await click('Remark 2');
  expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toContain('My own words.');
});

test('what is refused comes back with its words', async () => {
  const { answer } = await open(({ text }) => text !== undefined);
  await press('e');
  await type(texts.view.byHand, 'My own words.');
  await click(texts.view.save);
  expect(said()).toBe('Remark 2');
  answer();
  await waitFor(() => expect(said()).toBe('Remark 1'));
  await waitFor(() =>
    expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toContain('My own words.'),
  );
});
