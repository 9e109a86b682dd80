export type TextEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'gb18030'
  | 'big5'
  | 'shift_jis'
  | 'euc-jp'
  | 'windows-1252';

/** Enough to tell languages apart, and read in a millisecond. */
const sampleBytes = 64 * 1024;

/** The characters that fill half of any text in these languages. */
const common: Readonly<Record<'gb18030' | 'big5' | 'japanese', string>> = {
  gb18030:
    '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处理府研究教育析影响题策略究',
  big5: '的一是不了在人有我他這個們來到時大地為子中你說生國年著就那和要她出也得裡後自以會家可下而過天去能對小多然於心學之都好看起發當沒成只如事把還用第樣道想作種開美總從無情己面最女但現前些所同日手又行意動方期它頭經長兒回位分愛老因很給名法間斯知世什兩次使身者被高已親其進此話常與活正感見明問力理爾點文幾定本公特做外孩相西果走將月十實向聲車全信重三機工物氣每並別真打太新比才便夫再書部水像眼等體卻加電主界門利海受聽表德少克代員許稜先口由死安寫性馬光白或住難望教命花結樂色更拉東神記處讓母父應直字場平報友關放至張認接告入笑內英軍候民歲往何度山覺路帶萬男邊風解叫任金快原吃媽變通師立象數四失滿戰遠格士音輕目條呢研究育析影響題策略',
  japanese:
    'のにはをたがでてとしれさあいるかなもらりこくうまそきせよつやどけおみえめわだんずへひ、。ーンスイルトアシリクレドテムマタサジフプロコッラカバグ日一人年大学会国本中者的研究教育社分生行方地上法化性場合業関係問題調査結果',
};
const multibyte = ['gb18030', 'big5', 'shift_jis', 'euc-jp'] as const;

/**
 * Finds how a text is written. What says so by its mark, or is strict UTF-8, is certain; among the older encodings almost
 * any bytes are valid in several, so each reading is scored by how much of it people really write.
 */
export function findEncoding(bytes: Uint8Array): { encoding: TextEncoding; isCertain: boolean } {
  const marked = markedEncoding(bytes);
  if (marked) return { encoding: marked, isCertain: true };
  const sample = bytes.subarray(0, sampleBytes);
  const wide = wideEncoding(sample);
  if (wide) return { encoding: wide, isCertain: false };
  if (isUtf8(bytes)) return { encoding: 'utf-8', isCertain: true };
  const scored = multibyte.map((encoding) => ({ encoding, score: scoreOf(sample, encoding) }));
  scored.sort((one, other) => other.score - one.score);
  const [best] = scored;
  // Latin text has single signs above ASCII among its letters; as pairs they give rare characters or none.
  if (best && best.score > latinScore(sample)) return { encoding: best.encoding, isCertain: false };
  return { encoding: 'windows-1252', isCertain: false };
}

function markedEncoding(bytes: Uint8Array): TextEncoding | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: blanks, digits and line ends leave a zero in every second byte. */
function wideEncoding(sample: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  if (even + odd === 0 || Math.min(even, odd) * 10 > Math.max(even, odd)) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(sample.subarray(0, sample.length - (sample.length % 2)));
  // A program has zeros in such places too, and makes no words of it.
  return /[\p{Cn}\p{Co}\ufffd]|(?!\s)\p{Cc}/u.test(text) ? null : encoding;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Between -1 and 1: how usual the characters beyond ASCII are when the bytes are read this way. */
function scoreOf(sample: Uint8Array, encoding: (typeof multibyte)[number]): number {
  const text = new TextDecoder(encoding).decode(sample);
  const usual = encoding === 'gb18030' || encoding === 'big5' ? common[encoding] : common.japanese;
  let score = 0;
  let count = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) continue;
    count += 1;
    if (usual.includes(character)) score += 1;
    else if (/[、。，；：？！“”‘’（）《》「」『』【】—…·　]/u.test(character)) score += 0.8;
    else if (character === '\ufffd') score -= 4;
    // Half-width kana are what most bytes above ASCII become in Shift-JIS, and hardly anybody writes them.
    else if (code >= 0xff61 && code <= 0xff9f) score -= 1;
    else if (/[\p{Co}\p{Cn}]/u.test(character)) score -= 3;
    else if (/\p{Script=Han}/u.test(character)) score += 0.15;
    else if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) score += encoding === 'gb18030' ? -0.2 : 0.3;
    else if (/[\uff01-\uff5e]/u.test(character)) score += 0.2;
    else score -= 0.5;
  }
  return count === 0 ? -1 : score / count;
}

/** The letters of Spanish, French, German and their marks, and whether they stand inside of words. */
function latinScore(sample: Uint8Array): number {
  const text = new TextDecoder('windows-1252').decode(sample);
  let score = 0;
  let count = 0;
  for (const [found] of text.matchAll(/[^\p{ASCII}]+/gu)) {
    const length = [...found].length;
    count += length;
    const isUsual = /^[áéíóúüñÁÉÍÓÚÜÑàèìòùâêîôûçäöëïßÄÖÇÀÈ¿¡«»“”‘’–—…ºª°·€£©®]+$/u.test(found);
    score += isUsual && length <= 2 ? length * (length === 1 ? 0.9 : 0.5) : -length;
  }
  return count === 0 ? 0 : score / count;
}
