import { Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Wish } from '@yanmo/contract/understanding';
import { useTranslation } from 'react-i18next';
import { useWishText } from '../../../domain/papers/use-wish-text.ts';
import { wishKey } from './correction.ts';
import classes from './wish-chips.module.css';

interface WishChipsProps {
  /** Null while they are read. */
  wishes: readonly Wish[] | null;
  isReading?: boolean;
  /** Left out where nothing can be changed. */
  onRemove?: (wish: Wish) => void;
}

/** What was read from the requirements, and what of it cannot be: told before the outline is made. */
export function WishChips({ wishes, isReading = false, onRemove }: WishChipsProps) {
  const { t } = useTranslation('outlines');
  const textOf = useWishText();
  if (!wishes) {
    return isReading ? (
      <div className={classes.waiting} role="status" aria-label={t('wishes.waiting')}>
        <Skeleton height={30} width={132} radius={15} />
        <Skeleton height={30} width={104} radius={15} />
      </div>
    ) : null;
  }
  return (
    <div className={classes.room} aria-live="polite" aria-busy={isReading}>
      {wishes.length > 0 ? (
        <ul className={classes.list} aria-label={t('wishes.label')}>
          {wishes.map((wish) => (
            <li key={wishKey(wish)} data-problem={wish.why_not}>
              <span className={classes.chip}>
                <span className={classes.text}>{textOf(wish)}</span>
                {onRemove ? (
                  <button
                    type="button"
                    aria-label={t('wishes.remove', { wish: textOf(wish) })}
                    onClick={() => onRemove(wish)}
                  >
                    <IconX size={14} stroke={1.5} aria-hidden="true" />
                  </button>
                ) : null}
              </span>
              {wish.why_not ? <span className={classes.reason}>{t(`whyNot.${wish.why_not}`)}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t('wishes.none')}</p>
      )}
    </div>
  );
}
