import { Badge, Button } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import type { OwnPaper } from '@yanmo/contract/papers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath, previewPath, readPath, writePath } from '../../../domain/papers/paper-links.ts';
import { listPageSize } from '../../../lib/constants.ts';
import { formatDate, formatNumber, formatPercent } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { usePaperList } from './api.ts';
import classes from './paper-list.module.css';
import { findReadingPlace } from './reading-progress.ts';

/** The papers that one can read or change, newest first. */
export function PaperList({ page }: { page: 'read' | 'amend' }) {
  const { t } = useTranslation('amending');
  const [pageNum, setPageNum] = useState(1);
  const list = usePaperList(pageNum);
  return (
    <PagedList
      page={list}
      pageSize={listPageSize}
      pageNum={pageNum}
      onPage={setPageNum}
      rows={{ count: 3, height: 84, isFlush: true }}
      empty={
        <EmptyState
          icon={IconBook2}
          title={t('list.emptyTitle')}
          text={t(`list.emptyText.${page}`)}
          action={
            <Button component={Link} to={writePath}>
              {t('list.write')}
            </Button>
          }
        />
      }
    >
      {({ papers }) => (
        <>
          <h2 className={classes.heading}>{t(`list.heading.${page}`)}</h2>
          <ul className={classes.papers} aria-busy={list.isFetching}>
            {papers.map((paper) => (
              <Entry key={paper.out_trade_no} paper={paper} page={page} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
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
          to={page === 'read' ? readPath(outTradeNo) : amendPath(outTradeNo)}
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
          to={readPath(outTradeNo)}
        >
          {t('list.read')}
        </Button>
        {paper.is_preview ? null : (
          <Button
            component={Link}
            variant={page === 'amend' ? 'light' : 'subtle'}
            size="compact-md"
            to={amendPath(outTradeNo)}
          >
            {t('list.amend')}
          </Button>
        )}
        <Button component={Link} variant="subtle" size="compact-md" to={previewPath(outTradeNo)}>
          {t('list.files')}
        </Button>
      </div>
    </li>
  );
}
