import { Button } from '@mantine/core';
import { totalWords } from '@yanmo/contract/chapter-words';
import type { Language } from '@yanmo/contract/language-choice';
import type { Chapter } from '@yanmo/contract/outlines';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './word-total.module.css';

interface WordTotalProps {
  chapters: readonly Chapter[];
  target: number;
  language: Language;
  onFit: () => void;
}

export function WordTotal({ chapters, target, language, onFit }: WordTotalProps) {
  const { t } = useTranslation('outlines');
  const total = totalWords(chapters);
  const unit = t(`words.${language}`);
  const difference = total - target;
  return (
    <div className={classes.total}>
      <p role="status">
        {t('total.sum', { total: formatNumber(total), target: formatNumber(target), unit })}
        {difference === 0 ? null : (
          <span className={classes.difference}>
            {t(difference > 0 ? 'total.over' : 'total.under', { difference: formatNumber(Math.abs(difference)), unit })}
          </span>
        )}
      </p>
      {difference === 0 ? null : (
        <Button variant="light" size="compact-md" onClick={onFit}>
          {t('total.fit')}
        </Button>
      )}
    </div>
  );
}
