import type { Edit } from '../../edit.ts';
import { span, type ZhParagraph } from './zh-paragraph.ts';

/** Verbs that take as their object what “对” has put before them. */
const verbs = [
  ...[
    '分析',
    '研究',
    '探讨',
    '探究',
    '评估',
    '评价',
    '检测',
    '测定',
    '调查',
    '比较',
    '对比',
    '考察',
    '梳理',
    '总结',
    '归纳',
  ],
  ...[
    '概括',
    '整理',
    '处理',
    '优化',
    '改进',
    '筛选',
    '统计',
    '验证',
    '检验',
    '监测',
    '描述',
    '解释',
    '讨论',
    '计算',
    '测量',
  ],
  ...[
    '观察',
    '划分',
    '训练',
    '预测',
    '模拟',
    '记录',
    '审查',
    '阐述',
    '阐释',
    '论述',
    '说明',
    '解读',
    '剖析',
    '审视',
    '调整',
  ],
  ...[
    '完善',
    '修正',
    '改造',
    '管理',
    '控制',
    '监督',
    '监控',
    '追踪',
    '识别',
    '整合',
    '重构',
    '界定',
    '论证',
    '反思',
    '回顾',
  ],
  ...[
    '介绍',
    '审核',
    '校正',
    '标注',
    '清洗',
    '编码',
    '估计',
    '估算',
    '度量',
    '测算',
    '解析',
    '分解',
    '诊断',
    '修改',
    '修订',
  ],
  ...[
    '补充',
    '约束',
    '规范',
    '评判',
    '测试',
    '模拟',
    '剔除',
    '转换',
    '拆分',
    '还原',
    '对照',
    '综述',
    '勘察',
    '检查',
    '核查',
  ],
];
/** What verbs of giving and making are said with. */
const acts = [
  '解释',
  '说明',
  '评价',
  '回应',
  '调整',
  '判断',
  '界定',
  '阐述',
  '规定',
  '限制',
  '修正',
  '分析',
  '补充',
  '改进',
  '完善',
];
const modifiers =
  '系统|深入|全面|详细|进一步|初步|综合|定量|定性|对比|统计|实证|回顾性|科学|合理|客观|严格|充分|具体|细致|重点|持续|动态|实时|精确|准确|快速|专门|简要|分类|系统性|比较|逐一|集中|重新|有效|横向|纵向|整体|量化';
const how = `(?:(?:${modifiers})(?:而(?:${modifiers}))?[的地]?)`;
const object = `(?<what>[^，；：。！？（）()、]{2,30}?|${span})`;
/** Behind it the clause must end: “进行分析的方法” is a noun. */
const end = '(?=[，；。！？]|$)';
const verb = [...new Set(verbs)].join('|');

interface Form {
  pattern: RegExp;
  safety: number;
}

/** “对”, and none of the words that end in it. */
const towards = '(?<![针相面绝应核校比派反敌配成结查])对(?!于|照|比|应|象|策|立|称|手|话|抗|外|内)';
const forms: Form[] = [
  {
    pattern: new RegExp(
      `${towards}${object}(?<each>分别|逐一|重新|均)?进行(?<done>了)?(?<how>${how})?(?<verb>${verb})${end}`,
      'gu',
    ),
    safety: 0.92,
  },
  {
    pattern: new RegExp(
      `${towards}${object}(?<each>)(?:加以|予以)(?<done>)(?<how>${how})?(?<verb>${verb}|重视|保护|支持|鼓励|引导|纠正|限制)${end}`,
      'gu',
    ),
    safety: 0.9,
  },
  {
    pattern: new RegExp(
      `${towards}${object}(?<each>)(?:作出|做出|展开|开展)(?<done>了)?(?<how>${how})?(?<verb>${[...acts, '研究', '讨论', '论述', '探讨', '调查'].join('|')})${end}`,
      'gu',
    ),
    safety: 0.88,
  },
];

/** What “对” names must be a thing: what holds a verb of its own, or belongs to another “对”, is left. */
const tangled =
  /进行|加以|予以|[对把将被让使]|是|具有|影响|作用|有着|产生|提出|认为|^(?:其|此)$|[的之均都也还仍不未可能会已各]$/u;
const manner = (said: string | undefined): string => (said ?? '').replace(/的$/u, '').replace(/(而.+)$/u, '$1地');

/** “对数据进行分析”: the verb is the verb again. */
function freeVerbs({ text, isBoundary }: ZhParagraph): Edit[] {
  return forms.flatMap(({ pattern, safety }) =>
    [...text.matchAll(pattern)].flatMap((match): Edit[] => {
      const { what = '', each = '', done = '', how: said, verb: freed = '' } = match.groups ?? {};
      if (tangled.test(what) || !isBoundary(match.index) || !isBoundary(match.index + 1)) return [];
      return [
        {
          ...{ start: match.index, end: match.index + match[0].length, safety, rule: 'VOICE' },
          text: `${each}${manner(said)}${freed}${done}${what}`,
        },
      ];
    }),
  );
}

