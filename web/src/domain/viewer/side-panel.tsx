import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentsList } from './contents-list.tsx';
import type { PageSize } from './page-layout.ts';
import { PageThumbnails } from './page-thumbnails.tsx';
import type { ContentsEntry } from './read-document.ts';
import classes from './side-panel.module.css';
import type { Target } from './use-page-view.ts';

interface SidePanelProps {
  sizes: readonly PageSize[];
  contents: readonly ContentsEntry[];
  current: number;
  reached: number;
  onGo: (target: Target) => void;
}

/** Beside the pages: all of them in small, or the file's own contents. */
export function SidePanel({ sizes, contents, current, reached, onGo }: SidePanelProps) {
  const { t } = useTranslation('papers');
  const [shown, setShown] = useState<'pages' | 'contents'>('pages');
  return (
    <div className={classes.panel}>
      {contents.length > 0 ? (
        <SegmentedControl
          className={classes.choice}
          size="xs"
          fullWidth
          value={shown}
          onChange={(value) => setShown(value === 'contents' ? 'contents' : 'pages')}
          aria-label={t('viewer.side.label')}
          data={[
            { value: 'pages', label: t('viewer.side.pages') },
            { value: 'contents', label: t('viewer.side.contents') },
          ]}
        />
      ) : null}
      {shown === 'contents' && contents.length > 0 ? (
        <ContentsList contents={contents} reached={reached} onGo={onGo} />
      ) : (
        <PageThumbnails sizes={sizes} current={current} onGo={onGo} />
      )}
    </div>
  );
}
