import type { Phrases } from '../phrase.ts';

/** Sections of the chapters that students ask for, and of what they keep a paper to. */
export const wishedMatters = {
  'wish.side': [['{focus}的{term}', '~{object}的{term}'], ['就这一方面说明材料、过程与所得的判断。']],
  'wish.matterA': [['{term}：表现与范围'], ['说明它在本题中以哪些形式出现、涉及多大范围。']],
  'wish.matterB': [
    ['从{term}看{focus}', '~从{term}看{object}'],
    ['由这一方面回看本题，指出它说明了什么、说明到哪一步。'],
  ],
  'wish.people': [['研究对象：{term}的界定与特征'], ['说明包括哪些人、怎样选取、有哪些与本题有关的特征。']],
  'wish.period': [['时间范围：{term}的划定与阶段特征'], ['说明为何取这一时段、其间有哪些变化。']],
  'wish.sideA': [['{term}的依据与思路'], ['说明这样做的理由、所据的材料与总体考虑。']],
  'wish.sideB': [['{term}的内容与步骤'], ['逐项说明包含什么、先后怎样安排。']],
  'wish.resultsA': [['{focus}的主要结果', '~{object}的主要结果'], ['按问题的次序报告结果，数值待取得后填入。']],
  'wish.resultsB': [['{focus}结果的解释与限度', '~{object}结果的解释与限度'], ['说明结果支持什么判断、不支持什么。']],
  'wish.measureA': [
    ['{improve}{focus}的可行做法', '~{improve}{object}的可行做法'],
    ['写明做什么、由谁来做、先做哪一步。'],
  ],
  'wish.measureB': [['落实{term}所需的条件'], ['说明人手、经费与制度上须具备什么。']],
} as const satisfies Phrases;
