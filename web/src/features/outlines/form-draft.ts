import { useEffect, useState } from 'react';
import { currentLanguage } from '../../lib/i18n.ts';
import { loggedOut } from '../../lib/session.ts';
import {
  changeAsked,
  changeForm,
  type FormState,
  type FormValues,
  followPageLanguage,
  readForm,
  startForm,
} from './form-state.ts';
import type { AskedReading } from './reading/correction.ts';

/** Session storage: what was typed outlives a reload of this tab, and no one else's. */
const draftStorageKey = 'yanmo_outline_form';

export function useFormDraft() {
  const [state, setState] = useState<FormState>(
    () => readForm(sessionStorage.getItem(draftStorageKey)) ?? startForm(currentLanguage()),
  );
  const language = currentLanguage();
  const followed = followPageLanguage(state, language);
  if (followed !== state) setState(followed);

  useEffect(() => sessionStorage.setItem(draftStorageKey, JSON.stringify(state)), [state]);

  // The next person at this computer starts with an empty page.
  useEffect(
    () =>
      loggedOut.listen(() => {
        setState(startForm(currentLanguage()));
        sessionStorage.removeItem(draftStorageKey);
      }),
    [],
  );

  return {
    form: followed,
    change: (change: Partial<FormValues>) => setState((before) => changeForm(before, change)),
    ask: (asked: AskedReading) => setState((before) => changeAsked(before, asked)),
    replace: setState,
  };
}
