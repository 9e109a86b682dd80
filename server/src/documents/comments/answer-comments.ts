import { usualMainPart } from '../readers/docx/read-docx.ts';
import { OfficePackage } from '../readers/office-package.ts';
import { parseXml, walkXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { childrenNamed } from '../readers/xml/xml-element.ts';
import { replaceZipMembers } from '../round-trip/replace-zip-members.ts';
import { addChild, freePartName, inUtf8, namePart } from './add-part.ts';
import { commentParts, lastParagraphOf } from './read-threads.ts';

/** What becomes of a comment: it stays in any case. */
export interface CommentAnswer {
  commentId: string;
  isDone: boolean;
  /** Set below it, where its writer sees it. */
  reply: string | null;
}

const w14 = 'http://schemas.microsoft.com/office/word/2010/wordml';
const w15 = 'http://schemas.microsoft.com/office/word/2012/wordml';
const extendedPart = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.commentsExtended+xml',
  relationship: 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended',
};

interface Insertion {
  at: number;
  text: string;
}

/** The same file with comments that are marked as done, or answered. One that the file does not have is passed over. */
export function answerComments(
  bytes: Uint8Array,
  answers: readonly CommentAnswer[],
  { author, date }: { author: string; date: Date },
): Uint8Array {
  const file = new OfficePackage(bytes);
  const main = file.getMainPart(usualMainPart);
  const parts = commentParts(file, main);
  const xml = parts.comments === null ? undefined : file.findXml(parts.comments);
  if (parts.comments === null || xml === undefined || answers.length === 0) return bytes;
  const source = file.findXml(main) ?? '';
  const extended = parts.extended === null ? undefined : file.findXml(parts.extended);
  const sheet = new CommentSheet(xml, new FreeNumbers(xml, source, extended ?? ''));
  const signs = signsIn(source);
  const stated = answers.flatMap((answer) => {
    // An answer to what stands nowhere in the text would be shown nowhere.
    const reply = signs.has(answer.commentId) ? answer.reply : null;
    return sheet.answer({ ...answer, reply }, { author, date });
  });
  if (stated.length === 0) return bytes;

  const changed = new Map([[parts.comments, sheet.print()]]);
  const anchored = anchorReplies(source, sheet.replies);
  if (anchored !== source) changed.set(main, anchored);
  const part = parts.extended ?? freePartName(file, main, 'commentsExtended');
  if (parts.extended === null) {
    const names = namePart(file, main, { part, ...extendedPart });
    if (names === null) return bytes;
    for (const [name, content] of names) changed.set(name, content);
  }
  changed.set(part, stateAll(extended ?? emptyExtended, stated));
  const members = [...changed].map(([name, content]): [string, Buffer] => [
    file.findEntry(name)?.name ?? name,
    Buffer.from(inUtf8(content)),
  ]);
  return replaceZipMembers(bytes, file.directory, new Map(members));
}

/** Numbers and marks that nothing in the file has. */
class FreeNumbers {
  readonly #texts: readonly string[];
  #nextId: number;
  #nextMark = 0x59000001;

