import { Alert, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SchoolTemplate } from '@yanmo/contract/school-templates';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../../lib/i18n.ts';
import { lazyPart } from '../../../../lib/load-part.ts';
import { fetchTemplatePreview } from '../api.ts';
import classes from '../settings.module.css';

/** Long enough that nobody types on, short enough to be seen at once. */
const restMs = 600;

/** With the library that draws files, and the words around it: nobody pays for them who opens no template. */
const PdfViewer = lazyPart(async () => {
  const [viewer] = await Promise.all([
    import('../../../../domain/viewer/pdf-viewer.tsx'),
    i18n.loadNamespaces('papers'),
  ]);
  return viewer;
});

/** The pages of a sample thesis in this template, set by what sets the papers themselves. */
export function TemplatePreview({ template }: { template: SchoolTemplate }) {
  const { t } = useTranslation('settings');
  const [rested] = useDebouncedValue(template, restMs);
  const named = { ...rested, name: rested.name.trim().length < 2 ? 'sample' : rested.name };
  const { data, error, isFetching } = useQuery({
    queryKey: ['admin', 'template-preview', named],
    queryFn: ({ signal }) => fetchTemplatePreview(named, signal),
    placeholderData: keepPreviousData,
    retry: false,
    // Each is a file; what was typed a while ago nobody looks at again.
    gcTime: 30_000,
  });
  return (
    <section className={classes.preview} aria-label={t('templates.preview')} aria-busy={isFetching}>
      <p className={classes.note}>{t('templates.preview')}</p>
      {error ? (
        <Alert color="bad" variant="light" role="alert">
          {error.message}
        </Alert>
      ) : null}
      {data ? (
        <div className={classes.pages}>
          <Suspense fallback={<Skeleton height={560} />}>
            <PdfViewer file={data} title={named.name} placeKey={`template-${template.id}`} downloads={[]} isCompact />
          </Suspense>
        </div>
      ) : error ? null : (
        <Skeleton height={560} />
      )}
    </section>
  );
}
