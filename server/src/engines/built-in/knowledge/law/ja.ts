import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const lawJa = [
  theory('legal-interest', '法益保護論', ['protection-scope']),
  theory('proportionality', '比例原則', ['intervention-degree']),
  theory('private-autonomy', '私的自治の原則', ['liability']),
  method('norm-analysis', '法解釈学的分析', ['statutes']),
  method('case-analysis', '裁判例の分析', ['judgments']),
  variable('protection-scope', '保護の範囲'),
  variable('intervention-degree', '公権力の介入の程度'),
  variable('burden-of-proof', '立証責任'),
  variable('liability', '責任の形態'),
  data('statutes', '現行法令と公的解釈'),
  data('judgments', '公開裁判例'),
  institution('court', '裁判所'),
  debate('form-substance', '形式的解釈と実質的解釈の論争'),
  ...chain('vague-norm', '規定のあいまいさ', '実務に遅れる立法', '適用基準の具体化'),
  ...chain('inconsistent', '判断の不統一', '指針となる先例の不足', '指針となる裁判例の公表'),
  ...chain('proof', '立証の困難', '証拠の偏在', '立証責任の合理的な配分'),
  ...chain('remedy', '救済手段の利用しにくさ', '分断された手続き', '簡易な救済手続きの整備'),
];
