import type { Language } from '@yanmo/contract/languages';
import type { NoVerdictReason, Verdict } from '@yanmo/contract/measuring';
import type { leftReasons, ProtectedKind, ReadText, ReductionMode } from '@yanmo/contract/reductions';

type LeftReason = (typeof leftReasons)[number];

export interface ReportWording {
  kind: string;
  aigc: string;
  repetition: string;
  before: string;
  after: string;
  /** "55.1–69.8 %" */
  interval: (range: string) => string;
  verdicts: Record<Verdict, string>;
  noVerdict: Record<NoVerdictReason, string>;
  /** What the promise was judged by. */
  judged: { file: string; chosen: string };
  promiseKept: (maximum: string, rate: string, judged: string) => string;
  promiseBroken: (maximum: string, rate: string, judged: string, isRefunded: boolean) => string;
  noPromise: string;
  bars: string;
  barsNote: (maximum: string | null) => string;
  /** A figure of the chosen paragraphs alone. */
  ofChosen: (name: string) => string;
  choice: (chosen: number, all: number) => string;
  whole: (aigc: string | null, repetition: string) => string;
  facts: Record<'units' | 'mode' | 'choice' | 'method' | 'engine' | 'rounds' | 'measuredAt' | 'paragraphs', string>;
  /** Units are characters where words are written without blanks between them. */
  length: (units: string, isCharacters: boolean) => string;
  modes: Record<ReductionMode, string>;
  paragraphCount: (rewritten: number, left: number) => string;
  protectedTitle: string;
  protectedKinds: Record<ProtectedKind, string>;
  keptTitle: string;
  keptKinds: Record<keyof ReadText['kept'], string>;
  cleaned: (count: number) => string;
  leftInTracked: (count: number) => string;
  limitsTitle: string;
  limits: string[];
  comparedWithin: string;
  noDetector: string;
  comparison: string;
  legend: { removed: string; added: string };
  paragraph: (number: number) => string;
  leftTitle: string;
  left: Record<LeftReason, string>;
  none: string;
}

