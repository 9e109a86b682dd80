/** What a part of a paper is, as far as its heading says; null for what only its own paper knows. */
export const partKinds = [
  'ABSTRACT',
  'CONTENTS',
  'INTRODUCTION',
  'THEORY',
  'METHODS',
  'RESULTS',
  'LIMITS',
  'CONCLUSION',
  'REFERENCES',
  'THANKS',
  'APPENDIX',
] as const;
export type PartKind = (typeof partKinds)[number];

/** Numbers before a heading, in all the forms that papers have. */
const number =
  /^(?:第\s*[一二三四五六七八九十百零〇\d]{1,5}\s*[章节節編编部]|(?:chapter|section|capítulo|part)\s+[\divxlc]+|[（(][一二三四五六七八九十\d]{1,3}[）)]|[一二三四五六七八九十]{1,3}[、．.]|\d{1,2}(?:[.．]\d{1,2}){0,4}|[IVX]{1,5}(?=[.\s])|[A-Z](?=[.)]))[.．、:：)]?\s*/iu;

export const withoutNumber = (heading: string): string => heading.replace(number, '').trim();

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`, 'iu');
const within = (words: string): RegExp => new RegExp(words, 'iu');

// Each is tried on at most this many characters: a heading has no more.
const longest = 80;

/** The first that fits decides: a chapter of results and limits is one of limits, where these are looked for. */
const forms: readonly [PartKind, RegExp][] = [
  [
    'CONTENTS',
    whole(
      '目\\s*[录錄次]|(?:table of )?contents|índice(?: general)?|contenidos?|(?:图|表|圖)目录|list of (?:figures|tables)',
    ),
  ],
  [
    'REFERENCES',
    whole(
      '(?:主要)?(?:参\\s*考\\s*文\\s*[献獻]|參考文獻|引用文献|参考资料|文\\s*献)|references(?: and notes| cited)?|bibliography|works cited|literature cited|referencias(?: bibliográficas)?|bibliografía',
    ),
  ],
  ['THANKS', whole('致\\s*[谢謝]|[谢謝]\\s*辞|后\\s*记|acknowledge?ments?|agradecimientos|funding|declarations?')],
  ['APPENDIX', within('^(?:附\\s*[录錄]|付録|appendi(?:x|ces)|anexos?|apéndices?|supplementary)')],
  ['ABSTRACT', whole('(?:中文|英文)?摘\\s*要|abstract|resumen|要\\s*[旨約约]|summary|概要')],
  ['LIMITS', within('局限|不足|限界|限制|今後の課題|limitation|limitaciones|threats to validity|研究展望|shortcoming')],
  [
    'METHODS',
    within(
      '方法|研究设计|研究設計|模型设定|模型构建|模型設定|数据来源|样本|樣本|问卷设计|變量|变量|実験|实验设计|調査|調査の概要|method|material|研究対象|data collection|research design|experimental (?:design|setup)|participants|measures|metodolog|método|diseño|muestra|participantes',
    ),
  ],
  [
    'THEORY',
    within(
      '理论|理論|概念|文献综述|先行研究|相关研究|research on|related work|literature|theor|concept|definicion|marco|antecedentes|conceptos',
    ),
  ],
  [
    'RESULTS',
    within('结果|結果|实证|發現|发现|results?|findings|resultados|hallazgos|evaluation|analysis|分析|análisis'),
  ],
  [
    'CONCLUSION',
    within(
      '结\\s*[论語语]|結\\s*[論語]|总结|展望|讨论|考察|おわり|まとめ|启示|建议|conclusion|concluding|discussion|conclusi|discusi|implications',
    ),
  ],
  [
    'INTRODUCTION',
    within(
      '^(?:引\\s*言|绪\\s*论|緒\\s*論|前\\s*言|导\\s*[论言]|序\\s*[论論言章]|はじめに|introduc|問題|研究背景|background)',
    ),
  ],
];

export function kindOfPart(heading: string): PartKind | null {
  const words = withoutNumber(heading).slice(0, longest);
  return forms.find(([, form]) => form.test(words))?.[0] ?? null;
}
