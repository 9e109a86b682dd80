import type { Wording } from '../wording.ts';

export const toldAbstract: Wording['toldAbstract'] = {
  parts: {
    definition: '定義',
    parts: '構成と過程',
    actors: '関係者の利害',
    rules: '現行の規則',
    origin: '経緯',
    working: '仕組みと条件',
    effects: '影響',
    debates: '争点',
    own: '執筆者自身の資料',
  },
  openings: [
    '本稿は{matter}を取り上げ、{list}を述べる。',
    '{matter}について、本稿は{list}を示す。',
    '本稿は{matter}を題とし、{list}を整理する。',
    '本稿が扱うのは{matter}であり、{list}に触れる。',
  ],
  discussing: [
    '本稿は{matter}を論じるものであり、主な論点は次のとおりである。',
    '本稿では{matter}を取り上げ、次のことを述べる。',
    '{matter}を、本稿は次の観点から論じる。',
  ],
  examining: [
    '本稿は{matter}を取り上げ、主な問題とその原因を検討し、対応を論じる。',
    '本稿の目的は、{matter}における問題を整理し、その原因と対策を明らかにすることである。',
    '{matter}について、本稿は問題の所在と原因を分析し、必要な対応を示す。',
    '本稿では、{matter}をめぐる問題がなぜ生じるのかを考察し、その対策を検討する。',
  ],
  others: ['あわせて、{list}も検討する。', 'このほか、{list}を取り上げる。'],
  dwelling: [
    '本稿は、{clause}こと、また{clause2}ことを論じる。',
    '論述の中心は、{clause}こと、および{clause2}ことである。',
    'とくに、{clause}という点と、{clause2}という点を指摘する。',
  ],
  answer: {
    answerDebate: [
      '双方の見方は分かれ、{clause}。',
      'これについては、{clause}という対立がある。',
      '答え方は二つに分かれ、{clause}。',
    ],
    answerSides: [
      '肯定の理由は{clause}ことであり、否定の理由は{clause2}ことである。',
      '{clause}ことは肯定の論拠となり、{clause2}ことは否定の論拠となる。',
      '肯定する側は{clause}ことを、否定する側は{clause2}ことを理由とする。',
    ],
  },
  tested: {
    direct: '検証すべき仮説は、他の要因を除いても{x}と{y}に関連があるというものである。',
    mediated: '{x}と{y}の間を{m}がつなぐ可能性も検討する。',
    moderated: '{m}によって{x}と{y}の関係の強さが変わる可能性も検討する。',
    factor: '{y}の要因の候補として{x}を取り上げる。',
  },
  ofOther: null,
};
