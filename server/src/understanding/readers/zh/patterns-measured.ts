import { type Core, plainCore } from '../core.ts';

const measured =
  /^([^的与和]{2,16}?(?:法|光谱|色谱|质谱|仪|滴定))(?:同时)?(测定|检测|鉴定|分析|测量)([^的]{2,20}?)(?:中的?)?((?:的)?.{0,8})$/u;
const brought = /^([^的与和]{3,24}?)(?:所?引起|所?导致|诱发|造成|引发|所致)的(.{3,})$/u;

/** 色谱法测定茶叶中的咖啡因: what is measured is the object, the way of measuring its means. */
export function readMeasured(text: string): Core | null {
  const found = measured.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  return plainCore(text.slice(found[1].length + found[2].length), found[2], 0.8, {
    contexts: [{ text: found[1], kind: 'means' }],
    signs: ['preparation'],
  });
}

/** 盾构施工引起的地表沉降: what was brought about is looked at, what brought it about is where. */
export function readBrought(text: string, readRest: (rest: string) => Core): Core | null {
  const found = brought.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const core = readRest(found[2]);
  return { ...core, contexts: [{ text: found[1], kind: 'setting' }, ...core.contexts], sure: Math.min(core.sure, 0.7) };
}
