import { Alert, Button, Progress, Tabs } from '@mantine/core';
import { IconArrowLeft, IconFileUnknown } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReadingDetail } from '@yanmo/contract/reading';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ViewerSkeleton } from '../../domain/viewer/viewer-skeleton.tsx';
import { BuyCharacters } from '../../domain/wallet/buy-characters.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { showError } from '../../lib/notify.ts';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { readingFileQuery, readingQuery, retryReading } from './api.ts';
import { FindingView } from './finding-view.tsx';
import { OutlineTab } from './outline-tab.tsx';
import { readingsPath } from './reading-links.ts';
import classes from './reading-page.module.css';
import { ReferencesTab } from './references-tab.tsx';
import { type ShownPassage, ShowPassage } from './shown-passage.ts';
import { SummaryTab } from './summary-tab.tsx';
import { TermsTab } from './terms-tab.tsx';
import { TextView } from './text-view.tsx';

/** With the library that draws files, which nothing else needs. */
const PdfViewer = lazyPart(() => import('../../domain/viewer/pdf-viewer.tsx'));

export type AskAbout = (file: { fileKey: string; name: string }) => ReactNode;

interface ReadingPageProps {
  readingKey: string;
  /** Questions about the file, where there is somebody to ask. */
  ask?: AskAbout | undefined;
}

/** A paper of somebody else: its pages, and beside them what is in it. */
export function ReadingPage({ readingKey, ask }: ReadingPageProps) {
  const { t } = useTranslation(['reading', 'shell']);
  const { data, error, refetch } = useQuery(readingQuery(readingKey));
  if (data) return <OpenReading reading={data} ask={ask} />;
  if (!error) return <PageSkeleton label={t('shell:loading')} />;
  const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isAnswer) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  return (
    <Sheet width="wide">
      <EmptyState
        icon={IconFileUnknown}
        title={t('absent.title')}
        text={t('absent.text')}
        action={
          <Button component={Link} to={readingsPath}>
            {t('absent.toList')}
          </Button>
        }
      />
    </Sheet>
  );
}

type TabName = 'paper' | 'outline' | 'summary' | 'terms' | 'methods' | 'references' | 'ask';

