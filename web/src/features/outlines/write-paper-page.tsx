import { useIntersection } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutlineVersion } from '@yanmo/contract/outlines';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { i18n } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { ConfirmBox } from '../../ui/confirm-box.tsx';
import { GreyLines } from '../../ui/grey-lines.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { createOutline, outlinesKey, proposedKeywordsQuery, proposeKeywords, type SentReading } from './api.ts';
import { useFormDraft } from './form-draft.ts';
import { askedOf, editForm, type FormValues, startForm } from './form-state.ts';
import { OutlineForm } from './outline-form.tsx';
import { PromoLines } from './promo-lines.tsx';
import { correctionTo } from './reading/correction.ts';
import { useReading } from './reading/use-reading.ts';
import { SampleOutline } from './sample-outline.tsx';
import { useOpenOutline } from './use-open-outline.ts';
import { useVersionPreference } from './version-preference.ts';
import classes from './write-paper-page.module.css';

const Landing = lazyPart(async () => {
  // One after the other, the second would show an empty place anew.
  const [page] = await Promise.all([import('./landing/landing.tsx'), i18n.loadNamespaces('landing')]);
  return page;
});
const OpenOutline = lazyPart(() => import('./open-outline.tsx'));

export default function WritePaperPage() {
  const { t } = useTranslation(['outlines', 'shell']);
  const { key, leaveEditor, open, close, refusal } = useOpenOutline();
  const draft = useFormDraft();
  const [version, setVersion] = useVersionPreference();
  /** The form of a custom outline is open again, over the outline it belongs to. */
  const [isChangingForm, setIsChangingForm] = useState(false);
  const begin = useBegin((key1) => {
    setIsChangingForm(false);
    // The form has become an outline; the next one starts empty.
    draft.replace((before) => startForm(before.values.language));
    open(key1);
  });
  const changedKey = isChangingForm ? key : null;
  const submit = (reading: SentReading) => {
    const { values } = draft.form;
    requireLogin(() => begin.mutate({ values, reading, version: changedKey ? 'v2' : version, key1: changedKey }));
  };
  const startAnew = () => {
    setIsChangingForm(false);
    begin.reset();
    draft.replace((before) => startForm(before.values.language));
  };

  return (
    <>
      {key === null || isChangingForm ? (
        <StartView
          draft={draft}
          version={version}
          onChangeVersion={setVersion}
          begin={begin}
          onSubmit={submit}
          onCancel={changedKey ? startAnew : null}
        />
      ) : (
        <Suspense fallback={<PageSkeleton label={t('shell:loading')} />}>
          <OpenOutline
            key={key}
            outlineKey={key}
            leaveEditor={leaveEditor}
            onNew={() => {
              begin.reset();
              close();
            }}
            onChangeForm={(outline) => {
              const { form, extra_requirements, understanding } = outline;
              draft.replace(editForm(form, extra_requirements, correctionTo(understanding)));
              if (outline.version === 'v2') return setIsChangingForm(true);
              setVersion('v1');
              close();
            }}
          />
        </Suspense>
      )}
      <ConfirmBox
        opened={refusal !== null}
        title={t('leave.title')}
        confirmLabel={t('leave.stay')}
        cancelLabel={t('leave.leave')}
        closeLabel={t('shell:action.close')}
        onConfirm={() => refusal?.stay()}
        onCancel={() => refusal?.leave()}
      >
        {t('leave.text')}
      </ConfirmBox>
    </>
  );
}

interface Beginning {
  values: FormValues;
  reading: SentReading;
  version: OutlineVersion;
  key1: string | null;
}

function useBegin(onBegun: (key1: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, reading, version, key1 }: Beginning) => {
      const form = { ...values, title: values.title.trim() };
      if (version === 'v1') return (await createOutline(form, reading)).key1;
      const proposed = await proposeKeywords(form, key1, reading);
      client.setQueryData(proposedKeywordsQuery(proposed.key1, form).queryKey, proposed.keywords);
      return proposed.key1;
    },
    onSuccess: async (key1) => {
      await client.invalidateQueries({ queryKey: [...outlinesKey, 'detail', key1] });
      void client.invalidateQueries({ queryKey: [...outlinesKey, 'list'] });
      onBegun(key1);
    },
  });
}

interface StartViewProps {
  draft: ReturnType<typeof useFormDraft>;
  version: OutlineVersion;
  begin: ReturnType<typeof useBegin>;
  onChangeVersion: (version: OutlineVersion) => void;
  onSubmit: (reading: SentReading) => void;
  onCancel: (() => void) | null;
}

function StartView({ draft, version, begin, onChangeVersion, onSubmit, onCancel }: StartViewProps) {
  const { t } = useTranslation(['outlines', 'shell']);
  const { error } = begin;
  const { title, language } = draft.form.values;
  const asked = askedOf(draft.form);
  const reading = useReading(draft.form.values, asked);
  return (
    <>
      <div className={classes.page}>
        <div>
          <p className={classes.tagline}>{t('shell:routes.writepaper.describe')}</p>
          <h1 className={classes.hero}>{t('hero.title')}</h1>
          <PromoLines />
          <OutlineForm
            form={draft.form}
            asked={asked}
            reading={reading}
            version={version}
            isSending={begin.isPending}
            problem={
              error && {
                message: error.message,
                title: error instanceof ApiError ? error.findFieldMessage('title') : null,
              }
            }
            onChange={draft.change}
            onAsk={draft.ask}
            onChangeVersion={onChangeVersion}
            onSubmit={() => onSubmit({ extra_requirements: asked.requirements.trim(), ...reading.sent() })}
            onCancel={onCancel}
          />
        </div>
        {title.trim() ? (
          <Sheet label={t('blankSheet')}>
            <p className={classes.title} lang={language}>
              {title}
            </p>
            <p className={classes.blank}>{t('blankText')}</p>
            <GreyLines count={8} />
          </Sheet>
        ) : (
          <Sheet label={t('sampleLabel')}>
            <SampleOutline />
          </Sheet>
        )}
      </div>
      {onCancel === null ? <BelowTheFold /> : null}
    </>
  );
}

/** So far below the window, in px, that it is there before anyone has scrolled to it. */
const nearPx = 1_000;

/** Fetched when somebody is about to see it: on a phone that comes for the form it is half of all bytes. */
function BelowTheFold() {
  const { ref, entry } = useIntersection({ rootMargin: `${nearPx}px` });
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  if (!wasNear) return <div ref={ref} className={classes.foldSpace} />;
  return (
    <Suspense fallback={<div className={classes.foldSpace} />}>
      <Landing />
    </Suspense>
  );
}
