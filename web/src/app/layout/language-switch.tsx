import { UnstyledButton } from '@mantine/core';
import type { Language } from '@yanmo/contract/languages';
import { useTranslation } from 'react-i18next';
import { changeLanguage, languageNames } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import classes from './language-switch.module.css';

export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const { t, i18n } = useTranslation();
  return (
    <fieldset className={classes.switch} aria-label={t('language.label')}>
      {languages.map((language) => (
        <UnstyledButton
          key={language}
          className={classes.choice}
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => changeLanguage(language).catch(showError)}
        >
          {languageNames[language]}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
