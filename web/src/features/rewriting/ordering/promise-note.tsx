import { useTranslation } from 'react-i18next';
import { usePromise } from '../../../domain/site/global-code.ts';
import { useHomeInfo } from '../../../domain/site/home-info.ts';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import classes from '../../../ui/side-card.module.css';

/** What is promised and under which conditions, in plain words; nothing where nothing is. */
export function PromiseNote({ isPart, isTooShort }: { isPart: boolean; isTooShort: boolean }) {
  const { t } = useTranslation('rewriting');
  const promise = usePromise();
  const isBuiltIn = useHomeInfo().data?.engine === 'BUILT_IN';
  if (!promise) return null;
  const rate = formatPercent(promise.aigc_rate_maximum);
  const { texts, broken } = promise.lately_texts;
  if (isTooShort) return <p className={classes.note}>{t(isPart ? 'promise.tooShortChosen' : 'promise.tooShort')}</p>;
  return (
    <>
      <p className={classes.text}>{t(isPart ? 'promise.chosen' : 'promise.text', { rate })}</p>
      {isBuiltIn ? <p className={classes.note}>{t('promise.builtIn', { rate })}</p> : null}
      {texts > 0 ? (
        <p className={classes.note}>{t('promise.lately', { texts: formatNumber(texts), count: texts - broken })}</p>
      ) : null}
      <details className={classes.more}>
        <summary>{t('promise.conditions')}</summary>
        <ul>
          <li>{t('promise.meter')}</li>
          {isPart ? <li>{t('promise.whole')}</li> : null}
          <li>{t('promise.rounds', { rate })}</li>
          <li>{t('promise.undo')}</li>
          <li>{t('promise.short')}</li>
        </ul>
      </details>
    </>
  );
}
