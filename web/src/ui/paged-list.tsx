import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';
import { PageNumbers } from './page-numbers.tsx';
import { RowSkeletons } from './row-skeletons.tsx';

interface PagedListProps<Page extends { total: number }> {
  /** As the query has it. */
  page: { data: Page | undefined; error: Error | null; refetch: () => unknown };
  pageSize: number;
  pageNum: number;
  onPage: (pageNum: number) => void;
  /** What its rows look like until they are there. */
  rows: { count: number; height: number; isFlush?: boolean };
  /** Above the message that it failed, where something stands close above it. */
  mt?: 'md';
  /** Instead of the list, where there is nothing at all. */
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}

/** A list with numbered pages, in each of its states: on its way, failed, empty, there. */
export function PagedList<Page extends { total: number }>(props: PagedListProps<Page>) {
  const { page, pageSize, pageNum, onPage, rows, mt, empty, children } = props;
  const { data, error, refetch } = page;
  if (!data) {
    if (!error) return <RowSkeletons {...rows} />;
    return <LoadFailed message={error.message} onRetry={() => void refetch()} mt={mt} />;
  }
  if (data.total === 0) return empty;
  return (
    <>
      {children(data)}
      <PageNumbers total={data.total} pageSize={pageSize} pageNum={pageNum} onChange={onPage} />
    </>
  );
}
