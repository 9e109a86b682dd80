import { readPatterns } from '../title-data.ts';

export const patterns = readPatterns(`
status-and-remedies | economics management education agriculture interdisciplinary law military medicine | {in}{pop}{matter}の現状と課題、その対策
status-and-remedies | economics management education agriculture interdisciplinary medicine military law | {in}{pop}{matter}をめぐる問題点と改善策
status-and-remedies | engineering | {in}{pop}{matter}の問題点と対策
status-and-remedies | science | {in}{pop}{matter}の現状と要因、その対策
status-and-remedies | literature art | {in}{pop}{matter}の現状と課題、その対策
status-and-remedies | history | {in}{matter}の史料保存の現状と課題、その対策
status-and-remedies | philosophy | {in}{pop}{matter}の現状と課題、その対策
relation-test | economics management education interdisciplinary agriculture military | {matter}が{pop}{outcome}に及ぼす影響{case}
relation-test | economics management education interdisciplinary agriculture | {in}{matter}と{pop}{outcome}の関連
relation-test | economics management education interdisciplinary | {in}{matter}が{pop}{outcome}に与える影響の実証分析
relation-test | medicine | {in}{matter}と{pop}{outcome}との関連
relation-test | medicine | {in}{pop}{matter}の関連要因：横断調査
relation-test | science engineering | {in}{matter}と{pop}{outcome}の関係
design-artefact | engineering agriculture military | {in}{matter}を用いた{pop}{outcome}システムの設計と実装
design-artefact | engineering | {in}{matter}による{pop}{outcome}装置の試作と評価
design-artefact | science | {in}{matter}を用いた{pop}{outcome}モデルの構築
design-artefact | science | {in}{matter}による{pop}{outcome}アルゴリズムの設計と実装
design-artefact | management interdisciplinary | {in}{pop}{matter}を支える管理システムの設計と実装
design-artefact | interdisciplinary | {in}{pop}{matter}のためのプラットフォームの設計と開発
design-artefact | art | {in}{matter}を生かした{outcome}の設計と制作
design-artefact | art | {in}{matter}による{outcome}のデザイン提案と制作
doctrinal-law& | law | {in}{pop}{matter}をめぐる法的課題
doctrinal-law& | law | {in}{pop}{matter}の法的検討：{outcome}の観点から
doctrinal-law& | law | {in}{pop}{matter}における{outcome}の法解釈
case-study& | law | {in}{pop}{matter}と{outcome}の事例研究
theory-essay& | law | {in}{pop}{matter}をめぐる哲学的考察
review& | law | {in}{pop}{matter}に関する研究動向と課題
review& | law | {in}{pop}{matter}と{outcome}に関する文献レビュー
teaching-design& | law | {in}{pop}{matter}を題材とした法教育の授業設計
doctrinal-law | law | {in}{matter}と{pop}{outcome}をめぐる法的課題
doctrinal-law | law | {in}{matter}の法的規制：{pop}{outcome}の観点から
doctrinal-law | law | {in}{matter}における{outcome}の法解釈
text-interpretation | literature philosophy art | {work}における{theme}
text-interpretation | literature philosophy art | {work}論：{theme}を手がかりに
text-interpretation | literature art philosophy | {work}に描かれた{theme}の解釈
design-artefact | art | {work}を生かした博物館グッズの設計と制作
design-artefact | art | {work}による展示空間のデザイン提案と制作
case-study | art | {work}の展示に関する事例研究
case-study | philosophy | {work}を読む授業の事例研究
status-and-remedies | literature | {work}の翻訳の現状と課題、その対策
status-and-remedies | philosophy literature | {work}の読書指導の現状と課題、その対策
history-narrative | art literature | {work}の伝来と受容の歴史
history-narrative | history | {in}{matter}の成立と展開
history-narrative | history | {in}{matter}の歴史的意義と変遷
history-narrative | history | {in}{matter}と{outcome}の歴史的変遷
history-narrative | history military economics art | {in}{pop}{matter}の歴史的変遷
history-narrative | literature | {work}の受容史
history-narrative | art literature philosophy | {work}の受容の歴史的変遷
history-narrative | art literature | {work}研究の歴史的変遷
history-narrative | philosophy literature | {in}{matter}の成立と歴史的変遷
history-narrative? | philosophy literature | 二十世紀の{in}{matter}の歴史
clinical-study | medicine | {in}{matter}が{pop}{outcome}に及ぼす効果：ランダム化比較試験
clinical-study | medicine | {in}{pop}{outcome}に対する{matter}の有効性の検討
clinical-study | medicine | {in}{matter}による{pop}{outcome}への介入効果
lab-experiment | science agriculture | {in}{matter}が{pop}{outcome}に及ぼす影響に関する実験
lab-experiment | science | {in}{matter}が{pop}{outcome}に及ぼす影響：対照実験
lab-experiment | science | {in}{matter}の調製と{outcome}の測定
lab-experiment | engineering | {in}{matter}が{pop}{outcome}に及ぼす影響の実験的検討
lab-experiment | engineering | {in}{matter}による{outcome}の測定実験
lab-experiment | agriculture | {in}{matter}が{outcome}に及ぼす影響：圃場試験
lab-experiment! | medicine | {matter}が{outcome}に及ぼす作用：培養細胞を用いた実験
theory-essay | philosophy | {in}{matter}と{outcome}についての哲学的考察
theory-essay | philosophy | {in}{pop}{matter}とは何か：哲学的考察
theory-essay | philosophy | {in}{matter}は{outcome}を損なうか：哲学的検討
theory-essay! | science | {matter}の{outcome}に関する理論的考察
theory-essay! | science | {matter}と{outcome}の理論と証明
theory-essay | law | {in}{matter}の規制をめぐる哲学的考察
theory-essay | literature art | {in}{matter}とは何か：理論的考察
theory-essay | literature art | {in}{matter}の概念とその限界
theory-essay | interdisciplinary education | {in}{pop}{matter}の意義と限界：理論的考察
theory-essay | military | {in}{pop}{matter}の概念とその限界
theory-essay | military | {in}{matter}とは何か：{outcome}をめぐる理論的考察
review | economics management education interdisciplinary agriculture medicine law military | {in}{matter}と{pop}{outcome}に関する研究動向
review | science engineering medicine agriculture | {in}{pop}{outcome}に向けた{matter}の文献レビュー
review | philosophy literature history art | {in}{matter}の研究史と展望
review | economics management education interdisciplinary law military history literature art philosophy science engineering | {in}{pop}{matter}に関する研究動向と課題
case-study | economics management agriculture education interdisciplinary military | {in}{pop}{matter}の実践に関する事例研究
case-study | economics management agriculture education interdisciplinary law engineering | {in}{matter}と{pop}{outcome}の事例研究
case-study | history literature art | {in}{matter}と{outcome}の事例研究
case-study | philosophy | {in}{pop}{matter}の倫理的問題の事例研究
case-study | philosophy | {in}{matter}と{outcome}の事例研究
case-study | literature | {work}の映画化に関する事例研究
policy-analysis | economics agriculture interdisciplinary management military education medicine law | {in}{pop}{matter}をめぐる政策の評価
policy-analysis | economics agriculture interdisciplinary education medicine military management law | {in}{pop}{matter}に関する政策の評価と改革
policy-analysis | law economics medicine education management | {in}{pop}{matter}に関する政策の評価
teaching-design | education | {in}{pop}{matter}を取り入れ{outcome}を育てる授業設計
teaching-design | education | {in}{pop}{matter}の授業づくり：{outcome}を高めるために
teaching-design | history | {in}{matter}を題材とした歴史の授業設計
teaching-design | history | {in}{matter}の史料を読む授業づくり
teaching-design | literature | {in}{matter}を題材とした国語科の授業設計
teaching-design | literature | {in}{matter}を読む授業づくり
teaching-design | philosophy | {in}{matter}を題材とした哲学対話の授業設計
teaching-design | philosophy | {in}{matter}を考える公民科の授業づくり
teaching-design | law | {in}{matter}を題材とした法教育の授業設計
design-artefact | history | {in}{matter}デジタルアーカイブの設計と実装
theory-essay | military | {in}{pop}{matter}の意義と限界：理論的考察
`);
