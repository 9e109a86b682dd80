import {
  type ChatAllowance,
  type ChatFile,
  type ChatMessage,
  type ChatSession,
  type ChatSource,
  type ChatUsage,
  chatPagesMaximum,
} from '@yanmo/contract/chat';
import { errorMessages } from '@yanmo/contract/error-messages';
import type { Language } from '@yanmo/contract/languages';
import type { CitedSource } from '../../engines/chat-port.ts';
import { fillIn } from '../../platform/http/fill-in.ts';
import { presentFailure } from '../../platform/kept-failure.ts';
import type { Allowance } from '../allowance/service.ts';
import type { Message } from './message-store.ts';
import type { DescribedFile, FoundPassage } from './passages/passages.ts';
import type { Session } from './session-store.ts';

export function presentFile({ error, ...file }: DescribedFile, language: Language): ChatFile {
  if (error === null) return { ...file, error };
  return { ...file, error: { error, message: fillIn(errorMessages[error][language], { maximum: chatPagesMaximum }) } };
}

type Files = ReadonlyMap<string, ChatFile>;
const filesOf = (keys: readonly string[], files: Files): ChatFile[] =>
  keys.flatMap((key) => {
    const file = files.get(key);
    return file ? [file] : [];
  });

export function presentSession(session: Session, files: Files): ChatSession {
  return {
    session_id: session.id,
    title: session.title,
    is_open: session.closedBy === null,
    closed_by: session.closedBy,
    files: filesOf(session.fileKeys, files),
    context: session.context,
    context_title: session.contextTitle,
    created_at: session.createdAt.toISOString(),
    last_message_at: session.lastMessageAt.toISOString(),
  };
}

export function presentUsage({ paidBy, characters }: Message): ChatUsage | null {
  return paidBy === null || characters === null ? null : { paid_by: paidBy, characters };
}

export function presentMessage(message: Message, files: Files, language: Language): ChatMessage {
  const { id, role, state, text, engine, error, sources } = message;
  return {
    ...{ id, role, state, text, engine },
    files: filesOf(message.fileKeys, files),
    // Until it is over they are what it may name.
    sources: state === 'WRITING' ? [] : sources,
    usage: presentUsage(message),
    error: error === null ? null : presentFailure(error, language, id),
    created_at: message.createdAt.toISOString(),
  };
}

export function presentAllowance(allowance: Allowance, isBuiltIn: boolean): ChatAllowance {
  return {
    is_built_in: isBuiltIn,
    free_per_day: allowance.freePerDay,
    free_left: allowance.freeLeft,
    characters: allowance.characters,
    renews_at: allowance.renewsAt.toISOString(),
  };
}

export const sourceOfPassage = (passage: FoundPassage, number: number): ChatSource => ({
  number,
  kind: passage.source.kind,
  passage_id: passage.id,
  title: passage.title,
  heading: passage.heading,
  page: passage.page,
  text: passage.text,
  key: passage.source.key,
});

/** A passage that was not given to the engine is none of its sources, whatever it says. */
export function presentSources(cited: readonly CitedSource[], passages: readonly FoundPassage[]): ChatSource[] {
  return cited.flatMap((source): ChatSource[] => {
    const { number } = source;
    if (source.kind === 'PASSAGE') {
      const passage = passages.find(({ id }) => id === source.id);
      return passage ? [sourceOfPassage(passage, number)] : [];
    }
    const { kind, title, text } = source;
    const key = kind === 'GUIDE' ? source.id : source.path;
    return [{ number, kind, passage_id: null, title, heading: null, page: null, text, key }];
  });
}
