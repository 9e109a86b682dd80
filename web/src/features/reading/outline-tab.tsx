import { UnstyledButton } from '@mantine/core';
import type { ReadHeading, ReadingDetail } from '@yanmo/contract/reading';
import { useTranslation } from 'react-i18next';
import classes from './reading-page.module.css';
import { useShowPassage } from './shown-passage.ts';

/** The name of a part; one without a heading goes by its pages, or by its number. */
export function useHeadingName() {
  const { t } = useTranslation('reading');
  return ({ title, page, last_page: last }: ReadHeading, index: number, isByPages: boolean): string => {
    if (title !== null) return title;
    if (!isByPages) return t('outline.opening');
    if (page === null) return t('outline.part', { number: index + 1 });
    return last === null || last === page ? t('outline.page', { page }) : t('outline.pages', { from: page, to: last });
  };
}

export function OutlineTab({ reading }: { reading: ReadingDetail }) {
  const { t } = useTranslation('reading');
  const show = useShowPassage();
  const nameOf = useHeadingName();
  const { outline, is_by_pages: isByPages, language } = reading;
  return (
    <nav aria-label={t('tab.outline')}>
      {isByPages ? <p className={classes.note}>{t('outline.byPages')}</p> : null}
      <ol className={classes.outline} lang={language ?? undefined}>
        {outline.map((heading, index) => (
          <li key={heading.paragraph} data-level={heading.level}>
            <UnstyledButton
              className={classes.heading ?? ''}
              onClick={() => show({ page: heading.page, paragraph: heading.paragraph, text: heading.title })}
            >
              <span>{nameOf(heading, index, isByPages)}</span>
              {heading.page === null || isByPages ? null : <span className={classes.number}>{heading.page}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
