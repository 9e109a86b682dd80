import { readFrames } from '../title-data.ts';

export const frames = readFrames(`
status-and-remedies | law | m e | {in}{pop}{x}的现状、问题与对策研究
status-and-remedies | law | o | {in}{pop}{x}监管的现状、问题与对策研究
status-and-remedies | medicine | m t | {in}{pop}{deed}的现状、问题与对策研究
status-and-remedies | economics management education agriculture interdisciplinary military | m t a | {in}{pop}{x}的现状、问题与对策研究
status-and-remedies | economics management education agriculture interdisciplinary military | m t a | {in}{pop}{x}存在的问题及改进对策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | i | {in}{pop}{x}的现状、成因与对策研究
status-and-remedies | economics management education agriculture interdisciplinary medicine military | i | {in}{pop}{x}的成因分析与应对对策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | s | {in}{pop}{x}的现状、问题与提升对策
status-and-remedies | economics management education agriculture interdisciplinary military medicine | s | {in}{pop}{x}存在的问题及提升对策
status-and-remedies | medicine | m | {in}{pop}{x}应用中存在的问题及改进对策
status-and-remedies | engineering science | m t | {in}{pop}{x}应用中的问题与改进对策
status-and-remedies | engineering science | i | {in}{pop}{x}的现状、成因与防治对策
status-and-remedies | engineering science | s | {in}{pop}{x}存在的问题与改进对策
status-and-remedies | literature | e | {in}{pop}{x}题材文学传播的现状、问题与对策
status-and-remedies | literature | o | {in}{pop}{x}阅读的现状、问题与对策
status-and-remedies | art | t | {in}{pop}{x}传播的现状、问题与对策
status-and-remedies | history | t | {in}{x}史料保护的现状、问题与对策
status-and-remedies | history | t | {in}{x}史料整理与利用的现状及对策
status-and-remedies | philosophy | t | 当代{in}{pop}{x}问题的现状与对策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law engineering | ** | {in}{cause}背景下{pop}{outcome}的现状与对策研究
status-and-remedies | management education interdisciplinary agriculture engineering medicine | ** | {cause}视角下{in}{pop}{outcome}的现状、问题与对策研究
relation-test | economics management education interdisciplinary military | ** m i t s | {cause}对{pop}{outcome}的影响研究{case}
relation-test | agriculture | ** m i s | {cause}对{pop}{outcome}的影响研究{case}
relation-test | medicine | ** m i s | {list}与{pop}{outcome}的关系研究{case}
relation-test | economics management education interdisciplinary | ** m i t s | {list}与{pop}{outcome}的关系研究{case}
relation-test | economics management education interdisciplinary | ** m i t s | {cause}对{pop}{outcome}影响的实证分析{case}
relation-test | agriculture | ** m i s | {list}与{pop}{outcome}的关系研究{case}
relation-test | management education interdisciplinary agriculture economics medicine | ** m i s | {in}{cause}影响{pop}{outcome}的实证研究
relation-test | medicine | ** *i i s | {list}与{pop}{outcome}的相关性研究{case}
relation-test | medicine education management interdisciplinary economics | i s | {in}{pop}{x}的影响因素分析
relation-test | medicine | m | {pop}{x}接受度的影响因素分析{case}
relation-test | medicine | m | {list}与{pop}{outcome}的相关性研究{case}
relation-test | science engineering | ** i s | {in}{list}与{pop}{outcome}的相关性分析
relation-test | engineering | t | 运行条件与{in}{pop}{x}{outcome}的相关性分析
relation-test | science | g v w | 气温变化与{in}{x}{outcome}的相关性分析
relation-test | science | g v | 人类活动强度与{in}{x}{outcome}的相关性分析
relation-test | science | w | 海表温度异常与{in}{x}{outcome}的相关性分析
relation-test | science | k | {in}{x}质量与{outcome}的相关性分析
design-artefact | science | g | 基于遥感数据的{in}{x}{outcome}监测系统的设计与实现
design-artefact | science | v | 基于野外观测数据的{in}{x}识别模型的设计与实现
design-artefact | science | g v w | 基于机器学习的{in}{x}{outcome}预测模型的设计与实现
design-artefact | science | k | 基于巡天数据的{in}{x}自动分类算法设计与实现
lab-experiment | science | g | 升温对{in}{x}{outcome}影响的模拟实验研究
lab-experiment | science | v | 温度升高对{in}{x}{outcome}影响的实验研究
lab-experiment | science | w | 下垫面变化对{in}{x}{outcome}影响的模拟实验研究
lab-experiment | science | k | {in}{x}{outcome}的数值模拟实验研究
status-and-remedies | science | g v | {in}{x}保护的现状、问题与对策
status-and-remedies | science | g v | {in}{x}退化的现状、成因与防治对策
status-and-remedies | science | w | {in}{x}监测的现状、问题与改进对策
status-and-remedies | science | w | {in}{x}预测中的问题与改进对策
status-and-remedies | science | k | {in}{x}观测的现状、问题与改进对策
theory-essay | science | g k w | {in}{x}动力学模型的理论分析与证明
theory-essay | science | v | {in}{x}种群动力学模型的理论分析与证明
relation-test | science | z | 环境因素与{in}{pop}{x}变化的相关性分析
relation-test | science | z | {in}{pop}{x}主要特征参数的相关性分析
design-artefact | science | z | 基于多源数据的{in}{pop}{x}识别模型的设计与实现
design-artefact | science | z | 基于机器学习的{in}{pop}{x}分析模型的设计与实现
lab-experiment | science | z | 环境条件对{in}{pop}{x}影响的实验研究
lab-experiment | science | z | 温度变化对{in}{pop}{x}影响的模拟实验研究
status-and-remedies | science | z | {in}{pop}{x}研究中的问题与改进对策
status-and-remedies | science | z | {in}{pop}{x}监测的现状、问题与改进对策
relation-test | science | t | 环境温度与{in}{x}{outcome}的相关性分析
relation-test | agriculture | t a | {in}{y}生产规模与{outcome}的关系研究
relation-test | agriculture | t a | {in}{y}价格波动对农户收入影响的实证分析
design-artefact | agriculture military | u | {in}{pop}{x}信息管理系统的设计与实现
design-artefact | agriculture military | u | {in}{pop}{x}决策支持系统的设计与实现
design-artefact | agriculture military | x | 基于{x}的{pop}{task}系统设计与实现{case}
design-artefact | engineering | m | 基于{x}的{pop}{task}系统设计与实现{case}
design-artefact | engineering | m | {in}{x}在{pop}{task}中的应用系统设计
design-artefact | engineering agriculture military science | t a | {in}{pop}{y}{task}系统的设计与实现
design-artefact | engineering agriculture | i | {in}{pop}{x}监测预警系统的设计与实现
design-artefact | engineering agriculture | i | 基于多源数据的{in}{pop}{x}识别系统设计
design-artefact | engineering agriculture | s | {in}{pop}{x}在线监测系统的设计与实现
design-artefact | engineering agriculture military | mm mt | 基于{cause}的{pop}{outcome}系统设计与实现{case}
design-artefact | engineering agriculture military | mi ms | 基于{cause}的{pop}{outcome}监测系统设计与实现{case}
design-artefact | engineering agriculture science | t* i* s* | {in}{pop}{outcome}监测系统的设计与实现：考虑{cause}
design-artefact | science | m | 基于{x}的{pop}{task}算法设计与实现{case}
design-artefact | science | i s | {in}{pop}{x}预测模型的设计与实现
design-artefact | military | i s | {in}{pop}{x}评估系统的设计与实现
design-artefact | science | m* | 基于{cause}的{pop}{outcome}预测模型设计与仿真{case}
design-artefact | management interdisciplinary | m t | {in}{pop}{x}管理系统的设计与实现
design-artefact | interdisciplinary | m t | {in}{pop}{x}服务平台的设计与实现
design-artefact | management interdisciplinary | i | {in}{pop}{x}监测预警系统的设计与实现
design-artefact | management interdisciplinary | s | {in}{pop}{x}评价系统的设计与实现
design-artefact | management interdisciplinary | ** | 考虑{cause}的{in}{pop}{outcome}评价系统设计与实现
design-artefact | art | t | 基于{in}{x}的{task}设计
design-artefact | art | t | {in}{x}元素在{task}设计中的应用研究
design-artefact | art | ** | 融合{cause}与{outcome}的{in}文创产品设计
design-artefact | history | t ** | {in}{x}数字史料库的设计与实现
design-artefact | engineering | d | 基于{tool}的{in}{x}设计与实现
design-artefact | engineering | d | 基于{tool}的{in}{x}软硬件设计与测试
design-artefact | management interdisciplinary agriculture military science art | d | 基于{tool}的{in}{pop}{x}设计与实现
doctrinal-law | law | o | 涉{in}{pop}{x}纠纷中的{outcome}问题研究
doctrinal-law | law | m i s e | {in}{pop}{x}中的{outcome}问题研究
doctrinal-law | law | m i t | 论{in}{pop}{x}的法律规制
doctrinal-law | law | s | 论{in}{pop}{x}的法律保护
doctrinal-law | law | m i t s | {in}{pop}{x}的法律适用与完善：以{outcome}为中心
doctrinal-law | law | ** | {in}{cause}中{pop}{outcome}的法律问题研究
doctrinal-law | law | ** | 论{in}{cause}背景下{pop}{outcome}的法律保护
text-interpretation | literature | o | 论{in}{x}中的人物形象
text-interpretation | literature | o | 论{in}{x}中的空间书写
text-interpretation | literature | o | {in}{x}的叙事艺术解读
text-interpretation | literature | e | 论{in}{work}中的{x}
text-interpretation | art | t | {in}{work}中{x}的叙事分析
text-interpretation | literature | e | {in}{work}中的{x}书写解读
text-interpretation | art | t | {in}{work}中的{x}图像解读
text-interpretation | literature | ** | 论{in}{work}中的{cause}与{outcome}
text-interpretation | literature | ** | {in}{work}中的{cause}与{outcome}书写解读
text-interpretation | art | ** | {in}{work}中{cause}与{outcome}的叙事分析
history-narrative | history | t | {in}{x}的兴起与演变
history-narrative | history | t | {in}{x}与{outcome}的历史考察
history-narrative | history military art | t m | {in}{pop}{x}的历史演变
history-narrative | economics | m t i | {in}{pop}{x}的发展历程与历史演变
history-narrative | literature | e | {in}{x}书写的历史演变
history-narrative | literature | o | {in}{x}的历史演变
history-narrative | philosophy | t | {in}{x}观念的历史演变
history-narrative | history economics military art literature philosophy | ** | {in}{cause}与{pop}{outcome}的历史考察
history-narrative | history art | ** | {in}{cause}影响下{outcome}的历史演变
clinical-study | medicine | m | {x}对{pop}{outcome}的临床效果观察{case}
clinical-study | medicine | m t | {x}在改善{pop}{outcome}中的应用效果{case}
clinical-study | medicine | i s | {means}对{pop}{x}的干预效果观察{case}
clinical-study | medicine | i s | {means}在{pop}{x}管理中的临床应用效果{case}
clinical-study | medicine | m* | {cause}对{pop}{outcome}的干预效果观察{case}
clinical-study | medicine | m* | {cause}对{pop}{outcome}的干预效果：随机对照试验
lab-experiment | agriculture | f ** | {in}{cause}对{pop}{outcome}影响的实验研究
lab-experiment | science | m ** | {in}{cause}对{pop}{outcome}影响的实验研究
lab-experiment | science | t | 温度对{in}{x}{outcome}影响的实验研究
lab-experiment | agriculture | t | {means}对{in}{y}产量与品质影响的试验研究
lab-experiment | science | t | {in}{x}的制备、表征及{outcome}研究
lab-experiment | agriculture science | i | {in}{x}对{pop}{outcome}影响的模拟实验研究
lab-experiment | agriculture science | s | {cause}对{in}{pop}{outcome}影响的实验研究
lab-experiment | engineering | i s ** | {in}{cause}对{pop}{outcome}影响的试验研究
lab-experiment | engineering | t | {in}{pop}{x}{outcome}的实验研究
lab-experiment | agriculture | f | {in}{cause}对{pop}{outcome}影响的田间试验
lab-experiment | agriculture | t | {in}{y}{means}的田间对比试验
lab-experiment | agriculture | a | {means}对{in}{y}生产性能影响的试验研究
lab-experiment | agriculture | a | {in}{y}{means}的对比试验研究
relation-test | medicine | t | {x}使用与{pop}{outcome}的相关性研究{case}
lab-experiment | medicine | t | {x}对{outcome}影响的体外实验研究
lab-experiment | engineering | d | 基于{tool}的{in}{x}性能测试与试验研究
theory-essay | philosophy | t | 论{in}{x}与{outcome}
theory-essay | philosophy | t | {in}{pop}{x}的哲学反思
theory-essay | philosophy | ** | 论{in}{cause}与{outcome}的关系：哲学视角
theory-essay | philosophy | ** | {in}{cause}何以影响{outcome}：一种哲学反思
theory-essay | art | t | 论{in}{x}的{outcome}
theory-essay | art | t | {in}{x}的审美特征与文化内涵
theory-essay | literature | e | 论{in}{x}叙事的美学价值与限度
theory-essay | literature | o | 论{in}{x}的本质与限度
text-interpretation | literature | e | {in}{x}书写的{outcome}
theory-essay | literature art | ** | 论{in}{cause}与{outcome}的美学关联
theory-essay | interdisciplinary education economics | m t | {in}{pop}{x}的理论逻辑与价值内涵
theory-essay | interdisciplinary education economics | ** | {in}{cause}影响{pop}{outcome}的理论逻辑
theory-essay | military | m t i s | 论{in}{pop}{x}的理论内涵与战略价值
theory-essay | military | ** | 论{in}{cause}对{pop}{outcome}的战略意义
theory-essay | science | m | {in}{pop}{x}的理论分析与证明
review | economics management education interdisciplinary medicine law military | ** m i t s | {in}{list}与{pop}{outcome}研究综述
review | agriculture science engineering | ** m i s | {in}{list}与{pop}{outcome}研究综述
review | science engineering | t | {in}{x}{outcome}研究综述
review | economics management education interdisciplinary agriculture medicine law military history art philosophy science engineering | m i t s a n z h | 近十年{in}{pop}{x}研究综述
review | literature | o | 近十年{in}{pop}{x}研究综述
review | literature | e | 近十年{in}{pop}{x}书写研究综述
review | science engineering medicine agriculture | m i t s a n z h | {in}{pop}{x}研究进展
review | science | n | {in}{x}{outcome}研究综述
review | science engineering medicine agriculture | ** | {in}{cause}影响{pop}{outcome}的研究进展
review | philosophy history art | t | {in}{pop}{x}研究述评
review | literature | o | {in}{pop}{x}研究述评
review | literature | e | {in}{pop}{x}书写研究述评
review | education management economics interdisciplinary law history literature art philosophy military agriculture science engineering medicine | ** | 近十年{in}{cause}与{pop}{outcome}关系研究述评
review | philosophy history literature art | ** | {in}{cause}与{outcome}研究述评
status-and-remedies | philosophy | ** | {in}{cause}与{outcome}伦理问题的现状与对策
status-and-remedies | history | ** | {in}{x}史料保护的现状、问题与对策
status-and-remedies | history | ** | {in}{x}史料整理与利用的现状及对策
teaching-design | philosophy literature | ** | 指向批判性思维的{in}{x}主题教学设计
case-study | philosophy law history art literature | ** | {in}{cause}与{outcome}典型案例分析
history-narrative | history | ** | {in}{cause}与{outcome}的兴起与演变
theory-essay | philosophy | ** | {in}{cause}与{outcome}的哲学反思
doctrinal-law | law | ** | {in}{cause}与{pop}{outcome}的法律适用研究
relation-test | agriculture | ** | {in}{cause}条件下{pop}{outcome}的影响因素分析
lab-experiment | agriculture | ** | {in}{cause}影响{pop}{outcome}的盆栽试验研究
design-artefact | science | t* i* s* m* | {in}{pop}{outcome}预测模型的设计与实现：考虑{cause}
status-and-remedies | science | ** | {in}{cause}影响下{pop}{outcome}的现状、成因与对策
theory-essay | military | ** | 论{in}{cause}与{pop}{outcome}的理论内涵
design-artefact | military | ** | 考虑{cause}的{in}{pop}{outcome}评估系统设计与实现
teaching-design | education | ** | “{in}{x}”主题的{pop}教学设计
review | engineering interdisciplinary management agriculture science | d | {tool}在{in}{x}中的应用研究综述
case-study | economics management agriculture education interdisciplinary military | m i t s a | {in}{pop}{deed}案例研究
case-study | economics management agriculture education interdisciplinary military | m i t s a | {in}{pop}{deed}的实践路径：多案例研究
case-study | law | m i t s | {in}{pop}{x}典型案例分析：以{outcome}为中心
case-study | engineering | m t | {in}{pop}{x}工程应用案例分析
case-study | engineering | i s | {in}{pop}{deed}工程案例分析
case-study | engineering interdisciplinary management agriculture | d | {tool}在{in}{pop}{x}中的应用案例分析
status-and-remedies | engineering interdisciplinary management agriculture | d | 基于{tool}的{in}{pop}{x}存在的问题与改进对策
design-artefact | engineering interdisciplinary | d | 基于{tool}的{in}{pop}{x}优化设计
design-artefact | engineering | d | 基于{tool}的{in}{x}低功耗设计与实现
review | engineering interdisciplinary management agriculture science | d | 基于{tool}的{in}{pop}{x}研究进展
lab-experiment | engineering | d | {tool}对{in}{x}性能影响的试验研究
status-and-remedies | engineering | d | {tool}在{in}{x}应用中的问题与对策
case-study | history | t | {in}{x}典型案例研究：以{outcome}为中心
case-study | literature | e | {in}{pop}{x}题材创作案例研究
case-study | literature art | o | {in}{pop}{x}创作案例研究
case-study | philosophy | t | {in}{pop}{x}问题的哲学案例分析
case-study | economics management agriculture education interdisciplinary military engineering history literature art law philosophy | ** | {in}{cause}影响{pop}{outcome}的案例研究
policy-analysis | management | m i s e | {in}{pop}{deed}政策的实施效果评估
policy-analysis | management | o | {in}{y}产业政策的实施效果评估
policy-analysis | economics agriculture interdisciplinary military education medicine | m i t s | {in}{pop}{deed}政策的实施效果评估
policy-analysis | management | o | {in}{y}产业政策的演进与优化
policy-analysis | economics agriculture interdisciplinary education medicine military | m i t s | {in}{pop}{deed}政策的演进与优化
policy-analysis | law | m i t s | {in}{pop}{x}监管政策的实施效果评价
policy-analysis | law | m i t | {in}{pop}{x}监管政策的比较与完善
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | {in}{cause}背景下{pop}{outcome}相关政策的效果评估
policy-analysis | economics education interdisciplinary management medicine | ** | 面向{pop}{outcome}的{in}{cause}政策优化研究
teaching-design | education | m | 基于{x}的{pop}课堂教学设计与实施{case}
teaching-design | education | m | 指向{outcome}的{pop}{x}教学设计{case}
teaching-design | education | i | {in}{pop}{x}预防主题班会的教学设计
teaching-design | education | s | 指向{pop}{x}的{means}教学设计{case}
teaching-design | education | t | “{x}”主题的{pop}跨学科教学设计{case}
teaching-design | education | ms | 指向{pop}{outcome}的{cause}教学设计{case}
teaching-design | education | ms | 基于{cause}提升{pop}{outcome}的课堂教学设计{case}
teaching-design | history | t ** | 高中历史“{in}{x}”主题教学设计
teaching-design | history | t ** | 指向史料实证素养的{in}{x}教学设计
teaching-design | literature | t ** | 高中语文“{in}{x}”专题教学设计
teaching-design | literature | t | 指向审美鉴赏的{in}{x}阅读教学设计
teaching-design | philosophy | t ** | 高中思想政治课“{in}{x}”主题教学设计
teaching-design | philosophy | t | 指向理性思维的{in}{x}教学设计
status-and-remedies | philosophy | ** t | 高校{in}{x}主题哲学教育的现状、问题与对策
relation-test | engineering | m | {in}{pop}{x}参数与{outcome}的相关性分析
lab-experiment | engineering | m | {in}{pop}{x}参数对{outcome}影响的实验研究
teaching-design | law | m i t s ** | “{in}{pop}{x}”法治教育主题教学设计
relation-test | science | h | 环境因素与{in}{pop}{x}的相关性分析
relation-test | science | h | {in}{pop}{x}与人口密度的相关性分析
design-artefact | science | h | 基于机器学习的{in}{pop}{x}分析模型的设计与实现
design-artefact | science | h | {in}{pop}{x}预测模型的设计与实现
lab-experiment | science | h | 环境条件对{in}{pop}{x}影响的对照实验研究
lab-experiment | science | h | {in}{pop}{x}演化过程的数值模拟实验研究
status-and-remedies | science | h | {in}{pop}{x}数据监测的现状、问题与改进对策
status-and-remedies | science | h | {in}{pop}{x}研究中的问题与改进对策
theory-essay | science | h z | {in}{pop}{x}数学模型的理论分析与证明
lab-experiment | science | ** | {in}{cause}影响{pop}{outcome}的对照实验研究
relation-test | science engineering | ** | {in}{cause}与{pop}{outcome}的定量关系研究
theory-essay | science | ** | {in}{cause}与{pop}{outcome}数学模型的理论分析与证明
status-and-remedies | science | ** | {in}{cause}与{pop}{outcome}监测的现状、问题与改进对策
design-artefact | engineering | ** | 考虑{cause}的{in}{pop}{outcome}监测系统设计与实现
case-study | engineering | ** | {in}{cause}与{pop}{outcome}工程案例分析
lab-experiment | engineering | ** | {in}{cause}影响{pop}{outcome}的对照实验研究
design-artefact | engineering | u | {in}{pop}{x}管理系统的设计与实现
history-narrative | military | ** | {in}{cause}与{pop}{outcome}的历史演变
history-narrative | military | m t | {in}{pop}{x}的发展历程与历史演变
case-study | military | ** | {in}{cause}与{pop}{outcome}典型案例分析
clinical-study | medicine | m* | {in}{cause}干预对{pop}{outcome}影响的随机对照试验
clinical-study | medicine | i s | {means}用于{in}{pop}{x}的随机对照试验
clinical-study | medicine | m | {in}{x}对{pop}{outcome}影响的随机对照试验
history-narrative | art | t | {in}{x}的发展历程与历史演变
design-artefact | engineering | q | {in}{pop}{z}信息系统的设计与实现
design-artefact | engineering | q | {in}{pop}{z}移动服务平台的设计与实现
design-artefact | engineering | q | {in}{pop}{z}数据分析系统的设计与实现
history-narrative | literature | ** | {in}{cause}与{outcome}的发展历程与历史演变
status-and-remedies | literature | ** | {in}{x}题材文学传播的现状、问题与对策
policy-analysis | medicine | ** | {in}{cause}与{pop}{outcome}政策的实施效果评估
clinical-study | medicine | i* | 针对{in}{cause}的干预对{pop}{outcome}影响的随机对照试验
`);
