import type { ChatContext, ChatFile } from '@yanmo/contract/chat';
import { useSessionDraft } from '../../lib/use-session-draft.ts';

export interface ChosenContext {
  context: ChatContext;
  title: string | null;
}

interface Draft {
  text: string;
  files: readonly ChatFile[];
  /** Of a session that is not begun; one that is has its own. */
  chosen: ChosenContext | null;
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
  const write = (next: Draft | null) => {
    const { [key]: _before, ...others } = draft.bySession;
    change({ bySession: next === null ? others : { ...others, [key]: next } });
  };
  return {
    draft: own,
    change: (part: Partial<Draft>) => write({ ...own, ...part }),
    clear: () => write(null),
  };
}
