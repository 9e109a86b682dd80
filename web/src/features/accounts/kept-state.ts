import { useSyncExternalStore } from 'react';

/** State that outlives the component which shows it: a closed dialog opens again as it was left. */
export interface KeptState<State> {
  read(): State;
  update(change: (state: State) => State): void;
  subscribe(listener: () => void): () => void;
}

export function keepState<State>(initial: State): KeptState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    update(change) {
      state = change(state);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useKeptState<State>(kept: KeptState<State>): State {
  return useSyncExternalStore(kept.subscribe, kept.read);
}
