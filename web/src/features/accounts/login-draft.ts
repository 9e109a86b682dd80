import { keepState } from './kept-state.ts';
import { emptyDraft, type LoginDraft } from './login-rules.ts';

/** What was typed, kept while the page lives: the dialog, opened again, and the login page show the same. */
export const loginDraft = keepState<LoginDraft>(emptyDraft);

/** The phone stays, for the next login on this page; the agreement is asked for again, a used code is worth nothing. */
export function forgetLoginDraft(): void {
  loginDraft.update((draft) => ({ ...emptyDraft, phone: draft.phone }));
}
