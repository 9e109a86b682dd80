import type { Field } from '@yanmo/contract/codes';
import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import { part, type Section, section } from '../section.ts';

/** Where one thing strains another, by what the other is: the point under strain and what answers it. */
const points: readonly (readonly [RegExp, readonly (readonly [problem: string, measure: string])[]])[] = [
  [
    /防空|防御|防护|防务|反导|编队|作战|海防|边防|要地/u,
    [
      ['发现与预警的困难', '多手段结合的探测与预警'],
      ['拦截与毁伤的困难', '软硬结合的分层拦截'],
      ['指挥决策的时间压力', '分级授权与辅助决策'],
      ['攻防成本的失衡', '低成本手段与资源调配'],
    ],
  ],
  [
    /教学|课堂|课程|教育|学习|写作|作业|考试/u,
    [
      ['教学内容与方式受到的冲击', '更新教学内容与方式'],
      ['作业与考核受到的冲击', '改进作业设计与考核'],
      ['师生角色与能力要求的变化', '教师培训与学生规范'],
    ],
  ],
  [
    /法|权利|权|制度|规则|规制|监管|司法|刑|诉讼/u,
    [
      ['适用对象与范围上的不确定', '明确适用的对象与范围'],
      ['行为与责任认定上的困难', '调整责任认定的规则'],
      ['执行与救济上的困难', '完善执行与救济的程序'],
    ],
  ],
  [
    /养老|医疗|社会保障|社保|保险|财政|公共服务|照护/u,
    [
      ['资金收支的压力', '多渠道筹资与支出控制'],
      ['服务供给与人手的缺口', '扩充服务与稳定队伍'],
      ['家庭与社区承担的负担', '支持家庭与社区照护'],
    ],
  ],
  [
    /零售|企业|银行|产业|行业|业$|出版|媒体|贸易|市场|经济|就业|劳动力/u,
    [
      ['需求与客源的变化', '按需求重新定位产品与服务'],
      ['成本与价格的压力', '降低成本与改进流程'],
      ['人员与组织的不适应', '调整组织与培养人员'],
    ],
  ],
];

const asked =
  /的?(?<term>挑战|冲击|威胁)(?:与|及其?|和|、)(?:其)?(?:我国的?|法律|制度|教育|政策)?(?:应对|回应|对策|因应|防范|破解|纾解|策略|反制|调适|变革|重塑)(?:策略|措施|路径|之策|之道|研究)?$/u;

export interface Strain {
  a: string;
  b: string;
  term: string;
}

/** 甲对乙的挑战及应对: the first strains the second, and it is the second that has to answer. */
export function findStrain({ language, bearing, aspect, text }: TitleUnderstanding): Strain | null {
  if (language !== 'zh' || bearing === null || bearing.through || bearing.under) return null;
  const term = asked.exec(aspect)?.groups?.term;
  if (!term) return null;
  const [head = text] = text.split(/——|：|:/u);
  const whole = new RegExp(
    `${RegExp.escape(bearing.cause)}(?:对|给)(?<b>[^，：]{2,24}?)(?:带来|构成|造成|形成)?的?(?:新)?${term}`,
    'u',
  );
  const b = whole.exec(head)?.groups?.b ?? bearing.outcome;
  return { a: bearing.cause, b, term };
}

const menace =
  /^(?:主要|基本|作战|技术)?(?:特点|特征|威胁|优势|运用|样式|危害|影响)(?:[、与和及其]+(?:主要)?(?:特点|特征|威胁|运用|样式|影响))*(?:与|及其?|和|、)(?:其)?(?:应对|反制|对策|防范|防御|对抗)(?:策略|措施|路径|之策|之道|研究|方法)?$/u;
const armed = /(?:作战|武器|导弹|无人机|无人艇|蜂群|[^冷]战|攻击|袭击|突击|突防|打击|潜艇|水雷|干扰)$/u;

/** 蜂群作战的特点及其应对: nobody betters what is turned against him; whoever defends himself has to answer. */
export function findMenace({ language, bearing, aspect, object }: TitleUnderstanding, field: Field): Strain | null {
  return language === 'zh' && field === 'military' && !bearing && menace.test(aspect) && armed.test(object)
    ? { a: object, b: '防御方', term: '威胁' }
    : null;
}

/** A right or an order answers nothing: it is kept. */
export const isKept = (name: string): boolean =>
  /(?:权|权利|权益|安全|秩序|隐私|伦理|公平|正义|真实性|认同|主权|多样性|健康)$/u.test(name);

export function planStrain({ a, b, term }: Strain, field: Field): Section[] {
  const known = field === 'art' ? [] : (points.find(([word]) => word.test(b))?.[1] ?? []);
  const slots = { a, b, term };
  const where = known.map(([problem, measure]) => part('strain.point', { ...slots, problem, measure }));
  const steps = known.map(([problem, measure]) => part('strain.step', { ...slots, problem, measure }));
  return [
    section('strain.force', 18, [part('strain.traits', slots), part('strain.trend', slots)], slots),
    section(
      'strain.meet',
      28,
      [
        part('strain.base', slots),
        ...(where.length > 0 ? where : [part('strain.where'), part('strain.degree')]),
        part('strain.why'),
      ],
      slots,
    ),
    section(
      isKept(b) ? 'strain.guard' : 'strain.answer',
      28,
      [...(steps.length > 0 ? steps : [part('strain.now'), part('strain.build')]), part('strain.terms')],
      slots,
    ),
  ];
}
