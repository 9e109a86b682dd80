import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
人間の主体性 | 道徳的責任 | 知識の確実性 | 自由意志 | 人格の同一性
{matter} | {people}の倫理的責任
現代の技術哲学 | 近代日本の思想
原典、研究書、学術論文
自由の概念 | 倫理思想 | 知の捉え方 | 自己の概念 | 他者の概念`),
  economics: readView(`
企業の生産性 | 産業構造 | 専門人材の雇用 | 地域経済の成長 | 株価 | 市場集中
{matter}への投資 | {people}の所得
業界資料
公的統計、企業の報告書、公開パネルデータ`),
  law: readView(`
特許による保護 | データ保護の責任 | 不法行為責任 | 契約上の危険負担 | 消費者保護
{matter}の利用 | {people}の権利
公表された裁判例
法令、公表裁判例、学説`),
  education: readView(`
科学的思考 | 学習意欲 | 学業成績 | 自律的な学習 | 学習への関与
{matter}の授業
教科書
授業観察、学力調査、学校の公開資料`),
  literature: readView(`
自己像 | 未来像 | 人間性 | 記憶 | 帰属意識
{matter}の表象 | {people}像
現代小説 | 二十一世紀のSF小説 | 近現代詩
作品、作家の発言、批評
人物像 | 語りの構造 | 象徴表現 | 時間の表現 | 女性像 | 比喩`),
  history: readView(`
地域社会 | 都市生活 | 国家の政策 | 知識の普及 | 世論
{matter}の発展 | {people}の生活
地方紙 | 古文書
公文書、新聞、刊行史料、聞き取り`),
  science: readView(`
計算精度 | 反応速度 | エネルギー効率 | データ解析 | 誤り率
{matter}
公開データ
実験室での測定と公開データ`),
  engineering: readView(`
経路計画 | 設備の故障診断 | 省エネルギー | 品質検査 | 交通制御
{matter}
施工事例
試験、工事記録、公開データ`),
  agriculture: readView(`
作物の収量 | 農家所得 | 土壌肥沃度 | 病害虫の監視 | 農産物の品質
{matter}技術
圃場記録
圃場試験、経営記録、農業統計`),
  medicine: readView(`
生活の質 | 回復 | 不安 | 診断精度 | 治療の継続
{matter}技術
診療記録
診療記録、標準化された尺度、既刊の研究`),
  military: readView(`
指揮の意思決定 | 兵站 | 部隊訓練 | 情報保全 | 動員
{matter}の軍事利用
過去の戦例
公開された軍事文献、白書、戦史`),
  management: readView(`
企業の革新成果 | 仕事への意欲 | 供給網の効率 | 消費者の信頼 | 組織変革
{matter}の導入
企業の報告書
企業の報告書、質問紙、業界資料`),
  art: readView(`
展示空間 | 映像の語り | 舞台美術 | 公共空間 | 製品デザイン
{matter}のイメージ | {people}像
現代の映像作品 | メディアアート作品
作品の図版、展覧会の記録、作家の発言
視覚表現 | 語りの手法 | 空間の使い方 | 象徴表現 | 感情の表現`),
  interdisciplinary: readView(`
社会的信頼 | 社会的公平 | 情報保護 | 都市の運営 | 生活様式
{matter}の利用
公開データ
公開統計、プラットフォームのデータ、質問紙`),
};
