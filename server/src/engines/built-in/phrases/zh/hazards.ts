import type { Phrases } from '../phrase.ts';

/** What harms, set out in a review: where it comes from, whom it harms, what is done against it; and the sides that a title lists itself. */
export const hazards = {
  'side.named': [['{focus}的{term}', '~{object}的{term}'], ['把题目点明的这一方面的研究归在一起，比较结论与证据。']],
  'side.found': [['{term}的已有发现'], ['归纳研究对象、方法与主要结论。']],
  'side.open': [['{term}的分歧与证据强弱'], ['指出结论不一之处，说明证据的强弱。']],
  'hazard.source': [['{focus}的来源与暴露途径', '~{object}的来源与暴露途径'], ['说明它从哪里来、人怎样接触到它。']],
  'hazard.origin': [['主要来源'], ['按来源比较各项研究的检出与占比。']],
  'hazard.route': [['接触途径与检测方法'], ['比较接触途径、检测方法与含量水平。']],
  'hazard.risk': [['{focus}的危害与风险人群', '~{object}的危害与风险人群'], ['归纳已证实的危害，说明谁受害最重。']],
  'hazard.harm': [['已证实的危害'], ['按证据强弱排列危害及其机制。']],
  'hazard.who': [['高风险人群与剂量关系'], ['比较人群差异与暴露水平的关系。']],
  'hazard.answer': [['{focus}的防控与治理', '~{object}的防控与治理'], ['比较防控办法的效果、成本与适用条件。']],
  'hazard.avoid': [['源头控制与监测'], ['归纳减少来源、监测与标准的做法。']],
  'hazard.remove': [['去除与救治办法'], ['比较去除、处理或救治办法的效果。']],
  'prevent.assess': [['{object}的风险评估'], ['比较评估工具与筛查时机。']],
  'prevent.tool': [['评估工具及其效度'], ['比较工具的内容、灵敏度与适用对象。']],
  'prevent.when': [['高风险人群的识别'], ['说明何时评估、由谁评估。']],
  'prevent.ways': [['{object}的预防措施及其效果'], ['按措施归类，比较效果与证据。']],
  'prevent.single': [['单项措施'], ['逐项比较措施的做法与效果。']],
  'prevent.bundle': [['综合干预方案'], ['比较多项措施合用的效果。']],
  'prevent.carried': [['落实情况与依从性'], ['说明措施在实际中能做到几成、为何打折扣。']],
} as const satisfies Phrases;
