import { z } from 'zod';
import { features } from './codes.ts';
import { Language } from './languages.ts';
import { ContentSlug } from './pages.ts';
import { defineRoute } from './route.ts';

export const Labels = z.object({ zh: z.string(), en: z.string(), es: z.string(), ja: z.string() });
export type Labels = z.infer<typeof Labels>;

/** id 2, 3 and 4 stand in the footer, 5 is customer service, 6 franchise service. */
export const agentImageIds = ['2', '3', '4', '5', '6'] as const;
export const AgentImageId = z.enum(agentImageIds);
export type AgentImageId = z.infer<typeof AgentImageId>;
/** `name` is in the language of the request. */
export const AgentImage = z.object({ id: z.int(), image_url: z.string(), name: z.string() });
export type AgentImage = z.infer<typeof AgentImage>;

export const Maintenance = z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime(), text: Labels });
export type Maintenance = z.infer<typeof Maintenance>;

/** How the operator is reached: what is set, or the message form until then. */
export const contactKinds = ['QR', 'EMAIL', 'PHONE', 'FORM'] as const;
export const Contact = z.object({
  kind: z.enum(contactKinds),
  /** The address or the number; empty where there is none. */
  value: z.string(),
  /** Of a QR code. */
  image_url: z.string().nullable(),
});
export type Contact = z.infer<typeof Contact>;

/** What a sub-domain can look like; who it belongs to is another matter. */
export const subDomainPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export const HomeInfo = z.object({
  agent_image: z.array(AgentImage),
  site: z.object({ name: z.string(), notice: Labels.nullable() }),
  maintenance: Maintenance.nullable(),
  stats: z.object({ outlines_today: z.int(), papers_today: z.int() }),
  banner: z.array(Labels),
  /** Which built-in stand-ins are on; the login dialog shows the code while `sms` is true. */
  standins: z.object({ sms: z.boolean(), payment: z.boolean() }),
  engine: z.enum(['BUILT_IN', 'MODEL']),
  /** Of what waits for its time: that which is there by now. */
  open_features: z.array(z.enum(features)),
  /** Pages that the operator has written; the others are still in development. */
  filled_pages: z.array(ContentSlug),
  contact: Contact,
  /** Whose site it is; null on the site's own. */
  agent: z.object({ name: z.string(), sub_domain: z.string() }).nullable(),
  /** What this deployment's own deliveries bear out; null while there are too few of them to say. */
  measured: z.object({
    /** The median length of outlines in the caller's language. */
    outline_characters: z.int().nullable(),
    /** In how many minutes four of five papers of 30,000 characters were there, waiting included. */
    paper_30k_minutes: z.int().nullable(),
  }),
});
export type HomeInfo = z.infer<typeof HomeInfo>;

export const getHomeInfo = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/home/info',
  who: 'public',
  summary: 'What every page shows: name, notice, banner, QR images, true counters of today.',
  /** Names what to show where the host itself names nobody; it binds nothing. */
  query: z.strictObject({ sub_domain: z.string().trim().max(63).optional() }),
  result: HomeInfo,
});

export const readQrImage = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/home/qr/{file}',
  who: 'public',
  summary: 'The QR image of an id of agent_image, as SVG.',
  params: z.strictObject({ file: z.templateLiteral([AgentImageId, '.svg']) }),
  result: z.unknown(),
  shape: 'raw',
});

export const DictionaryEntry = z.object({ code: z.union([z.string(), z.int()]), labels: Labels });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

export const GlobalCode = z.object({
  languages: z.array(DictionaryEntry.extend({ code: Language })),
  levels: z.array(DictionaryEntry.extend({ default_word_count: z.int() })),
  types: z.array(DictionaryEntry.extend({ estimated_minutes: z.int() })),
  fields: z.array(DictionaryEntry),
  order_types: z.array(DictionaryEntry),
  pay_types: z.array(DictionaryEntry),
  payment_statuses: z.array(DictionaryEntry),
  stages: z.array(DictionaryEntry),
  coupon_kinds: z.array(DictionaryEntry),
  limits: z.object({
    word_count_minimum: z.int(),
    word_count_maximum: z.int(),
    word_count_step: z.int(),
    page_size: z.int(),
    sms_resend_seconds: z.int(),
  }),
  /** Null while nothing measures or reduces it. */
  promise: z
    .object({
      aigc_rate_maximum: z.number(),
      labels: Labels,
      /** Whether a paper is ordered with it unless its buyer says otherwise: off where it lately did not hold here. */
      is_on_by_default: z.boolean(),
      /** Of the newest papers that were rewritten here: how many there were, and how many of them did not keep it. */
      lately: z.object({ papers: z.int(), broken: z.int() }),
      /** The same of texts that were sent to be rewritten. */
      lately_texts: z.object({ texts: z.int(), broken: z.int() }),
    })
    .nullable(),
});
export type GlobalCode = z.infer<typeof GlobalCode>;

export const getGlobalCode = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/home/global_code',
  who: 'public',
  summary: 'The dictionaries: codes with their labels in four languages, and the limits.',
  result: GlobalCode,
});
