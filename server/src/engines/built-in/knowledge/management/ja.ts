import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const managementJa = [
  theory('resource-based', '資源ベース理論', ['core-competence']),
  theory('stakeholder', 'ステークホルダー理論', ['communication']),
  theory('social-exchange', '社会的交換理論', ['commitment']),
  method('survey-sem', '質問紙調査と構造方程式モデリング', ['questionnaire']),
  method('case-interview', '面接を伴う事例研究', ['internal-files']),
  variable('core-competence', '中核能力', ['performance']),
  variable('communication', '組織内の意思疎通', ['commitment']),
  variable('commitment', '組織コミットメント', ['performance']),
  variable('performance', '組織の業績'),
  data('questionnaire', '質問紙データ'),
  data('internal-files', '社内資料と面接記録'),
  institution('top-management', '経営層'),
  debate('control-autonomy', '集権的統制と権限委譲の論争'),
  ...chain('unclear-duty', '職務分担のあいまいさ', '更新されない職務記述', '業務手順の再設計と責任の明確化'),
  ...chain('poor-communication', '部門間の意思疎通の不足', '分断された情報システム', 'データ基盤の統合'),
  ...chain('weak-evaluation', '戦略から離れた評価指標', '慣例どおりの目標設定', '戦略に基づく指標の再設定'),
  ...chain('talent-ladder', '人材層の断絶', '昇進と結びつかない研修', '研修と昇進を結ぶ制度の導入'),
  group('tenure', '勤続年数'),
  group('position', '職位'),
];
