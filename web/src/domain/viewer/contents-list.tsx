import { useTranslation } from 'react-i18next';
import type { ContentsEntry } from './read-document.ts';
import classes from './side-panel.module.css';
import type { Target } from './use-page-view.ts';

const deepest = 2;

interface ContentsListProps {
  contents: readonly ContentsEntry[];
  /** The heading that is being read under. */
  reached: number;
  onGo: (target: Target) => void;
}

export function ContentsList({ contents, reached, onGo }: ContentsListProps) {
  const { t } = useTranslation('papers');
  return (
    <ul className={classes.list} aria-label={t('viewer.side.contents')}>
      {contents.map(({ title, depth, page, top }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the contents of a file never change, and two headings may be alike
        <li key={index}>
          <button
            type="button"
            className={classes.entry}
            data-depth={Math.min(depth, deepest)}
            aria-current={index === reached ? 'location' : undefined}
            onClick={() => onGo({ page, top })}
          >
            <span className={classes.entryTitle}>{title}</span>
            <span className={classes.entryPage}>{page + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
