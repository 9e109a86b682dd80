import { vi } from 'vitest';
import { putVerifiedWorks } from '../orders/put-verified-works.ts';
import { openShop, type Shop } from '../orders/shop.ts';
import type { Reply } from '../site-client.ts';
import type { TestSiteOptions } from '../test-site.ts';

export const buyersForm = {
  title: '数字化转型对中小企业绩效的影响研究',
  language: 'zh',
  type: 'course_paper',
  field: 'management',
  product: 'FINAL',
  word_count: 2000,
};

const bibliography = `
@article{li2021, author = {李明 and 王芳}, title = {数字化转型与中小企业绩效关系研究}, journal = {管理评论}, year = {2021}, volume = {33}, number = {4}, pages = {12--25}, abstract = {数字化转型通过降低交易成本提升中小企业绩效。吸收能力强的企业从数字化转型中获益更多。}}
@article{zhang2020, author = {张伟}, title = {中小企业数字化转型的障碍与对策}, journal = {科研管理}, year = {2020}, volume = {41}, number = {2}, pages = {88--97}, abstract = {资金与人才不足是中小企业数字化转型的主要障碍。}}
`;

export type PaperBuyer = Awaited<ReturnType<typeof openPaperBuyer>>;

export interface ShownSection {
  id: string;
  number: string;
  title: string;
  depth: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
  text: any;
}

/** A shop in which a student buys papers of the built-in engine and works on them. */
export async function openPaperBuyer(options: TestSiteOptions = {}) {
  const shop: Shop = await openShop({
    work: true,
    itemKinds: () => [],
    ...options,
    environment: { RATE_LIMIT_SCALE: '1000', ...options.environment },
  });

  async function writeOutline(token: string, form: object): Promise<string> {
    const { result, error } = await shop.post(token, 'paper/outline/create', { ...form, version: 'v1' });
    if (!result) throw new Error(`no outline: ${error}`);
    await vi.waitFor(async () => {
      const { result: outline } = await shop.get(token, `paper/outline/status/${result.key1}`);
      if (outline.status !== 'SUCCEEDED') throw new Error(`the outline is ${outline.status}`);
    }, 30_000);
    return result.key1;
  }

  /** Until every item of it is delivered; of a paper of which the deposit is paid, its preview alone. */
  async function delivered(token: string, outTradeNo: string, stage: 'PREVIEW' | 'WHOLE' = 'WHOLE'): Promise<void> {
    await vi.waitFor(
      async () => {
        const { order_item_response: items } = await shop.see(token, outTradeNo);
        const wanted = stage === 'PREVIEW' ? items.slice(0, 1) : items;
        const isDone = wanted.every(({ paper_case }: { paper_case: { stage: number } }) => paper_case.stage === 2);
        if (!isDone) throw new Error(`not delivered: ${JSON.stringify(items)}`);
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  /** Two works that an index bears out, unless others are given: those are the student's own. */
  async function uploadWorks(token: string, key1: string, bibtex = bibliography): Promise<void> {
    if (bibtex === bibliography) await putVerifiedWorks(shop.site.platform.db, bibliography);
    const upload = new FormData();
    upload.append('key1', key1);
    upload.append('files', new Blob([bibtex]), 'own.bib');
    await shop.call('/api/ai-paper/step_outline/upload_papers', { token, body: upload });
  }

  return {
    shop,
    delivered,
    uploadWorks,

    /** Paid for and delivered; its number. */
    async buyPaper(
      token: string,
      { form = {}, order = {}, stage }: { form?: object; order?: object; stage?: 'PREVIEW' } = {},
    ): Promise<string> {
      const key1 = await writeOutline(token, { ...buyersForm, ...form });
      await uploadWorks(token, key1);
      const outTradeNo = await shop.order(token, { key1, order_type: 'PAPER_FINAL', ...order });
      await shop.payByScan(token, outTradeNo);
      await delivered(token, outTradeNo, stage);
      return outTradeNo;
    },

    async read(token: string, outTradeNo: string) {
      const { result, error } = await shop.get(token, `paper/text/${outTradeNo}`);
      if (!result) throw new Error(`cannot be read: ${error}`);
      return result;
    },

    /** Sections that have text, in the order of reading. */
    async sections(token: string, outTradeNo: string): Promise<ShownSection[]> {
      const { result } = await shop.get(token, `paper/text/${outTradeNo}`);
      return result.sections.filter(({ text }: ShownSection) => text !== null);
    },

    edit: (
      token: string,
      out_trade_no: string,
      section: { id: string; version: number },
      text: string,
    ): Promise<Reply> =>
      shop.post(token, 'paper/section', { out_trade_no, section_id: section.id, base_version: section.version, text }),

    ask: (token: string, out_trade_no: string, section_id: string, instruction: string): Promise<Reply> =>
      shop.post(token, 'paper/amend', { out_trade_no, section_id, instruction }),

    decide: (token: string, id: string, accept: boolean): Promise<Reply> =>
      shop.post(token, 'paper/amendment', { id, accept }),

    async download(url: string): Promise<Buffer> {
      const response = await fetch(`${shop.site.url}${url}`);
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },

    close: () => shop.close(),
  };
}
