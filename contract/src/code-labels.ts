import type * as codes from './codes.ts';
import type { Language, Localized } from './languages.ts';

/** Labels are keyed by the code's type, so that a code without a label in one language does not compile. */
export type LabelsOf<Code extends string | number> = Readonly<Record<Code, Localized>>;

export const languageLabels: LabelsOf<Language> = {
  zh: { zh: '中文', en: 'Chinese', es: 'Chino', ja: '中国語' },
  en: { zh: '英文', en: 'English', es: 'Inglés', ja: '英語' },
  es: { zh: '西班牙文', en: 'Spanish', es: 'Español', ja: 'スペイン語' },
  ja: { zh: '日文', en: 'Japanese', es: 'Japonés', ja: '日本語' },
};

export const levelLabels: LabelsOf<codes.Level> = {
  VOCATIONAL: { zh: '专科', en: 'Vocational college', es: 'Formación profesional superior', ja: '短期大学・専門学校' },
  UNDERGRADUATE: { zh: '本科', en: 'Undergraduate', es: 'Grado', ja: '学部' },
  MASTER: { zh: '硕士', en: 'Master’s', es: 'Máster', ja: '修士' },
  /** Named for the occasion, because `course_paper` beside it names the type. */
  FINAL: { zh: '课程作业', en: 'Coursework', es: 'Asignatura', ja: '授業課題' },
};

export const paperTypeLabels: LabelsOf<codes.PaperType> = {
  thesis: { zh: '毕业论文', en: 'Thesis', es: 'Tesis', ja: '学位論文' },
  course_paper: { zh: '课程论文', en: 'Course paper', es: 'Trabajo de asignatura', ja: '授業レポート' },
  literature_review: { zh: '文献综述', en: 'Literature review', es: 'Revisión bibliográfica', ja: '文献レビュー' },
  proposal: { zh: '开题报告', en: 'Research proposal', es: 'Propuesta de investigación', ja: '研究計画書' },
  task_book: { zh: '任务书', en: 'Task book', es: 'Plan de trabajo', ja: '課題書' },
  journal_article: { zh: '期刊论文', en: 'Journal article', es: 'Artículo de revista', ja: '学術誌論文' },
  survey_report: { zh: '调查报告', en: 'Survey report', es: 'Informe de encuesta', ja: '調査報告書' },
};

export const fieldLabels: LabelsOf<codes.Field> = {
  philosophy: { zh: '哲学', en: 'Philosophy', es: 'Filosofía', ja: '哲学' },
  economics: { zh: '经济学', en: 'Economics', es: 'Economía', ja: '経済学' },
  law: { zh: '法学', en: 'Law', es: 'Derecho', ja: '法学' },
  education: { zh: '教育学', en: 'Education', es: 'Educación', ja: '教育学' },
  literature: { zh: '文学', en: 'Literature', es: 'Literatura', ja: '文学' },
  history: { zh: '历史学', en: 'History', es: 'Historia', ja: '歴史学' },
  science: { zh: '理学', en: 'Science', es: 'Ciencias', ja: '理学' },
  engineering: { zh: '工学', en: 'Engineering', es: 'Ingeniería', ja: '工学' },
  agriculture: { zh: '农学', en: 'Agriculture', es: 'Agronomía', ja: '農学' },
  medicine: { zh: '医学', en: 'Medicine', es: 'Medicina', ja: '医学' },
  military: { zh: '军事学', en: 'Military science', es: 'Ciencias militares', ja: '軍事学' },
  management: { zh: '管理学', en: 'Management', es: 'Administración', ja: '経営・管理学' },
  art: { zh: '艺术学', en: 'Art', es: 'Arte', ja: '芸術学' },
  interdisciplinary: { zh: '交叉学科', en: 'Interdisciplinary', es: 'Interdisciplinar', ja: '学際領域' },
};

