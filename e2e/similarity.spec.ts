import { expectPageAccessible } from './axe.ts';
import { emptyContext } from './browser-contexts.ts';
import { OrderPanel } from './order-panel.ts';
import { giveCoupon } from './orders.ts';
import { inFile, readDownload, readPdf } from './paper-files.ts';
import { wordFile } from './rewriting-page.ts';
import { prepareSources, SimilarityPage } from './similarity-page.ts';
import { expect, test } from './test.ts';
import { textOf } from './texts.ts';

test.use({ locale: 'zh-CN' });
const fromWork = '摊主改用扫码收款之后，赊账的次数明显减少，而熟客之间的人情往来并没有随之消失';
const abstract = `本文以三座沿海县城的早市为对象，记录了四百一十二个摊位在八年间的收款方式。研究发现，${fromWork}。作者据此认为，支付技术改变的是账目的形式，而不是买卖双方互相信任的基础。`;
const inOtherWords = '在作者看来，支付技术所改变的只是账目的形式，买卖双方彼此信任的基础并未动摇';
const fromOwn = '四十七个摊位里，四十一个挂着收款码，剩下六个只收现金，摊主都过了六十五岁';
const earlier = `去年冬天，我在老家县城的早市站了三个上午，挨个数摊主怎么收钱。${fromOwn}。卖豆腐的周姨说，她不是不会用，是怕孙子不在身边时手机坏了没人修。那几天风大，摊上的塑料布被吹得哗哗响，我把本子压在菜筐下面，一边跺脚一边记。`;
const original = [
  '县城的早市天不亮就开张，菜贩从三轮车上卸下沾着露水的青菜，码成整齐的一排，等第一批买菜的老人。',
  '我们的访谈从四月做到九月，每次都在收摊之后进行，因为只有那时摊主才有空坐下来聊一聊当天的生意。',
  '至于城里的大型超市，它们离早市太远，又开门太晚，还谈不上是真正的对手；早市真正怕的是连着下半个月的雨。',
] as const;
const paragraphs = [
  original[0],
  `已有的调查注意到，${fromWork}，这一点和我们的观察大致吻合。`,
  original[1],
  `在另一次走访中，${fromOwn}。这个比例比我们预想的要高一些。`,
  `${inOtherWords}。`,
  original[2],
];

test('a document is checked for a coupon: what was planted is marked and nothing else, and anyone confirms its certificate', async ({
  page,
  account,
  request,
  browser,
  baseURL,
}) => {
  await prepareSources(request, account, { abstract, earlier });
  await giveCoupon(request, account, { kind: 'PLAGIARISM_CHECK', max_characters: 10_000 });
  const similarity = new SimilarityPage(page);
  const orders = new OrderPanel(page, 'zh');
  await similarity.open();
  const chosen = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: textOf('zh', 'texts', 'upload'), exact: true })
    .first()
    .click();
  await (await chosen).setFiles({ name: '早市.docx', mimeType: '', buffer: await wordFile(paragraphs) });
  await expect(page.getByText(similarity.text('read.preview'))).toBeVisible();
  await expect(page.getByText(similarity.pattern('order.couponAll', { characters: '10,000' }))).toBeVisible();
  await expectPageAccessible(page, 'a text to be checked', { isFirst: false });
  await similarity.button('order.submit').click();
  await orders.cashier.getByRole('button', { name: orders.text('pay.free.pay') }).click();
  const { cashier } = orders;
  await cashier
    .getByRole('link', { name: orders.text('item.progress') })
    .or(cashier.getByRole('link', { name: orders.text('item.report') }))
    .click();

  await expect(similarity.result).toBeVisible();
  const words = async (kind: 'COPY' | 'PARAPHRASE') =>
    (await similarity.marks(kind).allTextContents()).map((one) => one.replace(/[。，]$/u, ''));
  await expect.poll(() => words('COPY')).toEqual([fromWork, fromOwn]);
  expect(await words('PARAPHRASE')).toEqual([inOtherWords]);

  await similarity.marks('COPY').first().click();
  await expect(similarity.dock).toContainText('县城早市的收款方式与熟客关系');
  await page.keyboard.press('ArrowRight');
  await expect(similarity.dock).toContainText('早市手记');
  await page
    .getByRole('button', { name: /早市手记/u })
    .first()
    .click();
  await expect(similarity.marks('COPY')).toHaveCount(1);
  await expectPageAccessible(page, 'a report', { isFirst: false });

  const rate = await similarity.result
    .getByText(/^\d+(?:\.\d)?%$/u)
    .first()
    .textContent();
  const link = similarity.result.getByRole('link', { name: /^YM-/u });
  const number = (await link.textContent()) ?? '';
  const download = page.waitForEvent('download');
  await similarity.button('action.pdf').click();
  const printed = await readPdf((await readDownload(download)).content);
  expect(printed).toContain(number);
  expect(printed).toContain(inFile(rate ?? ''));

  const visitors = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const visitor = await emptyContext(visitors, baseURL ?? '');
  await visitor.goto(`/verify/${number.toLowerCase()}`);
  await expect(visitor.getByText(textOf('zh', 'verify', 'certificate.confirmed'))).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(rate ?? '');
  await expect(visitor.getByRole('main')).not.toContainText('早市');
  await visitors.close();
});

test('two texts are compared without an account, and what they share is shown on both sides', async ({ page }) => {
  const similarity = new SimilarityPage(page);
  await page.goto('/main/plagiarismCheck?tab=compare');
  const fields = page.getByRole('tabpanel').getByRole('textbox');
  await fields.nth(0).fill(`${original[0]}${fromOwn}。`);
  await fields.nth(1).fill(`${fromOwn}，${original[1]}`);
  await similarity.button('compare.start').click();
  await expect(page.locator('[data-match]')).toHaveText([new RegExp(fromOwn, 'u'), new RegExp(fromOwn, 'u')]);
  await page.locator('[data-side="left"] [data-match]').click();
  await expect(page.locator('[data-side="right"] [data-match]')).toHaveAttribute('aria-pressed', 'true');
  await expectPageAccessible(page, 'two texts compared', { isFirst: false });
});
