import type { Phrases } from '../phrase.ts';

export const policy = {
  'policy.problem': [
    ['{case}{focus}的政策问题与目标', '{focus}的政策问题与目标', '{object}的政策问题与目标'],
    ['说明政策回应什么问题、想达到什么，谁受益、谁付出。'],
  ],
  'policy.origin': [['{object}提出的现实缘由'], ['用可核实的事实说明问题的由来与紧迫程度。']],
  'policy.goals': [['{object}的政策目标及其排序'], ['区分明示与隐含的目标，指出目标之间的紧张。']],
  'policy.parties': [['{object}牵涉的各方利益'], ['列出受影响的群体，说明各自的诉求与影响力。']],
  'policy.tools': [
    ['{focus}的政策工具', '{object}的政策工具'],
    ['按强制、激励与信息三类整理工具，看它们是否与目标相配。'],
  ],
  'policy.rules': [['{object}中的规制与标准'], ['梳理主要规定，说明其约束对象与力度。']],
  'policy.incentives': [['{object}中的财政与激励手段'], ['说明资金来源、补偿标准与激励方向。']],
  'policy.duties': [['{object}的职责分工'], ['说明各级、各部门如何分工，哪些职责交叉或空缺。']],
  'policy.carrying': [
    ['{case}{focus}的执行过程', '{focus}的执行过程', '{object}的执行过程'],
    ['沿着从文件到落实的链条，看政策在哪一环走样。'],
  ],
  'policy.chain': [['{object}从决策到落实的环节'], ['画出执行链条，标出每一环的主体与期限。']],
  'policy.local': [
    ['{place}落实{object}的做法', '各地落实{object}的做法'],
    ['比较不同做法及其条件，避免以个别代替全体。'],
  ],
  'policy.obstacle': [['{object}执行中的阻力'], ['区分能力不足、意愿不足与规则冲突三类阻力。']],
  'policy.effects': [
    ['{focus}的成效与副作用', '{object}的成效与副作用'],
    ['对照目标评估成效，同时指出未曾料到的后果，数据待补。'],
  ],
  'policy.yardstick': [['衡量{object}成效的尺度'], ['说明用什么指标、与什么比较，才能把成效归于政策。']],
  'policy.reached': [['{object}目标的达成程度'], ['逐项对照目标与现有证据，标明证据的强弱。']],
  'policy.side': [['{object}的副作用与代价'], ['指出成本转嫁、规避行为与新的不公平。']],
  'policy.adjust': [['{focus}的调整方向', '{object}的调整方向'], ['针对成因提出可比较的方案，说明取舍与配套。']],
  'policy.options': [['调整{object}的备选方案'], ['列出维持、修补与重构等方案，说明各自的代价。']],
  'policy.choice': [['{object}方案的比较与取舍'], ['用同一组标准比较方案，说明推荐理由。']],
  'policy.support': [['{object}调整所需的配套'], ['写明立法、资金与监测上的配套，以及评估的时点。']],
  'policy.gain': [['{object}的受益面'], ['说明谁在多大程度上受益，证据是什么。']],
  'policy.missed': [['{object}未达的目标'], ['指出落空的目标，区分设计与执行的原因。']],
} as const satisfies Phrases;
