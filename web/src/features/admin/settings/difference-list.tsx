import { VisuallyHidden } from '@mantine/core';
import type { SettingDifference } from '@yanmo/contract/admin';
import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';
import { useDifferenceText } from './use-difference-text.ts';

interface DifferenceListProps {
  settingKey: string;
  differences: readonly SettingDifference[];
}

/** Place by place: what it was, and what it becomes. */
export function DifferenceList({ settingKey, differences }: DifferenceListProps) {
  const { t } = useTranslation('settings');
  const { placeOf, valueText } = useDifferenceText(settingKey);
  return (
    <ul className={classes.differences}>
      {differences.map((difference) => (
        <li key={difference.path}>
          <strong>{placeOf(difference)}</strong>
          <del>
            <VisuallyHidden>{t('diff.before')} </VisuallyHidden>
            {valueText(difference.path, difference.before)}
          </del>
          <ins>
            <VisuallyHidden>{t('diff.after')} </VisuallyHidden>
            {valueText(difference.path, difference.after)}
          </ins>
        </li>
      ))}
    </ul>
  );
}
