import { Button, SegmentedControl, Textarea } from '@mantine/core';
import { ownLanguageNames } from '@yanmo/contract/format-names';
import { type Language, languages } from '@yanmo/contract/languages';
import { abstractMaximum, type PolishResult, type TranslateResult } from '@yanmo/contract/tools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { contract } from './api.ts';
import { guessLanguage } from './guess-language.ts';
import { CopyButton, NeedsModel, Problem, Result } from './tool-parts.tsx';
import classes from './tools.module.css';
import { useToolWork } from './use-tool-work.ts';

function AbstractField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('tools');
  return (
    <Textarea
      label={t('abstract.label')}
      placeholder={t('abstract.placeholder')}
      autosize
      minRows={6}
      maxRows={16}
      maxLength={abstractMaximum}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function PolishTool({ hasModel }: { hasModel: boolean }) {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Language | null>(null);
  // Marks and phrases of one language are faults of another: it goes by the text until somebody says otherwise.
  const language = chosen ?? guessLanguage(text) ?? currentLanguage();
  const { answer, isRunning, problem, runLoggedIn } = useToolWork<PolishResult>();
  const ask = () =>
    runLoggedIn(async (signal) => call((await contract()).polishAbstract, { body: { text, language } }, { signal }));
  return (
    <>
      <p className={classes.note}>{t(hasModel ? 'polish.byModel' : 'polish.byRules')}</p>
      <AbstractField text={text} onChange={setText} />
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('abstract.language')}
          data={languages.map((value) => ({ value, label: ownLanguageNames[value] }))}
          value={language}
          onChange={setChosen}
        />
        <Button loading={isRunning} disabled={text.trim() === ''} onClick={ask}>
          {t('polish.ask')}
        </Button>
      </div>
      <Problem text={problem} />
      {answer?.outcome === 'NEEDS_MODEL' ? <NeedsModel text={t('polish.needsModel')} /> : null}
      {answer?.outcome === 'UNCHANGED' ? <p role="status">{t('polish.unchanged')}</p> : null}
      {answer?.outcome === 'POLISHED' ? (
        <Result label={t('polish.result')} actions={<CopyButton text={answer.text} />}>
          <p className={classes.text}>{answer.text}</p>
          <h4>{t('polish.changes', { count: answer.changes.length })}</h4>
          <ul className={classes.changes}>
            {answer.changes.map(({ kind, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be made twice, and the list never moves
              <li key={index}>
                <span className={classes.kind}>{t(`polish.kind.${kind}`)}</span> <del>{before}</del> →{' '}
                <ins>{after || '∅'}</ins>
              </li>
            ))}
          </ul>
        </Result>
      ) : null}
    </>
  );
}

const directions = ['zh-en', 'en-zh'] as const;

export function TranslateTool({ hasModel }: { hasModel: boolean }) {
  const { t } = useTranslation('tools');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<(typeof directions)[number] | null>(null);
  const written = guessLanguage(text) ?? currentLanguage();
  const direction = chosen ?? (written === 'en' ? 'en-zh' : 'zh-en');
  const { answer, isRunning, problem, runLoggedIn } = useToolWork<TranslateResult>();
  const [from, to] = direction === 'zh-en' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const ask = () =>
    runLoggedIn(async (signal) => call((await contract()).translateAbstract, { body: { text, from, to } }, { signal }));
  return (
    <>
      {hasModel ? null : <NeedsModel text={t('translate.needsModel')} />}
      <AbstractField text={text} onChange={setText} />
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={t('translate.direction')}
          data={directions.map((value) => ({ value, label: t(`translate.${value}`) }))}
          value={direction}
          onChange={setChosen}
        />
        <Button loading={isRunning} disabled={text.trim() === ''} onClick={ask}>
          {t('translate.ask')}
        </Button>
      </div>
      <Problem text={problem} />
      {answer?.outcome === 'NEEDS_MODEL' && hasModel ? <NeedsModel text={t('translate.needsModel')} /> : null}
      {answer?.outcome === 'TRANSLATED' ? (
        <Result label={t('translate.result')} actions={<CopyButton text={answer.text} />}>
          <p className={classes.text}>{answer.text}</p>
        </Result>
      ) : null}
    </>
  );
}
