import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const scienceJa = [
  theory('reaction-kinetics', '反応速度論', ['temperature']),
  theory('conservation-laws', '保存則と平衡の原理', ['boundary-condition']),
  theory('statistical-inference', '統計的推測', ['sample-variation']),
  method('controlled-experiment', '単一要因の対照実験', ['lab-measurements']),
  method('numerical', '数値シミュレーション', ['open-datasets']),
  variable('temperature', '温度', ['rate']),
  variable('concentration', '濃度', ['rate']),
  variable('rate', '過程の速度'),
  variable('boundary-condition', '境界条件'),
  variable('sample-variation', '試料のばらつき'),
  data('lab-measurements', '実験室での測定値'),
  data('open-datasets', '公開観測記録'),
  institution('laboratory', '研究室'),
  debate('mechanism', '支配的機構をめぐる論争'),
  debate('scale', '実験規模から自然規模への外挿の論争'),
  ...chain('reproducibility', '再現性の低さ', '条件管理の不十分さ', '手順の標準化と並行対照の設置'),
  ...chain('interference', '妨害要因の混入', '複数要因の同時変化', '要因の分離と空試験による補正'),
  ...chain('accuracy', '測定誤差の大きさ', '校正と採取の不足', '定期的な校正と採取点の増加'),
];
