import type { Phrases } from '../phrase.ts';

/** Sides that a title lists for its object: each has a chapter, and a last one says how they hang together. */
export const listed = {
  'listed.side': [['{object}的{term}'], ['就题目点明的这一面展开，先述现状，再论难点与办法。']],
  'joint.listed': [['{object}的主要方面'], ['把题目点明的几个方面逐一展开。']],
  'listed.state': [['{term}的现状'], ['依据材料说明做法、规模与参与者，数据待补。']],
  'listed.trouble': [['{term}的难点及其原因'], ['说明难在何处、因何而起。']],
  'listed.answer': [['{term}方面可行的做法'], ['针对原因提出做法，写明由谁来做。']],
  'listed.practice': [['{term}的基本情况'], ['依据材料说明现有安排与实际做法，数据待补。']],
  'listed.gap': [['{term}方面的薄弱环节'], ['说明哪一环最弱、为何如此。']],
  'listed.remedy': [['{term}方面的改进途径'], ['对应薄弱环节提出办法，写明由谁来做。']],
  'listed.setup': [['{term}的总体面貌'], ['依据材料说明由谁负责、如何运作，数据待补。']],
  'listed.limit': [['{term}方面的缺口与成因'], ['说明还缺什么、缺口从何而来。']],
  'listed.step': [['{term}方面的完善步骤'], ['按先后写出可做的事与所需条件。']],
  'listed.aims': [['{term}的处境与诉求'], ['说明他们面对什么、想要什么。']],
  'listed.deeds': [['{term}的行动与作用'], ['说明他们做了什么、改变了什么。']],
  'listed.tie': [['{object}诸方面的关联与整体判断'], ['把各方面放在一起，说明轻重与先后。']],
  'listed.links': [['各方面之间的相互影响'], ['说明一面的变化怎样牵动另一面。']],
  'listed.plan': [['{object}的整体思路与保障条件'], ['按先后提出步骤，写明所需的条件。']],
} as const satisfies Phrases;
