import type { PaperLength, predictPrice } from '@yanmo/contract/catalogue';
import { type ExtraService, extraServices, type OrderType, type PayType } from '@yanmo/contract/codes';
import { companionUnits } from '@yanmo/contract/companion-length';
import type { Language } from '@yanmo/contract/languages';
import type { OrderOutline, PrintedStyle } from '@yanmo/contract/orders';
import type { RouteQuery } from '@yanmo/contract/route';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { FulfilmentService } from '../fulfilment/service.ts';
import type { Offer } from '../settings/service.ts';
import { type PriceLine, priceByPiece, priceByUnits } from './price.ts';
import { assertOpen, baseType, isStaged, itemKindOf, priceOf, pricingOf } from './products.ts';

/** What somebody wants to buy. */
export type Wanted =
  | {
      type: OrderType;
      payType: PayType;
      key1: string;
      isReduceAigc: boolean;
      services: readonly ExtraService[];
      /** How a paper is to be set; left out: the usual of its language. */
      templateId?: string | undefined;
      citationStyle?: PrintedStyle | undefined;
      /** Of a paper in another language. */
      englishTitle?: string | undefined;
    }
  | SentText
  | Prepaid;

/** A text that was sent to be rewritten or checked. */
type SentText = { type: 'REDUCE_AIGC_ONCE'; reductionId: string } | { type: 'PLAGIARISM_CHECK'; checkId: string };

/** Money or characters: bought for themselves. */
type Prepaid = { type: 'WALLET_RECHARGE'; amountFen: number } | { type: 'REDUCE_AIGC_PACKAGES'; packageId: string };

export interface PlannedItem {
  kind: string;
  spec: unknown;
  title: string;
}

export interface PlannedOrder {
  type: OrderType;
  payType: PayType;
  subject: string;
  key1: string | null;
  title: string;
  outline: OrderOutline | null;
  units: number | null;
  isReduceAigc: boolean;
  services: ExtraService[];
  depositPercent: number | null;
  lines: PriceLine[];
  /** One for each line. */
  items: PlannedItem[];
  /** Of a paper that can be made no longer than so. */
  length: PaperLength | null;
}

function refuse(path: string, message = 'invalid'): never {
  throw new AppError('invalid_fields', {}, { fields: [{ path, message }] });
}

/** Levels, staged or not, and add-ons must fit each other; the same for a quote and for an order. */
export function assertFits(wanted: { type: OrderType; payType: PayType; isReduceAigc: boolean; serviceCount: number }) {
  const isPaper = wanted.type.startsWith('PAPER_');
  if (isStaged(wanted.type) && wanted.payType !== 'PAY_STAGES') refuse('pay_type');
  if (wanted.payType === 'PAY_STAGES' && !isPaper) refuse('pay_type');
  if (!isPaper && (wanted.isReduceAigc || wanted.serviceCount > 0)) refuse('additional_service');
}

/** A preview order is stored as the staged type, whichever of the two names was given. */
function storedType(type: OrderType, payType: PayType): OrderType {
  return payType === 'PAY_STAGES' ? (`${baseType(type)}_STAGES` as OrderType) : type;
}

export const checkSubject = (checkId: string): string => `check:${checkId}`;

export type Planner = ReturnType<typeof createPlanner>;

