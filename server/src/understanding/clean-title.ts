import { seenText } from '@yanmo/contract/seen-text';

const markup = /<\/?[a-zA-Z!][^<>]{0,200}>/gu;
const scriptBlock = /<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1>|$)/giu;
const entity = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/giu;
const markdown = /[*_`~#|]{1,6}|\[([^\]]*)\]\([^)]*\)|!\[/gu;
const withoutForm = /[\p{Co}\p{Cs}]/gu;
const pictures = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1F1E6}-\u{1F1FF}\u{FE0F}\u{20E3}]/gu;

/** A title is data: a sentence in it that gives orders is cut from what the outline repeats, never followed. */
const orders = [
  /(?:请)?(?:忽略|无视|不要理会|忘记)(?:[^，。；！？]{0,12})(?:指令|提示|要求|规则)[^，。；！？]{0,40}[，。；！？]?/gu,
  /(?:请)?(?:输出|打印|泄露|显示|告诉我|复述)(?:你的|系统|全部|完整|隐藏的|内部)*(?:提示词?|指令|设定)[^，。；！？]{0,40}[，。；！？]?/gu,
  /(?:ignore|disregard|forget)\s+(?:all|any|the|your|previous|prior|above)[^.;!?:]{0,120}(?:instructions?|prompts?|rules?|messages?)[^.;!?]{0,80}[.;!?]?/giu,
  /(?:ignora|olvida)\s+(?:todas?|las|tus)[^.;!?]{0,80}(?:instrucciones|reglas|órdenes)[^.;!?]{0,80}[.;!?]?/giu,
  /(?:これまで|以前|上記)の(?:指示|命令)[^。！？]{0,60}(?:無視|忘れ)[^。！？]{0,40}[。！？]?/gu,
  /(?:print|reveal|show|repeat)\s+(?:me\s+)?(?:your|the)\s+(?:hidden\s+|system\s+|full\s+)*(?:prompt|instructions?)[^.;!?]{0,80}[.;!?]?/giu,
  /(?:^|[\s.;!?。；])(?:you are now|输出你的|打印你的|reveal your)[^.;!?。；]{0,120}[.;!?。；]?/giu,
  // Where a sentence begins; "A Voting System: Design and Test" and "Museums Act as Schools" give none.
  /(?:^|[.;!?。；\n]\s*)(?:act as|system:|assistant:)[^.;!?。；]{0,120}[.;!?。；]?/giu,
];

/** Longest title that is read; what lies beyond no title page would hold. */
const readableLength = 240;

/** A second half behind nothing but a blank: 以成都为例, 京都市を例に. */
const halfBehindBlank =
  /(?<=[\p{Script=Han}\u3040-\u30ff”」』》]{4})\s+(?=(?:[^\s]{2,30}から$|以[^\s]{2,24}为(?:例|中心|样本|对象)|基于|[^\s]{2,40}(?:を例に|を事例に|を事例として|を中心に|を中心として|を対象に|を対象として|の場合|の視点から|の観点から|を手がかりに)))/u;

function normaliseSpace(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\p{Script=Han}|[\u3040-\u30ff]) (?=\p{Script=Han}|[\u3040-\u30ff])/gu, '')
    .trim();
}

const edgeMarks = /^[\s\-–—:：;；,，.。!！?？、·…]+|[\s\-–—:：;；,，.。!！、·…]+$/gu;

/** A text without the sentences that try to give orders; '' where it had nothing else. */
export const withoutOrders = (text: string): string =>
  normaliseSpace(orders.reduce((kept, order) => kept.replace(order, ' '), text)).replace(edgeMarks, '');

/** A cut may part a sign of two; half of one is refused by whatever keeps it. */
export const withoutHalves = (text: string): string => text.replace(/\p{Cs}/gu, '');

function listWords(text: string): string {
  return normaliseSpace(
    seenText(text.slice(0, 4_000))
      .normalize('NFC')
      .replace(scriptBlock, ' ')
      .replace(markup, ' ')
      .replace(entity, ' ')
      .replace(markdown, '$1')
      .replace(withoutForm, ' ')
      .replace(pictures, ' '),
  );
}

function cutToReadable(text: string): string {
  const kept = text.replace(/[{}<>]/gu, '');
  if (kept.length <= readableLength) return kept;
  const cut = kept.slice(0, readableLength);
  const end = Math.max(...['。', '；', '，', '. ', '; ', ', ', ' '].map((mark) => cut.lastIndexOf(mark)));
  return withoutHalves(cut.slice(0, end > 40 ? end : 40)).replace(edgeMarks, '');
}

/**
 * The words of a title without markup, pictures, control characters and orders; '' when no letter is left. Of one that is
 * nothing but an order its words stay: it is what the paper is called.
 */
export function cleanTitle(title: string): string {
  const words = listWords(title.replace(halfBehindBlank, '——'));
  const asked = withoutOrders(words);
  return cutToReadable(/\p{L}{2}/u.test(asked) ? asked : words.replace(edgeMarks, ''));
}

/** The same for a part of a title or of a wish, of which nothing has to stay. */
export function cleanPart(text: string): string {
  const asked = withoutOrders(listWords(text));
  return /[\p{L}\p{N}]/u.test(asked) ? cutToReadable(asked) : '';
}
