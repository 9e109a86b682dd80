import { vi } from 'vitest';
import { putVerifiedWorks } from '../../../testing/orders/put-verified-works.ts';
import { openShop } from '../../../testing/orders/shop.ts';
import type { TestSiteOptions } from '../../../testing/test-site.ts';

const places = ['河埠', '山口', '盐滩', '林场', '渡头', '矿区', '牧点', '港湾', '关城', '垦区', '湖心', '坝上'];
const subjects = [
  '集市',
  '学堂',
  '水渠',
  '书局',
  '驿路',
  '窑厂',
  '戏台',
  '粮仓',
  '桥梁',
  '祠堂',
  '码头',
  '布行',
  '茶馆',
];
const deeds = [
  '重新修缮',
  '逐步衰落',
  '改归公用',
  '几度易主',
  '毁于洪水',
  '迁往别处',
  '渐成规模',
  '停办多年',
  '被人遗忘',
];
const reasons = ['税则更改', '道路改线', '人口外迁', '物价波动', '族人纷争', '疫病流行', '战事延宕', '河道淤塞'];

/** So many sentences that nobody wrote elsewhere, each another one; about 33 units each. */
export function ownSentences(count: number, from = 0): string[] {
  const pick = (list: readonly string[], number: number) => list[number % list.length] ?? '';
  return Array.from({ length: count }, (_, index) => {
    const at = from + index;
    const year = `${1601 + ((at * 7) % 300)}年`;
    return `${year}${pick(places, at)}的${pick(subjects, at * 5 + 1)}因${pick(reasons, at * 3 + 2)}而${pick(deeds, at * 11)}，县志第${at + 3}条只记下${pick(subjects, at * 2 + 4)}主人的姓。`;
  });
}

/** What stands in the library, and nowhere else. */
export const planted = [
  '盐碱地改良后的第三年，苜蓿根系把板结的土层撑开，雨水才第一次渗到了砂姜之下。',
  '牧民以借牛还犊的办法度过荒年，债约写在羊皮上，由两家各执一半为凭。',
];

const bibliography = `
@article{salt2020, author = {周岚 and 何牧}, title = {盐碱地上的苜蓿与借牛契约}, journal = {农史研究}, year = {2020}, volume = {12}, number = {3}, pages = {44--58}, abstract = {${planted.join('')}}}
`;

/** A shop in which texts are checked against a library that has one work. */
export async function openCheckShop(options: TestSiteOptions = {}) {
  const shop = await openShop({
    work: true,
    itemKinds: () => [],
    ...options,
    environment: { RATE_LIMIT_SCALE: '1000', STEP_RETRIES: '1', ...options.environment },
  });
  await putVerifiedWorks(shop.db, bibliography);
  await shop.site.similarityIndex.followWorks({});

  const send = (token: string, body: object) => shop.post(token, 'pass/upload', body);

  async function sent(token: string, body: object) {
    const { result, error } = await send(token, body);
    if (!result) throw new Error(`it was refused: ${error}`);
    return result as { file_back_key: string; out_trade_no: string; characters: number };
  }

  const report = async (token: string, outTradeNo: string) =>
    (await shop.get(token, `pass/report/${outTradeNo}`)).result;

  return {
    ...shop,
    send,
    sent,
    report,

    async bought(token: string, body: object): Promise<string> {
      const { out_trade_no } = await sent(token, body);
      const { error } = await shop.post(token, 'pass/pay_order', { out_trade_no });
      if (error) throw new Error(`it cannot be paid: ${error}`);
      return out_trade_no;
    },

    /** The report, once it is delivered. */
    delivered(token: string, outTradeNo: string) {
      return vi.waitFor(
        async () => {
          const found = await report(token, outTradeNo);
          if (found?.stage !== 2) throw new Error(JSON.stringify({ stage: found?.stage, progress: found?.progress }));
          return found;
        },
        { timeout: 60_000, interval: 100 },
      );
    },
  };
}
