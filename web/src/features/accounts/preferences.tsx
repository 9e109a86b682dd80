import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { languages } from '@yanmo/contract/language-choice';
import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, languageNames } from '../../lib/i18n.ts';
import { showError } from '../../lib/notify.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { AccountSection } from './account-section.tsx';
import classes from './preferences.module.css';

const schemes = ['auto', 'light', 'dark'] as const;

/** How the pages look to this person, on this device. */
export function Preferences() {
  const { t } = useTranslation(['accounts', 'shell']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const orientation = useIsMobile() ? 'vertical' : 'horizontal';
  return (
    <AccountSection id="preferences" title={t('preferences.title')} lead={t('preferences.lead')}>
      <div className={classes.choices}>
        <div>
          <p id="preferences-language">{t('shell:language.label')}</p>
          <SegmentedControl
            aria-labelledby="preferences-language"
            orientation={orientation}
            data={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
            value={currentLanguage()}
            onChange={(language) => changeLanguage(language).catch(showError)}
          />
        </div>
        <div>
          <p id="preferences-scheme">{t('shell:colorScheme.label')}</p>
          <SegmentedControl
            aria-labelledby="preferences-scheme"
            data={schemes.map((value) => ({ value, label: t(`shell:colorScheme.${value}`) }))}
            value={colorScheme}
            onChange={setColorScheme}
          />
        </div>
      </div>
    </AccountSection>
  );
}
