import { chain, data, debate, group, institution, method, theory, variable } from '../entry.ts';

export const agricultureJa = [
  theory('nutrient-balance', '養分収支の理論', ['soil-fertility']),
  theory('agroecology', '農業生態学', ['biodiversity']),
  theory('planned-behaviour', '計画的行動理論', ['input-cost']),
  method('field-trial', '反復圃場試験', ['plot-records']),
  method('farmer-survey', '農家への質問紙調査', ['farmer-data']),
  variable('soil-fertility', '土壌の肥沃度', ['yield']),
  variable('water-use', '水利用効率', ['yield']),
  variable('yield', '単位面積収量'),
  variable('biodiversity', '農地の生物多様性'),
  variable('input-cost', '投入費用'),
  data('plot-records', '試験区の記録'),
  data('farmer-data', '農家調査データ'),
  institution('cooperative', '農業協同組合'),
  debate('yield-ecology', '増収と環境保全の論争'),
  ...chain('extension', '新技術の普及の遅れ', '農家の必要から離れた指導', '実証農家を通じた技術の普及'),
  ...chain('quality-standard', '品質の不統一', '記録と検査の弱さ', '圃場から市場までの品質追跡の整備'),
  ...chain('market', '生産と販売の結びつきの弱さ', '分散した生産者の交渉力不足', '協同組合による共同販売の推進'),
  ...chain('over-fertiliser', '肥料の過剰投入', '土壌診断を欠く慣行施肥', '土壌診断に基づく施肥の普及'),
  group('farm-size', '経営規模'),
  group('terrain', '地形'),
];
