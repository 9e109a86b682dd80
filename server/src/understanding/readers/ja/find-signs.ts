import type { Sign } from '../../title-reading.ts';

const inTitle: [Sign, RegExp][] = [
  ['effect', /影響|効果|及ぼす|与える|関連|相関|媒介|調整効果|調整作用/u],
  ['factors', /要因|原因|敗因|勝因|なぜ/u],
  ['status', /現状|実態|動向|状況/u],
  ['problem', /課題|問題|リスク|脅威|限界/u],
  ['remedy', /対策|方策|解決策|改善|支援策|予防|防止|振興|活性化|再生/u],
  ['design', /設計|実装|開発|構築|試作|制作|システム|アプリ|(?:を用いた|による).+(?:認識|分類|予測|検出|推定)/u],
  ['application', /応用|活用|利用/u],
  ['preparation', /合成|調製|作製|測定|抽出|分解|除去|同定|定量|触媒|収量/u],
  ['trial', /患者|療法|治療|臨床|リハビリ|疾患|術後/u],
  ['care', /看護|介護|ケア/u],
  ['history', /時代|明治|大正|昭和|戦前|戦後|幕末|占領期|維新|変遷|成立|形成|歴史|戦争|海戦|会戦|戦役|事変|脱退/u],
  ['comparison', /比較|異同|相違/u],
  ['review', /文献検討|文献レビュー|レビュー|研究史|研究動向|系譜|展望論文/u],
  ['case', /事例|ケーススタディ|を例に/u],
  ['survey', /調査|アンケート|インタビュー/u],
  ['interpretation', /『[^』]+』|表象|自己像|解釈(?!論)|演奏|小説|映画|絵画|文学/u],
  ['concept', /概念|思想|意義|本質|とは|哲学/u],
  ['norm', /憲法|民法|刑法|法的|判例|違憲|権利|責任|著作権|訴訟|制度の存廃|法\d|条$/u],
  ['policy', /政策|制度|改革|移行|受け入れ|条約|同盟|安全保障/u],
  ['teaching', /授業|指導|学習指導|教材|アクティブ・ラーニング|カリキュラム/u],
  ['argument', /是非|存廃|倫理的|正当性|妥当性|考察|べき/u],
];

export function findSigns(title: string, known: readonly Sign[]): Sign[] {
  return [...new Set<Sign>([...known, ...inTitle.filter(([, pattern]) => pattern.test(title)).map(([sign]) => sign)])];
}
