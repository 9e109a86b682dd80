import { cutClauses } from '../../text/sentences.ts';
import { isOnlyPlace } from './find-place.ts';
import { readPlan } from './read-plan.ts';

const asksNext =
  /(?:[，,；;]|\s(?:and|but|so|y|e|pero)\s(?=(?:secondary|interviews?|surveys?|más|menos|mucho|more|less|fewer|only|i |we |it |(?:an?|one|another) (?:short )?(?:section|chapter|part)|un[ao]? (?:apartado|sección|capítulo)|no|not|without|do|don't|exclude|add|include|use|put|make|compare|write|chapter|the \w+ chapter|sin|añad\w+|inclu\w+|us[ae]r?|compar\w+|capítulo|que|el \w+ capítulo)\b)|(?:并且|同时|而且|另外|此外)(?=\p{Script=Han})|并(?=采用|使用|加|增|用|与|以|对)|(?<=[しずてで]|ください|下さい|たい|ます|こと)、)/gu;

const leads = /(?:先|首先|\bfirst\b|\bprimero\b|まず|始めに)/iu;
const follows =
  /^\s*(?:再|然后|接着|之后|后|and then|then|after(?:wards| that)|second|luego|después|y (?:luego|después)|次に|その後|それから|続いて)/iu;
/** A comma between what is put in order, or between a number and what belongs to it, parts nothing. */
const openEnd =
  /(?:先写?|ではなく|而不是|instead of|rather than|en (?:lugar|vez) de|第.{1,3}章|chapter \w+|capítulo \w+)\s*$/iu;

const courtesy =
  /^(?:please|thanks?|thank you.{0,20}|por favor|gracias|谢谢.{0,4}|拜托了?|よろしくお願いします|お願いします)[.!。！]?$/iu;

/** A number that opens an item of a list: 1. ② （3） b). What stands behind "chapter" or before a second figure is none. */
const numbering =
  /(?<ring>[①②③④⑤⑥⑦⑧⑨])|[（(](?:(?<closed>\d{1,2})|(?<inner>[一二三四五六七八九])|(?<roman>i{1,3}|iv|vi{0,3}))[)）]|(?<![\d.,\p{L}])(?<!(?:chapter|section|part|ch\.?|cap[íi]tulo|cap\.?|secci[óo]n|apartado|parte|no\.?|第)\s?)(?:(?<digit>\d{1,2})[.．、)）](?!\d)|(?<letter>[a-h])[)）](?=\s))|(?<![\p{Script=Han}\d])(?<han>[一二三四五六七八九])[、．)）]|(?<=[\p{Script=Han}\u3040-\u30ff])(?<tight>\d)[.．、)）](?=\s?[\p{Script=Han}\u3040-\u30ff])/giu;
const rings = '①②③④⑤⑥⑦⑧⑨';
const hans = '一二三四五六七八九';
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

function numberOf({
  digit,
  closed,
  inner,
  han = inner,
  ring,
  roman,
  letter,
  tight,
}: Record<string, string | undefined>): number {
  const figure = digit ?? closed ?? tight;
  if (figure) return Number(figure);
  if (roman) return romans.indexOf(roman.toLowerCase()) + 1;
  if (han) return hans.indexOf(han) + 1;
  return ring ? rings.indexOf(ring) + 1 : (letter ?? '').toLowerCase().charCodeAt(0) - 96;
}

/** A list that was written on one line, item by item; the plan of a paper stays together. */
export function cutAtNumbers(text: string): string[] {
  const marks = [...text.matchAll(numbering)].map((mark) => ({
    at: mark.index,
    number: numberOf(mark.groups ?? {}),
    length: mark[0].length,
  }));
  let wanted = 1;
  const items = marks.filter(({ number }) => {
    if (number !== wanted) return false;
    wanted += 1;
    return true;
  });
  if (items.length < 2 || readPlan(text) !== null) return [text];
  const cuts = [...items.map(({ at, length }) => ({ at, length })), { at: text.length, length: 0 }];
  // "Please include:" asks for nothing without its items.
  const lead = text.slice(0, cuts[0]?.at ?? 0).replace(/(?:^|(?<=[。.!?！？\n]))[^。.!?！？\n]{0,40}[:：]\s*$/u, '');
  return [lead, ...items.map(({ at, length }, index) => text.slice(at + length, cuts[index + 1]?.at))].map((item) =>
    item.replace(/[\s，,、；;]+$/u, ''),
  );
}

