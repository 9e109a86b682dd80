import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

/** Sections of the chapters that students ask for, and of what they keep a paper to. */
export const wishedMatters = {
  'wish.side': [['{focus}の{term}', '~{object}の{term}'], ['この側面の資料、経過、得られた判断を述べる。']],
  'wish.matterA': [['{term}の内容と広がり'], ['本題にどのような形で現れ、どこまで及ぶかを述べる。']],
  'wish.matterB': [
    ['{term}からみた{focus}', '~{term}からみた{object}'],
    ['この側面から本題を見直し、何がどこまで分かるかを述べる。'],
  ],
  'wish.people': [['対象とする{term}の範囲と特徴'], ['誰を含め、どう選び、どの特徴が本題に関わるかを述べる。']],
  'wish.period': [['対象時期（{term}）の区切りと特徴'], ['この時期を取る理由と、その間の変化を述べる。']],
  'wish.sideA': [['{term}の根拠と考え方'], ['理由、よりどころとなる資料、全体の方針を述べる。']],
  'wish.sideB': [['{term}の内容と手順'], ['何を含み、どの順に進めるかを述べる。']],
  'wish.resultsA': [
    ['{focus}に関する主な結果', '~{object}に関する主な結果'],
    ['問いの順に結果を示す。数値は得られてから記す。'],
  ],
  'wish.resultsB': [
    ['{focus}に関する結果の解釈と限界', '~{object}に関する結果の解釈と限界'],
    ['結果がどの判断を支え、どれを支えないかを述べる。'],
  ],
  'wish.measureA': [
    ['{focus}をめぐる具体的な手立て', '~{object}をめぐる具体的な手立て'],
    ['何を、誰が、どの順に行うかを述べる。'],
  ],
  'wish.measureB': [['手立てを実行するための条件'], ['必要な人手、費用、制度を述べる。']],
} as const satisfies Partial<Phrases<Move>>;
