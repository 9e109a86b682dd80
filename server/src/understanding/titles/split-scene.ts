import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { classifyPhrase, type PhraseKind } from './classify-phrase.ts';

/** A matter and where, when or among whom it is looked at. */
export interface SplitScene {
  matter: string;
  scene: string;
  kind: Extract<PhraseKind, 'place' | 'time' | 'population'> | 'setting';
}

const scenes: ReadonlySet<PhraseKind> = new Set<PhraseKind>(['place', 'time', 'population']);
/** Houses, firms and quarters in which something is looked at. */
const settings: Readonly<Record<Language, RegExp>> = {
  zh: /(?:小学|中学|初中|高中|高校|大学|院校|学校|幼儿园|医院|诊所|企业|公司|银行|工厂|社区|乡村|农村|城市|县城|课堂|机构|养老院|酒店|图书馆)$/u,
  en: /\b(?:schools?|universit(?:y|ies)|colleges?|kindergartens?|hospitals?|clinics?|firms|companies|enterprises|banks|factories|communities|villages|cities|towns|classrooms?|libraries|care homes|nursing homes|households|supermarkets)$/iu,
  es: /^(?:el |la |los |las )?(?:escuelas?|colegios?|universidad(?:es)?|institutos?|hospital(?:es)?|clínicas?|empresas?|pymes|bancos|fábricas|comunidades|pueblos|ciudades|aulas?|bibliotecas|residencias|hogares|supermercados)(?!\p{L})/iu,
  ja: /(?:小学校|中学校|高校|大学|学校|幼稚園|保育園|病院|診療所|企業|銀行|工場|地域|農村|都市|教室|施設|図書館|家庭)$/u,
};

/** Words of a longer title: what it says is not a matter and its scene only. */
const more =
  /\b(?:of|on|for|between|and|effects?|impact)\b|(?<!\p{L})(?:sobre|para|entre|efectos?|impacto)(?!\p{L})|[与和对]|[とがをは]/iu;

/** Where one half may end and the other begin, the scene named by its group. */
const cuts: Readonly<Record<Language, readonly RegExp[]>> = {
  zh: [/^(?<scene>[^的]{2,8})的(?<matter>[^的]{2,12})$/u],
  en: [/^(?<matter>.+?) (?:in|across|among|at) (?<scene>(?:the )?\S+(?: \S+){0,3})$/iu],
  es: [
    /^(?<matter>.+?) en (?<scene>(?:el |la |los |las )?\S+(?: \S+){0,3})$/iu,
    /^(?<matter>.+) del? (?<scene>\p{Lu}\S+(?: \S+){0,2})$/u,
  ],
  ja: [/^(?<scene>[^のにお]{2,8})(?:の|における|での)(?<matter>[^の]{2,14})$/u],
};

/** A name after "in" that begins with a capital is a place, even one that no list knows. */
const isNamed = (text: string): boolean => /^(?:the |el |la |los |las )?\p{Lu}/u.test(text) && !/^\p{Lu}+$/u.test(text);

/** "cocoa in Ghana", 湖北的茶叶, 北海道の観光: the two halves of a short hint; null where it has no such two. */
export function splitScene(text: string, language: Language, field: Field): SplitScene | null {
  for (const cut of cuts[language]) {
    const { matter = '', scene = '' } = cut.exec(text)?.groups ?? {};
    if (matter === '' || more.test(matter) || scenes.has(classifyPhrase(matter, language, field))) continue;
    const found = classifyPhrase(scene, language, field);
    const kind = found === 'matter' && (language === 'en' || language === 'es') && isNamed(scene) ? 'place' : found;
    if (scenes.has(kind)) return { matter, scene, kind: kind as SplitScene['kind'] };
    if (settings[language].test(scene)) return { matter, scene, kind: 'setting' };
  }
  return null;
}
