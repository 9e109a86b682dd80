import { logInByApi, operatorPhone, storeSession } from './accounts.ts';
import { test } from './model-test.ts';
import { fillWallet, getOrder, payFromWallet } from './orders.ts';
import { orderText } from './rewriting-page.ts';
import { expect, messageOf } from './test.ts';
import { textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });

const text =
  '随着信息技术的不断发展，移动支付已经成为人们日常生活中不可或缺的重要组成部分。首先，移动支付极大地提高了交易的便捷性。综上所述，移动支付对于推动社会经济的高质量发展具有十分重要的意义。';
const failed = (key: string, values?: Record<string, string>) => textOf('zh', 'admin', `failed.${key}`, values);

test('what could not be made stands on the operator’s list with its cause, and is made once it is tried again from there', async ({
  page,
  context,
  request,
  baseURL,
  double,
}) => {
  const buyer = await logInByApi(request);
  await fillWallet(request, buyer, 1_000);
  const number = await orderText(request, buyer, { text, mode: 'BOTH' });
  await double.behave({ name: 'unauthorized', task: 'rewrite' });
  await payFromWallet(request, buyer, number);
  const stage = async () => (await getOrder(request, buyer, number)).order_item_response[0]?.paper_case.stage;
  await expect.poll(stage).toBe(3);

  await storeSession(context, baseURL ?? '', await logInByApi(request, operatorPhone));
  await page.goto(`/admin/failed?search=${number}`);
  const retry = page.getByRole('button', { name: failed('retryNamed', { number }) });
  const row = page.getByRole('row').filter({ has: retry });
  await expect(row).toContainText(failed('states.WAITING'));
  await expect(row).toContainText('engine_unavailable');

  await double.reset();
  await retry.click();
  await expect(messageOf(page, failed('retried'))).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expect.poll(stage).toBe(2);
});
