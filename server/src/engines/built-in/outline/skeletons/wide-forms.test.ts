import type { Field } from '@yanmo/contract/codes';
import type { Language } from '@yanmo/contract/languages';
import { expect, it } from 'vitest';
import { writeOutlineAtOnce } from '../write-outline.ts';

function headingsOf(language: Language, field: Field, title: string): string {
  const chapters = writeOutlineAtOnce({
    ...{ title, language, field, type: 'thesis', level: 'UNDERGRADUATE', wordCount: 8_000, variant: 0 },
    ...{ keywords: [], works: [], extraRequirements: '' },
  });
  const listAll = (nodes: typeof chapters): string[] =>
    nodes.flatMap((node) => [node.title, ...listAll(node.children)]);
  return listAll(chapters).join('\n');
}

/** What the headings of a title must say, and what they must not. */
const titles: readonly (readonly [Language, Field, string, readonly RegExp[], RegExp])[] = [
  // What is asked behind a question is no answer to it.
  [
    'en',
    'medicine',
    'Why do first-year nurses leave hospital wards? Causes and retention measures',
    [/why first-year nurses leave hospital wards/u],
    /explanation from/u,
  ],
  [
    'en',
    'education',
    'Why do teachers quit? Pay, workload and respect',
    [/explanation from pay$/mu, /explanation from respect/u],
    /from Pay/u,
  ],
  // What is worth having is no harm, and its troubles are its own.
  ['zh', 'education', '留守儿童心理健康问题及对策', [/心理健康问题的成因/u], /心理健康(?:的成因|带来的后果|集中的)/u],
  [
    'zh',
    'interdisciplinary',
    '短视频平台未成年人保护问题研究',
    [/未成年人模式/u, /加强短视频平台未成年人保护/u],
    /同质|受众/u,
  ],
  ['zh', 'medicine', '老年人口腔健康问题及对策', [/维护老年人口腔健康/u], /就业|招工|财政/u],
  ['zh', 'engineering', '高校实验室安全管理问题及对策', [/安全管理问题的成因/u], /安全管理的成因/u],
  // A sheet on the place speaks of what is asked, or it is left out.
  ['zh', 'education', '乡村小规模学校教师轮岗的实践困境与出路', [/教师轮岗/u], /同步课堂|教师流失/u],
  // Leaving has causes; its causes and the keeping of people have none.
  ['zh', 'management', '民办高校青年教师流失原因及稳定策略研究', [/流失的成因/u], /原因及稳定/u],
  ['zh', 'agriculture', '农村宅基地闲置成因与盘活对策研究', [/闲置/u], /成因与盘活的|成因的成因/u],
  // What is asked beside the nature of a thing in law has a chapter of its own.
  ['zh', 'law', '论虚拟财产的法律性质及其继承规则', [/虚拟财产性质的学说/u, /^虚拟财产的继承规则$/mu], /性质及其/u],
  ['zh', 'law', '预付卡的法律性质与消费者退款', [/^消费者退款$/mu], /性质与消费者/u],
  // Two tasks on one work do not act on each other.
  ['zh', 'engineering', '某老旧桥梁加固方案比选与施工控制', [/桥梁加固的方案比选|方案与布置/u], /反作用|改进/u],
  ['zh', 'engineering', '某山岭隧道衬砌设计与变形监测', [/衬砌的计算/u], /反作用|的联系/u],
  // Nobody betters a weapon that is turned against him.
  ['zh', 'military', '巡飞弹药突防的特点与反制', [/^防御方的应对$/mu], /改进|突出问题/u],
  ['zh', 'military', '认知战的特点及其应对策略', [/认知战对防御方的威胁/u], /改进认知战/u],
  // A rise has causes, a course and effects; it has no rise of its own.
  ['zh', 'history', '清代中后期汉口商帮的兴盛及其社会影响', [/商帮兴盛的经过/u], /兴盛的兴起|转折与重塑|^后期/mu],
  ['zh', 'history', '宋代海外贸易的繁荣及其对东南社会的影响', [/深层原因/u], /繁荣的兴起|重塑/u],
  // What people suffer from today is no case made up against a thought.
  ['zh', 'philosophy', '老子“知足”思想与当代青年的消费焦虑', [/消费焦虑的表现与根源/u], /有效的回应|设定/u],
  [
    'zh',
    'philosophy',
    '王阳明“致良知”思想与现代社会的信任危机',
    [/信任危机的表现与根源/u],
    /有效的回应|几重含义.*危机/u,
  ],
  // The case that a question is discussed by is said.
  ['zh', 'philosophy', '道德运气是否存在？——基于两个司机案例的分析', [/两个司机案例所说明的问题/u], /可资判断/u],
  // Lessons are held on a book, and not in it.
  ['zh', 'education', '初中名著导读教学设计——以《骆驼祥子》为例', [/以《骆驼祥子》为例/u], /《骆驼祥子》中初中/u],
  ['zh', 'economics', '网约车平台价格战的问题与规制对策', [/规制网约车平台价格战/u], /改进网约车/u],
  // What strains another thing is not what has to be mended.
  [
    'zh',
    'military',
    '无人机蜂群作战对要地防空的挑战及应对',
    [/^要地防空的应对$/mu, /拦截/u],
    /改进无人机|无人机蜂群作战的突出问题/u,
  ],
  ['zh', 'management', '平台经济对传统零售业的冲击及对策', [/^传统零售业的应对$/mu], /发展平台经济/u],
  // Several translations are set side by side.
  [
    'zh',
    'literature',
    '《红楼梦》两个英译本中委婉语翻译策略的比较',
    [/两个英译本及其译者/u, /委婉语译法的比较/u],
    /误译|术语与专名/u,
  ],
  ['zh', 'literature', '目的论视角下《围城》两个英译本的对比研究', [/两个英译本译法的比较/u, /目的论/u], /误译/u],
  // When living things do what they do is recorded, and nobody warms a river.
  ['ja', 'science', '水温上昇がアユの遡上時期に及ぼす影響', [/アユの遡上時期の長期変化/u], /無作為|対照/u],
  ['ja', 'science', '気温上昇がアキアカネの羽化時期に及ぼす影響', [/羽化時期の観測記録/u], /気温上昇の分布/u],
  ['zh', 'science', '气候变暖对青藏高原草地返青期的影响', [/返青期的长期变化/u], /处理水平/u],
  // What came of a thing, and what is hard in it, are two chapters.
  [
    'ja',
    'management',
    '地方私鉄における観光列車の導入効果と課題―肥薩地域の事例から―',
    [/^観光列車の導入効果$/mu, /^観光列車の課題$/mu, /地方私鉄/u],
    /効果と課題の(?:舞台|仕組み)|効果が(?:求め|払)/u,
  ],
  ['zh', 'management', '县域医共体建设的成效与困境——基于浙江德清的考察', [/建设的成效$/mu, /面临的困境/u], /客源/u],
  // What a reading steers is steered, and 设计 is no part of its name.
  [
    'zh',
    'engineering',
    '基于STM32的鱼塘溶解氧监测与自动增氧系统设计',
    [/控制算法/u, /标定/u, /自动增氧系统的(?:总体方案与)?硬件设计/u],
    /系统设计的/u,
  ],
  // The parts of a battery are no kinds of what its anode is made of.
  ['zh', 'science', '二维MXene材料在钠离子电池负极中的研究进展', [/制备与合成/u], /正极材料|电解质/u],
  ['zh', 'art', '八大山人花鸟画中的“眼神”图式研究', [/作品的细读/u], /段落|色彩|赞助/u],
  ['zh', 'art', '徐渭大写意花卉中的墨法研究', [/墨法的主要特点/u], /墨法的构图|赞助|市场/u],
  ['zh', 'economics', '数字普惠金融能否缩小县域内部的收入差距？——来自西部六省的经验证据', [/住户/u], /分省/u],
  [
    'zh',
    'management',
    '健身房会员流失的原因与挽留对策——以成都M健身房为例',
    [/成都M健身房会员流失/u, /挽留对策/u, /权益/u],
    /健身房健身房|当事者/u,
  ],
  ['zh', 'philosophy', '庄子“无用之用”思想及其当代启示', [/贡献与局限/u, /当代意义/u], /评价与启示/u],
  ['zh', 'agriculture', '不同遮阴程度对白及幼苗生长及光合特性的影响', [/光合特性的差别/u, /幼苗生长的差别/u], /^$/u],
  ['zh', 'medicine', '妊娠期糖尿病危险因素的病例对照研究', [/病例的来源/u], /影响危险|对危险/u],
  // A right answers nothing; where one went is a place; a season keeps its owner.
  ['zh', 'law', '算法推荐对消费者知情权的挑战及法律应对', [/消费者知情权的保障/u], /知情权的应对/u],
  [
    'zh',
    'education',
    '乡村教师专业发展的困境与出路——基于黔西南的田野调查',
    [/黔西南的田野调查/u, /乡村教师专业发展/u],
    /乡村的/u,
  ],
  ['zh', 'science', '气温变化对武汉大学樱花始花期的影响', [/武汉大学樱花始花期/u], /对大学樱花/u],
  ['zh', 'art', '黄宾虹山水画中的积墨法研究', [/积墨法的主要特点/u], /不足与改进/u],
  ['zh', 'management', '某服装企业库存积压的成因与化解对策', [/需求预测/u], /人群|短债/u],
  // What is stuck is the deed; the causes of cracks have no causes; who cares is asked, and not who is cared for.
  ['zh', 'art', '短视频时代秦腔的传播困境与创新路径', [/秦腔传播的突出问题/u], /老年人|乡村短视频/u],
  ['zh', 'management', '共享单车乱停乱放的治理困境与对策', [/乱停乱放治理的对策/u], /改进共享单车乱停乱放的/u],
  ['zh', 'engineering', '既有混凝土梁桥裂缝成因与加固方案比选', [/裂缝的成因/u], /成因的(?:成因|预防)/u],
  ['zh', 'management', '新茶饮品牌联名营销的消费者购买意愿影响因素研究', [/购买意愿的测量/u], /充电|联名营销的测量/u],
  ['zh', 'law', '夫妻共同债务认定中的举证责任分配', [/举证责任分配的法律含义/u], /归责|免责|基金/u],
  ['zh', 'education', '小学英语课堂中教师提问策略的现状调查与改进', [/提问策略/u], /情绪耗竭|投诉/u],
  [
    'ja',
    'medicine',
    '認知症高齢者の家族介護者の介護負担感とその関連要因',
    [/家族介護者の抽出/u],
    /^認知症高齢者の抽出$/mu,
  ],
  [
    'ja',
    'engineering',
    'Raspberry Piを用いた養殖池の水質監視と自動給餌システムの開発',
    [/水質監視と自動給餌システムのハードウェア/u],
    /水質監視における/u,
  ],
  ['zh', 'science', '全球变暖对北方落叶松展叶期的影响', [/展叶期的长期变化/u], /全球变暖的分布/u],
  // What did not happen is explained; a change acts on what stands behind it; who is liable has no elements.
  ['zh', 'history', '近代银行为何难以进入内地县城？', [/近代银行难以进入内地县城的几种解释/u], /直接起因|深层原因/u],
  ['zh', 'history', '民国女子中学为何未能普及到县城', [/未能普及到县城的现象/u], /指挥|研究民国这一/u],
  [
    'zh',
    'management',
    '独生子女政策背景下家庭消费结构变化及其对储蓄意愿的影响机制研究',
    [/家庭消费结构变化影响储蓄意愿/u],
    /变化的影响因素/u,
  ],
  ['zh', 'law', '论共享单车事故的侵权责任主体', [/侵权责任的成立要件/u], /主体的成立要件/u],
  ['zh', 'law', '论网络直播打赏的合同主体', [/合同主体/u], /主体的构成要件/u],
  ['zh', 'agriculture', '不同播种密度对油菜产量的影响', [/不同播种密度下油菜产量/u], /不同播种密度的应用/u],
  ['zh', 'economics', '产业集聚与就业质量——基于地级市数据的实证', [/地级市数据的选取/u], /的实证的/u],
  // Many of a sort fail for reasons; a town has no height from which they fell.
  [
    'es',
    'management',
    '¿Por qué fracasan las empresas familiares en Puebla?',
    [/Explicaciones de por qué fracasan/u],
    /apogeo|rivales/iu,
  ],
  // Two laws are set side by side, and what should be done is answered; a thinker’s matter stays named.
  [
    'en',
    'law',
    'Should Short-Term Rentals Be Banned? A Comparative Study of Spain and France',
    [/The Law in France: The Main Features/u, /Reasons for Answering No/u, /The Answer Defended Here/u],
    /Ban on|Make-up/u,
  ],
  [
    'en',
    'law',
    'Should Assisted Dying Be Legalised? A Comparative Study of Dutch and English Law',
    [/Dutch Law: The/u],
    /Dutch: /u,
  ],
  [
    'en',
    'philosophy',
    'Hume on Miracles',
    [/Objections raised over Hume’s view of miracles/u],
    /Hume’s view$|makes .* possible/mu,
  ],
  ['zh', 'law', '网络直播营销中消费者权益保护问题研究', [/消费者权益/u, /网络直播营销/u], /^营销中|直播中营销/mu],
  // 及其 joins what a thought is worth elsewhere to the thought.
  ['zh', 'philosophy', '庄子“齐物”思想及其对生态伦理的启示', [/生态伦理为何需要庄子“齐物”思想$/mu], /思想及其/u],
  // Whether one thing worsens another is tested, and no cure is asked for.
  ['zh', 'interdisciplinary', '短视频会降低中学生的注意力吗', [/短视频对中学生的?注意力/u], /成因|应对措施|危害/u],
  // A study of one case names none by saying so, and how it fared is what the chapters find.
  [
    'zh',
    'management',
    '胖东来零售经营的成功经验与隐忧：单案例研究',
    [/胖东来零售经营成功的原因/u, /面临的隐忧/u],
    /隐忧的|一个的|单的/u,
  ],
  [
    'zh',
    'management',
    '蜜雪冰城品牌营销的成功之道与隐忧：一个案例研究',
    [/蜜雪冰城品牌营销成功的原因/u],
    /隐忧的|一个/u,
  ],
  // What only reads has nothing to tune.
  ['zh', 'engineering', '基于树莓派的智能鸡舍环境监测系统设计', [/标定与误差分析/u], /控制算法|参数整定/u],
  // Courts find who is liable; nobody finds the finding, and no fund pays for a false word.
  ['zh', 'law', '网络谣言的侵权责任认定', [/侵权责任的成立要件/u], /认定的成立要件|基金/u],
  ['zh', 'law', '无人机坠落事故的侵权责任主体认定', [/侵权责任主体的裁判分歧/u], /主体认定的/u],
  // Whether it did is tested on the evidence that the title brings, and how it is tested is no place.
  [
    'zh',
    'economics',
    '高铁开通缩小了城乡收入差距吗？——来自准自然实验的证据',
    [/高铁开通对城乡收入差距的影响/u],
    /政策应对|准自然实验的情形|影响准自然实验/u,
  ],
  // Where samples were taken, what is in them and whence is told, wherever it was.
  ['zh', 'science', '某矿区周边农田土壤镉污染特征及风险评价', [/采样与测定/u, /来源解析/u], /作用于|的关系/u],
  // What holds a thing back is asked of it, and is tried on no bench.
  [
    'zh',
    'agriculture',
    '测土配方施肥技术推广的制约因素与对策',
    [/测土配方施肥技术推广的突出问题/u],
    /推广制约|单因素试验/u,
  ],
  // What befalls those in a novel is a theme of it.
  ['zh', 'literature', '论张爱玲《倾城之恋》的空间叙事与身份困境', [/中的身份困境$/mu], /中的身份$/mu],
  ['zh', 'education', '“双减”背景下初中作业设计优化研究——基于教师视角', [/初中作业设计/u], /教师初中/u],
  // Courts find the offence, and it is the offence that has elements.
  ['zh', 'law', '论催收非法债务罪的司法认定', [/催收非法债务罪的规范基础/u], /司法认定的(?:法律含义|构成要件)/u],
  ['zh', 'history', '明代商人的社会地位', [/商人/u], /^社会地位的/mu],
  ['zh', 'law', '论人身安全保护令的适用困境', [/人身安全保护令/u], /侵害人身安全保护令|保护人身安全保护令/u],
];

it.each(titles)('keeps to the title: %s %s %s', (language, field, title, wanted, unwanted) => {
  const headings = headingsOf(language, field, title);
  for (const words of wanted) expect(headings).toMatch(words);
  expect(headings).not.toMatch(unwanted);
});
