import type { OrderDetail } from '@yanmo/contract/orders';
import type { RefundApplication, RefundRule } from '@yanmo/contract/refunds';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/refunds.json' with { type: 'json' };
import {
  type Answers,
  click,
  closePages,
  fill,
  findButton,
  findChoice,
  findField,
  openPage,
  pickFiles,
} from '../../testing/open-page.tsx';
import RefundDialog from './refund-dialog.tsx';
import { sampleApplication } from './testing/sample-application.ts';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['refunds', 'shell']);
});
afterEach(closePages);

const number = 'Y2025000000000001';
const order = {
  out_trade_no: number,
  order_type: 'OUTLINE_DOWNLOAD',
  payment_method: 'ALIPAY',
  paid_amount: 990,
  refunded_amount: 0,
  outline: { title: 'Trams and work' },
  order_item_response: [{ paper_case: { title: 'Trams and work', stage: 2 } }],
} as unknown as OrderDetail;

const application = sampleApplication({ id: 'a' });

interface Case {
  rule: RefundRule;
  applications?: RefundApplication[];
  change?: Partial<OrderDetail>;
  answer?: RefundApplication;
}

async function ask({ rule, applications = [], change = {}, answer }: Case) {
  const known = [...applications];
  const isByRight = rule !== 'DELIVERED' && rule !== 'NOT_PAID' && rule !== 'ALREADY_REFUNDED';
  const answers: Answers = {
    'GET home/global_code': () => ({ order_types: [] }),
    [`GET orders/order/${number}`]: () => ({ ...order, ...change }),
    'GET refund/pending_order': () => ({
      out_trade_no: number,
      paid_amount: 990,
      refunded_amount: 0,
      refundable_amount: isByRight ? 990 : 0,
      maximum_amount: isByRight || rule === 'DELIVERED' ? 990 : 0,
      refundable_characters: 0,
      maximum_characters: 0,
      rule: known.some(({ status }) => status === 'REFUNDED') ? 'ALREADY_REFUNDED' : rule,
      ...(rule === 'BEING_WRITTEN'
        ? { refundable_amount: 50, kept_amount: 940, written_units: 28_500, wanted_units: 30_000 }
        : { kept_amount: 0, written_units: null, wanted_units: null }),
      application_id: known.find(({ status }) => status === 'PENDING')?.id ?? null,
    }),
    'GET refund/apply_list': () => ({ refund_list: known, page_num: 1, page_size: 50, total: known.length }),
    'POST refund/apply': () => {
      if (answer) known.unshift(answer);
      return answer;
    },
    'POST files/upload': () => ({ file_key: 'key-1', name: 'screen.png', size: 5, type: 'image/png' }),
  };
  const onApplied = vi.fn();
  const page = await openPage(
    <RefundDialog opened outTradeNo={number} onApplied={onApplied} onClose={() => undefined} />,
    answers,
  );
  return { ...page, onApplied };
}

const steps = () =>
  [...document.querySelectorAll('ol li')].map((step) => [
    step.querySelector('span:nth-child(2)')?.textContent,
    step.getAttribute('data-state'),
  ]);

test('whoever cancels what is being written is told the share, the price of it and what becomes of the text', async () => {
  const page = await ask({
    rule: 'BEING_WRITTEN',
    answer: { ...application, rule: 'BEING_WRITTEN', status: 'APPROVED' },
  });
  await page.expectText('CN¥0.50');
  await page.expectText('Written so far: 28,500 of 30,000 (95%)');
  await page.expectText('CN¥9.40 stays paid for the written part');
  await page.expectText(texts.form.thenWritten);
  await click(findButton(texts.form.reasons.noLonger));
  await click(findButton(texts.form.submitByRight));
  await vi.waitFor(() => expect(page.posts('refund/apply')).toMatchObject([{ body: { rule: 'BEING_WRITTEN' } }]));
});

