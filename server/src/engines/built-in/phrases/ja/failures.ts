import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const failures = {
  'decline.course': [['{focus}の経緯', '~{object}の経緯'], ['最盛期からの衰えを順に、出典とともに述べる。']],
  'decline.height': [['{case}の最盛期', '最盛期の地位'], ['かつての地位と強みを述べる。']],
  'decline.turn': [['衰退の兆し'], ['最初の兆しと当時の見方を示す。']],
  'decline.slide': [['地位の喪失と最終局面'], ['シェアや収益で後退を示す。']],
  'decline.causes': [['{focus}の原因', '~{object}の原因'], ['環境の変化と自らの選択を分けて比べる。']],
  'decline.market': [['技術と需要の変化'], ['いつ起こり、どれほど響いたかを述べる。']],
  'decline.choice': [['戦略の選択と逃した機会'], ['重要な決定と他の可能性を示す。']],
  'decline.inside': [['組織・文化・経営陣'], ['内部の何が変化を妨げたかを示す。']],
  'decline.rivals': [['競合が優った点'], ['同時期の競合の行動と比べる。']],
  'decline.tried': [['立て直しの試みと結果'], ['何を試み、なぜ及ばなかったかを述べる。']],
  'decline.lessons': [['{focus}の教訓', '~{object}の教訓'], ['原因から他にも通じる判断を導く。']],
  'decline.signs': [['早く気づける兆し'], ['観察できる早期の兆しを挙げる。']],
  'decline.firms': [['変化に直面する企業への示唆'], ['組織と意思決定で変えうる点を示す。']],
  'fail.plan': [['{focus}の目的と計画', '~{object}の目的と計画'], ['何を目指し、なぜ成功を見込んだかを述べる。']],
  'fail.aims': [['目的と見込み'], ['目的とその根拠を示す。']],
  'fail.forces': [['用いえた力と条件'], ['双方の力と条件を比べる。']],
  'fail.causes': [['{focus}が失敗した原因', '~{object}が失敗した原因'], ['原因を一つずつ検討し、重みを比べる。']],
  'fail.design': [['計画と指導の誤り'], ['判断と決定の誤りを示す。']],
  'fail.means': [['力と状況の制約'], ['条件が結果をどう限ったかを示す。']],
  'fail.other': [['反対側の対応'], ['相手が何をし、なぜ効いたかを述べる。']],
  'fail.result': [
    ['{focus}の失敗の帰結と評価', '~{object}の失敗の帰結と評価'],
    ['直接の結果と長期の影響を分け、諸説を検討する。'],
  ],
} as const satisfies Partial<Phrases<Move>>;
