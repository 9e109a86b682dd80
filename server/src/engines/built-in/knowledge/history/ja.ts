import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const historyJa = [
  theory('modernisation', '近代化論', ['state-capacity']),
  theory('longue-duree', '長期持続の視点', ['environment']),
  theory('state-society', '国家と社会の関係論', ['local-elite']),
  method('archival', '文書史料の分析', ['archives']),
  variable('state-capacity', '国家の統治能力', ['local-elite']),
  variable('local-elite', '地方の有力者'),
  variable('social-mobility', '社会移動'),
  variable('environment', '自然と交通の環境'),
  variable('ideas', '思想と信念'),
  data('archives', '公文書と書簡'),
  data('newspapers', '新聞と日記'),
  institution('central-court', '中央政府'),
  institution('local-office', '地方官庁'),
  debate('continuity-break', '連続と断絶の論争'),
  ...chain('source-bias', '官側に偏った史料', '民間文書の乏しさ', '公文書と民間文書の相互検証'),
  ...chain('implementation', '規則と実態の隔たり', '財源と人手の不足', '規則と運用の区別'),
  ...chain('regional-gap', '地域間の不均衡', '市場と交通の格差', '中心と周縁の比較'),
  ...chain('heritage', '史跡保存の遅れ', '保存責任のあいまいさ', '保存責任の明確化と等級づけ'),
];
