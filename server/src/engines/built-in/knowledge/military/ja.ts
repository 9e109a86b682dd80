import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const militaryJa = [
  theory('system-confrontation', 'システム間対抗の理論', ['joint-capability']),
  theory('civil-military', '政軍関係論', ['resource-sharing']),
  theory('centre-of-gravity', '重心の概念', ['command-efficiency']),
  method('case-war', '戦史の事例分析', ['war-history']),
  method('survey-units', '部隊と教育機関への調査', ['unit-survey']),
  variable('joint-capability', '統合能力'),
  variable('command-efficiency', '指揮の効率'),
  variable('information-advantage', '情報優位'),
  variable('training-level', '訓練水準', ['joint-capability']),
  variable('resource-sharing', '資源の共有'),
  data('war-history', '公刊戦史'),
  data('unit-survey', '質問紙と集団面接'),
  institution('academy', '軍の教育機関'),
  debate('technology-human', '技術と人的要素の論争'),
  ...chain('training-gap', '任務から離れた訓練', '訓練内容の更新の遅れ', '任務に基づく訓練内容の刷新'),
  ...chain('talent-structure', '多能な人材の不足', '限られた配置と教育', '教育と多様な配置の連結'),
  ...chain('information-barrier', '情報システム間の連携不足', '規格の不統一と情報の分散', '共通データ規格の採用'),
  ...chain('system-rules', '規程の不備', '実務に遅れる改正', '規程の整備と責任の明確化'),
];
