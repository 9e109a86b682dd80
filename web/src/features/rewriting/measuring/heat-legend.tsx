import { useTranslation } from 'react-i18next';
import classes from './heat-sheet.module.css';

/** What the tones mean, in words. */
export function HeatLegend({ hasDetector }: { hasDetector: boolean }) {
  const { t } = useTranslation('rewriting');
  return (
    <p className={classes.legend}>
      {hasDetector ? (
        <>
          <span className={classes.sentence} data-tone="3">
            {t('heat.machine')}
          </span>
          <span className={classes.sentence} data-tone="-3">
            {t('heat.person')}
          </span>
        </>
      ) : null}
      <span className={classes.repeated}>{t('heat.repeated')}</span>
    </p>
  );
}
