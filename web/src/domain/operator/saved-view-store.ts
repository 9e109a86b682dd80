export interface SavedView {
  title: string;
  /** The search part of the address. */
  address: string;
}

const storageKey = (name: string) => `yanmo_views_${name}`;
/** More of them are no longer found in a menu. */
const kept = 20;

function isView(value: unknown): value is SavedView {
  const { title, address } = (value ?? {}) as Partial<SavedView>;
  return typeof title === 'string' && typeof address === 'string';
}

/** What is stored may have been written by anything; what is no view is none. */
export function readSavedViews(name: string): SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView).slice(-kept) : [];
  } catch {
    return [];
  }
}

/** A browser that stores nothing keeps them until the page is left. */
export function writeSavedViews(name: string, views: readonly SavedView[]): void {
  try {
    localStorage.setItem(storageKey(name), JSON.stringify(views.slice(-kept)));
  } catch {
    // Full, or forbidden.
  }
}
