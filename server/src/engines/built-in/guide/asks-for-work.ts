import type { Language } from '@yanmo/contract/languages';

/** Wishes to have something made, which no guide grants, however many of its words they hold. */
const wishes: Readonly<Record<Language, RegExp>> = {
  zh: /(?:帮|给|替|为)我(?:写|生成|代写|翻译|润色|改写|降重|做|算|证明|编|列|画)(?:一|篇|这|下|整|全|出|个|份|段|几|两|三|十|\d|完|好)|^(?:写|生成|翻译|润色|改写)(?:一|这|下|整|出|篇|以下)|把(?:下面|以下|这段|这句|这篇).{0,8}(?:翻译|改写|润色|缩写|降重)|^(?:请)?证明/u,
  en: /^(?:please |can you |could you |just )*(?:write|generate|draft|translate|rewrite|paraphrase|proofread|summari[sz]e|finish|do|prove|solve|calculate|compute) (?:me |my |this |the following|a |an |the |that |\d|[a-z]+ (?:essay|paper|thesis))|for me\b.{0,20}$|\bprove that\b/iu,
  es: /^(?:por favor,? )?(?:escr[ií]beme|hazme|red[aá]ctame|tradu(?:ce|ceme)|resume(?:me)?|genera(?:me)?|reescribe|corrige|demuestra|calcula|resuelve)\b|\b(?:escr[ií]beme|hazme|red[aá]ctame)\b/iu,
  ja: /(?:書いて|作って|作成して|翻訳して|訳して|要約して|添削して|直して|解いて|証明して|計算して)(?:ください|下さい|くれ|ほしい|欲しい|もらえ|いただけ|ね|よ|$)/u,
};

export const asksForWork = (question: string, language: Language): boolean => wishes[language].test(question.trim());
