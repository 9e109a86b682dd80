import { Alert, Button } from '@mantine/core';
import { IconInfoCircle, IconMoodEmpty } from '@tabler/icons-react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { maximumFound } from '@yanmo/contract/explore';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { SearchPage } from './api.ts';
import { type AskedSearch, countFilters } from './asked-search.ts';
import { EntrySkeletons } from './entry-skeletons.tsx';
import classes from './search-results.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { usePlaceName } from './use-place-name.ts';
import { useSelection } from './use-selection.ts';
import { WorkList } from './work-list.tsx';

interface SearchResultsProps {
  asked: AskedSearch;
  search: UseInfiniteQueryResult<InfiniteData<SearchPage>>;
  /** Without the filters. */
  onWiden: () => void;
}

export function SearchResults({ asked, search, onWiden }: SearchResultsProps) {
  const { t } = useTranslation(['library', 'shell']);
  const { data, error, isPlaceholderData } = search;
  const works = data?.pages.flatMap((page) => page.works) ?? [];
  const selection = useSelection(works);
  const [first] = data?.pages ?? [];

  if (!first) {
    if (!error) return <EntrySkeletons label={t('shell:loading')} />;
    return <Failure message={error.message} onRetry={() => void search.refetch()} />;
  }
  if (works.length === 0) {
    const isFiltered = countFilters(asked) > 0;
    return (
      <div aria-live="polite">
        <Silence asked={asked} page={first} />
        <EmptyState
          icon={IconMoodEmpty}
          title={t('none.title', { query: asked.q })}
          text={isFiltered ? t('none.filtered') : t('none.text')}
          action={isFiltered ? <Button onClick={onWiden}>{t('filter.clear')}</Button> : undefined}
        />
      </div>
    );
  }
  return (
    <div className={classes.found} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      <p className={classes.count} role="status">
        {first.has_more
          ? t('found.more', { count: maximumFound, number: formatNumber(maximumFound) })
          : t('found.total', { count: first.total, number: formatNumber(first.total) })}
      </p>
      <Silence asked={asked} page={first} />
      {first.is_likeness ? (
        <Alert
          variant="light"
          color="azurite"
          role="note"
          mb="sm"
          icon={<IconInfoCircle size={20} stroke={1.5} aria-hidden="true" />}
        >
          {t('found.likeness', { query: asked.q })}
        </Alert>
      ) : null}
      <WorkList label={t('found.list')} works={works} selection={selection} />
      {error ? <Failure message={error.message} onRetry={() => void search.fetchNextPage()} /> : null}
      {search.hasNextPage ? (
        <div className={classes.more}>
          <Button
            variant="default"
            aria-busy={search.isFetchingNextPage}
            onClick={() => {
              if (!search.isFetchingNextPage) void search.fetchNextPage();
            }}
          >
            {search.isFetchingNextPage ? t('shell:loading') : t('found.next')}
          </Button>
          <span>{t('found.shown', { shown: formatNumber(works.length), number: formatNumber(first.total) })}</span>
        </div>
      ) : null}
      <SelectionBar works={selection.works} onClear={selection.clear} />
    </div>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('library');
  return (
    <Alert color="bad" variant="light" role="alert" my="sm">
      {message} {t('nothingLost')}{' '}
      <Button size="compact-sm" variant="light" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Alert>
  );
}

/** Calmly, how far the search reached: where only our own records were searched, and which index said nothing. */
function Silence({ asked, page }: { asked: AskedSearch; page: SearchPage }) {
  const { t } = useTranslation('library');
  const placeName = usePlaceName();
  if (asked.source === 'LIBRARY' || asked.source === 'MINE') return null;
  const namesOf = (state: 'limited' | 'unavailable') =>
    page.places
      .filter((place) => place.state === state)
      .map(({ place }) => placeName(place))
      .join(t('work.nameSeparator'));
  const limited = namesOf('limited');
  const unavailable = namesOf('unavailable');
  const sentences = [
    page.source === 'LIBRARY' ? t('reach.local') : null,
    unavailable ? t('reach.unavailable', { places: unavailable }) : null,
    limited ? t('reach.limited', { places: limited }) : null,
  ].filter((sentence) => sentence !== null);
  return sentences.length > 0 ? <p className={classes.reach}>{sentences.join(' ')}</p> : null;
}
