import type { giftChannels } from '@yanmo/contract/codes';
import type { Labels } from '@yanmo/contract/home';
import { z } from 'zod';

const text = z.string().trim().max(500);
const Copy = z.strictObject({ zh: text, en: text, es: text, ja: text });

/** What a newly registered, invited phone earns its inviter, and where that ends. */
export const InviteReward = z.strictObject({
  max_characters: z.int().min(100).max(1_000_000),
  valid_days: z.int().min(1).max(730),
  /** Of one inviter. */
  per_day: z.int().min(0).max(10_000),
  /** Of one inviter, from one network address: a dormitory shares one, and so does somebody with ten phones. */
  per_address: z.int().min(0).max(10_000),
  /** Of one inviter, from one address with one kind of browser. */
  per_device: z.int().min(0).max(10_000),
  /** From one network address, whoever invited. */
  per_address_in_all: z.int().min(0).max(100_000),
});
export type InviteReward = z.infer<typeof InviteReward>;

export const inviteRewardDefault: InviteReward = {
  ...{ max_characters: 10_000, valid_days: 90, per_day: 10 },
  ...{ per_address: 3, per_device: 1, per_address_in_all: 30 },
};

const GiftChannelSetting = z.strictObject({
  is_open: z.boolean(),
  /** Whom to follow there. */
  account: z.string().trim().max(60),
  url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  text: Copy,
  tiers: z.strictObject({ 20: Copy, 30: Copy }),
});

/** The platforms' gifts, with their copy. */
export const Gifts = z.strictObject({
  valid_days: z.int().min(1).max(730),
  channels: z.strictObject({ XIAOHONGSHU: GiftChannelSetting, DOUYIN: GiftChannelSetting }) satisfies z.ZodType<
    Record<(typeof giftChannels)[number], unknown>
  >,
});
export type Gifts = z.infer<typeof Gifts>;

const tiers: Record<20 | 30, Labels> = {
  20: {
    zh: '点赞、收藏并关注，截一张能看到三个状态的图。',
    en: 'Like, save and follow, then take a screenshot that shows all three.',
    es: 'Dale a me gusta, guarda y sigue, y haz una captura en la que se vean las tres cosas.',
    ja: 'いいね・保存・フォローをして、3 つとも写ったスクリーンショットを撮ってください。',
  },
  30: {
    zh: '在点赞、收藏、关注之外再转发一次，截图里要能看到转发记录。',
    en: 'Do the same and share it as well; the screenshot must show that you shared it.',
    es: 'Haz lo mismo y además compártelo; en la captura debe verse que lo compartiste.',
    ja: '上記に加えてシェアもしてください。シェアしたことがわかるスクリーンショットが必要です。',
  },
};

export const giftsDefault: Gifts = {
  valid_days: 30,
  channels: {
    XIAOHONGSHU: {
      ...{ is_open: true, account: '研墨 Yanmo', url: null, tiers },
      text: {
        zh: '在小红书搜索“研墨”，找到任意一篇笔记。',
        en: 'Search for “研墨” on Xiaohongshu and open any of our notes.',
        es: 'Busca «研墨» en Xiaohongshu y abre cualquiera de nuestras notas.',
        ja: '小紅書で「研墨」を検索し、いずれかの投稿を開いてください。',
      },
    },
    DOUYIN: {
      ...{ is_open: true, account: '研墨 Yanmo', url: null, tiers },
      text: {
        zh: '在抖音搜索“研墨”，打开任意一条视频。',
        en: 'Search for “研墨” on Douyin and open any of our videos.',
        es: 'Busca «研墨» en Douyin y abre cualquiera de nuestros vídeos.',
        ja: '抖音で「研墨」を検索し、いずれかの動画を開いてください。',
      },
    },
  },
};