  constructor(...texts: readonly string[]) {
    this.#texts = texts;
    const ids = texts.flatMap((text) =>
      Array.from(text.matchAll(/\bcomment\w*\b[^>]*?\bid\s*=\s*["'](\d{1,9})["']/gu), ([, id]) => Number(id)),
    );
    this.#nextId = ids.reduce((most, id) => Math.max(most, id), 0) + 1;
  }

  id(): number {
    this.#nextId += 1;
    return this.#nextId - 1;
  }

  mark(): string {
    for (;;) {
      const mark = this.#nextMark.toString(16).toUpperCase();
      this.#nextMark += 1;
      if (!this.#texts.some((text) => text.includes(mark))) return mark;
    }
  }
}

/** What the list of states says of a comment. */
interface CommentState {
  mark: string;
  parent: string | null;
  isDone: boolean | null;
}

/** The part that holds the comments, while some are answered. */
class CommentSheet {
  /** Which comment each new one answers, by their ids. */
  readonly replies = new Map<string, number>();
  readonly #xml: string;
  readonly #root: XmlElement;
  readonly #numbers: FreeNumbers;
  readonly #comments: Map<string, XmlElement>;
  readonly #insertions: Insertion[] = [];
  #added = '';

  constructor(xml: string, numbers: FreeNumbers) {
    this.#xml = xml;
    this.#root = parseXml(xml);
    this.#numbers = numbers;
    this.#comments = new Map(
      [...childrenNamed(this.#root, 'w:comment')].map((one) => [one.attributes['w:id'] ?? '', one]),
    );
  }

  answer({ commentId, isDone, reply }: CommentAnswer, by: { author: string; date: Date }): CommentState[] {
    const comment = this.#comments.get(commentId);
    const paragraph = comment && lastParagraphOf(comment);
    if (!paragraph || this.replies.has(commentId)) return [];
    const mark = paragraph.attributes['w14:paraId']?.toUpperCase() ?? this.#mark(paragraph);
    const states: CommentState[] = [{ mark, parent: null, isDone: isDone ? true : null }];
    if (reply !== null && reply.trim() !== '') states.push(this.#reply(commentId, mark, reply.trim(), isDone, by));
    return states;
  }

  print(): string {
    const xml = insertAll(this.#xml, this.#insertions);
    return this.#added === '' ? xml : addChild(xml, parseXml(xml), this.#added);
  }

  /** A paragraph that nobody has named yet gets a name that the list of states can speak of. */
  #mark(paragraph: XmlElement): string {
    const mark = this.#numbers.mark();
    const name = /^<[^\s/>]+/u.exec(this.#xml.slice(paragraph.start))?.[0] ?? '';
    this.#insertions.push({ at: paragraph.start + name.length, text: ` xmlns:w14="${w14}" w14:paraId="${mark}"` });
    return mark;
  }

  #reply(
    commentId: string,
    parent: string,
    reply: string,
    isDone: boolean,
    { author, date }: { author: string; date: Date },
  ): CommentState {
    const id = this.#numbers.id();
    const mark = this.#numbers.mark();
    this.replies.set(commentId, id);
    const p = prefixOf(this.#xml, this.#root);
    const lines = reply.split(/\r?\n/u);
    const paragraphs = lines.map((line, index) => {
      const name = index === lines.length - 1 ? ` xmlns:w14="${w14}" w14:paraId="${mark}"` : '';
      return `<${p}p${name}><${p}r><${p}t xml:space="preserve">${escapeXml(line)}</${p}t></${p}r></${p}p>`;
    });
    const initials = escapeXml([...author.trim()].slice(0, 2).join(''));
    const at = date.toISOString().replace(/\.\d{3}/u, '');
    this.#added += `<${p}comment ${p}id="${id}" ${p}author="${escapeXml(author)}" ${p}date="${at}" ${p}initials="${initials}">${paragraphs.join('')}</${p}comment>`;
    return { mark, parent, isDone };
  }
}

/** Word shows an answer only where its own range stands in the text, beside that of what it answers. */
function anchorReplies(source: string, replies: ReadonlyMap<string, number>): string {
  if (replies.size === 0) return source;
  const insertions: Insertion[] = [];
  const signs: { run: XmlElement; text: string }[] = [];
  const path: XmlElement[] = [];
  walkXml(source, {
    open: (element) => path.push(element),
    close(element) {
      path.pop();
      const id = element.name.startsWith('w:comment') ? replies.get(element.attributes['w:id'] ?? '') : undefined;
      if (id === undefined) return;
      const p = prefixOf(source, element);
      const tag = `<${p}${element.name.slice(2)} ${p}id="${id}"/>`;
      const run = path.at(-1);
      if (element.name !== 'w:commentReference') insertions.push({ at: element.end, text: tag });
      else if (run?.name === 'w:r') signs.push({ run, text: `<${p}r>${tag}</${p}r>` });
    },
  });
  // Where a run ends is known once it is closed.
  return insertAll(source, [...insertions, ...signs.map(({ run, text }) => ({ at: run.end, text }))]);
}

const signTag = /<(?:[\w.-]+:)?commentReference\b[^>]*?\s(?:[\w.-]+:)?id\s*=\s*["'](-?\d+)["']/gu;
const signsIn = (source: string): Set<string> => new Set(Array.from(source.matchAll(signTag), ([, id]) => id ?? ''));

const emptyExtended = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w15:commentsEx xmlns:w15="${w15}"/>`;

/** The list of states with these: said anew of comments that it has, added of others. */
function stateAll(xml: string, states: readonly CommentState[]): string {
  const known = new Map(
    [...childrenNamed(parseXml(xml), 'w15:commentEx')].map((one) => [one.attributes['w15:paraId']?.toUpperCase(), one]),
  );
  const insertions: Insertion[] = [];
  const cuts: { from: number; to: number }[] = [];
  let added = '';
  for (const { mark, parent, isDone } of states) {
    const listed = known.get(mark);
    if (listed) {
      if (isDone === null) continue;
      const open = xml.slice(listed.start, listed.openEnd);
      const value = /\s[\w.-]+:done\s*=\s*(?:"[^"]*"|'[^']*')/u.exec(open);
      const name = /^<([\w.-]+:)?commentEx/u.exec(open);
      const done = ` ${name?.[1] ?? ''}done="${isDone ? 1 : 0}"`;
      const at = listed.start + (value?.index ?? name?.[0].length ?? 0);
      if (value) cuts.push({ from: at, to: at + value[0].length });
      insertions.push({ at: value ? at + value[0].length : at, text: done });
    } else {
      const ofParent = parent === null ? '' : ` w15:paraIdParent="${parent}"`;
      added += `<w15:commentEx xmlns:w15="${w15}" w15:paraId="${mark}"${ofParent} w15:done="${isDone ? 1 : 0}"/>`;
    }
  }
  const stated = insertAll(xml, insertions, cuts);
  return added === '' ? stated : addChild(stated, parseXml(stated), added);
}

/** What is cut ends where something is inserted in its place. */
function insertAll(
  source: string,
  insertions: readonly Insertion[],
  cuts: readonly { from: number; to: number }[] = [],
): string {
  const from = new Map(cuts.map((range) => [range.to, range.from]));
  const parts: string[] = [];
  let at = 0;
  for (const { at: place, text } of [...insertions].sort((one, other) => one.at - other.at)) {
    parts.push(source.slice(at, from.get(place) ?? place), text);
    at = place;
  }
  return parts.join('') + source.slice(at);
}

/** The prefix of Word's own elements, with its colon. */
const prefixOf = (source: string, element: XmlElement): string =>
  /^<([^\s/>:]+:)?/u.exec(source.slice(element.start, element.openEnd))?.[1] ?? '';

const escapeXml = (text: string): string =>
  text
    .replace(/(?![\t])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
