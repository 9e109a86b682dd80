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
  discussing: [
    '本文讨论{matter}，主要论点如下。',
    '本文以{matter}为题，得出以下看法。',
    '围绕{matter}，本文作如下论述。',
  ],
  examining: [
    '本文考察{matter}，分析其中的主要问题及其成因，并提出相应的对策。',
    '围绕{matter}，本文梳理突出的问题，追问其成因，进而讨论可行的办法。',
    '本文以{matter}为题，从问题入手，逐一说明成因，并给出对策。',
    '针对{matter}中的突出问题，本文分析其成因，并就如何改进提出建议。',
  ],
  dwelling: [
    '文章的主要看法是，{clause}；此外，{clause2}。',
    '论述的重点有二：其一，{clause}；其二，{clause2}。',
    '文中指出，{clause}；同时，{clause2}。',
  ],
  gaps: ['方括号标出之处，须由作者补入自己的材料。', '文中以方括号留出的位置，等待作者的材料。'],
  tested: {
    direct: '待检验的假设是：排除其他因素之后，{x}与{y}仍有关联。',
    mediated: '其间，{m}可能是{x}作用于{y}的一环。',
    moderated: '{x}与{y}之间的关系有多强，可能因{m}而不同。',
    factor: '{x}被列为{y}的可能因素之一。',
  },
  ofOther: null,
};
