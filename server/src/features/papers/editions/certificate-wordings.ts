import type { Language, Localized } from '@yanmo/contract/languages';
import type { SourceCounts } from '@yanmo/contract/works';
import type { Certificate, Measure } from './certificate.ts';

type ComparedWith = NonNullable<Certificate['comparedWith']>[number];

/** How a value is read: points out of a hundred, a share of a whole, or a count. */
export type MeasureUnit = 'points' | 'share' | 'count';

interface MeasureWording {
  unit: MeasureUnit;
  name: Localized;
  /** What is measured, in one line. */
  about: Localized;
}

export const measureWordings: Readonly<Record<Measure['name'], MeasureWording>> = {
  length: {
    unit: 'points',
    name: { zh: '篇幅', en: 'Length', es: 'Extensión', ja: '分量' },
    about: {
      zh: '正文字数与约定字数的接近程度，满分 100。',
      en: 'How close it comes to the length ordered, out of 100.',
      es: 'Cercanía a la extensión encargada, sobre 100.',
      ja: '本文の分量が注文時の字数にどれだけ近いか（100点満点）。',
    },
  },
  outline_match: {
    unit: 'share',
    name: { zh: '大纲一致', en: 'Match with the outline', es: 'Fidelidad al esquema', ja: '構成案との一致' },
    about: {
      zh: '各级标题及其次序与下单时的大纲相同的比例。',
      en: 'Headings as in the outline ordered, in its order.',
      es: 'Títulos iguales a los del esquema, en su orden.',
      ja: '見出しとその順序が、注文時の構成案と一致する割合。',
    },
  },
  references: {
    unit: 'count',
    name: { zh: '文献数量', en: 'Number of references', es: 'Número de referencias', ja: '文献の数' },
    about: {
      zh: '文后实际列出的文献条数，标准为同层次论文通常应有的条数。',
      en: 'Works that are listed; the bar is usual for the level.',
      es: 'Obras de la lista; el límite es lo usual en el nivel.',
      ja: '実際に掲載した文献の数。基準は同じ課程で通常求められる数。',
    },
  },
  reference_fit: {
    unit: 'share',
    name: { zh: '文献切题', en: 'References on the subject', es: 'Referencias sobre el tema', ja: '文献と題目の一致' },
    about: {
      zh: '按题目和关键词检索得到或由您选定的文献所占比例。',
      en: 'Listed works that the title finds or you picked.',
      es: 'Obras que halla el título o que elegiste tú.',
      ja: '題目とキーワードで見つかった、またはご自身が選んだ文献の割合。',
    },
  },
  title_only: {
    unit: 'count',
    name: { zh: '仅知题名', en: 'Known by title only', es: 'Solo título conocido', ja: '題名のみの文献' },
    about: {
      zh: '没有摘要、写作时只能依据题名的文献条数。',
      en: 'Listed works without an abstract to write from.',
      es: 'Obras de la lista sin resumen en que apoyarse.',
      ja: '要旨がなく、題名だけを手がかりにした文献の数。',
    },
  },
  reference_verification: {
    unit: 'share',
    name: { zh: '文献可查', en: 'Verified references', es: 'Referencias verificadas', ja: '文献の確認' },
    about: {
      zh: '所列文献中经索引或书目核实的比例，其余另计。',
      en: 'Listed works that an index or our library bore out.',
      es: 'Obras de la lista verificadas en un índice o biblioteca.',
      ja: '掲載文献のうち、索引または書誌で実在を確認した割合。',
    },
  },
  citation_closure: {
    unit: 'share',
    name: { zh: '引文对应', en: 'Citations and list agree', es: 'Citas y lista concordantes', ja: '引用と一覧の対応' },
    about: {
      zh: '文中引用与文后所列一一对应，且无重复。',
      en: 'What is cited is listed once, and the other way round.',
      es: 'Lo citado figura en la lista una vez, y viceversa.',
      ja: '本文の引用と一覧が過不足なく対応し、重複がない。',
    },
  },
  self_repetition: {
    unit: 'share',
    name: { zh: '用语重复', en: 'Repeated wording', es: 'Repetición de expresiones', ja: '表現の繰り返し' },
    about: {
      zh: '连续四字重复的比例，以人写的论文为参照。',
      en: 'Four-word runs that recur; the bar is people’s texts.',
      es: 'Series de cuatro palabras que se repiten cerca.',
      ja: '四字の連なりが繰り返される割合（基準は人の論文）。',
    },
  },
  duplication: {
    unit: 'share',
    name: { zh: '章节雷同', en: 'Overlap of chapters', es: 'Solapamiento entre capítulos', ja: '章どうしの重なり' },
    about: {
      zh: '任一章中与其他章文字相同部分的最大比例。',
      en: 'Largest share of a chapter that stands in another.',
      es: 'Mayor parte de un capítulo que está en otro.',
      ja: 'ある章の文章が他の章にも現れる割合の最大値。',
    },
  },
  sentence_repetition: {
    unit: 'count',
    name: { zh: '整句重复', en: 'Repeated sentences', es: 'Frases repetidas', ja: '文の重複' },
    about: {
      zh: '全文出现两次以上的完整句子数。',
      en: 'Whole sentences that stand more than once.',
      es: 'Frases completas que aparecen más de una vez.',
      ja: '二度以上現れる文の数。',
    },
  },
  aigc_rate: {
    unit: 'share',
    name: { zh: 'AIGC 率', en: 'AIGC rate', es: 'Tasa AIGC', ja: 'AIGC 率' },
    about: {
      zh: '本站检测器的读数，不等于其他平台的结果。',
      en: 'By our own detector; no other provider’s score.',
      es: 'Según nuestro detector; no es el de otro proveedor.',
      ja: '当サイトの検出器による値。他社の結果とは異なる。',
    },
  },
  repetition_rate: {
    unit: 'share',
    name: { zh: '重复率', en: 'Repetition rate', es: 'Tasa de repetición', ja: '重複率' },
    about: {
      zh: '与比对范围相同的文字、近似的句子和套话合计所占比例。',
      en: 'Copied or alike sentences and stock phrases.',
      es: 'Frases copiadas o parecidas y fórmulas hechas.',
      ja: '比較範囲との重複・類似文と決まり文句の割合。',
    },
  },
  language_purity: {
    unit: 'count',
    name: { zh: '语言一致', en: 'One language', es: 'Unidad de lengua', ja: '言語の統一' },
    about: {
      zh: '夹用其他语言写成的章数（术语与引文除外）。',
      en: 'Chapters in another language, terms aside.',
      es: 'Capítulos en otra lengua, salvo términos y citas.',
      ja: '他の言語で書かれた章の数（用語と引用を除く）。',
    },
  },
  presence: {
    unit: 'share',
    name: {
      zh: '图表有据',
      en: 'Tables and figures mentioned',
      es: 'Tablas y figuras mencionadas',
      ja: '図表への言及',
    },
    about: {
      zh: '编号的图、表、公式在正文中有所提及的比例。',
      en: 'Numbered ones that the text refers to.',
      es: 'Las numeradas a las que remite el texto.',
      ja: '番号の付いた図・表・数式のうち、本文で言及されている割合。',
    },
  },
  reference_format: {
    unit: 'share',
    name: { zh: '著录格式', en: 'Form of the references', es: 'Formato de las referencias', ja: '文献の書式' },
    about: {
      zh: '文献条目符合所选著录格式的比例。',
      en: 'Entries that keep to the rules of the chosen style.',
      es: 'Entradas que cumplen las normas del estilo elegido.',
      ja: '選択した書式の規則に従う文献項目の割合。',
    },
  },
  data_honesty: {
    unit: 'count',
    name: { zh: '数据诚实', en: 'Honest data', es: 'Honestidad de los datos', ja: 'データの誠実さ' },
    about: {
      zh: '没有来源却写成本文调查、实验所得的数字个数。',
      en: 'Numbers given as own results without a source.',
      es: 'Cifras dadas como resultados propios sin fuente.',
      ja: '出所がないのに本稿の結果として示された数値の数。',
    },
  },
  gaps: {
    unit: 'count',
    name: { zh: '待补之处', en: 'Places left to you', es: 'Huecos por completar', ja: '補足が必要な箇所' },
    about: {
      zh: '留给您补充数据或文献的地方，逐处标明，不作评判。',
      en: 'Data or sources that only you can add; not judged.',
      es: 'Datos o fuentes que solo tú puedes añadir; no se juzga.',
      ja: 'データや文献をご自身で補う箇所。判定の対象外。',
    },
  },
  wishes: {
    unit: 'share',
    name: { zh: '要求落实', en: 'Wishes met', es: 'Deseos cumplidos', ja: '要望の反映' },
    about: {
      zh: '您提出且可以落实的要求中，已在文中落实的比例。',
      en: 'Of your wishes that could be met, those that are.',
      es: 'De tus deseos que podían cumplirse, los cumplidos.',
      ja: '実現できるご要望のうち、論文に反映された割合。',
    },
  },
  citation_recall: {
    unit: 'share',
    name: { zh: '引文有据', en: 'Citations borne out', es: 'Citas respaldadas', ja: '引用の裏づけ' },
    about: {
      zh: '带引文的句子中，所引文献支持整句的比例（模型核对）。',
      en: 'Cited sentences their works bear out, by a model.',
      es: 'Frases que sus obras respaldan, según un modelo.',
      ja: '引用文のうち、文献が裏づける割合（モデルが確認）。',
    },
  },
  citation_precision: {
    unit: 'share',
    name: { zh: '引文必要', en: 'Citations needed', es: 'Citas necesarias', ja: '引用の必要性' },
    about: {
      zh: '全部引文中，对所在句子不可缺少的比例（模型核对）。',
      en: 'Citations their sentence cannot do without.',
      es: 'Citas imprescindibles para su frase.',
      ja: '引用のうち、その文に欠かせない割合（モデルが確認）。',
    },
  },
  subject: {
    unit: 'share',
    name: { zh: '内容相关', en: 'Text on the subject', es: 'Texto sobre el tema', ja: '本文と題目の関連' },
    about: {
      zh: '切合题目或属于其所在主题的句子；其余是离题与套话。',
      en: 'On the topic or its wider subject; the rest is off it.',
      es: 'Sobre el tema o su materia; lo demás se aparta de él.',
      ja: '題目またはその分野の主題に関わる文。残りは題目外と定型文。',
    },
  },
  topic: {
    unit: 'share',
    name: { zh: '切合题目', en: 'On the very topic', es: 'Sobre el tema mismo', ja: '題目そのもの' },
    about: {
      zh: '直接说到题目所问对象的句子所占比例。',
      en: 'Sentences on just what the title asks about.',
      es: 'Frases sobre lo que pregunta el título.',
      ja: '題目が問う対象を直接述べた文の割合。',
    },
  },
  wider: {
    unit: 'share',
    name: { zh: '所在主题', en: 'On the wider subject', es: 'Sobre la materia general', ja: 'より広い主題' },
    about: {
      zh: '讲题目所在的更大主题、而非题目本身的句子。',
      en: 'Sentences on the subject that the topic is part of.',
      es: 'Frases sobre la materia de la que el tema es parte.',
      ja: '題目を含むより広い主題を述べた文の割合。',
    },
  },
};

