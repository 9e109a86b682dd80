import { readFrames } from '../title-data.ts';

export const frames = readFrames(`
status-and-remedies | medicine | m t | {in}{pop}{deed}の現状と課題、その対策
status-and-remedies | economics management education agriculture interdisciplinary military law | m t a | {in}{pop}{x}の現状と課題、その対策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | m t a | {in}{pop}{deed}をめぐる問題点と改善策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | i | {in}{pop}{x}の現状と要因、その対策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | i | {in}{pop}{x}をめぐる問題点と改善策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law | s | {in}{pop}{x}の現状と課題、向上のための対策
status-and-remedies | engineering science | m t s | {in}{pop}{x}の問題点と対策
status-and-remedies | engineering science | i | {in}{pop}{x}の現状と要因、その対策
status-and-remedies | literature | e | {in}{pop}{x}を扱う文学の普及の現状と課題、その対策
status-and-remedies | literature | o | {in}{pop}{x}の読書の現状と課題、その対策
status-and-remedies | art | t | {in}{pop}{x}の現状と課題、その対策
status-and-remedies | history | t ** | {in}{x}の史料保存の現状と課題、その対策
status-and-remedies | philosophy | t ** | {in}{x}をめぐる倫理的課題の現状と対策
status-and-remedies | economics management education agriculture interdisciplinary military medicine law engineering science | ** | {in}{cause}のもとでの{pop}{outcome}の現状と課題、その対策
status-and-remedies | economics management education agriculture interdisciplinary medicine military | ** | {in}{cause}と{pop}{outcome}をめぐる問題点と改善策
relation-test | economics management education interdisciplinary military | ** m i t s | {cause}が{pop}{outcome}に及ぼす影響{case}
relation-test | agriculture | ** m i s | {in}農家調査にみる{list}と{pop}{outcome}の関連
relation-test | economics management education interdisciplinary medicine agriculture | ** m i s | {in}{list}と{pop}{outcome}の関連
relation-test | economics management education interdisciplinary | t | {in}{list}と{pop}{outcome}の関連
relation-test | economics management education interdisciplinary | ** m i t s | {in}{cause}が{pop}{outcome}に与える影響の実証分析
relation-test | medicine | ** i s m | {in}{list}と{pop}{outcome}との関連：横断調査
relation-test | medicine education management interdisciplinary economics | i s | {in}{pop}{x}の関連要因の分析
relation-test | science engineering | ** i s | {in}{list}と{pop}{outcome}の関係
relation-test | engineering | t | {in}運転条件と{pop}{x}の{outcome}の関係
relation-test | science | g v w | {in}気温と{x}の{outcome}の関係
relation-test | science | g v | {in}土地利用と{x}の{outcome}の関係
relation-test | science | w | {in}海面水温と{x}の{outcome}の関係
relation-test | science | k | {in}{x}の質量と{outcome}の関係
design-artefact | science | g | {in}衛星データを用いた{x}の{outcome}の監視システムの設計と実装
design-artefact | science | v | {in}野外記録を用いた{x}の識別モデルの設計と実装
design-artefact | science | g v w | {in}機械学習による{x}の{outcome}の予測モデルの設計と実装
design-artefact | science | k | {in}サーベイデータを用いた{x}の自動分類アルゴリズムの設計と実装
lab-experiment | science | g | {in}温度上昇が{x}の{outcome}に及ぼす影響：シミュレーション実験
lab-experiment | science | v | {in}温度上昇が{x}の{outcome}に及ぼす影響：飼育実験
lab-experiment | science | w | {in}地表面の変化が{x}の{outcome}に及ぼす影響：数値シミュレーション実験
lab-experiment | science | k | {in}{x}の{outcome}に関する数値シミュレーション実験
status-and-remedies | science | g v | {in}{x}の保全の現状と課題、その対策
status-and-remedies | science | g v | {in}{x}の減少の現状と要因、その対策
status-and-remedies | science | w | {in}{x}の観測の現状と課題、その対策
status-and-remedies | science | w | {in}{x}の予測の問題点と対策
status-and-remedies | science | k | {in}{x}の観測の問題点と対策
relation-test | science | z | {in}環境条件と{pop}{x}の変化の関係
relation-test | science | z | {in}温度と{pop}{x}の変化の関係
design-artefact | science | z | {in}観測データを用いた{pop}{x}の識別モデルの設計と実装
design-artefact | science | z | {in}機械学習による{pop}{x}の分析モデルの設計と実装
lab-experiment | science | z | {in}環境条件が{pop}{x}に及ぼす影響：室内実験
lab-experiment | science | z | {in}温度変化が{pop}{x}に及ぼす影響：シミュレーション実験
status-and-remedies | science | z | {in}{pop}{x}の研究の現状と課題、その対策
status-and-remedies | science | z | {in}{pop}{x}の観測の問題点と対策
relation-test | science | t | {in}温度と{x}の{outcome}の関係
relation-test | agriculture | t a | {in}{y}の生産規模と{outcome}の関連
relation-test | agriculture | t a | {in}{y}の価格変動が農家所得に及ぼす影響の実証分析
design-artefact | agriculture military | u | {in}{pop}{x}の支援システムの設計と実装
design-artefact | agriculture military | u | {in}{pop}{x}の情報管理システムの設計と実装
design-artefact | agriculture military | x | {in}{x}を用いた{pop}{task}システムの設計と実装
design-artefact | engineering | m | {in}{x}を用いた{pop}{task}システムの設計と実装
design-artefact | engineering | m | {in}{x}による{pop}{task}装置の試作と評価
design-artefact | engineering agriculture military science | t a | {in}{pop}{y}の{task}システムの設計と実装
design-artefact | engineering agriculture | i | {in}{pop}{x}の検知システムの設計と実装
design-artefact | engineering agriculture | i | {in}{pop}{x}の予測警報システムの試作と評価
design-artefact | engineering agriculture | s | {in}{pop}{x}の監視システムの設計と実装
design-artefact | engineering agriculture military | mm mt | {in}{cause}を用いた{pop}{outcome}システムの設計と実装
design-artefact | engineering agriculture military | mi ms | {in}{cause}を用いた{pop}{outcome}の監視システムの設計と実装
design-artefact | engineering agriculture science military | t* i* s* | {in}{cause}を考慮した{pop}{outcome}の予測システムの設計と実装
design-artefact | science | m | {in}{x}による{pop}{task}アルゴリズムの設計と実装
design-artefact | science | i s | {in}{pop}{x}の予測モデルの設計と実装
design-artefact | military | i s | {in}{pop}{x}の評価システムの設計と実装
design-artefact | science military | m* | {in}{cause}を用いた{pop}{outcome}の予測モデルの構築
design-artefact | management interdisciplinary | m t | {in}{pop}{x}を支える管理システムの設計と実装
design-artefact | interdisciplinary | m t | {in}{pop}{x}のためのプラットフォームの設計と開発
design-artefact | management interdisciplinary | i | {in}{pop}{x}の早期発見システムの設計と実装
design-artefact | management interdisciplinary | s | {in}{pop}{x}の評価システムの設計と実装
design-artefact | management interdisciplinary | ** | {in}{cause}を考慮した{pop}{outcome}の評価システムの設計と実装
design-artefact | art | t | {in}{x}を生かした{task}の設計と制作
design-artefact | art | t | {in}{x}による{task}のデザイン提案と制作
design-artefact | art | ** | {in}{cause}と{outcome}を主題とした展示空間の設計と制作
design-artefact | history | t ** | {in}{x}デジタルアーカイブの設計と実装
design-artefact | engineering management interdisciplinary agriculture military science art | d | {in}{tool}を用いた{pop}{x}の設計と実装
design-artefact | engineering | d | {in}{tool}による{x}の試作と評価
design-artefact | engineering interdisciplinary | d | {in}{tool}に基づく{pop}{x}の省電力化設計
doctrinal-law | law | m i t s | {in}{pop}{x}と{outcome}をめぐる法的課題
doctrinal-law | law | m i t | {in}{pop}{x}の法的規制とその課題
doctrinal-law | law | s | {in}{pop}{x}の法的保護とその課題
doctrinal-law | law | m i t s | {in}{pop}{x}における{outcome}の法解釈
doctrinal-law | law | ** | {in}{cause}と{pop}{outcome}をめぐる法的課題
doctrinal-law | law | ** | {in}{cause}における{pop}{outcome}の法的保護
text-interpretation | literature | o | {in}{x}における語りの構造
text-interpretation | literature | o | {in}{x}における女性像の解釈
text-interpretation | literature | o | {in}{x}に描かれた都市の解釈
text-interpretation | literature | e | {work}における{x}
text-interpretation | literature | e | {work}に描かれた{x}の解釈
text-interpretation | art | t | {work}における{x}のイメージの解釈
text-interpretation | literature art | ** | {work}における{cause}と{outcome}
text-interpretation | literature art | ** | {work}に描かれた{cause}と{outcome}の解釈
history-narrative | history | t | {in}{x}の成立と展開
history-narrative | history | t | {in}{x}と{outcome}の歴史的変遷
history-narrative | literature | e | {in}{x}の表象の歴史的変遷
history-narrative | literature | o | {in}{x}の歴史的変遷
history-narrative | history military economics art philosophy | t m i | {in}{pop}{x}の歴史的変遷
history-narrative | history economics military art literature philosophy | ** | {in}{cause}と{pop}{outcome}の歴史的変遷
history-narrative | history | ** | {in}{cause}と{outcome}の成立と展開
clinical-study | medicine | m t | {in}{x}が{pop}{outcome}に及ぼす効果：ランダム化比較試験
clinical-study | medicine | m | {in}{pop}{outcome}に対する{x}の有効性の検討
clinical-study | medicine | i s | {in}{means}が{pop}{x}に及ぼす効果：ランダム化比較試験
clinical-study | medicine | i s | {in}{pop}{x}に対する{means}の有効性の検討
clinical-study | medicine | m* | {in}{cause}が{pop}{outcome}に及ぼす効果：ランダム化比較試験
clinical-study | medicine | m* | {in}{cause}による{pop}{outcome}への介入効果
lab-experiment | agriculture | f i s ** | {in}{cause}が{pop}{outcome}に及ぼす影響：室内実験
lab-experiment | science | m i s ** | {in}{cause}が{pop}{outcome}に及ぼす影響：室内実験
lab-experiment | science | t | {in}温度が{x}の{outcome}に及ぼす影響に関する実験
lab-experiment | agriculture | t | {in}{means}が{y}の収量と品質に及ぼす影響：圃場試験
lab-experiment | agriculture | a | {in}{means}が{y}の生産性に及ぼす影響：飼養試験
lab-experiment | agriculture | a | {in}{means}が{y}の成長と健康に及ぼす影響に関する実験
lab-experiment | agriculture | t | {in}{y}の収量に及ぼす{means}の影響：圃場試験
lab-experiment | agriculture | f ** | {in}{cause}が{pop}{outcome}に及ぼす影響：圃場試験
lab-experiment | engineering | i s ** | {in}{cause}が{pop}{outcome}に及ぼす影響：室内実験
lab-experiment | engineering | t | {in}{pop}{x}の{outcome}に関する実験
lab-experiment | engineering | t | {in}運転条件が{pop}{x}の{outcome}に及ぼす影響：室内実験
lab-experiment | science | t | {in}{x}の調製と{outcome}の測定
relation-test | medicine | t | {in}{x}の使用と{pop}{outcome}との関連：横断調査
lab-experiment | medicine | t | {x}が{outcome}に及ぼす作用：培養細胞を用いた実験
lab-experiment | engineering | d | {in}{tool}による{x}の性能測定実験
theory-essay | philosophy | t | {in}{x}と{outcome}についての哲学的考察
theory-essay | philosophy | t | {in}{x}とは何か：哲学的考察
theory-essay | philosophy | ** | {in}{cause}と{outcome}についての哲学的考察
theory-essay | philosophy | ** | {in}{cause}は{outcome}を損なうか：哲学的検討
theory-essay | art | t | {in}{x}とは何か：{outcome}をめぐる理論的考察
theory-essay | literature | e | {in}{x}の表象の意義と限界：理論的考察
theory-essay | literature | o | {in}{x}の意義と限界：理論的考察
theory-essay | art | t | {in}{x}の概念とその限界
theory-essay | literature | o | {in}{x}の概念とその限界
theory-essay | literature art | ** | {in}{cause}と{outcome}についての理論的考察
theory-essay | interdisciplinary education | m t | {in}{pop}{x}の意義と限界：理論的考察
theory-essay | interdisciplinary education | ** | {in}{cause}と{pop}{outcome}についての理論的考察
theory-essay | military | m t i s | {in}{pop}{x}の概念とその限界
theory-essay | military | ** | {in}{cause}と{pop}{outcome}についての理論的考察
theory-essay | science | m | {in}{pop}{x}の理論的基礎に関する考察
review | economics management education interdisciplinary medicine law military | ** m i t s | {in}{list}と{pop}{outcome}に関する研究動向
review | agriculture science engineering | ** m i s | {in}{list}と{pop}{outcome}に関する研究動向
review | science | n | {in}{x}の{outcome}に関する文献レビュー
review | engineering science | t | {in}{x}の{outcome}に関する文献レビュー
review | philosophy history art | t ** | {in}{pop}{x}の研究史と展望
review | literature | o ** | {in}{pop}{x}の研究史と展望
review | literature | e | {in}{pop}文学における{x}の研究史と展望
review | economics management education interdisciplinary agriculture medicine law military history art philosophy science engineering | m i t s a n z ** h | {in}{pop}{x}に関する研究動向と課題
review | literature | o ** | {in}{pop}{x}に関する研究動向と課題
review | literature | e | {in}{pop}文学における{x}に関する研究動向と課題
review | science engineering medicine agriculture | m i t s a n z ** h | {in}{pop}{x}の文献レビュー
review | engineering interdisciplinary management agriculture science | d | {in}{tool}を用いた{pop}{x}に関する研究動向
review | engineering interdisciplinary management agriculture science | d | {in}{tool}による{pop}{x}の文献レビュー
case-study | economics management agriculture education interdisciplinary military | m i t s a | {in}{pop}{deed}に関する事例研究
case-study | economics management agriculture education interdisciplinary military | m i t s a | {in}{pop}{deed}の実践：複数事例研究
case-study | law | m i t s | {in}{pop}{x}と{outcome}の事例研究
case-study | engineering | m t i s | {in}{pop}{deed}の事例研究
case-study | engineering interdisciplinary management agriculture | d | {in}{tool}を用いた{pop}{x}の事例研究
status-and-remedies | engineering interdisciplinary management agriculture | d | {in}{tool}を用いた{pop}{x}の問題点と対策
status-and-remedies | engineering | d | {in}{tool}を用いた{x}の現状と課題、その対策
case-study | history | t | {in}{x}と{outcome}の事例研究
case-study | literature | e | {in}{x}を主題とする創作の事例研究
case-study | literature art | o | {in}{x}の創作に関する事例研究
case-study | philosophy | t | {in}{x}の倫理的問題の事例研究
case-study | economics management agriculture education interdisciplinary military engineering history literature art law philosophy | ** | {in}{cause}と{pop}{outcome}の事例研究
policy-analysis | management | m i s e | {in}{pop}{deed}をめぐる政策の評価
policy-analysis | management | o | {in}{y}産業をめぐる政策の評価
policy-analysis | economics agriculture interdisciplinary military education medicine law | m i t s | {in}{pop}{deed}をめぐる政策の評価
policy-analysis | economics agriculture interdisciplinary education medicine military law | m i t s | {in}{pop}{deed}に関する政策の評価と改革
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | {in}{cause}と{pop}{outcome}をめぐる政策の評価
policy-analysis | economics agriculture interdisciplinary education medicine military management law | ** | {in}{cause}と{pop}{outcome}に関する政策の評価と改革
teaching-design | education | m | {in}{pop}{x}を取り入れ{outcome}を育てる授業設計
teaching-design | education | m | {in}{pop}{x}を生かした授業づくり：{outcome}を高めるために
teaching-design | education | i | {in}{pop}{x}の予防を考える授業設計
teaching-design | education | i | {in}{pop}{x}を題材とした道徳科の授業づくり
teaching-design | education | s | {in}{means}を通して{pop}{x}を育てる授業設計
teaching-design | education | t | {in}{pop}{y}を題材とし{outcome}を育てる授業設計
teaching-design | education | ms | {in}{cause}を取り入れ{pop}{outcome}を育てる授業設計
teaching-design | education | ** | {in}{pop}{cause}と{outcome}を題材とした授業づくり
teaching-design | history | t ** | {in}{x}を題材とした歴史の授業設計
teaching-design | history | t ** | {in}{x}の史料を読む授業づくり
teaching-design | literature | t ** | {in}{x}を題材とした国語科の授業設計
teaching-design | literature | t ** | {in}{x}を読む授業づくり
teaching-design | philosophy | t ** | {in}{x}を題材とした哲学対話の授業設計
teaching-design | philosophy | t ** | {in}{x}を考える公民科の授業づくり
design-artefact | history | t ** | {in}{x}の史料データベースの設計と実装
case-study | philosophy | ** | {in}{cause}と{outcome}の倫理的問題の事例研究
case-study | law | ** | {in}{cause}と{pop}{outcome}の裁判例：事例研究
status-and-remedies | law | ** | {in}{cause}と{pop}{outcome}をめぐる問題点と改善策
doctrinal-law | law | ** | {in}{cause}と{pop}{outcome}の法解釈
relation-test | engineering | m | {in}{pop}{x}の設定条件と{outcome}の関係
lab-experiment | engineering | m | {in}{x}の設定条件が{pop}{outcome}に及ぼす影響：室内実験
teaching-design | law | m i t s ** | {in}{pop}{x}を題材とした法教育の授業設計
relation-test | science | h | {in}環境条件と{pop}{x}の関係
relation-test | science | h | {in}人口密度と{pop}{x}の関係
design-artefact | science | h | {in}機械学習による{pop}{x}の分析モデルの設計と実装
design-artefact | science | h | {in}{pop}{x}の予測モデルの設計と実装
lab-experiment | science | h | {in}環境条件が{pop}{x}に及ぼす影響：室内実験
lab-experiment | science | h | {in}{pop}{x}の変動に関する実験的研究
status-and-remedies | science | h | {in}{pop}{x}の観測の現状と課題、その対策
status-and-remedies | science | h | {in}{pop}{x}のデータ収集の問題点と対策
theory-essay | science | h z m | {in}{pop}{x}の数理モデル：理論と証明
lab-experiment | science | m | {in}{pop}{x}の{outcome}に関する実験的研究
relation-test | science | m | {in}{x}の設定条件と{outcome}の関係
theory-essay | science | t | {in}{x}の{outcome}の数理モデル：理論と証明
relation-test | science | t | {in}保存条件と{x}の{outcome}の関係
design-artefact | science | ** | {in}機械学習による{cause}と{pop}{outcome}の分析モデルの設計と実装
design-artefact | science engineering | ** | {in}{cause}を考慮した{pop}{outcome}の予測モデルの設計と実装
theory-essay | science | ** | {in}{cause}と{pop}{outcome}の数理モデル：理論と証明
lab-experiment | science engineering | ** | {in}{cause}と{pop}{outcome}の測定に関する実験
status-and-remedies | science engineering | ** | {in}{cause}と{pop}{outcome}をめぐる問題点と対策
relation-test | science engineering | ** | {in}{cause}と{pop}{outcome}の量的関係の分析
case-study | engineering | ** | {in}{cause}と{pop}{outcome}に関する複数事例研究
design-artefact | engineering | u | {in}{pop}{x}の管理システムの設計と実装
theory-essay | military | ** | {in}{cause}と{pop}{outcome}の意義と限界：理論的考察
case-study | military | ** | {in}{cause}と{pop}{outcome}に関する複数事例研究
policy-analysis | medicine | m* | {in}{pop}{outcome}対策としての{cause}活用政策の評価
design-artefact | art | t | {in}{x}を題材としたポスターのデザインと制作
design-artefact | art | ** | {in}{cause}と{outcome}を題材としたポスターのデザインと制作
text-interpretation | art | t | {in}{x}を主題とした作品の図像の解釈
theory-essay | art | ** | {in}{cause}と{outcome}の美学的考察
design-artefact | engineering | q | {in}{pop}{z}情報システムの設計と実装
design-artefact | engineering | q | {in}{pop}{z}を支えるモバイルアプリの設計と実装
design-artefact | engineering | q | {in}{pop}{z}のデータ分析基盤の設計と実装
clinical-study | medicine | i* | {in}{cause}への介入が{pop}{outcome}に及ぼす効果：ランダム化比較試験
policy-analysis | medicine | *s *t | {in}{pop}{outcome}のための{cause}政策の評価
`);
