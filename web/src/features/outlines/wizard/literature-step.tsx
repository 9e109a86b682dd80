import { Alert, Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { worksWanted } from '@yanmo/contract/codes';
import type { OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllowSource } from '../../../domain/works/allow-source.tsx';
import { AllowSources } from '../../../domain/works/allow-sources.tsx';
import { joinSentences } from '../../../lib/format.ts';
import { PageNumbers } from '../../../ui/page-numbers.tsx';
import { paperSearchQuery } from '../api.ts';
import { WorkLine } from '../work-line.tsx';
import classes from './literature-step.module.css';
import { StepButtons, type StepMoves } from './step-buttons.tsx';
import { UploadPapers } from './upload-papers.tsx';

/** What the contract takes. */
const maximumPapers = 50;
/** Works on one page of an answer. */
const searchPageSize = 10;

interface LiteratureStepProps extends StepMoves {
  outline: OutlineDetail;
  chosen: readonly Work[];
  onChange: (change: (chosen: readonly Work[]) => readonly Work[]) => void;
}

/** Search the library, or bring one's own papers; neither is needed to go on. */
export function LiteratureStep({ outline, chosen, onChange, ...moves }: LiteratureStepProps) {
  const { t } = useTranslation(['outlines', 'sources']);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [pageNum, setPageNum] = useState(1);
  const search = useQuery(paperSearchQuery(outline.key1, query, pageNum, outline.keywords));
  const isFull = chosen.length >= maximumPapers;

  const choose = (works: readonly Work[]) =>
    onChange((before) => {
      const added = works.filter(({ id }) => !before.some((work) => work.id === id));
      return [...before, ...added].slice(0, maximumPapers);
    });
  const replace = (changed: readonly Work[]) =>
    onChange((before) => before.map((work) => changed.find(({ id }) => id === work.id) ?? work));
  const unproven = chosen.filter(({ standing }) => standing === 'UNPROVEN').length;
  const leave = (id: string) => onChange((before) => before.filter((work) => work.id !== id));

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setPageNum(1);
    setQuery(typed.trim());
  }

  return (
    <>
      <UploadPapers key1={outline.key1} isFull={isFull} onAdded={choose} />
      <form className={classes.search} onSubmit={ask}>
        <TextInput
          className={classes.query}
          aria-label={t('wizard.PAPERS.query')}
          placeholder={t('wizard.PAPERS.queryPlaceholder')}
          leftSection={<IconSearch size={18} stroke={1.5} aria-hidden="true" />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={search.isFetching}>
          {typed.trim() ? t('wizard.PAPERS.search') : t('wizard.PAPERS.byKeywords')}
        </Button>
      </form>
      <div aria-live="polite">
        {search.error ? (
          <Alert color="bad" variant="light" mb="sm">
            {search.error.message}
          </Alert>
        ) : search.data === undefined ? (
          <div className={classes.results}>
            {[70, 84, 62].map((width) => (
              <Skeleton key={width} height={18} width={`${width}%`} my={14} />
            ))}
          </div>
        ) : search.data.works.length === 0 ? (
          <p className={classes.empty}>
            {query ? t('wizard.PAPERS.none', { query }) : t('wizard.PAPERS.noneByKeywords')}
          </p>
        ) : (
          <>
            <p className={classes.found}>
              {joinSentences(
                t('wizard.PAPERS.found', { count: search.data.total }),
                search.data.total < worksWanted &&
                  t('wizard.PAPERS.lacking', { count: worksWanted - search.data.total, wanted: worksWanted }),
              )}
            </p>
            <ul className={classes.results}>
              {search.data.works.map((work) => {
                const isChosen = chosen.some(({ id }) => id === work.id);
                return (
                  <li key={work.id}>
                    <Checkbox
                      checked={isChosen}
                      disabled={isFull && !isChosen}
                      onChange={() => (isChosen ? leave(work.id) : choose([work]))}
                      label={<WorkLine work={work} />}
                    />
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
      <section className={classes.chosen}>
        <h3>{t('wizard.PAPERS.chosen', { count: chosen.length })}</h3>
        {isFull ? <p className={classes.empty}>{t('wizard.PAPERS.full', { count: maximumPapers })}</p> : null}
        {unproven > 0 ? <p className={classes.empty}>{t('sources:unproven', { count: unproven })}</p> : null}
        <AllowSources works={chosen} onChanged={replace} />
        {chosen.length === 0 ? (
          <p className={classes.empty}>{t('wizard.PAPERS.nothingChosen')}</p>
        ) : (
          <ol>
            {chosen.map((work) => (
              <li key={work.id}>
                <div>
                  <WorkLine work={work} />
                  <AllowSource work={work} onChanged={(changed) => replace([changed])} />
                </div>
                <button
                  type="button"
                  aria-label={t('wizard.PAPERS.remove', { title: work.title })}
                  onClick={() => leave(work.id)}
                >
                  <IconX size={16} stroke={1.5} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
      <StepButtons {...moves} nextLabel={chosen.length === 0 ? t('wizard.PAPERS.skip') : t('wizard.PAPERS.next')} />
    </>
  );
}
