import type { APIRequestContext } from '@playwright/test';
import type { OrderDetail, PayResult } from '@yanmo/contract/orders';
import type { OutlineForm } from '@yanmo/contract/outlines';
import { type Account, callApi } from './accounts.ts';
import { fillWallet, getOrder, payFromWallet } from './orders.ts';
import { createOutline } from './outlines.ts';
import { expect } from './test.ts';

/** Short, so that the whole of it is written and set within seconds. */
export const shortPaper = { type: 'course_paper', product: 'FINAL', word_count: 2_000 } as const;

/** Two entries of a student's own; nobody can verify them here, so the student says that they may be printed. */
const ownWorks = `
@article{li2021, author = {李明 and 王芳}, title = {数字化转型与中小企业绩效关系研究}, journal = {管理评论}, year = {2021}, volume = {33}, number = {4}, pages = {12--25}, abstract = {数字化转型通过降低交易成本提升中小企业绩效。吸收能力强的企业从数字化转型中获益更多。}}
@article{zhang2020, author = {张伟}, title = {中小企业数字化转型的障碍与对策}, journal = {科研管理}, year = {2020}, volume = {41}, number = {2}, pages = {88--97}, abstract = {资金与人才不足是中小企业数字化转型的主要障碍。}}
`;

/** What the works of a student's own are about. */
export const citedForm: Partial<OutlineForm> = {
  ...shortPaper,
  title: '数字化转型对中小企业绩效的影响研究',
  language: 'zh',
  field: 'management',
};

interface PaperWish {
  form: Partial<OutlineForm>;
  hasOwnWorks?: boolean;
}

/** An outline becomes an order of a paper, paid from the wallet. */
export async function buyPaper(request: APIRequestContext, account: Account, wish: PaperWish): Promise<string> {
  const { key1 } = await createOutline(request, account, wish.form);
  if (wish.hasOwnWorks) await uploadOwnWorks(request, account, key1);
  return await buyPaperOf(request, account, key1, wish.form.product);
}

export async function buyPaperOf(
  request: APIRequestContext,
  account: Account,
  key1: string,
  product: OutlineForm['product'] = 'FINAL',
): Promise<string> {
  await fillWallet(request, account, 10_000);
  const { out_trade_no } = await callApi<PayResult>(request, 'POST', '/api/ai-paper/orders/order', {
    data: { key1, order_type: `PAPER_${product}` },
    token: account.token,
  });
  await payFromWallet(request, account, out_trade_no);
  return out_trade_no;
}

async function uploadOwnWorks(request: APIRequestContext, { token }: Account, key1: string): Promise<void> {
  const response = await request.post('/api/ai-paper/step_outline/upload_papers', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { key1, files: { name: 'own.bib', mimeType: 'text/plain', buffer: Buffer.from(ownWorks) } },
  });
  const answer = (await response.json()) as { code: number; result: { works: { id: string }[] } };
  if (answer.code !== 200) throw new Error(`the upload was refused: ${JSON.stringify(answer)}`);
  const works = answer.result.works.map(({ id }) => id);
  expect(works).toHaveLength(2);
  const data = { works, is_allowed: true };
  await callApi(request, 'POST', '/api/ai-paper/explore/library/allow', { data, token });
}

/** The order, once everything of it is delivered. */
export async function waitForDelivery(
  request: APIRequestContext,
  account: Account,
  number: string,
): Promise<OrderDetail> {
  let order: OrderDetail | undefined;
  await expect(async () => {
    order = await getOrder(request, account, number);
    expect(order.order_item_response.map(({ paper_case }) => paper_case.stage).every((stage) => stage === 2)).toBe(
      true,
    );
  }).toPass({ intervals: [100] });
  return order as OrderDetail;
}

export async function deliverPaper(request: APIRequestContext, account: Account, wish: PaperWish): Promise<string> {
  const number = await buyPaper(request, account, wish);
  await waitForDelivery(request, account, number);
  return number;
}
