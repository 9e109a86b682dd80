import { useQueryClient } from '@tanstack/react-query';
import type { SettingDifference, SettingState } from '@yanmo/contract/admin';
import { listDifferences } from '@yanmo/contract/differences';
import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { type ChangedSetting, saveSetting, settingsKey, undoSetting } from './api.ts';

/** What is being changed, and the revision that it was begun on. */
export interface Draft {
  value: unknown;
  revision: number;
}

type Problem = { kind: 'stale' | 'fields' | 'other'; text: string; fields: ReadonlyMap<string, string> };

const noFields: ReadonlyMap<string, string> = new Map();

function problemOf(error: unknown): Problem {
  const text = error instanceof Error ? error.message : '';
  if (!(error instanceof ApiError)) return { kind: 'other', text, fields: noFields };
  if (error.error === 'setting_changed') return { kind: 'stale', text, fields: noFields };
  const found = error.fields.map(({ path, message }) => [path.replace(/^value\.?/, ''), message] as const);
  return { kind: found.length > 0 ? 'fields' : 'other', text, fields: new Map(found) };
}

interface SettingDraft {
  value: unknown;
  change: (value: unknown) => void;
  /** From what is saved to what is in the form. */
  differences: readonly SettingDifference[];
  problem: Problem | null;
  isSending: boolean;
  /** Somebody else has saved since this was begun. */
  isBehind: boolean;
  save: () => Promise<ChangedSetting | null>;
  undo: () => Promise<ChangedSetting | null>;
  /** What is saved by now, from the server. */
  reload: () => Promise<void>;
  drop: () => void;
}

/** One setting as its form holds it. Drafts are kept by whoever shows several, so that looking at another loses nothing. */
export function useSettingDraft(state: SettingState, drafts: Map<string, Draft>): SettingDraft {
  const client = useQueryClient();
  const { key } = state;
  const [held, setHeld] = useState<Draft | null>(() => drafts.get(key) ?? null);
  const draft = held ?? { value: state.value, revision: state.revision };
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const differences = listDifferences(state.value, draft.value);

  function hold(next: Draft | null): void {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setHeld(next);
  }

  async function send(ask: () => Promise<ChangedSetting>): Promise<ChangedSetting | null> {
    setIsSending(true);
    setProblem(null);
    try {
      const changed = await ask();
      hold(null);
      client.setQueryData<SettingState[]>(settingsKey, (all) =>
        all?.map((one) => (one.key === key ? changed.setting : one)),
      );
      // Prices, banner and notices are on every page.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== settingsKey[0] });
      return changed;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    } finally {
      setIsSending(false);
    }
  }

  return {
    value: draft.value,
    differences,
    problem,
    isSending,
    isBehind: draft.revision < state.revision && differences.length > 0,
    change: (value) => {
      setProblem(null);
      hold({ ...draft, value });
    },
    // What was saved meanwhile is shown beside the draft, so the newest revision is what is replaced knowingly.
    save: () => send(() => saveSetting(key, Math.max(state.revision, draft.revision), draft.value)),
    undo: () => send(() => undoSetting(key, state.revision)),
    reload: async () => {
      setProblem(null);
      await client.invalidateQueries({ queryKey: settingsKey });
    },
    drop: () => {
      setProblem(null);
      hold(null);
    },
  };
}
