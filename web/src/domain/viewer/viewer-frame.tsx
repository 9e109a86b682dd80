import { Drawer } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsMobile } from '../../lib/use-is-mobile.ts';
import { findHeading } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';
import { PdfPage } from './pdf-page.tsx';
import classes from './pdf-viewer.module.css';
import { PrintPages } from './print-pages.tsx';
import type { DocumentFacts } from './read-document.ts';
import { SearchBar } from './search-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { type Target, usePageView } from './use-page-view.ts';
import { usePinch } from './use-pinch.ts';
import { useSearch } from './use-search.ts';
import { type PassageToShow, useShownPassage } from './use-shown-passage.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { type Download, ViewerToolbar } from './viewer-toolbar.tsx';
import { zoomFactor } from './zoom.ts';

interface ViewerFrameProps {
  pdf: PDFDocumentProxy;
  facts: DocumentFacts;
  title: string;
  placeKey: string;
  downloads: readonly Download[];
  /** Filled here, for links inside the file. */
  goToRef: RefObject<(target: Target) => void>;
  /** Asked for beside the file. */
  shown?: PassageToShow | null;
  /** Beside something else: the list of pages is closed until it is asked for. */
  isCompact?: boolean;
}

/** The pages with everything around them. */
export function ViewerFrame({
  pdf,
  facts,
  title,
  placeKey,
  downloads,
  goToRef,
  shown = null,
  isCompact,
}: ViewerFrameProps) {
  const { t } = useTranslation(['papers', 'shell']);
  const { sizes, contents } = facts;
  const isMobile = useIsMobile();
  const [isSideOpen, setIsSideOpen] = useState(!isMobile && !isCompact);
  const [isPrinting, setIsPrinting] = useState(false);
  const root = useRef<HTMLElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { ref: fullscreenRef, toggle: toggleFullscreen, fullscreen } = useFullscreenElement();

  const view = usePageView(sizes, placeKey);
  const { scroller, layout, scale, drawnScale, near, current, goTo, room, gap } = view;
  const search = useSearch({ pdf, sizes, current, goTo });
  const marked = useShownPassage({ pdf, sizes, passage: shown, goTo, isLaid: room.width > 0 });
  usePinch(view, zoomFactor('width', sizes[0] ?? { width: 1, height: 1 }, { ...room, gap }));
  useEffect(() => {
    goToRef.current = goTo;
  }, [goToRef, goTo]);

  const endPrinting = useCallback(() => setIsPrinting(false), []);
  const openSearch = () => {
    search.open();
    searchField.current?.select();
  };
  const closeSearch = () => {
    if (!search.isOpen) return;
    search.close();
    scroller.current?.focus({ preventScroll: true });
  };
  const onKeyDown = useViewerKeys({
    root,
    searchField,
    view,
    pages: sizes.length,
    onSearch: openSearch,
    onCloseSearch: closeSearch,
  });

  const side = (onGo: (target: Target) => void) => (
    <SidePanel
      sizes={sizes}
      contents={contents}
      current={current}
      reached={findHeading(contents, sizes, view.place)}
      onGo={onGo}
    />
  );

  return (
    <section
      ref={(element) => {
        root.current = element;
        fullscreenRef(element);
      }}
      className={classes.viewer}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      <ViewerToolbar
        view={view}
        pages={sizes.length}
        downloads={downloads}
        isSideOpen={isSideOpen}
        isFullscreen={fullscreen}
        onSide={() => setIsSideOpen(!isSideOpen)}
        onSearch={openSearch}
        onPrint={() => setIsPrinting(true)}
        onFullscreen={() => void toggleFullscreen()}
      />
      {search.isOpen ? <SearchBar search={search} field={searchField} onClose={closeSearch} /> : null}
      <div className={classes.body}>
        {isSideOpen && !isMobile ? <aside className={classes.side}>{side(goTo)}</aside> : null}
        <section
          ref={scroller}
          className={classes.scroller}
          onScroll={view.onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          aria-label={t('viewer.pages')}
        >
          <div className={classes.column} style={{ height: layout.height, minWidth: layout.width + 2 * gap }}>
            {room.width > 0
              ? layout.boxes.slice(near.first, near.last + 1).map((box, offset) => {
                  const index = near.first + offset;
                  const passage = !search.isOpen && marked?.hit.page === index ? marked : null;
                  return (
                    <PdfPage
                      key={index}
                      index={index}
                      box={box}
                      scale={scale}
                      drawnScale={drawnScale}
                      hits={passage?.hits ?? search.hitsOn(index)}
                      chosen={passage?.hit ?? search.chosen}
                      pieces={passage?.pieces ?? search.piecesOf(index)}
                    />
                  );
                })
              : null}
          </div>
        </section>
      </div>
      {isMobile ? (
        <Drawer
          opened={isSideOpen}
          onClose={() => setIsSideOpen(false)}
          position="bottom"
          size="75%"
          title={t('viewer.side.label')}
          closeButtonProps={{ 'aria-label': t('shell:action.close') }}
          classNames={{ body: classes.drawerBody ?? '', content: classes.drawerContent ?? '' }}
        >
          {side((target) => {
            setIsSideOpen(false);
            goTo(target);
          })}
        </Drawer>
      ) : null}
      {isPrinting ? <PrintPages pdf={pdf} sizes={sizes} onDone={endPrinting} /> : null}
    </section>
  );
}
