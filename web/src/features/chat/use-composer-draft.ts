import type { ChatContext, ChatFile } from '@yanmo/contract/chat';
import { useSessionDraft } from '../../lib/use-session-draft.ts';

export interface ChosenContext {
  context: ChatContext;
  title: string | null;
}

interface Draft {
  text: string;
  files: readonly ChatFile[];
  /** Of a session that is not begun; one that is has its own. NONE: nothing, although the page would offer something. */
  chosen: ChosenContext | 'NONE' | null;
}

type Drafts = { bySession: Record<string, Draft> };

const empty: Draft = { text: '', files: [], chosen: null };
const none: Drafts = { bySession: {} };

/** What is being typed, for each session its own: it outlives a reload, a login, and a look at another session. */
export function useComposerDraft(place: 'page' | 'panel', sessionId: string | null) {
  const { draft, change } = useSessionDraft<Drafts>(
    `yanmo_chat_draft_${place}`,
    none,
    ({ bySession }) => typeof bySession === 'object' && bySession !== null,
  );
  const key = sessionId ?? 'new';
  const own = draft.bySession[key] ?? empty;
  // Counted from what is there then: two files may come in before the page is drawn anew.
  const write = (make: (before: Draft) => Draft | null) =>
    change(({ bySession: { [key]: before, ...others } }) => {
      const next = make(before ?? empty);
      return { bySession: next === null ? others : { ...others, [key]: next } };
    });
  return {
    draft: own,
    change: (part: Partial<Draft> | ((before: Draft) => Partial<Draft>)) =>
      write((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    clear: () => write(() => null),
  };
}
