import type { SharingConsent } from '@yanmo/contract/similarity';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/accounts.json' with { type: 'json' };
import { click, closePages, findButton, findChoice, openPage, Refused, waitFor } from '../../testing/open-page.tsx';
import { PaperSharing } from './paper-sharing.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['accounts', 'shell']);
});
afterEach(closePages);

const at = '2026-11-16T08:00:00.000Z';
const given: SharingConsent = { is_shared: true, decided_at: at, papers: 3 };
const taken: SharingConsent = { is_shared: false, decided_at: at, papers: 0 };
const undecided: SharingConsent = { is_shared: null, decided_at: null, papers: 0 };

const open = (consent: SharingConsent, decide: (body: unknown) => unknown = () => taken) =>
  openPage(<PaperSharing />, {
    'GET similarity/consent': () => consent,
    'POST similarity/consent': ({ body }) => decide(body),
  });
const theSwitch = () => findChoice(texts.sharing.label);

test('off until it is given; what was given can be undone at once', async () => {
  const page = await open(undecided, (body) => ((body as { is_shared: boolean }).is_shared ? given : taken));
  await page.expectText(texts.sharing.undecided);
  expect(theSwitch().checked).toBe(false);
  await click(theSwitch());
  await page.expectText(texts.sharing.given);
  await page.expectText('3 papers');
  expect(theSwitch().checked).toBe(true);
  await click(findButton(texts.sharing.undo));
  await waitFor(() => expect(theSwitch().checked).toBe(false));
  expect(page.posts('similarity/consent').map(({ body }) => body)).toEqual([{ is_shared: true }, { is_shared: false }]);
});

test('it is withdrawn after a question only, and a refusal leaves it as it was', async () => {
  let isDown = true;
  const page = await open(given, () => {
    if (isDown) throw new Refused({ status: 503, error: 'unavailable', message: 'not now' });
    return taken;
  });
  await page.expectText('3 papers');
  await click(theSwitch());
  await page.expectText(texts.sharing.confirm.title);
  expect(page.posts('similarity/consent')).toHaveLength(0);
  await click(findButton(texts.sharing.confirm.yes));
  await page.expectText('not now');
  expect(theSwitch().checked).toBe(true);
  isDown = false;
  await click(theSwitch());
  await click(findButton(texts.sharing.confirm.yes));
  await page.expectText(texts.sharing.taken);
  expect(theSwitch().checked).toBe(false);
});
