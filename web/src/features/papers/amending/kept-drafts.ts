import { isExpired, loggedOut, readSession } from '../../../lib/session.ts';

/**
 * Local storage: what was typed into a section and not saved yet, as draft text with the ids of its works, because the
 * numbers that the editor shows may stand for other works the next time.
 */
const draftPrefix = 'yanmo_section_draft:';
/** Older ones were given up; on a shared computer they should not lie around. */
const keptDays = 30;

export interface KeptDraft {
  draft: string;
  baseVersion: number;
  keptAtMs: number;
}

const draftKey = (outTradeNo: string, sectionId: string) => `${draftPrefix}${outTradeNo}:${sectionId}`;

/**
 * False when the browser has no room or allows no storage, or nobody is logged in: the text is then only on the page. An
 * editor outlives the session by a moment, and what it holds must not come back after everything was dropped; a session
 * that has merely run out is still somebody's.
 */
export function keepDraft(outTradeNo: string, sectionId: string, draft: string, baseVersion: number): boolean {
  if (readSession() === null && !isExpired()) return false;
  const kept: KeptDraft = { draft, baseVersion, keptAtMs: Date.now() };
  try {
    localStorage.setItem(draftKey(outTradeNo, sectionId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function findDraft(outTradeNo: string, sectionId: string, nowMs = Date.now()): KeptDraft | null {
  const key = draftKey(outTradeNo, sectionId);
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  const kept = readKept(stored);
  if (kept && nowMs - kept.keptAtMs < keptDays * 24 * 3_600_000) return kept;
  localStorage.removeItem(key);
  return null;
}

/** Null for what another version of this page, or another program, has written. */
function readKept(stored: string): KeptDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { draft, baseVersion, keptAtMs } = value as Partial<Record<keyof KeptDraft, unknown>>;
  if (typeof draft !== 'string' || typeof baseVersion !== 'number' || typeof keptAtMs !== 'number') return null;
  return { draft, baseVersion, keptAtMs };
}

/** Of this text: what another tab has put aside in its place stays. */
export function dropDraft(outTradeNo: string, sectionId: string, draft: string): void {
  if (findDraft(outTradeNo, sectionId)?.draft === draft) localStorage.removeItem(draftKey(outTradeNo, sectionId));
}

/** Sections of a paper with unsaved text. */
export function listDraftSections(outTradeNo: string): string[] {
  const prefix = draftKey(outTradeNo, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((sectionId) => findDraft(outTradeNo, sectionId) !== null);
}

function dropAll(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftPrefix)) localStorage.removeItem(key);
  }
}

// The next person at this computer finds nothing of this one's text.
loggedOut.listen(dropAll);
