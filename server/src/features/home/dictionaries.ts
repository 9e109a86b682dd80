import { smsResendSeconds } from '@yanmo/contract/accounts';
import {
  couponKindLabels,
  fieldLabels,
  type LabelsOf,
  languageLabels,
  levelLabels,
  orderTypeLabels,
  paperTypeLabels,
  paymentStatusLabels,
  payTypeLabels,
  stageLabels,
} from '@yanmo/contract/code-labels';
import * as codes from '@yanmo/contract/codes';
import type { GlobalCode, Labels } from '@yanmo/contract/home';
import { languages } from '@yanmo/contract/languages';
import { defaultPageSize } from '@yanmo/contract/page';

function entries<Code extends string | number>(all: readonly Code[], labels: LabelsOf<Code>) {
  return all.map((code) => ({ code, labels: labels[code] }));
}

const openOf = <Code extends codes.OrderType | codes.CouponKind>(
  all: readonly Code[],
  open: readonly codes.Feature[],
) => all.filter((code) => codes.isOpen(code, open));

type Promised = Pick<NonNullable<GlobalCode['promise']>, 'lately' | 'lately_texts' | 'aigc_rate_maximum'>;

/** More of them, and nobody is led to pay for a promise that is likely to be broken. */
const brokenMost = 0.1;

/** Labels and limits, without what is not there. */
export const globalCodeOf = (openFeatures: readonly codes.Feature[], promised: Promised): GlobalCode => ({
  languages: entries(languages, languageLabels),
  levels: codes.levels.map((code) => ({
    code,
    labels: levelLabels[code],
    default_word_count: codes.defaultWordCount[code],
  })),
  types: codes.paperTypes.map((code) => ({
    code,
    labels: paperTypeLabels[code],
    estimated_minutes: codes.estimatedMinutes[code],
  })),
  fields: entries(codes.fields, fieldLabels),
  order_types: entries(openOf(codes.orderTypes, openFeatures), orderTypeLabels),
  pay_types: entries(codes.payTypes, payTypeLabels),
  payment_statuses: entries(codes.paymentStatuses, paymentStatusLabels),
  stages: entries(codes.stages, stageLabels),
  coupon_kinds: entries(openOf(codes.couponKinds, openFeatures), couponKindLabels),
  limits: {
    word_count_minimum: codes.wordCountLimits.minimum,
    word_count_maximum: codes.wordCountLimits.maximum,
    word_count_step: codes.wordCountLimits.step,
    page_size: defaultPageSize,
    sms_resend_seconds: smsResendSeconds,
  },
  promise: openFeatures.includes('REDUCE_AIGC')
    ? {
        ...promised,
        labels: promiseLabels(promised.aigc_rate_maximum),
        is_on_by_default: promised.lately.broken <= promised.lately.papers * brokenMost,
      }
    : null,
});

const promiseLabels = (maximum: number): Labels => ({
  zh: `交付文件的 AIGC 率实测不高于 ${maximum}%，超出则自动退款`,
  en: `The AIGC rate measured on the delivered file is at most ${maximum} %; above it, the refund is automatic`,
  es: `La tasa AIGC medida en el archivo entregado no supera el ${maximum} %; si la supera, el reembolso es automático`,
  ja: `納品ファイルの実測 AIGC 率は ${maximum} % 以下。超えた場合は自動的に返金します`,
});
