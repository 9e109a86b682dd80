import { Skeleton } from '@mantine/core';
import { languageLabels } from '@yanmo/contract/code-labels';
import type { ContentSlug } from '@yanmo/contract/pages';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useContentPage } from './api.ts';
import classes from './pages.module.css';

/** A page that the operator wrote, in the reader's language or in one that it exists in. */
export function ContentPageView({ slug }: { slug: ContentSlug }) {
  const { t } = useTranslation(['pages', 'shell']);
  const { data: page, error, isFetching, refetch } = useContentPage(slug);
  const own = currentLanguage();
  return (
    <>
      <PageHeading
        title={page?.title ?? t(`shell:routes.${slug}.title`)}
        tagline={t(`shell:routes.${slug}.describe`)}
      />
      <Sheet>
        {page ? (
          <article lang={page.language}>
            {page.language === own ? null : (
              <p className={classes.note} lang={own}>
                {t('otherLanguage', { language: languageLabels[page.language][own] })}
              </p>
            )}
            <Markdown text={page.markdown} headingLevel={2} />
            <p className={classes.note} lang={own}>
              {t('updated', { date: formatDate(page.updated_at) })}
            </p>
          </article>
        ) : error && !isFetching ? (
          <LoadFailed message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} />
        )}
      </Sheet>
    </>
  );
}
