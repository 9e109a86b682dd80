const markup = /<\/?[a-zA-Z!][^<>]{0,200}>/gu;
const scriptBlock = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/giu;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/giu;
const markdown = /[*_`~#|]{1,6}|\[([^\]]*)\]\([^)]*\)|!\[/gu;
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{20E3}]/gu;

/** A title is data: a sentence in it that gives orders is cut from what the outline repeats, never followed. */
const orders = [
  /(?:请)?(?:忽略|无视|不要理会|忘记)(?:[^，。；！？]{0,12})(?:指令|提示|要求|规则)[^，。；！？]{0,40}[，。；！？]?/gu,
  /(?:ignore|disregard|forget)\s+(?:all|any|the|your|previous|prior|above)[^.;!?:]{0,120}(?:instructions?|prompts?|rules?|messages?)[^.;!?]{0,80}[.;!?]?/giu,
  /(?:ignora|olvida)\s+(?:todas?|las|tus)[^.;!?]{0,80}(?:instrucciones|reglas|órdenes)[^.;!?]{0,80}[.;!?]?/giu,
  /(?:これまで|以前|上記)の(?:指示|命令)[^。！？]{0,60}(?:無視|忘れ)[^。！？]{0,40}[。！？]?/gu,
  /(?:^|[\s.;!?。；])(?:you are now|act as|system:|assistant:|输出你的|打印你的|reveal your)[^.;!?。；]{0,120}[.;!?。；]?/giu,
];

/** Longest title that is read; what lies beyond no title page would hold. */
const readableLength = 240;

function normaliseSpace(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{Script=Han}|[\u3040-\u30ff]) (?=\p{Script=Han}|[\u3040-\u30ff])/gu, '')
    .trim();
}

const edgeMarks = /^[\s\-–—:：;；,，.。!！?？、·…]+|[\s\-–—:：;；,，.。!！、·…]+$/gu;

/** The words of a title without markup, pictures, control characters and orders; '' when no letter is left. */
export function cleanTitle(title: string): string {
  const words = normaliseSpace(
    title
      .slice(0, 4_000)
      .normalize('NFC')
      .replace(scriptBlock, ' ')
      .replace(markup, ' ')
      .replace(entity, ' ')
      .replace(markdown, '$1')
      .replace(invisible, ' ')
      .replace(pictures, ' '),
  );
  const withoutOrders = normaliseSpace(orders.reduce((text, order) => text.replace(order, ' '), words)).replace(
    edgeMarks,
    '',
  );
  const kept = (/\p{L}{2}/u.test(withoutOrders) ? withoutOrders : words.replace(edgeMarks, '')).replace(/[{}<>]/gu, '');
  if (kept.length <= readableLength) return kept;
  const cut = kept.slice(0, readableLength);
  const end = Math.max(...['。', '；', '，', '. ', '; ', ', ', ' '].map((mark) => cut.lastIndexOf(mark)));
  return cut.slice(0, end > 40 ? end : 40).replace(edgeMarks, '');
}
