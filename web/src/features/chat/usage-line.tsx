import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buyCharactersPath } from '../../domain/wallet/wallet-links.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { sessionsQuery } from './api.ts';
import classes from './composer.module.css';

/** What the next question costs, before it is asked. */
export function UsageLine({ place }: { place: 'page' | 'panel' }) {
  const { t } = useTranslation(['chat', 'shell']);
  const login = useSession();
  const { data } = useInfiniteQuery({ ...sessionsQuery, enabled: login !== null });
  const allowance = data?.pages[0]?.allowance;
  if (!login) return <p className={classes.usage}>{t('left.visitor')}</p>;
  if (!allowance) return <p className={classes.usage} aria-hidden="true" />;
  const { is_built_in: isBuiltIn, free_left: freeLeft, free_per_day: freePerDay, characters } = allowance;
  const numbers = { left: formatNumber(freeLeft), all: formatNumber(freePerDay), number: formatNumber(characters) };
  const isEmpty = !isBuiltIn && freeLeft === 0 && characters === 0;
  return (
    <p className={classes.usage}>
      <span>
        {isBuiltIn
          ? t('left.builtIn')
          : freeLeft > 0
            ? t('left.free', numbers)
            : isEmpty
              ? t('left.nothing')
              : t('left.characters', numbers)}
        {isEmpty ? <Link to={buyCharactersPath}> {t('shell:action.buyCharacters')}</Link> : null}
      </span>
      {place === 'page' ? <span>{t('check')}</span> : null}
    </p>
  );
}
