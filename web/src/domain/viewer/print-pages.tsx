import { Button, Modal, Progress } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/notify.ts';
import type { PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf-library.ts';
import classes from './print-pages.module.css';

/** Sharp on paper; 300 would take four times the memory, and a thesis of a hundred pages would not fit into a phone. */
const dotsPerInch = 150;

interface PrintPagesProps {
  pdf: PDFDocumentProxy;
  sizes: readonly PageSize[];
  onDone: () => void;
}

/**
 * Draws every page for paper and hands all of them to the browser's own dialog. A frame with the file in it would be
 * shorter, but our policy lets no frame in, and phones print only its first page.
 */
export function PrintPages({ pdf, sizes, onDone }: PrintPagesProps) {
  const { t } = useTranslation(['papers', 'shell']);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const isReady = pictures.length === sizes.length;

  useEffect(() => {
    const made: string[] = [];
    let isWanted = true;
    void (async () => {
      for (let number = 1; number <= sizes.length && isWanted; number += 1) {
        made.push(URL.createObjectURL(await drawPage(pdf, number)));
        if (isWanted) setPictures([...made]);
      }
    })().catch((error: unknown) => {
      if (!isWanted) return;
      showError(error);
      onDone();
    });
    return () => {
      isWanted = false;
      for (const picture of made) URL.revokeObjectURL(picture);
    };
  }, [pdf, sizes, onDone]);

  useEffect(() => {
    if (!isReady) return;
    // Closed only by this event: some browsers return from print() while their dialog is still open.
    window.addEventListener('afterprint', onDone);
    document.body.dataset.printing = 'true';
    let isWanted = true;
    const loaded = [...document.querySelectorAll<HTMLImageElement>(`.${classes.sheets} img`)].map((image) =>
      image.decode(),
    );
    Promise.all(loaded).then(
      () => {
        if (isWanted) window.print();
      },
      (error: unknown) => {
        if (!isWanted) return;
        showError(error);
        onDone();
      },
    );
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', onDone);
      delete document.body.dataset.printing;
    };
  }, [isReady, onDone]);

  return (
    <>
      <Modal
        opened
        onClose={onDone}
        title={t('viewer.print.title')}
        size="sm"
        closeButtonProps={{ 'aria-label': t('shell:action.close') }}
      >
        <p className={classes.text} role="status">
          {isReady
            ? t('viewer.print.ready')
            : t('viewer.print.progress', { page: pictures.length + 1, pages: sizes.length })}
        </p>
        <Progress value={(pictures.length / sizes.length) * 100} aria-label={t('viewer.print.title')} />
        <Button mt="md" variant="default" onClick={onDone}>
          {t('shell:action.cancel')}
        </Button>
      </Modal>
      {isReady
        ? createPortal(
            <div className={classes.sheets}>
              {pictures.map((picture) => (
                <img key={picture} src={picture} alt="" />
              ))}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}

async function drawPage(pdf: PDFDocumentProxy, number: number): Promise<Blob> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  canvas.width = 0;
  canvas.height = 0;
  if (!picture) throw new Error(`page ${number} could not be drawn for print`);
  return picture;
}
