import type { Wording } from '../wording.ts';

export const toldAbstract: Wording['toldAbstract'] = {
  parts: {
    definition: '概念',
    parts: '构成与过程',
    actors: '各方的利益',
    rules: '现行的规则',
    origin: '由来',
    working: '机理与条件',
    effects: '影响',
    debates: '争论所在',
    own: '作者自己的材料',
  },
  openings: [
    '本文讨论{matter}，交代其{list}。',
    '围绕{matter}，本文说明{list}。',
    '本文以{matter}为题，说明其{list}。',
    '{matter}是本文的题目，文中交代了{list}。',
  ],
  dwelling: ['着重讨论的是{list}。', '论述的重点在{list}。'],
  gaps: ['方括号标出之处，须由作者补入自己的材料。', '文中以方括号留出的位置，等待作者的材料。'],
  tested: {
    direct: '待检验的假设是：排除其他因素之后，{x}与{y}仍有关联。',
    mediated: '其间，{m}可能是{x}作用于{y}的一环。',
    moderated: '{x}与{y}之间的关系有多强，可能因{m}而不同。',
    factor: '{x}被列为{y}的可能因素之一。',
  },
  ofOther: null,
};
