import { Badge, Button, Group } from '@mantine/core';
import { IconFileText, IconLogin } from '@tabler/icons-react';
import type { OwnPaper } from '@yanmo/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { previewPath, samplesPath, writePath } from '../../domain/papers/paper-links.ts';
import { listPageSize } from '../../lib/constants.ts';
import { formatDate } from '../../lib/format.ts';
import { languageNames } from '../../lib/i18n.ts';
import { requireLogin } from '../../lib/require-login.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageNumbers } from '../../ui/page-numbers.tsx';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useOwnPapers } from './api.ts';
import classes from './own-papers.module.css';
import { useLengthText } from './use-length-text.ts';

/** The page without an order in its address: the papers that one has, each a link to it. */
export function OwnPapers() {
  const { t } = useTranslation(['papers', 'shell']);
  const session = useSession();
  const [pageNum, setPageNum] = useState(1);
  const { data, error, refetch } = useOwnPapers(pageNum);
  const samples = (
    <Button component={Link} to={samplesPath} variant="default">
      {t('own.samples')}
    </Button>
  );

  if (session && !data && !error) return <PageSkeleton label={t('shell:loading')} />;
  return (
    <>
      <PageHeading title={t('shell:routes.paperPreview.title')} tagline={t('shell:routes.paperPreview.describe')} />
      <Sheet width="wide">
        {!session ? (
          <EmptyState
            icon={IconLogin}
            title={t('preview.loginTitle')}
            text={t('preview.loginText')}
            action={
              <Group justify="center">
                <Button onClick={() => requireLogin(() => undefined)}>{t('preview.login')}</Button>
                {samples}
              </Group>
            }
          />
        ) : !data ? (
          <LoadFailed message={error?.message ?? ''} onRetry={() => void refetch()} />
        ) : data.papers.length === 0 ? (
          <EmptyState
            icon={IconFileText}
            title={t('own.emptyTitle')}
            text={t('own.emptyText')}
            action={
              <Group justify="center">
                <Button component={Link} to={writePath}>
                  {t('writeOwn')}
                </Button>
                {samples}
              </Group>
            }
          />
        ) : (
          <>
            <ul className={classes.papers}>
              {data.papers.map((paper) => (
                <PaperEntry key={paper.out_trade_no} paper={paper} />
              ))}
            </ul>
            <PageNumbers total={data.total} pageSize={listPageSize} pageNum={pageNum} onChange={setPageNum} />
          </>
        )}
      </Sheet>
    </>
  );
}

function PaperEntry({ paper }: { paper: OwnPaper }) {
  const { t } = useTranslation('papers');
  const lengthText = useLengthText();
  const facts = [
    languageNames[paper.language],
    paper.pages === null ? null : t('own.pages', { count: paper.pages }),
    paper.units === null ? null : lengthText(paper.language, paper.units),
    paper.edition > 1 ? t('own.edition', { edition: paper.edition }) : null,
    formatDate(paper.delivered_at),
  ];
  return (
    <li className={classes.paper}>
      <Link to={previewPath(paper.out_trade_no)} className={classes.link} lang={paper.language}>
        {paper.title}
      </Link>
      <div className={classes.facts}>
        {paper.is_preview ? (
          <Badge color="azurite" variant="light" tt="none" radius="sm">
            {t('own.isPreview')}
          </Badge>
        ) : null}
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </div>
    </li>
  );
}
