import { IconFileText } from '@tabler/icons-react';
import type { SentForCheck } from '@yanmo/contract/similarity';
import { useTranslation } from 'react-i18next';
import { formatNumber, joinSentences } from '../../../lib/format.ts';
import { languageNames } from '../../../lib/i18n.ts';
import classes from '../../../ui/file-facts.module.css';

/** What was read of a text: as whose it will be checked. */
export function ReadFacts({ sent, name }: { sent: SentForCheck; name: string | null }) {
  const { t } = useTranslation(['similarity', 'orders']);
  const { title, language, characters, cleaned } = sent;
  const facts = [
    name && name.replace(/\.[^.]+$/u, '') !== title ? name : null,
    languageNames[language],
    t(`orders:words.${language}`, { words: formatNumber(characters) }),
  ];
  return (
    <div className={classes.file} role="status">
      <IconFileText className={classes.icon} size={22} stroke={1.5} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.name}>{title}</p>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>
          {joinSentences(
            t('read.counted'),
            cleaned > 0 && t('read.cleaned', { count: cleaned }),
            name !== null && t('read.preview'),
          )}
        </p>
      </div>
    </div>
  );
}
