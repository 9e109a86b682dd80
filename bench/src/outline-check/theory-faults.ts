/** A theory, by its names in four languages, and where it has something to say. */
type Scope = readonly [theory: RegExp, domain: RegExp];

/** Judged one by one, apart from the knowledge files: a theory that is not listed here counts as unjudged. */
const scopes: readonly Scope[] = [
  [/长时段理论|longue durée/iu, /社会|变迁|瘟疫|黑死病|人口|文明|plague|black death|society|civili[sz]ation/iu],
  [/意境理论/iu, /水墨|国画|山水|诗|意境|园林|书法/iu],
  [
    /双因素理论|two-factor theory|teoría de los dos factores|二要因理論/iu,
    /员工|激励|满意度|离职|倦怠|employee|motivat|satisfaction|turnover|burnout|emplead|motivaci|satisfacci|従業員|モチベーション|満足/iu,
  ],
  [
    /需求层次|hierarchy of needs|jerarquía de necesidades|欲求段階/iu,
    /需求|激励|养老|员工|心理|消费|need|motivat|employee|elderly|necesidad|motivaci|欲求|動機|高齢/iu,
  ],
  [
    /技术接受模型|技术采纳|technology acceptance|aceptación de la tecnología|技術受容/iu,
    /接受|采纳|使用意愿|使用意图|持续使用|accept|adopt|intention|usage|acepta|adopci|受容|利用意図|採用/iu,
  ],
  [
    /委托代理|principal[–-]agent|agency theory|teoría de la agencia|エージェンシー/iu,
    /股权|治理|高管|激励|公司|审计|内部控制|国企|委托|舞弊|governance|executive|equity|audit|shareholder|corporate|fraud|gobierno corporativo|auditor|株主|ガバナンス|監査/iu,
  ],
  [
    /交易费用理论|transaction cost/iu,
    /合作社|契约|外包|纵向|平台|并购|cooperative|contract|outsourc|integration|firm/iu,
  ],
  [/内生式发展|endogenous development/iu, /乡村|农村|村|rural|village|local development/iu],
  [/农业价值链|agricultural value chain/iu, /产业融合|农产品|农业产业|电商|合作社|value chain|agri|farm/iu],
  [/劳动财产权|labou?r theory of property/iu, /著作权|财产|知识产权|专利|copyright|property|patent/iu],
  [
    /知识产权激励|incentive theory of intellectual/iu,
    /著作权|专利|知识产权|商标|copyright|patent|intellectual property/iu,
  ],
  [
    /压力与应对|stress and coping|estrés y afrontamiento|ストレス・?コーピング/iu,
    /压力|倦怠|抑郁|焦虑|心理|适应|stress|burnout|depress|anxiety|coping|estrés|ansiedad|ストレス|バーンアウト|燃え尽き|不安/iu,
  ],
  [/掌握学习|mastery learning/iu, /作业|教学|学习|评价|teaching|learning|homework/iu],
  [/政策执行理论|policy implementation theory/iu, /政策|执行|双减|policy|implementation|reform/iu],
  [/新经济地理|new economic geography/iu, /集聚|区域|产业转移|城市群|agglomeration|region|cluster/iu],
  [/熊彼特创新|schumpeter/iu, /创新|技术|企业家|innovation|entrepreneur/iu],
  [/增长极理论|growth pole/iu, /区域|集聚|经济带|城市群|region|cluster/iu],
  [/犯罪预防理论|crime prevention theory/iu, /犯罪|治安|警|欺凌|crime|policing|juvenile|offend|bullying|violence/iu],
  [/现实主义文学理论|literary realism/iu, /小说|讽刺|现实|围城|novel|satire|realis/iu],
  [
    /生态系统理论|生態学的発達理論|ecological systems theory|teoría ecológica/iu,
    /儿童|青少年|留守|家庭|学生|child|adolesc|family|pupil|niñ|escolar|alumn|児童|生徒|家庭/iu,
  ],
  [/空间生产理论|production of space/iu, /城市|街区|空间|社区|乡村|urban|city|space|neighbou?rhood/iu],
  [/财政分权|fiscal (?:federalism|decentrali[sz]ation)/iu, /地方政府|债务|财政|税|local government|debt|fiscal|tax/iu],
  [/违法阻却事由|justification defences?/iu, /正当防卫|反杀|紧急避险|self-defen[cs]e|necessity/iu],
  [/逆境响应理论|stress response theory/iu, /胁迫|抗旱|耐盐|低温|stress|drought|salin/iu],
  [
    /音乐表演诠释|musical interpretation theory|performance interpretation/iu,
    /演奏|演唱|钢琴|夜曲|performance|piano|sing/iu,
  ],
  [/音乐曲式理论|theory of musical form/iu, /夜曲|奏鸣曲|交响|作品|钢琴|nocturne|sonata|symphony/iu],
  [
    /可持续发展理论|sustainable development theory|desarrollo sostenible/iu,
    /可持续|ESG|绿色|环境|生态|sustainab|green|environment|sostenib/iu,
  ],
  [/最优化理论|optimi[sz]ation theory/iu, /规划|优化|调度|算法|planning|optimi[sz]|schedul|routing/iu],
  [/病理生理机制/iu, /感染|基因|癌|病|糖尿|高血压|infection|gene|cancer|disease/iu],
  [
    /资源基础理论|resource-based (?:view|theory)/iu,
    /企业|并购|竞争优势|战略|资源|firm|merger|acquisition|competitive|strategy/iu,
  ],
  [/悲剧理论|theory of tragedy/iu, /悲剧|命运|tragedy|tragic|fate/iu],
  [/军事变革理论|revolution in military affairs/iu, /军事|战争|军制|府兵|无人|military|war/iu],
  [/制度变迁理论|institutional change/iu, /制度|改革|新政|变迁|演变|institution|reform/iu],
  [/叙事学理论|narratolog/iu, /叙事|小说|电视剧|电影|narrat|novel|film|story/iu],
  [/复杂系统理论|complex systems theory/iu, /系统|城市|交通|网络|拥堵|traffic|network|system|city/iu],
  [/形状文法|shape grammar/iu, /纹样|图案|造型|形态|pattern|shape|ornament/iu],
  [/拉班动作分析|laban/iu, /舞蹈|动作|舞|dance|movement/iu],
  [/动画运动规律|principles of animation/iu, /动画|动漫|animation/iu],
  [/电影语言理论|film language/iu, /电影|影视|视听|短视频|镜头|film|video|cinema/iu],
  [/社会性别史|gender history/iu, /女子|女性|妇女|性别|women|gender|female/iu],
  [/耐药选择压力|selection pressure/iu, /抗生素|耐药|抗菌|antibiotic|resistan/iu],
  [/顾客感知价值|perceived value/iu, /满意|购买|消费者|顾客|忠诚|satisfaction|purchase|consumer|customer|loyal/iu],
  [/符号学理论|semiotic/iu, /纹样|符号|广告|品牌|图像|意象|sign|symbol|advert|brand|image/iu],
  [/deterrence theory|威慑理论/iu, /deterren|nuclear|威慑|核/iu],
  [/digital divide theory|数字鸿沟理论/iu, /digital|online|internet|数字|互联网/iu],
  [/social exchange theory|社会交换理论/iu, /leader|employee|engagement|trust|organi[sz]|领导|员工|组织|信任/iu],
  [/self-determination theory|自我决定理论/iu, /motivat|engagement|learning|employee|autonomy|动机|投入|学习/iu],
  [/transformational leadership theory|变革型领导理论/iu, /leader|领导/iu],
  [/global value chain theory|全球价值链/iu, /supply chain|trade|export|value chain|供应链|贸易|出口/iu],
  [/value chain theory|价值链理论/iu, /value chain|supply chain|industry|farm|cost|产业|供应链|成本/iu],
  [/induced innovation theory|诱致性创新/iu, /agricultur|green revolution|technology|farm|农业|技术/iu],
  [
    /teoría del balance de nutrientes|nutrient balance theory|养分平衡/iu,
    /nutri|fertili[sz]|fertirri|hidrop|soil|crop|施肥|养分/iu,
  ],
  [/labour process theory|劳动过程理论/iu, /labou?r|work|gig|platform|劳动|零工|骑手/iu],
  [/project control theory|项目控制理论/iu, /project|construction|delay|schedule|工程|项目|工期/iu],
  [/site-specific management theory/iu, /precision|drone|satellite|soil|field/iu],
];

