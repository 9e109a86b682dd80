import type { ReducedParagraph, Reduction } from '@yanmo/contract/reductions';

export function sampleParagraph(change: Partial<ReducedParagraph> = {}): ReducedParagraph {
  const parts = [
    {
      before: 'Trams play a crucial role in access to work. ',
      after: 'Trams matter for access to work. ',
      is_accepted: true,
    },
    { before: 'We counted 412 riders.', after: 'We counted 412 riders.', is_accepted: true },
  ];
  return {
    reduce_key: 'r1-0',
    position: 0,
    state: 'REWRITTEN',
    why: null,
    before: parts.map(({ before }) => before).join(''),
    after: parts.map(({ after }) => after).join(''),
    parts,
    rates: { before: 71, after: 14 },
    protected: [{ start: 56, end: 59, kind: 'NUMBER' }],
    tries_left: 2,
    ...change,
  };
}

export function sampleReduction(change: Partial<Reduction> = {}): Reduction {
  const rates = { verdict: 'LIKELY_AI', no_verdict: null } as const;
  return {
    reduce_key: 'r1',
    out_trade_no: 'Y20250101000001',
    item_id: '11111111-1111-4111-8111-111111111111',
    title: 'Trams and access to work',
    source: 'TEXT',
    mode: 'BOTH',
    language: 'en',
    units: 320,
    is_tracked: false,
    stage: 2,
    progress: 100,
    round: 1,
    engine: 'built-in',
    rates: {
      before: { ...rates, aigc: 71.4, interval: [55, 86], repetition: 9.1 },
      after: { ...rates, aigc: 14.2, interval: [6, 27], verdict: 'LIKELY_HUMAN', repetition: 2 },
    },
    whole: null,
    promise: { aigc_rate_maximum: 20, is_kept: true, is_refunded: false, is_coupon_returned: false },
    is_by_hand: false,
    is_removed: false,
    cleaned: 0,
    paragraphs: [
      sampleParagraph(),
      sampleParagraph({
        reduce_key: 'r1-1',
        position: 1,
        state: 'LEFT',
        why: 'CHECKS',
        before: 'It costs 3 % less [2].',
        after: 'It costs 3 % less [2].',
        parts: [],
        protected: [],
      }),
    ],
    zip_url: null,
    ...change,
  };
}
