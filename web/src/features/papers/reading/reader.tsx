import { Alert, Button, Drawer } from '@mantine/core';
import type { SectionText } from '@yanmo/contract/paper-text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { amendPath, previewPath } from '../../../domain/papers/paper-links.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import type { PaperText } from './api.ts';
import { ContentsList } from './contents-list.tsx';
import { FindField } from './find-field.tsx';
import type { Hit } from './find-in-text.ts';
import { percentBefore } from './paper-places.ts';
import classes from './reader.module.css';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { findReadingPlace, keepReadingPlace } from './reading-progress.ts';
import { SectionView } from './section-view.tsx';
import { showBlock, showSection } from './show-block.ts';
import { SourceList } from './source-list.tsx';
import { SourcesPanel, type SourcesPanelProps } from './sources-panel.tsx';
import { useTextSize } from './text-size.ts';
import { TitleLeaf } from './title-leaf.tsx';
import { useCurrentBlock } from './use-current-block.ts';
import { useFind } from './use-find.ts';
import { useReadingKeys } from './use-reading-keys.ts';

const noHits: readonly Hit[] = [];

const holds = ({ text }: SectionText, blockId: string | null) => text?.blocks.some(({ id }) => id === blockId) ?? false;

/** The paper on its sheet, its contents at the left and what it rests on at the right. */
export function Reader({ paper }: { paper: PaperText }) {
  const { t } = useTranslation(['amending', 'shell']);
  const { out_trade_no: outTradeNo, sections, references, language } = paper;
  const sheet = useRef<HTMLDivElement>(null);
  const findInput = useRef<HTMLInputElement>(null);
  const [drawer, setDrawer] = useState<'contents' | 'sources' | null>(null);
  const [openBlock, setOpenBlock] = useState<string | null>(null);
  const [cited, setCited] = useState<{ works: readonly string[]; at: string | null }>({ works: [], at: null });
  const [isFindOpen, setIsFindOpen] = useState(false);
  const textSize = useTextSize();
  const find = useFind(sections);
  const { current, inView, lookAt } = useCurrentBlock(sheet, sections);
  const percent = useMemo(() => (inView ? percentBefore(sections, inView) : 0), [sections, inView]);

  const cite = useCallback(
    (works: readonly string[], blockId: string) => {
      // Not every browser gives a pressed button the focus that would say which paragraph it is in.
      lookAt(blockId);
      setCited({ works, at: blockId });
      // Beside the sheet the sources are in view already; where they are not, the drawer brings them.
      if (window.matchMedia('(max-width: 1199.98px)').matches) setDrawer('sources');
    },
    [lookAt],
  );
  const toggleProvenance = useCallback(
    (blockId: string) => setOpenBlock((open) => (open === blockId ? null : blockId)),
    [],
  );
  useReadingKeys({ sheet, current, onFind: () => findInput.current?.focus(), onProvenance: toggleProvenance });
  usePlaceKept(outTradeNo, inView, percent);

  const hitsOf = useMemo(() => {
    const own = new Map<string, Hit[]>();
    for (const section of sections) {
      const ids = new Set(section.text?.blocks.map(({ id }) => id));
      const found = find.hits.filter(({ blockId }) => ids.has(blockId));
      if (found.length > 0) own.set(section.id, found);
    }
    return own;
  }, [sections, find.hits]);

  const go = (move: () => void) => {
    setDrawer(null);
    // A drawer that closes gives the focus back to its button, and only then may the page move.
    requestAnimationFrame(() => requestAnimationFrame(move));
  };
  const panel: SourcesPanelProps = {
    sections,
    references,
    worksHere: sections.flatMap(({ text }) => text?.blocks ?? []).find(({ id }) => id === current)?.works ?? [],
    marked: cited.at === current ? cited.works : [],
    onGo: (blockId) => go(() => showBlock(blockId)),
  };
  const currentSection = sections.find((section) => holds(section, inView))?.id ?? null;
  const contents = (
    <ContentsList
      sections={sections}
      language={language}
      currentSection={currentSection}
      onGo={(id) => go(() => showSection(id))}
    />
  );

  return (
    <div className={classes.reader}>
      <ReaderToolbar
        outTradeNo={outTradeNo}
        mayAmend={paper.may_amend}
        percent={percent}
        textSize={textSize}
        onContents={() => setDrawer('contents')}
        onSources={() => setDrawer('sources')}
        onFind={() => setIsFindOpen(!isFindOpen)}
      >
        <FindField find={find} input={findInput} isOpen={isFindOpen} />
      </ReaderToolbar>
      {paper.is_cancelled ? (
        <Alert className={classes.notice} color="warn" variant="light" mb="md">
          {t('read.isCancelled')}
        </Alert>
      ) : paper.is_preview ? (
        <Alert className={classes.notice} color="warn" variant="light" mb="md">
          {t('read.isPreview')}{' '}
          <Button component={Link} size="compact-sm" variant="light" color="warn" to={previewPath(outTradeNo)}>
            {t('read.toPreview')}
          </Button>
        </Alert>
      ) : paper.has_unexported_changes ? (
        <Alert className={classes.notice} color="azurite" variant="light" mb="md">
          {t('export.changed')}{' '}
          <Button component={Link} size="compact-sm" variant="light" to={amendPath(outTradeNo)}>
            {t('export.open')}
          </Button>
        </Alert>
      ) : null}
      <div className={classes.columns}>
        <aside className={classes.side}>{contents}</aside>
        <div ref={sheet} className={classes.paper} style={{ fontSize: textSize.size }} lang={language}>
          <Sheet label={paper.title}>
            <TitleLeaf paper={paper} />
            {sections.map((section) => {
              const hits = hitsOf.get(section.id) ?? noHits;
              return (
                <SectionView
                  key={section.id}
                  outTradeNo={outTradeNo}
                  section={section}
                  references={references}
                  mayAmend={paper.may_amend}
                  hits={hits}
                  currentHit={hits.length > 0 ? find.current : null}
                  currentBlock={holds(section, current) ? current : null}
                  openBlock={holds(section, openBlock) ? openBlock : null}
                  onCite={cite}
                  onProvenance={toggleProvenance}
                />
              );
            })}
            <SourceList references={references} />
            <p className={classes.label}>{t('read.label')}</p>
          </Sheet>
        </div>
        <aside className={classes.side} aria-label={t('read.sources')}>
          <SourcesPanel {...panel} />
        </aside>
      </div>
      <Drawer
        opened={drawer !== null}
        onClose={() => setDrawer(null)}
        position="bottom"
        size="70%"
        title={drawer === 'contents' ? t('read.contents') : t('read.sources')}
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        {drawer === 'contents' ? contents : <SourcesPanel {...panel} />}
      </Drawer>
    </div>
  );
}

/** Takes the reader to where they were, once, and remembers where they get to. */
function usePlaceKept(outTradeNo: string, inView: string | null, percent: number): void {
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) return;
    const place = findReadingPlace(outTradeNo);
    if (place && place.percent > 0) {
      document
        .querySelector(`[data-block="${CSS.escape(place.blockId)}"]`)
        ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    isRestored.current = true;
  }, [outTradeNo]);
  useEffect(() => {
    if (isRestored.current && inView) keepReadingPlace(outTradeNo, { blockId: inView, percent });
  }, [outTradeNo, inView, percent]);
}
