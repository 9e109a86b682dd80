import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const moods = {
  'mood.nature': [['{object}とは何か'], ['身近な場面から出発し、いくつかの意味を分け、本稿の定義を定める。']],
  'mood.kinds': [['{object}の諸相'], ['それぞれ例を挙げ、共通点と違いを述べる。']],
  'mood.source': [['{object}はどこから生じるか'], ['人間自身、人と人との間、時代の三つの面から問う。']],
  'mood.self': [['人間の条件と{object}'], ['有限性、欲求、自己意識がどのように生み出すかを示す。']],
  'mood.others': [['他者との関係における{object}'], ['承認、比較、依存の中でどう生じるかを示す。']],
  'mood.age': [['現代社会における{object}'], ['今日の暮らしがそれをどう強め、変えたかを述べる。']],
  'mood.effect': [['{object}が人にもたらすもの'], ['得るものと失うものを述べ、一時のものと長く残るものを分ける。']],
  'mood.harm': [['{object}の代償'], ['どのようなときに人を傷つけるかを述べる。']],
  'mood.gain': [['{object}の積極的な意味'], ['それによって何が見え、何ができるかを述べる。']],
  'mood.judge': [['{object}をどう評価するか'], ['何人かの思想家の見方を比べ、判断を示す。']],
  'mood.views': [['思想家たちの{object}論'], ['立場の違う二、三人を原文に即して取り上げる。']],
  'mood.way': [['{object}との向き合い方'], ['分析から取りうる態度を導き、その限界を述べる。']],
  'mood.bounds': [['{object}の条件と限界'], ['いつ求められ、いつ求められないかを述べる。']],
  'joint.mood': [['{object}の本質と由来'], ['何であるかを述べ、どこから生じるかを問う。']],
  'joint.moodWorth': [['{object}の影響と評価'], ['得失を述べたうえで判断する。']],
} as const satisfies Partial<Phrases<Move>>;
