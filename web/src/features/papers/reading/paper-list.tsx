import { Badge, Button, Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import type { OwnPaper } from '@yanmo/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listPageSize } from '../../../lib/constants.ts';
import { formatDate, formatNumber, formatPercent } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageNumbers } from '../../../ui/page-numbers.tsx';
import { usePaperList } from './api.ts';
import { amendAddress, previewAddress, readAddress } from './paper-address.ts';
import classes from './paper-list.module.css';
import { findReadingPlace } from './reading-progress.ts';

/** The papers that one can read or change, newest first. */
export function PaperList({ page }: { page: 'read' | 'amend' }) {
  const { t } = useTranslation(['amending', 'shell']);
  const [pageNum, setPageNum] = useState(1);
  const { data, error, isFetching, refetch } = usePaperList(pageNum);
  if (!data) {
    if (error) return <LoadFailed message={error.message} onRetry={() => void refetch()} />;
    return (
      <div role="status" aria-label={t('shell:loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={84} mb="md" />
        ))}
      </div>
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState
        icon={IconBook2}
        title={t('list.emptyTitle')}
        text={t(`list.emptyText.${page}`)}
        action={
          <Button component={Link} to="/main/writepaper">
            {t('list.write')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <h2 className={classes.heading}>{t(`list.heading.${page}`)}</h2>
      <ul className={classes.papers} aria-busy={isFetching}>
        {data.papers.map((paper) => (
          <Entry key={paper.out_trade_no} paper={paper} page={page} />
        ))}
      </ul>
      <PageNumbers total={data.total} pageSize={listPageSize} pageNum={pageNum} onChange={setPageNum} />
    </>
  );
}

function Entry({ paper, page }: { paper: OwnPaper; page: 'read' | 'amend' }) {
  const { t } = useTranslation('amending');
  const { out_trade_no: outTradeNo, units, pages } = paper;
  const place = findReadingPlace(outTradeNo);
  const facts = [
    units === null ? null : t(`units.${paper.language}`, { count: units, number: formatNumber(units) }),
    pages === null ? null : t('list.pages', { count: pages }),
    t('list.delivered', { date: formatDate(paper.delivered_at) }),
  ].filter((fact) => fact !== null);
  return (
    <li className={classes.entry}>
      <div>
        <Link
          className={classes.title}
          lang={paper.language}
          to={page === 'read' ? readAddress(outTradeNo) : amendAddress(outTradeNo)}
        >
          {paper.title}
        </Link>
        <div className={classes.facts}>
          {facts.join(' · ')}
          {paper.is_preview ? (
            <Badge color="warn" variant="light" tt="none" radius="sm">
              {t('list.preview')}
            </Badge>
          ) : null}
          {place && place.percent > 0 ? (
            <Badge color="azurite" variant="light" tt="none" radius="sm">
              {t('list.readSoFar', { percent: formatPercent(place.percent) })}
            </Badge>
          ) : null}
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          variant={page === 'read' ? 'light' : 'subtle'}
          size="compact-md"
          to={readAddress(outTradeNo)}
        >
          {t('list.read')}
        </Button>
        {paper.is_preview ? null : (
          <Button
            component={Link}
            variant={page === 'amend' ? 'light' : 'subtle'}
            size="compact-md"
            to={amendAddress(outTradeNo)}
          >
            {t('list.amend')}
          </Button>
        )}
        <Button component={Link} variant="subtle" size="compact-md" to={previewAddress(outTradeNo)}>
          {t('list.files')}
        </Button>
      </div>
    </li>
  );
}