export function createPlanner(fulfilment: FulfilmentService) {
  function priceLine(setting: Offer, code: OrderType, units: number | null): PriceLine {
    const price = priceOf(setting, code);
    if (price === null) throw new Error(`${code} has no price of its own`);
    if (pricingOf(code) === 'PIECE') return priceByPiece(code, price);
    return priceByUnits(code, units ?? 0, price);
  }

  /** A document that goes with a paper may be shorter than such documents are: its price is for its usual length. */
  function lineOfText(
    setting: Offer,
    code: OrderType,
    units: number | null,
    language: Language | undefined,
  ): PriceLine {
    const line = priceLine(setting, code, units);
    const extra = extraServices.find((one) => one === code);
    if (!extra || units === null || !language) return line;
    return priceByPiece(code, line.amountFen, { units, usual: companionUnits(extra, language) });
  }

  async function planText(
    db: Queryable,
    userId: string,
    wanted: Extract<Wanted, { key1: string }>,
    setting: Offer,
  ): Promise<PlannedOrder> {
    const { key1, isReduceAigc, payType, templateId, citationStyle, englishTitle } = wanted;
    const services = [...new Set(wanted.services)];
    assertFits({ type: wanted.type, payType, isReduceAigc, serviceCount: services.length });
    const type = storedType(wanted.type, payType);
    const codes: OrderType[] = [type, ...(isReduceAigc ? (['REDUCE_AIGC'] as const) : []), ...services];
    assertOpen(codes, setting);
    for (const code of codes) fulfilment.assertSold(itemKindOf(code));
    const checked = [];
    for (const code of codes) {
      const spec = { key1, templateId, citationStyle, englishTitle };
      checked.push({ code, ...(await fulfilment.check(db, userId, itemKindOf(code), spec)) });
    }
    const [main] = checked;
    if (!main) throw new Error('an order has a main item');
    const { outline } = main.subject;
    if (type.startsWith('PAPER_') && baseType(type) !== `PAPER_${outline?.product}`) refuse('order_type');
    if (payType === 'PAY_STAGES') await fulfilment.assertStaged(db, userId, itemKindOf(type), main.spec);
    return {
      type,
      payType,
      subject: key1,
      key1,
      title: main.subject.title,
      outline,
      units: main.units,
      isReduceAigc,
      services,
      depositPercent: payType === 'PAY_STAGES' ? setting.deposit_percent : null,
      lines: checked.map(({ code, units }) => lineOfText(setting, code, units, outline?.language)),
      items: checked.map(({ code, spec, subject }) => ({ kind: itemKindOf(code), spec, title: subject.title })),
      length: main.subject.length ?? null,
    };
  }

  function pricePrepaid(wanted: Prepaid, setting: Offer): { line: PriceLine; spec: unknown } {
    assertOpen([wanted.type], setting);
    const lineOf = (amountFen: number) => ({ code: wanted.type, units: null, unitPriceFen: null, amountFen });
    if (wanted.type === 'WALLET_RECHARGE') {
      const { amountFen } = wanted;
      if (amountFen < setting.recharge.minimum || amountFen > setting.recharge.maximum) refuse('amount');
      return { line: lineOf(amountFen), spec: { amount_fen: amountFen } };
    }
    const chosen = setting.packages.find(({ id }) => id === wanted.packageId);
    if (!chosen) refuse('package_id', 'not_an_option');
    return { line: lineOf(chosen.price), spec: { characters: chosen.characters } };
  }

  async function planSentText(db: Queryable, userId: string, wanted: SentText, setting: Offer): Promise<PlannedOrder> {
    const { type, ...named } = wanted;
    assertOpen([type], setting);
    const { subject, spec, units } = await fulfilment.check(db, userId, itemKindOf(type), named);
    return {
      ...{
        type,
        payType: 'PAY_ALL',
        subject: 'checkId' in named ? checkSubject(named.checkId) : `reduction:${named.reductionId}`,
        key1: null,
        title: subject.title,
        outline: null,
      },
      ...{ units, isReduceAigc: false, services: [], depositPercent: null },
      lines: [priceLine(setting, type, units)],
      items: [{ kind: itemKindOf(type), spec, title: subject.title }],
      length: null,
    };
  }

  async function planPrepaid(db: Queryable, userId: string, wanted: Prepaid, setting: Offer): Promise<PlannedOrder> {
    const { type } = wanted;
    const { line, spec } = pricePrepaid(wanted, setting);
    const { subject, spec: checkedSpec } = await fulfilment.check(db, userId, itemKindOf(type), spec);
    return {
      type,
      payType: 'PAY_ALL',
      subject: wanted.type === 'WALLET_RECHARGE' ? `amount:${wanted.amountFen}` : `package:${wanted.packageId}`,
      key1: null,
      title: subject.title,
      outline: null,
      units: null,
      isReduceAigc: false,
      services: [],
      depositPercent: null,
      lines: [line],
      items: [{ kind: itemKindOf(type), spec: checkedSpec, title: subject.title }],
      length: null,
    };
  }

  return {
    /** Before it is planned, outside every transaction. */
    async askAhead(userId: string, wanted: Wanted): Promise<void> {
      if (!('key1' in wanted)) return;
      const { key1 } = wanted;
      const kinds = new Set([wanted.type, ...wanted.services].map(itemKindOf));
      // One after the other: they are counted in one line, and each has its own time.
      for (const kind of kinds) await fulfilment.askAhead(userId, kind, { key1 });
    },

    plan(db: Queryable, userId: string, wanted: Wanted, setting: Offer): Promise<PlannedOrder> {
      if ('key1' in wanted) return planText(db, userId, wanted, setting);
      if ('reductionId' in wanted || 'checkId' in wanted) return planSentText(db, userId, wanted, setting);
      return planPrepaid(db, userId, wanted, setting);
    },

    /** The price without any outline: what a visitor asks before there is one, or of what needs none. */
    planLines(query: RouteQuery<typeof predictPrice>, setting: Offer): PriceLine[] {
      const { order_type: type, pay_type: payType } = query;
      const isReduceAigc = query.is_reduce_aigc === 'true';
      const services = [...new Set(query.additional_service)];
      assertFits({ type, payType, isReduceAigc, serviceCount: services.length });
      if (type === 'WALLET_RECHARGE') return [pricePrepaid({ type, amountFen: query.amount ?? 0 }, setting).line];
      if (type === 'REDUCE_AIGC_PACKAGES') {
        return [pricePrepaid({ type, packageId: query.package_id ?? '' }, setting).line];
      }
      const codes: OrderType[] = [
        storedType(type, payType),
        ...(isReduceAigc ? (['REDUCE_AIGC'] as const) : []),
        ...services,
      ];
      assertOpen(codes, setting);
      for (const code of codes) fulfilment.assertSold(itemKindOf(code));
      const units = query.word_count ?? null;
      if (units === null && codes.some((code) => pricingOf(code) === 'PER_1000')) refuse('word_count', 'required');
      return codes.map((code) => priceLine(setting, code, units));
    },
  };
}