function OpenReading({ reading, ask }: { reading: ReadingDetail; ask: AskAbout | undefined }) {
  const { t } = useTranslation('reading');
  const isMobile = useIsMobile();
  const [chosen, setChosen] = useState<TabName>('outline');
  const [shown, setShown] = useState<ShownPassage | null>(null);
  const show = useCallback(
    (passage: ShownPassage) => {
      setShown(passage);
      // On a phone the paper is one of the tabs.
      if (isMobile) setChosen('paper');
    },
    [isMobile],
  );
  const { key, title, language, state, kind } = reading;
  const isOver = state !== 'READING';
  const tab = chosen === 'paper' && !isMobile ? 'outline' : chosen;
  const hasText = reading.outline.length > 0;
  const paper =
    kind === 'PDF' ? (
      <PdfPaper reading={reading} shown={shown} />
    ) : hasText ? (
      <TextView readingKey={key} title={title} language={language} shown={shown} />
    ) : null;
  const names: TabName[] = [
    ...(isMobile ? (['paper'] as const) : []),
    'outline',
    'summary',
    'terms',
    'methods',
    'references',
    ...(ask ? (['ask'] as const) : []),
  ];

  return (
    <ShowPassage value={show}>
      <div className={classes.page}>
        <header className={classes.head}>
          <Button
            component={Link}
            to={readingsPath}
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
          >
            {t('back')}
          </Button>
          <h1 lang={language ?? undefined}>{title}</h1>
        </header>
        <State reading={reading} />
        {state === 'FAILED' && !hasText ? null : (
          <div className={classes.columns}>
            {isMobile ? null : <div className={classes.paper}>{paper}</div>}
            <Tabs
              className={classes.tabs ?? ''}
              value={tab}
              onChange={(value) => setChosen((value ?? 'outline') as TabName)}
              keepMounted={false}
            >
              <Tabs.List aria-label={t('tab.label')} className={classes.tabList ?? ''}>
                {names.map((name) => (
                  <Tabs.Tab key={name} value={name}>
                    {t(`tab.${name}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {isMobile ? (
                <Tabs.Panel value="paper" keepMounted className={classes.paper ?? ''}>
                  {paper}
                </Tabs.Panel>
              ) : null}
              <Tabs.Panel value="outline" className={classes.panel ?? ''}>
                <OutlineTab reading={reading} />
              </Tabs.Panel>
              <Tabs.Panel value="summary" className={classes.panel ?? ''}>
                <SummaryTab reading={reading} />
              </Tabs.Panel>
              <Tabs.Panel value="terms" className={classes.panel ?? ''}>
                <TermsTab reading={reading} />
              </Tabs.Panel>
              <Tabs.Panel value="methods" className={classes.panel ?? ''}>
                <section className={classes.section}>
                  <h3>{t('methods.heading')}</h3>
                  <FindingView {...{ language, isOver, finding: reading.methods, nothing: t('methods.nothing') }} />
                </section>
                <section className={classes.section}>
                  <h3>{t('limits.heading')}</h3>
                  <FindingView {...{ language, isOver, finding: reading.limits, nothing: t('limits.nothing') }} />
                </section>
              </Tabs.Panel>
              <Tabs.Panel value="references" className={classes.panel ?? ''}>
                <ReferencesTab reading={reading} />
              </Tabs.Panel>
              {ask ? (
                <Tabs.Panel value="ask" className={classes.ask ?? ''}>
                  {ask({ fileKey: reading.file_key, name: reading.file_name })}
                </Tabs.Panel>
              ) : null}
            </Tabs>
          </div>
        )}
      </div>
    </ShowPassage>
  );
}

function State({ reading }: { reading: ReadingDetail }) {
  const { t } = useTranslation(['reading', 'shell']);
  const client = useQueryClient();
  const { key, state, error, progress } = reading;
  const retry = useMutation({
    mutationFn: () => retryReading(key),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: readingQuery(key).queryKey }),
  });
  if (state === 'READING') {
    const { done, total } = progress;
    return (
      <div className={classes.progress} role="status">
        <p>{total === 0 ? t('progress.reading') : t('progress.looking', { done, total })}</p>
        <Progress
          value={total === 0 ? 100 : (done / total) * 100}
          animated={total === 0}
          size="sm"
          aria-label={t('progress.label')}
        />
      </div>
    );
  }
  if (state !== 'FAILED') return null;
  return (
    <Alert color="bad" variant="light" role="alert" mb="md" title={t('failed.title')}>
      <p className={classes.failed}>{error?.message}</p>
      <Button size="compact-md" variant="light" color="bad" loading={retry.isPending} onClick={() => retry.mutate()}>
        {t('failed.retry')}
      </Button>{' '}
      <Button component={Link} size="compact-md" variant="subtle" color="bad" to={readingsPath}>
        {t('failed.other')}
      </Button>{' '}
      <BuyCharacters refusal={retry.error} />
    </Alert>
  );
}

function PdfPaper({ reading, shown }: { reading: ReadingDetail; shown: ShownPassage | null }) {
  const { t } = useTranslation(['reading', 'papers']);
  const client = useQueryClient();
  const { key, title } = reading;
  const renew = async () => (await client.fetchQuery(readingQuery(key))).file_url;
  const { data: file, error, refetch } = useQuery(readingFileQuery(reading, renew));
  const waiting = <ViewerSkeleton label={t('papers:viewer.opening')} />;
  if (error && !file) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
  if (!file) return waiting;
  return (
    <Suspense fallback={waiting}>
      <PdfViewer file={file} title={title} placeKey={`reading-${key}`} downloads={[]} shown={shown} isCompact />
    </Suspense>
  );
}
