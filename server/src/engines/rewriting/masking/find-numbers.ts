import type { Language } from '@yanmo/contract/languages';
import { isWideLanguage } from '../../../text/wide-language.ts';
import type { ProtectedSpan } from '../rewriter.ts';

const figure = String.raw`[-−+±]?\d+(?:[,，.．]\d+)*(?:[eE][-+]?\d+)?`;
const wideUnits =
  '百分点|个百分点|平方公里|平方千米|平方米|立方米|公里|千米|厘米|毫米|微米|纳米|公顷|公斤|千克|毫克|微克|毫升|摄氏度|千瓦时|千瓦|兆瓦|美元|欧元|日元|英镑|人民币|元|分钟|小时|世纪|年代|年度|年间|年|月份|月|日|号|天|周|岁|世|届|期|季度|人次|人|名|位|个|家|所|项|条|种|类|次|倍|成|例|份|篇|部|本|册|章|节|组|层|级|段|点|步|批|台|辆|座|户|村|县|市|省|国|件|张|轮|株|棵|头|只|匹|朵|粒|块|片|滴|瓶|箱|袋|枚|艘|架|栋|间|度|分|秒|米|克|吨|升|亩|字|页|行|列|ヶ月|か月|か国|時間|分間|歳|円|回|校|社|冊|人|名|点|度|割|倍|割合';
const latinUnits =
  'percentage points?|percent|per cent|por ciento|millones|millions?|billions?|trillions?|thousand|mil|km²|km2|m²|m2|m³|cm|mm|μm|nm|km|kg|mg|μg|ml|mL|kWh|kW|MW|GHz|MHz|Hz|ms|min|hours?|days?|weeks?|months?|years?|años?|meses|días|horas|semanas|euros?|dólares|dollars?|USD|EUR|RMB|CNY|GB|MB|TB|px|dB|mol|Pa|kPa|MPa|N|V|A|W|J|g|m|s|h|L|K';
const wideNumeral = '[〇零一二三四五六七八九十百千万亿兩两億萬]';

/** With what it counts. */
const figures: readonly RegExp[] = [
  // Dates and years.
  /\d{4}年(?:\d{1,2}月(?:\d{1,2}[日号])?)?|\d{1,2}月\d{1,2}[日号]|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}/gu,
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?:, \d{4})?|\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?|\d{1,2} de \p{Ll}+(?: (?:de|del) \d{4})?/gu,
  // Numbered parts of a paper.
  /(?:图|表|式|圖|図|附录|附表|第)\s*\d+(?:[-–.．]\d+)*\s*(?:章|节|節|页|条|款|项|期|卷)?/gu,
  /(?<!\p{L})(?:Tables?|Figures?|Figs?\.|Eqs?\.|Equations?|Sections?|Chapters?|Appendix|Tabla|Figura|Capítulo|Sección)\s*\d+(?:[-–.]\d+)*[a-z]?/gu,
  /(?<!\p{L})\p{L}{1,4}\s?[<>=≤≥]\s?[-−]?\d*\.?\d+/gu,
  // Sums, ranges, shares.
  new RegExp(
    String.raw`(?:[$€£¥￥]|US\$)?${figure}(?:\s?[%％‰°℃Ω]C?)?(?:\s?[-–—~～〜至到]\s?(?:[$€£¥￥]|US\$)?${figure})*(?:\s?[%％‰°℃]C?)?(?:\s?(?:多|余|余万|万余|多万|万|亿|千|百|億)+)?(?:(?:${wideUnits})|\s?(?:${latinUnits})(?![\p{L}\p{N}]))?`,
    'gu',
  ),
  // Names of things with a number in them.
  /(?<![\p{L}\p{N}])(?=[A-Za-z-]{0,40}\d)(?=[\d-]{0,40}[A-Za-z])[A-Za-z\d]{1,40}(?:-[A-Za-z\d]{1,40}){0,6}(?![\p{L}\p{N}])/gu,
  /[①-⑳⑴-⒇ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ]/gu,
];

/** A single one is a word like any other: 一种, 一定, 一方面. */
const wideWords: readonly RegExp[] = [
  new RegExp(`(?:百|千|万)分之${wideNumeral}+(?:点${wideNumeral}+)?|${wideNumeral}+分之${wideNumeral}+`, 'gu'),
  new RegExp(
    String.raw`(?!十分(?![之钟]))(?:[二三四五六七八九两兩][十百千万亿]?|[十百千万亿]|一[十百千万亿])${wideNumeral}*[余多几]?(?:个(?:百分点|月)?|(?:${wideUnits})|大(?=\p{Script=Han}))`,
    'gu',
  ),
  new RegExp(`[二一][〇零一二三四五六七八九]{3}年(?:代)?|${wideNumeral}{1,3}世纪`, 'gu'),
  new RegExp(String.raw`第${wideNumeral}+(?![，,、。．\p{Script=Latin}])(?:${wideUnits})?`, 'gu'),
];
const latinWords: Readonly<Record<'en' | 'es', readonly RegExp[]>> = {
  en: [
    /(?<![\p{L}\p{N}-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?:[ -](?:hundred|thousand|million|billion|percent|per cent))*(?![\p{L}\p{N}])/giu,
    /(?<![\p{L}\p{N}-])(?:half|a third|two thirds|three quarters|a quarter|a hundred|one hundred|one thousand|one million)(?![\p{L}\p{N}-])/giu,
  ],
  es: [
    /(?<![\p{L}\p{N}-])(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|mil|doscientos|quinientos)(?: (?:y \p{L}+|mil|millones))*(?![\p{L}\p{N}])/giu,
  ],
};

const spansOf = (text: string, patterns: readonly RegExp[]): ProtectedSpan[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
      kind: 'NUMBER' as const,
    })),
  );

/** Numbers with what they count, in figures and in words. */
export function findNumbers(text: string, language: Language): ProtectedSpan[] {
  const words = isWideLanguage(language) ? wideWords : latinWords[language as 'en' | 'es'];
  return spansOf(text, [...figures, ...words]);
}