const zhAsk =
  '(?:请|再|还|也|并|最好|希望|务必|尽量|一定)*(?:不要|不用|不做|不写|不需要|别(?![的人处])|避免|去掉|删[去掉]|加[上入一]?|增加|补充|添加|要有|写(?![作手])|采用|使用|运用|用(?![户途工语])|以[^，。、]{2,20}?为(?:例|案例|样本|研究)|[与和跟同][^，。、]{2,14}?(?:作|做|进行)?(?:对比|比较)|比较(?!研究|法)|对比|只(?:研究|写|用|针对)|重点|着重|多写|少写|详写|略写|第[一二三四五六七八九十\\d]{1,2}章|全文|最后一?章|[把将](?!来|军)|先写|分[成为]?[一二三四五六七八九十\\d]+章|引用|参考文献|字数|案例(?:用|选|是)|范围|限定|结合|突出)';
const jaAsk =
  '[^、。]{1,24}?(?:を(?:加え|入れ|使|用い|追加|含め|事例|対象|比較|除|書)|は(?:行わ|使わ|使用し|書か|入れ|不要|いらな|要らな)|と(?:の)?比較|に(?:限定|絞|しぼ)|なしで|について(?:書|論じ))';
/** 加一章政策分析、不要问卷: a pause or a blank before a word that asks for something else. */
const asksBehind = new RegExp(
  `(?<=[\\p{Script=Han}\\u3040-\\u30ff\\d）)”》])(?<![一二三四五六七八九十\\d])(?:、|\\s+)(?=${zhAsk})|(?<=[るいたてずうすくつむぬぶぐ章節例])(?:、|\\s+)(?=${jaAsk})`,
  'gu',
);

function splitBehind(piece: string): string[] {
  const parts: string[] = [];
  for (const part of piece.split(asksBehind)) {
    const last = parts.at(-1);
    // 请 不要 写: a word or two are no wish yet.
    if (last !== undefined && (last.match(/\p{L}/gu)?.length ?? 0) < 3) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts;
}

const name = String.raw`\p{Lu}[\p{L}'’.-]{0,20}(?:\s(?:(?:de|del|la|of)\s)?\p{Lu}[\p{L}'’.-]{0,20}){0,2}`;
const listBehind = new RegExp(String.raw`^,\s*(?:${name},\s*){0,5}${name},?\s(?:and|y|e|&)\s${name}`, 'u');
/** "Leeds, York and Bristol": a comma between names parts nothing. */
const isInList = (text: string, at: number): boolean =>
  /\p{Lu}[\p{L}'’-]{0,20}$/u.test(text.slice(Math.max(0, at - 22), at)) && listBehind.test(text.slice(at, at + 200));

/** Sentences and lines, and within them what commas and "and no …" part. Linear, whatever the text. */
export function listWishClauses(text: string): string[] {
  const clauses: string[] = [];
  for (const { start, end } of cutClauses(text)) {
    const sentence = text.slice(start, end);
    if (readPlan(sentence) !== null) {
      clauses.push(sentence);
      continue;
    }
    let from = 0;
    const pieces: string[] = [];
    for (const match of sentence.matchAll(asksNext)) {
      if (match[0] === ',' && isInList(sentence, match.index)) continue;
      pieces.push(sentence.slice(from, match.index + (match[0].length === 1 ? 1 : 0)));
      from = match.index + match[0].length;
    }
    pieces.push(sentence.slice(from));
    const asked = pieces.flatMap(splitBehind);
    let isFirst = true;
    for (const piece of asked) {
      const last = clauses.at(-1);
      const isJoined =
        !isFirst &&
        last !== undefined &&
        last.length < 200 &&
        ((leads.test(last) && follows.test(piece)) || openEnd.test(last) || isOnlyPlace(last));
      if (isJoined) clauses[clauses.length - 1] = last + piece;
      else clauses.push(piece);
      isFirst = false;
    }
  }
  return clauses
    .map((clause) =>
      clause
        .trim()
        .replace(/[，,；;]$/u, '')
        .trim(),
    )
    .filter((clause) => /\p{L}/u.test(clause) && !courtesy.test(clause));
}