export interface CertificateWording {
  engine: string;
  edition: string;
  measuredAt: string;
  method: string;
  /** Where repetition was looked for. */
  comparedWith: string;
  compared: Readonly<Record<ComparedWith, string>>;
  units: string;
  references: string;
  measures: string;
  head: readonly [string, string, string, string];
  met: string;
  missed: string;
  noBar: string;
  /** Of a measure for which there was nothing to measure. */
  notTaken: string;
  /** Of one that is told and not judged. */
  noted: string;
  /** Of references, where there is not one. */
  none: string;
  ofWanted(printed: string, wanted: string): string;
  gaps: string;
  allMet: string;
  summary(count: { total: number; met: number; missed: number; open: number }): string;
  sources(counts: SourceCounts): string;
  note: string;
}

export const certificateWordings: Readonly<Record<Language, CertificateWording>> = {
  zh: {
    engine: '写作引擎',
    edition: '版次',
    measuredAt: '检测日期',
    method: '检测方法',
    comparedWith: '重复比对范围',
    compared: { TEXT: '本文', LIBRARY: '文献库', SITE: '本站论文' },
    units: '正文字数',
    references: '参考文献数',
    measures: '检测结果',
    head: ['项目', '结果', '标准', '结论'],
    met: '达标',
    missed: '未达标',
    noBar: '无',
    notTaken: '未测',
    noted: '仅供参考',
    none: '没有',
    ofWanted: (printed, wanted) => `${printed}（通常应有 ${wanted}）`,
    gaps: '待补之处',
    allMet: '各项均已实测，全部达标。',
    summary: ({ total, met, missed, open }) =>
      `共 ${total} 项：${met} 项达标，${missed} 项未达标，${open} 项未测或没有可比的标准。`,
    sources: (counts) =>
      `已核实 ${counts.verified}，原文在手 ${counts.at_hand}，自行提供 ${counts.given}，据主题知识著录 ${counts.named}`,
    note: '以上结果均由程序对交付的文件实测得出，没有达到标准的也照实列出。本证书只说明上述项目，不代替导师和学校的评审。',
  },
  en: {
    engine: 'Engine',
    edition: 'Edition',
    measuredAt: 'Measured on',
    method: 'Method',
    comparedWith: 'Repetition looked for in',
    compared: { TEXT: 'this text', LIBRARY: 'the library', SITE: 'papers of this site' },
    units: 'Words',
    references: 'References',
    measures: 'What was measured',
    head: ['Measure', 'Value', 'Bar', 'Result'],
    met: 'met',
    missed: 'missed',
    noBar: 'none',
    notTaken: 'not taken',
    noted: 'for information',
    none: 'none',
    ofWanted: (printed, wanted) => `${printed} (usual: ${wanted})`,
    gaps: 'Places left to you',
    allMet: 'Every measure was taken, and every bar met.',
    summary: ({ total, met, missed, open }) =>
      `Of ${total} measures ${met} met their bar, ${missed} missed it, and ${open} were not taken or have no bar.`,
    sources: (counts) =>
      `${counts.verified} verified, ${counts.at_hand} at hand, ${counts.given} given by the author, ${counts.named} named by the knowledge of the subject`,
    note: 'Every value was computed from the delivered file; a bar that was missed is shown as missed. The certificate speaks of these measures only and does not stand in for a supervisor’s or a school’s judgement.',
  },
  es: {
    engine: 'Motor',
    edition: 'Edición',
    measuredAt: 'Fecha de medición',
    method: 'Método',
    comparedWith: 'Repetición buscada en',
    compared: { TEXT: 'este texto', LIBRARY: 'la biblioteca', SITE: 'trabajos de este sitio' },
    units: 'Palabras',
    references: 'Referencias',
    measures: 'Resultados',
    head: ['Medida', 'Valor', 'Límite', 'Resultado'],
    met: 'cumple',
    missed: 'no cumple',
    noBar: 'ninguno',
    notTaken: 'sin medir',
    noted: 'informativo',
    none: 'ninguna',
    ofWanted: (printed, wanted) => `${printed} (lo usual: ${wanted})`,
    gaps: 'Huecos por completar',
    allMet: 'Todas las medidas se tomaron y cumplen.',
    summary: ({ total, met, missed, open }) =>
      `De ${total} medidas, ${met} cumplen, ${missed} no cumplen y ${open} no se tomaron o no tienen límite.`,
    sources: (counts) =>
      `${counts.verified} verificadas, ${counts.at_hand} a mano, ${counts.given} aportadas por el autor, ${counts.named} tomadas de lo sabido del tema`,
    note: 'Todos los valores se calcularon a partir del archivo entregado; lo que no cumple se muestra como tal. El certificado solo se refiere a estas medidas y no sustituye el juicio del director ni el de la universidad.',
  },
  ja: {
    engine: '執筆エンジン',
    edition: '版',
    measuredAt: '測定日',
    method: '測定方法',
    comparedWith: '重複の比較範囲',
    compared: { TEXT: 'この文章', LIBRARY: '文献ライブラリ', SITE: '当サイトの論文' },
    units: '本文の字数',
    references: '参考文献数',
    measures: '測定結果',
    head: ['項目', '値', '基準', '判定'],
    met: '適合',
    missed: '不適合',
    noBar: 'なし',
    notTaken: '未測定',
    noted: '参考',
    none: 'なし',
    ofWanted: (printed, wanted) => `${printed}（通常 ${wanted}）`,
    gaps: '補足が必要な箇所',
    allMet: 'すべての項目を測定し、いずれも基準に達しています。',
    summary: ({ total, met, missed, open }) =>
      `全 ${total} 項目のうち、適合 ${met}、不適合 ${missed}、未測定または基準なし ${open}。`,
    sources: (counts) =>
      `確認済み ${counts.verified}、原文あり ${counts.at_hand}、著者提示 ${counts.given}、主題知識による ${counts.named}`,
    note: '各値は納品ファイルからプログラムが測定したものであり、基準に届かない項目もそのまま記載しています。本証明書は上記の項目のみを示すものであり、指導教員や大学の評価に代わるものではありません。',
  },
};
