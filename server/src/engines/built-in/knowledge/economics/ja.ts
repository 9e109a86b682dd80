import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const economicsJa = [
  theory('information-asymmetry', '情報の非対称性理論', ['transparency']),
  theory('transaction-cost-theory', '取引費用理論', ['transaction-cost']),
  theory('human-capital-theory', '人的資本論', ['human-capital']),
  method('fixed-effects', '固定効果モデルによる回帰分析', ['regional-panel']),
  method('did', '差の差分析', ['regional-panel']),
  variable('transparency', '市場の透明性', ['credit-access']),
  variable('transaction-cost', '取引費用', ['market-entry']),
  variable('human-capital', '人的資本', ['market-entry']),
  variable('credit-access', '信用へのアクセス'),
  variable('market-entry', '市場参入の障壁'),
  data('regional-panel', '地域別パネルデータ'),
  institution('local-government', '地方自治体'),
  debate('state-market', '政府介入と市場調整の論争'),
  debate('equality-efficiency', '効率と公平の論争'),
  ...chain('mismatch', '生産要素の需給の不一致', '要素移動の障壁', '要素移動を妨げる障壁の除去'),
  ...chain('high-cost', '制度対応費用の高さ', '重複する許認可手続き', '許認可手続きの簡素化'),
  ...chain('weak-coordination', '機関間の連携不足', '目標と予算の分断', '共同計画の枠組みの整備'),
  ...chain('info-gap', '売り手と買い手の情報格差', '共有情報基盤の欠如', '市場情報の共有基盤の構築'),
  group('region', '地域'),
  group('income-level', '所得水準'),
];
