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
    '本文讨论{matter}，主要看法如下。',
    '本文以{matter}为题，所得认识如下。',
    '围绕{matter}，本文的主要观点如下。',
  ],
  examining: [
    '本文考察{matter}，分析其中的主要问题及其成因，并提出相应的对策。',
    '围绕{matter}，本文梳理突出的问题，说明其成因，并讨论可行的办法。',
    '本文以{matter}为题，从问题入手，逐一说明成因，并给出对策。',
    '本文以{matter}为对象，归纳主要问题，分析成因，并就如何改进提出建议。',
  ],
  others: ['此外，本文还讨论了{list}。', '{list}也在讨论之列。', '文中另外分析的有{list}。'],
  dwelling: [
    '本文认为，{clause}；同时，{clause2}。',
    '文中主要论证了两点：一是{clause}；二是{clause2}。',
    '分析表明，{clause}；{clause2}。',
  ],
  answer: {
    answerDebate: ['双方的分歧在于：{clause}。', '不同的回答各有理由：{clause}。', '正反两方面的看法是：{clause}。'],
    answerSides: [
      '肯定的理由在于{clause}；否定的理由在于{clause2}。',
      '支持肯定回答的是：{clause}；支持否定回答的是：{clause2}。',
      '肯定的一方可以指出：{clause}；否定的一方可以指出：{clause2}。',
    ],
  },
  tested: {
    direct: '待检验的假设是：排除其他因素之后，{x}与{y}仍有关联。',
    mediated: '其间，{m}可能是{x}作用于{y}的一环。',
    moderated: '{x}与{y}之间的关系有多强，可能因{m}而不同。',
    factor: '作为{y}的可能因素，文中提出{x}。',
  },
  ofOther: null,
};
