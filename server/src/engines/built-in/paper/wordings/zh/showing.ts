import type { Showing } from '../wording.ts';

export const showing: Showing = {
  tables: {
    variables: ['各变量的定义、测量方式与来源列于{mark}。', '{mark}汇总了{focus}涉及的变量及其测量。'],
    items: ['测量条目见{mark}。', '{mark}列出了问卷所用的条目。'],
    coding: ['{mark}给出整理材料所用的编码。', '编码及其含义见{mark}。'],
    schedule: ['各阶段的工作与成果见{mark}。', '{mark}是全部工作的进度安排。'],
    results: ['{mark}留给取得数据后的主要结果。', '主要结果按{mark}的格式填报。'],
    tests: ['{mark}列出需要逐项检查的内容。', '检查项目与预期见{mark}。'],
    hypotheses: ['以上假设汇总于{mark}。', '{mark}把各条假设与检验的位置对应起来。'],
    measures: ['{mark}把问题、成因与对策逐一对应。', '三者的对应关系见{mark}。'],
    compare: ['比较所用的项目见{mark}。', '{mark}列出双方逐项对照的内容。'],
    terms: ['文中反复用到的几个概念，含义以{mark}为准。', '{mark}说明几个主要概念在本文中的含义。'],
  },
  figures: {
    route: {
      caption: '研究的技术路线',
      leads: ['全文的思路与步骤如{mark}所示。', '从提出问题到得出结论的路线见{mark}。'],
    },
    model: {
      caption: '{matter}的研究模型',
      leads: ['各条假设之间的关系如{mark}所示。', '把各条假设放在一起，得到{mark}的研究模型。'],
    },
    measures: {
      caption: '问题、成因与对策的对应关系',
      leads: ['问题、成因与对策之间的对应如{mark}所示。', '{mark}说明每一项对策针对哪一个成因。'],
    },
    modules: {
      caption: '{object}的组成',
      leads: ['{object}的各个部分及其层次如{mark}所示。', '{mark}给出{object}的总体组成。'],
    },
  },
  stages: {
    ask: '提出问题',
    ground: '理论基础',
    design: '研究设计',
    analyse: '分析论证',
    build: '实现与检验',
    propose: '对策建议',
    close: '得出结论',
  },
};
