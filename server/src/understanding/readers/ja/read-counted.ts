import { type Core, plainCore } from '../core.ts';
import { countedAspects, findCounted } from '../what-counts.ts';

/** 何が体罰にあたるのか asks whether a thing is 体罰; どこまでが引用か how far 引用 goes. */
export function readCounted(text: string): Core | null {
  const counted = findCounted(text, 'ja');
  if (!counted) return null;
  const { thing, bearer, isReach } = counted;
  const signs: Core['signs'] = ['question', 'concept', 'argument'];
  if (bearer !== null) {
    const isWord = /と(?:言える|いえる|呼べる|みなせる|見なせる|認められる|みなされる|される)/u.test(text);
    return plainCore(bearer, isWord ? `${thing}としての検討` : `${thing}該当性`, 0.7, { signs });
  }
  return plainCore(thing, isReach ? '範囲' : /が成立する/u.test(text) ? '成立要件' : countedAspects.ja, 0.75, {
    signs,
  });
}
