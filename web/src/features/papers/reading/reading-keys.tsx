import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './reading-keys.module.css';

export function ReadingKeys() {
  const { t } = useTranslation('amending');
  const rows: [readonly string[], string][] = [
    [['J', 'K'], t('keys.walk')],
    [['↑', '↓'], t('keys.arrows')],
    [['/'], t('keys.find')],
    [['P'], t('keys.provenance')],
  ];
  return (
    <dl className={classes.keys}>
      {rows.map(([keys, text]) => (
        <div key={text}>
          <dt>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
