import { AgentImageId, Labels, type Maintenance } from '@yanmo/contract/home';
import { z } from 'zod';
import { CatalogueSetting, catalogueDefault } from './catalogue-setting.ts';

interface Definition<Value> {
  schema: z.ZodType<Value>;
  default: Value;
}

function define<Value>(schema: z.ZodType<Value>, fallback: NoInfer<Value>): Definition<Value> {
  return { schema, default: fallback };
}

/** How long a maintenance lasts when the operator gives no end. */
export const maintenanceDefaultHours = 11;

const maintenanceDefaultText: Labels = {
  zh: '网站正在升级维护。期间可以照常查看和下载，暂时不能新建或提交；如急需大纲、正文或记录，请联系客服协助下载。',
  en: 'The site is being upgraded. You can read and download as usual, but not create or submit anything. If you urgently need an outline, a text or a record, customer service can download it for you.',
  es: 'El sitio se está actualizando. Puedes consultar y descargar como siempre, pero no crear ni enviar nada. Si necesitas con urgencia un esquema, un texto o un registro, atención al cliente puede descargarlo por ti.',
  ja: 'サイトを更新しています。閲覧とダウンロードは通常どおりご利用いただけますが、新規作成と送信は一時的にできません。アウトライン・本文・記録がお急ぎで必要な場合は、カスタマーサポートがダウンロードを代行します。',
};

const MaintenancePlan = z
  .object({
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().optional(),
    text: Labels.default(maintenanceDefaultText),
  })
  .transform(({ starts_at, ends_at, text }): Maintenance => {
    const endsAt = ends_at ?? new Date(Date.parse(starts_at) + maintenanceDefaultHours * 3_600_000).toISOString();
    return { starts_at, ends_at: endsAt, text };
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    error: 'invalid',
  });

/** A page of this site or an address elsewhere: what a phone opens when it reads the code. */
const QrTarget = z.union([z.string().regex(/^\/(?!\/)[\w\-./#?=&%]*$/), z.url({ protocol: /^https?$/ })]);

const QrCode = z.object({
  target: QrTarget,
  /** A picture of the operator's own (a messenger's code, say) instead of the generated one. */
  image_url: z
    .string()
    // The pages' security policy lets them show pictures of this site only.
    .regex(/^\/(?!\/)/)
    .nullable(),
});

/** Every setting that the operator can change, with its type and what holds until then. */
export const settingDefinitions = {
  site_name: define(z.string().trim().min(1).max(40), '研墨 Yanmo'),
  notice: define(Labels.nullable(), null),
  banner: define(z.array(Labels).max(10), [
    {
      zh: 'AIGC 率以交付文件的实测结果为准：承诺不高于 20%，超出自动退款，无需申请。',
      en: 'The AIGC rate is measured on the file you receive: at most 20 %, or you are refunded without asking.',
      es: 'La tasa AIGC se mide en el archivo que recibes: como máximo un 20 %, o te devolvemos el dinero sin que lo pidas.',
      ja: 'AIGC 率はお渡しするファイルの実測値です。20 % を超えた場合は、申請なしで自動的に返金します。',
    },
    {
      zh: '降 AIGC 率之前，先免费检测前 1,000 字，看清数值再决定。',
      en: 'Before you pay for a lower AIGC rate, measure the first 1,000 characters free and decide by the figure.',
      es: 'Antes de pagar por reducir la tasa AIGC, mide gratis los primeros 1.000 caracteres y decide con el dato.',
      ja: 'AIGC 率を下げる前に、冒頭 1,000 字を無料で測定。数値を確かめてからお決めください。',
    },
    {
      zh: '只打磨表达：数据、引文、术语原样保留，不用隐形字符，也不抹去 AI 标识。',
      en: 'Only the wording changes: data, citations and terms stay, no invisible characters, and the AI label is kept.',
      es: 'Solo cambia la redacción: datos, citas y términos se conservan, sin caracteres invisibles, y la etiqueta de IA se mantiene.',
      ja: '整えるのは表現だけ。データ・引用・用語はそのまま、不可視文字は使わず、AI 表示も消しません。',
    },
  ]),
  catalogue: define(CatalogueSetting, catalogueDefault),
  /** Codes sent to all phones together: each costs us money, and whoever asks needs no account. */
  sms_caps: define(
    z.strictObject({ per_hour: z.int().min(1).max(1_000_000), per_day: z.int().min(1).max(10_000_000) }),
    {
      per_hour: 2_000,
      per_day: 10_000,
    },
  ),
  maintenance: define(MaintenancePlan.nullable() as z.ZodType<Maintenance | null>, null),
  qr_codes: define(z.record(AgentImageId, QrCode), {
    2: { target: '/', image_url: null },
    3: { target: '/main/writepaper', image_url: null },
    4: { target: '/paper/preview', image_url: null },
    5: { target: '/home/home', image_url: null },
    6: { target: '/toPromotion', image_url: null },
  }),
};

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValue<Key extends SettingKey> = (typeof settingDefinitions)[Key]['default'];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}
