/** 我国 and 自我 are no persons; what is behind a figure of speech neither. */
const self = '(?<![自忘大小无非本敌你])(?:我|俺)(?![国军党方院]|行我素)';
const selves = '(?:我们|咱们|咱|俺们)';
const places =
  '(?:这|那)?(?:个)?(村子|村|县城|县|市|省|镇|乡|学校|学院|医院|班级|班|系|厂|店|公司|单位|科室|科|社区|小区|宿舍|寝室|部门|企业|工厂|幼儿园|合作社|车间|专业|年级|团队|小组|地区|地方)(?![\\p{Script=Han}]{0,1}(?:长们))';

/** What somebody does or holds who writes a paper; everything else “we” share with others. */
const studying =
  /^(?:先|再|曾|曾经|共|一共|总共|主要|分别|随机|同时|初步|目前|已经|已|对|在|从|向|用|以|按|通过|采用|利用|根据|认为|觉得|相信|主张|建议|希望|打算|发现|看到|走访|调查|访谈|采访|发放|回收|抽取|选取|收集|统计|整理|分析|比较|测量|设计|开发|搭建|完成|做了|问了|去了|查阅|阅读|观察|记录|实地|本次|将|拟|计划|提出)/u;

const rules: readonly (readonly [RegExp, string])[] = [
  [/^(?:就)?(?:我|本人|笔者)?(?:个人)(?:认为|觉得|感觉|看来)[，,]?/u, '笔者认为'],
  [/^(?:在|依|照|以|据)(?:我|我们)(?:个人)?(?:看来|来看|之见|的看法)[，,]?/u, '在笔者看来，'],
  [/^(?:我|我们)(?:个人)?的(?:看法|观点|意见|想法|理解)(?:就)?是[，,：:]?/u, '笔者认为'],
  [/(?:我们|我)(?:国家|中国)/gu, '我国'],
  [/我(?:们)?校/gu, '笔者所在的学校'],
  [/我(?:们)?院/gu, '本院'],
  [/本人(?=[\p{Script=Han}])/gu, '笔者'],
  [new RegExp(`(?:${selves}|${self})(?:的)?(?:老家|家乡|故乡)`, 'gu'), '笔者的家乡'],
  [new RegExp(`(?:${selves}|${self})(?:所在)?(?:的)?${places}`, 'gu'), '笔者所在的$1'],
  [new RegExp(`${self}(?:妈妈|妈|母亲)`, 'gu'), '笔者的母亲'],
  [new RegExp(`${self}(?:爸爸|爸|父亲)`, 'gu'), '笔者的父亲'],
  [
    new RegExp(
      `(?:${self}|${selves})(爷爷|奶奶|外公|外婆|姥姥|姥爷|哥|弟|姐|妹|叔|姑|舅|姨|室友|同学|朋友|老师|导师|邻居|同事|领导|客户)`,
      'gu',
    ),
    '笔者的$1',
  ],
  [new RegExp(`(?:${self}|${selves})的`, 'gu'), '笔者的'],
  [new RegExp(`${self}(?:总)?(?:觉得|感觉|感到|以为|寻思)(?!到)`, 'gu'), '笔者认为'],
];

/** A clause that somebody said of themselves, as one of whoever writes the paper. */
export function speakChinese(clause: string): string {
  let told = clause;
  for (const [pattern, instead] of rules) told = told.replace(pattern, instead);
  return told
    .replace(new RegExp(`${selves}(?:都)?(?:觉得|感觉)`, 'gu'), (said) =>
      said.includes('都') ? '笔者和身边的人都认为' : '笔者认为',
    )
    .replace(new RegExp(`${selves}(.?.?)`, 'gu'), (_whole, next: string) =>
      next !== '' && studying.test(next) ? `笔者${next}` : `笔者和身边的人${next}`,
    )
    .replace(new RegExp(self, 'gu'), '笔者');
}
