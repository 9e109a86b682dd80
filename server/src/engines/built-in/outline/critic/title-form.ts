import type { Language } from '@yanmo/contract/languages';
import type { CriticTable, SideSort } from './tables/table.ts';
import { tableOf } from './tables/tables.ts';
import { listWords } from './words.ts';

/** One of the things that a title asks. */
export interface Asked {
  /** As the title has it. */
  text: string;
  /** What it asks for, by its last noun; null where it only names something. */
  sort: SideSort | null;
  /** Whether it speaks of the part before it, and not of the thing: 其. */
  isOfFormer: boolean;
}

/** How a title is built, by its own words alone. */
export interface TitleForm {
  head: string;
  /** What the parts are asked of, as it stands before them; '' where the title asks nothing of a thing. */
  thing: string;
  /** Two to four where the title lists them, one where it asks one thing, none where it only names something. */
  asked: readonly Asked[];
  /** The list as it stands in the title. */
  list: string;
}

export const sortSide = (text: string, { sides }: CriticTable): SideSort | null =>
  sides.find(([, cue]) => cue.test(text))?.[0] ?? null;

const quotes: Readonly<Record<string, string>> = {
  '《': '》',
  '“': '”',
  '「': '」',
  '『': '』',
  '（': '）',
  '(': ')',
};

/** What stands between marks is one word, whatever it is made of. */
function listPieces(text: string, language: Language): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = [];
  let close: string | null = null;
  for (const { text: word, at } of listWords(text, language)) {
    const open = pieces.at(-1);
    if (close !== null && open) {
      open.text += word;
      if (word === close) close = null;
      continue;
    }
    pieces.push({ text: word, at });
    close = quotes[word] ?? null;
  }
  return pieces;
}

const shortEnd = /[与和及、と](?<last>\p{Script=Han}{1,2})$/u;

/** The head of a title, without what says how the paper is written. */
export function headOf(text: string, table: CriticTable): string {
  const { halves, ofPaper } = table;
  const [head = text] = text.split(halves).filter((half) => half.length >= 4);
  const plain = head.trim().replace(ofPaper.front, '');
  const bare = plain.replace(ofPaper.back, '').trim();
  // 现代研究 is what is asked where 现代 alone would be left.
  const last = shortEnd.exec(bare)?.groups?.last;
  return last !== undefined && sortSide(last, table) === null ? plain : bare;
}

/** What asks something of the thing before it without a word between them; 思想 or 语言 are things themselves. */
const boundSides: ReadonlySet<SideSort> = new Set<SideSort>(['state', 'trouble', 'cause', 'step', 'trend', 'effect']);

/** 急诊科护士职业倦怠现状: the thing and what is asked of it, without a word between them. */
function splitSide(
  text: string,
  language: Language,
  table: CriticTable,
): { thing: string; text: string; sort: SideSort } | null {
  const pieces = listPieces(text, language);
  for (const back of [1, 2]) {
    const at = pieces.at(-back)?.at;
    if (!at || at < 2) continue;
    const side = text.slice(at);
    const sort = [...side].length >= 2 ? sortSide(side, table) : null;
    if (sort && boundSides.has(sort)) return { thing: text.slice(0, at), text: side, sort };
  }
  return null;
}

const longestPart = 16;
/** 在传染病模型中的应用, 对鸟类迁徙的干扰: such a part has a word of its own before what is asked. */
const ofItself: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /^(?:在|对(?![策比象接照])|向|于)/u,
  ja: /[にをがはで](?!お)|への|からの|との/u,
};

export const standsAlone = (text: string, language: Language): boolean => ofItself[language]?.test(text) === true;

/** Null where the language has no table, or the title is a question or a sentence that has no parts. */
export function readForm(text: string, language: Language): TitleForm | null {
  const table = tableOf(language);
  if (table === null || /[?？]/u.test(text)) return null;
  const head = headOf(text, table);
  const pieces = listPieces(head, language);
  const isOwner = (at: number): boolean =>
    pieces[at]?.text === table.owner && !/[へとでら]$/u.test(pieces[at - 1]?.text ?? '');
  const joinAt = pieces.findLastIndex(({ text: word }) => table.joins.has(word));
  const join = pieces[joinAt];
  const asOne = (): TitleForm | null => {
    const owner = pieces.findLastIndex((_, at) => isOwner(at));
    const at = pieces[owner]?.at;
    if (at) {
      const side = head.slice(at + table.owner.length);
      const sort = sortSide(side, table);
      return { head, thing: head.slice(0, at), asked: [{ text: side, sort, isOfFormer: false }], list: side };
    }
    const split = splitSide(head, language, table);
    return split
      ? {
          head,
          thing: split.thing,
          asked: [{ text: split.text, sort: split.sort, isOfFormer: false }],
          list: split.text,
        }
      : { head, thing: head, asked: [], list: '' };
  };
  if (!join) return asOne();
  const last = head.slice(join.at + join.text.length);
  const isOfFormer = table.refersBack.has(join.text);
  // 汕头开埠与侨批业的兴起: what has a thing of its own is no part of a list.
  if (last.includes(table.owner) && !isOfFormer && !standsAlone(last, language)) return null;
  const parts: string[] = [last];
  let end = join.at;
  let thing = '';
  let isOwned = false;
  for (let at = joinAt - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (!piece) break;
    const isJoin = table.joins.has(piece.text);
    if (!isJoin && !isOwner(at)) continue;
    parts.unshift(head.slice(piece.at + piece.text.length, end));
    end = piece.at;
    if (isJoin) continue;
    thing = head.slice(0, piece.at);
    isOwned = true;
    break;
  }
  if (!isOwned) {
    // Nothing stands between the thing and the first part.
    const split = splitSide(head.slice(0, end), language, table);
    if (!split) return null;
    thing = split.thing;
    parts.unshift(split.text);
  }
  const isFit = (part: string): boolean => [...part].length >= 2 && [...part].length <= longestPart;
  if (parts.length < 2 || parts.length > 4 || !parts.every(isFit) || [...thing].length < 2) return null;
  const sorts = parts.map((part) => sortSide(part, table));
  // 墨子与荀子思想比较: two things are set side by side, and nothing is listed.
  if (
    sorts.at(-1) === 'contrast' ||
    /[与和とや、]/u.test(thing.replace(/[“「《『][^”」》』]*[”」》』]|参与|中和/gu, ''))
  )
    return null;
  // Where nothing says that they are asked of one thing, they may be two things.
  if (sorts.every((sort) => sort === null) || (!isOwned && sorts.at(-1) === null)) return null;
  if (table.needsSort && sorts.includes(null) && parts.length < 3) return null;
  const asked = parts.map(
    (part, at): Asked => ({
      text: part,
      sort: sortSide(part, table),
      isOfFormer: isOfFormer && at === parts.length - 1,
    }),
  );
  const from = head.indexOf(parts[0] ?? '', thing.length);
  return { head, thing, asked, list: head.slice(from) };
}
