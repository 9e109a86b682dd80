import { type Core, plainCore } from '../core.ts';

const measured =
  /^([^的与和]{2,16}?(?:法|光谱|色谱|质谱|仪|滴定))(?:同时)?(测定|检测|鉴定|分析|测量)([^的]{2,20}?)(?:中的?)?((?:的)?.{0,8})$/u;
const brought = /^([^的与和]{3,24}?)(?:所?引起|所?导致|诱发|造成|引发|所致)的(.{3,})$/u;

/** 色谱法测定茶叶中的咖啡因: what is measured is the object, the way of measuring its means. */
export function readMeasured(text: string): Core | null {
  const found = measured.exec(text);
  if (!found?.[1] || !found[2] || !found[3]) return null;
  const matter = text.slice(found[1].length + found[2].length);
  const quality = judged.exec(matter);
  if (quality?.[1] && quality[2])
    return plainCore(`${found[1]}${found[2]}${quality[1]}`, quality[2], 0.8, { signs: ['preparation'] });
  return plainCore(matter, found[2], 0.8, {
    contexts: [{ text: found[1], kind: 'means' }],
    signs: ['preparation'],
  });
}

/** 光电门测量重力加速度的误差分析: how good the measuring is, is asked of the measuring. */
const judged = /^(.{2,20}?)的((?:测量)?(?:误差|不确定度|精度)(?:分析|评定|研究|来源|评估)?)$/u;

const optimised =
  /^([^的与和]{2,14}?(?:法|试验|实验|设计|算法|网络))(?:结合[^的]{2,10})?(?:优化|改进)([^与和]{4,24})$/u;

/** 响应面法优化多糖的提取工艺: what is made better is the object, the way of doing it the means. */
export function readOptimised(text: string): Core | null {
  const found = optimised.exec(text);
  if (!found?.[1] || !found[2]) return null;
  return plainCore(found[2], '优化', 0.8, { contexts: [{ text: found[1], kind: 'means' }], signs: ['preparation'] });
}

/** 盾构施工引起的地表沉降: what was brought about is looked at, what brought it about is where. */
export function readBrought(text: string, readRest: (rest: string) => Core): Core | null {
  const found = brought.exec(text);
  if (!found?.[1] || !found[2]) return null;
  const core = readRest(found[2]);
  return { ...core, contexts: [{ text: found[1], kind: 'setting' }, ...core.contexts], sure: Math.min(core.sure, 0.7) };
}
