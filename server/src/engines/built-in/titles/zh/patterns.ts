import { readPatterns } from '../title-data.ts';

export const patterns = readPatterns(`
status-and-remedies | economics management education agriculture interdisciplinary law military medicine | {in}{pop}{matter}的现状、问题与对策研究
status-and-remedies | economics management education agriculture interdisciplinary medicine military | {in}{pop}{matter}存在的问题及改进对策
status-and-remedies | engineering | {in}{pop}{matter}应用中的问题与改进对策
status-and-remedies | science | {in}{pop}{matter}的现状、成因与防治对策
status-and-remedies | literature art | {in}{pop}{matter}创作的现状、问题与对策
status-and-remedies | history | {in}{matter}史料保护的现状、问题与对策
status-and-remedies | history | {in}{matter}遗产保护与利用的现状及对策
status-and-remedies | philosophy | {in}{pop}{matter}伦理治理的现状、问题与对策
status-and-remedies | philosophy | {in}{pop}{matter}普及与传播的现状、问题与对策研究
status-and-remedies | literature art | {work}海外传播的现状、问题与对策
relation-test | economics management education interdisciplinary agriculture military | {matter}对{pop}{outcome}的影响研究{case}
relation-test | economics management education interdisciplinary agriculture | {matter}与{pop}{outcome}的关系研究{case}
relation-test | economics management education interdisciplinary | {matter}对{pop}{outcome}影响的实证分析{case}
relation-test | medicine | {matter}与{pop}{outcome}的相关性研究{case}
relation-test | medicine | {pop}{matter}现状及影响因素分析{case}
relation-test | science engineering | {in}{matter}与{pop}{outcome}的相关性分析
design-artefact | engineering agriculture military | 基于{matter}的{pop}{outcome}系统设计与实现{case}
design-artefact | engineering | {in}{matter}在{pop}{outcome}中的应用系统设计
design-artefact | science | 基于{matter}的{pop}{outcome}模型设计与仿真{case}
design-artefact | science | 基于{matter}的{pop}{outcome}算法设计与实现{case}
design-artefact | management interdisciplinary | {in}{pop}{matter}管理系统的设计与实现
design-artefact | interdisciplinary | 面向{outcome}的{in}{pop}{matter}平台设计与实现
design-artefact | art | 基于{in}{matter}的{outcome}设计与制作
design-artefact | art | {in}{matter}在{outcome}设计中的应用研究
doctrinal-law& | law | {in}{pop}{matter}的法律问题研究
doctrinal-law& | law | 论{in}{pop}{matter}的法律完善：以{outcome}为中心
doctrinal-law& | law | {in}{pop}{matter}的司法认定与法律完善：以{outcome}为例
case-study& | law | {in}{pop}{matter}典型案例分析：以{outcome}为中心
policy-analysis& | law | {in}{pop}{matter}政策的实施效果评价
policy-analysis& | law | {in}{pop}{matter}政策的比较与完善
review& | law | {in}{pop}{matter}研究综述
review& | law | 近十年{in}{pop}{matter}与{outcome}研究述评
theory-essay& | law | {in}{pop}{matter}的法哲学反思
teaching-design& | law | “{in}{pop}{matter}”法治教育主题教学设计
doctrinal-law | law | {in}{matter}中{pop}{outcome}的法律问题研究
doctrinal-law | law | 论{in}{matter}{pop}{outcome}的法律规制
doctrinal-law | law | {in}{matter}{outcome}的司法认定与完善
text-interpretation | literature philosophy art military | 论{work}中的{theme}
text-interpretation | literature philosophy art military | {work}中的{theme}解读
text-interpretation | literature art philosophy | {work}{theme}研究
design-artefact | art | 基于{work}的文创产品设计
design-artefact | art | 基于{work}的展陈空间设计
case-study | art | {work}展览传播案例研究
case-study | philosophy | {work}当代教学的案例分析
history-narrative | history | {in}{matter}的兴起与演变
history-narrative | history | {in}{matter}与{outcome}的历史考察
history-narrative | history military art | {in}{matter}的历史演变
history-narrative | economics | {in}{pop}{matter}的发展历程与历史演变
history-narrative | economics | {in}{pop}{matter}的历史演变
history-narrative? | philosophy | 近代以来{in}{matter}的演变历程
history-narrative | literature | {work}的传播史与接受史
history-narrative | literature | {in}{matter}的发展历程与历史嬗变
clinical-study | medicine | {matter}对{pop}{outcome}的临床效果观察{case}
clinical-study | medicine | {matter}在改善{pop}{outcome}中的应用效果{case}
clinical-study | medicine | {in}{matter}对{pop}{outcome}的干预效果：随机对照试验
lab-experiment | science agriculture | {in}{matter}对{pop}{outcome}影响的实验研究
lab-experiment | science | {in}{matter}的制备、表征及{outcome}研究
lab-experiment | engineering | {in}{matter}对{pop}{outcome}影响的试验研究
lab-experiment | agriculture | {in}{matter}对{outcome}的影响试验
lab-experiment! | medicine | {in}{matter}对{outcome}影响的体外实验研究
theory-essay | philosophy | 论{in}{matter}与{outcome}
theory-essay | philosophy | {in}{pop}{matter}的哲学反思
theory-essay | philosophy | {in}{matter}何以可能：基于{outcome}的哲学思考
theory-essay! | science | {matter}{outcome}的理论分析与证明
theory-essay | law | {in}{matter}法律规制的法哲学反思
theory-essay | literature art | 论{in}{matter}的美学意蕴与{outcome}
theory-essay | art | {in}{matter}的审美特征与文化内涵
theory-essay | literature | 论{in}{matter}的本质与限度
theory-essay | literature | 论{in}{matter}理论的价值与局限
theory-essay | economics education interdisciplinary | {in}{pop}{matter}的理论逻辑与价值内涵
theory-essay | military | 论{in}{pop}{matter}的理论内涵与战略价值
theory-essay | military | 论{in}{matter}对{pop}{outcome}的战略意义
review | economics management education interdisciplinary agriculture medicine law military | {in}{matter}与{pop}{outcome}研究综述
review | science engineering medicine agriculture | {in}{matter}与{pop}{outcome}研究进展
review | philosophy literature history art | {in}{matter}研究述评
review | economics management education interdisciplinary law military history literature art philosophy | 近十年{in}{pop}{matter}研究综述
case-study | economics management agriculture education interdisciplinary military | {in}{pop}{matter}案例研究{case}
case-study | law | {in}{matter}典型案例分析：以{outcome}为中心
case-study | engineering | {in}{pop}{matter}工程案例分析{case}
case-study | history | {in}{matter}典型案例分析：以{outcome}为中心
case-study | history art | {in}{matter}案例研究{case}
case-study | literature art | {in}{matter}案例研究：以{outcome}为中心
case-study | philosophy | {in}{pop}{matter}伦理问题的案例分析
case-study | philosophy | {in}{matter}与{outcome}的案例分析
case-study | literature | {work}影视改编案例研究
policy-analysis | economics agriculture interdisciplinary management military education medicine | {in}{pop}{matter}政策的实施效果评估
policy-analysis | economics agriculture interdisciplinary education medicine military | {in}{pop}{matter}政策的演进与优化
policy-analysis | economics agriculture interdisciplinary medicine management | {in}{pop}{matter}扶持政策评估
policy-analysis | law | {in}{matter}监管政策的实施效果评价
policy-analysis | law | {in}{matter}监管政策的比较与完善
teaching-design | education | 指向{outcome}的{pop}{matter}教学设计{case}
teaching-design | history | 高中历史“{matter}”主题教学设计{case}
teaching-design | history | 指向史料实证素养的{in}{matter}教学设计
teaching-design | literature | 高中语文“{matter}”专题教学设计{case}
teaching-design | literature | 指向审美鉴赏的{in}{matter}阅读教学设计
teaching-design | philosophy | 高中思想政治课“{matter}”主题教学设计{case}
teaching-design | philosophy | 指向理性思维的{in}{matter}教学设计
teaching-design | education | 基于{matter}的{pop}课堂教学设计与实施{case}
teaching-design | law | “{matter}”法治教育主题教学设计{case}
design-artefact | history | {in}{matter}数字史料库的设计与实现
`);
