import type { Feature, GiftChannel, GiftTier, OrderType } from '@yanmo/contract/codes';
import type { AgentImageId, Contact, Labels, Maintenance } from '@yanmo/contract/home';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';

/** A picture that was uploaded; what it is the server has found out. */
export interface SiteImage {
  file_key: string;
  type?: string;
}

export interface Caps {
  per_hour: number;
  per_day: number;
}

export interface CatalogueValue {
  prices: Record<string, number>;
  packages: { id: string; characters: number; price: number }[];
  recharge: { amounts: number[]; minimum: number; maximum: number };
  deposit_percent: number;
  commission_percent: number;
}

export interface GiftChannelValue {
  is_open: boolean;
  account: string;
  url: string | null;
  text: Labels;
  tiers: Record<GiftTier, Labels>;
}

/** What each setting holds, as the operator edits it; the server checks it by its own schema. */
export interface SettingValues {
  site_name: string;
  notice: Labels | null;
  banner: Labels[] | null;
  open_features: Feature[];
  catalogue: CatalogueValue;
  promise: { aigc_rate_maximum: number };
  school_templates: SchoolTemplate[];
  sms_caps: Caps;
  free_question_caps: Caps;
  tools_per_day: number;
  chat_free_per_day: number;
  chat_free_caps: Caps;
  contact: { kind: Contact['kind']; value: string; image: SiteImage | null };
  withdrawal_minimum: number;
  invite_reward: Record<
    'max_characters' | 'valid_days' | 'per_day' | 'per_address' | 'per_device' | 'per_address_in_all',
    number
  >;
  gifts: { valid_days: number; channels: Record<GiftChannel, GiftChannelValue> };
  maintenance: (Omit<Maintenance, 'ends_at' | 'text'> & Partial<Pick<Maintenance, 'ends_at' | 'text'>>) | null;
  qr_codes: Record<AgentImageId, { target: string; image_url: string | null; image?: SiteImage | null }>;
}
export type SettingKey = keyof SettingValues;

/** In the order in which the page lists them. */
export const settingGroups = {
  sale: ['catalogue', 'promise', 'open_features'],
  gifts: ['gifts', 'invite_reward', 'withdrawal_minimum'],
  site: ['site_name', 'notice', 'banner', 'contact', 'qr_codes', 'maintenance'],
  papers: ['school_templates'],
  limits: ['sms_caps', 'free_question_caps', 'chat_free_per_day', 'chat_free_caps', 'tools_per_day'],
} as const satisfies Record<string, readonly SettingKey[]>;
export type SettingGroup = keyof typeof settingGroups;

export const settingKeys: readonly SettingKey[] = Object.values(settingGroups).flat();

/** Sold by the piece; everything else has its price for 1,000 units of text. */
export const soldByPiece: ReadonlySet<string> = new Set<OrderType>([
  'OUTLINE_DOWNLOAD',
  'EXTRA_PROPOSAL',
  'EXTRA_TASK_ASSIGNMENT',
  'EXTRA_SURVEY',
  'EXTRA_JOURNAL_REVIEWED',
]);

export const emptyLabels: Labels = { zh: '', en: '', es: '', ja: '' };
