import { Button } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Document, type PDFDocumentProxy } from './pdf-library.ts';
import classes from './pdf-viewer.module.css';
import { type DocumentFacts, findTarget, readDocument } from './read-document.ts';
import type { Target } from './use-page-view.ts';
import type { PassageToShow } from './use-shown-passage.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import { ViewerSkeleton } from './viewer-skeleton.tsx';
import type { Download } from './viewer-toolbar.tsx';

interface PdfViewerProps {
  file: Blob;
  title: string;
  /** Under which the place in it is remembered. */
  placeKey: string;
  downloads: readonly Download[];
  shown?: PassageToShow | null;
  isCompact?: boolean;
}

/** A file to read. It loads by itself, with the library that draws it: no other page pays for that. */
export default function PdfViewer({ file, ...rest }: PdfViewerProps) {
  const { t } = useTranslation('papers');
  const [tries, setTries] = useState(0);
  const follow = useRef<(destination: unknown) => void>(() => undefined);
  // The document remembers the first one that it is given.
  const onItemClick = useCallback(({ dest, pageIndex }: { dest?: unknown; pageIndex: number }) => {
    follow.current(dest ?? [pageIndex]);
  }, []);
  return (
    <Document
      key={tries}
      className={classes.document}
      file={file}
      suspense={false}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      onItemClick={onItemClick}
      loading={<ViewerSkeleton label={t('viewer.opening')} />}
      error={<Broken onRetry={() => setTries(tries + 1)} />}
    >
      {({ pdf }) => <OpenDocument pdf={pdf} follow={follow} onRetry={() => setTries(tries + 1)} {...rest} />}
    </Document>
  );
}

interface OpenDocumentProps extends Omit<PdfViewerProps, 'file'> {
  pdf: PDFDocumentProxy;
  follow: { current: (destination: unknown) => void };
  onRetry: () => void;
}

function OpenDocument({ pdf, follow, onRetry, ...rest }: OpenDocumentProps) {
  const { t } = useTranslation('papers');
  const [facts, setFacts] = useState<DocumentFacts | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const goTo = useRef<(target: Target) => void>(() => undefined);

  useEffect(() => {
    let isWanted = true;
    readDocument(pdf).then(
      (read) => {
        if (!isWanted) return;
        setFacts(read);
        follow.current = (destination) => {
          // A link that leads nowhere is left alone, as in every reader.
          void findTarget(pdf, destination, read.sizes).then((target) => target && goTo.current(target));
        };
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, follow]);

  if (hasFailed) return <Broken onRetry={onRetry} />;
  if (!facts) return <ViewerSkeleton label={t('viewer.opening')} />;
  return <ViewerFrame pdf={pdf} facts={facts} goToRef={goTo} {...rest} />;
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('papers');
  return (
    <div className={classes.broken} role="alert">
      <p>{t('viewer.broken')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('viewer.tryAgain')}
      </Button>
    </div>
  );
}
