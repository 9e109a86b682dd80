import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const issue = {
  'issue.problem': [['{object}の実態と規模'], ['確かめられる数値で大きさ・変化・影響を受ける人を示す。']],
  'issue.extent': [['{object}の規模と推移'], ['数え方のそろった資料を挙げる。数値は補う。']],
  'issue.roots': [['{object}の背景要因'], ['長期の要因と近年の変化を分ける。']],
  'issue.burden': [['{object}の影響を受ける人々'], ['所得・地域・年齢による違いを述べる。']],
  'issue.answers': [['{object}への政策対応'], ['これまでの経過・手段・分担をたどる。']],
  'issue.course': [['{object}をめぐる政策の経過'], ['節目で分け、変更の理由を述べる。']],
  'issue.tools': [['{object}に対する主な政策手段'], ['法令・財政・サービスに分け、どの要因に向くかを見る。']],
  'issue.bodies': [['{object}に関わる主体'], ['誰が決め、負担し、実施するかを述べる。']],
  'issue.result': [['{object}をめぐる政策の成果と不足'], ['問題の変化に照らし、他の要因と分けて評価する。']],
  'issue.gain': [['{object}について政策が挙げた成果'], ['証拠の強さを項目ごとに示す。']],
  'issue.short': [['{object}について政策が届かない点'], ['触れられない要因と実施の穴を挙げる。']],
  'issue.uneven': [['{object}の政策で得る人と失う人'], ['利益と負担が釣り合うかを問う。']],
  'issue.options': [['{object}への政策の選択肢'], ['選択肢を比べ、条件つきで提言する。']],
  'issue.choices': [['{object}に対してとりうる方策'], ['方策と、それが向かう要因を挙げる。']],
  'issue.weigh': [['{object}への方策の比較'], ['効果・費用・公平・実現性で比べる。']],
  'issue.plan': [['{object}についての提言'], ['誰が、何から、いつ見直すかを述べる。']],
} as const satisfies Partial<Phrases<Move>>;
