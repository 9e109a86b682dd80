import type { Wording } from '../wording.ts';

export const telling: Wording['telling'] = {
  problem: ['{term}，表现为{clause}。', '{term}，具体表现是：{clause}。', '{term}是其中的一个问题：{clause}。'],
  cause: [
    '究其原因，{clause}。',
    '原因之一是，{clause}。',
    '一个重要的原因是，{clause}。',
    '从成因看，{clause}。',
    '背后的原因是，{clause}。',
    '这首先是因为{clause}。',
  ],
  further: ['另一个原因是，{clause}。', '原因还在于，{clause}。', '还有一个原因，即{clause}。', '再者，{clause}。'],
  remedy: [
    '对此，{clause}。',
    '为此，{clause}。',
    '针对这一原因，{clause}。',
    '相应的办法是，{clause}。',
    '可行的做法是，{clause}。',
    '作为应对，{clause}。',
  ],
  indicator: ['衡量这一问题，要看{clause}。', '判断这一问题的轻重，可看{clause}。', '考察这一问题，可以看{clause}。'],
  limit: [
    '不过，{clause}。',
    '然而，{clause}。',
    '需要注意的是，{clause}。',
    '但也要看到，{clause}。',
    '这种做法也有局限：{clause}。',
  ],
  counter: ['反过来看，{clause}。', '也有不同的看法：{clause}。', '与之相对，{clause}。'],
  debate: ['关于{term}，{clause}。', '围绕{term}，{clause}。', '在{term}的问题上，{clause}。'],
  claim: [
    '{problem}，主要是因为{cause}，对应的办法是{measure}。',
    '{problem}，成因主要是{cause}，可行的办法是{measure}。',
    '{problem}，根源在于{cause}；本文提出的办法是{measure}。',
  ],
  claims: [
    '{problem}，原因有二：一是{cause}，对策是{remedy}；二是{cause2}，对策是{remedy2}。',
    '{problem}，成因主要有两个，一是{cause}，二是{cause2}；前者的对策是{remedy}，后者的对策是{remedy2}。',
    '{problem}，一方面是因为{cause}，可以用{remedy}来应对；另一方面是因为{cause2}，可以用{remedy2}来应对。',
  ],
  pastClaim: ['{problem}，主要原因在于{cause}。', '{problem}，根源在于{cause}。', '{problem}，可以由{cause}来解释。'],
  pastClaims: [
    '{problem}，原因有二：一是{cause}，二是{cause2}。',
    '{problem}，一方面源于{cause}，另一方面源于{cause2}。',
    '{problem}，成因主要有两个，一是{cause}，二是{cause2}。',
  ],
  tie: ['{problem}，成因之一是{cause}。', '{problem}，与{cause}有直接的关系。', '{problem}，{cause}是一个重要的原因。'],
  answer: [
    '针对{cause}这一成因，可行的办法是{measure}。',
    '{problem}源于{cause}，对策之一是{measure}。',
    '针对{problem}中{cause}这一成因，对策是{measure}。',
  ],
  ask: [
    '本文要回答的是：{list}从何而来，又可以怎样处理。',
    '问题因此集中在几处：{list}，各自的成因与办法是什么。',
    '以下依次追问：{list}为何出现，怎样应对。',
  ],
  summary: [
    '本文围绕{focus}讨论的问题有：{list}。',
    '关于{focus}，本文谈到的要点有：{list}。',
    '本文从以下几个方面考察了{focus}：{list}。',
  ],
  open: [
    '这里没有找到直接说明{x}怎样作用于{y}的事实，{label}只是提出，有待检验。',
    '{x}与{y}之间的联系，这里没有找到直接的说明，{label}暂且存疑。',
    '{label}有待材料：这里没有找到直接谈{x}对{y}作用的事实。',
  ],
  bound: [
    '以上所说就一般情形而言，对{list}适用到什么程度，手头的材料几乎没有说明，须另行调查。',
    '本文依据的材料很少专门谈到{list}，把上述结论用于这一对象之前须先核实。',
    '关于{list}，本文可依的专门事实很少，结论能否移用有待查证。',
  ],
};

/** What binds a fact to the one that it hangs together with. */
export const joints: Wording['joints'] = {
  but: ['，但', '；不过，', '；只是'],
  because: ['，原因在于', '；究其原因，', '，这是因为'],
  so: ['；为此，', '；对此，', '；针对这一点，'],
  example: ['；例如，'],
};
