import { Alert, Button, NativeSelect, NumberInput, Slider } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import { fields, levels, paperTypes, wordCountLimits } from '@yanmo/contract/codes';
import { languages } from '@yanmo/contract/language-choice';
import type { OutlineVersion } from '@yanmo/contract/outlines';
import { type SubmitEvent, Suspense, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { formatNumber, numberSigns } from '../../lib/format.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { useOnePress } from '../../lib/use-one-press.ts';
import { GrowingTextarea } from '../../ui/growing-textarea.tsx';
import { Segments } from '../../ui/segments.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import {
  type FormState,
  type FormValues,
  findOtherLanguage,
  findTitleProblem,
  titleMaximumCharacters,
} from './form-state.ts';
import classes from './outline-form.module.css';
import { type AskedReading, changePart, isCorrected, isLongTitle } from './reading/correction.ts';
import { ReadingLine } from './reading/reading-line.tsx';
import { RequirementsField } from './reading/requirements-field.tsx';
import type { Reading } from './reading/use-reading.ts';

const TitleHelp = lazyPart(() => import('./title-help.tsx'));

interface OutlineFormProps {
  form: FormState;
  asked: AskedReading;
  reading: Reading;
  version: OutlineVersion;
  isSending: boolean;
  /** The form belongs to a custom outline that has begun: it goes on with its next step, or back as it was. */
  onCancel: (() => void) | null;
  /** Why the last try did not begin, and the server's words about one field. */
  problem: { message: string; title: string | null } | null;
  onChange: (change: Partial<FormValues>) => void;
  onAsk: (asked: AskedReading) => void;
  onChangeVersion: (version: OutlineVersion) => void;
  onSubmit: () => void;
}

