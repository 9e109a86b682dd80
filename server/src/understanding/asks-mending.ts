import type { Language } from '@yanmo/contract/languages';
import type { TitleUnderstanding } from './title-reading.ts';

/** What brings it about, and what is done against it. */
const both: Readonly<Record<Language, readonly [why: RegExp, answer: RegExp]>> = {
  zh: [
    /成因|原因|诱因|致因|病因|起因|根源|症结|来源/u,
    /对策|控制|治理|防控|防治|防范|预防|管控|应对|干预|化解|破解|缓解|纾解|整治|遏制|消解|矫治|矫正|处置|解决|规避|措施|出路|策略/u,
  ],
  en: [
    /\b(?:causes?|reasons|roots|sources|origins)\b/iu,
    /\b(?:(?:counter)?measures|responses?|remed(?:y|ies)|solutions?|prevention|control|mitigation|interventions?|cures?|removal|reduction|treatment)\b/iu,
  ],
  es: [
    /(?<!\p{L})(?:causas?|motivos|raíces|fuentes|orígenes)(?!\p{L})/iu,
    /(?<!\p{L})(?:medidas|respuestas?|remedios?|soluci(?:ón|ones)|prevención|control|mitigación|intervenci(?:ón|ones)|reducción|tratamiento|alternativas)(?!\p{L})/iu,
  ],
  ja: [/原因|成因|発生要因|要因|背景/u, /対策|対応|対処|予防|防止|解決策|抑制|低減|削減|防除|解消|改善策/u],
};

/** What is to be kept from coming about is an evil as well, whatever brings it about. */
const prevents = /prevention|预防|防治|防范|prevención|予防|防止/iu;

/** Whether a title asks why something comes about and what to do against it, or how to prevent it: that makes it an evil, whatever it is called. */
export function asksMending({ aspect, isAspectNamed, language }: TitleUnderstanding): boolean {
  const [why, answer] = both[language];
  return isAspectNamed && (prevents.test(aspect) || (why.test(aspect) && answer.test(aspect)));
}
