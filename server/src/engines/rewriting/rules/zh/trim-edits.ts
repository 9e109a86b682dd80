import type { Edit } from '../../edit.ts';
import type { ZhParagraph } from './zh-paragraph.ts';

/** What says nothing of the thing itself; hedges and what makes a statement stronger are not among it. */
const empty: readonly (readonly [RegExp, string, number])[] = [
  [
    /(?<=^|[。！？；])(?:值得(?:特别)?(?:注意|一提|关注|指出|强调|说明)的是|需要(?:特别)?(?:注意|指出|说明|强调)的是|应当指出的是|不难发现|不难看出|众所周知)，/gu,
    '',
    0.88,
  ],
  [/(?<=，)(?:值得注意的是|需要指出的是|需要说明的是)，/gu, '', 0.8],
  [/(?<=(?:结果|研究|分析|数据|实验|调查)(?:表明|显示|发现|证实))，(?=[\p{Script=Han}\uE000-\uF8FF])/gu, '', 0.9],
  [/(?<=^|。)(?:本)?研究(?=采用|选取|选择|收集|利用|运用)/gu, '', 0.84],
  [/在一定程度上来说/gu, '在一定程度上', 0.95],
  [/(从某种(?:意义|程度)上)来(?=说|讲|看)/gu, '$1', 0.94],
  [/对于(?=[^，。；]{1,12}(?:来说|而言))/gu, '对', 0.92],
  [/(?<=在[^，。；：（）、]{2,16})的过程(?=中[，的])/gu, '过程', 0.85],
  [/(?<=起到|发挥|产生|造成|具有|占据|扮演|带来|保持|存在|面临|处于|呈现|伴随)着(?=[\p{Script=Han}])/gu, '', 0.9],
  [/(?<=被[^，。；：、（）被]{1,12})所(?=[\p{Script=Han}]{2})/gu, '', 0.9],
  [
    /(?<=通过[^，。；：（）来]{2,24})来(?=(?:提高|提升|改善|实现|促进|影响|调节|增强|降低|减少|推动|优化|解决|评估|揭示|验证|完成|达到|满足|保证|确保))/gu,
    '',
    0.9,
  ],
  [/(?<=作为)一种(?=[\p{Script=Han}]{2})/gu, '', 0.9],
  [/(?<=[\p{Script=Han}]是)一种(?=[\p{Script=Han}]{2,6}的[\p{Script=Han}])/gu, '', 0.86],
  [/(?<=以此|借此)来(?=[\p{Script=Han}])/gu, '', 0.93],
];

/** Behind an adverb of degree, or in a row of adjectives, the “的” stays. */
const plainAdjectives =
  '重要|良好|显著|独特|潜在|有效|具体|传统|主要|不同|关键|积极|巨大|严重|复杂|重大|合理|科学|可靠|坚实|相关|有力|全新|广阔|深远|深刻|明显|突出|必要|核心|客观|典型';
const plainNouns =
  '作用|意义|影响|价值|思路|视角|角度|方法|措施|手段|途径|路径|原因|因素|优势|风险|问题|关系|依据|基础|经验|潜力|方案|环节|地位|角色|挑战|研究|文献|支持|支撑|保障|参考|前景|特点|特征|条件|策略|方式|指标|需求|案例';
const joined = new RegExp(
  `(?<![更最较很分常极为加越不、和与且而及颇尤关])(?<how>${plainAdjectives})的(?<what>${plainNouns})(?=[，。；、])`,
  'gu',
);
/** Pairs that are one thing without “的” and another with it. */
const otherwise =
  /^(?:关键的(?:作用)|科学的(?:研究|问题|方法)|核心的|典型的研究|重大的(?:研究)|相关的关系|传统的(?:关系|角色)|有效的(?:研究))/u;

function joinAdjectives({ text, isBoundary }: ZhParagraph): Edit[] {
  return [...text.matchAll(joined)].flatMap((match): Edit[] => {
    const at = match.index + (match.groups?.how?.length ?? 0);
    if (!isBoundary(match.index) || otherwise.test(match[0])) return [];
    return [{ start: at, end: at + 1, text: '', rule: 'TRIM', safety: 0.92 }];
  });
}

/** Words that can go without a loss. */
export function offerTrimEdits(paragraph: ZhParagraph): Edit[] {
  const { text, isBoundary } = paragraph;
  const edits = empty.flatMap(([pattern, replacement, safety]) =>
    [...text.matchAll(pattern)].flatMap((match): Edit[] => {
      const start = match.index;
      const end = start + match[0].length;
      const rest = replacement.replace('$1', match[1] ?? '');
      if (!isBoundary(start) || !isBoundary(end) || text.length - match[0].length < 8) return [];
      return [{ start, end, text: rest, rule: 'TRIM', safety }];
    }),
  );
  return [...edits, ...joinAdjectives(paragraph)];
}
