import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { chapterNumber } from '@yanmo/contract/chapter-numbers';
import type { OutlineWork as Beside, OutlineWorks } from '@yanmo/contract/outline-works';
import type { Chapter, OutlineDetail } from '@yanmo/contract/outlines';
import type { Work } from '@yanmo/contract/works';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AllowSources } from '../../../domain/works/allow-sources.tsx';
import { findIndexName } from '../../../domain/works/index-names.ts';
import { WorkCardDrawer } from '../../../domain/works/work-card-drawer.tsx';
import { formatList, joinSentences } from '../../../lib/format.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { flatten } from '../editor/chapter-tree.ts';
import { AddWorksDrawer } from './add-works-drawer.tsx';
import { OutlineWork } from './outline-work.tsx';
import { useAskedWorks } from './use-asked-works.ts';
import { useOutlineWorks } from './use-outline-works.ts';
import classes from './works-panel.module.css';

/** So many are seen at once; the sheet is what one looks at. */
const shownFirst = 5;

interface WorksPanelProps {
  outline: OutlineDetail;
  /** As they are on the sheet now. */
  chapters: readonly Chapter[];
  isWriting?: boolean;
  onTakenBack?: () => void;
}

/** The works that an outline rests on, beside it: why each is there, which are left out, and what can be added. */
export function WorksPanel({ outline, chapters, isWriting = false, onTakenBack }: WorksPanelProps) {
  const { t } = useTranslation('outlines');
  const { key1 } = outline;
  const { data, error, isFetching, refetch, add, drop } = useOutlineWorks(key1, { isWriting, onTakenBack });
  const [adding, setAdding] = useAskedWorks();
  const [read, setRead] = useState<Work | null>(null);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  function leaveOut(work: Work) {
    drop.mutate(work, {
      // Its own button goes with it.
      onSuccess: () => heading.current?.focus(),
    });
  }

  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {t('works.title')}
      </h2>
      {data ? (
        <>
          <Figures found={data} isWriting={isWriting} />
          <AllowSources
            works={data.works.flatMap(({ work, is_kept }) => (is_kept ? [work] : []))}
            onChanged={() => void refetch()}
          />
          <KeptWorks
            works={data.works.filter(({ is_kept }) => is_kept)}
            numbersOf={numbersIn(outline, chapters)}
            language={outline.form.language}
            isBusy={drop.isPending}
            onRead={isWriting ? null : setRead}
            onDrop={leaveOut}
          />
          {isWriting ? null : (
            <Button
              className={classes.add}
              variant="default"
              size="compact-md"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
              onClick={() => setAdding('search')}
            >
              {t('works.add')}
            </Button>
          )}
          <DroppedWorks
            works={data.works.filter(({ is_kept }) => !is_kept)}
            isBusy={add.isPending}
            onTakeBack={({ id }) => add.mutate([id])}
          />
        </>
      ) : error && !isFetching ? (
        <LoadFailed message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
      <AddWorksDrawer
        outline={outline}
        place={adding}
        kept={data?.works.flatMap(({ work, is_kept }) => (is_kept ? [work.id] : [])) ?? []}
        onAdd={(works) => add.mutateAsync(works.map(({ id }) => id))}
        onDrop={(work) => drop.mutate(work)}
        onClose={() => setAdding(null)}
      />
      <WorkCardDrawer work={read} owner={{ key1 }} onClose={() => setRead(null)} />
    </section>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {[80, 94, 60].map((width) => (
        <Skeleton key={width} height={14} width={`${width}%`} />
      ))}
    </div>
  );
}

/** By the sheet, so that the numbers are those that one sees on it. */
function numbersIn({ form }: OutlineDetail, chapters: readonly Chapter[]): (id: string) => string[] {
  const rows = flatten(chapters);
  return (id) =>
    rows.flatMap(({ chapter, path }) => (chapter.works.includes(id) ? [chapterNumber(form.language, path)] : []));
}

/** How many fit of how many are wanted, and how far the search reached. */
function Figures({ found, isWriting }: { found: OutlineWorks; isWriting: boolean }) {
  const { t } = useTranslation('outlines');
  const { works, fitting, wanted, is_searching, is_searched } = found;
  const kept = works.filter(({ is_kept }) => is_kept).length;
  if (is_searching || (isWriting && !is_searched)) {
    return (
      <>
        <p className={classes.text} role="status">
          {t('works.searching', { wanted })}
        </p>
        {kept === 0 ? <Waiting /> : null}
      </>
    );
  }
  const values = { fitting, wanted };
  if (kept === 0) {
    return (
      <div role="status">
        <p className={classes.figures}>{t(is_searched ? 'works.none.title' : 'works.notSearched.title')}</p>
        <p className={classes.text}>
          {joinSentences(t(is_searched ? 'works.none.text' : 'works.notSearched.text', values), reachOf(found, t))}
        </p>
      </div>
    );
  }
  return (
    <div role="status">
      <p className={classes.figures}>{t('works.figures', values)}</p>
      <p className={classes.text}>
        {joinSentences(
          t(fitting < wanted ? 'works.few' : 'works.enough'),
          kept > fitting && t('works.unprinted', { count: kept - fitting }),
          is_searched && reachOf(found, t),
        )}
      </p>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'outlines'>>['t'];

function reachOf({ places, is_searched }: OutlineWorks, t: Translate): string | null {
  if (!is_searched) return null;
  const namesOf = (state: OutlineWorks['places'][number]['state']) =>
    places.flatMap(({ place, state: was }) => (was === state ? (findIndexName(place) ?? []) : []));
  const answered = namesOf('answered');
  const limited = namesOf('limited');
  const unavailable = namesOf('unavailable');
  return joinSentences(
    answered.length === 0 ? t('works.reach.local') : t('works.reach.asked', { places: formatList(answered) }),
    unavailable.length > 0 && t('works.reach.unavailable', { places: formatList(unavailable) }),
    limited.length > 0 && t('works.reach.limited', { places: formatList(limited) }),
  );
}

interface KeptWorksProps {
  works: readonly Beside[];
  numbersOf: (id: string) => string[];
  language: OutlineDetail['form']['language'];
  isBusy: boolean;
  onRead: ((work: Work) => void) | null;
  onDrop: (work: Work) => void;
}

function KeptWorks({ works, ...entry }: KeptWorksProps) {
  const { t } = useTranslation('outlines');
  const [isWhole, setIsWhole] = useState(false);
  if (works.length === 0) return null;
  const shown = isWhole ? works : works.slice(0, shownFirst);
  return (
    <>
      <ol className={classes.works}>
        {shown.map((one) => (
          <OutlineWork key={one.work.id} beside={one} {...entry} />
        ))}
      </ol>
      {works.length > shownFirst ? (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('works.showFewer') : t('works.showAll', { count: works.length })}
        </Button>
      ) : null}
    </>
  );
}

interface DroppedWorksProps {
  works: readonly Beside[];
  isBusy: boolean;
  onTakeBack: (work: Work) => void;
}

function DroppedWorks({ works, isBusy, onTakeBack }: DroppedWorksProps) {
  const { t } = useTranslation('outlines');
  if (works.length === 0) return null;
  return (
    <details className={classes.dropped}>
      <summary>{t('works.droppedCount', { count: works.length })}</summary>
      <ul>
        {works.map(({ work }) => (
          <li key={work.id}>
            <span lang={work.language ?? undefined}>{work.title}</span>
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={isBusy}
              aria-label={t('works.takeBackOf', { title: work.title })}
              onClick={() => onTakeBack(work)}
            >
              {t('works.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
