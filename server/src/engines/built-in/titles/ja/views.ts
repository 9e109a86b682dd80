import { readView, type TitleData } from '../title-data.ts';

export const views: TitleData['views'] = {
  philosophy: readView(`
{people}の倫理的責任
現代の技術哲学 | 近代日本の思想
原典、研究書、学術論文
自由の概念 | 倫理思想 | 知の捉え方 | 自己の概念 | 他者の概念`),
  economics: readView(`
-
業界資料
公的統計、企業の報告書、公開パネルデータ`),
  law: readView(`
-
公表された裁判例
法令、公表裁判例、学説`),
  education: readView(`
-
教科書
授業観察、学力調査、学校の公開資料`),
  literature: readView(`
{people}像
現代小説 | 二十一世紀の短編小説 | 近現代詩
作品、作家の発言、批評
人物像 | 語りの構造 | 象徴表現 | 時間の表現 | 女性像 | 比喩`),
  history: readView(`
{people}の生活
地方紙 | 古文書
公文書、新聞、刊行史料、聞き取り`),
  science: readView(`
-
公開データ
実験室での測定と公開データ`),
  engineering: readView(`
-
施工事例
試験、工事記録、公開データ`),
  agriculture: readView(`
-
圃場記録
圃場試験、経営記録、農業統計`),
  medicine: readView(`
-
診療記録
診療記録、標準化された尺度、既刊の研究`),
  military: readView(`
-
過去の戦例
公開された軍事文献、白書、戦史`),
  management: readView(`
-
企業の報告書
企業の報告書、質問紙、業界資料`),
  art: readView(`
{people}像
現代の映像作品 | メディアアート作品
作品の図版、展覧会の記録、作家の発言
視覚表現 | 語りの手法 | 空間の使い方 | 象徴表現 | 感情の表現`),
  interdisciplinary: readView(`
-
公開データ
公開統計、プラットフォームのデータ、質問紙`),
};
