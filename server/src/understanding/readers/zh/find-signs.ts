import type { Sign } from '../../title-reading.ts';

/** What the words of asking are signs of, looked for in the aspect and the words of study. */
const inAspect: [Sign, RegExp][] = [
  ['effect', /影响(?!因素|机制与对策)|效应|效果|绩效|相关性|关系$|关联|中介|调节作用|相互作用|冲击|满意度/u],
  ['factors', /因素|成因|原因|动因|动机|机理|机制|根源|诱因|前因/u],
  ['status', /现状|状况|现况|概况|态势|趋势|格局|时空|分布|前景|水平/u],
  [
    'problem',
    /问题|困境|困难|挑战|瓶颈|障碍|不足|缺陷|误区|隐患|风险|危机|难题|弊|局限|短板|偏误|故障|危害|异化|失范/u,
  ],
  [
    'remedy',
    /对策|策略|措施|建议|路径|出路|举措|应对|防范|防治|防控|预防|治理|改进|完善|优化|提升|破解|突破|解决|缓解|改善|监管|转型|创新|途径|培养|保护|活化|传承|振兴|扶持|救助/u,
  ],
  ['design', /设计|实现|开发|构建|搭建|研制|仿真|编程|制作|建模|规划|选型|方法$|算法|模型$|可视化/u],
  ['application', /应用|运用/u],
  ['preparation', /制备|合成|表征|提取|性能|活性|工艺|配方|筛选|测定|鉴定|分离|纯化|动力学|吸附|降解|催化|含量/u],
  ['trial', /疗效|安全性|临床|诊断|治疗|干预|预后|应用效果|用药|诊治/u],
  ['care', /护理|康复|体会|健康教育/u],
  ['history', /演变|变迁|历程|兴衰|发展史|沿革|起源|兴起|衰落|嬗变|流变|演进|始末|源流|崛起|历史|兴亡|经过|形成/u],
  ['comparison', /比较|对比|异同|差异/u],
  ['review', /综述|述评|进展|研究现状|研究动态|研究热点|荟萃|[Mm]eta|系统评价|评述/u],
  [
    'interpretation',
    /形象|意象|主题|叙事|艺术|美学|特色|风格|意蕴|象征|隐喻|技巧|手法|情怀|意识$|精神|命运|色彩|演奏|演唱|审美|解读|阐释|婚姻观|书写|翻译|修辞|视听语言|语言特/u,
  ],
  ['concept', /内涵|本质|意义|价值|原理|逻辑|辨析|思想|理论|启示|性质|概念|转化|特征/u],
  [
    'norm',
    /认定|适用|规制|责任|立法|司法|效力|要件|举证|法律|界定|量刑|定性|赔偿|行使|权利|权益|法理|著作权|限度条件|归责/u,
  ],
  ['policy', /政策|改革|机遇与挑战|评析|再分配|减排|试点/u],
  ['teaching', /教学|课程|课堂|作业设计|教案|育人|训练方法|授课/u],
  ['argument', /反思|思考|审视|批判|论证|正当性|合理性|之争|之辩|可能性|存废|争议|利弊|限度|伦理|哲学/u],
];

/** What shows wherever in the title it stands. */
const inTitle: [Sign, RegExp][] = [
  ['case', /以[^，]{1,40}?为(?:例|个案|案例)|案例|个案|某(?:公司|企业|医院|小学|中学|高校)/u],
  ['survey', /调查|问卷|访谈|田野|CGSS|CFPS|CHARLS|实证|面板数据|数据的?$/u],
  ['review', /综述|述评|研究进展|文献计量|CiteSpace|[Mm]eta分析|荟萃分析|系统评价|研究热点|研究动态/u],
  [
    'effect',
    /对[^，：—]{2,30}的[\p{Script=Han}]{0,6}(?:影响|作用|效应)|中介(?:作用|效应)|调节(?:作用|效应)|相关性|影响因素|双重差分|VAR|回归/u,
  ],
  ['teaching', /教学|课堂|授课|课程思政|教案|学情|单元设计|作业设计/u],
  ['norm', /法律|司法|刑法|民法|宪法|诉讼|侵权|罪(?=中|的|与|$)|法规|立法|条款|合同|著作权|专利|仲裁|判决|规制/u],
  ['policy', /政策|双碳|试点|双减|改革|条约|战略|公约/u],
  [
    'history',
    /时期|年间|年代|以来|近代|古代|民国|晚清|清末|清代|明代|宋代|唐代|汉代|战役|战争|革命|起义|变法|运动(?!员|损伤|康复|训练)/u,
  ],
  ['trial', /患者|临床|疗效|治疗|手术|病例|化疗|护理/u],
  ['care', /护理|护士/u],
  [
    'design',
    /系统(?:的?设计|的?开发|的?实现|仿真)|设计与|基于(?:单片机|PLC|STM32|Arduino|Android|Java|Python|Web|Spring|YOLO|深度学习|机器学习|神经网络|卷积)/u,
  ],
  ['interpretation', /《[^》]+》(?:中|的|里)|小说|诗歌|电影|绘画|奏鸣曲|油画|歌剧/u],
];

export function findSigns(aspect: string, title: string, known: readonly Sign[]): Sign[] {
  const found = new Set<Sign>(known);
  for (const [sign, pattern] of inAspect) if (pattern.test(aspect)) found.add(sign);
  for (const [sign, pattern] of inTitle) if (pattern.test(title)) found.add(sign);
  return [...found];
}
