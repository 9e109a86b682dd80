import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
人的主体性 | 道德责任 | 知识的确定性 | 自由意志 | 价值判断
{matter} | {people}的责任伦理
学人著述 | 当代哲学著述
原典、研究专著与期刊论文
自由思想 | 伦理思想 | 知识观 | 人性论 | 实践智慧`),
  economics: readView(`
企业研发投资 | 产业结构升级 | 劳动力就业 | 区域经济增长 | 资本市场定价 | 居民消费
{matter}产业发展 | {people}就业与收入
产业报告
统计年鉴、上市公司年报和行业报告`),
  law: readView(`
专利保护 | 数据安全责任 | 侵权责任认定 | 合同风险分配 | 消费者权益保护 | 监管权限划分
{matter}应用 | {people}权益
公开裁判文书
法律法规数据库和公开裁判文书`),
  education: readView(`
科学思维 | 学习投入 | 学业成绩 | 自主学习能力 | 核心素养 | 学习兴趣
{matter}课程
中小学教材
课堂观察、学业测评和学校公开资料`),
  literature: readView(`
身份认同 | 未来想象 | 人性书写 | 家国情怀 | 创伤记忆
{matter}书写 | {people}形象
当代小说 | 新世纪科幻小说 | 现当代散文
作品文本、作家访谈和评论资料
人物形象 | 叙事艺术 | 悲剧意识 | 空间书写 | 女性书写 | 意象运用`),
  history: readView(`
地方社会 | 城市生活 | 国家政策 | 知识传播 | 民众观念
{matter}发展 | {people}群体
地方志 | 近代报刊
档案、方志、报刊和口述资料`),
  science: readView(`
计算精度 | 反应速率 | 能量转换效率 | 数据分析 | 生态环境
{matter}
公开数据集
实验室测定和公开数据集`),
  engineering: readView(`
路径规划 | 设备故障诊断 | 能耗优化 | 质量检测 | 运行安全
{matter}
工程实例
实验测试、工程资料和公开数据集`),
  agriculture: readView(`
作物产量 | 农户增收 | 土壤肥力 | 病虫害监测 | 农产品质量
{matter}技术
田间记录
田间试验、农户资料和农业统计年鉴`),
  medicine: readView(`
患者生活质量 | 康复效果 | 焦虑情绪 | 诊断准确性 | 治疗依从性
{matter}技术
病例资料
病历资料、量表评估和公开文献`),
  military: readView(`
指挥决策 | 后勤保障 | 部队训练 | 情报安全 | 国防动员
{matter}军事应用
经典战例
公开的军事文献、战例和白皮书
战略思维 | 慎战思想 | 治军思想 | 战争观`),
  management: readView(`
企业创新绩效 | 员工工作投入 | 供应链效率 | 消费者信任 | 组织变革
{matter}技术采纳
企业年报
企业年报、问卷和行业报告`),
  art: readView(`
文创产品 | 展陈空间 | 视觉叙事 | 舞台表现 | 公共空间
{matter}意象 | {people}形象
当代影像作品 | 新媒体艺术作品
作品图像、展览资料和创作者访谈
视觉语言 | 叙事手法 | 空间营造 | 情感表现 | 文化意蕴`),
  interdisciplinary: readView(`
公众信任 | 社会公平 | 信息安全 | 城市治理 | 生活方式
{matter}应用
公开数据
公开统计、平台数据和问卷`),
};
