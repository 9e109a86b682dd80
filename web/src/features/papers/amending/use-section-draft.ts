import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SectionText } from '@yanmo/contract/paper-text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { showSuccess } from '../../../lib/notify.ts';
import type { PaperText } from '../reading/api.ts';
import { placeSection, reloadPaper, saveSection } from './api.ts';
import { numberSources, readTokens, writeTokens } from './citation-tokens.ts';
import { dropDraft, findDraft, type KeptDraft, keepDraft } from './kept-drafts.ts';
import { startHistory, type TextHistory } from './text-history.ts';

/** A pause in typing after which the text is put aside; a refresh within it is caught by pagehide. */
const keepAfterMs = 300;

/**
 * The text of a section while it is written by hand: it belongs to the version that it was begun on, is put aside in this
 * browser until it is saved, and never gives way to a newer version by itself.
 */
export function useSectionDraft(paper: PaperText, section: SectionText) {
  const { t } = useTranslation('amending');
  const client = useQueryClient();
  const { out_trade_no: outTradeNo } = paper;
  const newest = { version: section.text?.version ?? 0, draft: section.text?.draft ?? '' };
  // Numbers must not change under the hands of the writer, so they are given out once.
  const [sources] = useState(() => numberSources(paper.references));
  const [kept] = useState(() => findDraft(outTradeNo, section.id));
  const [base, setBase] = useState(() =>
    kept ? { version: kept.baseVersion, draft: kept.baseVersion === newest.version ? newest.draft : null } : newest,
  );
  const [history, setHistory] = useState<TextHistory>(() =>
    startHistory(writeTokens(kept?.draft ?? newest.draft, sources)),
  );
  const [isKept, setIsKept] = useState(true);

  const draft = readTokens(history.present.text, sources);
  const isChanged = draft.trim() !== (base.draft ?? '').trim();
  // Only a larger version: right after a save the paper may still hold the one before it.
  const isBehind = newest.version > base.version;

  if (isBehind && !isChanged) {
    // Nothing was typed here yet: a version that came from elsewhere is simply shown.
    setBase(newest);
    setHistory(startHistory(writeTokens(newest.draft, sources)));
  } else if (isBehind && draft.trim() === newest.draft.trim()) {
    // It was saved, by a save whose answer got lost or by another tab: there is nothing to choose between.
    setBase(newest);
  }

  /** What this tab has put aside, or found when it came: anything else in its place is another tab's. */
  const own = useRef<Pick<KeptDraft, 'draft' | 'baseVersion'> | null>(kept);
  const drop = () => {
    if (own.current) dropDraft(outTradeNo, section.id, own.current.draft);
    own.current = null;
  };
  const putAside = useEffectEvent(() => {
    if (!isChanged) return drop();
    if (own.current?.draft === draft && own.current.baseVersion === base.version) return;
    const isDone = keepDraft(outTradeNo, section.id, draft, base.version);
    if (isDone) own.current = { draft, baseVersion: base.version };
    setIsKept(isDone);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text, or of what it was begun on, is put aside
  useEffect(() => {
    const timer = setTimeout(putAside, keepAfterMs);
    return () => clearTimeout(timer);
  }, [draft, isChanged, base.version]);
  useEffect(() => {
    const leave = () => putAside();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const save = useMutation({
    mutationFn: async ({ baseVersion, text }: { baseVersion: number; text: string }) =>
      await saveSection(outTradeNo, section.id, baseVersion, text),
    // What was sent is what counts as saved: the field may hold more by the time that the answer comes.
    onSuccess: (saved, { text }) => {
      dropDraft(outTradeNo, section.id, text);
      if (saved.text) setBase({ version: saved.text.version, draft: text });
      placeSection(client, outTradeNo, saved);
      showSuccess(t('edit.saved', { version: saved.text?.version ?? 0 }));
    },
    onError: (error) => {
      // The newer version is fetched to be shown beside the typed text, which stays as it is.
      if (error instanceof ApiError && error.error === 'section_changed') void reloadPaper(client, outTradeNo);
    },
  });

  /** Over the newest version, where there is one that this text was not begun on. */
  const send = () => save.mutate({ baseVersion: Math.max(newest.version, base.version), text: draft });
  // Asked for while a save is under way: what was typed since goes behind it, on top of what it made.
  const isWanted = useRef(false);
  const sendWanted = useEffectEvent(() => {
    const isDue = isWanted.current && !save.isError && isChanged && draft.trim() !== '';
    isWanted.current = false;
    if (isDue) send();
  });
  useEffect(() => {
    if (!save.isPending) sendWanted();
  }, [save.isPending]);

  return {
    sources,
    history,
    setHistory,
    isChanged,
    isBehind,
    isKept,
    newest,
    isSaving: save.isPending,
    /** Of a text that was saved after all, by whatever way, it says nothing. */
    error: isChanged ? save.error : null,
    save() {
      if (save.isPending) isWanted.current = true;
      else send();
    },
    /** Gives the typed text up for what is saved. */
    discard() {
      drop();
      save.reset();
      setBase(newest);
      setHistory((before) => ({
        ...startHistory(writeTokens(newest.draft, sources)),
        past: [...before.past, before.present],
      }));
    },
  };
}
