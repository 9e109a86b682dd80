import type { GoodId, HarmId } from './zh.ts';

export type HarmTexts = Record<HarmId, readonly (readonly [cause: string, measure: string])[]>;
export type GoodTexts = Record<GoodId, readonly (readonly [problem: string, cause: string, measure: string])[]>;