export const reportWordings: Readonly<Record<Language, ReportWording>> = {
  zh: {
    kind: '改写对照报告',
    aigc: 'AIGC 率',
    repetition: '重复率',
    before: '改写前',
    after: '改写后',
    interval: (range) => `区间 ${range}`,
    verdicts: { LIKELY_AI: '偏向机器生成', UNCERTAIN: '难以判断', LIKELY_HUMAN: '偏向人工写作', NONE: '不作判断' },
    noVerdict: { TOO_SHORT: '文本过短，不作判断', LANGUAGE: '这种语言没有检测器，不作判断' },
    judged: { file: '交付文件', chosen: '交付文件里所选段落' },
    promiseKept: (maximum, rate, judged) => `承诺改写后 AIGC 率不高于 ${maximum}。${judged}实测 ${rate}，承诺已兑现。`,
    promiseBroken: (maximum, rate, judged, isRefunded) =>
      `承诺改写后 AIGC 率不高于 ${maximum}。${judged}实测 ${rate}，承诺没有兑现${isRefunded ? '，这项费用已由系统退回' : '，这项费用由系统退回'}。`,
    noPromise: '这次改写没有对 AIGC 率作出承诺。',
    bars: '每一段的 AIGC 率',
    barsNote: (maximum) =>
      `浅色为改写前，深色为改写后，按段落顺序排列${maximum ? `；虚线为承诺的上限 ${maximum}` : ''}。没有柱子的段落未作判断。`,
    ofChosen: (name) => `所选段落 ${name}`,
    choice: (chosen, all) => `全文 ${all} 段中的 ${chosen} 段`,
    whole: (aigc, repetition) =>
      `只改写了所选段落，其余段落原样未动。全文${aigc ? ` AIGC 率 ${aigc}，` : ''}重复率 ${repetition}；全文的数值不在承诺之内。`,
    facts: {
      units: '篇幅',
      mode: '改写目标',
      choice: '改写范围',
      method: '测量方法',
      engine: '改写引擎',
      rounds: '改写轮次',
      measuredAt: '测量日期',
      paragraphs: '正文段落',
    },
    length: (units, isCharacters) => `${units} ${isCharacters ? '字' : '词'}`,
    modes: { REPETITION: '降低重复', AIGC: '降低 AIGC 率', BOTH: '降低重复和 AIGC 率' },
    paragraphCount: (rewritten, left) => `改写 ${rewritten} 段，保持原样 ${left} 段`,
    protectedTitle: '逐字保护',
    protectedKinds: {
      NUMBER: '数字',
      CITATION: '引用',
      FORMULA: '公式',
      QUOTATION: '引文',
      NAME: '专名',
      TERM: '术语',
      CODE: '代码',
      LINK: '链接与交叉引用',
      GAP: '待补处',
    },
    keptTitle: '原样保留',
    keptKinds: { tables: '表格', figures: '图片', formulas: '公式', footnotes: '脚注和尾注', citations: '引用标记' },
    cleaned: (count) => `原文含有 ${count} 个看不见的字符或形近字符，已清除。`,
    leftInTracked: (count) =>
      `带修订标记的文件中，有 ${count} 段保持原文：其中的脚注换了次序，Word 的修订标记无法表示。改写后的文件不受影响。`,
    limitsTitle: '这些数字不说明什么',
    limits: [
      '这是研墨自己的测量，不是其他检测平台的分数，两者不能互相代替。',
      '只经轻度润色的机器文本检测不出来；AIGC 率低，不等于没有使用过人工智能。',
      '分数是结合上下文得出的概率，不是证据，不能单独用来认定谁使用了人工智能。',
      '改写只调整措辞，不增加资料，也不替作者核对事实。交稿前请通读全文，并按学校要求说明人工智能的使用情况。',
    ],
    comparedWithin: '重复率只在本文内部比较，没有与其他文献比对。',
    noDetector: '西班牙语和日语没有检测器，因此不给出 AIGC 率。',
    comparison: '逐段对照',
    legend: { removed: '删去', added: '改成' },
    paragraph: (number) => `第 ${number} 段`,
    leftTitle: '保持原样的段落',
    left: {
      GOOD_ENOUGH: '已经达到目标',
      TOO_SHORT: '过短',
      NOTHING_TO_CHANGE: '没有可改之处',
      CHECKS: '改写没有通过检查，保留原文',
      FOREIGN: '是另一种语言',
      ALL_PROTECTED: '全是受保护的内容',
    },
    none: '无',
  },
  en: {
    kind: 'Rewrite report',
    aigc: 'AI rate',
    repetition: 'Repetition',
    before: 'before',
    after: 'after',
    interval: (range) => `interval ${range}`,
    verdicts: {
      LIKELY_AI: 'reads as machine-written',
      UNCERTAIN: 'cannot be told',
      LIKELY_HUMAN: 'reads as written by a person',
      NONE: 'no verdict',
    },
    noVerdict: {
      TOO_SHORT: 'too short for a verdict',
      LANGUAGE: 'no detector for this language, so no verdict',
    },
    judged: { file: 'The delivered file measures', chosen: 'The chosen paragraphs in the delivered file measure' },
    promiseKept: (maximum, rate, judged) =>
      `Promised: an AI rate of at most ${maximum}. ${judged} ${rate}. The promise is kept.`,
    promiseBroken: (maximum, rate, judged, isRefunded) =>
      `Promised: an AI rate of at most ${maximum}. ${judged} ${rate}. The promise is not kept, and its price ${isRefunded ? 'has been' : 'is'} refunded by the system.`,
    noPromise: 'Nothing was promised about the AI rate of this rewriting.',
    bars: 'AI rate of every paragraph',
    barsNote: (maximum) =>
      `Light before, dark after, in the order of the text${maximum ? `; the dashed line is the promised ${maximum}` : ''}. A paragraph without a bar has no verdict.`,
    ofChosen: (name) => `${name} of the chosen paragraphs`,
    choice: (chosen, all) => `${chosen} of ${all} paragraphs`,
    whole: (aigc, repetition) =>
      `Only the chosen paragraphs were rewritten; all others are untouched. Of the whole text: ${aigc ? `AI rate ${aigc}, ` : ''}repetition ${repetition}. Nothing was promised of the whole.`,
    facts: {
      units: 'Length',
      mode: 'Aim',
      choice: 'Extent',
      method: 'Measured by',
      engine: 'Rewritten by',
      rounds: 'Rounds',
      measuredAt: 'Measured on',
      paragraphs: 'Paragraphs of prose',
    },
    length: (units, isCharacters) => `${units} ${isCharacters ? 'characters' : 'words'}`,
    modes: { REPETITION: 'less repetition', AIGC: 'a lower AI rate', BOTH: 'less repetition and a lower AI rate' },
    paragraphCount: (rewritten, left) => `${rewritten} rewritten, ${left} left as they were`,
    protectedTitle: 'Kept to the letter',
    protectedKinds: {
      NUMBER: 'numbers',
      CITATION: 'citations',
      FORMULA: 'formulas',
      QUOTATION: 'quotations',
      NAME: 'names',
      TERM: 'terms',
      CODE: 'code',
      LINK: 'links and references',
      GAP: 'gaps to fill',
    },
    keptTitle: 'Kept in the file',
    keptKinds: {
      tables: 'tables',
      figures: 'pictures',
      formulas: 'formulas',
      footnotes: 'notes',
      citations: 'citation marks',
    },
    cleaned: (count) =>
      count === 1
        ? 'One invisible or look-alike character stood in the text and was taken out.'
        : `${count} invisible or look-alike characters stood in the text and were taken out.`,
    leftInTracked: (count) =>
      `The file with tracked changes shows ${count === 1 ? 'one paragraph' : `${count} paragraphs`} as before: notes changed places there, which Word cannot show as a tracked change. The rewritten file is complete.`,
    limitsTitle: 'What these figures do not say',
    limits: [
      'This is our own measurement. It is not the score of any other provider, and neither stands for the other.',
      'Machine text that was only lightly polished is not detected: a low rate does not mean that no AI was used.',
      'A rate is a probability read from the wording and its surroundings. It is no proof, and no ground on its own to say that somebody used AI.',
      'Rewriting changes wording only. It adds no source and checks no fact: read the whole text before you hand it in, and declare the use of AI as your school asks.',
    ],
    comparedWithin: 'Repetition was looked for within this text only; it was not compared with other works.',
    noDetector: 'There is no detector for Spanish and Japanese, so no AI rate is given.',
    comparison: 'Paragraph by paragraph',
    legend: { removed: 'taken out', added: 'put in' },
    paragraph: (number) => `Paragraph ${number}`,
    leftTitle: 'Paragraphs left as they were',
    left: {
      GOOD_ENOUGH: 'met the aim already',
      TOO_SHORT: 'too short',
      NOTHING_TO_CHANGE: 'nothing to change',
      CHECKS: 'no rewriting passed the checks',
      FOREIGN: 'in another language',
      ALL_PROTECTED: 'protected as a whole',
    },
    none: 'none',
  },
  es: {
    kind: 'Informe de reescritura',
    aigc: 'Índice de IA',
    repetition: 'Repetición',
    before: 'antes',
    after: 'después',
    interval: (range) => `intervalo ${range}`,
    verdicts: {
      LIKELY_AI: 'parece escrito por una máquina',
      UNCERTAIN: 'no se puede decir',
      LIKELY_HUMAN: 'parece escrito por una persona',
      NONE: 'sin veredicto',
    },
    noVerdict: {
      TOO_SHORT: 'demasiado breve para un veredicto',
      LANGUAGE: 'no hay detector para este idioma: sin veredicto',
    },
    judged: { file: 'El archivo entregado mide', chosen: 'Los párrafos elegidos del archivo entregado miden' },
    promiseKept: (maximum, rate, judged) =>
      `Prometido: un índice de IA de ${maximum} como máximo. ${judged} ${rate}. La promesa se cumple.`,
    promiseBroken: (maximum, rate, judged, isRefunded) =>
      `Prometido: un índice de IA de ${maximum} como máximo. ${judged} ${rate}. La promesa no se cumple y el sistema ${isRefunded ? 'ha devuelto' : 'devuelve'} su importe.`,
    noPromise: 'No se prometió nada sobre el índice de IA de esta reescritura.',
    bars: 'Índice de IA de cada párrafo',
    barsNote: (maximum) =>
      `Claro, antes; oscuro, después; en el orden del texto${maximum ? `; la línea discontinua es el ${maximum} prometido` : ''}. Un párrafo sin barra no tiene veredicto.`,
    ofChosen: (name) => `${name} de los párrafos elegidos`,
    choice: (chosen, all) => `${chosen} de ${all} párrafos`,
    whole: (aigc, repetition) =>
      `Solo se reescribieron los párrafos elegidos; los demás quedaron intactos. Del texto completo: ${aigc ? `índice de IA ${aigc}, ` : ''}repetición ${repetition}. Del texto completo no se prometió nada.`,
    facts: {
      units: 'Extensión',
      mode: 'Objetivo',
      choice: 'Alcance',
      method: 'Medido con',
      engine: 'Reescrito con',
      rounds: 'Rondas',
      measuredAt: 'Fecha de medición',
      paragraphs: 'Párrafos de texto',
    },
    length: (units, isCharacters) => `${units} ${isCharacters ? 'caracteres' : 'palabras'}`,
    modes: {
      REPETITION: 'menos repetición',
      AIGC: 'un índice de IA menor',
      BOTH: 'menos repetición y un índice de IA menor',
    },
    paragraphCount: (rewritten, left) => `${rewritten} reescritos, ${left} sin cambios`,
    protectedTitle: 'Conservado a la letra',
    protectedKinds: {
      NUMBER: 'números',
      CITATION: 'citas',
      FORMULA: 'fórmulas',
      QUOTATION: 'citas textuales',
      NAME: 'nombres',
      TERM: 'términos',
      CODE: 'código',
      LINK: 'enlaces y referencias',
      GAP: 'huecos por completar',
    },
    keptTitle: 'Conservado en el archivo',
    keptKinds: {
      tables: 'tablas',
      figures: 'imágenes',
      formulas: 'fórmulas',
      footnotes: 'notas',
      citations: 'marcas de cita',
    },
    cleaned: (count) =>
      count === 1
        ? 'El texto tenía un carácter invisible o engañoso, que se ha quitado.'
        : `El texto tenía ${count} caracteres invisibles o engañosos, que se han quitado.`,
    leftInTracked: (count) =>
      `El archivo con control de cambios deja ${count === 1 ? 'un párrafo' : `${count} párrafos`} como antes: allí cambian de lugar unas notas, algo que Word no puede mostrar. El archivo reescrito está completo.`,
    limitsTitle: 'Lo que estas cifras no dicen',
    limits: [
      'Es una medición propia. No es la puntuación de ningún otro proveedor, y ninguna sustituye a la otra.',
      'El texto de máquina apenas retocado no se detecta: un índice bajo no significa que no se haya usado IA.',
      'Un índice es una probabilidad leída en la redacción y su contexto. No es una prueba ni basta por sí solo para afirmar que alguien usó IA.',
      'Reescribir solo cambia la redacción: no añade fuentes ni comprueba hechos. Lea el texto completo antes de entregarlo y declare el uso de IA como pida su centro.',
    ],
    comparedWithin: 'La repetición se buscó solo dentro de este texto; no se comparó con otras obras.',
    noDetector: 'No hay detector para el español ni para el japonés, por lo que no se da índice de IA.',
    comparison: 'Párrafo por párrafo',
    legend: { removed: 'quitado', added: 'puesto' },
    paragraph: (number) => `Párrafo ${number}`,
    leftTitle: 'Párrafos que quedan como estaban',
    left: {
      GOOD_ENOUGH: 'ya cumplía el objetivo',
      TOO_SHORT: 'demasiado breve',
      NOTHING_TO_CHANGE: 'nada que cambiar',
      CHECKS: 'ninguna reescritura pasó las comprobaciones',
      FOREIGN: 'en otro idioma',
      ALL_PROTECTED: 'protegido por entero',
    },
    none: 'ninguno',
  },
  ja: {
    kind: '書き換え対照レポート',
    aigc: 'AI生成率',
    repetition: '重複率',
    before: '書き換え前',
    after: '書き換え後',
    interval: (range) => `区間 ${range}`,
    verdicts: {
      LIKELY_AI: '機械による文章に近い',
      UNCERTAIN: '判断できない',
      LIKELY_HUMAN: '人による文章に近い',
      NONE: '判定なし',
    },
    noVerdict: { TOO_SHORT: '短すぎるため判定しません', LANGUAGE: 'この言語の検出器はないため判定しません' },
    judged: { file: '納品ファイル', chosen: '納品ファイルの選んだ段落' },
    promiseKept: (maximum, rate, judged) =>
      `AI生成率を${maximum}以下にするとお約束しました。${judged}の実測値は${rate}で、約束は守られました。`,
    promiseBroken: (maximum, rate, judged, isRefunded) =>
      `AI生成率を${maximum}以下にするとお約束しました。${judged}の実測値は${rate}で、約束は守られませんでした。この料金はシステムが${isRefunded ? '返金しました' : '返金します'}。`,
    noPromise: '今回の書き換えでは、AI生成率についてのお約束はありません。',
    bars: '段落ごとのAI生成率',
    barsNote: (maximum) =>
      `淡色が書き換え前、濃色が書き換え後（本文の順）${maximum ? `。破線はお約束した上限の${maximum}` : ''}。棒のない段落は判定していません。`,
    ofChosen: (name) => `選んだ段落の${name}`,
    choice: (chosen, all) => `全${all}段落のうち${chosen}段落`,
    whole: (aigc, repetition) =>
      `書き換えたのは選んだ段落だけで、ほかの段落はそのままです。文章全体では${aigc ? `AI生成率 ${aigc}、` : ''}重複率 ${repetition}。全体の数値はお約束の対象外です。`,
    facts: {
      units: '分量',
      mode: '目的',
      choice: '書き換えの範囲',
      method: '測定方法',
      engine: '書き換えエンジン',
      rounds: '回数',
      measuredAt: '測定日',
      paragraphs: '本文の段落',
    },
    length: (units, isCharacters) => `${units} ${isCharacters ? '字' : '語'}`,
    modes: { REPETITION: '重複を減らす', AIGC: 'AI生成率を下げる', BOTH: '重複とAI生成率を下げる' },
    paragraphCount: (rewritten, left) => `書き換え ${rewritten} 段落、そのまま ${left} 段落`,
    protectedTitle: '一字一句保護',
    protectedKinds: {
      NUMBER: '数値',
      CITATION: '引用',
      FORMULA: '数式',
      QUOTATION: '引用文',
      NAME: '固有名',
      TERM: '用語',
      CODE: 'コード',
      LINK: 'リンク・相互参照',
      GAP: '記入箇所',
    },
    keptTitle: 'そのまま保持',
    keptKinds: { tables: '表', figures: '図', formulas: '数式', footnotes: '注', citations: '引用の印' },
    cleaned: (count) => `本文にあった見えない文字・似せた文字 ${count} 個を取り除きました。`,
    leftInTracked: (count) =>
      `変更履歴付きのファイルでは ${count} 段落が元のままです。注の順序が変わり、Wordの変更履歴では示せないためです。書き換え後のファイルには影響しません。`,
    limitsTitle: 'この数値からは言えないこと',
    limits: [
      '当サービス独自の測定であり、他の提供者の判定値ではありません。互いに代わりにはなりません。',
      '軽く手を入れただけの機械の文章は検出できません。率が低くても、AIを使っていないとは言えません。',
      '率は言い回しと前後の文から読み取った確率であって証拠ではなく、それだけで誰かがAIを使ったとは言えません。',
      '書き換えは表現を変えるだけで、資料を加えたり事実を確かめたりはしません。提出前に全文を読み、所属先の求めに従ってAIの利用を申告してください。',
    ],
    comparedWithin: '重複はこの文章の中だけで調べ、他の文献とは比べていません。',
    noDetector: 'スペイン語と日本語には検出器がないため、AI生成率は示しません。',
    comparison: '段落ごとの対照',
    legend: { removed: '削除', added: '追加' },
    paragraph: (number) => `第 ${number} 段落`,
    leftTitle: 'そのままにした段落',
    left: {
      GOOD_ENOUGH: 'すでに目標を満たす',
      TOO_SHORT: '短すぎる',
      NOTHING_TO_CHANGE: '変えるところがない',
      CHECKS: '書き換えが検査を通らなかった',
      FOREIGN: '別の言語',
      ALL_PROTECTED: 'すべて保護の対象',
    },
    none: 'なし',
  },
};
