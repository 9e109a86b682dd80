import type { Localized } from '@yanmo/contract/languages';
import type { PublicPath } from '@yanmo/contract/public-pages';

export interface PageText {
  title: string;
  description: string;
}

/** What a search result and the preview of a link say of each page. Written for people who have not seen the site. */
export const pageTexts: Readonly<Record<PublicPath, Localized<PageText>>> = {
  '/main/writepaper': {
    zh: {
      title: '论文写作：从题目到大纲，从大纲到成稿',
      description:
        '输入题目，免费生成大纲；确认后写成排好版的论文，附 Word 与 PDF。参考文献逐条核对，查不到的一律不写入。',
    },
    en: {
      title: 'Write a paper: from title to outline, from outline to draft',
      description:
        'Enter a title and get an outline free. Order the paper when it suits you: formatted, in Word and PDF, with references that were each checked.',
    },
    es: {
      title: 'Escribir un trabajo: del título al esquema y del esquema al texto',
      description:
        'Escribe un título y recibe un esquema gratis. Encarga el trabajo cuando te convenza: maquetado, en Word y PDF, con referencias comprobadas una a una.',
    },
    ja: {
      title: '論文を書く：題目からアウトライン、そして本文へ',
      description:
        '題目を入力すると、アウトラインを無料で作成します。納得してから論文を注文。体裁を整えた Word と PDF、参考文献は一件ずつ照合済みです。',
    },
  },
  '/main/reduceRepetition': {
    zh: {
      title: '降重与降 AIGC 率',
      description: '前 1,000 字免费检测。改写前后逐段对照，数据、引文和术语原样保留，数值以交付文件的实测结果为准。',
    },
    en: {
      title: 'Reduce repetition and the AIGC rate',
      description:
        'The first 1,000 characters are measured free. Each paragraph is shown before and after; data, citations and terms stay as they are.',
    },
    es: {
      title: 'Reducir la repetición y la tasa AIGC',
      description:
        'Los primeros 1.000 caracteres se miden gratis. Cada párrafo se ve antes y después; datos, citas y términos se conservan.',
    },
    ja: {
      title: '重複率・AIGC 率を下げる',
      description: '冒頭 1,000 字は無料で測定。段落ごとに前後を比較でき、データ・引用・用語はそのまま残ります。',
    },
  },
  '/main/chat': {
    zh: {
      title: '写作问答',
      description: '就论文写作提问，也可以上传自己的文件对照提问。回答注明依据的原文，不知道的会直说。',
    },
    en: {
      title: 'Questions about writing',
      description:
        'Ask about academic writing, or about your own files. Answers name the passages they rest on, and say so when they do not know.',
    },
    es: {
      title: 'Preguntas sobre la escritura',
      description:
        'Pregunta sobre escritura académica o sobre tus propios archivos. Las respuestas citan los pasajes en que se apoyan y dicen cuándo no saben.',
    },
    ja: {
      title: '執筆の質問',
      description:
        '論文の書き方や、ご自分のファイルについて質問できます。回答は根拠の箇所を示し、分からないときは分からないと答えます。',
    },
  },
  '/main/plagiarismCheck': {
    zh: {
      title: '论文查重',
      description:
        '与文献库、自己的文件和本站授权论文逐段比对，每处相似都列出来源并排显示，报告可下载，证书编号可核验。',
    },
    en: {
      title: 'Similarity check',
      description:
        'Compared paragraph by paragraph with the library, your own files and consenting papers. Each match stands beside its source; the report has a number that can be verified.',
    },
    es: {
      title: 'Comprobación de similitud',
      description:
        'Comparación párrafo a párrafo con la biblioteca, tus archivos y trabajos autorizados. Cada coincidencia aparece junto a su fuente; el informe lleva un número verificable.',
    },
    ja: {
      title: '類似度チェック',
      description:
        '文献、自分のファイル、許諾済みの論文と段落ごとに照合。類似箇所は出典と並べて示し、証明書は番号で確認できます。',
    },
  },
  '/main/explore': {
    zh: {
      title: '文献检索',
      description: '检索中外文献，查看摘要，一键生成 GB/T 7714、APA、MLA、BibTeX 与 RIS 格式的引用，存入自己的文献库。',
    },
    en: {
      title: 'Search the literature',
      description:
        'Search works in several languages, read abstracts and cite in GB/T 7714, APA, MLA, BibTeX or RIS. Keep what you need in your own library.',
    },
    es: {
      title: 'Buscar literatura',
      description:
        'Busca trabajos en varios idiomas, lee resúmenes y cita en APA, MLA, GB/T 7714, BibTeX o RIS. Guarda lo que necesites en tu biblioteca.',
    },
    ja: {
      title: '文献を探す',
      description:
        '多言語の文献を検索し、要旨を読み、GB/T 7714・APA・MLA・BibTeX・RIS で引用。必要なものは自分の文献庫へ。',
    },
  },
  '/main/readpaper': {
    zh: {
      title: '论文阅读',
      description: '上传论文，得到结构、要点和术语说明，边读边问，每个回答都能回到原文。',
    },
    en: {
      title: 'Read a paper',
      description:
        'Upload a paper and see its structure, main points and terms. Ask while you read; every answer leads back to the text.',
    },
    es: {
      title: 'Leer un trabajo',
      description:
        'Sube un trabajo y ve su estructura, ideas y términos. Pregunta mientras lees; cada respuesta lleva al texto.',
    },
    ja: {
      title: '論文を読む',
      description: '論文をアップロードすると、構成・要点・用語を整理します。読みながら質問でき、回答は原文に戻れます。',
    },
  },
  '/main/amendpaper': {
    zh: {
      title: '按批注修改论文',
      description: '上传带导师批注的 Word 文件，逐条查看修改建议，接受的以修订痕迹写回原文件，其余内容一字不动。',
    },
    en: {
      title: 'Work through comments',
      description:
        'Upload a Word file with your advisor’s comments. What you accept goes back as tracked changes; nothing else in the file is touched.',
    },
    es: {
      title: 'Atender los comentarios',
      description:
        'Sube un Word con los comentarios de tu director. Lo que aceptas vuelve como control de cambios; el resto del archivo no se toca.',
    },
    ja: {
      title: 'コメントに沿って直す',
      description:
        '指導教員のコメントが付いた Word をアップロード。承認した修正だけを変更履歴として書き戻し、ほかは変えません。',
    },
  },
  '/main/aitools': {
    zh: {
      title: '写作小工具',
      description: '字数统计、格式检查、参考文献排版、摘要润色与翻译：写论文时随手可用的小工具。',
    },
    en: {
      title: 'Small tools for writing',
      description: 'Word count, format check, references set in your style, abstracts polished and translated.',
    },
    es: {
      title: 'Herramientas para escribir',
      description:
        'Recuento de palabras, revisión de formato, referencias en tu estilo, resúmenes pulidos y traducidos.',
    },
    ja: {
      title: '執筆の小さな道具',
      description: '文字数、書式チェック、参考文献の整形、要旨の推敲と翻訳。論文執筆で役立つ小さな道具です。',
    },
  },
  '/main/integratedservices': {
    zh: { title: '综合服务', description: '从开题到答辩，论文各阶段的服务。' },
    en: {
      title: 'Integrated services',
      description: 'Services for every stage of a thesis, from proposal to defence.',
    },
    es: {
      title: 'Servicios integrados',
      description: 'Servicios para cada etapa de la tesis, de la propuesta a la defensa.',
    },
    ja: { title: '総合サービス', description: '計画書から口頭試問まで、論文の各段階のためのサービス。' },
  },
  '/main/eliteCourses': {
    zh: { title: '精品课程', description: '学术写作课程。' },
    en: { title: 'Elite courses', description: 'Courses in academic writing.' },
    es: { title: 'Cursos selectos', description: 'Cursos de escritura académica.' },
    ja: { title: '厳選講座', description: '学術的な文章の講座。' },
  },
  '/home/home': {
    zh: {
      title: '首页',
      description: '接着上次的大纲和论文继续写，查看今日真实的生成数据、价格与样例。',
    },
    en: {
      title: 'Home',
      description: 'Go on with your outline or paper; see true figures of today, prices and samples.',
    },
    es: {
      title: 'Inicio',
      description: 'Sigue con tu esquema o trabajo; consulta las cifras reales de hoy, los precios y las muestras.',
    },
    ja: {
      title: 'ホーム',
      description: '書きかけのアウトラインや論文を続け、今日の実数、料金、サンプルを確認できます。',
    },
  },
  '/paper/preview': {
    zh: { title: '样例论文', description: '先看样例再下单：由本站写成的完整论文，可在线阅读。' },
    en: { title: 'Sample papers', description: 'Whole papers that were written here, to read before you order one.' },
    es: {
      title: 'Trabajos de muestra',
      description: 'Trabajos completos escritos aquí, para leer antes de encargar uno.',
    },
    ja: { title: 'サンプル論文', description: '注文の前にお読みいただける、当サイトで作成した論文の全文です。' },
  },
  '/toPromotion': {
    zh: { title: '代理加盟', description: '申请成为代理：专属域名与名称，用户与订单清楚可查，佣金按实付订单结算。' },
    en: {
      title: 'Become an agent',
      description:
        'Your own sub-domain and name, users and orders in plain view, and a commission on every paid order.',
    },
    es: {
      title: 'Hazte agente',
      description:
        'Tu propio subdominio y nombre, usuarios y pedidos a la vista, y una comisión por cada pedido pagado.',
    },
    ja: {
      title: '代理店募集',
      description: '専用のサブドメインと名称、利用者と注文の一覧、支払い済み注文に応じた手数料。代理店をご希望の方へ。',
    },
  },
  '/verify': {
    zh: { title: '证书核验', description: '输入查重证书编号，核对报告的结果与日期。' },
    en: {
      title: 'Verify a certificate',
      description: 'Enter the number of a similarity certificate and compare its figures.',
    },
    es: {
      title: 'Verificar un certificado',
      description: 'Introduce el número de un certificado de similitud y compara sus cifras.',
    },
    ja: { title: '証明書の確認', description: '類似度証明書の番号を入力して、結果と日付を確認します。' },
  },
  '/guide': {
    zh: { title: '使用指南', description: '从题目到下载，一步一步看：如何生成大纲、下单、修改、降重和查重。' },
    en: {
      title: 'Usage guide',
      description: 'Step by step from the title to the download: outline, order, revise, reduce and check.',
    },
    es: {
      title: 'Guía de uso',
      description: 'Paso a paso, del título a la descarga: esquema, pedido, revisión, reducción y comprobación.',
    },
    ja: {
      title: '使い方ガイド',
      description: '題目からダウンロードまで順を追って：アウトライン、注文、修正、重複率の低減、類似度チェック。',
    },
  },
  '/updates': {
    zh: { title: '更新日志', description: '每一次更新带来了什么。' },
    en: { title: 'Update log', description: 'What was new, and when.' },
    es: { title: 'Registro de novedades', description: 'Qué hubo de nuevo y cuándo.' },
    ja: { title: '更新履歴', description: 'いつ、何が新しくなったか。' },
  },
  '/contact': {
    zh: { title: '联系客服', description: '有问题或需要帮助，在这里联系我们。' },
    en: { title: 'Customer service', description: 'Questions, or in need of help: reach us here.' },
    es: { title: 'Atención al cliente', description: '¿Preguntas o necesitas ayuda? Escríbenos aquí.' },
    ja: { title: 'カスタマーサポート', description: 'ご質問やお困りのことは、こちらからご連絡ください。' },
  },
  '/official': {
    zh: { title: '官方网站', description: '我们是谁，在做什么。' },
    en: { title: 'Official site', description: 'Who we are and what we work on.' },
    es: { title: 'Sitio oficial', description: 'Quiénes somos y en qué trabajamos.' },
    ja: { title: '公式サイト', description: '私たちについて。' },
  },
  '/joinus': {
    zh: { title: '加入我们', description: '一起把写作工具做好。' },
    en: { title: 'Join us', description: 'Build better writing tools with us.' },
    es: { title: 'Únete', description: 'Construye con nosotros mejores herramientas de escritura.' },
    ja: { title: '採用情報', description: 'よりよい執筆ツールを、いっしょに。' },
  },
  '/legal/service': {
    zh: { title: '服务协议', description: '使用本站服务的约定。' },
    en: { title: 'Terms of service', description: 'What holds when you use this service.' },
    es: { title: 'Condiciones del servicio', description: 'Lo que rige al usar este servicio.' },
    ja: { title: '利用規約', description: '本サービスの利用条件。' },
  },
  '/legal/privacy': {
    zh: { title: '隐私政策', description: '我们收集什么、保存多久、您可以要求什么。' },
    en: { title: 'Privacy policy', description: 'What we collect, how long we keep it and what you may ask of us.' },
    es: { title: 'Política de privacidad', description: 'Qué recogemos, cuánto lo guardamos y qué puedes pedirnos.' },
    ja: { title: 'プライバシーポリシー', description: '収集する情報、保存期間、ご請求いただけること。' },
  },
};
