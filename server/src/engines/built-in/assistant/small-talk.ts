import type { Language, Localized } from '@yanmo/contract/languages';

const greeting =
  /^[\s\p{P}]*(?:你好|您好|嗨|哈喽|在吗|早上好|下午好|晚上好|hello|hi|hey|good (?:morning|afternoon|evening)|hola|buen[oa]s (?:d[ií]as|tardes|noches)|buenas|こんにちは|こんばんは|おはよう(?:ございます)?|はじめまして)(?:啊|呀|there|です)?[\s\p{P}]*$/iu;
const thanks =
  /^[\s\p{P}]*(?:谢谢|多谢|感谢|谢啦|thanks?(?: you)?(?: very much| a lot)?|gracias|muchas gracias|ありがとう(?:ございま(?:す|した))?)[\s\p{P}]*$/iu;
const abilities =
  /^[\s\p{P}]*(?:你(?:能|会|可以)(?:做|干)?(?:什么|些什么|啥)|你有(?:什么|哪些)功能|你是谁|怎么用你|what can you do|who are you|what are you|help|qu[eé] (?:puedes hacer|sabes hacer)|qui[eé]n eres|ayuda|何ができ(?:ます|る)(?:か)?|あなたは誰(?:ですか)?|使い方)[\s\p{P}]*$/iu;

const texts: Localized<{ greeting: string; thanks: string; abilities: string }> = {
  zh: {
    greeting: '您好，我是研墨的写作助手。可以问我论文怎么写，也可以上传文件，问里面写了什么。',
    thanks: '不客气。还有问题随时问。',
    abilities: `我能回答三类问题：

- **怎么写论文**：选题、提纲、摘要、文献综述、引用格式、答辩等，答案出自本站的写作指南。
- **资料里写了什么**：上传 PDF、Word 或文本，或选一篇自己的论文、大纲，我找出相关的原文，并标明出处和页码。
- **本站怎么用**：价格、退款、优惠券，以及您的订单进度。

要写论文、降重、查重，请用对应的页面：[论文写作](/main/writepaper)、[降重降 AIGC](/main/reduceRepetition)、[论文查重](/main/plagiarismCheck)。`,
  },
  en: {
    greeting:
      'Hello, I am the writing assistant of Yanmo. Ask me how a paper is written, or upload a file and ask what it says.',
    thanks: 'You are welcome. Ask whenever something comes up.',
    abilities: `I answer three kinds of questions:

- **How to write a paper**: topic, outline, abstract, literature review, citing, the defence. The answers come from our writing guide.
- **What your sources say**: upload a PDF, Word or text file, or choose a paper or outline of yours; I show the sentences that answer, with their page.
- **How this site works**: prices, refunds, coupons, and how your orders stand.

To have something made, use its page: [Write a paper](/main/writepaper), [Rewrite](/main/reduceRepetition), [Plagiarism check](/main/plagiarismCheck).`,
  },
  es: {
    greeting:
      'Hola, soy el asistente de redacción de Yanmo. Pregúntame cómo se escribe un trabajo, o sube un archivo y pregunta qué dice.',
    thanks: 'De nada. Pregunta cuando quieras.',
    abilities: `Respondo tres clases de preguntas:

- **Cómo se escribe un trabajo**: tema, esquema, resumen, revisión bibliográfica, citas, defensa. Las respuestas salen de nuestra guía de redacción.
- **Qué dicen tus fuentes**: sube un PDF, Word o texto, o elige un trabajo o esquema tuyo; muestro las frases que responden, con su página.
- **Cómo funciona el sitio**: precios, reembolsos, cupones y el estado de tus pedidos.

Para que se haga algo, usa su página: [Escribir un trabajo](/main/writepaper), [Reescribir](/main/reduceRepetition), [Control de plagio](/main/plagiarismCheck).`,
  },
  ja: {
    greeting:
      'こんにちは。研墨の執筆アシスタントです。論文の書き方をお尋ねになるか、ファイルをアップロードして内容をお尋ねください。',
    thanks: 'どういたしまして。いつでもお尋ねください。',
    abilities: `次の三つにお答えします。

- **論文の書き方**：テーマ、アウトライン、要旨、先行研究、引用、口頭試問など。答えは本サイトの執筆ガイドによります。
- **資料の内容**：PDF・Word・テキストをアップロードするか、ご自分の論文やアウトラインを選ぶと、答えになる原文をページとともに示します。
- **本サイトの使い方**：料金、返金、クーポン、ご注文の状況。

論文の作成や書き換え、剽窃チェックは、それぞれのページをご利用ください：[論文を書く](/main/writepaper)、[書き換え](/main/reduceRepetition)、[剽窃チェック](/main/plagiarismCheck)。`,
  },
};

/** A word of greeting or thanks, or what this is; null where something is asked. */
export function smallTalk(question: string, language: Language): string | null {
  const own = texts[language];
  if (greeting.test(question)) return own.greeting;
  if (thanks.test(question)) return own.thanks;
  return abilities.test(question) ? own.abilities : null;
}
