import { useEffect, useEffectEvent, useState } from 'react';
import { findHits, foldQuery, type Hit, type TextPiece } from './find-text.ts';
import type { PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';
import { readPageText } from './read-document.ts';
import type { Target } from './use-page-view.ts';

/** A passage to go to and to mark; another object each time that it is asked for. */
export interface PassageToShow {
  /** From 1, as readers count; it may end on the next one. */
  page: number | null;
  /** Null: the page alone. */
  text: string | null;
}

export interface MarkedPassage {
  hit: Hit;
  /** It alone; the same list each time, so that the page is not drawn anew. */
  hits: readonly Hit[];
  pieces: readonly TextPiece[];
}

interface Options {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  passage: PassageToShow | null;
  goTo: (target: Target) => void;
  /** The pages are laid: before, there is nowhere to go. */
  isLaid: boolean;
}

/** Goes to a passage as soon as it is asked for, and marks it where its words are found on the page. */
export function useShownPassage({ pdf, sizes, passage, goTo, isLaid }: Options): MarkedPassage | null {
  const [marked, setMarked] = useState<MarkedPassage | null>(null);
  const go = useEffectEvent(goTo);

  useEffect(() => {
    setMarked(null);
    if (!passage || passage.page === null || !isLaid) return;
    const page = Math.min(Math.max(passage.page - 1, 0), sizes.length - 1);
    let isWanted = true;
    go({ page });
    findPassage(pdf, sizes, page, passage.text).then(
      (found) => {
        if (!isWanted || !found) return;
        setMarked(found);
        go(found.hit);
      },
      // The page is shown all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [passage, pdf, sizes, isLaid]);

  return marked;
}

/** Shorter beginnings stand in many places. */
const beginnings = [60, 30, 15];

async function findPassage(
  pdf: PDFDocumentProxy,
  sizes: readonly PageSize[],
  page: number,
  text: string | null,
): Promise<MarkedPassage | null> {
  const whole = foldQuery(text ?? '');
  if (whole === '') return null;
  // What was read as one text may be set otherwise on the page: its beginning is then enough to find it.
  const wordings = [
    whole,
    ...beginnings.filter((length) => length < whole.length).map((length) => whole.slice(0, length)),
  ];
  const near = [page, page + 1, page - 1].filter((index) => sizes[index] !== undefined);
  const texts = await Promise.all(near.map((index) => readPageText(pdf, sizes[index] as PageSize, index)));
  for (const wording of wordings) {
    for (const [at, folded] of texts.entries()) {
      const [hit] = findHits([folded], wording);
      if (!hit) continue;
      const found = { ...hit, page: near[at] ?? page };
      return { hit: found, hits: [found], pieces: folded.pieces };
    }
  }
  return null;
}
