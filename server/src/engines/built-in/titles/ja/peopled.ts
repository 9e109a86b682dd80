import type { TitleData } from '../title-data.ts';

export const peopled: TitleData['peopled'] = {
  law: `
w 労働者性の判断 | 指揮監督 | jskvpe
w 労働時間の規制 | 休息の権利 | jskvpe
w 団体交渉権 | 団結の自由 | jskvpte
w 労災補償 | 使用者の責任 | jskvpe
w 解雇からの保護 | 解雇の有効性 | jskvpe
k インターネット上の保護 | 保護者の同意 | jskvpe
k 契約の取消し | オンライン取引 | jskve
k 教育を受ける権利 | 国の責務 | jspvkte
k 意見表明権 | 最善の利益 | jskvpte
個人情報の保護 | 本人の同意 | jskvpe
プライバシー権 | 不法行為責任 | jskvpte
a 平等な取扱い | 間接差別 | jskvpt
a 社会保障の権利 | 国の責務 | jskvpt
法的支援 | 司法へのアクセス | jspvk`,
  economics: `
a キャッシュレス決済 | 消費支出 | rsvk
a 金融リテラシー | 貯蓄行動 | rsvp
a 社会保険への加入 | 収入の安定 | rspv
a 所得水準 | 消費構造 | rhsv
a 生活費 | 家計 | rsph
w 賃金水準 | 職業移動 | rsphv
w 柔軟な働き方 | 収入の安定 | rspvk
k 家庭の教育支出 | 教育機会 | rspvh
k 学校給食 | 健康 | rpskh
k 家庭の所得 | 進学機会 | rsvhk
k 放課後支援 | 家庭の教育支出 | rspkv`,
  education: `
メンタリング | 自己効力感 | rspkv
情報リテラシー教育 | 情報の見極め | rsekvp
心の健康教育 | レジリエンス | rsekvp
オンライン学習 | 学習への関与 | rsekv
キャリア教育 | 進路決定 | rsekvp
w 現職研修 | 専門性の向上 | rsekvp
w 学び合う共同体 | 職業的アイデンティティ | rskv
k 読書活動 | 読書への関心 | rsekv
k 家庭と学校の連携 | 学習習慣 | rskvp
k 自然体験活動 | 協調性 | rsekvp`,
  management: `
SNSを使った販売促進 | 購買意図 | rskv
オンラインサービスの利用経験 | 利用満足 | rskvd
会員制度 | ブランドロイヤルティ | rskvd
公共サービス | 満足度 | rskvdp
ボランティア活動 | 帰属意識 | rskvdp
w 組織の支援 | 仕事への意欲 | rskv
w 人事評価 | 離職意図 | rskvd
w 柔軟な勤務制度 | 仕事と家庭の両立 | rskvp`,
  medicine: `
身体活動 | 睡眠の質 | rsvc
健康教育 | ヘルスリテラシー | crvsp
マインドフルネス | 不安 | cvr
健康診断 | 健康行動 | rspv
社会的支援 | 心の健康 | rsv
太極拳 | 睡眠の質 | cv
心の相談窓口 | 援助要請 | rspv
w 交替勤務 | 睡眠の質 | rsv
w 職業性ストレス | 心の健康 | rsvp
k 画面を見る時間 | 視力 | rsvp
k 屋外活動 | 近視 | cvrsp`,
  interdisciplinary: `
SNSの利用 | 心の健康 | rsvkp
デジタル技能 | 社会参加 | rsvpdk
オンラインの健康情報 | 健康行動 | rsvdkp
公共空間 | 近隣の交流 | rsvpk
短編動画の視聴 | 時間管理 | rsvkt
a 生成AIの利用 | 情報への信頼 | rsvtpd`,
  agriculture: `
農業研修 | 技術の採用 | rspkv
インターネット販売 | 世帯所得 | rskvpd
環境保全型農業 | 世帯所得 | rspvk
農地の貸借 | 世帯所得 | rspkv
農業保険への加入 | 生産投資 | rspvk
食品の履歴表示 | 購買意図 | rsdkv
営農指導 | 生産の意思決定 | rsdkvp`,
  military: `
防衛に関する教育 | 安全保障への意識 | srpvkt
軍事訓練 | 心理的な強さ | srvk
募集広報 | 志願意向 | srpvk
国民保護の訓練 | 緊急時の備え | srpvkt
応急手当の訓練 | 緊急時の対応力 | srvkdt`,
  science: `
大気汚染への曝露 | 睡眠の質 | rsv
騒音への曝露 | 注意力 | rsvl
照明条件 | 目の疲れ | rslv
温熱環境 | 温熱快適性 | rslvd
飲み水の水質 | 健康状態 | rsv
移動データ | 行動予測 | dv
生体信号 | 疲労の判別 | dv`,
  engineering: `
ウェアラブル端末 | 健康の見守り | dsv
スマートホーム | 家庭内の安全 | dsvk
IoT技術 | 移動の支援 | dv
室内の温熱環境 | 温熱快適性 | rlsv
照明 | 視覚的な快適性 | rlsv
バリアフリー設備 | 通行のしやすさ | skdv
深層学習 | 転倒の検出 | dv`,
};
