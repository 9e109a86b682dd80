import type { TitleUnderstanding } from '../../../../understanding/title-reading.ts';
import type { Material } from '../material.ts';
import { lesser, part, type Section, section } from '../section.ts';

/** What a supervisor looks for first in a case of this matter, so that the frame fits no other. */
const sidesOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/国际化|海外|跨国|出海|走出去/u, ['目标市场与进入方式', '海外生产与供应', '本地化经营与品牌']],
  [/并购|收购/u, ['并购动因与对象选择', '估值、支付与融资', '并购后的整合']],
  [/内部控制|内控/u, ['控制环境', '风险评估与控制活动', '信息沟通与监督']],
  [/舞弊|造假/u, ['舞弊手段与过程', '动机与机会', '内外部监督的失灵']],
  [/股权激励|薪酬|绩效|激励/u, ['激励对象与方式', '考核条件与兑现', '员工的反应']],
  [/成本/u, ['成本的构成', '采购与生产环节的控制', '成本考核']],
  [/融资|资本结构/u, ['融资渠道与结构', '融资成本', '偿债安排与风险']],
  [/偿债/u, ['短期偿债能力', '长期偿债能力', '与同业的差距']],
  [/盈利能力/u, ['经营与资产的盈利水平', '盈利的构成与持续性', '与同业的差距']],
  [/财务共享/u, ['组织与流程再造', '信息系统与数据标准', '人员转型与绩效']],
  [/财务(?!共享|管理|机器人)|盈利|偿债|业绩/u, ['盈利能力', '偿债能力', '营运与成长能力']],
  [/供应链|物流|库存/u, ['采购与供应商', '仓储与配送', '信息共享与协同']],
  [/商业模式|盈利模式/u, ['价值主张与顾客', '关键资源与伙伴', '收入与成本']],
  [/数字化|智能化/u, ['投入与组织', '业务流程的改造', '数据应用与人才']],
  [/营销|推广|品牌/u, ['产品与目标顾客', '定价与渠道', '传播与促销']],
  [/旅游/u, ['资源与产品', '客源与营销', '经营主体与利益分配']],
  [/社区治理|基层治理|乡村治理|物业/u, ['治理主体与分工', '议事与协商', '服务与资源']],
];
const state = /(?:能力|状况|绩效|质量|效率)$/u;
const findSides = ({ text, language }: TitleUnderstanding): readonly string[] =>
  language === 'zh' ? (sidesOf.find(([words]) => words.test(text))?.[1] ?? []) : [];

/** Why this case, by which framework, what happened, what it shows, and what carries over. */
export function planCase(material: Material, angle: number, title: TitleUnderstanding): Section[] {
  const [theory = ''] = material.theories(1);
  const choice = section('case.choice', 13, [part('case.profile'), part('case.reason'), lesser('case.sources')]);
  const frame = section('case.frame', 15, [
    part('case.terms'),
    theory !== '' && part('frame.theory', { theory }, [part('frame.claim'), part('frame.fit')]),
    part('case.aspects'),
  ]);
  const sides = findSides(title).map((variable) => part('case.side', { variable }));
  const course = section('case.course', 21, [
    part('case.start'),
    ...(sides.length > 0 ? sides : [part('case.moves')]),
    part('case.turns'),
  ]);
  // What a firm is able to do is measured; only what it does has a course.
  const isState = title.language === 'zh' && sides.length > 0 && state.test(title.object);
  const findings = section('case.findings', 24, [
    ...(isState ? sides : [part('case.result')]),
    part('case.cause', {}, [part('case.inner'), part('case.outer')]),
    lesser('case.rival'),
  ]);
  const carry = section('case.carry', 16, [part('case.advice'), part('case.transfer'), lesser('case.bound')]);
  if (isState) return [choice, frame, findings, carry];
  if (angle % 3 === 1) return [frame, choice, findings, carry];
  return angle % 3 === 2 ? [choice, course, frame, findings, carry] : [choice, frame, course, findings, carry];
}
