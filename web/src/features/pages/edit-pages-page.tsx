import {
  Alert,
  Button,
  Group,
  Modal,
  NativeSelect,
  SegmentedControl,
  Skeleton,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ownLanguageNames } from '@yanmo/contract/format-names';
import { type Language, languages } from '@yanmo/contract/languages';
import { type ContentSlug, contentLimits, contentSlugs, type EditedPage } from '@yanmo/contract/pages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { showSuccess } from '../../lib/notify.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { editedPagesKey, savePage, undoPage, useEditedPages } from './api.ts';
import { changedLines } from './changed-lines.ts';
import classes from './pages.module.css';

/** The operator's pages, written in Markdown with what becomes of it beside. */
export default function EditPagesPage() {
  const { t } = useTranslation(['pages', 'shell']);
  const { data: pages, error, refetch } = useEditedPages();
  const [slug, setSlug] = useState<ContentSlug>(contentSlugs[0]);
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const page = pages?.find((one) => one.slug === slug && one.language === language);
  const [drafts] = useState<Map<string, Draft>>(() => new Map());
  return (
    <>
      <PageHeading title={t('shell:routes.pages.title')} tagline={t('shell:routes.pages.describe')} />
      <Sheet width="wide">
        <p className={classes.note}>{t('edit.lead')}</p>
        <div className={classes.choice}>
          <NativeSelect
            label={t('edit.page')}
            data={contentSlugs.map((value) => ({ value, label: t(`shell:routes.${value}.title`) }))}
            value={slug}
            onChange={({ currentTarget }) => setSlug(contentSlugs.find((one) => one === currentTarget.value) ?? slug)}
          />
          <SegmentedControl
            aria-label={t('edit.language')}
            data={languages.map((value) => ({ value, label: ownLanguageNames[value] }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
        {page ? (
          <Editor key={`${slug} ${language}`} page={page} drafts={drafts} />
        ) : error ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} />
        )}
      </Sheet>
    </>
  );
}

/** What is written and not saved yet, and what it was begun on. */
interface Draft {
  title: string;
  markdown: string;
  revision: number;
}

interface EditorProps {
  page: EditedPage;
  /** Of all pages: whoever looks at another one finds it again. */
  drafts: Map<string, Draft>;
}

function Editor({ page, drafts }: EditorProps) {
  const { t } = useTranslation(['pages', 'shell']);
  const client = useQueryClient();
  const name = `${page.slug} ${page.language}`;
  const [draft, setWritten] = useState(() => drafts.get(name) ?? draftOf(page));
  const [isSaving, setSaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isStale: boolean } | null>(null);
  const isChanged = draft.title !== page.title || draft.markdown !== page.markdown;
  const setDraft = (next: Draft) => {
    drafts.set(name, next);
    setWritten(next);
  };

  async function send(what: () => Promise<EditedPage>, done: string) {
    setSaving(true);
    setProblem(null);
    try {
      const next = await what();
      setWritten(draftOf(next));
      drafts.delete(name);
      showSuccess(done);
      client.setQueryData<EditedPage[]>(editedPagesKey, (all) =>
        all?.map((one) => (one.slug === next.slug && one.language === next.language ? next : one)),
      );
      // The navigation, and the page itself, follow what is filled now.
      void client.invalidateQueries({ queryKey: ['home-info'] });
      void client.invalidateQueries({ queryKey: ['pages', 'read'] });
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      setProblem({ text: error instanceof Error ? error.message : '', isStale });
    } finally {
      setSaving(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
      }}
    >
      <p className={classes.note}>
        {page.updated_at
          ? t('edit.revision', { revision: page.revision, date: formatDate(page.updated_at) })
          : t('edit.never')}
        {page.markdown.trim() === '' ? '' : ` · ${t('edit.filled')}`}
      </p>
      <TextInput
        label={t('edit.title')}
        value={draft.title}
        maxLength={contentLimits.title}
        onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
      />
      <div className={classes.editor}>
        <Textarea
          label={t('edit.markdown')}
          autosize
          minRows={14}
          maxRows={30}
          maxLength={contentLimits.markdown}
          classNames={{ input: classes.markdown }}
          value={draft.markdown}
          onChange={(event) => setDraft({ ...draft, markdown: event.currentTarget.value })}
        />
        <section className={classes.preview} aria-label={t('edit.preview')}>
          <p className={classes.note}>{t('edit.preview')}</p>
          {draft.markdown.trim() === '' ? <p>{t('edit.nothing')}</p> : <Markdown text={draft.markdown} />}
        </section>
      </div>
      {problem ? (
        <Alert color="bad" variant="light" role="alert" mt="md">
          {problem.text}{' '}
          {problem.isStale ? (
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => {
                // What was written stays in the box, and is held against the newest.
                setProblem(null);
                void client.invalidateQueries({ queryKey: editedPagesKey });
              }}
            >
              {t('edit.reload')}
            </Button>
          ) : null}
        </Alert>
      ) : null}
      {isChanged && draft.revision < page.revision ? (
        <details className={classes.theirs} open>
          <summary>{t('edit.theirs', { revision: page.revision })}</summary>
          <strong>{page.title}</strong>
          <pre>{page.markdown}</pre>
        </details>
      ) : null}
      <div className={classes.choice}>
        <Button type="submit" loading={isSaving} disabled={!isChanged}>
          {t('edit.save')}
        </Button>
        <Button
          variant="default"
          disabled={!page.can_undo || isSaving}
          onClick={() => void send(() => undoPage(page), t('edit.undone'))}
        >
          {t('edit.undo')}
        </Button>
      </div>
      <Modal
        opened={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('edit.diff')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {draft.title === page.title ? null : (
          <p className={classes.titles}>
            <del>{page.title || '—'}</del> <ins>{draft.title || '—'}</ins>
          </p>
        )}
        <Changes before={page.markdown} after={draft.markdown} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={() => setIsAsked(false)}>
            {t('shell:action.cancel')}
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              setIsAsked(false);
              void send(() => savePage({ ...page, title: draft.title, markdown: draft.markdown }), t('edit.saved'));
            }}
          >
            {t('edit.confirm')}
          </Button>
        </Group>
      </Modal>
    </form>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const lines = changedLines(before, after);
  return (
    <div className={classes.changes}>
      {lines.map(({ kind, text }, index) => {
        // By its place: lines may be the same, and the list is drawn once.
        const key = `line-${index}`;
        if (kind === 'removed') return <del key={key}>{text || ' '}</del>;
        if (kind === 'added') return <ins key={key}>{text || ' '}</ins>;
        return <span key={key}>{text || ' '}</span>;
      })}
    </div>
  );
}

const draftOf = ({ title, markdown, revision }: EditedPage): Draft => ({ title, markdown, revision });
