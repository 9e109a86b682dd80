import { cleanWhat, type ReadAs, withoutPoliteness } from './asking.ts';

/** Three and more: the first, and the others as they stand. */
const lists: readonly RegExp[] = [
  /^(?:比较|对比)(?:一下|分析)?([^，。；、]{2,16}?)、((?:[^，。；、]{2,16}?、)*[^，。；、]{2,16}?(?:与|和|跟|及|、)[^，。；、]{2,16}?)(?:这?[三四五几]\S{1,4})?(?:之间)?(?:的(?:差异|异同|不同|区别|情况))?$/u,
  /^(?:把|将)?([^，。；、]{2,16}?)、((?:[^，。；、]{2,16}?、)*[^，。；、]{2,16}?(?:与|和|跟|及|、)[^，。；、]{2,16}?)(?:放在?一起|一起|之间)?(?:进行|做|作|加以)?(?:一下)?(?:比较|对比|对照)/u,
  /^compar(?:e|ing)\s+(?:the )?([^,.;]{2,40}?),\s*((?:[^,.;]{2,40}?,\s*)*[^,.;]{2,40}?,?\s+(?:and|with)\s+[^,.;]{2,40})$/iu,
  /^compar(?:ar|a|e)\s+(?:el |la )?([^,.;]{2,40}?),\s*((?:[^,.;]{2,40}?,\s*)*[^,.;]{2,40}?\s+[ye]\s+[^,.;]{2,40})$/iu,
  /^([^、。はを]{2,16}?)(?:、|と)((?:[^、。はをと]{2,16}?(?:、|と))+[^、。はをと]{2,16}?)(?:の[三四五3-5]\S{1,3})?(?:を|で)(?:比較|対比|比べ)/u,
];

const comparisons: readonly RegExp[] = [
  /(?:把|将)?([^，。；]{2,20}?)(?:与|和|跟|同)([^，。；]{2,20}?)(?:放在?一起|一起|之间)?(?:的)?(?:进行|做|作|加以|来)?(?:一个|一下|个)?(?:比较|对比|对照)/u,
  /^()(?:要|应|需)?(?:与|和|跟|同)([^，。；]{2,20}?)(?:放在?一起|一起|之间)?(?:的)?(?:进行|做|作|加以|来)?(?:一个|一下|个)?(?:比较|对比|对照)/u,
  /^(?:比较|对比)(?:一下|分析)?([^，。；]{2,20}?)(?:与|和|跟|同|、)([^，。；]{2,20}?)(?:之间)?(?:的(?:差异|异同|不同|区别|情况))?$/u,
  /\bcompar(?:e|ing|ed|ison)(?: it| this| them)?\s+(?:(?:the |of |between )*([^,.;]{2,40}?)\s+)?(?:with|to|and|against)\s+(?:that of |those of |the )?([^,.;]{2,40})/iu,
  /\b()comparison (?:with|to)\s+(?:the )?([^,.;]{2,40})/iu,
  /\bcompar(?:ar|a|e|ado|ación)(?:lo|la)?\s+(?:(?:de |entre |el |la |a )*([^,.;]{2,40}?)\s+)?(?:con|y|frente a)\s+(?:la de |el de |los de |las de |el |la |los |las )?([^,.;]{2,40})/iu,
  /([^、。]{2,20}?)(?:と|を)([^、。と]{2,20}?)と?(?:を)?(?:比較|対比|比べ)/u,
  /^()([^、。]{2,20}?)と(?:の)?(?:比較|対比|比べ)/u,
];

export function readComparison(clause: string): ReadAs[] {
  for (const pattern of lists) {
    const [, one = '', others = ''] = pattern.exec(clause) ?? [];
    if (one !== '') return [{ kind: 'COMPARISON', what: cleanWhat(others), other: cleanWhat(one) }];
  }
  for (const pattern of comparisons) {
    const match = pattern.exec(clause);
    if (!match) continue;
    const one = withoutPoliteness(cleanWhat(match[1] ?? '')).replace(/^(?:增加|加入|加一节|补充|要)/u, '');
    const other = cleanWhat(match[2] ?? '').replace(/\s+(?:in|within|en)\s+(?:a|one|un|una)\s+\S+$/iu, '');
    if (other.length < 2) continue;
    return [one.length >= 2 ? { kind: 'COMPARISON', what: other, other: one } : { kind: 'COMPARISON', what: other }];
  }
  return [];
}
