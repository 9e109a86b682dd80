import type { Language } from '@yanmo/contract/languages';
import type { Fillers } from './wordings/wording.ts';

/** A name in a frame, with what follows it there. */
const pasted = /\{(?:\w+ )?(\w+)\}([^{]{0,6})/gu;

/** 责任归属难题的问题: the name says already what the frame calls it. */
const calledTwice = /(?:问题|难题|困境|危机|风险|障碍|矛盾|原因|成因)$/u;
const callsIt = /^(?:的|这一)(?:问题|困境|成因|原因)/u;

/** How many 的 or の a name may have before one more behind it is heard as a stammer. */
const mostBefore: Partial<Record<Language, { mark: RegExp; goesOn: RegExp; most: number }>> = {
  zh: { mark: /的/gu, goesOn: /^的/u, most: 0 },
  ja: { mark: /の/gu, goesOn: /^の/u, most: 1 },
};

/** Whether a frame goes on behind a name with the word that the name is made of: 短视频对睡眠的挤占的成因, 家族介護者の負担の重さの主な原因. */
export function stammers(frame: string, fillers: Fillers, language: Language): boolean {
  const heard = mostBefore[language];
  if (!heard) return false;
  return [...frame.matchAll(pasted)].some(([, name = '', behind = '']) => {
    // A clause is no name, and ends its own way.
    const value = /^clause/u.test(name) ? undefined : fillers[name];
    if (!value) return false;
    const isTwice = language === 'zh' && calledTwice.test(value) && callsIt.test(behind);
    return isTwice || (heard.goesOn.test(behind) && (value.match(heard.mark)?.length ?? 0) > heard.most);
  });
}
