import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
{people}的责任伦理
学人著述 | 当代哲学著述
原典、研究专著与期刊论文
自由思想 | 伦理思想 | 知识观 | 人性论 | 实践智慧`),
  economics: readView(`
-
产业报告
统计年鉴、上市公司年报和行业报告`),
  law: readView(`
-
公开裁判文书
法律法规数据库和公开裁判文书`),
  education: readView(`
-
中小学教材
课堂观察、学业测评和学校公开资料`),
  literature: readView(`
{people}形象
当代小说 | 新世纪短篇小说 | 现当代散文
作品文本、作家访谈和评论资料
人物形象 | 叙事艺术 | 悲剧意识 | 空间书写 | 女性书写 | 意象运用`),
  history: readView(`
{people}群体
地方志 | 近代报刊
档案、方志、报刊和口述资料`),
  science: readView(`
-
公开数据集
实验室测定和公开数据集`),
  engineering: readView(`
-
工程实例
实验测试、工程资料和公开数据集`),
  agriculture: readView(`
-
田间记录
田间试验、农户资料和农业统计年鉴`),
  medicine: readView(`
-
病例资料
病历资料、量表评估和公开文献`),
  military: readView(`
-
经典战例
公开的军事文献、战例和白皮书
战略思维 | 慎战思想 | 治军思想 | 战争观`),
  management: readView(`
-
企业年报
企业年报、问卷和行业报告`),
  art: readView(`
{people}形象
当代影像作品 | 新媒体艺术作品
作品图像、展览资料和创作者访谈
视觉语言 | 叙事手法 | 空间营造 | 情感表现 | 文化意蕴`),
  interdisciplinary: readView(`
-
公开数据
公开统计、平台数据和问卷`),
};
