/** A text that is rightly the same as in English, in these languages, and why. */
export interface SameText {
  text: string;
  languages: readonly string[];
  reason: string;
}

export const sameTexts: readonly SameText[] = [
  { text: 'Yanmo', languages: ['es'], reason: 'the product’s name in Latin letters' },
  { text: 'Error', languages: ['es'], reason: 'the same word' },
  { text: 'CNKI', languages: ['es'], reason: 'a name' },
  { text: 'Wanfang Data', languages: ['es'], reason: 'a name' },
  { text: 'CQVIP', languages: ['es'], reason: 'a name' },
  { text: 'Xiaohongshu', languages: ['es'], reason: 'a name' },
  { text: 'Douyin', languages: ['es'], reason: 'a name' },
  { text: 'Alipay', languages: ['es'], reason: 'a name' },
  { text: 'WeChat Pay', languages: ['es'], reason: 'a name' },
  { text: 'Banner', languages: ['es'], reason: 'the same word' },
  { text: 'no', languages: ['es'], reason: 'the same word' },
  { text: 'Kai', languages: ['es'], reason: 'a name of a typeface' },
  { text: 'I, II, III', languages: ['zh', 'es', 'ja'], reason: 'numerals' },
  { text: 'i, ii, iii', languages: ['zh', 'es', 'ja'], reason: 'numerals' },
];

/** Words that stand in the code on purpose: they are the same for every reader. */
export const wordsInCode: readonly { text: string; reason: string }[] = [
  { text: '中文', reason: 'a language is named in itself' },
  { text: '日本語', reason: 'a language is named in itself' },
];

/** Files of web/src whose literals are content in its own language rather than texts of the interface, and why. */
export const filesWithOwnTexts: readonly { pattern: RegExp; reason: string }[] = [];
