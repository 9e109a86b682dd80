import { Skeleton } from '@mantine/core';
import { useElementSize, useIntersection } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SamplePaper } from '@yanmo/contract/papers';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { samplePath } from '../../domain/papers/paper-links.ts';
import { useCodeLabel } from '../../domain/site/global-code.ts';
import { languageNames } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/load-part.ts';
import { sampleFileQuery } from './api.ts';
import classes from './sample-papers-page.module.css';
import { useEngineName } from './use-engine-name.ts';
import { useLengthText } from './use-length-text.ts';

const PaperCover = lazyPart(() => import('../../domain/viewer/paper-cover.tsx'));

/** A sample in the list: its first page, and what it is. The whole card opens it. */
export function SampleCard({ sample }: { sample: SamplePaper }) {
  const { t } = useTranslation('papers');
  const labelOf = useCodeLabel();
  const engineName = useEngineName();
  const lengthText = useLengthText();
  return (
    <li className={classes.card}>
      <Cover id={sample.id} />
      <div className={classes.words}>
        <h2 className={classes.title} lang={sample.language}>
          <Link to={samplePath(sample.id)}>{sample.title}</Link>
        </h2>
        <p className={classes.facts}>
          {[languageNames[sample.language], labelOf('levels', sample.level), labelOf('fields', sample.field)].join(
            ' · ',
          )}
        </p>
        <p className={classes.facts}>
          {[t('own.pages', { count: sample.pages }), lengthText(sample.language, sample.units)].join(' · ')}
        </p>
        <p className={classes.engine}>{t('samples.writtenBy', { engine: engineName(sample.engine) })}</p>
      </div>
    </li>
  );
}

/** Fetched and drawn when it comes near the screen: a list of a dozen files is some megabytes. */
function Cover({ id }: { id: string }) {
  const { ref: nearRef, entry } = useIntersection({ rootMargin: '300px' });
  const { ref: sizeRef, width } = useElementSize<HTMLDivElement>();
  const [wasNear, setWasNear] = useState(false);
  if (entry?.isIntersecting && !wasNear) setWasNear(true);
  const client = useQueryClient();
  // A cover that does not come is a blank sheet; the card opens the paper all the same.
  const { data: file } = useQuery({ ...sampleFileQuery(client, id), enabled: wasNear });
  const waiting = <Skeleton height="100%" radius={0} />;
  return (
    <div ref={nearRef} className={classes.cover} aria-hidden="true">
      <div ref={sizeRef} className={classes.coverPage}>
        {file && width > 0 ? (
          <Suspense fallback={waiting}>
            <PaperCover file={file} width={width} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </div>
  );
}