/** Names that end in a word for theory, after the words that lead to them. */
const anyTheory =
  /(?<=^|[\s“”：、，。]|讨论移用|指出|说明|概述|依据|运用|[由用按以从与和])[\p{Script=Han}A-Z]{2,10}?(?:理论|假说|学说)(?!依据|基础|框架|视角|准备|支点|意义|价值|分析|上)|(?<=^|\s)(?!(?:The|That|Of|By|And|In|On|Through|Applying|Concepts|What|How|A|An|Some|Each|Such|This) )(?:\p{L}+[ -]){0,2}\p{L}+ theory\b|(?:la|una) teoría (?:de|del)\b[\p{L} ]{3,24}|[\p{Script=Han}\u30a0-\u30ff]{2,14}理論(?!的|上|枠組み|を|と)/giu;
/** Words before 理论 or theory that name no theory. */
const noName =
  /(?:^依据|^关于|法理的|条件的|责任的|保护的|概念|各家|不同|相关|核心|已有|两种|多种|其他|司法解释|有关|主要|对立|竞争)|\b(?:the|that|of|by|and|through|applying|concepts|which|each|this|a|legal|social|existing|in|on|to|as|where) theory$|の理論$/iu;

export interface TheoryVerdict {
  theory: string;
  verdict: 'unfit' | 'unjudged';
}

/** Theories of a heading or summary that have nothing to say about a title; `about` is the title with its subjects. */
export function findTheoryFaults(text: string, about: string): TheoryVerdict[] {
  const found: TheoryVerdict[] = [];
  let rest = text;
  for (const [theory, domain] of scopes) {
    const name = theory.exec(text)?.[0];
    if (name === undefined) continue;
    rest = rest.replace(new RegExp(theory.source, 'giu'), ' ');
    if (!domain.test(about) && !theory.test(about)) found.push({ theory: name, verdict: 'unfit' });
  }
  for (const [name] of rest.matchAll(anyTheory)) {
    if (noName.test(name)) continue;
    if (!about.toLowerCase().includes(name.toLowerCase())) found.push({ theory: name, verdict: 'unjudged' });
  }
  return found;
}
