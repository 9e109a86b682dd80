import type { GlobalCode } from '@yanmo/contract/home';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { orderOverlay } from '../../../domain/orders/order-overlay.ts';
import { i18n, startI18n } from '../../../lib/i18n.ts';
import texts from '../../../locales/en/outlines.json' with { type: 'json' };
import { click, closePages, findButton, openPage, waitFor } from '../../../testing/open-page.tsx';
import { watchOpenings } from '../../../testing/watch-openings.ts';
import { FullTextPanel } from './full-text-panel.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['outlines', 'shell']);
});
const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closePages();
});

const product = { labels: {}, pricing: 'PER_1000', price: 300, estimated_minutes: 10 };
const form = { title: 'Trams', language: 'zh', type: 'thesis', product: 'UNDERGRADUATE' };
const findSwitch = () => document.querySelector<HTMLInputElement>('input[role="switch"]');

async function show(promise: Partial<NonNullable<GlobalCode['promise']>>, language = 'zh') {
  const openings = watchOpenings(orderOverlay);
  stops.push(openings.stop);
  const outline = { key1: 'k', form: { ...form, language } } as unknown as OutlineDetail;
  const page = await openPage(
    <FullTextPanel
      opened
      outline={outline}
      chapters={[]}
      interview={null}
      onAsk={() => undefined}
      onSave={async () => true}
      onClose={() => undefined}
    />,
    {
      'GET pass/product': () => ({
        products: ['PAPER_UNDERGRADUATE', 'REDUCE_AIGC'].map((order_type) => ({ ...product, order_type })),
      }),
      'GET home/global_code': () => ({ types: [], order_types: [], promise: { aigc_rate_maximum: 20, ...promise } }),
    },
  );
  await waitFor(() => expect(findSwitch()).not.toBeNull());
  return { page, openings };
}

test('a paper is ordered with its rate reduced unless its buyer says otherwise', async () => {
  const { openings } = await show({ is_on_by_default: true });
  await waitFor(() => expect(findSwitch()?.checked).toBe(true));
  await click(findButton(texts.fullText.order));
  expect(openings.wishes[0]).toMatchObject({ wish: { isReduceAigc: true } });
});

test('where the promise lately did not hold it is off, with the reason, until it is turned on', async () => {
  const { page, openings } = await show({ is_on_by_default: false, lately: { papers: 12, broken: 9 } });
  await page.expectText(texts.fullText.reduceOff_other.replace('{{papers}}', '12').replace('{{count}}', '9'));
  expect(findSwitch()?.checked).toBe(false);
  await click(findSwitch() as HTMLInputElement);
  await click(findButton(texts.fullText.order));
  expect(openings.wishes[0]).toMatchObject({ wish: { isReduceAigc: true } });
});

test('in a language without a detector it cannot be had', async () => {
  const { page, openings } = await show({ is_on_by_default: true }, 'es');
  await page.expectText(texts.fullText.reduceLanguages);
  expect(findSwitch()?.disabled).toBe(true);
  await click(findButton(texts.fullText.order));
  expect(openings.wishes[0]).toMatchObject({ wish: { isReduceAigc: false } });
});
