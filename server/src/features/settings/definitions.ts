import { type Feature, features } from '@yanmo/contract/codes';
import { AgentImageId, contactKinds, type Labels, type Maintenance } from '@yanmo/contract/home';
import { z } from 'zod';
import { CatalogueSetting, catalogueDefault } from './catalogue-setting.ts';
import { Gifts, giftsDefault, InviteReward, inviteRewardDefault } from './growth-settings.ts';
import { PromiseSetting, promiseDefault } from './promise-setting.ts';
import { SchoolTemplates } from './school-templates.ts';

interface Definition<Value> {
  schema: z.ZodType<Value>;
  default: Value;
}

function define<Value>(schema: z.ZodType<Value>, fallback: NoInfer<Value>): Definition<Value> {
  return { schema, default: fallback };
}

/** What the operator writes for everybody to see. */
function Text(maximum: number): typeof Labels {
  const text = z.string().trim().min(1).max(maximum);
  return z.object({ zh: text, en: text, es: text, ja: text });
}

/** How long a maintenance lasts when the operator gives no end. */
export const maintenanceDefaultHours = 11;

/** A year typed wrongly must not close the site for as long. */
const longestMaintenanceMs = 7 * 24 * 3_600_000;

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
    text: Text(1_000).default(maintenanceDefaultText),
  })
  .transform(({ starts_at, ends_at, text }): Maintenance => {
    const endsAt = ends_at ?? new Date(Date.parse(starts_at) + maintenanceDefaultHours * 3_600_000).toISOString();
    return { starts_at, ends_at: endsAt, text };
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) > Date.parse(starts_at), {
    path: ['ends_at'],
    error: 'end_before_start',
  })
  .refine(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) <= longestMaintenanceMs, {
    path: ['ends_at'],
    error: 'maintenance_too_long',
  });

/** Of what all callers together may cost us. */
const Caps = z.strictObject({
  per_hour: z.int().min(1).max(1_000_000),
  per_day: z.int().min(1).max(10_000_000),
});

/** A page of this site or an address elsewhere: what a phone opens when it reads the code. */
const QrTarget = z.union([z.string().regex(/^\/(?!\/)[\w\-./#?=&%]*$/), z.url({ protocol: /^https?$/ })]);

const siteImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A picture that the operator uploaded; `type` is what the upload was found to be. */
export const SiteImage = z.strictObject({
  file_key: z.string().regex(/^[0-9a-f]{40}$/),
  type: z.enum(siteImageTypes).default('image/png'),
});
export type SiteImage = z.infer<typeof SiteImage>;

const QrCode = z.object({
  target: QrTarget,
  /** A picture of the operator's own (a messenger's code, say) instead of the generated one. */
  image_url: z
    .string()
    // The pages' security policy lets them show pictures of this site only.
    .regex(/^\/(?!\/)/)
    .nullable(),
  /** The same as an upload; it goes before the address. */
  image: SiteImage.nullable().optional(),
});

const phone = /^\+?[\d][\d ()-]{3,28}\d$/;

/** How the operator is reached. Each kind needs what it names, and none carries what it does not show. */
const ContactSetting = z
  .strictObject({
    kind: z.enum(contactKinds),
    value: z.string().trim().max(120).default(''),
    image: SiteImage.nullable().default(null),
  })
  .superRefine(({ kind, value, image }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'EMAIL' && !z.email().safeParse(value).success) refuse('value', 'contact_email_invalid');
    if (kind === 'PHONE' && !phone.test(value)) refuse('value', 'contact_phone_invalid');
    if (kind === 'QR' && !image) refuse('image', 'contact_image_required');
  });
export type ContactSetting = z.infer<typeof ContactSetting>;

/** Every setting that the operator can change, with its type and what holds until then. */
export const settingDefinitions = {
  site_name: define(z.string().trim().min(1).max(40), '研墨 Yanmo'),
  notice: define(Text(500).nullable(), null),
  /** Null: the usual ones, which say what is there. */
  banner: define(z.array(Text(200)).max(10).nullable(), null),
  open_features: define(z.array(z.enum(features)), [...features] as Feature[]),
  catalogue: define(CatalogueSetting, catalogueDefault),
  promise: define(PromiseSetting, promiseDefault),
  /** Templates that schools ask for, beside those that are shipped. */
  school_templates: define(SchoolTemplates, []),
  /** Codes sent to all phones together: each costs us money, and whoever asks needs no account. */
  sms_caps: define(Caps, { per_hour: 2_000, per_day: 10_000 }),
  /** Titles, keywords and outlines that a model is asked for: nobody pays us for them. */
  free_question_caps: define(Caps, { per_hour: 2_000, per_day: 10_000 }),
  /** How often a user may take the small tools on a day. */
  tools_per_day: define(z.int().min(0).max(100_000), 50),
  /** Questions of one user a day that a model answers for nothing; then prepaid characters pay. */
  chat_free_per_day: define(z.int().min(0).max(100_000), 20),
  /** The message form, until the operator says how else they can be reached. */
  contact: define(ContactSetting as z.ZodType<ContactSetting>, { kind: 'FORM', value: '', image: null }),
  /** The least that an agent may ask to be paid out, in fen: each transfer is work and has its fee. */
  withdrawal_minimum: define(z.int().min(1).max(10_000_000), 10_000),
  /** The same of all users together, answers that came to nothing included; then only prepaid characters pay. */
  chat_free_caps: define(Caps, { per_hour: 2_000, per_day: 10_000 }),
  invite_reward: define(InviteReward, inviteRewardDefault),
  gifts: define(Gifts, giftsDefault),
  maintenance: define(MaintenancePlan.nullable() as z.ZodType<Maintenance | null>, null),
  qr_codes: define(z.record(AgentImageId, QrCode), {
    2: { target: '/', image_url: null },
    3: { target: '/guide', image_url: null },
    4: { target: '/paper/preview', image_url: null },
    5: { target: '/contact', image_url: null },
    6: { target: '/toPromotion', image_url: null },
  }),
};

export type SettingKey = keyof typeof settingDefinitions;
export type SettingValue<Key extends SettingKey> = (typeof settingDefinitions)[Key]['default'];

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key);
}
