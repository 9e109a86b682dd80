import JSZip from 'jszip';
import { extractText } from 'unpdf';
import { expect, vi } from 'vitest';
import type { TestSiteOptions } from '../test-site.ts';
import { putVerifiedWorks } from './put-verified-works.ts';
import { openShop } from './shop.ts';

const form = {
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

export type PaperShop = Awaited<ReturnType<typeof openPaperShop>>;

/** A site that writes and sells real papers by the built-in engine, and what a student does in it. */
export async function openPaperShop(options: TestSiteOptions = {}) {
  const shop = await openShop({ work: true, itemKinds: () => [], ...options });

  async function read(url: string): Promise<Buffer> {
    const response = await fetch(`${shop.site.url}${url}`);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  return {
    ...shop,
    form,

    async writeOutline(token: string, change: object = {}): Promise<string> {
      const { result } = await shop.post(token, 'paper/outline/create', { ...form, ...change, version: 'v1' });
      await vi.waitFor(async () => {
        const { result: outline } = await shop.get(token, `paper/outline/status/${result.key1}`);
        expect(outline.status).toBe('SUCCEEDED');
      }, 90_000);
      return result.key1;
    },

    /** Two works that an index bears out, and that the student has in a list as well. */
    async uploadWorks(token: string, key1: string): Promise<void> {
      await putVerifiedWorks(shop.site.platform.db, bibliography);
      const upload = new FormData();
      upload.append('key1', key1);
      upload.append('files', new Blob([bibliography]), 'own.bib');
      await shop.call('/api/ai-paper/step_outline/upload_papers', { token, body: upload });
    },

    async orderPaper(token: string, key1: string, body: object = {}): Promise<string> {
      const { result, error } = await shop.post(token, 'orders/order', { key1, order_type: 'PAPER_FINAL', ...body });
      if (!result) throw new Error(`refused: ${error}`);
      return result.out_trade_no;
    },

    /** The order, once all its items are delivered. */
    delivered(token: string, outTradeNo: string) {
      return vi.waitFor(
        async () => {
          const found = await shop.see(token, outTradeNo);
          const stages = found.order_item_response.map(
            (item: { paper_case: { stage: number } }) => item.paper_case.stage,
          );
          expect(
            stages.every((stage: number) => stage === 2),
            JSON.stringify(found.order_item_response),
          ).toBe(true);
          return found;
        },
        { timeout: 60_000, interval: 250 },
      );
    },

    read,
    /** The words of a PDF without blanks: how they are spaced is the typesetter's. */
    async readPdf(url: string): Promise<string> {
      return textOfPdf(await read(url));
    },
    async readWord(url: string): Promise<string> {
      return textOfWord(await read(url));
    },
  };
}

export const textOfPdf = async (pdf: Uint8Array): Promise<string> =>
  (await extractText(new Uint8Array(pdf), { mergePages: true })).text.replace(/\s+/gu, '');

export async function textOfWord(word: Uint8Array): Promise<string> {
  const zip = await JSZip.loadAsync(word);
  const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
  return xml
    .replace(/<[^>]+>/gu, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, '');
}
