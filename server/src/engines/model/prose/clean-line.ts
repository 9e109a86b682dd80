import { seenText } from '@yanmo/contract/seen-text';
import { withoutNumbering } from '../answer-text.ts';

/** A line has no line breaks left; signs of some font of its own nobody else has. */
const withoutForm = /[\n\p{Co}]/gu;
/** Named one by one, with attributes only where they have a value: `a<b and c>d` is arithmetic. */
const tag =
  /<!--[\s\S]*?(?:-->|$)|<\/?(?:script|style|iframe|object)\b[^<>]*>|<\/?(?:a|b|i|u|p|q|br|hr|em|li|ol|ul|td|th|tr|div|img|pre|sub|sup|svg|code|font|form|span|body|data|head|html|link|meta|cite|input|table|tbody|thead|title|button|center|strong|details|summary|blockquote|h[1-6])(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))*\s*\/?>/giu;
const address = /(?:https?:\/\/|www\.)[^\s，。；、）)】\]”"]+/giu;
const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Words without the marks that models set around them; blanks at both ends stay, they part sentences. */
export function cleanInline(text: string): string {
  return seenText(text.normalize('NFC'))
    .replace(/[\t\u00a0\u3000 ]+/gu, ' ')
    .replace(withoutForm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replace(/\[([^\]]+)\]\((?:https?:|www\.|#|\/)[^)]*\)/giu, '$1')
    .replace(tag, '')
    .replace(/&(nbsp|amp|lt|gt|quot);/giu, (_entity, name: string) => entities[name.toLowerCase()] ?? '')
    .replace(address, '')
    .replace(/(?<![\w*])\*(?![\s*])([^*]+?)(?<![\s*])\*(?![\w*])/gu, '$1')
    .replace(/\*\*|__|`+|\{\{|\}\}/gu, '')
    .replace(/ {2,}/gu, ' ');
}

export type Line =
  | { kind: 'blank' | 'fence' | 'rule' | 'bibliography' | 'remark' }
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'item'; mark: string; text: string }
  | { kind: 'row'; cells: string[] }
  /** name: it stands above its table, with a number that the system gives. */
  | { kind: 'caption' | 'name'; text: string }
  | { kind: 'paragraph'; text: string };

const bibliography =
  /^(?:主要)?参考文献$|^参考资料$|^引用文献$|^文献一覧$|^references?( list)?$|^bibliography$|^works cited$|^bibliograf[íi]a$|^referencias( bibliográficas)?$/iu;
/** What models say about their answer, on a line of its own. */
const remark =
  /^(?:好的|当然|没问题|以下是|下面是|sure\b|certainly\b|of course\b|here(?: is|['’]s)\b|claro\b|por supuesto\b|aquí (?:está|tienes)\b|a continuación\b|はい、|承知|以下に|以下は)[^。.]{0,60}[:：!！]$|^(?:好的|当然可以|sure|certainly|of course|claro|はい|承知(?:いた)?しました)[。.!！,，]*$|^[（(【[]?\s*(?:本节|本章|全文|正文|总)?(?:共|约|合计)?\s*(?:字数|文字数|word count|número de palabras|\d+\s*字)[^。]{0,30}[)）】\]]?$|^[（(【[]?(?:全文完|本节完|完|end of section|fin del apartado)[)）】\]]?$/iu;
const numbered: readonly [pattern: RegExp, level: 1 | 2 | 3][] = [
  [/^第\s*[0-9〇零一二三四五六七八九十百]{1,4}\s*[章节節]/u, 1],
  [/^[一二三四五六七八九十]{1,3}、/u, 1],
  [/^(?:chapter|section|capítulo|sección|apartado)\s+\d+/iu, 1],
  [/^[（(][一二三四五六七八九十]{1,3}[)）]/u, 2],
  [/^\d{1,2}\.\d{1,2}(?!\.?\d)\.?\s*(?=\P{N})/u, 2],
  [/^\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s+/u, 3],
];
const tableName = /^(?:表|図表|table|tabla|cuadro)\s*\d[\d.–-]*\s*[:：.．、]?\s*(\S.{1,60})$/iu;
/** A heading has no end of a sentence and is short. */
const isTitleLike = (text: string): boolean => text.length <= 80 && !/[。！？!?；;.，]$/u.test(text);

function plain(text: string): string {
  return cleanInline(text).replace(/\s+/gu, ' ').trim();
}

/** What a whole line of an answer is. */
export function readLine(raw: string): Line {
  const line = raw.replace(/^\s*(?:>\s*)+/u, '').trim();
  if (line === '') return { kind: 'blank' };
  if (/^(?:```|~~~)/u.test(line)) return { kind: 'fence' };
  if (/^\|?(?:\s*:?-{2,}:?\s*\|)+(?:\s*:?-{2,}:?\s*)?$|^(?:[-*_]\s*){3,}$/u.test(line)) return { kind: 'rule' };
  if (/^\|.*\|$/u.test(line)) return { kind: 'row', cells: line.slice(1, -1).split('|').map(plain) };
  if (/^[:：]\s*\S/u.test(line)) return { kind: 'caption', text: plain(line.slice(1)) };
  const hashes = /^(#{1,6})\s*(.+?)\s*#*$/u.exec(line);
  const bold = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)[:：]?$/u.exec(line);
  const title = plain(hashes?.[2] ?? bold?.[1] ?? line);
  const name = withoutNumbering(title).replace(/[:：]$/u, '');
  const named = tableName.exec(title);
  if (named && isTitleLike(title)) return { kind: 'name', text: named[1] ?? '' };
  if (bibliography.test(name)) return { kind: 'bibliography' };
  if (remark.test(title)) return { kind: 'remark' };
  if (hashes) return { kind: 'heading', level: Math.min(3, hashes[1]?.length ?? 1) as 1 | 2 | 3, text: name };
  if (bold && isTitleLike(title)) return { kind: 'heading', level: 3, text: name };
  const heading = numbered.find(([pattern]) => pattern.test(title));
  if (heading && isTitleLike(title)) return { kind: 'heading', level: heading[1], text: name };
  const item = /^(?:([-*•·])\s+|(\d{1,2})(?:[.、)）．]\s+|[、．]))(.+)$/u.exec(line);
  if (item) return { kind: 'item', mark: item[2] ? `${item[2]}.` : '-', text: item[3] ?? '' };
  return { kind: 'paragraph', text: line };
}
