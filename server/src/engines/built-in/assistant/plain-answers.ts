import type { Language, Localized } from '@yanmo/contract/languages';

interface PlainAnswers {
  fromGuide(title: string): string;
  seeAlso: string;
  /** Sentences of the student's own files follow. */
  fromSources: string;
  notInSources: string;
  /** They are in this language, and the question is in another. */
  otherLanguage(language: Language): string;
  /** The passage that comes nearest follows: it need not answer. */
  nearest: string;
  /** The guide's answer follows. */
  guideInstead: string;
  unknown: string;
  /** What the answer does not rest on, because it could not be read. */
  unread(count: number): string;
}

const names: Localized<Localized> = {
  zh: { zh: '中文', en: '英文', es: '西班牙文', ja: '日文' },
  en: { zh: 'Chinese', en: 'English', es: 'Spanish', ja: 'Japanese' },
  es: { zh: 'chino', en: 'inglés', es: 'español', ja: 'japonés' },
  ja: { zh: '中国語', en: '英語', es: 'スペイン語', ja: '日本語' },
};

export const plainAnswers: Localized<PlainAnswers> = {
  zh: {
    fromGuide: (title) => `写作指南里有这个问题：**${title}**`,
    seeAlso: '指南里相关的问题：',
    fromSources: '资料里与这个问题有关的原文：',
    notInSources:
      '在您给的资料里没有找到能回答这个问题的内容。可以换一种说法、用资料里出现过的词再问一次；如果问的是写作方法，直接问“怎么写……”“……是什么”即可。',
    otherLanguage: (language) =>
      `您给的资料是${names.zh[language]}的。我按词语查找，用中文提问对不上里面的内容；请用${names.zh[language]}再问一次。`,
    nearest: '资料里没有找到直接的回答。下面这一处说的最接近，是否答到了，请您判断：',
    guideInstead: '您给的资料里没有找到相关内容，下面是写作指南的一般说法。',
    unknown:
      '这个问题我答不上来。不接入大模型时，我能回答三类问题：论文写作方法（怎么选题、怎么写摘要、怎么引用、怎么答辩等），您上传的文件里写了什么，以及本站的价格、退款、优惠券和您的订单。',
    unread: (count) => `有 ${count} 份资料没能读取（可能无法识别、还在解析，或已不可查看），没有用在这个回答里。`,
  },
  en: {
    fromGuide: (title) => `The writing guide has this one: **${title}**`,
    seeAlso: 'Also in the guide:',
    fromSources: 'What your sources say on this, word for word:',
    notInSources:
      'I found nothing in what you gave me that answers this. Try it in other words, with terms that occur in the text. If it is a question about how to write, ask it as such (“how do I …”).',
    otherLanguage: (language) =>
      `Your sources are in ${names.en[language]}. I search by words, and those of an English question do not occur there: please ask it in ${names.en[language]}.`,
    nearest:
      'I found no direct answer in your sources. This is the passage that comes nearest; whether it answers is for you to judge:',
    guideInstead: 'Your sources do not say it; this is what the writing guide says in general.',
    unknown:
      'I cannot answer this. Without a language model I can answer three kinds of questions: how to write a paper (choosing a topic, abstracts, citing, the defence and so on), what your uploaded files say, and prices, refunds, coupons and your orders on this site.',
    unread: (count) =>
      count === 1
        ? 'One of your sources could not be searched (unreadable, still being read, or no longer available) and is no part of this answer.'
        : `${count} of your sources could not be searched (unreadable, still being read, or no longer available) and are no part of this answer.`,
  },
  es: {
    fromGuide: (title) => `La guía de redacción lo trata: **${title}**`,
    seeAlso: 'También en la guía:',
    fromSources: 'Lo que dicen tus fuentes sobre esto, palabra por palabra:',
    notInSources:
      'En lo que me diste no encuentro nada que responda a esto. Prueba con otras palabras, usando términos que aparezcan en el texto. Si preguntas cómo se escribe algo, pregúntalo así («¿cómo…?»).',
    otherLanguage: (language) =>
      `Tus fuentes están en ${names.es[language]}. Busco por palabras, y las de una pregunta en español no aparecen en ellas: hazla en ${names.es[language]}.`,
    nearest: 'No encuentro una respuesta directa en tus fuentes. Este es el pasaje más cercano; juzga tú si responde:',
    guideInstead: 'Tus fuentes no lo dicen; esto es lo que dice en general la guía de redacción.',
    unknown:
      'No puedo responder a esto. Sin un modelo de lenguaje respondo tres clases de preguntas: cómo se escribe un trabajo (elegir tema, resumen, citas, defensa, etc.), qué dicen los archivos que subes, y los precios, reembolsos, cupones y pedidos de este sitio.',
    unread: (count) =>
      count === 1
        ? 'Una de tus fuentes no se pudo consultar (ilegible, aún en lectura o ya no disponible) y no forma parte de esta respuesta.'
        : `${count} de tus fuentes no se pudieron consultar (ilegibles, aún en lectura o ya no disponibles) y no forman parte de esta respuesta.`,
  },
  ja: {
    fromGuide: (title) => `執筆ガイドに該当する項目があります：**${title}**`,
    seeAlso: 'ガイドの関連項目：',
    fromSources: '資料のうち、この質問に関わる原文です：',
    notInSources:
      'お預かりした資料には、この質問の答えになる記述が見つかりませんでした。資料に出てくる言葉を使って聞き直してみてください。書き方についての質問であれば、「〜はどう書けばよいですか」のように聞いていただければお答えできます。',
    otherLanguage: (language) =>
      `資料は${names.ja[language]}で書かれています。言葉を手がかりに探すため、日本語の質問とは一致しません。${names.ja[language]}でもう一度お尋ねください。`,
    nearest: '資料に直接の答えは見つかりませんでした。もっとも近い箇所を示します。答えになっているかはご判断ください：',
    guideInstead: 'お預かりした資料には見つかりませんでした。執筆ガイドの一般的な説明を示します。',
    unknown:
      'この質問にはお答えできません。言語モデルを使わない場合にお答えできるのは、論文の書き方（テーマの選び方、要旨、引用、口頭試問など）、アップロードされたファイルの内容、そして本サイトの料金・返金・クーポン・ご注文の状況の三つです。',
    unread: (count) =>
      `資料のうち ${count} 件は読み取れず（判読できない、解析中、または閲覧できなくなったため）、この回答には使われていません。`,
  },
};
