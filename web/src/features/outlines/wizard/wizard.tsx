import { Alert, Stepper } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutlineDetail, OutlineStep } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../../lib/use-is-mobile.ts';
import { useOnePress } from '../../../lib/use-one-press.ts';
import { ConfirmBox } from '../../../ui/confirm-box.tsx';
import { createFromSteps, outlineQuery, saveKeywords, savePapers, saveRequirements } from '../api.ts';
import { OutlineFacts } from '../outline-facts.tsx';
import { type AskedReading, correctionTo } from '../reading/correction.ts';
import { useReading } from '../reading/use-reading.ts';
import { GatheredSheet } from './gathered-sheet.tsx';
import { KeywordsStep } from './keywords-step.tsx';
import { LiteratureStep } from './literature-step.tsx';
import { RequirementsStep } from './requirements-step.tsx';
import classes from './wizard.module.css';

const steps = ['KEYWORDS', 'PAPERS', 'REQUIREMENTS'] as const;
type Step = (typeof steps)[number];

interface WizardProps {
  outline: OutlineDetail;
  firstStep: OutlineStep;
  onBegun: () => void;
  onNew: () => void;
  onChangeForm: () => void;
  /** Back to the outline that is there already; null when there is none. */
  onBack: (() => void) | null;
  /** The outline that is there is about to be written again. */
  onReplace: () => void;
}

/** The custom outline, step by step. Each step is kept by the server when it is left, and taken up there again. */
export default function Wizard({ outline, firstStep, onBegun, onNew, onChangeForm, onBack, onReplace }: WizardProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const { key1 } = outline;
  const [step, setStep] = useState<Step>(firstStep === 'OUTLINE' ? 'REQUIREMENTS' : firstStep);
  const [keywords, setKeywords] = useState<readonly string[] | null>(
    outline.keywords.length > 0 ? outline.keywords : null,
  );
  const [papers, setPapers] = useState<readonly Work[]>(outline.papers);
  const [asked, setAsked] = useState<AskedReading>(() => ({
    requirements: outline.extra_requirements,
    correction: correctionTo(outline.understanding),
    dropped: [],
  }));
  const reading = useReading(outline.form, asked);
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const hasOutline = outline.chapters.length > 0;

  // A step is left from its end, where the next one would be met from below.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
  }, [step]);

  const keep = (saved: OutlineDetail) => client.setQueryData(outlineQuery(key1).queryKey, saved);
  const next = useMutation({
    mutationFn: async () => {
      if (step === 'KEYWORDS') keep(await saveKeywords(key1, [...(keywords ?? [])]));
      else if (step === 'PAPERS')
        keep(
          await savePapers(
            key1,
            papers.map(({ id }) => id),
          ),
        );
      else if (hasOutline) {
        // With the writing or not at all: the outline that is there stays one of the requirements it was written from.
        onReplace();
        await createFromSteps(key1, { extra_requirements: asked.requirements.trim(), ...reading.sent() });
      } else {
        await saveRequirements(key1, asked.requirements.trim(), reading.sent());
        await createFromSteps(key1);
      }
    },
    onSuccess: () => {
      const following = steps[steps.indexOf(step) + 1];
      if (following) setStep(following);
      else onBegun();
    },
  });
  const goOn = useOnePress(() => (step === 'REQUIREMENTS' && hasOutline ? setIsAsking(true) : next.mutate()));
  const goBack = () => {
    next.reset();
    const before = steps[steps.indexOf(step) - 1];
    if (before) setStep(before);
  };
  const shared = { isSaving: next.isPending, onNext: goOn, onBack: step === 'KEYWORDS' ? onBack : goBack };

  return (
    <div className={classes.wizard}>
      <div>
        <OutlineFacts outline={outline} onNew={onNew} onChangeForm={hasOutline ? undefined : onChangeForm} />
        <Stepper
          className={classes.stepper}
          active={steps.indexOf(step)}
          onStepClick={(index) => {
            next.reset();
            setStep(steps[index] ?? step);
          }}
          size="xs"
          iconSize={28}
          orientation="horizontal"
          aria-label={t('wizard.steps')}
        >
          {steps.map((name, index) => {
            // On a phone only the open step has room for its name; the others still say theirs to a screen reader.
            const isBare = isMobile && name !== step;
            const label = t(`wizard.${name}.name`);
            return (
              <Stepper.Step
                key={name}
                label={isBare ? undefined : label}
                aria-label={isBare ? `${index + 1} ${label}` : undefined}
                allowStepSelect={index < steps.indexOf(step)}
              />
            );
          })}
        </Stepper>
        <h2 ref={heading} className={classes.heading} tabIndex={-1}>
          {t(`wizard.${step}.title`)}
        </h2>
        <p className={classes.lead}>{t(`wizard.${step}.text`)}</p>
        {step === 'KEYWORDS' ? (
          <KeywordsStep {...shared} outline={outline} keywords={keywords} onChange={setKeywords} />
        ) : step === 'PAPERS' ? (
          <LiteratureStep {...shared} outline={outline} chosen={papers} onChange={setPapers} />
        ) : (
          <RequirementsStep
            {...shared}
            asked={asked}
            reading={reading}
            language={outline.form.language}
            hasOutline={hasOutline}
            onChange={setAsked}
          />
        )}
        {next.error ? (
          <Alert color="bad" variant="light" role="alert" mt="md">
            {next.error.message} {t('form.nothingLost')}
          </Alert>
        ) : null}
      </div>
      <GatheredSheet form={outline.form} keywords={keywords ?? []} papers={papers} requirements={asked.requirements} />
      <ConfirmBox
        opened={isAsking}
        title={t('regenerate.title')}
        confirmLabel={t('regenerate.confirm')}
        cancelLabel={t('shell:action.cancel')}
        closeLabel={t('shell:action.close')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          next.mutate();
        }}
      >
        {t('regenerate.text')} {t('regenerate.left', { count: outline.free_num })}
      </ConfirmBox>
    </div>
  );
}
