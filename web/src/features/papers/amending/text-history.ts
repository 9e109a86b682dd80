export interface Snapshot {
  text: string;
  selectionStart: number;
  selectionEnd: number;
}

export interface TextHistory {
  past: readonly Snapshot[];
  present: Snapshot;
  future: readonly Snapshot[];
  /** When the last step was typed; what comes soon after belongs to it. */
  typedAtMs: number;
}

/** A pause of this length ends a step: shorter, undo crawls; longer, it throws away too much. */
const stepPauseMs = 800;
const maximumSteps = 300;

export function startHistory(text: string): TextHistory {
  return { past: [], present: { text, selectionStart: 0, selectionEnd: 0 }, future: [], typedAtMs: 0 };
}

/** What was typed; a burst is one step. */
export function typeText(history: TextHistory, next: Snapshot, nowMs: number): TextHistory {
  const { past, present, typedAtMs } = history;
  if (next.text === present.text) return { ...history, present: next };
  const belongs =
    past.length > 0 &&
    nowMs - typedAtMs < stepPauseMs &&
    Math.abs(next.text.length - present.text.length) <= 1 &&
    !next.text.slice(0, next.selectionEnd).endsWith('\n');
  return {
    past: belongs ? past : [...past, present].slice(-maximumSteps),
    present: next,
    future: [],
    typedAtMs: nowMs,
  };
}

/** Another text altogether (something was moved or removed): a step of its own. */
export function putText({ past, present }: TextHistory, next: Snapshot): TextHistory {
  return { past: [...past, present].slice(-maximumSteps), present: next, future: [], typedAtMs: 0 };
}

/** Puts `inserted` in the place of what is selected: a step of its own. */
export function insertText(history: TextHistory, inserted: string): TextHistory {
  const { past, present } = history;
  const { text, selectionStart, selectionEnd } = present;
  const caret = selectionStart + inserted.length;
  return {
    past: [...past, present].slice(-maximumSteps),
    present: {
      text: text.slice(0, selectionStart) + inserted + text.slice(selectionEnd),
      selectionStart: caret,
      selectionEnd: caret,
    },
    future: [],
    typedAtMs: 0,
  };
}

export function undoText(history: TextHistory): TextHistory {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    typedAtMs: 0,
  };
}

export function redoText(history: TextHistory): TextHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, typedAtMs: 0 };
}
