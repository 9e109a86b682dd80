import { Alert, Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { worksWanted } from '@yanmo/contract/codes';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SourceMark } from '../../../domain/works/source-mark.tsx';
import { WorkLine } from '../../../domain/works/work-line.tsx';
import { joinSentences } from '../../../lib/format.ts';
import { PageNumbers } from '../../../ui/page-numbers.tsx';
import { paperSearchQuery } from '../api.ts';
import classes from './work-search.module.css';

/** Works on one page of an answer. */
const searchPageSize = 10;

interface WorkSearchProps {
  outline: Pick<OutlineDetail, 'key1' | 'keywords'>;
  /** The cursor waits in it. */
  isFirst?: boolean;
  isFull?: boolean;
  /** While an outline is prepared, it says how many are still lacking. */
  saysLacking?: boolean;
  isChosen: (id: string) => boolean;
  onChoose: (work: Work) => void;
  onLeave: (work: Work) => void;
}

/** A search of the library, by words or by the outline's keywords; what is found is ticked or not. */
export function WorkSearch({
  outline,
  isFirst = false,
  isFull = false,
  saysLacking = false,
  ...choice
}: WorkSearchProps) {
  const { isChosen, onChoose, onLeave } = choice;
  const { t } = useTranslation(['outlines', 'sources']);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const hasKeywords = outline.keywords.length > 0;
  const search = useQuery({
    ...paperSearchQuery(outline.key1, query, pageNum, outline.keywords),
    enabled: query !== '' || hasKeywords,
  });

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setPageNum(1);
    setQuery(typed.trim());
  }

  return (
    <>
      <form className={classes.search} onSubmit={ask}>
        <TextInput
          className={classes.query}
          aria-label={t('wizard.PAPERS.query')}
          placeholder={t('wizard.PAPERS.queryPlaceholder')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          maxLength={200}
          value={typed}
          data-autofocus={isFirst || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={search.isFetching}>
          {typed.trim() || !hasKeywords ? t('wizard.PAPERS.search') : t('wizard.PAPERS.byKeywords')}
        </Button>
      </form>
      <div aria-live="polite">
        {search.error ? (
          <Alert color="bad" variant="light" mb="sm">
            {search.error.message}
          </Alert>
        ) : search.data === undefined ? (
          search.isFetching ? (
            <div className={classes.results}>
              {[70, 84, 62].map((width) => (
                <Skeleton key={width} height={18} width={`${width}%`} my={14} />
              ))}
            </div>
          ) : null
        ) : search.data.works.length === 0 ? (
          <p className={classes.empty}>
            {query ? t('wizard.PAPERS.none', { query }) : t('wizard.PAPERS.noneByKeywords')}
          </p>
        ) : (
          <>
            <p className={classes.found}>
              {joinSentences(
                t('wizard.PAPERS.found', { count: search.data.total }),
                saysLacking &&
                  search.data.total < worksWanted &&
                  t('wizard.PAPERS.lacking', { count: worksWanted - search.data.total, wanted: worksWanted }),
              )}
            </p>
            <ul className={classes.results}>
              {search.data.works.map((work) => {
                const isTicked = isChosen(work.id);
                return (
                  <li key={work.id}>
                    <Checkbox
                      checked={isTicked}
                      disabled={isFull && !isTicked}
                      onChange={() => (isTicked ? onLeave(work) : onChoose(work))}
                      label={<WorkLine work={work} mark="NONE" />}
                    />
                    <p className={classes.mark}>
                      <SourceMark work={work} />
                    </p>
                  </li>
                );
              })}
            </ul>
            <PageNumbers
              isCompact
              total={search.data.total}
              pageSize={searchPageSize}
              pageNum={pageNum}
              onChange={setPageNum}
            />
          </>
        )}
      </div>
    </>
  );
}
