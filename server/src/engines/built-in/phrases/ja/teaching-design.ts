import type { Phrases } from '../phrase.ts';
import type { Move } from '../zh/phrases.ts';

export const teachingDesign = {
  'lesson.ground': [['{object}：学習者と教材の分析'], ['学習者の実態、教材、学習指導要領の求めを調べる。']],
  'lesson.learners': [
    ['{population}の実態とつまずき', '学習者の実態とつまずき'],
    ['事前調査と成果物から既習事項と典型的なつまずきを捉える。'],
  ],
  'lesson.content': [['教材の内容と指導要領の求め'], ['知識と技能の構造を示し、要となる点を定める。']],
  'lesson.status': [['{object}の指導の現状'], ['授業観察と教師への聞き取りから通常の指導を述べる。']],
  'lesson.design': [['{object}の授業設計'], ['目標から活動と評価を導き、三者を一致させる。']],
  'lesson.goal': [['{object}の目標と到達の姿'], ['目標を観察できる姿で表し、評価方法を添える。']],
  'lesson.principle': [['{object}の設計方針'], ['方針を学習者のつまずきと結びつける。']],
  'lesson.lens': [['{theory}が設計に示すこと'], ['活動に生かせる点だけを取り上げる。']],
  'lesson.activity': [['{object}の活動の流れ'], ['授業の前・中・後に教師と学習者が行うことを示す。']],
  'lesson.before': [['授業前：課題と資料'], ['予習課題、資料、返し方を定める。']],
  'lesson.during': [['授業中：発問と活動'], ['発問で活動をつなぎ、反応を予想する。']],
  'lesson.after': [['授業後：宿題と発展'], ['段階を分けた宿題を目標に結びつける。']],
  'lesson.example': [['{case}の授業例', '一時間の授業例'], ['一つの授業で目標、活動、評価の対応を示す。']],
  'lesson.strategy': [['{object}の指導の工夫'], ['つまずきごとに指導法を示し、授業の場面を挙げる。']],
  'lesson.motive': [['興味を引き出す導入'], ['場面の選び方と生まれる問いを述べる。']],
  'lesson.scaffold': [['足場かけと段階的な支援'], ['支援の形と外す時期を示す。']],
  'lesson.talk': [['協働と発表'], ['班、役割、発表の見取り方を述べる。']],
  'lesson.practice': [['{object}の授業実践'], ['学級、経過、途中の変更を記録する。']],
  'lesson.class': [['{population}の学級と時間割', '実践学級と時間割'], ['学級、時数、担当者、比較学級を示す。']],
  'lesson.process': [['授業の経過と場面'], ['行ったことと学習者の反応を順に記す。']],
  'lesson.adjust': [['実践中の変更'], ['うまくいかなかった点と変え方を述べる。']],
  'lesson.check': [['{object}の評価と省察'], ['目標に照らして証拠を集める。結果は後に記入する。']],
  'lesson.product': [['成果物とテストの分析'], ['ルーブリックで前後の姿を比べる。']],
  'lesson.voice': [['学習者と同僚教師の声'], ['意見を集め、一致と相違をまとめる。']],
  'lesson.limit': [['{object}が生きる条件'], ['学級規模、時間、機器、準備の条件を示す。']],
  'lesson.revise': [['省察と設計の見直し'], ['目標、活動、評価の改める点を示す。']],
} as const satisfies Partial<Phrases<Move>>;
