import type { Language } from '@yanmo/contract/languages';

/** Objects of so many characters or words are short already. */
const shortEnough: Record<Language, number> = { zh: 6, ja: 6, en: 3, es: 4 };

/** What is only said of something: alone it names nothing. */
const dependentEnd =
  /^(?:..性|影响|作用|关系|问题|现状|研究|分析|应用|意义|价值|发展|变化|特征|特点|效果|原因|过程|能力|水平|情况|方法|内容|条件|结构|机制|模式|体系|策略|制度|理论|思想|艺术|形象|主题|美学|精神|影響|関係|問題|課題|現状|効果|意味|質|役割|意義|歴史|構造|変化|あり方|特徴|方法|制度|思想|理論|像|意識|引き上げ|引き下げ|受け入れ|取り組み|取組|働き方|導入|普及|拡大|縮小|活用|利用|応用|発達|発展|形成|成立|変容|支援|生活|使用|施用|推進|削減|表現|描写|(?:評価|指導|支援|分析|活用|運営|管理|育成|受け入れ|受入れ?)(?:方法|制度|体制|手法|基準|方針|のあり方))$|^\p{Script=Han}{1,5}に(?:向けた|対する|関する)/u;

/** What is joined or compared is two things: half of it would be another object. */
const joins: Record<Language, RegExp> = {
  zh: /[与和及、]/u,
  ja: /と|、|および|及び|・/u,
  en: /\b(?:and|or|versus|vs)\b|,/iu,
  es: /\b(?:y|e|o|u)\b|,/iu,
};

/** Inside quotation marks or brackets nothing is cut. */
const hasMarks = /[《》『』「」“”"‘«»（）()]/u;

const cuts: Record<Language, readonly RegExp[]> = {
  zh: [
    /^(?:基于|面向|针对|利用|采用).{2,20}?的(?=.{3,})/u,
    /^.{2,16}?(?:视角|视域|视野|背景|环境|条件|模式)下的?(?=.{4,})/u,
    /^(?:我国|国内)的?(?=.{4,})/u,
    /^[^的]{2,14}(?:中|上|里)?的(?=[^的]{3,12}$)/u,
  ],
  ja: [
    /^.+?(?:における|を用いた|に基づく|をめぐる|のための|に対する|を活用した|を取り入れた|向け(?!た)の?|による)(?=.{3,})/u,
    /^[^の]{2,14}の(?=[^の]{3,14}$)/u,
  ],
  en: [/\s+(?:with|for|in|among|under|using|based on|during|after|across|within|via)\s.+$/iu],
  es: [/\s+(?:con|para|en|entre|bajo|mediante|basad[oa]s? en|durante|tras|a través de|ante)\s.+$/iu],
};

/** The noun in which a thing that is built ends; with the word before it, it names the thing. */
const builtThings = /(?:系统|平台|装置|模型|网站|小程序|机器人|控制器|检测仪|手环|软件|算法)$/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** 人脸识别考勤系统 is 考勤系统 once it has been named. */
function cutBuiltThing(text: string): string {
  if (!builtThings.test(text) || text.length <= 6) return text;
  const words = [...segmenter.segment(text)].map(({ segment }) => segment);
  const [beyond = '', further = '', before, last] = ['', '', ...words].slice(-4);
  if (!before || !last || !builtThings.test(last) || !/^\p{Script=Han}{2,4}$/u.test(before)) return text;
  // 识别系统 recognises something: what it is stays named.
  if (/^(?:识别|检测|分类|预测|监测|诊断|定位|跟踪|分割|推荐|控制)$/u.test(before)) {
    const named = further.length === 1 || beyond.length === 1 ? beyond + further : further;
    return /^\p{Script=Han}{2,5}$/u.test(named) ? `${named}${before}${last}` : text;
  }
  // A single character belongs to the word that follows it, 热管理系统, unless another stands before it: 自提柜|管理系统.
  return further.length === 1 && beyond.length !== 1 ? `${further}${before}${last}` : `${before}${last}`;
}

const measure = (text: string, language: Language): number =>
  language === 'zh' || language === 'ja' ? text.length : text.split(/\s+/u).length;

/** "retrieval-augmented generation (RAG)" and 金属有机框架材料（MOFs） bring their short name along. */
const abbreviation = /[（(]\s*([A-Z][A-Za-z0-9-]{1,9})\s*[）)]\s*$/u;

/**
 * What an object is called once it has been named in full: never another thing, never a noun that leans on what was cut
 * off. Where nothing can be cut safely, it is called as it is.
 */
export function shortenObject(object: string, language: Language): string {
  const abbreviated = abbreviation.exec(object)?.[1];
  if (abbreviated && /[A-Z].*[A-Z]/u.test(abbreviated)) return abbreviated;
  const plain = object.trim();
  if (measure(plain, language) <= shortEnough[language] || hasMarks.test(plain)) return plain;
  let short = plain;
  for (const cut of cuts[language]) {
    const rest = short.replace(cut, '');
    const lost = short.startsWith(rest) ? short.slice(rest.length) : short.slice(0, short.length - rest.length);
    // In "A and B in C" the cut may take what both share; in "A in B and C" it takes the whole of what follows.
    if (rest === short || joins[language].test(rest) || dependentEnd.test(rest)) continue;
    if (isIdeographic(language) && joins[language].test(lost) && !/^(?:基于|面向|针对)/u.test(lost)) continue;
    if (!isIdeographic(language) && measure(rest, language) < 2) continue;
    // "educación inclusiva de alumnos con autismo": what is cut belongs to the pupils, who go with it.
    const owner = language === 'es' && /^con\s/iu.test(lost.trim()) ? / de (?:los |las )?\S+$/iu.exec(rest) : null;
    if (owner && measure(rest.slice(0, owner.index), language) < 2) continue;
    if (owner) {
      short = rest.slice(0, owner.index);
      continue;
    }
    short = rest;
    if (measure(short, language) <= shortEnough[language]) break;
  }
  if (language !== 'zh' || joins.zh.test(short)) return short;
  // 共享出行中的平台: what joins two words opens no name.
  const built = cutBuiltThing(short);
  return /^(?:中的?|的)/u.test(built) ? short : built;
}

const isIdeographic = (language: Language): boolean => language === 'zh' || language === 'ja';
