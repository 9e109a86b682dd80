import type { FilePurpose } from '@yanmo/contract/files';
import { vi } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { openShop } from '../../../testing/orders/shop.ts';
import type { TestSiteOptions } from '../../../testing/test-site.ts';

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const topics = ['城市更新', '绿色金融', '乡村教育', '智能制造', '社区养老', '跨境电商', '数字治理', '文化遗产'];

/** So many paragraphs of four sentences each, `machine` of which a machine would write. */
export function manuscript(paragraphs: number, { machine = 3, mark = '' } = {}): string {
  return Array.from({ length: paragraphs }, (_, index) => {
    const topic = `${topics[index % topics.length]}${index >= topics.length ? `之${index}` : ''}`;
    return Array.from({ length: 4 }, (_one, at) => {
      const say = `${topic}的第${at + 1}个方面在各地的实践里有不同的做法，参与者也从中得到了不少经验。`;
      return at < machine ? `综上所述，${mark}${say}` : say;
    }).join('');
  }).join('\n\n');
}

/** A shop in which texts are rewritten, by whomever the options say. */
export async function openReductionShop(options: TestSiteOptions = {}) {
  const shop = await openShop({
    work: true,
    itemKinds: () => [],
    ...options,
    environment: { RATE_LIMIT_SCALE: '1000', ...options.environment },
  });
  await inTransaction(shop.db, (tx) =>
    shop.site.settings.changeSetting(tx, { program: 'test' }, 'open_features', ['REDUCE_AIGC']),
  );

  const order = (token: string, body: object) =>
    shop.post(token, 'third_aigc/once_aigc_order', { mode: 'AIGC', language: 'zh', ...body });

  async function ordered(token: string, body: object): Promise<string> {
    const { result, error } = await order(token, body);
    if (!result) throw new Error(`the order was refused: ${error}`);
    return result.out_trade_no;
  }

  const read = async (token: string, outTradeNo: string) =>
    (await shop.get(token, `paper/reduce/${outTradeNo}`)).result;

  return {
    shop,
    order,
    ordered,
    read,

    async bought(token: string, body: object, source = 'BALANCE'): Promise<string> {
      const outTradeNo = await ordered(token, body);
      const { error } = await shop.post(token, 'pass/pay_order', { out_trade_no: outTradeNo, source });
      if (error) throw new Error(`it cannot be paid: ${error}`);
      return outTradeNo;
    },

    /** Until it stands so. */
    async until(token: string, outTradeNo: string, isSo: (reduction: Awaited<ReturnType<typeof read>>) => boolean) {
      return vi.waitFor(
        async () => {
          const reduction = await read(token, outTradeNo);
          if (!isSo(reduction)) {
            const { stage, progress, paragraphs, rates } = reduction ?? {};
            throw new Error(
              JSON.stringify({
                stage,
                progress,
                rates,
                states: paragraphs?.map((one: { state: string }) => one.state),
              }),
            );
          }
          return reduction;
        },
        { timeout: 60_000, interval: 100 },
      );
    },

    upload: (
      token: string,
      name: string,
      bytes: Uint8Array | string,
      type: string,
      purpose: FilePurpose = 'REDUCTION',
    ): Promise<string> => shop.upload(token, purpose, { name, bytes, type }),
    buyer: shop.buyer,
    download: shop.download,

    close: () => shop.close(),
  };
}
