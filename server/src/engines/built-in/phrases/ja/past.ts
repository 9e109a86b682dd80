import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const past = {
  'past.setting': [
    ['{focus}の歴史的背景', '~{object}の歴史的背景'],
    ['事前の情勢と各勢力の立場を示し、出発点とする。'],
  ],
  'past.before': [['{object}以前の情勢'], ['{data}により政治・経済・社会の状況を述べる。']],
  'past.parties': [['{object}に関わる諸勢力'], ['それぞれの目的・力・懸念を述べる。']],
  'past.course': [['{focus}の経過', '~{object}の経過'], ['段階ごとに述べ、史料の食い違いを検討する。']],
  'past.stages': [['{object}の時期区分'], ['区分の根拠と各期の特徴を示す。']],
  'past.moment': [['{object}の転機'], ['流れを変えた出来事と、他の可能性を考える。']],
  'past.deep': [['{focus}の遠因', '~{object}の遠因'], ['結果から逆算せず、長期の条件に原因を探る。']],
  'past.structure': [['{object}の背後にある制度と社会'], ['制度と社会構造が用意したものを示す。']],
  'past.interest': [['{object}の背後にある利害'], ['財源・資源・利益の配分をたどる。']],
  'past.belief': [['{object}の背後にある思想'], ['当時の人々の判断を述べる。']],
  'past.trigger': [['{object}の近因'], ['偶然と決定を挙げ、きっかけと根を分ける。']],
  'past.weigh': [['{focus}の諸要因の軽重', '~{object}の諸要因の軽重'], ['比較と反事実により要因の重みを判断する。']],
  'past.views': [['{object}をめぐる諸説'], ['主な説明を史料と時代背景とともに並べる。']],
  'past.verdict': [['{object}の諸説の検討'], ['採る説明と、なお不確かな点を示す。']],
  'past.result': [
    ['{focus}の結果と影響', '~{object}の結果と影響'],
    ['直接の結果と長期の影響を、人々の違いとともに示す。'],
  ],
  'past.direct': [['{object}の直接の結果'], ['直後に確かめられる変化を述べる。']],
  'past.remote': [['{object}の長期的影響'], ['制度と思想に残る跡を誇張せずたどる。']],
  'past.choices': [['{object}における当事者の選択'], ['決定者の知り得たことと制約を述べる。']],
  'past.rule': [['{object}の背後にある制度'], ['制度の働きと行き詰まりを述べる。']],
  'past.society': [['{object}の背後にある社会変動'], ['人口・階層・生業の変化をたどる。']],
  'past.early': [['{object}の前期'], ['始まりと最初の方向を述べる。']],
  'past.late': [['{object}の後期'], ['方向の変化と終結を述べる。']],
} as const satisfies Partial<Phrases<Move>>;
