import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FoldedPage, findHits, foldQuery, type Hit, nearestHit, type TextPiece } from './find-text.ts';
import type { PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';
import { readTexts } from './read-document.ts';
import type { Target } from './use-page-view.ts';

const typingMs = 150;

interface SearchOptions {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  current: number;
  goTo: (target: Target) => void;
}

/** The same empty list each time: pages that have nothing to do with the search are not drawn anew. */
const noHits: readonly Hit[] = [];
const noPieces: readonly TextPiece[] = [];

/** Looks through the whole file, pages that are not drawn included. */
export function useSearch({ pdf, sizes, current, goTo }: SearchOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed, typingMs);
  const [pages, setPages] = useState<readonly FoldedPage[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [chosenAt, setChosenAt] = useState(0);
  const place = useRef({ current, goTo });
  useEffect(() => {
    place.current = { current, goTo };
  });

  // The text is read once, when it is first looked for.
  useEffect(() => {
    if (!isOpen || pages) return;
    let isWanted = true;
    readTexts(pdf, sizes).then(
      (read) => {
        if (isWanted) setPages(read);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, pages, pdf, sizes]);

  const hits = useMemo(() => (isOpen && pages ? findHits(pages, query) : noHits), [isOpen, pages, query]);
  const byPage = useMemo(() => Map.groupBy(hits, ({ page }) => page), [hits]);
  const chosen = hits[chosenAt] ?? null;

  useEffect(() => {
    const nearest = nearestHit(hits, place.current.current);
    setChosenAt(nearest);
    const hit = hits[nearest];
    if (hit) place.current.goTo({ ...hit, onlyIfHidden: true });
  }, [hits]);

  const choose = (index: number) => {
    const at = (index + hits.length) % hits.length;
    const hit = hits[at];
    if (!hit) return;
    setChosenAt(at);
    goTo({ ...hit, onlyIfHidden: true });
  };

  return {
    isOpen,
    typed,
    setTyped,
    /** Null until everything has been looked through. */
    found: hasFailed || foldQuery(typed) === '' || pages === null || query !== typed ? null : hits.length,
    isBlank: foldQuery(typed) === '',
    hasFailed,
    chosenAt,
    chosen,
    hitsOn: (page: number): readonly Hit[] => byPage.get(page) ?? noHits,
    piecesOf: (page: number) => pages?.[page]?.pieces ?? noPieces,
    next: () => choose(chosenAt + 1),
    previous: () => choose(chosenAt - 1),
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
  };
}

export type Search = ReturnType<typeof useSearch>;
