import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const engineeringJa = [
  theory('systems-engineering', 'システム工学', ['requirement-coverage']),
  theory('reliability', '信頼性理論', ['failure-rate']),
  theory('control-theory', 'フィードバック制御理論', ['stability']),
  method('simulation', 'モデル化とシミュレーション', ['simulation-data']),
  method('prototype', '反復的な試作', ['test-records']),
  variable('requirement-coverage', '要件の充足度'),
  variable('stability', '動作の安定性'),
  variable('failure-rate', '故障率'),
  variable('response-time', '応答時間'),
  variable('energy-use', '消費エネルギー'),
  data('simulation-data', 'シミュレーションデータ'),
  data('test-records', '試験記録'),
  institution('operations-team', '運用部門'),
  debate('cost-performance', '性能と費用の論争'),
  debate('model-data', '物理モデルとデータ駆動の論争'),
  ...chain('requirement-change', 'あいまいで変わりやすい要件', '利用場面の調査不足', '利用場面に基づく要件の確定'),
  ...chain('maintenance', '保守負担の大きさ', '不統一なインターフェース', 'インターフェースの統一とモジュール化'),
  ...chain('test-coverage', '試験範囲の不足', '境界条件の見落とし', '境界条件に基づく試験項目の作成'),
];
