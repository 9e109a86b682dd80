import { Alert, Button, NativeSelect, Textarea } from '@mantine/core';
import type { Language } from '@yanmo/contract/languages';
import { type FormatStyle, formatStyles, type ReferencesResult, referenceLimits } from '@yanmo/contract/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styleNames } from '../../domain/papers/style-names.ts';
import { call } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { contract } from './api.ts';
import { CopyButton, Problem, Result } from './tool-parts.tsx';
import classes from './tools.module.css';
import { useToolWork } from './use-tool-work.ts';

const usualStyles: Readonly<Record<Language, FormatStyle>> = {
  ...{ zh: 'gbt7714-2015', en: 'apa', es: 'apa', ja: 'gbt7714-2015' },
};

export function ReferencesTool() {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('');
  const [style, setStyle] = useState<FormatStyle>(() => usualStyles[currentLanguage()]);
  const isVisitor = useSession() === null;
  const { answer, isRunning, problem, run } = useToolWork<ReferencesResult>();
  const ask = (wanted: FormatStyle) =>
    run(async (signal) => call((await contract()).formatReferences, { body: { text, style: wanted } }, { signal }));
  return (
    <>
      <Textarea
        label={t('references.label')}
        placeholder={t('references.placeholder')}
        autosize
        minRows={6}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.tools}>
        <NativeSelect
          aria-label={t('references.style')}
          data={formatStyles.map((value) => ({ value, label: styleNames[value] }))}
          value={style}
          onChange={({ currentTarget }) => {
            const wanted = formatStyles.find((value) => value === currentTarget.value) ?? style;
            setStyle(wanted);
            // Whoever looks at a list wants to see it in the other style.
            if (answer && text.trim() !== '') ask(wanted);
          }}
        />
        <Button loading={isRunning} disabled={text.trim() === ''} onClick={() => ask(style)}>
          {t('references.ask')}
        </Button>
        {isVisitor ? (
          <span className={classes.note}>
            {t('references.visitor', { most: formatNumber(referenceLimits.visitor.entries) })}
          </span>
        ) : null}
      </div>
      <Problem text={problem} />
      {answer ? (
        <Result
          label={t('references.result', { count: answer.entries.length })}
          actions={<CopyButton text={answer.text} />}
        >
          <ol className={classes.references}>
            {answer.entries.map(({ label, runs, doubts }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same reference twice, and is replaced as a whole
              <li key={index}>
                {label ? `${label} ` : ''}
                {runs.map((one, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no names, and never move
                  one.is_italic ? <em key={at}>{one.text}</em> : <span key={at}>{one.text}</span>,
                )}
                {doubts.map((doubt) => (
                  <small key={doubt} className={classes.doubt}>
                    {t(`references.doubt.${doubt}`)}
                  </small>
                ))}
              </li>
            ))}
          </ol>
          {answer.unread.length > 0 ? (
            <Alert color="warn" variant="light" title={t('references.unread', { count: answer.unread.length })}>
              <ul className={classes.unread}>
                {answer.unread.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Alert>
          ) : null}
        </Result>
      ) : null}
    </>
  );
}
