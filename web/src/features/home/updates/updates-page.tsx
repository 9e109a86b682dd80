import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import classes from './updates-page.module.css';

/** More than on other lists: an entry is two lines, and one reads back over months. */
const pageSize = 20;

function useUpdates(pageNum: number) {
  return useQuery({
    queryKey: ['update-log', pageNum],
    queryFn: async ({ signal }) => {
      const { readUpdateLog } = await loadPart(() => import('@yanmo/contract/update-log'));
      return await call(readUpdateLog, { query: { page_num: pageNum, page_size: pageSize } }, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** What was new when. */
export default function UpdatesPage() {
  const { t } = useTranslation(['home', 'shell']);
  const [pageNum, setPageNum] = useState(1);
  const page = useUpdates(pageNum);
  const language = currentLanguage();
  return (
    <>
      <PageHeading title={t('shell:routes.updates.title')} tagline={t('shell:routes.updates.describe')} />
      <Sheet>
        <PagedList
          page={page}
          pageSize={pageSize}
          pageNum={pageNum}
          onPage={setPageNum}
          rows={{ count: 6, height: 64, isFlush: true }}
          empty={<EmptyState icon={IconHistory} title={t('updates.none')} text={t('updates.noneText')} />}
        >
          {({ entries }) => (
            <ol className={classes.entries}>
              {entries.map(({ id, date, version, text }) => (
                <li key={id}>
                  <p className={classes.when}>
                    <time dateTime={date}>{formatDay(date)}</time>
                    {version ? <span>{version}</span> : null}
                  </p>
                  <p className={classes.what}>{text[language]}</p>
                </li>
              ))}
            </ol>
          )}
        </PagedList>
      </Sheet>
    </>
  );
}
