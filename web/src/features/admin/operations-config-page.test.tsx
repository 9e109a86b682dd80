import type { SettingState } from '@yanmo/contract/admin';
import { listDifferences } from '@yanmo/contract/differences';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/settings.json' with { type: 'json' };
import {
  click,
  closePages,
  fill,
  findButton,
  findField,
  openPage,
  Refused,
  waitFor,
} from '../../testing/open-page.tsx';
import OperationsConfigPage from './operations-config-page.tsx';

const catalogue = {
  prices: { OUTLINE_DOWNLOAD: 990, PAPER_FINAL: 500 },
  packages: [{ id: '10k', characters: 10_000, price: 2_500 }],
  recharge: { amounts: [5_000], minimum: 100, maximum: 500_000 },
  deposit_percent: 30,
  commission_percent: 10,
};

function stateOf(key: string, value: unknown, changes: Partial<SettingState> = {}): SettingState {
  return {
    ...{ key, value, default: value, is_default: true, schema: {}, revision: 0 },
    ...{ updated_by: null, updated_at: null, can_undo: false, ...changes },
  };
}

/** A server with one setting, which checks the revision as the real one does. */
function openSetting(first: SettingState, refuse?: (value: unknown) => Refused | null) {
  const server = { state: first };
  return openPage(
    <OperationsConfigPage />,
    {
      'GET admin/settings': () => ({ settings: [server.state] }),
      'GET home/global_code': () => ({ order_types: [] }),
      'GET home/info': () => ({ agent_image: [], contact: { kind: 'FORM', value: '', image_url: null }, banner: [] }),
      'POST admin/settings': ({ body }) => {
        const { revision, value, undo } = body as { revision: number; value?: unknown; undo?: true };
        if (revision !== server.state.revision)
          throw new Refused({ status: 409, error: 'setting_changed', message: 'Changed meanwhile.' });
        const refused = refuse?.(value);
        if (refused) throw refused;
        const next = undo ? first.value : value;
        const diff = listDifferences(server.state.value, next);
        server.state = { ...server.state, value: next, revision: revision + 1, can_undo: true, is_default: false };
        return { setting: server.state, diff };
      },
    },
    `/user/setting?part=${first.key}`,
  ).then((page) => ({ ...page, server }));
}

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['settings', 'shell']);
});
afterEach(closePages);

test('a price is saved after its difference was seen, and taken back', async () => {
  const page = await openSetting(stateOf('catalogue', catalogue));
  await page.expectText(texts.catalogue.pricesNote);
  expect(findButton(texts.nothingChanged).disabled).toBe(true);
  await fill(findField('Outline download'), '12.50');
  await click(findButton('Review 1 change'));
  await page.expectText('¥9.90');
  await page.expectText('¥12.50');
  expect(page.posts('admin/settings')).toEqual([]);
  await click(findButton(texts.save));
  await page.expectText(texts.savedThis);
  expect(page.posts('admin/settings')[0]?.body).toMatchObject({
    ...{ key: 'catalogue', revision: 0, value: { prices: { OUTLINE_DOWNLOAD: 1_250, PAPER_FINAL: 500 } } },
  });
  await click(findButton(texts.undo));
  await page.expectText(texts.undoText);
  const [, confirm] = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === texts.undo);
  if (!confirm) throw new Error('no question');
  await click(confirm);
  await page.expectText(texts.undoneThis);
  expect(page.posts('admin/settings')[1]?.body).toEqual({ key: 'catalogue', revision: 1, undo: true });
});

test('what the server refuses is said at its field, and nothing is lost', async () => {
  const why = 'A price is at least 1 fen';
  const page = await openSetting(stateOf('catalogue', catalogue), () => {
    const fields = [{ path: 'value.prices.PAPER_FINAL', message: why }];
    return new Refused({ status: 422, error: 'invalid_fields', message: 'Look at the fields.', fields });
  });
  await page.expectText(texts.catalogue.pricesNote);
  const field = findField('Course paper');
  await fill(field, '0');
  await click(findButton('Review 1 change'));
  await click(findButton(texts.save));
  await page.expectText('Look at the fields.');
  await waitFor(() => expect(findField('Course paper').getAttribute('aria-invalid')).toBe('true'));
  await page.expectText(why);
  expect(findButton('Review 1 change').disabled).toBe(false);
});

test('the second of two operators is told, sees the difference, and replaces it knowingly', async () => {
  const page = await openSetting(stateOf('site_name', 'Yanmo'));
  await page.expectText(texts.about.site_name);
  await fill(findField(texts.names.site_name), 'Mine');
  page.server.state = { ...page.server.state, value: 'Theirs', revision: 1 };
  await click(findButton('Review 1 change'));
  await click(findButton(texts.save));
  await page.expectText('Changed meanwhile.');
  await click(findButton(texts.reload));
  await page.expectText(texts.theirs);
  await page.expectText('Theirs');
  expect(findField(texts.names.site_name).value).toBe('Mine');
  await click(findButton('Review 1 change'));
  await click(findButton(texts.save));
  await page.expectText(texts.savedThis);
  expect(page.server.state).toMatchObject({ value: 'Mine', revision: 2 });
});

test('a feature that is off is shown as in development', async () => {
  const page = await openSetting(stateOf('open_features', ['REDUCE_AIGC', 'PLAGIARISM_CHECK', 'INVITE_REWARD']));
  await page.expectText(texts.features.open);
  const box = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].find(
    ({ value }) => value === 'PLAGIARISM_CHECK',
  );
  if (!box) throw new Error('no box');
  await click(box);
  await page.expectText(texts.features.inDevelopment);
});
