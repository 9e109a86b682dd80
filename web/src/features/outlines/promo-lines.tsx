import { useTranslation } from 'react-i18next';
import { useHomeInfo } from '../../domain/site/home-info.ts';
import { promoLinesOf } from '../../domain/site/promo-lines.ts';
import { formatNumber } from '../../lib/format.ts';
import classes from './promo-lines.module.css';

/** What this site's own deliveries bear out, in one line of its own height: it moves nothing when it comes or is missing. */
export function PromoLines() {
  const { t } = useTranslation('shell');
  const lines = promoLinesOf(useHomeInfo().data?.measured);
  return (
    <p className={classes.lines}>
      {lines.map((line) => (
        <span key={line.kind}>
          {line.kind === 'paper'
            ? t('promo.paper', { characters: formatNumber(30_000), minutes: line.minutes })
            : t('promo.outline', { characters: formatNumber(line.characters) })}
        </span>
      ))}
    </p>
  );
}
