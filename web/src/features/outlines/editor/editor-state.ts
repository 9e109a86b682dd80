import { giveWords, scaleTo } from '@yanmo/contract/chapter-words';
import { wordCountLimits } from '@yanmo/contract/codes';
import type { Chapter } from '@yanmo/contract/outlines';
import * as tree from './chapter-tree.ts';

/** A hundred steps back are more than anyone counts, and small enough to keep whole trees. */
const historyLength = 100;
/** Letters typed into one line with shorter pauses than this are undone together. */
const typingPauseMs = 1_000;

export interface EditorState {
  past: readonly (readonly Chapter[])[];
  chapters: readonly Chapter[];
  future: readonly (readonly Chapter[])[];
  /** The line that is being typed into, so that one undo takes back words and not letters. */
  typing: { line: string; atMs: number } | null;
}

export type EditorAction =
  | { type: 'rename'; id: string; title: string; atMs: number }
  | { type: 'describe'; id: string; summary: string; atMs: number }
  | { type: 'set-words'; id: string; words: number }
  | { type: 'add-after'; id: string; newId: string; title?: string }
  | { type: 'add-child'; id: string; newId: string }
  | { type: 'remove'; id: string }
  | { type: 'indent'; id: string }
  | { type: 'outdent'; id: string }
  | { type: 'move-up'; id: string }
  | { type: 'move-down'; id: string }
  | { type: 'place'; id: string; index: number; depth: number }
  | { type: 'fit'; target: number }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The newest from the server takes the place of what is here; what was here can be had back by undo. */
  | { type: 'load'; chapters: readonly Chapter[] };

export type StructureAction = Exclude<EditorAction, { type: 'undo' | 'redo' | 'load' }>;

export function openEditor(chapters: readonly Chapter[], before: readonly Chapter[] | null = null): EditorState {
  return { past: before ? [before] : [], chapters, future: [], typing: null };
}

function addAfter(
  chapters: readonly Chapter[],
  { id, newId, title }: Extract<EditorAction, { type: 'add-after' }>,
): readonly Chapter[] | null {
  const added = tree.addAfter(chapters, id, newId);
  return added && title !== undefined ? tree.changeChapter(added, newId, (chapter) => ({ ...chapter, title })) : added;
}

/** The tree after the action, or null when it cannot be done. */
function apply(chapters: readonly Chapter[], action: StructureAction): readonly Chapter[] | null {
  switch (action.type) {
    case 'rename':
      return tree.changeChapter(chapters, action.id, (chapter) => ({ ...chapter, title: action.title }));
    case 'describe':
      return tree.changeChapter(chapters, action.id, (chapter) => ({ ...chapter, summary: action.summary }));
    case 'set-words':
      return tree.setWords(chapters, action.id, action.words);
    case 'add-after':
      return addAfter(chapters, action);
    case 'add-child':
      return tree.addChild(chapters, action.id, action.newId);
    case 'remove':
      return tree.remove(chapters, action.id);
    case 'indent':
      return tree.indent(chapters, action.id);
    case 'outdent':
      return tree.outdent(chapters, action.id);
    case 'move-up':
      return tree.moveUp(chapters, action.id);
    case 'move-down':
      return tree.moveDown(chapters, action.id);
    case 'place':
      return tree.place(chapters, action.id, action.index, action.depth);
    case 'fit':
      return scaleTo(chapters, action.target);
  }
}

/** The server's rule, at once: what is saved is what the margin shows. */
const withWords = (chapters: readonly Chapter[]) => giveWords(chapters, wordCountLimits.minimum);

export function canDo(chapters: readonly Chapter[], action: StructureAction): boolean {
  const next = apply(chapters, action);
  return next !== null && tree.isAcceptable(next);
}

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  const { past, chapters, future } = state;
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return state;
    return { past: past.slice(0, -1), chapters: withWords(before), future: [chapters, ...future], typing: null };
  }
  if (action.type === 'redo') {
    const [after, ...rest] = future;
    if (!after) return state;
    return { past: [...past, chapters], chapters: after, future: rest, typing: null };
  }
  if (action.type === 'load') return remember(state, action.chapters, null);
  const applied = apply(chapters, action);
  if (!applied) return state;
  const next = withWords(applied);
  if (!tree.isAcceptable(next)) return state;
  if (action.type !== 'rename' && action.type !== 'describe') return remember(state, next, null);
  const typing = { line: `${action.type} ${action.id}`, atMs: action.atMs };
  const goesOn = state.typing?.line === typing.line && typing.atMs - state.typing.atMs < typingPauseMs;
  return goesOn ? { past, chapters: next, future: [], typing } : remember(state, next, typing);
}

function remember(state: EditorState, chapters: readonly Chapter[], typing: EditorState['typing']): EditorState {
  return { past: [...state.past, state.chapters].slice(-historyLength), chapters, future: [], typing };
}
