import { Button, Switch, Textarea } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { countText } from './count-text.ts';
import { CopyButton } from './tool-parts.tsx';
import classes from './tools.module.css';

const figures = [
  'units',
  'characters',
  'charactersWithoutSpaces',
  'eastern',
  'words',
  'paragraphs',
  'sentences',
  'minutes',
] as const;

/** Counts while one types, in the browser alone: nothing is sent. */
export function WordCountTool() {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('');
  const [leavesOutReferences, setLeavesOut] = useState(false);
  // A book that is pasted is counted behind the typing.
  const shown = useDeferredValue(text);
  const count = countText(shown, { leavesOutReferences });
  const said = figures.map((name) => `${t(`count.${name}`)}: ${formatNumber(count[name])}`).join('\n');
  return (
    <>
      <Textarea
        label={t('count.label')}
        placeholder={t('count.placeholder')}
        autosize
        minRows={8}
        maxRows={18}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.tools}>
        <Switch
          label={t('count.withoutReferences')}
          checked={leavesOutReferences}
          onChange={(event) => setLeavesOut(event.currentTarget.checked)}
        />
        {leavesOutReferences && shown !== '' && !count.hasReferences ? <span>{t('count.noReferences')}</span> : null}
        <CopyButton text={said} />
        <Button variant="subtle" color="gray" disabled={text === ''} onClick={() => setText('')}>
          {t('clear')}
        </Button>
      </div>
      <dl className={classes.figures} aria-label={t('count.result')}>
        {figures.map((name) => (
          <div key={name}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{formatNumber(count[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('count.how')}</p>
    </>
  );
}
