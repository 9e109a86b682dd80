import { useTranslation } from 'react-i18next';
import classes from './new-mark.module.css';

/** The small seal beside what is new in the navigation. */
export function NewMark() {
  const { t } = useTranslation();
  return <span className={classes.mark}>{t('nav.new')}</span>;
}
