import { Button, Drawer, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { searchQuery } from './api.ts';
import { type AskedSearch, countFilters, queryMaximumCharacters } from './asked-search.ts';
import { BeforeSearch } from './before-search.tsx';
import { SearchFilters } from './search-filters.tsx';
import classes from './search-panel.module.css';
import { SearchResults } from './search-results.tsx';
import { useResultKeys } from './use-result-keys.ts';
import { useWorkActions } from './work-actions.ts';

interface SearchPanelProps {
  asked: AskedSearch;
  isShown: boolean;
  /** `replace`: a filter is changed; another query is another place to come back to. */
  onAsk: (asked: AskedSearch, replace: boolean) => void;
}

export function SearchPanel({ asked, isShown, onAsk }: SearchPanelProps) {
  const { t } = useTranslation(['library', 'shell']);
  const isMobile = useIsMobile();
  const actions = useWorkActions();
  const [typed, setTyped] = useState(asked.q);
  const [shownQuery, setShownQuery] = useState(asked.q);
  const [isFiltering, setIsFiltering] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const search = useInfiniteQuery(searchQuery(asked));
  const count = countFilters(asked);

  // Back and forward, and an example that was pressed, change the query without a key being typed.
  if (shownQuery !== asked.q) {
    setShownQuery(asked.q);
    setTyped(asked.q);
  }

  useResultKeys({
    isOn: isShown,
    input,
    list: results,
    onKey(key, id) {
      const work = search.data?.pages.flatMap(({ works }) => works).find((found) => found.id === id);
      if (work) actions[key === 'c' ? 'cite' : 'save']([work]);
    },
  });

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = typed.trim();
    if (!q) return input.current?.focus();
    if (q === asked.q) void search.refetch();
    else onAsk({ ...asked, q }, false);
  }

  const filters = <SearchFilters asked={asked} onChange={(next) => onAsk(next, true)} />;
  return (
    <>
      <search>
        <form className={classes.line} onSubmit={ask}>
          <TextInput
            ref={input}
            className={classes.input}
            type="search"
            size="md"
            aria-label={t('search.label')}
            aria-keyshortcuts="/"
            placeholder={t('search.placeholder')}
            leftSection={<IconSearch size={20} stroke={1.5} aria-hidden="true" />}
            maxLength={queryMaximumCharacters}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="md" loading={search.isLoading}>
            {t('search.submit')}
          </Button>
        </form>
      </search>
      {isMobile ? (
        <Button
          variant="default"
          mb="md"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />}
          onClick={() => setIsFiltering(true)}
        >
          {count > 0 ? t('filter.titleCount', { count }) : t('filter.title')}
        </Button>
      ) : null}
      <div className={classes.columns}>
        {isMobile ? (
          <Drawer
            opened={isFiltering && isShown}
            onClose={() => setIsFiltering(false)}
            position="bottom"
            size="85%"
            title={t('filter.title')}
            closeButtonProps={{ 'aria-label': t('shell:action.close') }}
          >
            {filters}
            <Button fullWidth mt="lg" onClick={() => setIsFiltering(false)}>
              {t('filter.show')}
            </Button>
          </Drawer>
        ) : (
          <aside className={classes.filters} aria-label={t('filter.title')}>
            {filters}
          </aside>
        )}
        <div ref={results} className={classes.results}>
          {asked.q === '' ? (
            <BeforeSearch onAsk={(q) => onAsk({ ...asked, q }, false)} />
          ) : (
            <SearchResults asked={asked} search={search} onWiden={() => onAsk({ q: asked.q }, true)} />
          )}
        </div>
      </div>
    </>
  );
}
