import { seenText } from '@yanmo/contract/seen-text';
import { visibleText } from '../readers/docx/visible-text.ts';
import type { OfficePackage } from '../readers/office-package.ts';
import { parseXml, type XmlElement } from '../readers/xml/walk-xml.ts';
import { childrenNamed, descendants } from '../readers/xml/xml-element.ts';
import { commentLimits, type Remark } from './commented-document.ts';

export interface Thread extends Remark {
  id: string;
  replies: Remark[];
  isResolved: boolean;
}

/** The parts that hold the comments of a file, as the main part names them. */
export function commentParts(file: OfficePackage, main: string): { comments: string | null; extended: string | null } {
  const parts = file.relationshipsOf(main);
  const find = (type: string): string | null => {
    const part = parts.find((one) => one.type === type)?.part ?? null;
    return part !== null && file.findEntry(part) ? part : null;
  };
  return { comments: find('comments'), extended: find('commentsExtended') };
}

/** The paragraph that stands for a comment where others name it: its last one. */
export const lastParagraphOf = (comment: XmlElement): XmlElement | undefined =>
  [...childrenNamed(comment, 'w:p')].at(-1);

/** What was said at the margin, answers below what they answer. Programs that keep no threads have every comment on its own. */
export function readThreads(file: OfficePackage, main: string): Thread[] {
  const parts = commentParts(file, main);
  const xml = parts.comments === null ? undefined : file.findXml(parts.comments);
  if (xml === undefined) return [];
  const extended = parts.extended === null ? undefined : file.findXml(parts.extended);
  const { parents, done } = readExtended(extended);
  const threads = new Map<string, Thread>();
  const comments = [...childrenNamed(parseXml(xml), 'w:comment')].map((comment) => ({
    paraId: lastParagraphOf(comment)?.attributes['w14:paraId']?.toUpperCase() ?? null,
    id: comment.attributes['w:id'] ?? '',
    remark: remarkOf(comment),
  }));
  const known = new Set(comments.map(({ paraId }) => paraId));
  const replies: { root: string; remark: Remark }[] = [];
  for (const { paraId, id, remark } of comments) {
    const root = paraId === null ? null : rootOf(paraId, parents);
    if (root !== null && root !== paraId && known.has(root)) replies.push({ root, remark });
    else if (id !== '') {
      const isResolved = paraId !== null && done.has(paraId);
      // Copies may bear the same mark: each is one all the same.
      threads.set(paraId === null || threads.has(paraId) ? `#${id}` : paraId, {
        ...remark,
        id,
        replies: [],
        isResolved,
      });
    }
  }
  for (const { root, remark } of replies) {
    const own = threads.get(root)?.replies;
    if (own && own.length < commentLimits.replies) own.push(remark);
  }
  return [...threads.values()];
}

function readExtended(xml: string | undefined): { parents: Map<string, string>; done: Set<string> } {
  const parents = new Map<string, string>();
  const done = new Set<string>();
  if (xml === undefined) return { parents, done };
  for (const { attributes } of childrenNamed(parseXml(xml), 'w15:commentEx')) {
    const paraId = attributes['w15:paraId']?.toUpperCase();
    if (paraId === undefined) continue;
    const parent = attributes['w15:paraIdParent']?.toUpperCase();
    if (parent !== undefined) parents.set(paraId, parent);
    if (['1', 'true', 'on'].includes(attributes['w15:done'] ?? '')) done.add(paraId);
  }
  return { parents, done };
}

/** Answers to answers belong to the first; a file in which two answer each other has neither below the other. */
function rootOf(paraId: string, parents: ReadonlyMap<string, string>): string {
  const passed = new Set<string>();
  let at = paraId;
  for (;;) {
    const parent = parents.get(at);
    if (parent === undefined) return at;
    if (passed.has(parent)) return paraId;
    passed.add(parent);
    at = parent;
  }
}

function remarkOf(comment: XmlElement): Remark {
  const text = [...descendants(comment, ({ name }) => name !== 'w:p')]
    .filter(({ name }) => name === 'w:p')
    .map(visibleText)
    .join('\n');
  const author = cut(seenText(comment.attributes['w:author'] ?? '').trim(), commentLimits.author);
  const at = comment.attributes['w:date'] ?? '';
  return {
    author: author === '' ? null : author,
    at: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/u.test(at) ? at : null,
    text: cut(seenText(text).trim(), commentLimits.remark),
  };
}

export const cut = (text: string, most: number): string => {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
};
