import type { Phrases } from '../phrase.ts';

/** What went wrong: a firm that lost its market, an undertaking of the past that failed. */
export const failures = {
  'decline.course': [['{focus}的过程', '~{object}的过程'], ['按时间写明由盛到衰的节点，各附来源。']],
  'decline.height': [['{case}的鼎盛时期', '鼎盛时期的地位'], ['说明原有的市场地位与倚仗的优势。']],
  'decline.turn': [['转折的信号'], ['指出最早的信号以及当时怎样看待。']],
  'decline.slide': [['份额的丧失与最后的局面'], ['用份额、收入等数据写出下滑过程。']],
  'decline.causes': [['{focus}的原因', '~{object}的原因'], ['区分环境变化与自身选择，比较各自的分量。']],
  'decline.market': [['技术与需求的变化'], ['说明变化何时出现、冲击有多大。']],
  'decline.choice': [['战略选择与错失的机会'], ['还原关键决策及当时另外的可能。']],
  'decline.inside': [['组织、文化与领导'], ['说明内部怎样妨碍了调整。']],
  'decline.rivals': [['对手做对了什么'], ['比较对手在同一时期的做法与结果。']],
  'decline.tried': [['补救的尝试及其结果'], ['说明试过哪些补救、为何没有奏效。']],
  'decline.lessons': [['{focus}的教训', '~{object}的教训'], ['从原因得出可供他人借鉴的判断。']],
  'decline.signs': [['怎样及早看出信号'], ['列出可以观察的早期信号。']],
  'decline.firms': [['对企业应变的启示'], ['说明组织与决策上可以怎样改。']],
  'fail.plan': [['{focus}的目标与筹划', '~{object}的目标与筹划'], ['说明当时想达到什么、凭什么以为能成。']],
  'fail.aims': [['目标与预期'], ['写明目标及其依据。']],
  'fail.forces': [['可用的力量与条件'], ['比较双方的力量与条件。']],
  'fail.causes': [['{focus}失败的原因', '~{object}失败的原因'], ['逐项考察原因，比较各自的分量。']],
  'fail.design': [['筹划与指挥的失误'], ['指出判断与决策错在哪里。']],
  'fail.means': [['力量与客观条件的限制'], ['说明客观条件怎样限制了结果。']],
  'fail.other': [['反对一方的应对'], ['说明对方做了什么、为何奏效。']],
  'fail.result': [['{focus}失败的后果与评价', '~{object}失败的后果与评价'], ['区分直接后果与长远影响，评述不同解释。']],
} as const satisfies Phrases;