test.each(['NOT_STARTED', 'UNDELIVERED', 'PREVIEW_PENDING'] as const)(
  'what comes back by right (%s) is said with its rule, asks for no evidence, and is done at once',
  async (rule) => {
    const done = { ...application, rule, status: 'REFUNDED', amount: 990 } as const;
    const page = await ask({ rule, answer: { ...done, decided_at: done.created_at, settled_at: done.created_at } });
    await page.expectText(texts.rule[rule]);
    expect(page.text()).not.toContain(texts.evidence.choose);
    await click(findButton(texts.form.reasons.noLonger));
    await click(findChoice(texts.destination.WALLET.name));
    await click(findButton(texts.form.submitByRight));
    await page.expectText('CN¥9.90 is in your wallet.');
    expect(page.posts('refund/apply')).toMatchObject([
      {
        body: { out_trade_no: number, reason: texts.form.reasons.noLonger, file_keys: [], destination: 'WALLET' },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(page.onApplied).toHaveBeenCalledOnce();
    expect(steps().map(([, state]) => state)).toEqual(['done', 'done', 'done']);
  },
);

test('for what was delivered, reason and evidence go to the operator, and the application takes the place of the form', async () => {
  const page = await ask({ rule: 'DELIVERED', answer: application });
  await page.expectText(texts.rule.DELIVERED);
  await click(findButton(texts.form.submitAsked));
  await page.expectText('Please give a reason');
  expect(page.posts('refund/apply')).toEqual([]);

  await fill(findField(texts.form.reason), 'Half of it is missing.');
  await pickFiles([new File(['bytes'], 'screen.png', { type: 'image/png' }), new File(['MZ'], 'tool.exe')]);
  await page.expectText(texts.evidence.ready);
  await page.expectText('Not supported');
  await click(findButton(texts.form.submitAsked));
  await page.expectText('We have your request for up to CN¥9.90');
  expect(page.posts('refund/apply')[0]?.body).toEqual({
    out_trade_no: number,
    reason: 'Half of it is missing.',
    rule: 'DELIVERED',
    file_keys: ['key-1'],
    destination: 'ORIGINAL',
  });
  expect(document.querySelector('form')).toBeNull();
  expect(steps()).toEqual([
    [texts.steps.asked, 'done'],
    [texts.steps.review, 'now'],
    [texts.steps.paidBack, 'waiting'],
  ]);
});

test.each(['PENDING', 'APPROVED', 'FAILED'] as const)(
  'an application that is %s leaves no second form',
  async (status) => {
    const page = await ask({ rule: 'DELIVERED', applications: [{ ...application, status }] });
    await page.expectText(texts.status.reason);
    expect(document.querySelector('form')).toBeNull();
  },
);

test('what was refused is told with its reason, and can be asked for again', async () => {
  const page = await ask({
    rule: 'DELIVERED',
    applications: [{ ...application, status: 'REJECTED', note: 'The file is complete.' }],
  });
  await page.expectText('The file is complete.');
  expect(steps()).toEqual([
    [texts.steps.asked, 'done'],
    [texts.steps.rejected, 'failed'],
  ]);
  expect(document.querySelector('form'), 'its outcome is not hidden below a form').toBeNull();
  await click(findButton(texts.dialog.again));
  expect(findButton(texts.form.submitAsked)).toBeTruthy();
});

test('a part that was granted is told apart from what was asked for', async () => {
  const page = await ask({
    rule: 'DELIVERED',
    applications: [{ ...application, status: 'REFUNDED', amount: 400, settled_at: '2025-11-02T08:00:00.000Z' }],
  });
  await page.expectText('CN¥4.00 is in your wallet.');
  await page.expectText('Of the CN¥9.90 that was asked for');
});

test.each(['NOT_PAID', 'ALREADY_REFUNDED'] as const)('where nothing can come back (%s), it says why', async (rule) => {
  const page = await ask({ rule });
  await page.expectText(texts.rule[rule]);
  expect(document.querySelector('form')).toBeNull();
});

test.each([
  ['paid from the wallet', { payment_method: 'BALANCE' }],
  ['money for the wallet', { order_type: 'WALLET_RECHARGE' }],
] as const)('what was %s has one way back only', async (_what, change) => {
  const page = await ask({ rule: 'NOT_STARTED', change });
  await page.expectText(texts.rule.NOT_STARTED);
  expect(page.text()).not.toContain(texts.form.destination);
});

test('what the system gave back unasked says so in words', async () => {
  const page = await ask({
    rule: 'ALREADY_REFUNDED',
    applications: [
      {
        ...application,
        origin: 'SYSTEM',
        rule: 'UNDELIVERED',
        reason: 'undeliverable',
        status: 'REFUNDED',
        amount: 990,
      },
    ],
  });
  await page.expectText(texts.status.origin.SYSTEM);
  await page.expectText(texts.systemReason.UNDELIVERED);
  expect(page.text()).not.toContain('undeliverable');
});
