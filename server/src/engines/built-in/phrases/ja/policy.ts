import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const policy = {
  'policy.problem': [
    ['{focus}の政策課題と目標', '~{object}の政策課題と目標'],
    ['何に応え、何を目指し、誰が得て誰が負担するかを示す。'],
  ],
  'policy.origin': [['{object}が議題となった背景'], ['確認できる事実で問題の由来と緊急度を示す。']],
  'policy.goals': [['{object}の目標とその順位'], ['明示の目標と暗黙の目標を分け、緊張を示す。']],
  'policy.parties': [['{object}をめぐる利害'], ['影響を受ける人々の要求と発言力を挙げる。']],
  'policy.tools': [['{focus}の政策手段', '~{object}の政策手段'], ['規制・誘導・情報に分け、目標との整合を見る。']],
  'policy.rules': [['{object}の規制と基準'], ['主な規定の対象と強さを述べる。']],
  'policy.incentives': [['{object}の財政と誘導策'], ['財源、受け手、誘導の方向を示す。']],
  'policy.duties': [['{object}の責任分担'], ['分担をたどり、重複と空白を見つける。']],
  'policy.carrying': [
    ['{focus}の実施過程', '~{object}の実施過程'],
    ['決定から実施までをたどり、どこで変質するかを見る。'],
  ],
  'policy.chain': [['{object}の決定から実施まで'], ['各段階の主体と期限を図にする。']],
  'policy.local': [
    ['{place}における{object}の実施', '各地における{object}の実施'],
    ['実施の仕方と条件を比べ、一例を全体としない。'],
  ],
  'policy.obstacle': [['{object}の実施を妨げるもの'], ['能力・意欲・規則の衝突を分けて論じる。']],
  'policy.effects': [
    ['{focus}の成果と副作用', '~{object}の成果と副作用'],
    ['目標と結果を照らし、予期しない結果を探す。数値は後に補う。'],
  ],
  'policy.yardstick': [['{object}を評価する尺度'], ['どの指標と比較なら結果を政策に帰せるかを述べる。']],
  'policy.reached': [['{object}の目標達成度'], ['目標ごとに証拠の強さを示す。']],
  'policy.side': [['{object}の副作用と費用'], ['費用の転嫁、回避行動、新たな不公平を挙げる。']],
  'policy.adjust': [['{focus}の見直し', '~{object}の見直し'], ['原因に応じた案を比べ、必要な条件を示す。']],
  'policy.options': [['{object}の選択肢'], ['維持・修正・転換の案と代償を示す。']],
  'policy.choice': [['{object}の選択肢の比較'], ['同じ基準で比べ、推す理由を述べる。']],
  'policy.support': [['{object}の見直しに要る条件'], ['法・財源・検証の時期を示す。']],
  'policy.gain': [['{object}の受益者'], ['誰がどれほど得たかを証拠とともに示す。']],
  'policy.missed': [['{object}の未達の目標'], ['設計の欠陥と実施の欠陥を分ける。']],
} as const satisfies Partial<Phrases<Move>>;
