import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageSize } from './page-layout.ts';
import { Page } from './pdf-library.ts';
import classes from './side-panel.module.css';
import type { Target } from './use-page-view.ts';

const thumbnailWidth = 100;

interface PageThumbnailsProps {
  sizes: readonly PageSize[];
  current: number;
  onGo: (target: Target) => void;
}

export function PageThumbnails({ sizes, current, onGo }: PageThumbnailsProps) {
  const { t } = useTranslation('papers');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const element = list.current;
    const item = element?.children[current];
    if (!element || !(item instanceof HTMLElement)) return;
    // By hand: scrollIntoView would move the view and the page along with the list.
    const upper = item.offsetTop;
    const lower = upper + item.offsetHeight;
    if (upper < element.scrollTop || lower > element.scrollTop + element.clientHeight) {
      element.scrollTop = upper - (element.clientHeight - item.offsetHeight) / 2;
    }
  }, [current]);

  return (
    <ul ref={list} className={`${classes.list} ${classes.pages}`} aria-label={t('viewer.side.pages')}>
      {sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index}>
          <button
            type="button"
            className={classes.thumbnail}
            aria-current={index === current ? 'page' : undefined}
            aria-label={t('viewer.goToPage', { page: index + 1 })}
            onClick={() => onGo({ page: index })}
          >
            <SmallPage list={list} index={index} size={size} />
            <span>{index + 1}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SmallPageProps {
  list: RefObject<HTMLElement | null>;
  index: number;
  size: PageSize;
}

/** Drawn when it comes near the part of the list that is seen, and kept then: it is small. */
function SmallPage({ list, index, size }: SmallPageProps) {
  const own = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !own.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      root: list.current,
      rootMargin: '200px 0px',
    });
    observer.observe(own.current);
    return () => observer.disconnect();
  }, [isNear, list]);

  return (
    <span
      ref={own}
      className={classes.small}
      style={{ width: thumbnailWidth, height: (size.height / size.width) * thumbnailWidth }}
    >
      {isNear ? (
        <Page
          pageNumber={index + 1}
          width={thumbnailWidth}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={null}
          error={null}
        />
      ) : null}
    </span>
  );
}
