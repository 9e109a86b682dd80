import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const hazards = {
  'side.named': [['{focus}の{term}', '~{object}の{term}'], ['題目が挙げるこの面の研究をまとめ、結論と根拠を比べる。']],
  'side.found': [['{term}に関する知見'], ['対象、方法、主な結論をまとめる。']],
  'side.open': [['{term}をめぐる不一致と根拠の強さ'], ['結論の食い違いと根拠の強さを示す。']],
  'hazard.source': [
    ['{focus}の発生源と曝露経路', '~{object}の発生源と曝露経路'],
    ['どこから生じ、人がどう触れるかを述べる。'],
  ],
  'hazard.origin': [['主な発生源'], ['発生源ごとに検出と割合を比べる。']],
  'hazard.route': [['曝露の経路と測定法'], ['経路、測定法、水準を比べる。']],
  'hazard.risk': [
    ['{focus}の害と高リスク群', '~{object}の害と高リスク群'],
    ['確かめられた害と、影響の大きい人々を示す。'],
  ],
  'hazard.harm': [['確かめられた害と機序'], ['害と機序を根拠の強さで並べる。']],
  'hazard.who': [['高リスク群と量の関係'], ['人々の違いと曝露の水準を比べる。']],
  'hazard.answer': [['{focus}の予防と対策', '~{object}の予防と対策'], ['対策の効果、費用、条件を比べる。']],
  'hazard.avoid': [['発生源の管理と監視'], ['発生源の削減、監視、基準をまとめる。']],
  'hazard.remove': [['除去と治療の方法'], ['除去や治療の効果を比べる。']],
  'prevent.assess': [['{object}のリスク評価'], ['評価ツールと評価の時期を比べる。']],
  'prevent.tool': [['評価ツールと妥当性'], ['内容、感度、対象を比べる。']],
  'prevent.when': [['高リスク者の把握'], ['いつ誰が評価するかを述べる。']],
  'prevent.ways': [['{object}の予防策と効果'], ['予防策を分け、効果と根拠を比べる。']],
  'prevent.single': [['個別の予防策'], ['予防策を一つずつ比べる。']],
  'prevent.bundle': [['複合的な介入'], ['組み合わせた介入の効果を比べる。']],
  'prevent.carried': [['実施状況と遵守'], ['どこまで実施され、なぜ足りないかを述べる。']],
} as const satisfies Partial<Phrases<Move>>;
