import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const caseStudy = {
  'case.choice': [['事例としての{case}', '事例としての{object}'], ['事例の背景と、取り上げる理由を述べる。']],
  'case.profile': [['{case}の概要', '{object}の概要'], ['問いに関わる事実だけを出典とともに示す。']],
  'case.reason': [
    ['{case}を選ぶ理由', '{object}の事例を選ぶ理由'],
    ['典型か極端か決定的かを述べ、何を確かめうるかを示す。'],
  ],
  'case.frame': [['{focus}を分析する枠組み', '~{object}を分析する枠組み'], ['問いを資料で観察できる側面に分ける。']],
  'case.terms': [['{object}の意味と構成'], ['概念を定め、その部分を示す。']],
  'case.aspects': [['{object}を見る側面'], ['観察する側面と必要な証拠を挙げる。']],
  'case.sources': [['{case}の資料', '{object}の資料'], ['{data}の入手と相互の照合を述べる。']],
  'case.course': [
    ['{case}における{focus}の経過', '{focus}の経過', '~{object}の経過'],
    ['時間に沿って再構成し、選択と転機を示す。'],
  ],
  'case.start': [['{object}の発端'], ['始まりと当事者の置かれた条件を述べる。']],
  'case.moves': [['{object}をめぐる決定'], ['誰がいつ何を決め、他に何ができたかを示す。']],
  'case.turns': [['{object}の転機と対応'], ['流れの変わった点を見つけ、前後を比べる。']],
  'case.findings': [
    ['{case}から見た{focus}', '事例から見た{focus}', '~事例から見た{object}'],
    ['枠組みで結果を評価し、原因を問い、他の説明を退ける。'],
  ],
  'case.result': [['{object}の結果'], ['枠組みに沿って結果を述べ、評価と分ける。']],
  'case.cause': [['{object}の結果をもたらした要因'], ['内と外の両面から証拠とともに説明する。']],
  'case.rival': [['{object}の別の説明'], ['対立する説明を挙げ、残る部分を示す。']],
  'case.carry': [['{case}の示唆と限界', '{object}の事例の示唆と限界'], ['持ち出せる知見と事例に固有の点を分ける。']],
  'case.advice': [['{object}への提言'], ['要因から提言を導き、主体・手順・検証を示す。']],
  'case.transfer': [['{object}の経験の応用'], ['移すための条件を挙げる。']],
  'case.bound': [['{object}の経験が及ばない範囲'], ['事例の特殊な条件に依る部分を示す。']],
  'case.inner': [['{object}の内的要因'], ['決定・資源・運営から説明する。']],
  'case.outer': [['{object}を取り巻く条件'], ['環境・規則・競争から説明する。']],
  'case.side': [['{variable}の取り組みと結果'], ['何をし、何が生じ、根拠は何かを示す。']],
} as const satisfies Partial<Phrases<Move>>;
