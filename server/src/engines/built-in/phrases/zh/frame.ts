import type { Phrases } from '../phrase.ts';

export const frame = {
  'frame.intro': [
    ['绪论：{ask}', '~绪论：{focus}的研究缘起', '~绪论：{object}研究的缘起'],
    ['交代{focus}所处的情形，提出全文要回答的问题，并说明论证的次序。', '由现实中的疑问引出本题，说明全文从何处入手、以什么材料作答。'],
  ],
  'frame.background': [
    ['{backdrop}背景下{focus}的新处境', '{case}{focus}的现实处境', '{focus}引起关注的现实缘由', '{object}引起关注的缘由'],
    ['从{institution}等各方的关切入手，说明哪些变化使原有的认识不够用。', '说明{object}近来出现了哪些新情况，为什么现在需要重新考察。'],
  ],
  'frame.question': [
    ['{object}与{aspect}：拟回答的问题', '围绕{focus}提出的核心问题', '围绕{object}提出的核心问题'],
    ['把题目拆成可以逐一回答的问题，并指出哪些不在讨论之列。', '说明为何要把{object}与{aspect}放在一起考察，列出依次要答的问题。'],
  ],
  'frame.literature': [
    ['关于{focus}的已有解释与分歧', '已有研究如何看待{focus}', '{object}的既有研究及其缺口'],
    ['按{theory}、{theory2}等进路梳理已有研究，指出尚未说清的环节。', '比较不同研究所用的材料与结论，找出分歧的来源和本文的切入点。'],
  ],
  'frame.approach': [
    ['以{tool}考察{focus}的思路', '考察{object}的思路与{tool}的运用'],
    ['说明为何选用{tool}、材料取自{data}，以及各章如何前后相承。'],
  ],
  'frame.scope': [
    ['选择{case}作为考察对象的理由', '{backdrop}对{object}提出的要求', '以{era}为时段的理由', '{object}的考察范围'],
    ['说明{context}在本题中的代表性与特殊之处，界定结论可以推及的范围。', '界定考察的对象、时间与地域，说明取舍的理由。'],
  ],
  'frame.foundations': [
    ['{focus}的概念边界与理论支点', '理解{focus}的概念与理论准备', '理解{object}的概念与理论准备'],
    ['界定核心概念，引入{theory}，为后文的论证准备共同的语言。'],
  ],
  'frame.object': [
    ['{object}的内涵与构成', '{object}的含义及其边界'],
    ['区分{object}与相近概念，确定本文采用的含义和构成要素。', '从使用场合入手辨析{object}，排除不属于本文讨论的情形。'],
  ],
  'frame.aspect': [
    ['{aspect}的含义与观察维度', '{aspect}的界定'],
    ['说明{aspect}包含哪些方面，可以从哪些维度加以观察和比较。'],
  ],
  'frame.theory': [
    ['{theory}对{focus}的解释力', '从{theory}看{focus}', '从{theory}看{object}'],
    ['概述{theory}的主张，说明它能解释本题的哪一部分、不能解释哪一部分。', '由{theory}推出对本题的预期，作为后文论证的起点。', '指出{theory}让哪些环节变得清楚，又遮蔽了什么。'],
  ],
  'frame.claim': [['{theory}的核心主张'], ['只取与本题直接有关的命题，说明它们之间的推导关系。']],
  'frame.fit': [['{theory}用于{object}的适用条件'], ['讨论移用{theory}时须满足的前提，指出需要修正之处。']],
  'frame.base': [
    ['{object}所依托的技术与原理', '支撑{object}的技术与原理'],
    ['说明设计所依据的技术与原理，只写与后文取舍直接有关的部分。'],
  ],
  'frame.toolBase': [['{tool}及其选用理由'], ['比较可选的技术或方法，说明{tool}为何适合{object}。']],
  'frame.debate': [
    ['{debate}与{focus}的理解', '{debate}在{object}问题上的展开'],
    ['比较争论双方的理由，说明本文的立场及其依据。'],
  ],
  'frame.review': [
    ['{focus}研究的进展与缺口', '{matter}：研究述评', '{object}的研究述评'],
    ['按研究进路归纳已有成果，评判其材料与方法，落到本文要补的缺口。'],
  ],
  'frame.strand': [
    ['以{theory}为进路的研究'],
    ['归纳这一进路的主要结论与所用材料，比较其一致与矛盾之处。', '说明这一进路如何处理{object}，哪些判断已成共识、哪些仍有争议。'],
  ],
  'frame.gap': [
    ['{focus}研究尚未回答的环节', '{object}研究尚未回答的环节'],
    ['指出已有研究在对象、材料或方法上的空缺，引出本文的切入点。'],
  ],
  'frame.conclusion': [
    ['结论：{answer}', '~结论：{object}的基本判断'],
    ['逐一回答绪论提出的问题，说明结论成立的条件和仍待解决之处。'],
  ],
  'frame.findings': [
    ['关于{focus}的主要结论', '关于{object}的主要结论'],
    ['把各章的论点收拢为几条可以核对的结论，并与已有看法对照。'],
  ],
  'frame.limits': [
    ['考察{object}的局限与后续方向', '本文的局限与{object}的后续研究'],
    ['说明材料与方法的限度，提出可以继续追问的方向。'],
  ],
  'frame.keyword': [
    ['{term}与{object}的关联', '{term}在{focus}中的位置'],
    ['说明{term}在本题中的含义，考察它与{object}怎样相互牵连。'],
  ],
  'frame.required': [['{term}'], ['按写作要求单列，围绕{object}说明这一部分的内容与依据。']],
  'frame.tool': [['{term}的选用与实施步骤'], ['说明采用{term}的理由、操作步骤与质量控制，结果待取得材料后填入。']],
  'frame.case': [['{term}的基本情况与个案价值'], ['介绍{term}与本题有关的情况，说明它为何适合作为个案。']],
} as const satisfies Phrases;
