import { Button } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit, TextPiece } from './find-text.ts';
import { HitMarks } from './hit-marks.tsx';
import type { PageBox } from './page-layout.ts';
import { Page } from './pdf-library.ts';
import classes from './pdf-page.module.css';
import { SteadyCanvas } from './steady-canvas.tsx';

interface PdfPageProps {
  index: number;
  box: PageBox;
  /** Pixels a point as the page is shown now. */
  scale: number;
  /** The scale that it is drawn for; it follows when a gesture is over, and until then the drawing is stretched. */
  drawnScale: number;
  hits: readonly Hit[];
  chosen: Hit | null;
  pieces: readonly TextPiece[];
}

/** A page: picture, text that can be selected, links, and what was found. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { index, box, scale, drawnScale, hits, chosen, pieces } = props;
  const { t } = useTranslation('papers');
  const [drawn, setDrawn] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const countDrawn = useCallback(() => setDrawn((count) => count + 1), []);
  const fail = useCallback(() => setHasFailed(true), []);
  const stretch = scale / drawnScale;

  return (
    <div
      className={classes.frame}
      style={{ top: box.top, width: box.width, height: box.height, left: `calc(50% - ${box.width / 2}px)` }}
      data-page={index + 1}
    >
      {hasFailed ? (
        <div className={classes.failed} role="alert">
          <p>{t('viewer.pageFailed', { page: index + 1 })}</p>
          <Button
            variant="default"
            onClick={() => {
              setHasFailed(false);
              setTries(tries + 1);
            }}
          >
            {t('viewer.tryAgain')}
          </Button>
        </div>
      ) : (
        <div
          className={classes.stretched}
          style={{
            width: box.width / stretch,
            height: box.height / stretch,
            ...(stretch === 1 ? {} : { transform: `scale(${stretch})` }),
          }}
        >
          <Page
            key={tries}
            className={classes.page}
            pageNumber={index + 1}
            scale={drawnScale}
            renderMode="none"
            loading={null}
            error={null}
            onLoadError={fail}
            onRenderTextLayerSuccess={countDrawn}
          >
            <SteadyCanvas onFailed={fail} />
            {hits.length > 0 ? <HitMarks hits={hits} chosen={chosen} pieces={pieces} drawn={drawn} /> : null}
          </Page>
        </div>
      )}
    </div>
  );
});
