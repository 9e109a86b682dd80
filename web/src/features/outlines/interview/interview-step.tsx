import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerField, AnswerId, Interview, OutlineQuestion } from '@yanmo/contract/interview';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { showError } from '../../../lib/notify.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { RowSkeletons } from '../../../ui/row-skeletons.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import card from '../../../ui/side-card.module.css';
import { interviewQuery, outlineWorksQuery, saveAnswers } from '../api.ts';
import { OutlineFacts } from '../outline-facts.tsx';
import { UploadPapers } from '../wizard/upload-papers.tsx';
import classes from './interview-step.module.css';
import { useAnswers } from './use-answers.ts';

interface InterviewStepProps {
  outline: OutlineDetail;
  onNew: () => void;
  /** Back to the outline; `isDone`: on the way to an order. */
  onLeave: (isDone: boolean) => void;
}

/** A few questions before a paper is ordered: each may be left out, all are kept while they are typed. */
export default function InterviewStep({ outline, onNew, onLeave }: InterviewStepProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const { key1 } = outline;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(interviewQuery(key1));
  const { saver, saveState, failure, refusals } = useAnswers(key1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  const finish = useMutation({
    mutationFn: async () => {
      if (!(await saver.flush())) throw new Error(t('interview.unsaved'));
      return await saveAnswers(key1, [], true);
    },
    onSuccess: (interview: Interview) => {
      client.setQueryData(interviewQuery(key1).queryKey, interview);
      onLeave(true);
    },
    onError: showError,
  });

  const state =
    saveState === 'failed' ? t('editor.save.failed', { reason: failure ?? '' }) : t(`editor.save.${saveState}`);
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <OutlineFacts outline={outline} onNew={onNew} onSave={() => saver.flush()} />
        <div className={`${card.card} ${classes.files}`}>
          <h2 className={card.title}>{t('interview.files.title')}</h2>
          <p className={card.text}>{t('interview.files.text')}</p>
          <UploadPapers
            key1={key1}
            isFull={false}
            onAdded={() => void client.invalidateQueries({ queryKey: outlineWorksQuery(key1).queryKey })}
          />
        </div>
      </div>
      <div className={classes.main}>
        <div className={classes.bar}>
          <p className={classes.state} role="status" data-state={saveState}>
            {state}
          </p>
          {saveState === 'failed' ? (
            <Button size="compact-sm" variant="light" onClick={() => void saver.flush()}>
              {t('open.retry')}
            </Button>
          ) : null}
        </div>
        <Sheet label={t('interview.title')}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {t('interview.title')}
          </h1>
          <p className={classes.lead}>{t('interview.lead')}</p>
          {data ? (
            <Questions
              questions={data.questions}
              language={outline.form.language}
              refusals={refusals}
              onChange={(id, text) => saver.change(id, text)}
            />
          ) : error ? (
            <LoadFailed message={error.message} onRetry={() => void refetch()} />
          ) : (
            <RowSkeletons count={6} height={112} isFlush />
          )}
        </Sheet>
        <div className={classes.buttons}>
          <Button size="md" loading={finish.isPending} onClick={() => finish.mutate()}>
            {data && data.answered > 0 ? t('interview.finish') : t('interview.skip')}
          </Button>
          <Button variant="subtle" onClick={() => onLeave(false)}>
            {t('interview.back')}
          </Button>
          {data ? (
            <p className={classes.note}>
              {t('interview.answered', {
                answered: formatNumber(data.answered),
                count: data.questions.length,
              })}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface QuestionsProps {
  questions: readonly OutlineQuestion[];
  /** Of the paper, in which the answers are written. */
  language: string;
  refusals: Partial<Record<AnswerId, string>>;
  onChange: (id: AnswerId, text: string) => void;
}

function Questions({ questions, language, refusals, onChange }: QuestionsProps) {
  // As they were when the page was opened: an answer that is given now takes no question away from under the hand.
  const [asked] = useState(questions);
  return (
    <ol className={classes.questions}>
      {asked.map((question, index) => (
        <Question
          key={question.id}
          number={index + 1}
          question={question}
          language={question.id === 'english_title' ? 'en' : language}
          refusals={refusals}
          onChange={onChange}
        />
      ))}
    </ol>
  );
}

interface QuestionProps extends Omit<QuestionsProps, 'questions'> {
  number: number;
  question: OutlineQuestion;
}

function Question({ number, question: { id, text, hint, fields }, language, refusals, onChange }: QuestionProps) {
  const labelId = useId();
  const hintId = useId();
  const isForm = fields.length > 1;
  return (
    <li className={classes.question} data-question={id}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.asked} {...(isForm ? { role: 'group', 'aria-labelledby': labelId } : {})}>
        <p id={labelId} className={classes.text}>
          {text}
        </p>
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
        <div className={isForm ? classes.grid : undefined}>
          {fields.map((field) => (
            <Answer
              key={field.id}
              field={field}
              language={language}
              labelledBy={isForm ? undefined : labelId}
              describedBy={hintId}
              problem={refusals[field.id] ?? null}
              onChange={onChange}
            />
          ))}
        </div>
      </div>
    </li>
  );
}

interface AnswerProps {
  field: AnswerField;
  language: string;
  labelledBy: string | undefined;
  describedBy: string;
  problem: string | null;
  onChange: (id: AnswerId, text: string) => void;
}

function Answer({ field, language, labelledBy, describedBy, problem, onChange }: AnswerProps) {
  const [text, setText] = useState(field.text);
  const shared = {
    ...(labelledBy ? { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } : { label: field.label }),
    lang: language,
    maxLength: field.maximum,
    value: text,
    error: problem,
  };
  const change = (next: string) => {
    setText(next);
    onChange(field.id, next);
  };
  return field.form === 'LINE' ? (
    <TextInput {...shared} autoComplete="off" onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <Textarea {...shared} autosize minRows={2} maxRows={12} onChange={(event) => change(event.currentTarget.value)} />
  );
}
