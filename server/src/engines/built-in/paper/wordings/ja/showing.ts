import type { Showing } from '../wording.ts';

export const showing: Showing = {
  tables: {
    variables: ['変数の定義と測定方法を{mark}に示す。', '{mark}は{focus}に関わる変数をまとめたものである。'],
    items: ['測定項目を{mark}に示す。', '{mark}に質問項目を挙げる。'],
    coding: ['資料の整理に用いる符号を{mark}に示す。', '符号とその意味は{mark}のとおりである。'],
    schedule: ['段階ごとの作業を{mark}に示す。', '{mark}は全体の日程である。'],
    results: ['主な結果は{mark}の形で記入する。', '{mark}はデータを得た後に記入する表である。'],
    tests: ['確認すべき項目を{mark}に挙げる。', '{mark}は項目ごとの確認内容である。'],
    hypotheses: ['以上の仮説を{mark}にまとめる。', '{mark}は各仮説と検証の箇所を対応させたものである。'],
    measures: ['問題、原因、方策の対応を{mark}に示す。', '{mark}は三者を一つずつ対応させたものである。'],
    compare: ['比較の項目を{mark}に示す。', '{mark}は双方を項目ごとに対照したものである。'],
    terms: ['主な概念の意味は{mark}のとおりとする。', '{mark}に主な概念の本稿での意味を示す。'],
  },
  figures: {
    route: {
      caption: '研究の流れ',
      leads: ['研究全体の流れを{mark}に示す。', '問いから結論までの道筋は{mark}のとおりである。'],
    },
    model: {
      caption: '{matter}の研究モデル',
      leads: ['以上の仮説の関係を{mark}に示す。', '仮説をまとめると{mark}の研究モデルになる。'],
    },
    measures: {
      caption: '問題、原因、方策の対応',
      leads: ['どの方策がどの原因に応じるかを{mark}に示す。', '{mark}は問題から方策までの筋道を示す。'],
    },
    modules: {
      caption: '{object}の構成',
      leads: ['{object}の構成を{mark}に示す。', '{mark}は{object}の各部分とその階層である。'],
    },
  },
  stages: {
    ask: '問題の提起',
    ground: '理論的基礎',
    design: '研究の設計',
    analyse: '分析と検討',
    build: '実装と検証',
    propose: '提言',
    close: '結論',
  },
};
