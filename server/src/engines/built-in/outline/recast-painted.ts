import type { Recast } from './recast-studies.ts';

const painted = /(?:画|山水|花鸟|花卉|书法|草书|行书|隶书|楷书|壁画|雕塑|石刻|造像|版画|篆刻|写意|白描|年画|剪纸)$/u;

/** 徐渭大写意花卉中的墨法: what is looked for in pictures is read in them, where the kind is a guess. */
export const namePainted: Recast = ({ kind, language, contexts, confidence, bearing, sides, isAspectNamed }) =>
  language === 'zh' &&
  kind === 'theory-essay' &&
  confidence.kind < 0.5 &&
  bearing === null &&
  sides === null &&
  !isAspectNamed &&
  contexts.some((context) => context.kind === 'setting' && painted.test(context.text))
    ? { kind: 'text-interpretation', confidence: { ...confidence, kind: 0.7 } }
    : null;
