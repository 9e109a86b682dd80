import type { UpdateEntry } from '@yanmo/contract/update-log';

/** The product's own history. An id stays what it is: the operator's change of an entry stands over it by its id. */
export const shippedEntries: readonly UpdateEntry[] = [
  {
    id: '2026-11-17-chat-reading',
    date: '2026-11-17',
    version: null,
    text: {
      zh: '新增写作问答、论文阅读与批注修改：上传论文后可就原文提问，回答标明出处；上传带导师批注的 Word 文件，逐条处理后以修订痕迹导出。另有格式检查、参考文献排版等小工具。',
      en: 'New: questions and answers about your own files, with their sources; reading of papers; and your advisor’s comments worked through one by one, given back as a Word file with tracked changes. Small tools check the format of a document and set its references.',
      es: 'Nuevo: preguntas y respuestas sobre tus archivos, con sus fuentes; lectura de trabajos; y los comentarios de tu director atendidos uno a uno, devueltos en Word con control de cambios. Además, herramientas para revisar el formato y componer las referencias.',
      ja: '新機能：ご自分のファイルについて質問でき、回答には出典が付きます。論文の閲読、指導教員のコメントが付いた Word ファイルの修正（変更履歴付きで書き出し）、書式チェックや参考文献の整形もご利用いただけます。',
    },
  },
  {
    id: '2026-11-16-reduce-check',
    date: '2026-11-16',
    version: null,
    text: {
      zh: '新增降重、降 AIGC 率与查重：先免费检测前 1,000 字，改写前后逐段对照，数据、引文和术语原样保留；查重报告逐条列出相似来源，证书编号可供核验。大纲改为先读懂题目，再按题目类型安排章节，读法可由您更正。',
      en: 'New: rewriting against repetition and AIGC, and a similarity check. The first 1,000 characters are measured free, every paragraph is shown before and after, and data, citations and terms stay as they are. Reports list each source, and a certificate can be verified by its number. Outlines now follow the kind of the title, and you can correct how it was read.',
      es: 'Nuevo: reescritura contra la repetición y el AIGC, y comprobación de similitud. Los primeros 1.000 caracteres se miden gratis, cada párrafo se ve antes y después, y los datos, citas y términos se conservan. Los informes enumeran cada fuente y el certificado se verifica por su número. Los esquemas siguen el tipo de título y puedes corregir su lectura.',
      ja: '新機能：重複率・AIGC 率の低減と類似度チェック。冒頭 1,000 字は無料で測定でき、段落ごとに前後を比較できます。データ・引用・用語は変わりません。レポートは類似箇所の出典を示し、証明書は番号で確認できます。アウトラインは題目の種類に合わせて組み立て、読み取りの訂正も可能になりました。',
    },
  },
  {
    id: '2026-11-15-first',
    date: '2026-11-15',
    version: null,
    text: {
      zh: '研墨上线：从题目到大纲，从大纲到排好版的论文（Word 与 PDF），参考文献逐条核对，查不到的一律不写入。支持分阶段付款、钱包、优惠券与退款；界面和写作均支持中文、英文、西班牙文和日文。',
      en: 'Yanmo opens: from a title to an outline, and from an outline to a formatted paper in Word and PDF. Every reference is checked, and one that cannot be found is never printed. Payment in stages, wallet, coupons and refunds; pages and papers in Chinese, English, Spanish and Japanese.',
      es: 'Yanmo abre: de un título a un esquema y de un esquema a un trabajo maquetado en Word y PDF. Cada referencia se comprueba y la que no se encuentra no se imprime. Pago por etapas, monedero, cupones y reembolsos; páginas y trabajos en chino, inglés, español y japonés.',
      ja: '研墨を公開しました。題目からアウトラインへ、アウトラインから体裁を整えた論文（Word・PDF）へ。参考文献は一件ずつ照合し、確認できないものは掲載しません。分割払い、ウォレット、クーポン、返金に対応し、画面も執筆も中国語・英語・スペイン語・日本語で利用できます。',
    },
  },
];
