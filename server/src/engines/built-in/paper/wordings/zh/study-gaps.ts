import type { StudyGap } from '../../study-gap-kinds.ts';
import type { Materials } from '../wording.ts';
import { gapsOfStudies } from './gaps-of-studies.ts';

/** What a study lacks that only its student can measure, by what the heading asks for. */
export const studyGaps: Pick<
  Materials['gaps'],
  | 'sample'
  | 'instrument'
  | 'procedure'
  | 'model'
  | 'describe'
  | 'result'
  | 'group'
  | 'robust'
  | 'ground'
  | 'advice'
  | 'limit'
  | StudyGap
> = {
  ...gapsOfStudies,
  sample: [
    '样本的来源、数量与收集时间',
    '{data}的取得途径与整理后的有效数量',
    '发放、回收与有效样本的数量，以及样本的基本构成',
    '纳入与排除的标准及排除的数量',
    '抽样的范围、方法与起止时间',
  ],
  instrument: [
    '所用量表或指标的名称、出处与计分方法',
    '各变量的题项或取值口径，以及信度与效度',
    '量表的题目数、维度与原作者，改动之处须注明',
    '预测试的人数、信度系数与删改的题项',
  ],
  procedure: [
    '施测的时间、地点、方式与知情同意的取得',
    '共同方法偏差的检验结果与控制办法',
    '预测试的规模与据此修改之处',
    '数据录入、核对与缺失值处理的记录',
  ],
  model: [
    '模型的形式、控制变量与所用软件',
    '各步分析采用的统计方法与判断标准',
    '样本量的估算依据与显著性水平',
    '数据是否满足方法前提的检查结果',
  ],
  describe: [
    '各变量的均值、标准差与相关系数表',
    '样本在主要特征上的人数与百分比',
    '各维度得分的分布与缺失情况',
    '总体水平与参照值的比较',
  ],
  result: [
    '与假设逐条对应的结果表（系数、标准误、显著性）',
    '{matter}的估计值与置信区间',
    '由原始数据整理的图表及读法',
    '{variable}一项的结果与说明',
  ],
  group: [
    '各组的人数、均值、标准差与差异检验（t值或F值）',
    '分组的依据与每组样本量',
    '组间差异的效应量与置信区间',
    '各组的人数、占比与卡方检验',
  ],
  robust: [
    '更换指标、样本或方法后的结果对照表',
    '可能的偏差来源及其检查结果',
    '内生性的处理办法与检验统计量',
    '剔除异常值前后的结果比较',
  ],
  ground: [
    '支持这一关系的理论与已有研究，注明出处',
    '已有研究对方向与大小的发现，正反两面均须列出',
    '作用成立所需的条件及其文献依据',
  ],
  advice: ['这一方可以采取的做法，须由本文结果推出', '由谁实施、需要什么条件，结合调查中的情况说明'],
  limit: ['样本、测量与方法上的不足，依实际情况写明', '结论能推广到哪里、不能推广到哪里'],
};
