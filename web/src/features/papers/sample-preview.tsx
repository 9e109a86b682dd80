import { Button } from '@mantine/core';
import { IconFileTypePdf, IconZoomQuestion } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SamplePaper } from '@yanmo/contract/papers';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplesPath, writePath } from '../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { ViewerSkeleton } from '../../domain/viewer/viewer-skeleton.tsx';
import { downloadFile } from '../../lib/download-file.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { showError } from '../../lib/notify.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { sampleFileQuery, samplesQuery } from './api.ts';
import classes from './order-preview.module.css';
import { useEngineName } from './use-engine-name.ts';

const PdfViewer = lazyPart(() => import('../../domain/viewer/pdf-viewer.tsx'));

/** A sample in the same viewer as one's own papers, for anyone. */
export function SamplePreview({ id }: { id: string }) {
  const { t } = useTranslation(['papers', 'shell']);
  const { data, error, refetch } = useQuery(samplesQuery());
  const sample = data?.find((one) => one.id === id);
  if (sample) return <OpenSample sample={sample} />;
  if (!data && !error) return <PageSkeleton label={t('shell:loading')} />;
  return (
    <>
      <PageHeading title={t('shell:routes.preview.title')} tagline={t('shell:routes.preview.describe')} />
      <Sheet width="wide">
        {error && !data ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            icon={IconZoomQuestion}
            title={t('samples.absentTitle')}
            text={t('samples.absentText')}
            action={
              <Button component={Link} to={samplesPath}>
                {t('samples.back')}
              </Button>
            }
          />
        )}
      </Sheet>
    </>
  );
}

function OpenSample({ sample }: { sample: SamplePaper }) {
  const { t } = useTranslation('papers');
  const client = useQueryClient();
  const labelOf = useCodeLabel();
  const engineName = useEngineName();
  const { data: file, error, refetch } = useQuery(sampleFileQuery(client, sample.id));
  const download = useMutation({
    mutationFn: async () => {
      const samples = await client.fetchQuery({ ...samplesQuery(), staleTime: 0 });
      const link = samples.find(({ id }) => id === sample.id)?.pdf_url;
      if (link) downloadFile(link);
    },
    onError: showError,
  });
  const waiting = <ViewerSkeleton label={t('viewer.opening')} />;
  const facts = [labelOf('levels', sample.level), labelOf('fields', sample.field)].join(' · ');
  return (
    <div className={classes.preview}>
      <div className={classes.head}>
        <PageHeading
          title={sample.title}
          tagline={`${facts} · ${t('samples.writtenBy', { engine: engineName(sample.engine) })}`}
        />
        <div className={classes.links}>
          <Button component={Link} to={samplesPath} variant="default">
            {t('samples.back')}
          </Button>
          <Button component={Link} to={writePath}>
            {t('writeOwn')}
          </Button>
        </div>
      </div>
      {error && !file ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.fileView}>
          {file ? (
            <Suspense fallback={waiting}>
              <PdfViewer
                file={file}
                title={sample.title}
                placeKey={`sample:${sample.id}`}
                downloads={[
                  {
                    name: 'pdf',
                    label: t('download.pdf'),
                    icon: IconFileTypePdf,
                    isBusy: download.isPending,
                    onClick: () => download.mutate(),
                  },
                ]}
              />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
      )}
    </div>
  );
}
