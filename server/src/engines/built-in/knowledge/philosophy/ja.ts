import { chain, data, debate, institution, method, theory, variable } from '../entry.ts';

export const philosophyJa = [
  theory('deontology', '義務論', ['autonomy']),
  theory('consequentialism', '帰結主義', ['wellbeing']),
  theory('hermeneutics', '哲学的解釈学', ['preunderstanding']),
  method('concept-analysis', '概念分析', ['classics']),
  method('textual-exegesis', '文献解釈', ['classics']),
  variable('subjectivity', '主体性'),
  variable('rationality', '合理性'),
  variable('autonomy', '道徳的自律'),
  variable('preunderstanding', '先行理解'),
  variable('wellbeing', '人間の福祉'),
  data('classics', '古典とその注釈'),
  institution('academic-tradition', '学派の伝統'),
  debate('universal-relative', '普遍主義と相対主義の論争'),
  debate('freedom-determinism', '自由意志と決定論の論争'),
  ...chain('concept-blur', '中心概念の意味の揺れ', '文脈の混同', '意味の水準の区別'),
  ...chain('normative-gap', '現実から離れた規範', '媒介を欠く原理', '適用条件を伴う原理の再定式化'),
  ...chain('subject-loss', '主体の希薄化', '道具的理性の一面的な拡大', '公共的対話における判断力の回復'),
];
