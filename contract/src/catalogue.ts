import { z } from 'zod';
import { extraServices, orderTypes, paymentMethods, payTypes } from './codes.ts';
import { Labels } from './home.ts';
import { Fen } from './money.ts';
import { defineRoute } from './route.ts';

export const OrderType = z.enum(orderTypes);
export const PayType = z.enum(payTypes);
export const ExtraService = z.enum(extraServices);

/** PIECE: one price; PER_1000: a price for 1,000 units of text; PACKAGE: one of `packages`; FACE: the amount itself. */
export const Pricing = z.enum(['PIECE', 'PER_1000', 'PACKAGE', 'FACE']);
export type Pricing = z.infer<typeof Pricing>;

export const CharacterPackage = z.object({ id: z.string(), characters: z.int(), price: Fen });
export type CharacterPackage = z.infer<typeof CharacterPackage>;

export const Product = z.object({
  order_type: OrderType,
  labels: Labels,
  pricing: Pricing,
  /** Null where the amount itself or a package is the price. */
  price: Fen.nullable(),
  estimated_minutes: z.int(),
});
export type Product = z.infer<typeof Product>;

export const Catalogue = z.object({
  products: z.array(Product),
  packages: z.array(CharacterPackage),
  recharge: z.object({ amounts: z.array(Fen), minimum: Fen, maximum: Fen }),
  deposit_percent: z.int(),
  /** Which ways to pay are open here. */
  payment_methods: z.array(z.enum(paymentMethods)),
  payment_minutes: z.int(),
});
export type Catalogue = z.infer<typeof Catalogue>;

export const getCatalogue = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/pass/product',
  who: 'public',
  summary: 'What can be bought now, at the present prices.',
  result: Catalogue,
});

/**
 * DISCOUNT and COUPON are negative; all lines together are what is to be paid. `units` without a `unit_price`: a document that goes with a paper comes to so
 * many, and its price by the piece, which is for its usual length (companion-length.ts), is reduced to that.
 */
export const QuoteLine = z.object({
  code: z.union([OrderType, z.literal('COUPON')]),
  units: z.int().nullable(),
  unit_price: Fen.nullable(),
  amount: Fen,
});
export type QuoteLine = z.infer<typeof QuoteLine>;

/** How long a paper can be made, and from what. Where that is too little, answers, files of one's own or a model help. */
export const PaperLength = z.object({
  /** Units that the outline asks for, and those that can be written of it: the price is for these. */
  wanted: z.int(),
  units: z.int(),
  /** How many subjects of the title are known here. */
  subjects: z.int(),
  /** How many things the student gave, and works the paper rests on. */
  own: z.int(),
  works: z.int(),
  /** How many sections the outline has, and how many the paper: where little is known, those below one heading become one text. */
  sections: z.object({ wanted: z.int(), kept: z.int() }),
  /** People and settings that the title names and of which nothing is known here; in the words of the title. */
  unknown: z.array(z.string()),
  /** Things that the title is about and that less than half of the paper speaks of, in the words of the title, with how much does. */
  seldom: z.array(z.object({ term: z.string(), percent: z.int().min(0).max(100) })),
  /** Both ends of what the title relates, in its words, where hardly anything known here holds them together; null otherwise. */
  unlinked: z.object({ cause: z.string(), outcome: z.string() }).nullable(),
});
export type PaperLength = z.infer<typeof PaperLength>;

export const Quote = z.object({
  lines: z.array(QuoteLine),
  original_amount: Fen,
  discounted_price: Fen,
  is_discount: z.boolean(),
  /** What is due first; null when all is due at once. */
  deposit: Fen.nullable(),
  /** What is due now. */
  pay_amount: Fen,
  estimated_minutes: z.int(),
  /** What such a paper took here, measured on those that were finished; null while none was, and for all else. */
  measured_seconds: z.int().nullable(),
  /** Of a paper of the built-in engine, which writes no more than it knows; null for all else. */
  length: PaperLength.nullable(),
});
export type Quote = z.infer<typeof Quote>;

const flag = z.enum(['true', 'false']).default('false');
/** In an address a list is written with commas. */
const serviceList = z
  .string()
  .max(200)
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(ExtraService).max(extraServices.length));

export const predictPrice = defineRoute({
  method: 'GET',
  path: '/api/ai-paper/paper/predict_price',
  who: 'optional',
  summary: 'Every line of the price before an order exists.',
  query: z.strictObject({
    order_type: OrderType,
    word_count: z.coerce.number().int().min(1).max(1_000_000).optional(),
    pay_type: PayType.default('PAY_ALL'),
    is_reduce_aigc: flag,
    additional_service: serviceList,
    coupon_id: z.uuid().optional(),
    key1: z.string().min(1).max(64).optional(),
    package_id: z.string().max(20).optional(),
    amount: z.coerce.number().int().min(1).max(100_000_000).optional(),
  }),
  result: Quote,
});
