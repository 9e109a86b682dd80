import type { Phrases } from '../phrase.ts';

export const caseStudy = {
  'case.choice': [
    ['{case}：个案的背景与价值', '{object}个案的背景与价值'],
    ['交代个案的来龙去脉，说明它为何值得细看。'],
  ],
  'case.profile': [['{case}的基本情况', '{object}的基本情况'], ['只取与本题有关的事实，来源逐一注明。']],
  'case.reason': [['选择{case}的理由', '选取{object}个案的理由'], ['说明它是典型、极端还是关键个案，能检验什么看法。']],
  'case.frame': [['分析{focus}的框架', '分析{object}的框架'], ['把问题拆成可以在材料中观察的几个方面。']],
  'case.terms': [['{object}的含义与构成'], ['界定概念，说明它由哪些部分组成。']],
  'case.aspects': [['考察{object}的几个方面'], ['列出要观察的方面及各自的证据要求。']],
  'case.sources': [['{case}的资料来源', '{object}的资料来源'], ['说明{data}从何取得、如何相互核对。']],
  'case.course': [
    ['{case}{focus}的做法与演变', '{focus}的做法与演变', '{object}的做法与演变'],
    ['按时间还原过程，标出关键的选择与转折。'],
  ],
  'case.start': [['{object}的形成背景'], ['说明从何开始，当时面对什么内外条件。']],
  'case.moves': [['{object}的主要做法'], ['逐项说明做了什么、由谁做、怎样做，当时还有哪些别的选择。']],
  'case.turns': [['{object}的调整与变化'], ['找出改变做法的节点，比较前后的不同。']],
  'case.findings': [
    ['{case}{focus}的得失与成因', '{focus}的得失与成因', '{object}的得失与成因'],
    ['对照框架评判结果，再追问原因，排除别的解释。'],
  ],
  'case.result': [['{object}的实际结果'], ['按框架逐项说明结果，区分事实与评价。']],
  'case.cause': [['{object}结果的成因'], ['由内部与外部两方面解释结果，说明证据。']],
  'case.rival': [['对{object}结果的其他解释'], ['列出相反的解释，说明为何不取或只取一部分。']],
  'case.carry': [
    ['{case}个案的启示与边界', '{object}个案的启示与边界'],
    ['说明哪些认识可以带走，哪些只属于这一个案。'],
  ],
  'case.advice': [['{improve}{object}的建议'], ['由成因推出建议，写明主体、步骤与检验办法。']],
  'case.transfer': [['{object}经验的可移用之处'], ['说明移用须具备的条件。']],
  'case.bound': [['{object}经验的适用边界'], ['指出依赖个案特殊条件的部分。']],
  'case.inner': [['{object}结果的内部原因'], ['从决策、资源与管理说明原因。']],
  'case.outer': [['{object}结果的外部条件'], ['从环境、规则与对手说明原因。']],
  'case.side': [['{variable}的考察'], ['说明这一方面做了什么、结果如何、证据何在。']],
} as const satisfies Phrases;