export const orderTypeLabels: LabelsOf<codes.OrderType> = {
  OUTLINE_DOWNLOAD: {
    zh: '大纲下载',
    en: 'Outline download',
    es: 'Descarga del esquema',
    ja: 'アウトラインのダウンロード',
  },
  PAPER_VOCATIONAL: {
    zh: '专科论文',
    en: 'Vocational thesis',
    es: 'Trabajo final de formación profesional',
    ja: '短大・専門学校の卒業論文',
  },
  PAPER_UNDERGRADUATE: {
    zh: '本科论文',
    en: 'Undergraduate thesis',
    es: 'Trabajo de fin de grado',
    ja: '学部の卒業論文',
  },
  PAPER_MASTER: { zh: '硕士论文', en: 'Master’s thesis', es: 'Trabajo de fin de máster', ja: '修士論文' },
  PAPER_FINAL: { zh: '课程论文', en: 'Course paper', es: 'Trabajo de asignatura', ja: '授業レポート' },
  PAPER_VOCATIONAL_STAGES: {
    zh: '专科论文（先看预览）',
    en: 'Vocational thesis, preview first',
    es: 'Trabajo final de formación profesional, con vista previa',
    ja: '短大・専門学校の卒業論文（プレビュー先行）',
  },
  PAPER_UNDERGRADUATE_STAGES: {
    zh: '本科论文（先看预览）',
    en: 'Undergraduate thesis, preview first',
    es: 'Trabajo de fin de grado, con vista previa',
    ja: '学部の卒業論文（プレビュー先行）',
  },
  PAPER_MASTER_STAGES: {
    zh: '硕士论文（先看预览）',
    en: 'Master’s thesis, preview first',
    es: 'Trabajo de fin de máster, con vista previa',
    ja: '修士論文（プレビュー先行）',
  },
  PAPER_FINAL_STAGES: {
    zh: '课程论文（先看预览）',
    en: 'Course paper, preview first',
    es: 'Trabajo de asignatura, con vista previa',
    ja: '授業レポート（プレビュー先行）',
  },
  REDUCE_AIGC: {
    zh: '论文降 AIGC 率',
    en: 'Lower AIGC rate for a paper',
    es: 'Reducción AIGC de un trabajo',
    ja: '論文の AIGC 率低減',
  },
  REDUCE_AIGC_ONCE: {
    zh: '一键降重降 AIGC',
    en: 'One-click reduction',
    es: 'Reducción en un clic',
    ja: 'ワンクリック低減',
  },
  REDUCE_AIGC_PACKAGES: {
    zh: '降重字数包',
    en: 'Reduction character package',
    es: 'Paquete de caracteres',
    ja: '低減用文字数パック',
  },
  EXTRA_PROPOSAL: { zh: '开题报告', en: 'Research proposal', es: 'Propuesta de investigación', ja: '研究計画書' },
  EXTRA_TASK_ASSIGNMENT: { zh: '任务书', en: 'Task book', es: 'Plan de trabajo', ja: '課題書' },
  EXTRA_SURVEY: { zh: '调查问卷', en: 'Questionnaire', es: 'Cuestionario', ja: 'アンケート調査票' },
  EXTRA_JOURNAL_REVIEWED: { zh: '文献综述', en: 'Literature review', es: 'Revisión bibliográfica', ja: '文献レビュー' },
  PLAGIARISM_CHECK: { zh: '论文查重', en: 'Plagiarism check', es: 'Control de plagio', ja: '剽窃チェック' },
  WALLET_RECHARGE: { zh: '钱包充值', en: 'Wallet top-up', es: 'Recarga de la cartera', ja: 'ウォレットへのチャージ' },
};

export const payTypeLabels: LabelsOf<codes.PayType> = {
  PAY_ALL: { zh: '完整版（一次付清）', en: 'Full version', es: 'Versión completa', ja: '完全版（一括払い）' },
  PAY_STAGES: {
    zh: '预览版（先付定金）',
    en: 'Preview version, deposit first',
    es: 'Versión previa, con anticipo',
    ja: 'プレビュー版（手付金）',
  },
  PAY_FREE: { zh: '免费（用券）', en: 'Free with a coupon', es: 'Gratis con cupón', ja: '無料（クーポン利用）' },
};

export const paymentStatusLabels: LabelsOf<codes.PaymentStatus> = {
  PRE_CREATE: { zh: '待支付', en: 'To pay', es: 'Por pagar', ja: '支払い待ち' },
  // To a buyer the same as before: it is to be paid. That a code is open is said where it is shown.
  WAIT_BUYER_PAY: { zh: '待支付', en: 'To pay', es: 'Por pagar', ja: '支払い待ち' },
  TRADE_DEPOSIT_SUCCESS: { zh: '已付定金', en: 'Deposit paid', es: 'Anticipo pagado', ja: '手付金支払い済み' },
  TRADE_SUCCESS: { zh: '已支付', en: 'Paid', es: 'Pagado', ja: '支払い済み' },
  TRADE_FINISHED: { zh: '已结束', en: 'Ended', es: 'Finalizado', ja: '終了' },
};

export const stageLabels: LabelsOf<codes.Stage> = {
  0: { zh: '排队中', en: 'Queued', es: 'En cola', ja: '順番待ち' },
  1: { zh: '生成中', en: 'Generating', es: 'Generando', ja: '生成中' },
  2: { zh: '已完成', en: 'Succeeded', es: 'Completado', ja: '完了' },
  3: { zh: '生成失败', en: 'Failed', es: 'Fallido', ja: '失敗' },
};

export const couponKindLabels: LabelsOf<codes.CouponKind> = {
  DISCOUNT: { zh: '折扣券', en: 'Discount', es: 'Descuento', ja: '割引クーポン' },
  FREE_GENERATION: { zh: '免费生成券', en: 'Free generation', es: 'Generación gratuita', ja: '無料生成クーポン' },
  PLAGIARISM_CHECK: { zh: '查重券', en: 'Plagiarism check', es: 'Control de plagio', ja: '剽窃チェック券' },
  REDUCE_AIGC: { zh: '降 AIGC 券', en: 'AIGC reduction', es: 'Reducción AIGC', ja: 'AIGC 低減クーポン' },
};