export function OutlineForm({
  form,
  asked,
  reading,
  version,
  isSending,
  problem,
  onCancel,
  ...actions
}: OutlineFormProps) {
  const { t } = useTranslation('outlines');
  const labelOf = useCodeLabel();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isTitleAsked, setIsTitleAsked] = useState(false);
  const title = useRef<HTMLTextAreaElement>(null);
  const wordsId = useId();
  const { values } = form;
  const titleProblem = isTitleAsked ? findTitleProblem(values.title) : null;
  const otherLanguage = findOtherLanguage(values.title, values.language);
  const unit = t(`words.${values.language}`);

  const begin = useOnePress(actions.onSubmit);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (findTitleProblem(values.title)) {
      setIsTitleAsked(true);
      title.current?.focus();
      return;
    }
    begin();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <GrowingTextarea
        ref={title}
        classNames={{ input: classes.line, label: classes.label }}
        label={t('form.title')}
        placeholder={t('form.titlePlaceholder')}
        variant="unstyled"
        maxLength={titleMaximumCharacters}
        value={values.title}
        error={titleProblem ? t(`form.${titleProblem}`) : problem?.title}
        errorProps={{ role: 'alert' }}
        onChange={(event) => actions.onChange({ title: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={classes.underTitle}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconBulb size={18} stroke={1.5} aria-hidden="true" />}
          aria-expanded={isHelpOpen}
          onClick={() => setIsHelpOpen(!isHelpOpen)}
        >
          {t('titleHelp.open')}
        </Button>
        <span className={classes.count} aria-hidden="true">
          {values.title ? `${formatNumber(values.title.length)} / ${titleMaximumCharacters}` : ''}
        </span>
      </div>
      {otherLanguage ? (
        <p className={classes.hint} role="status">
          {t('form.otherLanguage', {
            title: labelOf('languages', otherLanguage),
            paper: labelOf('languages', values.language),
          })}{' '}
          <button type="button" onClick={() => actions.onChange({ language: otherLanguage })}>
            {t('form.switchLanguage', { language: labelOf('languages', otherLanguage) })}
          </button>
        </p>
      ) : null}
      {reading.isOffered ? (
        <ReadingLine
          understanding={reading.understanding}
          doubts={reading.doubts}
          unfitKinds={reading.unfitKinds}
          language={values.language}
          isLong={isLongTitle(values.title)}
          isStale={!reading.isCurrent}
          hasFailed={reading.hasFailed}
          isCorrected={isCorrected(reading.reading, asked.correction)}
          onCorrect={(change) => actions.onAsk({ ...asked, correction: changePart(asked.correction, change) })}
          onReset={() => actions.onAsk({ ...asked, correction: {} })}
        />
      ) : null}
      {isHelpOpen ? (
        <Suspense fallback={null}>
          <TitleHelp
            values={values}
            onClose={() => setIsHelpOpen(false)}
            onChoose={(chosen) => {
              actions.onChange({ title: chosen });
              setIsHelpOpen(false);
              title.current?.focus();
            }}
          />
        </Suspense>
      ) : null}

      <div className={classes.choices}>
        <ChoiceChips
          label={t('form.level')}
          codes={levels}
          value={values.product}
          labelOf={(code) => labelOf('levels', code)}
          onChange={(product) => actions.onChange({ product })}
        />
        <ChoiceChips
          label={t('form.type')}
          codes={paperTypes}
          value={values.type}
          labelOf={(code) => labelOf('types', code)}
          onChange={(type) => actions.onChange({ type })}
        />
        <ChoiceChips
          label={t('form.language')}
          codes={languages}
          value={values.language}
          labelOf={(code) => labelOf('languages', code)}
          onChange={(language) => actions.onChange({ language })}
        />
        <div className={classes.row}>
          <label htmlFor={`${wordsId}-field`}>{t('form.field')}</label>
          <NativeSelect
            id={`${wordsId}-field`}
            classNames={{ input: classes.select }}
            value={values.field}
            onChange={(event) => actions.onChange({ field: event.currentTarget.value as FormValues['field'] })}
            data={fields.map((code) => ({ value: code, label: labelOf('fields', code) }))}
          />
        </div>
        <div className={classes.row}>
          <label htmlFor={wordsId}>{t('form.words')}</label>
          <div className={classes.words}>
            <Slider
              className={classes.slider}
              size={4}
              thumbSize={18}
              min={wordCountLimits.minimum}
              max={wordCountLimits.maximum}
              step={wordCountLimits.step}
              value={values.word_count}
              onChange={(words) => actions.onChange({ word_count: words })}
              label={null}
              thumbLabel={t('form.words')}
              thumbValueText={(words) => `${formatNumber(words)} ${unit}`}
            />
            <NumberInput
              id={wordsId}
              key={values.word_count}
              classNames={{ input: classes.number }}
              defaultValue={values.word_count}
              min={wordCountLimits.minimum}
              max={wordCountLimits.maximum}
              step={wordCountLimits.step}
              {...numberSigns()}
              allowDecimal={false}
              hideControls
              onBlur={(event) => {
                const words = Number(event.currentTarget.value.replace(/[^\d]/g, ''));
                if (words !== values.word_count) actions.onChange({ word_count: words });
              }}
            />
            <span className={classes.unit}>{unit}</span>
          </div>
        </div>
      </div>

      {version === 'v1' || asked.requirements ? (
        <RequirementsField
          label={t('form.requirements')}
          classNames={{ label: classes.requirements }}
          minRows={1}
          asked={asked}
          reading={reading}
          onChange={actions.onAsk}
        />
      ) : null}

      {onCancel === null ? (
        <div className={classes.version}>
          <Segments
            label={t('form.version')}
            value={version}
            choices={(['v2', 'v1'] as const).map((code) => ({ value: code, label: t(`version.${code}.name`) }))}
            onChange={actions.onChangeVersion}
          />
          <p className={classes.hint}>{t(`version.${version}.text`)}</p>
        </div>
      ) : null}

      {problem && !problem.title ? (
        <Alert color="bad" role="alert" variant="light">
          {problem.message} {t('form.nothingLost')}
        </Alert>
      ) : null}
      <div className={classes.submit}>
        <Button type="submit" size="lg" loading={isSending}>
          {onCancel === null ? t(`version.${version}.submit`) : t('form.saveAndGoOn')}
        </Button>
        {onCancel ? (
          <Button variant="default" size="lg" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        ) : null}
        <span className={classes.hint}>{t('form.free')}</span>
      </div>
    </form>
  );
}
