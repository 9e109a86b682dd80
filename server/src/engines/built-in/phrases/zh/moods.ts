import type { Phrases } from '../phrase.ts';

/** A feeling, a virtue or an experience that a short essay is about: what it is, where it comes from, what it does, how to judge it. */
export const moods = {
  'mood.nature': [['{object}的本质与类型'], ['由常见的情形出发，区分几种含义，给出本文的界说。']],
  'mood.kinds': [['{object}的几种样态'], ['各举一例，说明它们的共同点与差别。']],
  'mood.source': [['{object}从何而来'], ['分别从人自身、人与人之间和时代三个层面追问。']],
  'mood.self': [['人自身的处境与{object}'], ['说明人的有限、需要与自我意识怎样引出它。']],
  'mood.others': [['人际关系中的{object}'], ['说明它怎样在承认、比较与依赖中产生。']],
  'mood.age': [['时代与社会中的{object}'], ['说明今天的生活方式怎样加深或改变了它。']],
  'mood.effect': [['{object}对人的影响'], ['从得与失两面说明，区分一时的感受与长久的后果。']],
  'mood.harm': [['{object}的代价'], ['说明它在什么情况下伤人，由谁承受。']],
  'mood.gain': [['{object}的积极意义'], ['说明它使人明白什么、做到什么。']],
  'mood.judge': [['对{object}的评价'], ['比较几位思想家的看法，给出自己的判断。']],
  'mood.views': [['思想家论{object}'], ['选取立场不同的两三位，用原文说明其理由。']],
  'mood.way': [['与{object}相处之道'], ['由前面的分析得出可行的态度，并说明其限度。']],
  'mood.bounds': [['{object}的条件与限度'], ['说明何时应当如此，何时不必。']],
  'joint.mood': [['{object}的本质与由来'], ['先说清它是什么，再追问它从何而来。']],
  'joint.moodWorth': [['{object}的影响与评价'], ['说明得失，再给出判断。']],
} as const satisfies Phrases;
