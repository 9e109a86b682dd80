import type { Language, Localized } from '@yanmo/contract/languages';

type Work = 'WRITE' | 'REDUCE' | 'CHECK' | 'ABSTRACT' | 'OTHER';

const works: readonly (readonly [Work, RegExp])[] = [
  ['REDUCE', /降重|改写|降.{0,2}aigc|重写|换.{0,4}说法|paraphras|rewrite|reescrib|parafrase|書き換え|言い換え/iu],
  ['CHECK', /查重|抄袭|plagiar|plagio|剽窃/iu],
  ['ABSTRACT', /翻译|润色|translat|polish|proofread|traduc|corrige|翻訳|訳して|添削/iu],
  [
    'WRITE',
    /写|生成|论文|提纲|大纲|文章|essay|paper|thesis|write|draft|outline|escr[ií]b|redacta|trabajo|tesis|ensayo|論文|レポート|書いて|作って/iu,
  ],
];

const pages: Localized<Readonly<Record<Work, string>>> = {
  zh: {
    WRITE:
      '要成篇的论文或提纲，请到“[论文写作](/main/writepaper)”：填好题目和要求，提纲免费生成，满意后再写正文，文献都是真实可查的。',
    REDUCE:
      '要降重或改写，请到“[降重降 AIGC](/main/reduceRepetition)”：粘贴文字或上传文件，先免费测量，数字、引文和术语都不会动。',
    CHECK: '要查重，请到“[论文查重](/main/plagiarismCheck)”：每一处相似都并排给出来源。',
    ABSTRACT: '摘要的润色和翻译在“[AI 工具](/main/aitools)”里；整篇改写请到“[降重降 AIGC](/main/reduceRepetition)”。',
    OTHER:
      '本站能代劳的有：[论文写作](/main/writepaper)、[降重降 AIGC](/main/reduceRepetition)、[论文查重](/main/plagiarismCheck)、[AI 工具](/main/aitools)。',
  },
  en: {
    WRITE:
      'For a whole paper or an outline go to [Write a paper](/main/writepaper): enter the title and what is asked; the outline is free, and the works cited are real.',
    REDUCE:
      'To have a text rewritten go to [Rewrite](/main/reduceRepetition): paste it or upload a file; it is measured free of charge first, and figures, citations and terms stay.',
    CHECK:
      'For a plagiarism check go to [Plagiarism check](/main/plagiarismCheck): every match is shown beside its source.',
    ABSTRACT:
      'An abstract is polished or translated under [AI tools](/main/aitools); a whole text is rewritten under [Rewrite](/main/reduceRepetition).',
    OTHER:
      'What the site does for you: [Write a paper](/main/writepaper), [Rewrite](/main/reduceRepetition), [Plagiarism check](/main/plagiarismCheck), [AI tools](/main/aitools).',
  },
  es: {
    WRITE:
      'Para un trabajo entero o un esquema ve a [Escribir un trabajo](/main/writepaper): introduce el título y lo que se pide; el esquema es gratis y las obras citadas son reales.',
    REDUCE:
      'Para reescribir un texto ve a [Reescribir](/main/reduceRepetition): pégalo o sube un archivo; primero se mide gratis, y las cifras, citas y términos se conservan.',
    CHECK:
      'Para comprobar el plagio ve a [Control de plagio](/main/plagiarismCheck): cada coincidencia se muestra junto a su fuente.',
    ABSTRACT:
      'Un resumen se pule o se traduce en [Herramientas](/main/aitools); un texto entero se reescribe en [Reescribir](/main/reduceRepetition).',
    OTHER:
      'Lo que hace el sitio por ti: [Escribir un trabajo](/main/writepaper), [Reescribir](/main/reduceRepetition), [Control de plagio](/main/plagiarismCheck), [Herramientas](/main/aitools).',
  },
  ja: {
    WRITE:
      '論文やアウトラインの作成は「[論文を書く](/main/writepaper)」をご利用ください。題目と要件を入力すると、アウトラインは無料で作成され、引用文献はすべて実在のものです。',
    REDUCE:
      '書き換えは「[書き換え](/main/reduceRepetition)」をご利用ください。貼り付けるかファイルをアップロードすると、まず無料で測定し、数値・引用・用語はそのまま残ります。',
    CHECK:
      '剽窃チェックは「[剽窃チェック](/main/plagiarismCheck)」をご利用ください。一致箇所ごとに出典を並べて示します。',
    ABSTRACT:
      '要旨の推敲と翻訳は「[AI ツール](/main/aitools)」に、文章全体の書き換えは「[書き換え](/main/reduceRepetition)」にあります。',
    OTHER:
      '本サイトでできること：[論文を書く](/main/writepaper)、[書き換え](/main/reduceRepetition)、[剽窃チェック](/main/plagiarismCheck)、[AI ツール](/main/aitools)。',
  },
};

const lead: Localized = {
  zh: '这需要大模型来写，当前没有接入，我不勉强作答。',
  en: 'This takes a language model, and none is connected here; I will not pretend.',
  es: 'Esto requiere un modelo de lenguaje y aquí no hay ninguno conectado; no voy a fingirlo.',
  ja: 'これには言語モデルが必要ですが、現在は接続されていないため、無理にはお答えしません。',
};

/** What cannot be done here, said plainly, and where it can. */
export function refuseWork(question: string, language: Language): string {
  const work = works.find(([, pattern]) => pattern.test(question))?.[0] ?? 'OTHER';
  return `${lead[language]}\n\n${pages[language][work]}`;
}
