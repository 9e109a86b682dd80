import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SectionText } from '@yanmo/contract/paper-text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { showSuccess } from '../../../lib/notify.ts';
import type { PaperText } from '../reading/api.ts';
import { placeSection, reloadPaper, saveSection } from './api.ts';
import { numberSources, readTokens, writeTokens } from './citation-tokens.ts';
import { dropDraft, findDraft, keepDraft } from './kept-drafts.ts';
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
  const isBehind = base.version !== newest.version;

  // Nothing was typed here yet: a version that came from elsewhere is simply shown.
  if (isBehind && !isChanged) {
    setBase(newest);
    setHistory(startHistory(writeTokens(newest.draft, sources)));
  }

  const putAside = useEffectEvent(() => {
    if (isChanged) setIsKept(keepDraft(outTradeNo, section.id, draft, base.version));
    else dropDraft(outTradeNo, section.id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text is put aside
  useEffect(() => {
    const timer = setTimeout(putAside, keepAfterMs);
    return () => clearTimeout(timer);
  }, [draft, isChanged]);
  useEffect(() => {
    const leave = () => putAside();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const save = useMutation({
    mutationFn: async (baseVersion: number) => await saveSection(outTradeNo, section.id, baseVersion, draft),
    onSuccess: (saved) => {
      dropDraft(outTradeNo, section.id);
      if (saved.text) setBase({ version: saved.text.version, draft });
      placeSection(client, outTradeNo, saved);
      showSuccess(t('edit.saved', { version: saved.text?.version ?? 0 }));
    },
    onError: (error) => {
      // The newer version is fetched to be shown beside the typed text, which stays as it is.
      if (error instanceof ApiError && error.error === 'section_changed') void reloadPaper(client, outTradeNo);
    },
  });

  return {
    sources,
    history,
    setHistory,
    isChanged,
    isBehind,
    isKept,
    newest,
    save,
    /** Gives the typed text up for what is saved. */
    discard() {
      dropDraft(outTradeNo, section.id);
      save.reset();
      setBase(newest);
      setHistory((before) => ({
        ...startHistory(writeTokens(newest.draft, sources)),
        past: [...before.past, before.present],
      }));
    },
  };
}
