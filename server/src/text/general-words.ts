import type { Language } from '@yanmo/contract/languages';

/**
 * Words that any title may bear and that lead to no literature of their own. English and Spanish have them in the forms in
 * which titles and headings hold them; what a language joins its words with is known to the stemmers.
 */
const words: Readonly<Record<Language, string>> = {
  zh: `研究 分析 探析 探讨 探究 浅析 浅谈 初探 试论 论 影响 作用 问题 对策 建议 措施 现状 状况 原因 成因 理论 方法 技术 模型 策略 路径 机制 因素
    视角 视域 背景 基础 意义 价值 设计 实现 应用 运用 发展 比较 评价 优化 改进 提升 构建 程度 水平 关系 能力 概念 条件 制度 模式 体系 系统 时期 进展 趋势
    特点 特征 过程 结果 讨论 结论 总结 展望 绪论 引言 导论 概述 综述 文献 相关 工作 内容 框架 思路 创新 第一 第二 第三 章 节 一种 若干 以及 及其 基于 关于 针对
    面向 利用 采用 通过 其 与 和 及 或 的 了 在 对 对于 中 上 下 于 从 到 为 为了 以 为例 等 之 是 有 我国 中国 新 一 二 三 四 五 各 该 本 本文 论文 数据 实验 验证 效果`,
  en: `study studies analysis analyses research introduction conclusion conclusions result results discussion chapter method methods
    methodology approach approaches effect effects impact impacts influence role case cases based using use new background work works
    future related literature review overview experiment experiments evaluation application applications theory theories model models
    summary outlook perspective perspectives appendix contribution contributions thesis dissertation framework toward towards part section
    problem problems objectives motivation goals general statement acknowledgements question questions evidence issues challenges
    investigation exploration aspects i ii iii iv v vi 1 2 3 4 5 6 7 8 9 10`,
  es: `estudio estudios análisis investigación introducción conclusión conclusiones resultado resultados discusión capítulo método métodos
    metodología enfoque efecto efectos impacto influencia papel caso casos basado basada uso nuevo nueva nuevos nuevas trabajo trabajos futuro literatura
    revisión evaluación aplicación aplicaciones teoría teorías modelo modelos resumen perspectiva perspectivas contribución contribuciones tesis
    marco hacia parte sección problema problemas objetivos general pregunta preguntas propuesta aproximación consideraciones finales`,
  ja: `研究 分析 考察 検討 影響 効果 役割 課題 問題 対策 現状 実態 方法 手法 理論 モデル 機能 要因 視点 背景 意義 設計 実装 開発 応用 活用 比較 評価
    改善 構築 関係 可能性 あり方 動向 特徴 過程 結果 結論 序論 序章 終章 はじめに おわりに まとめ 概要 先行 文献 事例 中心 試み 一考察 的 と に を は が の で や も へ`,
};

const asSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));
const wide = new Set([...asSet(words.zh), ...asSet(words.ja)]);
const narrow = new Set([...asSet(words.en), ...asSet(words.es)]);

/** Whether a word, folded as search folds it, leads to no literature by itself. */
export const isGeneralWord = (word: string): boolean => wide.has(word) || narrow.has(word);
