import type { FigurePlanInput } from '../figure-plan.ts';

/** Plans as papers in four languages have them. */
export const samplePlans: Readonly<Record<string, FigurePlanInput>> = {
  framework: {
    kind: 'framework',
    layers: [
      {
        title: '理论基础',
        boxes: [
          { id: 'a1', label: '技术接受模型' },
          { id: 'a2', label: '计划行为理论' },
          { id: 'a3', label: '感知价值理论' },
        ],
      },
      {
        title: '现状与问题',
        boxes: [
          { id: 'b1', label: '平台建设现状' },
          { id: 'b2', label: '用户使用意愿调查（问卷、访谈）' },
        ],
      },
      {
        title: '实证分析',
        boxes: [
          { id: 'c1', label: '信度与效度检验' },
          { id: 'c2', label: '描述性统计' },
          { id: 'c3', label: '结构方程模型' },
          { id: 'c4', label: '稳健性检验' },
        ],
      },
      { title: '结论与建议', boxes: [{ id: 'd1', label: '提升高校数字化学习平台使用意愿的对策' }] },
    ],
  },
  'framework-arrows': {
    kind: 'framework',
    layers: [
      {
        title: 'Theory',
        boxes: [
          { id: 'a', label: 'Self-determination theory' },
          { id: 'b', label: 'Social exchange theory' },
        ],
      },
      {
        title: 'Study',
        boxes: [
          { id: 'c', label: 'Survey of 420 students' },
          { id: 'd', label: 'Semi-structured interviews' },
          { id: 'e', label: 'Log data of the platform' },
        ],
      },
      {
        title: 'Result',
        boxes: [
          { id: 'f', label: 'Structural equation model' },
          { id: 'g', label: 'Thematic analysis' },
        ],
      },
    ],
    arrows: [
      { from: 'a', to: 'c' },
      { from: 'a', to: 'd' },
      { from: 'b', to: 'd' },
      { from: 'b', to: 'e' },
      { from: 'c', to: 'f' },
      { from: 'e', to: 'f' },
      { from: 'd', to: 'g', label: 'coding' },
      { from: 'a', to: 'g' },
    ],
  },
  structure: {
    kind: 'structure',
    root: {
      label: '数字普惠金融对农村居民消费的影响研究',
      children: [
        {
          label: '第1章 绪论',
          children: [{ label: '1.1 研究背景与意义' }, { label: '1.2 国内外研究现状' }, { label: '1.3 研究内容与方法' }],
        },
        {
          label: '第2章 概念界定与理论基础',
          children: [{ label: '2.1 数字普惠金融的内涵' }, { label: '2.2 流动性约束理论' }],
        },
        {
          label: '第3章 实证分析',
          children: [
            { label: '3.1 模型设定与变量选取' },
            { label: '3.2 基准回归结果' },
            { label: '3.3 异质性分析与稳健性检验' },
          ],
        },
        { label: '第4章 结论与建议', children: [] },
      ],
    },
  },
  method: {
    kind: 'method',
    steps: [
      { id: 's', label: '确定研究问题', shape: 'end' },
      { id: 'l', label: '文献检索与梳理' },
      { id: 'q', label: '设计问卷' },
      { id: 'i', label: '拟定访谈提纲' },
      { id: 'p', label: '预调查' },
      { id: 'd', label: '信度是否达标', shape: 'decision' },
      { id: 'f', label: '正式发放问卷' },
      { id: 'a', label: '数据分析' },
      { id: 'e', label: '得出结论', shape: 'end' },
    ],
    arrows: [
      { from: 's', to: 'l' },
      { from: 'l', to: 'q' },
      { from: 'l', to: 'i' },
      { from: 'q', to: 'p' },
      { from: 'p', to: 'd' },
      { from: 'd', to: 'f', label: '是' },
      { from: 'd', to: 'q', label: '否' },
      { from: 'f', to: 'a' },
      { from: 'i', to: 'a' },
      { from: 'a', to: 'e' },
    ],
  },
  chain: {
    kind: 'method',
    steps: Array.from({ length: 18 }, (_, index) => ({
      id: `s${index}`,
      label:
        [
          '提出研究问题',
          '梳理国内外相关文献',
          '构建理论分析框架',
          '提出研究假设并设计变量',
          '采集并清洗面板数据',
          '描述性统计与相关性分析',
        ][index % 6] ?? '',
    })),
  },
  model: {
    kind: 'model',
    variables: [
      { id: 'x1', label: '感知有用性', role: 'independent' },
      { id: 'x2', label: '感知易用性', role: 'independent' },
      { id: 'm', label: '使用态度', role: 'mediator' },
      { id: 'y', label: '持续使用意愿', role: 'dependent' },
      { id: 'w', label: '主观规范', role: 'moderator' },
      { id: 'c', label: '控制变量：性别、年级', role: 'control' },
    ],
    paths: [
      { from: 'x1', to: 'm', label: 'H1' },
      { from: 'x2', to: 'm', label: 'H2' },
      { from: 'm', to: 'y', label: 'H3' },
      { from: 'x1', to: 'y', label: 'H4' },
      { from: 'w', to: 'H3', label: 'H5' },
      { from: 'c', to: 'y', label: 'C' },
    ],
  },
  'model-plain': {
    kind: 'model',
    variables: [
      { id: 'x1', label: 'Perceived usefulness', role: 'independent' },
      { id: 'x2', label: 'Perceived ease of use', role: 'independent' },
      { id: 'x3', label: 'Trust', role: 'independent' },
      { id: 'y', label: 'Intention to use', role: 'dependent' },
      { id: 'z', label: 'Actual use', role: 'dependent' },
    ],
    paths: [
      { from: 'x1', to: 'y', label: 'H1' },
      { from: 'x2', to: 'y', label: 'H2' },
      { from: 'x3', to: 'y', label: 'H3' },
      { from: 'x3', to: 'z', label: 'H4' },
      { from: 'y', to: 'z', label: 'H5' },
    ],
  },
  schedule: {
    kind: 'schedule',
    periods: Array.from({ length: 16 }, (_, index) => `第${index + 1}周`),
    tasks: [
      { label: '查阅文献，完成开题报告', from: 0, to: 2 },
      { label: '设计问卷与访谈提纲', from: 3, to: 4 },
      { label: '收集数据', from: 5, to: 8 },
      { label: '数据处理与分析', from: 8, to: 10 },
      { label: '撰写初稿', from: 10, to: 13 },
      { label: '修改定稿、准备答辩', from: 14, to: 15 },
    ],
  },
  'schedule-es': {
    kind: 'schedule',
    periods: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    tasks: [
      { label: 'Revisión bibliográfica', from: 0, to: 1 },
      { label: 'Diseño del cuestionario y prueba piloto con estudiantes de primer año', from: 1, to: 2 },
      { label: 'Recogida de datos', from: 3, to: 3 },
      { label: 'Redacción', from: 3, to: 5 },
    ],
  },
};
