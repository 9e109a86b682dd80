import { type APIRequestContext, type Browser, request as requests } from '@playwright/test';
import { type Account, logInByApi, operatorPhone } from '../accounts.ts';
import { launchService } from '../launch-program.ts';
import { orderDownload } from '../orders.ts';
import { createOutline } from '../outlines.ts';
import { textOf } from '../texts.ts';
import { measureMachine } from './measure-machine.ts';
import type { MeasuredPage, MeasuredSite } from './measured-page.ts';
import { repeatVisits } from './repeat-visits.ts';
import { launchChromium, type SlowPhone } from './slow-phone.ts';
import { type AskedPage, auditPage, visitPage } from './visit-page.ts';

/**
 * What Lighthouse measures of a page on a phone, on the pages that are opened most; those of an account with orders in its lists.
 * Names after the command choose pages. One line of JSON.
 */
const orders = 6;

type Asked = AskedPage & { name: string };

async function measure(browser: Browser, url: string, asked: Asked): Promise<MeasuredPage> {
  const visit = async () => {
    const visited = await visitPage(browser, url, asked);
    const { score, stolen } = visited;
    const share = stolen === null ? 'unknown' : `${(100 * stolen).toFixed(1)} %`;
    process.stderr.write(`${asked.name}: ${score.toFixed(0)}, stolen time ${share}\n`);
    return visited;
  };
  const performance = asked.open ? null : await repeatVisits(visit);
  return { name: asked.name, performance, ...(await auditPage(browser, url, asked)) };
}

async function prepare(request: APIRequestContext): Promise<Account> {
  const account = await logInByApi(request);
  for (let count = 0; count < orders; count += 1) {
    const { key1 } = await createOutline(request, account);
    await orderDownload(request, account, key1);
  }
  return account;
}

async function openOrders({ page }: SlowPhone): Promise<void> {
  const name = textOf('zh', 'shell', 'names.orders');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

const { url, stop } = await launchService();
const browser = await launchChromium();
const request = await requests.newContext({ baseURL: url });
try {
  const student = await prepare(request);
  const operator = await logInByApi(request, operatorPhone);
  const pages: Asked[] = [
    { name: 'home', path: '/home/home', as: null },
    { name: 'writepaper', path: '/main/writepaper', as: null },
    { name: 'explore', path: '/main/explore', as: null },
    { name: 'order list of the operator', path: '/admin/orders', as: operator },
    { name: 'own orders, over home', path: '/home/home', as: student, open: openOrders },
  ];
  const measured: MeasuredPage[] = [];
  const machine = await measureMachine(browser);
  const chosen = process.argv.slice(2);
  const isChosen = ({ name }: Asked) => chosen.length === 0 || chosen.includes(name);
  for (const asked of pages.filter(isChosen)) measured.push(await measure(browser, url, asked));
  process.stdout.write(`${JSON.stringify({ machine, pages: measured } satisfies MeasuredSite)}\n`);
} finally {
  await request.dispose();
  await browser.close();
  await stop();
}
