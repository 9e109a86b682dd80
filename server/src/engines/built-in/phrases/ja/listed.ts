import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const listed = {
  'listed.side': [['{object}における{term}'], ['題目が挙げるこの面を取り上げ、現状、難点、方策を述べる。']],
  'joint.listed': [['{object}の主な側面'], ['題目が挙げる側面を順に取り上げる。']],
  'listed.state': [['{term}の現状'], ['資料に基づいて実態、規模、担い手を述べる。数値は後に補う。']],
  'listed.trouble': [['{term}の難点とその原因'], ['どこが難しく、何がそれを招くかを述べる。']],
  'listed.answer': [['{term}について取りうる方策'], ['原因に応じた方策を示し、担い手を明らかにする。']],
  'listed.practice': [['{term}の実情'], ['現在の仕組みと実際の進め方を資料から述べる。数値は後に補う。']],
  'listed.gap': [['{term}の弱点'], ['どこが最も弱く、なぜそうなるかを述べる。']],
  'listed.remedy': [['{term}の改善の道筋'], ['弱点に応じた方策を示し、担い手を明らかにする。']],
  'listed.setup': [['{term}の全体像'], ['誰が担い、どう動いているかを資料から述べる。数値は後に補う。']],
  'listed.limit': [['{term}の不足とその由来'], ['何が欠け、それがどこから来るかを述べる。']],
  'listed.step': [['{term}の整備の手順'], ['できることを順に示し、必要な条件を述べる。']],
  'listed.aims': [['{term}の立場と要求'], ['何に直面し、何を求めたかを述べる。']],
  'listed.deeds': [['{term}の行動とその働き'], ['何を行い、何を変えたかを述べる。']],
  'listed.tie': [['{object}の諸側面の関連と総合的判断'], ['各側面を合わせて見、軽重と順序を述べる。']],
  'listed.links': [['諸側面の相互影響'], ['一面の変化が他の面をどう動かすかを述べる。']],
  'listed.plan': [['{object}の進め方と必要な条件'], ['段階を順に示し、必要な条件を述べる。']],
} as const satisfies Partial<Phrases<Move>>;