const nominal = new RegExp(
  `(?<lead>通过|基于|借助|经过)对${object}的(?<how>${how})?(?<verb>分析|研究|梳理|考察|比较|观察|总结|归纳|调查|检测|探讨|剖析|解读|整理|回顾|计算|测定|监测|优化|评估)(?=，)`,
  'gu',
);
const within = new RegExp(
  `(?<lead>在)对${object}进行(?<how>${how})?(?<verb>${verb})(?<tail>的(?:基础上|过程中|同时)|时|后|之前|之后)`,
  'gu',
);

/** “通过对文献的梳理，” and “在对样本进行检测时”. */
function freeNominals({ text, isBoundary }: ZhParagraph): Edit[] {
  return [nominal, within].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): Edit[] => {
      const { lead = '', what = '', how: said, verb: freed = '', tail = '' } = match.groups ?? {};
      if (tangled.test(what) || !isBoundary(match.index)) return [];
      return [
        {
          ...{ start: match.index, end: match.index + match[0].length, safety: 0.9, rule: 'VOICE' },
          text: `${lead}${manner(said)}${freed}${what}${tail}`,
        },
      ];
    }),
  );
}

const effects = new RegExp(
  `${towards}${object}(?:起到|起着|起|发挥|具有)(?<done>了|着)?(?:积极的|积极|重要的|重要|良好的|显著的|明显的)?(?<verb>促进|推动|支撑|引领)作用${end}`,
  'gu',
);
const impacts = new RegExp(
  `${towards}${object}(?:(?:产生|造成)(?<done>了)?|(?<!没)有)(?<how>显著|深刻|直接|严重|明显|间接)(?:的)?影响${end}`,
  'gu',
);
const together = new RegExp(
  `(?<![参给赠])(?<lead>[与和同]${object.replace('what', 'whom')})进行(?<done>了)?(?<how>系统|对照|横向|纵向)?(?:的)?(?<verb>比较|对比|比对|对照|匹配|沟通|交流)${end}`,
  'gu',
);

/** “与对照组进行比较”. */
function freeComparing({ text, isBoundary }: ZhParagraph): Edit[] {
  return [...text.matchAll(together)].flatMap((match): Edit[] => {
    const { lead = '', whom = '', done = '', how: said = '', verb: freed = '' } = match.groups ?? {};
    if (/进行|[把将被让使是与和同]|[的之均都]$/u.test(whom) || !isBoundary(match.index) || !isBoundary(match.index + 1))
      return [];
    const place = { start: match.index, end: match.index + match[0].length };
    return [{ ...place, text: `${lead}${said}${done ? `作了${freed}` : freed}`, safety: 0.88, rule: 'VOICE' }];
  });
}

/** “对农业发展起到了促进作用”, “对产量产生了显著影响”. */
function freeEffects({ text, isBoundary }: ZhParagraph): Edit[] {
  const edit = (match: RegExpExecArray, text: string, safety: number): Edit[] =>
    tangled.test(match.groups?.what ?? '') || !isBoundary(match.index)
      ? []
      : [{ start: match.index, end: match.index + match[0].length, text, safety, rule: 'VOICE' }];
  return [
    ...[...text.matchAll(effects)].flatMap((match) => {
      const { what = '', done, verb: freed = '' } = match.groups ?? {};
      const isPlain = /起[到着]?(?:了|着)?(?:促进|推动|支撑|引领)作用/u.test(match[0]);
      return isPlain ? edit(match, `${freed}${done === '了' ? '了' : '着'}${what}`, 0.85) : [];
    }),
    ...[...text.matchAll(impacts)].flatMap((match) => {
      const { what = '', done = '', how: said = '' } = match.groups ?? {};
      return edit(match, `${said}影响${done}${what}`, 0.88);
    }),
  ];
}

const turnable =
  '分析|研究|探讨|考察|比较|检测|测定|调查|总结|归纳|梳理|验证|检验|讨论|评价|模拟|观察|统计|测量|描述|介绍|评估|优化';
const plain = new RegExp(
  `(?<=本文|本研究|我们|研究|作者|笔者|并|还|[，。；])(?<how>系统|深入|全面|详细|重点|初步)?(?<verb>${turnable})了(?<what>[^，；：。！？（）()]{4,26})(?=[，；。])`,
  'gu',
);
/** What holds a verb, or a question, cannot stand behind “对”. */
const clausal =
  /[对把将被让使了是]|进行|如何|是否|能否|通过|怎样|哪些|为何|具有|^(?:其|该)$|一种|一个|在(?!.*(?:[中上下时后间]|方面))/u;

/** “分析了两校的课表”: as often said the other way round. */
function turnVerbs({ text, isBoundary }: ZhParagraph): Edit[] {
  return [...text.matchAll(plain)].flatMap((match): Edit[] => {
    const { how: said = '', verb: turned = '', what = '' } = match.groups ?? {};
    if (clausal.test(what) || !isBoundary(match.index) || /^重点/u.test(said)) return [];
    const place = { start: match.index, end: match.index + match[0].length };
    return [{ ...place, text: `对${what}进行了${said}${turned}`, safety: 0.88, rule: 'VOICE' }];
  });
}

/** Verbs that were made into nouns, said as verbs; and where that is as good, the other way round. */
export function offerVoiceEdits(paragraph: ZhParagraph): Edit[] {
  return [
    ...freeVerbs(paragraph),
    ...freeNominals(paragraph),
    ...freeEffects(paragraph),
    ...freeComparing(paragraph),
    ...turnVerbs(paragraph),
  ];
}
