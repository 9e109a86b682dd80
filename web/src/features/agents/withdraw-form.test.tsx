import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../lib/i18n.ts';
import texts from '../../locales/en/agents.json' with { type: 'json' };
import { click, closePages, fill, findButton, findField, openPage, Refused } from '../../testing/open-page.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['agents', 'shell']);
});
afterEach(closePages);

test('asks for what there is at the most, and for the code of an authenticator once the server wants one', async () => {
  let done = 0;
  const page = await openPage(<WithdrawForm balance={12_690} minimum={10_000} onDone={() => (done += 1)} />, {
    'POST agent/withdraw': ({ body }) => {
      if (!(body as { totp_code?: string }).totp_code) {
        throw new Refused({ status: 422, error: 'totp_required', message: 'Enter the code of your authenticator.' });
      }
      return {};
    },
  });
  expect(findField(texts.withdraw.amount).value).toBe('126.90');
  await fill(findField(texts.withdraw.amount), '126.91');
  await fill(findField(texts.withdraw.account), 'agent@example.com');
  await click(findButton(texts.withdraw.submit));
  await page.expectText('At most CN¥126.90');
  await fill(findField(texts.withdraw.amount), '¥100');
  await click(findButton(texts.withdraw.submit));
  await page.expectText('Enter the code of your authenticator.');
  await fill(findField(texts.withdraw.code), '123456');
  await click(findButton(texts.withdraw.submit));
  await page.expectText(texts.withdraw.asked);
  expect(done).toBe(1);
  expect(page.posts('agent/withdraw').map(({ body }) => body)).toEqual([
    { amount: 10_000, account: 'agent@example.com' },
    { amount: 10_000, account: 'agent@example.com', totp_code: '123456' },
  ]);
});
